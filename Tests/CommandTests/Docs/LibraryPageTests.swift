import Foundation
import Testing

/// What pages and comments show of the library is code that runs.
struct LibraryPageTests {
  /// Each line without the room before it.
  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
  }

  private static func read(_ path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: Documentation.folder + "/" + path)),
      as: UTF8.self)
  }

  /// Whether lines stand among others one after another.
  private static func isIn(_ whole: [Substring], _ part: [Substring]) -> Bool {
    !part.isEmpty && whole.count >= part.count
      && (0...whole.count - part.count).contains { whole[$0..<$0 + part.count].elementsEqual(part) }
  }

  @Test func everyBlockOfThePageRuns() throws {
    let page = try #require(Documentation.pages.first { $0.path == "docs/library.md" })
    let examples = Self.lines(try Self.read("Tests/LibraryTests/Examples.swift"))
    let blocks = page.blocks.filter { $0.language == "swift" }
    #expect(blocks.count >= 10)
    for block in blocks where !block.text.contains(".package(") {
      let runs = Self.isIn(examples, Self.lines(block.text))
      #expect(
        runs,
        "\(page.path):\(block.line) is not in Tests/LibraryTests/Examples.swift:\n\(block.text)")
    }
  }

  /// A manifest compiles nowhere but in a package; what it names is held to ours.
  @Test func theManifestOnThePageNamesProducts() throws {
    let page = try #require(Documentation.pages.first { $0.path == "docs/library.md" })
    let manifest = try Self.read("Package.swift")
    let shown = page.blocks.filter { $0.text.contains(".package(") }.map(\.text).joined()
    let products = shown.matches(of: /\.product\(name: "(\w+)"/).map(\.1)
    #expect(Set(products) == ["SkeletonRender", "SkeletonTesting"])
    for product in products { #expect(manifest.contains(".library(name: \"\(product)\"")) }
    let tools = try #require(manifest.firstMatch(of: /swift-tools-version: ([\d.]+)/))
    #expect(page.prose.contains { $0.text.contains("Swift \(tools.1)") })
  }

  @Test func everyBlockOfAPublicCommentRuns() throws {
    let examples = Self.lines(try Self.read("Tests/LibraryTests/Examples.swift"))
    var count = 0
    for folder in ["Sources/SkeletonRender", "Sources/SkeletonTesting"] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Documentation.folder + "/" + folder)
      for file in files where file.hasSuffix(".swift") {
        let comments = Self.lines(try Self.read(folder + "/" + file)).filter { $0.hasPrefix("///") }
          .map { $0.hasPrefix("/// ") ? $0.dropFirst(4) : $0.dropFirst(3) }
        for block in MarkdownPage(path: file, text: comments.joined(separator: "\n")).blocks {
          count += 1
          let runs = Self.isIn(examples, Self.lines(block.text))
          #expect(
            runs,
            "\(file) shows what is not in Tests/LibraryTests/Examples.swift:\n\(block.text)")
        }
      }
    }
    #expect(count >= 8)
  }
}
