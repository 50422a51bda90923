import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonReports

/// Which cases differ for which reasons.
struct CauseTableTests {
  private static let surface = ValueSources.Token(
    name: "colour 'surface'", position: TextPosition(file: "app.theme.yaml", line: 4, column: 3))
  private static let card = ValueSources.Token(
    name: "colour 'card'", position: TextPosition(file: "app.theme.yaml", line: 5, column: 3))
  private static let padding = ChangeCause(
    "padding", "padding 12 → 10", at: TextPosition(file: "a.skel.yaml", line: 9, column: 7))

  private static func fill(_ tokens: [ValueSources.Token]) -> ChangeCause {
    ChangeCause(
      "fill", "fill #ffffffff → #000000ff",
      at: TextPosition(file: "a.skel.yaml", line: 3, column: 1), tokens: tokens)
  }

  private static func node(_ path: String, _ causes: [ChangeCause]) -> NodeChange {
    NodeChange(path: path, change: .changed, summary: "", followers: 0, causes: causes)
  }

  private static func different(
    _ document: String, _ frame: String, _ nodes: [NodeChange], _ verdict: Verdict = .different
  ) -> CaseResult {
    .sample(document, "light", frame, verdict, nodes: nodes)
  }

  @Test func aTokenIsOneFindingInAllDocuments() {
    let result = RunResult(
      cases: [
        Self.different("a", "static.png", [Self.node("row[0]", [Self.fill([Self.surface])])]),
        Self.different(
          "b", "static.png",
          [
            Self.node("row[0]", [Self.fill([Self.card, Self.surface])]),
            Self.node("row[1]", [Self.fill([Self.card, Self.surface])]),
          ]),
      ], problems: [])
    let findings = result.findingsByCause
    #expect(findings.count == 1)
    #expect(findings[0].causes.map(\.subject) == ["colour 'surface'"])
    #expect(findings[0].causes[0].position == Self.surface.position)
    #expect(findings[0].causes[0].nodes == ["row[*]"])
    #expect(findings[0].documents == ["a", "b"])
  }

  @Test func oneOfTwoTokensThatExplainAsMuchIsTheOneThatIsNamed() {
    let result = RunResult(
      cases: [
        Self.different("b", "static.png", [Self.node("x", [Self.fill([Self.card, Self.surface])])])
      ], problems: [])
    #expect(result.findings[0].causes.map(\.subject) == ["colour 'card'"])
  }

  @Test func aCaseWithTwoReasonsIsInBothAndToBeAcceptedOnce() {
    let both = [Self.node("row[0]", [Self.padding]), Self.node("row[1]", [Self.fill([Self.card])])]
    let result = RunResult(
      cases: [
        Self.different("a", "phase-0000.png", both, .resized),
        Self.different("a", "layout.txt", both),
        Self.different("b", "layout.txt", [Self.node("c", [Self.fill([Self.card])])]),
      ], problems: [])
    #expect(result.findingsByCause.map(\.cases.count) == [2, 3])
    #expect(result.findings.map(\.cases.count) == [2, 1])
    #expect(result.findings[0].causes.map(\.subject) == ["row[0]", "colour 'card'"])
    #expect(Set(result.findings.flatMap(\.cases).map(\.name)).count == 3)
  }

  @Test func aTextFollowsItsLayoutOnlyWhereNodesCameOrWent() {
    func result(_ cause: ChangeCause) -> RunResult {
      RunResult(
        cases: [
          Self.different("a", "layout.txt", [Self.node("row[0]", [cause])]),
          .sample("a", "light", "accessibility.txt", .different),
        ], problems: [])
    }
    #expect(result(ChangeCause("node", "", at: nil)).findings.count == 1)
    #expect(result(Self.padding).findings.count == 2)
  }

  @Test(arguments: [
    (["new missing", "old identical"], ["new: a new document, without goldens"]),
    (["gone obsolete", "old identical"], ["gone: the document is gone, its goldens are left"]),
    (
      ["new missing =", "gone obsolete ="],
      ["gone → new: the document was moved, and looks the same"]
    ),
    (
      ["new missing =", "gone obsolete ≠"],
      ["gone: the document is gone, its goldens are left", "new: a new document, without goldens"]
    ),
    (
      ["s/z missing =", "a obsolete =", "t/z obsolete ="],
      [
        "a: the document is gone, its goldens are left",
        "t/z → s/z: the document was moved, and looks the same",
      ]
    ),
    // What is there already has not moved there.
    (
      ["new identical", "gone obsolete ="], ["gone: the document is gone, its goldens are left"]
    ),
  ])
  func whatCameAndWent(cases: [String], told: [String]) {
    let cases = cases.map { words in
      let parts = words.split(separator: " ").map(String.init)
      var one = CaseResult.sample(
        parts[0], "light", "layout.txt", Verdict(rawValue: parts[1]) ?? .identical)
      one.likeness = parts.count > 2 ? parts[2] : nil
      return one
    }
    let findings = RunResult(cases: cases, problems: []).findings
    #expect(findings.flatMap(\.causes).map(\.sentence).sorted() == told)
  }

  @Test(arguments: [
    (["static missing", "phase-0250 obsolete", "phase-0750 obsolete"], ["row 4", "card 1"]),
    (["static obsolete", "phase-0250 missing", "phase-0750 missing"], ["row 4", "card 1"]),
    // The phases are others.
    (
      ["phase-0500 missing", "phase-0750 obsolete"],
      ["phase-0500 1", "phase-0750 1", "row 1", "card 1"]
    ),
    (["static missing"], ["static 1", "row 1", "card 1"]),
    (
      ["static missing", "content-phase-0250 obsolete"],
      ["static 1", "content-phase-0250 1", "row 1", "card 1"]
    ),
  ])
  func whatStopsMovingHasOtherPictures(cases: [String], told: [String]) {
    let rows = ChangeCause(
      "count", "count 3 → 2", at: TextPosition(file: "a.skel.yaml", line: 2, column: 1))
    let layout = Self.different(
      "a", "layout.txt", [Self.node("row[0]", [rows]), Self.node("card", [Self.padding])])
    let cases = cases.map { words in
      let parts = words.split(separator: " ").map(String.init)
      return CaseResult.sample(
        "a", "light", parts[0] + ".png", Verdict(rawValue: parts[1]) ?? .identical)
    }
    let same = CaseResult.sample("a", "light", "content.png")
    let findings = RunResult(cases: cases + [layout, same], problems: []).findingsByCause
    #expect(findings.map { "\($0.causes.first?.subject ?? "") \($0.cases.count)" } == told)
  }

  @Test(arguments: [(NodeChange.Kind.added, Verdict.missing), (.removed, .obsolete)])
  func picturesComeAndGoWithTheirState(change: NodeChange.Kind, verdict: Verdict) {
    let state = NodeChange(
      path: "error.timeout", change: change, summary: "", followers: 2,
      causes: [ChangeCause("state", "", at: nil)])
    let cases = [
      Self.different("a", "layout.txt", [state]),
      .sample("a", "light", "accessibility.txt", .different),
      .sample("a", "light", "error-timeout.png", verdict),
      .sample("a", "light", "phase-0500.png", verdict), .sample("a", "light", "static.png"),
    ]
    let findings = RunResult(cases: cases, problems: []).findings
    #expect(findings.map(\.cases.count) == [3, 1])
    #expect(findings[0].causes.map(\.subject) == ["error.timeout"])
    #expect(findings[1].causes.map(\.subject) == ["phase-0500"])
  }

  @Test func newVariantsOfSeveralDocumentsAreOneFinding() {
    let cases = ["a", "b"].flatMap { document in
      [
        CaseResult.sample(document, "light", "static.png"),
        .sample(document, "dark", "static.png", .missing),
        .sample(document, "dark", "layout.txt", .missing),
      ]
    }
    let findings = RunResult(cases: cases, problems: []).findings
    #expect(findings.flatMap(\.causes).map(\.sentence) == ["dark: a new variant, without goldens"])
    #expect(findings[0].cases.count == 4)
  }

  @Test func whatLibrariesDoIsOneFindingInAllDocuments() {
    let cases = ["a", "b"].map { document in
      var one = CaseResult.sample(document, "light", "static.png", .drifted)
      one.message = "cairo 1.16.0 → 1.18.4"
      return one
    }
    #expect(RunResult(cases: cases, problems: []).findings.count == 1)
  }
}
