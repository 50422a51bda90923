import Foundation
import SkeletonLanguage
import Testing

/// Features for repeated runs: `--last-failed`, `--fail-fast`, `--watch`, and progress.
@Suite(.serialized) struct OuterLoopTests {
  private static let themed = "theme: ./brand.theme.yaml\n"

  /// `row` and `two` share a theme file; `plain` has none.
  private func project() throws -> GoldenProject {
    let project = try GoldenProject(document: GoldenProject.row() + Self.themed)
    try project.scratch.write(GoldenProject.row() + Self.themed, to: "two.skel.yaml")
    try project.scratch.write(GoldenProject.row(), to: "plain.skel.yaml")
    try project.scratch.write("skelsnap: 1\n", to: "brand.theme.yaml")
    let recorded = try project.run(["record", "-q"])
    #expect(recorded.status == 0, "\(recorded.error)\(recorded.output)")
    return project
  }

  @Test func onlyWhatFailedIsComparedAgain() throws {
    let project = try project()
    try project.write(GoldenProject.row(x: 16))
    #expect(try project.run(["verify", "-q"]).status == 1)
    var again = try project.run(["verify", "--last-failed"])
    #expect(again.status == 1)
    #expect(again.output.contains("10 cases in 1 document: 10 different"))
    // With an additional filter, it still compares only what failed.
    again = try project.run(["verify", "--last-failed", "--filter", "*/dark/*"])
    #expect(again.output.contains("5 cases in 1 document: 5 different"))
    try project.write(GoldenProject.row() + Self.themed)
    again = try project.run(["verify", "--last-failed"])
    #expect(again.status == 0)
    #expect(again.output.contains("5 cases in 1 document: 5 identical"))
    again = try project.run(["verify", "--last-failed"])
    #expect(again.error.contains("nothing failed in the last run, so every case is compared"))
    #expect(again.output.contains("36 cases in 3 documents: 36 identical"))
  }

  @Test func whereTheLastRunIsNotKnownEverythingIsCompared() throws {
    let project = try project()
    try FileManager.default.removeItem(at: project.url(".skelsnap"))
    var again = try project.run(["verify", "--last-failed"])
    #expect(again.error.contains("no last run is known"))
    #expect(again.output.contains("36 identical"))
    // A document that could not be read has failed, although none of its cases has.
    try project.write("skelsnap: 1\n")
    #expect(try project.run(["verify", "-q"]).status == 2)
    again = try project.run(["verify", "--last-failed"])
    #expect(again.status == 2)
    #expect(again.error.contains("did not come to its end"))
  }

  @Test func theFirstFailureEndsTheRun() throws {
    let project = try project()
    try project.write(GoldenProject.row(x: 16))
    try project.scratch.write(GoldenProject.row(x: 16), to: "two.skel.yaml")
    try project.scratch.write("left over", to: "goldens/row/light/phase-0100.png")
    let outcome = try project.run(["verify", "--fail-fast", "--jobs", "1"])
    #expect(outcome.status == 1)
    // `plain` in two variants, and `row` in the first.
    #expect(
      outcome.output.contains(
        "18 cases in 2 documents: 13 identical, 5 different; ended at the first failure"),
      "\(outcome.output)")
    #expect(!outcome.output.contains("obsolete"))
    let clean = try GoldenProject()
    #expect(try clean.run(["record", "-q"]).status == 0)
    let whole = try clean.run(["verify", "--fail-fast"])
    #expect(whole.status == 0)
    #expect(whole.output.contains("12 cases in 1 document: 12 identical\n"))
  }

  @Test func whatASavedFileAffectsIsVerifiedAgain() throws {
    let project = try project()
    let terminal = try PseudoTerminal(["verify", "--watch"], in: project.path)
    let watching = "Control-C ends"
    #expect(try terminal.wait(for: watching).contains("36 cases in 3 documents: 36 identical"))

    try project.write(GoldenProject.row(x: 16) + Self.themed)
    var said = try terminal.wait(for: watching)
    #expect(said.contains("row.skel.yaml changed"))
    #expect(said.contains("12 cases in 1 document: 2 identical, 10 different"))

    try project.scratch.write("skelsnap: 1\ncolors: {tone: \"#123456\"}\n", to: "brand.theme.yaml")
    said = try terminal.wait(for: watching)
    #expect(said.contains("brand.theme.yaml changed"))
    #expect(said.contains("24 cases in 2 documents: 14 identical, 10 different"))

    try project.scratch.write("skelsnap: [\n", to: "plain.skel.yaml")
    said = try terminal.wait(for: watching)
    #expect(said.contains("plain.skel.yaml cannot be read as a document"))
    #expect(said.contains("still wrong: row"))

    try project.scratch.write(GoldenProject.row(), to: "plain.skel.yaml")
    said = try terminal.wait(for: watching)
    #expect(said.contains("12 cases in 1 document: 12 identical"))

    // What failed in an earlier round can be accepted, and goldens are watched too.
    #expect(try project.run(["accept", "-q"]).status == 0)
    said = try terminal.wait(for: watching)
    #expect(said.contains("12 cases in 1 document: 12 identical"))
    #expect(!said.contains("still wrong"))

    try project.scratch.write(GoldenProject.row(), to: "new.skel.yaml")
    said = try terminal.wait(for: watching)
    #expect(said.contains("12 cases in 1 document: 12 missing"))
    try FileManager.default.removeItem(at: project.url("new.skel.yaml"))
    said = try terminal.wait(for: watching)
    #expect(said.contains("36 cases in 3 documents: 36 identical"))

    terminal.interrupt()
    #expect(terminal.end() == 130)
  }

  @Test func whatIsSavedDuringARunIsVerifiedAgain() throws {
    let project = try GoldenProject()
    // So many that the run is not over before its progress shows.
    let widths = (300..<400).map(String.init).joined(separator: ", ")
    try project.scratch.write(
      """
      skelsnap: 1
      canvas: {width: 300, height: 700}
      skeleton: {block: {width: 280, height: 680}}
      snapshots: {width: [\(widths)], scale: [1, 2, 3, 4]}

      """, to: "large.skel.yaml")
    let terminal = try PseudoTerminal(["verify", "--watch"], in: project.path)
    try terminal.wait(for: "cases/s")
    try project.write(GoldenProject.row(x: 16))
    #expect(try terminal.wait(for: " changed").contains("row.skel.yaml changed"))
    try terminal.wait(for: "12 cases in 1 document: 12 missing")
  }

  @Test func aBrokenConfigurationIsReportedOnceAndCanBeFixed() throws {
    let project = try project()
    let terminal = try PseudoTerminal(["verify", "--watch"], in: project.path)
    try terminal.wait(for: "Control-C ends")
    try project.scratch.write("skelsnap: [\n", to: "skelsnap.yaml")
    try terminal.wait(for: "Control-C ends")
    Thread.sleep(forTimeInterval: 1)
    // Written atomically, because an empty file would be a different error.
    try Data("skelsnap: 1\n".utf8).write(to: project.url("skelsnap.yaml"), options: .atomic)
    let said = try terminal.wait(for: "36 cases in 3 documents: 36 identical")
    #expect(said.contains("skelsnap.yaml changed"))
    #expect(!said.contains("error"), "\(said)")
  }

  @Test func goldensOfADeletedDocumentAreObsoleteUntilTheyAreDeleted() throws {
    let project = try project()
    let terminal = try PseudoTerminal(["verify", "--watch"], in: project.path)
    try terminal.wait(for: "Control-C ends")
    try FileManager.default.removeItem(at: project.url("two.skel.yaml"))
    try terminal.wait(for: "36 cases in 3 documents: 24 identical, 12 obsolete")
    try terminal.wait(for: "Control-C ends")
    try FileManager.default.removeItem(at: project.url("goldens/two"))
    try terminal.wait(for: "24 cases in 2 documents: 24 identical")
    try terminal.wait(for: "Control-C ends")
    try project.write(GoldenProject.row(x: 16))
    let said = try terminal.wait(for: "12 cases in 1 document: 2 identical, 10 different")
    #expect(!said.contains("no such file"), "\(said)")
  }

  @Test func whatCannotBeComparedIsReportedUntilItIsFixed() throws {
    let project = try project()
    let terminal = try PseudoTerminal(["verify", "--watch"], in: project.path)
    try terminal.wait(for: "Control-C ends")
    let refusal = "plain.skel.yaml cannot be read as a document"
    try project.scratch.write("skelsnap: [\n", to: "plain.skel.yaml")
    #expect(try terminal.wait(for: "Control-C ends").contains(refusal))
    try project.write(GoldenProject.row(x: 16) + Self.themed)
    #expect(try terminal.wait(for: "Control-C ends").contains(refusal))
    #expect(
      try project.run(["verify", "--last-failed"]).error.contains("did not come to its end"))
    try project.scratch.write(GoldenProject.row(), to: "plain.skel.yaml")
    let said = try terminal.wait(for: "Control-C ends")
    #expect(said.contains("12 cases in 1 document: 12 identical"))
    #expect(said.contains("still wrong: row"))
    // The page shows the results of all documents.
    #expect(FileManager.default.fileExists(atPath: project.url(".skelsnap/report.html").path))
  }

  @Test func watchingCanStartFromTheLastFailures() throws {
    let project = try project()
    try project.write(GoldenProject.row(x: 16) + Self.themed)
    #expect(try project.run(["verify", "-q"]).status == 1)
    let terminal = try PseudoTerminal(["verify", "--watch", "--last-failed"], in: project.path)
    #expect(
      try terminal.wait(for: "Control-C ends").contains("10 cases in 1 document: 10 different"))
    try project.scratch.write(GoldenProject.row(x: 20), to: "plain.skel.yaml")
    #expect(
      try terminal.wait(for: "Control-C ends").contains(
        "12 cases in 1 document: 2 identical, 10 different"))
  }

  @Test(arguments: [
    (["--json"], "reports again and again"),
    (["--record", "all"], "'--watch' records nothing"),
  ])
  func watchingRefuses(_ arguments: [String], _ sentence: String) throws {
    let outcome = try GoldenProject().run(["verify", "--watch"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(sentence))
  }

  @Test func progressIsShownOnATerminalAndLeavesNoTrace() throws {
    let widths = (300..<312).map(String.init).joined(separator: ", ")
    let project = try GoldenProject(
      document: """
        skelsnap: 1
        canvas: {width: 300, height: 700}
        theme:
          shimmer: {gradient: {stops: [white, black, white], angle: 20}}
        skeleton: {block: {width: 280, height: 680}}
        snapshots: {width: [\(widths)], scale: [3]}

        """)
    let terminal = try PseudoTerminal(["verify"], in: project.path)
    #expect(terminal.end() == 1)
    let lines = terminal.text.components(separatedBy: "\r\u{1b}[K")
    #expect(lines.count > 2)
    let first = lines.dropFirst().first ?? ""
    #expect(
      first.wholeMatch(
        of: /\d+ cases, \d+ of 12 variants, \d+ cases\/s, \d+ (s|min) left, \d+ failed/) != nil,
      "\(first)")
    #expect(lines.last?.hasPrefix("✘ row") == true)
    let quiet = try PseudoTerminal(["verify", "-q"], in: project.path)
    #expect(quiet.end() == 1)
    #expect(!quiet.text.contains("variants,"))
  }
}
