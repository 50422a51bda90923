import SkeletonModel
import Testing

@testable import SkeletonLanguage
@testable import SkeletonSwiftUI

@Suite("The canvas of a preview")
struct PreviewTraitsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// As a document has it.
    var canvas: String?
  }

  @Test(arguments: [
    Row(testDescription: "None", source: "#Preview { A() }", canvas: nil),
    Row(
      testDescription: "On its side", source: "#Preview(\"a\", traits: .landscapeLeft) { A() }",
      canvas: "{\"width\":852,\"height\":393}"),
    Row(
      testDescription: "As high as what it shows",
      source: "#Preview(traits: .sizeThatFitsLayout) { A() }", canvas: "{\"height\":\"fit\"}"),
    Row(
      testDescription: "Of a size",
      source: "#Preview(traits: .fixedLayout(width: 300, height: 7.5)) { A() }",
      canvas: "{\"width\":300,\"height\":7.5}"),
    Row(
      testDescription: "Of no size that could be read",
      source: "#Preview(traits: .fixedLayout(width: a, height: 70 + 1)) { A() }", canvas: nil),
    Row(
      testDescription: "Of no size that there can be",
      source: "#Preview(traits: .fixedLayout(width: 0, height: 1e99)) { A() }", canvas: nil),
    Row(
      testDescription: "What a preview shows is no trait of its own",
      source: "#Preview { A(.landscapeLeft).frame(.fixed(width: 3, height: 4)) }", canvas: nil),
    Row(
      testDescription: "A provider's device",
      source: """
        struct P: PreviewProvider { static var previews: some View {
          A().previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeRight)
        } }
        """,
      canvas:
        "{\"device\":\"iPhone SE (3rd generation)\",\"orientation\":\"landscape\",\"scale\":1}"),
    Row(
      testDescription: "A device by its raw value",
      source:
        "struct P: PreviewProvider { static var previews: some View { A().previewDevice(PreviewDevice(rawValue: \"iPhone 16\")).previewLayout(PreviewLayout.sizeThatFits) } }",
      canvas:
        "{\"device\":\"iPhone 16\",\"orientation\":\"portrait\",\"scale\":1,\"height\":\"fit\"}"),
    Row(
      testDescription: "A device that nobody knows",
      source:
        "struct P: PreviewProvider { static var previews: some View { A().previewDevice(\"Newton\") } }",
      canvas: nil),
    Row(
      testDescription: "A provider's size",
      source:
        "struct P: PreviewProvider { static var previews: some View { A().previewLayout(.fixed(width: 320, height: 70)) } }",
      canvas: "{\"width\":320,\"height\":70}"),
    Row(
      testDescription: "Several sizes of views beside each other are none",
      source: """
        struct P: PreviewProvider { static var previews: some View {
          A().previewLayout(.fixed(width: 320, height: 70))
          B().previewLayout(.sizeThatFits)
        } }
        """, canvas: nil),
    Row(
      testDescription: "A call that is not finished",
      source: "#Preview(traits: .fixedLayout(width: ) { A() }",
      canvas: nil),
  ])
  func canvases(_ row: Row) {
    let found = SwiftParser.declarations(of: Array(row.source.utf8)).map {
      SwiftParser(Array(row.source.utf8)).previewCanvas(of: $0)
    }
    #expect(found.first?.json?.text() == row.canvas)
  }

  @Test(
    "The previews of a provider, each with its canvas",
    arguments: [
      ("A()", []),
      ("Group { A() }", []),
      ("Group { A()\n B(c: 1) }", ["1 null", "2 null"]),
      ("let a = A(); return Group { a\n B() }", ["1 null", "2 null"]),
      ("A().previewDisplayName(\"a b\"); B()", ["a b null", "2 null"]),
      (
        "Group { A().previewDisplayName(\"a\").padding(); B().previewDisplayName(\"a\") }",
        ["a null", "a 2 null"]
      ),
      ("Group { Group { A()\n B() }.padding() }.padding()", ["1 null", "2 null"]),
      ("Group { A()\n ForEach(b) { C($0) } }", []),
      ("Group { A()\n if b { C() } }", []),
      (
        "Group { A()\n B().previewLayout(.fixed(width: 3, height: 4)) }.previewLayout(.sizeThatFits)",
        ["1 {\"height\":\"fit\"}", "2 null"]
      ),
      (
        "Group { A()\n B() }.previewLayout(.sizeThatFits)",
        ["1 {\"height\":\"fit\"}", "2 {\"height\":\"fit\"}"]
      ),
    ])
  func parts(body: String, parts: [String]) throws {
    let source = "struct P: PreviewProvider { static var previews: some View { \(body) } }"
    let parser = SwiftParser(Array(source.utf8))
    let provider = try #require(SwiftParser.declarations(of: parser.bytes).first)
    let found = parser.previewParts(of: provider).map {
      "\($0.name) \(parser.previewCanvas(of: provider, part: $0).json?.text() ?? "null")"
    }
    #expect(found == parts)
  }
}
