import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Build settings of an app")
struct BuildSettingsTests {
  private static let main = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n"
  private static let none = "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;\n"

  @Test(
    "What says nothing of actors is the main actor's where most targets say so",
    arguments: [
      ("A.xcodeproj/project.pbxproj", main, true),
      ("A.xcodeproj/project.pbxproj", main + none + main, true),
      ("A.xcodeproj/project.pbxproj", main + none, false),
      ("A.xcodeproj/project.pbxproj", "SWIFT_VERSION = 6.0;", false),
      ("Package.swift", "swiftSettings: [.defaultIsolation(MainActor.self)]", true),
      ("Package.swift", "swiftSettings: [.defaultIsolation(nil)]", false),
      ("Notes/project.pbxproj", main, false),
      ("Package.swift", "[.defaultIsolation( MainActor.self )]", true),
      ("Package.swift", "// .defaultIsolation(MainActor.self)", false),
      ("AppTests/Fixtures/Package.swift", "[.defaultIsolation(MainActor.self)]", false),
      ("Config/App.xcconfig", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor // all", true),
    ])
  func isolation(file: String, text: String, isMainActor: Bool) throws {
    try TemporaryFolder.with { folder in
      try Files.write(Array(text.utf8), to: FilePath.joined(folder, file))
      let settings = BuildSettings(in: folder, among: [file])
      #expect(settings.isMainActorByDefault == isMainActor)
      #expect(settings.flags.contains("-default-isolation") == isMainActor)
    }
  }
}
