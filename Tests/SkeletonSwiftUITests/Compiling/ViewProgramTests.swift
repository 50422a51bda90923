import SkeletonModel
import Testing

@testable import SkeletonSwiftUI

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

  @Test("Complaints name files as the app does")
  func complaints() {
    let path = "a\"b\n.swift"
    let place = TextPosition(file: "a%22b%A.swift", line: 3, column: 4)
    var complaints = CompilerComplaints(diagnostics: [
      Diagnostic(.error, at: place, "no"),
      Diagnostic(.error, at: TextPosition(file: "c.swift", line: 1, column: 1), "no"),
    ])
    complaints.diagnostics[0].notes = [Diagnostic.Note(position: place, message: "here")]
    complaints.name([SourceSlice.File(path: path, text: [])])
    #expect(complaints.diagnostics.map(\.position.file) == [path, "c.swift"])
    #expect(complaints.diagnostics[0].notes.map(\.position.file) == [path])
  }
}
