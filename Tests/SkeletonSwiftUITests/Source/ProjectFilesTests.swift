import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("The files that a project of Xcode compiles")
struct ProjectFilesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Of the project, after the lines that name files.
    var more = ""
    var compiled = ["Feed.swift", "Row.swift"]
    /// In the app's folder.
    var source = ""
    let files: [String]
  }

  private static let all = [
    "Feed.swift", "Kit/Sources/Button.swift", "Old/Row.swift", "Old/Unused.swift", "Row.swift",
  ]

  @Test(arguments: [
    Row(
      testDescription: "what is in no target is none of it, but for packages",
      files: ["Feed.swift", "Kit/Sources/Button.swift", "Old/Row.swift", "Row.swift"]),
    Row(
      testDescription: "a folder that is named is meant",
      source: "Old", files: all),
    Row(
      testDescription: "a project that takes whole folders names no files",
      more: "isa = PBXFileSystemSynchronizedRootGroup;", files: all),
    Row(
      testDescription: "a project of other files says nothing of these",
      compiled: ["Feed.swift"], files: all),
  ])
  func areRead(_ row: Row) throws {
    let files = try TemporaryFolder.with { folder in
      for path in Self.all + ["Kit/Package.swift"] {
        try Files.write(Array("struct A {}".utf8), to: FilePath.joined(folder, path))
      }
      let lines = row.compiled.map {
        "\t\t1A /* \($0) in Sources */ = {isa = PBXBuildFile; fileRef = 1B /* \($0) */; };\n"
      }
      try Files.write(
        Array(
          (lines.joined() + "\t\t1B /* Old/Unused.swift */ = {isa = PBXFileReference; };\n"
            + row.more).utf8),
        to: FilePath.joined(folder, "App.xcodeproj/project.pbxproj"))
      let root = try #require(Files.resolved(folder))
      let source = row.source.isEmpty ? root : FilePath.joined(root, row.source)
      return try SourceIndex(of: source, from: root).app.files.map(\.path)
    }
    #expect(files.sorted() == row.files)
  }

  @Test(
    "What only a television's or a watch's target compiles is none of it",
    arguments: [
      (named: "App", files: ["App/Feed.swift", "Shared/Row.swift", "Watch/ForBoth.swift"]),
      (
        named: "Watch/Face.swift",
        files: [
          "App/Feed.swift", "Shared/Old.swift", "Shared/Row.swift", "Watch/Face.swift",
          "Watch/ForBoth.swift",
        ]
      ),
    ])
  func otherPlatforms(named: String, files: [String]) throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G; };
        G = {isa = PBXGroup; children = (A, W, S, ); sourceTree = "<group>"; };
        A /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = Shared; };
        W = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, ); path = "Watch"; };
        E1 = {isa = X; membershipExceptions = (Old.swift, ); target = T1; };
        E2 = {isa = X; membershipExceptions = (ForBoth.swift, ); target = T1; };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; fileSystemSynchronizedGroups = (A, S); };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; fileSystemSynchronizedGroups = (W, S, ); };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C0 = {isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
        C1 = {isa = XCBuildConfiguration; buildSettings = { NAME = "a \\\"b\\\""; }; };
        C2 = {isa = XCBuildConfiguration; buildSettings = { SDKROOT = watchos; }; };
      }; rootObject = P; }
      """
    let found = try TemporaryFolder.with { folder in
      for path in files + ["Shared/Old.swift", "Watch/Face.swift"] {
        try Files.write(Array("struct A {}".utf8), to: FilePath.joined(folder, path))
      }
      try Files.write(
        Array(project.utf8), to: FilePath.joined(folder, "App.xcodeproj/project.pbxproj"))
      let root = try #require(Files.resolved(folder))
      return try SourceIndex(of: FilePath.joined(root, named), from: root).app.files.map(\.path)
    }
    #expect(found.sorted() == files)
  }

  @Test(
    "Whatever stands in a project, it is read without a trap",
    arguments: [
      "", "{", "{ objects = ", "{ objects = { A = {isa = PBXNativeTarget; }; ", "/*", "//", "/",
      "\"",
      "{ objects = { A = (", "\"\\", String(repeating: "{a=", count: 5000),
      "{ objects = { A = {isa = PBXGroup; children = (A, ); }; }; }",
    ])
  func anyProject(_ text: String) {
    #expect(XcodeProject(Array(text.utf8))?.targets.isEmpty != false)
  }
}
