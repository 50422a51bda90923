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
}
