import Testing

@testable import SkeletonModel
@testable import SkeletonReports

struct DiagnosticTextTests {
  private func position(_ line: Int, _ column: Int) -> TextPosition {
    TextPosition(file: "a.skel.yaml", line: line, column: column)
  }

  private func report(_ source: String, _ line: Int, _ column: Int) -> String {
    Diagnostic(at: position(line, column), "no").report { _ in Array(source.utf8) }
  }

  @Test func withoutASourceOnlyTheMessageAndItsNotes() {
    let diagnostic = Diagnostic(
      at: position(3, 9), "'x' is given twice",
      notes: [.init(position: position(1, 2), message: "first given here")])
    #expect(
      diagnostic.report() == """
        a.skel.yaml:3:9: error: 'x' is given twice
        a.skel.yaml:1:2: note: first given here

        """)
  }

  @Test(arguments: [
    ("one\ntwo: x\n", 2, 6, "  two: x\n       ^\n"),
    ("one\r\ntwo\r\n", 1, 1, "  one\n  ^\n"),
    ("\tx", 1, 2, "   x\n   ^\n"),
    ("日本x", 1, 3, "  日本x\n      ^\n"),
    ("e\u{301}x", 1, 3, "  e\u{301}x\n   ^\n"),
    ("ab", 1, 9, "  ab\n    ^\n"),
    ("a\u{1b}b", 1, 3, "  a\u{fffd}b\n    ^\n"),
    ("a\u{202e}\u{200b}b", 1, 4, "  a\u{fffd}\u{fffd}b\n     ^\n"),
    ("a", 7, 1, ""),
  ])
  func caret(source: String, line: Int, column: Int, excerpt: String) {
    #expect(
      report(source, line, column) == "a.skel.yaml:\(line):\(column): error: no\n" + excerpt)
  }

  @Test func aLongLineIsCutAroundTheCaret() {
    let source = String(repeating: "a", count: 500) + "!" + String(repeating: "b", count: 500)
    let lines = report(source, 1, 501).split(separator: "\n").map(Array.init)
    let caret = lines[2].firstIndex(of: "^") ?? 0
    #expect(lines[1].count == 100)
    #expect(lines[1][caret] == "!")
  }

  @Test func nothingInATextReachesTheTerminalAsACommand() {
    let text = Diagnostic(at: position(1, 1), "found '\u{1b}[2J\n'").report()
    #expect(text == "a.skel.yaml:1:1: error: found '\\u{1b}[2J\\u{a}'\n")
  }

  @Test func colourOnlyWhereAskedFor() {
    let diagnostic = Diagnostic(.warning, at: position(1, 1), "no")
    #expect(diagnostic.report(color: true).contains("\u{1b}[1;35mwarning:\u{1b}[0m no"))
  }
}
