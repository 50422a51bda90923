import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Texts of string catalogues")
struct StringTablesTests {
  @Test(
    "Marks of a text are read with their places and names, which the text itself loses",
    arguments: [
      ("100 %", "100 %", []),
      ("100%% of %@", "100%% of %@", ["@"]),
      ("%1$(count)lld of %2$@", "%1$lld of %2$@", ["1 count d", "2 @"]),
      ("%(name)@, %.1f", "%@, %.1f", ["name @", "f"]),
      ("%", "%", []), ("%(", "%(", []), ("%1$", "%1$", []), ("%q", "%q", []),
      ("%99999999999999999999$@", "%@", ["@"]),
      ("%(a b)@", "%(a b)@", []), ("%()@", "%@", ["@"]), ("%(1)@", "%@", ["@"]),
    ])
  func marks(text: String, plain: String, marks: [String]) {
    let format = TextFormat(text)
    #expect(format.plain == plain)
    #expect(
      format.marks.map { mark in
        [mark.position.map { "\($0)" }, mark.name, String(mark.conversion)].compactMap { $0 }
          .joined(separator: " ")
      } == marks)
  }

  @Test(
    "Keys that were written by hand have the names that Xcode gives them",
    arguments: [
      ("feed.title", "Feed", "var `feedTitle`:"),
      ("WORKOUT shop", "Shop", "var `workoutShop`:"),
      (
        "Feed.Count %lld/%lld", "%lld of %lld",
        "func `feedCount`(_ value0: Swift.Int, _ value1: Swift.Int)"
      ),
      ("day", "%2$(name)@ %1$f", "func `day`(_ value0: Swift.Double, `name` value1: Swift.String)"),
      ("%lld", "%lld", nil),
      ("gap", "%2$@", nil), ("gap", "%0$@ %2$@", nil),
      ("pointer", "%p", nil),
      ("in", "In", "var `in`:"),
    ])
  func names(key: String, text: String, declared: String?) throws {
    let symbol = StringSymbol(key: key, text: text, table: "Localizable")
    let words: Set = ["feedTitle", "workoutShop", "feedCount", "day", "in"]
    let source = StringSymbol.source(of: [symbol].compactMap { $0 }, among: words, besides: [])
    #expect(source.count == (declared == nil ? 0 : 1))
    if let declared { #expect(source.joined().contains(declared), "\(source)") }
  }

  @Test("What is used and not the app's own is declared once, in a type for another table")
  func declarations() throws {
    let symbols = ["Localizable", "Localizable", "Feed list"].compactMap {
      StringSymbol(key: "title", text: "Title", table: $0)
    }
    func source(_ words: Set<String>, besides members: Set<String> = []) -> [String] {
      StringSymbol.source(of: symbols, among: words, besides: members)
    }
    #expect(source(["title"]).count == 1)
    #expect(source(["other"]) == [])
    #expect(source(["title"], besides: ["LocalizedStringResource.title"]) == [])
    #expect(
      source(["title", "FeedList"]).dropFirst().first
        == "extension SwiftUI.LocalizedStringResource { enum FeedList {} }")
    #expect(source(["title", "FeedList"]).count == 3)
    for table in ["Any", "type", "Bundle description"] {
      #expect(StringSymbol(key: "title", text: "Title", table: table) == nil, "\(table)")
    }
  }

  @Test("A tool has a function for each table, and its keys in a type of texts")
  func keysOfATool() throws {
    let symbols = [("title", "Title"), ("count", "%lu of %@")].compactMap {
      StringSymbol(key: $0.0, text: $0.1, table: "Feed list")
    }
    let source = StringSymbol.source(
      of: symbols, among: ["title", "count", "feedList"], besides: []
    ).joined(separator: "\n")
    for line in [
      "public static func `feedList`(_ key: String.FeedList) -> Self { key.resource }",
      "public init(feedList key: String.FeedList) { self.init(key.resource) }",
      "extension String.FeedList { public static var `title`: String.FeedList {",
      "public static func `count`(_ value0: some Swift.BinaryInteger, _ value1: Swift.String)",
    ] {
      #expect(source.contains(line), "\(line) of \(source)")
    }
    #expect(StringSymbol.source(of: symbols, among: ["title"], besides: []) == [])
    #expect(
      StringSymbol.source(
        of: symbols, among: ["title", "feedList"], besides: ["String.FeedList"]) == [])
  }

  @Test("A key is source's own text, whatever it has in it")
  func literals() {
    #expect(SymbolName.literal("a\"b\\c\n\u{1}é") == #""a\"b\\c\u{a}\u{1}é""#)
  }

  @Test("A text of many beginnings is read once")
  func beginnings() {
    let text = String(repeating: "%(", count: 100_000)
    #expect(TextFormat(text).plain == text)
  }
}
