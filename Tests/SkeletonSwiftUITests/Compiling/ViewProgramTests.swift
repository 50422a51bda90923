import Testing

@testable import SkeletonModel
@testable import SkeletonSwiftUI
@testable import SkeletonSystem

@Suite("What the compiler is told, and what it says")
struct ViewProgramTests {
  @Test(
    "A file's name as the compiler takes it",
    arguments: [
      ("Sources/Feed/Row.swift", "Sources/Feed/Row.swift"),
      ("Größe: 100 %'#@.swift", "Größe: 100 %'#@.swift"),
      ("a \"b\" \\(c)\n\u{1}\u{7F}.swift", "a %22b%22 %5C(c)%A%1%7F.swift"),
    ])
  func names(path: String, compiled: String) {
    #expect(SourceSlice.File(path: path, text: []).compiledPath == compiled)
  }

  @Test(
    "Where a line unwraps something, if that is one thing",
    arguments: [
      ("  a(b.first!.c)", 11), ("a[1]!", 1), ("  b(c[2])!", 3), ("(b)!", 1), ("!a", nil),
      ("a != b", nil),
      ("a! + b!", nil),
      ("", nil), ("a!=b", nil),
    ] as [(String, Int?)])
  func unwrapping(line: String, column: Int?) {
    let file = SourceSlice.File(
      path: "A.swift", text: Array("struct A {\n\(line)\n}".utf8), insertions: [])
    #expect(file.column(ofUnwrappingIn: 2) == column)
    #expect(file.column(ofUnwrappingIn: 9) == nil)
  }

  @Test("Complaints name files as the app does")
  func complaints() {
    let path = "a\"b\n.swift"
    let said = """
      a%22b%A.swift:3:4: error: no
      a%22b%A.swift:5:6: note: here
      c.swift:1:1: error: no
      /cache/source/0.swift:9:1: error: expected '}' in struct
      """
    var complaints = CompilerComplaints(
      Subprocess.Outcome(ending: .status(1), output: [], errors: Array(said.utf8)),
      compiler: "swiftc")
    complaints.name([SourceSlice.File(path: path, text: [])], in: "/cache")
    #expect(complaints.diagnostics.map(\.position.file) == [path, "c.swift", path])
    #expect(complaints.diagnostics.map(\.position.line) == [3, 1, 7])
    #expect(complaints.diagnostics[0].notes.map(\.position.file) == [path])
  }

  @Test("What a macro has written is wrong where the macro stands")
  func macroComplaints() {
    let said = """
      macro expansion @Reducer:1:18: error: redundant conformance of 'Vocab' to protocol 'Reducer'
      1.swift:3:1: note: a
      1.swift:4:1: note: b
      1.swift:5:1: note: c
      `- /cache/source/0.swift:9:2: note: expanded code originates here
      """
    var complaints = CompilerComplaints(
      Subprocess.Outcome(ending: .status(1), output: [], errors: Array(said.utf8)),
      compiler: "swiftc")
    complaints.name([SourceSlice.File(path: "A.swift", text: [])], in: "/cache")
    #expect(
      complaints.diagnostics.map(\.position) == [TextPosition(file: "A.swift", line: 7, column: 2)])
  }

  @Test(
    "How much is left to be mended",
    arguments: [
      (["cannot find 'a' in scope", "cannot find 'b' in scope", "'nil' requires a type"], true),
      (Array(repeating: "cannot find 'a' in scope", count: 9), true),
      (
        Array(repeating: "cannot find 'a' in scope", count: 4)
          + Array(repeating: "'nil' requires a type", count: 4), true
      ),
      (["cannot find 'a' in scope"] + Array(repeating: "'nil' requires a type", count: 4), false),
      (["a", "b", "c", "d"].map { "cannot find '\($0)' in scope" }, false),
    ])
  func fewCauses(messages: [String], isFew: Bool) {
    let place = TextPosition(file: "A.swift", line: 1, column: 1)
    #expect(BuiltProgram.hasFewCauses(messages.map { Diagnostic(at: place, $0) }) == isFew)
  }

  @Test("A program weighs as much as its files have bytes that are no spaces")
  func weights() {
    let files = ["a  \n\tb", "", "cd "].map {
      SourceSlice.File(path: "A.swift", text: Array($0.utf8), insertions: [])
    }
    #expect(ViewProgram(files: files, expression: "A()", extra: "").weight == 4)
  }
}
