import SkeletonModel
import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Packages of others that an app imports")
struct OtherPackagesTests {
  private static let manifest = """
    let package = Package(
      name: "Badges",
      products: [.library(name: "Badges", targets: ["Badges"])],
      dependencies: [.package(url: "https://example.com/lights", from: "1.0.0")],
      targets: [
        .target(name: "Badges", dependencies: [.target(name: "Shapes"), "Lights"], path: "Code/Badges"),
        .target(name: "Shapes"),
        .testTarget(name: "BadgesTests", dependencies: ["Badges"]),
      ])
    """

  /// An app that imports `Badges`, with the package in one of the places where tools put it.
  private func index(
    checkout: String, besides more: [String: String] = [:]
  ) throws -> (files: [String], modules: Set<String>, text: String) {
    try TemporaryFolder.with { folder in
      let files = [
        "App/App.xcodeproj/project.pbxproj": "",
        "App/Feed.swift": """
        import SwiftUI
        import Badges
        struct Feed: View { var body: some View { Badge().spark() } }
        """,
        "\(checkout)/badges/Package.swift": Self.manifest,
        "\(checkout)/badges/Code/Badges/Badge.swift": """
        import Shapes
        public struct Badge: View { public var body: some View { Star() } }
        public struct Unused: View { public var body: some View { Star() } }
        extension View { public func spark() -> some View { self } }
        """,
        "\(checkout)/badges/Sources/Shapes/Star.swift": "public struct Star: View {}",
        "\(checkout)/badges/Sources/Other/Other.swift": "public struct Other: View {}",
        "\(checkout)/badges/Tests/BadgesTests/Tests.swift": "struct Badge {}",
      ].merging(more) { $1 }
      for (path, text) in files {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      let root = try #require(Files.resolved(FilePath.joined(folder, "App")))
      let index = try SourceIndex(of: root, from: root)
      let wanted = try WantedView("Feed", in: index)
      let slice = index.app.slice(around: wanted.roots)
      return (
        index.app.files.map { FilePath.name(of: $0.path) }, index.app.otherModules,
        slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n")
      )
    }
  }

  @Test(
    "Their sources are used where a tool has put them, as far as they are reached",
    arguments: [
      "App/.build/checkouts", "App/SourcePackages/checkouts", "App/build/SourcePackages/checkouts",
      "App/DerivedData/SourcePackages/checkouts",
    ])
  func checkouts(place: String) throws {
    let found = try index(checkout: place)
    #expect(found.files == ["Feed.swift", "Badge.swift", "Star.swift"])
    #expect(found.modules == ["Badges", "Shapes"])
    for word in ["struct Badge", "struct Star", "func spark"] {
      #expect(found.text.contains(word), "\(word)")
    }
    #expect(!found.text.contains("Unused"))
  }

  @Test("A pod is its folder")
  func pods() throws {
    let found = try index(
      checkout: "elsewhere",
      besides: ["App/Pods/Badges/Source/Badge.swift": "public struct Badge: View {}"])
    #expect(found.files == ["Feed.swift", "Badge.swift"])
  }

  @Test("A package inside the app's folder is the app's already, and so is what it calls its own")
  func inside() throws {
    let found = try index(checkout: "App/Packages")
    #expect(found.files.filter { $0 == "Badge.swift" }.count == 1)
    #expect(found.modules.isEmpty)
  }

  @Test("Something stands in for the most used packages, unless the app has them itself")
  func standIns() throws {
    let shown = ["App/Photo.swift": "import Kingfisher\nstruct Photo { let image: KFImage }"]
    #expect(try index(checkout: "elsewhere", besides: shown).modules == ["Kingfisher"])
    let own = shown.merging(["App/Own.swift": "struct KFImage: View {}"]) { $1 }
    #expect(try index(checkout: "elsewhere", besides: own).modules.isEmpty)
    // One of many is another of that name.
    let database = [
      "App/Database.swift": "import GRDB\nstruct Database { let queue: GRDB.DatabaseQueue }"
    ]
    #expect(try index(checkout: "elsewhere", besides: database).modules == ["GRDB"])
  }

  @Test("What stands in for a package is no part of what is too much to compile")
  func standInsAreNotTooMuch() throws {
    try TemporaryFolder.with { folder in
      let text = """
        import Charts
        import SwiftUI
        struct Curve: View {
          var body: some View {
            Chart { LineMark(x: .value("X", 1), y: .value("Y", 2)).interpolationMethod(.monotone) }
          }
        }
        """
      try Files.write(Array(text.utf8), to: FilePath.joined(folder, "App/Curve.swift"))
      let root = try #require(Files.resolved(FilePath.joined(folder, "App")))
      let index = try SourceIndex(of: root, from: root)
      let wanted = try WantedView("Curve", in: index)
      var cut = SourceCut(index.app, near: wanted.roots.first?.file, limit: 0)
      for root in wanted.roots { cut.take(root) }
      cut.close()
      #expect(cut.size < text.utf8.count)
      #expect(cut.numbersLeftOut.isEmpty)
    }
  }

  @Test(
    "A symbol's constant has its name",
    arguments: [
      ("star", "star"), ("starFill", "star.fill"), ("squareAndArrowUp", "square.and.arrow.up"),
      ("_1Circle", "1.circle"), ("rectangle3Group", "rectangle.3.group"),
      ("blindsClosed", "blinds.closed"), ("SFSymbol", nil), ("größe", nil), ("_", nil),
    ])
  func symbols(word: String, name: String?) {
    #expect(StandIns.symbolName(of: word) == name)
  }
}
