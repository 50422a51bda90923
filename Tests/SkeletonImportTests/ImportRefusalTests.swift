import SkeletonModel
import Testing

@testable import SkeletonImport

/// Files that cannot be read, and what is said of them; and files that would cost too much.
struct ImportRefusalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var message: String

    var testDescription: String { String(text.prefix(40)) }
  }

  @Test(arguments: [
    Row(text: "", message: "x:1:1: error: the file is empty"),
    Row(text: " \n", message: "x:1:1: error: the file is empty"),
    Row(
      text: "hello",
      message: "x:1:1: error: there is no loader in this file: no 'breakpoints', no <svg> and no "
        + "<ContentLoader>"),
    Row(
      text: "const a = (\n",
      message: "x:2:1: error: there is no loader in this file: no 'breakpoints', no <svg> and no "
        + "<ContentLoader>; this part could not be read (expected a value, found the end of the "
        + "file)"),
    Row(
      text: "{\"a\": 1}",
      message: "x:1:1: error: this JSON is not boneyard's: it has neither 'breakpoints' nor 'bones'"
    ),
    Row(
      text: "{\"breakpoints\": {\"1\": {\"width\": NaN}}}",
      message: "x:1:33: error: JSON has no 'NaN'"),
    Row(text: "[1,]", message: "x:1:3: error: JSON has no comma after the last value"),
    Row(
      text: "<svg><rect></svg>",
      message: "x:1:12: error: '</svg>' stands where 'rect' is to be closed"),
    Row(text: "<svg>", message: "x:1:1: error: '<svg>' is not closed"),
    Row(text: "<svg a=1/>", message: "x:1:8: error: the value of 'a' stands in quotes"),
    Row(text: "<svg a/>", message: "x:1:6: error: the attribute 'a' needs a value"),
    Row(text: "<svg a=\"1/>", message: "x:1:8: error: the value has no closing quote"),
    Row(
      text: "<?xml version='1.0'?><html/>", message: "x:1:1: error: there is no 'svg' in this file"),
    Row(text: "<?xml", message: "x:1:1: error: the instruction has no end"),
    Row(text: "<!-- a", message: "x:1:1: error: the comment has no end"),
    Row(
      text: "<!DOCTYPE [<!ENTITY a \"<svg/>\">", message: "x:1:1: error: the declaration has no end"
    ),
    Row(text: "<!-- a --> b", message: "x:1:13: error: expected an element, found text"),
    Row(text: "<!-- a --></svg>", message: "x:1:11: error: '</svg>' closes nothing"),
  ])
  func whatIsWrongIsSaidWithItsPlace(row: Row) {
    do throws(DescriptionError) {
      _ = try importDocuments(Array(row.text.utf8), file: "x")
      Issue.record("it was read")
    } catch {
      #expect(error.description == row.message)
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: DescriptionError.self) { try importDocuments([0xff, 0xfe], file: "x") }
    #expect(throws: DescriptionError.self) {
      try importDocuments(Array(repeating: 32, count: 8_000_001), file: "x")
    }
  }

  /// What would overflow a stack, take for ever or need all memory.
  @Test(arguments: [
    String(repeating: "<svg>", count: 100_000),
    "<svg>" + String(repeating: "<g/>", count: 200_000) + "</svg>",
    "a = " + String(repeating: "(", count: 400_000),
    "a = " + String(repeating: "[", count: 400_000),
    "a = " + String(repeating: "1+", count: 400_000) + "1",
    "a = " + String(repeating: "-", count: 900_000) + "1",
    "a" + String(repeating: ".b", count: 400_000),
    "a = " + String(repeating: "x=>", count: 300_000) + "1",
    String(repeating: "<a>", count: 300_000),
    String(repeating: "{", count: 900_000),
    "a = `" + String(repeating: "${`", count: 300_000),
    String(repeating: "if(1)", count: 180_000),
    "const f = () => f()\nexport default () => <ContentLoader>{f()}</ContentLoader>",
    "while (true) {}\n<ContentLoader width={1} height={1}><rect width='1' height='1'/></ContentLoader>",
    "const A = () => <A/>\nexport default () => <ContentLoader><A/></ContentLoader>",
    "const a = 'x'.repeat(1e9), b = Array(1e12), c = new Array(-1)\n"
      + "export default () => <ContentLoader width={1e300} height={-1}><rect width={b.length}/></ContentLoader>",
    "let s = 'ab'; for (let i = 0; i < 1e4; i++) s = s + s\n<ContentLoader/>",
    "const a = []; a.push(a); export default () => <ContentLoader viewBox={a}>{a}</ContentLoader>",
    "const o = {}; o.o = o; export default () => <ContentLoader style={o}><rect {...o}/></ContentLoader>",
    "export default () => <ContentLoader>{[1].map(x => <rect x={x / 0} width={0 / 0}/>)}</ContentLoader>",
    "<svg viewBox='0 0 1e308 1e-308' width='1e308'><g transform='scale(1e300) scale(1e300)'>"
      + "<rect width='1e300' height='1e300' rx='1e300'/></g></svg>",
    "<svg><defs><g id='a'><use href='#a'/><use href='#a'/></g></defs><use href='#a'/></svg>",
    "<svg><linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>"
      + "<rect fill='url(#a)' width='1' height='1'/></svg>",
    "{\"breakpoints\": {\"0\": {\"width\": 1e5, \"height\": 1e5, \"bones\": [[1e5,1e5,1e5,1e5,1e5]]}}}",
  ])
  func whatWouldCostTooMuchEnds(text: String) {
    _ = try? importDocuments(Array(text.utf8), file: "x")
  }
}
