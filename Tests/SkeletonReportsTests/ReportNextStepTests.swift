import Testing

@testable import SkeletonGoldens
@testable import SkeletonModel
@testable import SkeletonReports

struct ReportNextStepTests {
  private func commands(
    _ cases: [CaseResult], _ change: (inout ReportOptions) -> Void = { _ in }
  ) -> [String] {
    var options = ReportOptions()
    change(&options)
    return RunResult(cases: cases, problems: []).nextSteps(options).map(\.command)
  }

  @Test func someVariantsAreNamedAndAllAreNot() {
    let dark = CaseResult.sample("a", "dark", "static.png", .different)
    #expect(
      commands([dark, .sample("a", "light")])
        == ["skelsnap record a.skel.yaml --filter 'a/dark/*'"])
    #expect(commands([dark]) == ["skelsnap record a.skel.yaml"])
  }

  @Test func aFilterOfTheRunIsKept() {
    #expect(
      commands([.sample("a", "dark", "static.png", .different)]) { $0.filters = ["it's"] }
        == [#"skelsnap record a.skel.yaml --filter 'it'\''s'"#])
  }

  @Test func whatIsOnlyMissingReplacesNothing() {
    #expect(
      commands([.sample("a", "dark", "static.png", .missing)])
        == ["skelsnap record --record missing a.skel.yaml"])
  }

  @Test func manyDocumentsAreThoseOfTheRun() {
    let cases = "abcd".map { CaseResult.sample(String($0), "dark", "static.png", .drifted) }
    #expect(
      commands(cases) { $0.operands = ["-odd", "two words"] }
        == ["skelsnap record --record drifted ./-odd 'two words'"])
  }

  @Test func aNameThatLooksLikeAPatternFitsItselfAlone() {
    let command = commands([
      .sample("a[b]*", "dark", "static.png", .different), .sample("a[b]*", "light"),
    ])
    #expect(command == ["skelsnap record 'a[b]*.skel.yaml' --filter 'a[[]b][*]/dark/*'"])
    #expect(CaseFilter(["a[[]b][*]/dark/*"]).includes(path: "a[b]*/dark/static.png"))
  }

  @Test func theDocumentIsNamedWhereACasePointsAtATheme() {
    var one = CaseResult.sample("a", "dark", "static.png", .different)
    one.position.file = "brand.theme.yaml"
    #expect(
      commands([one, .sample("a", "light")])
        == ["skelsnap record a.skel.yaml --filter 'a/dark/*'"])
  }

  @Test func whatWasKeptIsTakenOverWithoutAWordMoreThanNeeded() {
    let changed = CaseResult.sample("a", "dark", "static.png", .different)
    let drifted = CaseResult.sample("a", "light", "static.png", .drifted)
    #expect(commands([changed]) { $0.isKept = true } == ["skelsnap review", "skelsnap accept"])
    #expect(
      commands([changed, drifted]) {
        $0.isKept = true
        $0.artifacts = "to look at"
      } == [
        "skelsnap review --artifacts 'to look at'",
        "skelsnap accept --artifacts 'to look at' --verdict different",
        "skelsnap accept --artifacts 'to look at' --verdict drifted",
      ])
    var options = ReportOptions()
    options.isKept = true
    let run = RunResult(
      cases: [changed, .sample("b", "dark", "static.png", .different)], problems: [])
    #expect(
      Advice(run).nextSteps(for: [changed], options).last?.command
        == "skelsnap accept --filter 'a/*'")
  }
}
