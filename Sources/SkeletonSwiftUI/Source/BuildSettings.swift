import SkeletonModel
import SkeletonSystem

/// What of an app's build settings decides which source compiles.
struct BuildSettings: Hashable, Sendable {
  /// Whether what says nothing of actors is the main actor's, as in projects that Xcode 26 has made.
  private(set) var isMainActorByDefault = false

  init() {}

  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - files: All below it, by their paths in it.
  init(in folder: String, among files: [String]) {
    var main = 0
    var none = 0
    for file in files {
      let isProject = file.hasSuffix(".xcodeproj/project.pbxproj") || file.hasSuffix(".xcconfig")
      // A package of a test's is none of the app's.
      guard isProject || FilePath.name(of: file) == "Package.swift",
        !file.split(separator: "/").contains(where: { $0.hasSuffix("Tests") }),
        let bytes = try? Files.read(FilePath.joined(folder, file), limit: 50_000_000)
      else { continue }
      let text = Self.withoutComments(String(decoding: bytes, as: UTF8.self))
      main += text.ranges(of: isProject ? Self.setting + "MainActor" : Self.argument).count
      none += text.ranges(of: Self.setting + "nonisolated").count
    }
    // Targets are one module here.
    isMainActorByDefault = main > none
  }

  /// Without blanks, too.
  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.filter { !$0.isWhitespace }
    }.joined(separator: "\n")
  }

  private static let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION="
  private static let argument = ".defaultIsolation(MainActor.self)"

  /// As the compiler is told.
  var flags: [String] {
    isMainActorByDefault
      ? [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
      ]
      : []
  }
}
