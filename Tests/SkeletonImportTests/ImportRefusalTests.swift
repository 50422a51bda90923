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

  private static let uses: String =
    "<svg>\("<use href='#a'/>".repeated(5000))<path id='a' d='\("M0 0h1v1z".repeated(20_000))'/></svg>"
  private static let styled: String =
    "<svg style='\("a:b;".repeated(50_000))'>\("<rect width='1' height='1'/>".repeated(5000))</svg>"
  private static let empty: String =
    "<svg>\("<rect width='-1' height='1'/>".repeated(20_000))</svg>"

  private static let nested: String =
    "<svg><rect width='\("calc(".repeated(200_000))1px\(")".repeated(200_000))' height='1'/>"
    + "<rect width='1' height='1' fill='\("var(a,".repeated(200_000))red\(")".repeated(200_000))'/></svg>"

  private static let costly: [String] = [
    uses, styled, empty, nested,
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
  ]

  /// What would overflow a stack, take for ever or need all memory.
  @Test(.timeLimit(.minutes(1)), arguments: costly)
  func whatWouldCostTooMuchEnds(text: String) {
    // What it becomes, if anything, is a document.
    guard let result = try? importDocuments(Array(text.utf8), file: "x") else { return }
    for document in result.documents {
      #expect(throws: Never.self) { try document.check(from: "x") }
    }
  }

  /// Where reading again and again is given up, it is said.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      Row(
        text: String(repeating: "class A\n", count: 3000),
        message: "expected '{', found the end of the file"),
      Row(text: String(repeating: "function a<\n", count: 8000), message: "a type has no '>'"),
      Row(
        text: String(repeating: "( /*\n", count: 20_000),
        message: "expected a value, found the end of the file"),
      Row(text: "const a = x`abc", message: "there is no loader in this file"),
      Row(text: "const a = x`abc\\ ", message: "there is no loader in this file"),
      Row(text: "const a = x`abc\\", message: "there is no loader in this file"),
      Row(text: "const a = /abc\\", message: "expected a value, found '/'"),
    ])
  func readingAgainIsLimited(row: Row) {
    do throws(DescriptionError) {
      _ = try importDocuments(Array(row.text.utf8), file: "x")
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains("there is no loader in this file"))
      #expect(error.description.contains(row.message))
    }
  }

  /// A step that touches much is many: each of these is stopped, and the loader after it is drawn.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "const b = []; for (;;) b.push(Array(10000))",
      "const b = 'x,'.repeat(40000); for (;;) b.split(',')",
      "const b = 'x'.repeat(90000); for (;;) b.includes('xxxxxxxxxxxxxxxxxy')",
      "const b = Array(1000).fill('x'.repeat(90000)); for (;;) b.join()",
      "const b = Array(1000).fill(7); let c; for (;;) c = `${b}`",
      "const b = Array(10000).fill(7); for (;;) b.slice()",
      "let b = unknown; for (;;) b = b.again",
    ])
  func aStepThatTouchesMuchIsMany(program: String) throws {
    let text =
      "const A = () => { \(program) }\nconst B = () => { A(); return 1 }\n"
      + "const C = B()\n"
      + "export default () => <ContentLoader width={7} height={5}><rect width='1' height='1'/>"
      + "</ContentLoader>"
    let result = try importDocuments(Array(text.utf8), file: "x")
    #expect(result.documents.count == 1)
    #expect(
      result.notes.contains {
        $0.outcome
          == "this program runs too long; it was stopped, and what it draws may be missing"
      })
  }

  /// Components share what is left of the steps, and the last ones get none.
  @Test(.timeLimit(.minutes(1))) func manyEndlessComponentsAreStopped() throws {
    let loader = "<ContentLoader width={7} height={5}><rect width='1' height='1'/></ContentLoader>"
    let good = "export const Good = () => \(loader)\n"
    let endless = (0..<90).map {
      "export const E\($0) = () => { while (true) {} return \(loader) }\n"
    }
    let result = try importDocuments(Array((good + endless.joined()).utf8), file: "x")
    #expect(result.documents.count == 1)
    #expect(result.notes.contains { $0.outcome.hasPrefix("this program runs too long") })
  }

  /// A list of texts is joined no farther than a loader can need.
  @Test func aListOfLongTextsIsNotJoined() {
    let long = ScriptValue.text(String(repeating: "x", count: 60_000))
    #expect(ScriptValue.joined(ScriptList([long]), ",")?.utf8.count == 60_000)
    #expect(ScriptValue.joined(ScriptList([long, long]), ",") == nil)
  }

  /// The places of notes are those that each has by itself.
  @Test func placesAreFoundOneAfterAnother() {
    let lines = SourceLines(file: "x", text: "ab\n\né é\nlast")
    let offsets = [0, 0, 1, 2, 3, 4, 4, 6, 9, 10, 14, 20]
    #expect(lines.positions(at: offsets) == offsets.map { lines.position(at: $0) })
  }

  @Test func whatIsNoDocumentIsNotSupported() {
    do throws(DescriptionError) {
      try ImportedDocument(name: "a", text: "skelsnap: 1\n").check(from: "a.svg")
      Issue.record("it is none")
    } catch {
      #expect(
        error.description.hasPrefix(
          "a.svg:1:1: error: this file is not supported: what it becomes is no document ("))
    }
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
