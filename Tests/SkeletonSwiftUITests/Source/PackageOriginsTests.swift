import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Where an app has its packages from")
struct PackageOriginsTests {
  @Test(
    "A module is named with its package",
    arguments: [
      ("Kingfisher", "Kingfisher of github.com/onevcat/Kingfisher"),
      ("NukeUI", "NukeUI of github.com/kean/Nuke"),
      ("Lottie", "Lottie of github.com/airbnb/lottie-ios"),
      (
        "ComposableArchitecture",
        "ComposableArchitecture of github.com/pointfreeco/swift-composable-architecture"
      ), ("Confetti", "Confetti"),
    ])
  func names(module: String, expected: String) throws {
    try TemporaryFolder.with { folder in
      for (path, text) in [
        "Feed.swift": "import SwiftUI\nstruct Feed: View {}",
        "Package.resolved": """
        {"version": 2, "pins": [
          {"identity": "kingfisher", "location": "https://github.com/onevcat/Kingfisher.git"},
          {"identity": "nuke", "location": "git@github.com:kean/Nuke.git"}]}
        """,
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
        {"version": 1, "object": {"pins": [
          {"package": "Lottie", "repositoryURL": "https://github.com/airbnb/lottie-ios"},
          {"package": "swift-composable-architecture",
            "repositoryURL": "https://github.com/pointfreeco/swift-composable-architecture"}]}}
        """, "App.xcodeproj/project.pbxproj": "",
      ] {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let root = try #require(Files.resolved(folder))
      #expect(try SourceIndex(of: root, from: root).app.named(module) == expected)
    }
  }
}
