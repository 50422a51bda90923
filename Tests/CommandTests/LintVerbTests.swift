import Foundation
import Testing

/// `lint` as its users have it.
struct LintVerbTests {
  static func document(_ more: String = "", fill: String = "#fdfdfd") -> String {
    """
    skelsnap: 1
    canvas: {width: 120, height: 80, background: "#ffffff"}
    skeleton:
      vstack:
        children:
          - repeat:
              count: 2
              id: row
              view: {hstack: {children: [{block: {id: bar, height: 10, fill: "\(fill)"}}]}}
    content:
      button: {id: go, label: Go, width: 30, height: 44}
    snapshots: {appearance: [light]}
    \(more)

    """
  }

  private static func project(
    _ document: String, lint: String = "endless: ignore"
  ) throws -> GoldenProject {
    let project = try GoldenProject(document: document)
    try project.scratch.write("skelsnap: 1\nlint: {\(lint)}\n", to: "skelsnap.yaml")
    return project
  }

  @Test func anErrorFails() throws {
    let outcome = try Self.project(Self.document()).run(["lint"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        row.skel.yaml:9:39: error: 'row[0]/bar' and 1 like it: it cannot be seen: #fdfdfd on \
        #ffffff is 1.01 : 1 [unseen]
            row, skeleton: light
            → give it a colour that differs from what lies behind it, or leave it out
        row.skel.yaml:11:3: warning: 'go': it is 30 × 44 points, and 44 × 44 are due [targets]
            row, content: light
            → give it 'minWidth' and 'minHeight', or padding
        row.skel.yaml:11:3: note: 'go': the text 'Go' in #007aff on #ffffff is 4.01 : 1, and 4.5 is \
        due [textContrast]
            row, content: light
            → give it a colour that differs more from its ground
        ✘ 1 document, 2 screens: 1 error, 1 warning, 1 note

        """, "\(outcome.output)")
  }

  @Test func aWarningFailsAStrictRunAlone() throws {
    let project = try Self.project(Self.document(fill: "#cccccc"))
    let outcome = try project.run(["lint", "-q"])
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("textContrast"))
    #expect(outcome.output.contains("✔ 1 document"), "\(outcome.output)")
    let strict = try project.run(["lint", "--strict"])
    #expect(strict.status == 1)
    #expect(strict.output.contains("✘ 1 document"), "\(strict.output)")
    try #expect(project.run(["lint", "--strict", "--appearance", "dark"]).status == 1)
  }

  @Test func whatCannotBeReadIsNoSuccess() throws {
    let outcome = try Self.project("skelsnap: 1\nskeleton: {blok: {}}\n").run(["lint"])
    #expect(outcome.status == 2)
    #expect(!outcome.output.contains("✔"), "\(outcome.output)")
    #expect(outcome.output.contains("✘ 0 documents"), "\(outcome.output)")
  }

  /// Code scanning takes two results of one fingerprint for one.
  @Test func whatNothingUsesIsToldApart() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Result: Decodable {
          var partialFingerprints: [String: String]
        }
        var results: [Result]
      }
      var runs: [Run]
    }
    let theme = "theme: {extends: ios, colors: {one: \"#123456\", two: \"#654321\"}}"
    let outcome = try Self.project(Self.document(theme)).run(["lint", "--reporter", "sarif"])
    let log = try JSONDecoder().decode(Log.self, from: Data(outcome.output.utf8))
    let prints = log.runs.flatMap(\.results).map(\.partialFingerprints)
    #expect(prints.count >= 4)
    #expect(Set(prints).count == prints.count)
  }

  @Test func aProjectSetsLevelsAndLimits() throws {
    let settings = "unseen: warning, targets: {limit: 30}, textContrast: error, endless: ignore"
    let outcome = try Self.project(Self.document(), lint: settings).run(["lint"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("warning: 'row[0]/bar'"), "\(outcome.output)")
    #expect(outcome.output.contains("error: 'go': the text 'Go'"))
    #expect(!outcome.output.contains("[targets]"))
  }

  @Test(arguments: [
    (
      "contrats: note",
      "skelsnap.yaml:2:8: error: there is no lint rule 'contrats'; did you mean 'contrast'?"
    ),
    ("shine: note", "there are unseen, contrast, increased, light, "),
    ("brokenWord: {limit: 2}", "skelsnap.yaml:2:28: error: the rule 'brokenWord' has no limit"),
    ("contrast: loud", "skelsnap.yaml:2:18: error: 'level' needs one of ignore, note, warning, "),
  ])
  func aProjectWithoutSuchARuleIsRefused(lint: String, message: String) throws {
    let outcome = try Self.project(Self.document(), lint: lint).run(["lint"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test(arguments: [
    "waive: {unseen: it is snow, targets: why}",
    "waive: {unseen: {row/bar: it is snow}, targets: {go: why}}",
    "waive: {unseen: {\"row[0]\": snow, \"row[1]/bar\": snow}, targets: {go: why}}",
  ])
  func aWaiverGivesItsReason(waiver: String) throws {
    let outcome = try Self.project(Self.document(waiver)).run(["lint", "--strict"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("0 errors, 0 warnings, 1 note, 2 waived"), "\(outcome.output)")
    #expect(!outcome.output.contains("waives nothing"))
  }

  @Test func aWaiverOfOneRowWaivesNoOther() throws {
    let waiver = "waive: {unseen: {\"row[0]\": snow}}"
    let outcome = try Self.project(Self.document(waiver)).run(["lint"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("error: 'row[1]/bar': it cannot be seen"), "\(outcome.output)")
  }

  @Test func aWaiverThatWaivesNothingIsNoted() throws {
    let project = try Self.project(
      Self.document("waive: {overlap: why, unseen: {row: snow, title: why}, mirror: why}"))
    let outcome = try project.run(["lint"])
    #expect(
      outcome.output.contains(
        "row.skel.yaml:13:9: note: the rule 'overlap' finds nothing, so its waiver waives nothing"),
      "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "note: the rule 'unseen' finds nothing at 'title', so its waiver waives nothing"))
    // A part of the project cannot tell, and the goldens do not ask.
    let part = try project.run(["lint", "row.skel.yaml"])
    #expect(!part.output.contains("waives nothing"))
    let verify = try project.run(["verify"])
    #expect(verify.output.contains("the law 'mirror' holds, so its waiver waives nothing"))
    #expect(!verify.output.contains("overlap"))
  }

  @Test(arguments: [
    ("waive: {unsene: why}", "there is no law or lint rule 'unsene'; did you mean 'unseen'?"),
    ("waive: {unseen: {row: \" \"}}", "'row' needs the reason for which it is waived"),
    ("waive: {unseen: {}}", "'unseen' names no node and gives no reason"),
    ("waive: {mirror: {row: why}}", "'mirror' needs text, found a map with the key 'row'"),
  ])
  func aWaiverWithoutAReasonIsRefused(waiver: String, message: String) throws {
    let outcome = try Self.project(Self.document(waiver)).run(["lint"])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains(message), "\(outcome.output)\(outcome.error)")
  }

  @Test func programsGetAllNumbers() throws {
    let outcome = try Self.project(Self.document()).run(["lint", "--json"])
    #expect(outcome.status == 1)
    struct Report: Decodable {
      struct Summary: Decodable, Equatable {
        var documents, screens, errors, warnings, notes, waived: Int
      }
      struct Finding: Decodable {
        var rule, level, document: String
        var node: String?
        var alike, variants, colors: [String]?
        var value, limit: Double?
        var frame: [String: Double]?
      }
      var version: Int
      var summary: Summary
      var findings: [Finding]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.version == 1)
    #expect(
      report.summary
        == .init(documents: 1, screens: 2, errors: 1, warnings: 1, notes: 1, waived: 0))
    let unseen = try #require(report.findings.first)
    #expect(unseen.rule == "unseen")
    #expect(unseen.node == "row[0]/bar")
    #expect(unseen.alike == ["row[1]/bar"])
    #expect(unseen.colors == ["#fdfdfd", "#ffffff"])
    #expect(unseen.limit == 1.02)
    // By WCAG 2.2, worked out with another program.
    #expect(abs((unseen.value ?? 0) - 1.017195) < 0.000001)
    #expect(unseen.frame == ["x": 0, "y": 26, "width": 120, "height": 10])
  }

  @Test func codeScanningGetsPlacesInTheRepository() throws {
    let project = try Self.project(Self.document())
    try project.scratch.write("", to: ".git/HEAD")
    let outcome = try project.run([
      "lint", "--reporter", "sarif:lint.sarif", "--reporter", "github",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "::error file=row.skel.yaml,line=9,col=39,title=row%3A lint unseen::'row[0]/bar' and 1 "))
    let bytes = try Data(contentsOf: project.url("lint.sarif"))
    let file = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(file["version"] as? String == "2.1.0")
    let run = try #require((file["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["ruleId"] as? String } == ["unseen", "targets", "textContrast"])
    #expect(results.compactMap { $0["level"] as? String } == ["error", "warning", "note"])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""uri": "row.skel.yaml""#))
    #expect(text.contains(#""startLine": 9"#))
    #expect(text.contains(#""skelsnap/v1": ""#))
  }

  @Test(arguments: [
    (["--json", "--reporter", "sarif"], "needs standard output for itself"),
    (["--reporter", "junit"], "Allowed are 'terminal', 'json', 'github', 'sarif'"),
    (["--reporter", "sarif:row.skel.yaml"], "the report cannot be written to row.skel.yaml"),
    (["--reporter", "sarif:a", "--reporter", "json:./a"], "two reports cannot be one file"),
  ])
  func reportsThatCannotBeAreRefused(arguments: [String], message: String) throws {
    let outcome = try Self.project(Self.document()).run(["lint"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }
}
