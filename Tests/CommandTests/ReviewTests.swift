import Foundation
import Testing
@testable import SkeletonPages
@testable import SkeletonPainting

@testable import SkeletonLanguage
@testable import SkeletonReports

/// `review`, in a terminal and without one.
@Suite(.serialized) struct ReviewTests {
  private static let keys = "a accept   r reject   s skip   A R S all the rest"

  /// Two documents whose avatar has moved.
  private func changed() throws -> GoldenProject {
    let project = try GoldenProject()
    try project.scratch.write(GoldenProject.row(), to: "two.skel.yaml")
    #expect(try project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(x: 16))
    try project.scratch.write(GoldenProject.row(x: 20), to: "two.skel.yaml")
    #expect(try project.run(["verify", "-q"]).status == 1)
    return project
  }

  private func terminal(
    _ project: GoldenProject, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(["review"] + arguments, in: project.path, environment: environment)
  }

  private func verdicts(_ project: GoldenProject) throws -> [String: Set<String>] {
    let json = try project.run(["verify", "--json"]).output
    let report = try JSONDecoder().decode(GoldenReport.self, from: Data(json.utf8))
    // What moves is read as before.
    return report.cases.filter { $0.frame != "accessibility.txt" }.reduce(into: [:]) {
      $0[$1.document, default: []].insert($1.verdict)
    }
  }

  @Test func oneIsAcceptedAndOneRejected() throws {
    let project = try changed()
    let terminal = try terminal(project)
    let first = try terminal.wait(for: Self.keys)
    #expect(first.contains("[1 of 2] row, row.skel.yaml:"))
    #expect(first.contains("card: offset x 12 → 16"))
    terminal.type("a")
    let second = try terminal.wait(for: Self.keys)
    #expect(second.contains("accepted 10 goldens"))
    #expect(second.contains("[2 of 2] two, "))
    terminal.type("r")
    try terminal.wait(for: "10 accepted, 10 rejected")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
    // What was rejected can no longer be accepted, and still fails.
    #expect(try project.run(["accept"]).error.hasPrefix("nothing to accept"))
    #expect(try verdicts(project) == ["row": ["identical"], "two": ["different"]])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    /// The documents that are identical afterwards.
    var accepted: Set<String>

    init(_ keys: String, _ accepted: String...) {
      self.keys = keys
      self.accepted = Set(accepted)
    }

    var testDescription: String { keys.debugDescription }
  }

  @Test(arguments: [
    Row("A", "row", "two"), Row("sa", "two"), Row("R"), Row("aS", "row"), Row("q"),
    Row("\u{4}"), Row("éq"), Row("Xa\tq", "row"),
    // The sequence of an arrow key ends with A, but is not the key A.
    Row("\u{1b}[Aq"), Row("\u{1b}OAzq"), Row("\u{1b}[1;5Aaq", "row"),
    // The same for arrows with Alt or Control, F1, a mouse report, and a terminal's reply. An
    // escape inside a sequence ends it.
    Row("\u{1b}\u{1b}[Aq"), Row("\u{1b}O5Aq"), Row("\u{1b}[[Aq"), Row("\u{1b}[M aAq"),
    Row("\u{1b}]10;rgb:aA/rR/aA\u{7}q"), Row("\u{1b}P>|rA(1)\u{1b}\\q"),
    Row("\u{1b}[1\u{1b}[Aaq", "row"),
  ])
  func keys(_ row: Row) throws {
    let project = try changed()
    let terminal = try terminal(project)
    try terminal.wait(for: Self.keys)
    terminal.type(row.keys)
    #expect(terminal.end() == 0)
    #expect(terminal.isAsFound)
    let verdicts = try verdicts(project)
    for name in ["row", "two"] {
      #expect(verdicts[name] == [row.accepted.contains(name) ? "identical" : "different"])
    }
  }

  @Test func aSlowConnectionSplitsNoEscapeSequence() throws {
    let project = try changed()
    let terminal = try terminal(project)
    try terminal.wait(for: Self.keys)
    for byte in ["\u{1b}", "[", "A", "q"] {
      terminal.type(byte)
      Thread.sleep(forTimeInterval: 0.12)
    }
    try terminal.wait(for: "0 accepted, 0 rejected, 20 left for another time")
    #expect(terminal.end() == 0)
  }

  @Test func controlCKeepsWhatWasDecidedAndEndsAsInterrupted() throws {
    let project = try changed()
    let terminal = try terminal(project)
    try terminal.wait(for: Self.keys)
    terminal.type("a")
    try terminal.wait(for: Self.keys)
    terminal.type("\u{3}")
    try terminal.wait(for: "10 accepted, 0 rejected, 10 left for another time")
    #expect(terminal.end() == 130)
    #expect(terminal.isAsFound)
    #expect(try verdicts(project) == ["row": ["identical"], "two": ["different"]])
  }

  @Test func aSignalLeavesTheTerminalAsItWas() throws {
    let project = try changed()
    let terminal = try terminal(project)
    try terminal.wait(for: Self.keys)
    terminal.interrupt()
    #expect(terminal.end() == 130)
    #expect(terminal.isAsFound)
  }

  @Test func picturesInTheProtocolOfTheTerminal() throws {
    let project = try changed()
    var terminal = try terminal(project, environment: ["KITTY_WINDOW_ID": "1"])
    try terminal.wait(for: Self.keys)
    terminal.type("d")
    var said = try terminal.wait(for: "\u{1b}\\\r\n")
    #expect(said.contains("light/phase-0000.png: expected, actual, difference"))
    var data = ""
    for piece in said.components(separatedBy: "\u{1b}_G").dropFirst() {
      let parts = piece.components(separatedBy: "\u{1b}\\")[0].split(separator: ";", maxSplits: 1)
      #expect(parts[1].utf8.count <= 4096)
      data += parts[1]
    }
    #expect(try size(ofPNG: data) == [3 * 120 + 16, 60])
    terminal.type("dq")
    #expect(try terminal.wait(for: "\u{1b}\\\r\n").contains("light/phase-0250.png"))
    #expect(terminal.end() == 0)

    terminal = try self.terminal(project, environment: ["TERM_PROGRAM": "iTerm.app"])
    try terminal.wait(for: Self.keys)
    terminal.type("d")
    said = try terminal.wait(for: "\u{7}")
    let head = "\u{1b}]1337;File=inline=1;"
    #expect(said.contains(head))
    let tail = said.components(separatedBy: head).last ?? ""
    let payload = tail.split(separator: ":", maxSplits: 1).last ?? ""
    #expect(try size(ofPNG: String(payload.prefix { $0 != "\u{7}" })) == [376, 60])
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  private func size(ofPNG base64: String) throws -> [Int] {
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    let picture = try Picture(reading: bytes)
    return [picture.width, picture.height]
  }

  @Test func otherTerminalsNameTheFiles() throws {
    let project = try changed()
    let terminal = try terminal(project)
    try terminal.wait(for: Self.keys)
    terminal.type("dq")
    try terminal.wait(for: ".skelsnap/row/light/phase-0000-diff.png")
    #expect(terminal.end() == 0)
    // The current paths, not those at the time of the run.
    try FileManager.default.moveItem(at: project.url(".skelsnap"), to: project.url("from-ci"))
    let moved = try self.terminal(project, ["--artifacts", "from-ci"])
    try moved.wait(for: Self.keys)
    moved.type("dq")
    try moved.wait(for: "  from-ci/row/light/phase-0000-diff.png")
    #expect(moved.end() == 0)
    try FileManager.default.moveItem(at: project.url("from-ci"), to: project.url(".skelsnap"))
    // A layout text has no picture.
    let text = try self.terminal(project, ["--filter", "*.txt"])
    try text.wait(for: Self.keys)
    text.type("dq")
    try text.wait(for: "the text alone differs")
    #expect(text.end() == 0)
  }

  /// What waits is a part of the run, which has other cases of the document.
  @Test func aVariantMoreIsNoNewDocument() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record", "-q"]).status == 0)
    try project.write(GoldenProject.row(snapshots: "contrast: [normal, increased]"))
    try #expect(project.run(["verify", "-q"]).status == 1)
    let terminal = try terminal(project)
    let shown = try terminal.wait(for: Self.keys)
    #expect(shown.contains("[1 of 1]"))
    #expect(shown.contains("dark-increased, light-increased: new variants, without goldens"))
    terminal.type("S")
    #expect(terminal.end() == 0)
  }

  @Test func patternsDecideWithoutATerminal() throws {
    let project = try changed()
    let outcome = try project.run(["review", "--accept", "row/*", "--reject", "two/dark*"])
    #expect(outcome.status == 0)
    #expect(outcome.error == "10 accepted, 5 rejected, 5 left\n")
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("goldens/row/") })
    #expect(try verdicts(project) == ["row": ["identical"], "two": ["different"]])
  }

  @Test(
    arguments: [
      (["review"], 64, "decide with --accept and --reject"),
      (["review", "--accept", "*", "--reject", "two/*"], 2, "fits both --accept and --reject"),
      (
        ["review", "--accept", "*", "--reject", "three/*"], 2, "fits none of the 20 cases that wait"
      ),
    ] as [([String], Int32, String)])
  func anInvalidDecisionChangesNothing(
    _ arguments: [String], _ status: Int32, _ sentence: String
  ) throws {
    let project = try changed()
    let before = try project.bytes()
    let outcome = try project.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
    #expect(try project.bytes() == before)
  }

  @Test func documentsThatChangedSinceTheRunAreLeftOut() throws {
    let project = try changed()
    try project.write(GoldenProject.row(x: 17))
    let terminal = try terminal(project)
    let said = try terminal.wait(for: Self.keys)
    #expect(said.contains("row: row.skel.yaml has changed since; verify again"))
    #expect(said.contains("[1 of 1] two"))
    terminal.type("a")
    #expect(terminal.end() == 0)
    #expect(try project.run(["review", "--accept", "*"]).status == 2)
  }
}
