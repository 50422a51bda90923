import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Where views are looked for")
struct SourceIndexTests {
  @Test(
    "In the folder that is named alone, wherever one is",
    arguments: ["", "Feed", "Feed/Rows", "Chat"])
  func ownPlaces(working: String) throws {
    try TemporaryFolder.with { folder in
      for (path, text) in [
        "Package.swift": "", "Feed/Feed.swift": "struct Feed: View {}",
        "Feed/Rows/Row.swift": "struct Row: View {}\n#Preview { Row() }",
        "Feedback/Feedback.swift": "struct Feedback: View {}\n#Preview { Feedback() }",
        "Chat/Chat.swift": "struct Chat: View {}",
      ] {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let root = try #require(Files.resolved(folder))
      let source = FilePath.joined(root, "Feed")
      let index = try SourceIndex(of: source, from: FilePath.joined(root, working))
      #expect(index.viewNames == ["Feed", "Row"])
      #expect(index.previews.map(\.name) == ["Row.swift#1"])
      #expect(index.app.files.count == 4)
    }
  }

  @Test(
    "What a project is made from tells where the app is",
    arguments: [
      ("Tuist.swift", "import ProjectDescription", true),
      ("Workspace.swift", "// Ours\nimport ProjectDescription\n", true),
      ("Workspace.swift", "struct Workspace {}", false), ("project.yml", "name: A\ntargets:", true),
      ("project.yml", "name: A", false), ("Project.swift", "import ProjectDescription", false),
    ])
  func generatedProjects(file: String, text: String, reachesAll: Bool) throws {
    try TemporaryFolder.with { folder in
      for (path, text) in [
        "Feed/Feed.swift": "struct Feed: View {}", "Rows/Row.swift": "struct Row {}",
        "Feed/Project.swift": "import ProjectDescription", file: text,
      ] {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let root = try #require(Files.resolved(folder))
      let index = try SourceIndex(of: FilePath.joined(root, "Feed/Feed.swift"), from: root)
      let names = index.app.files.map { FilePath.name(of: $0.path) }
      #expect(names.contains("Row.swift") == reachesAll, "\(names)")
    }
  }

  @Test("A checkout of this tool inside an app is not the app", arguments: ["Vendor/tool/", ""])
  func checkouts(place: String) throws {
    try TemporaryFolder.with { folder in
      for (path, text) in [
        "Feed.swift": "struct Feed: View {}",
        place + "Sources/SkeletonSwiftUI/SwiftUIViews.swift": "struct Frame {}",
        place + "Sources/SkeletonModel/Frame.swift": "struct Frame {}",
        place + "SwiftUI/Sources/SwiftUI/Recording/Recording.swift": "enum _Recording {}",
        place + "SwiftUI/Sources/SwiftUI/Views/Text.swift": "struct Text {}",
      ] {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      #expect(
        try SourceFolder(folder) { $0 }.files.map { FilePath.name(of: $0.path) } == ["Feed.swift"])
    }
  }

  @Test("Packages that are named by a path belong to the app, those of this tool do not")
  func dependencies() throws {
    try TemporaryFolder.with { folder in
      for (path, text) in [
        "App/Package.swift": """
        let package = Package(
          dependencies: [.package(path: "../Models"), .package(path: "../tool/SwiftUI")])
        """,
        "App/Feed.swift": "struct Feed: View {}", "Models/Package.swift": "",
        "Models/Post.swift": "struct Post {}", "tool/SwiftUI/Package.swift": "",
        "tool/SwiftUI/Sources/SwiftUI/Recording/Recording.swift": "enum _Recording {}",
        "tool/SwiftUI/Tests/Tests.swift": "struct Post {}",
      ] {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let root = try #require(Files.resolved(FilePath.joined(folder, "App")))
      let index = try SourceIndex(of: root, from: root)
      #expect(index.app.files.map { FilePath.name(of: $0.path) } == ["Feed.swift", "Post.swift"])
    }
  }
}
