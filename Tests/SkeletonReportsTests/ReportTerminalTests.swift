import Testing
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonModel
@testable import SkeletonReports

struct ReportTerminalTests {
  private func report(
    _ result: RunResult, _ change: (inout ReportOptions) -> Void = { _ in }
  ) -> String {
    var options = ReportOptions()
    change(&options)
    return Reporter.terminal.report(on: result, options)
  }

  private func report(_ cases: [CaseResult]) -> String {
    report(RunResult(cases: cases, problems: []))
  }

  @Test func aPageThatIsNotWholeIsCalledSo() {
    var options = ReportOptions()
    options.page = ".skelsnap/report.html"
    let result = RunResult.moved
    #expect(terminalReport(on: result, options).hasSuffix("See it: .skelsnap/report.html\n"))
    options.pageOmissions = 3
    let text = terminalReport(on: result, options)
    #expect(text.contains("Of 8 cases, 3 would make it too large, and are not on it"))
    #expect(!text.contains("skelsnap review"))
    options.isKept = true
    #expect(terminalReport(on: result, options).contains("'skelsnap review'"))
  }

  @Test func nodesInsideComeAndGoWithTheirNode() {
    let nodes: [NodeChange] = [
      .sample("row[1]", .added, "", followers: 5), .sample("row[2]", .removed, "", followers: 1),
    ]
    let text = report([.sample("feed", "light", "layout.txt", .different, nodes: nodes)])
    #expect(text.contains("row[1]: added\n      + 5 nodes came with it\n"), "\(text)")
    #expect(text.contains("row[2]: removed\n      + 1 node went with it\n"), "\(text)")
  }

  @Test func aMoveIsSaidOnce() {
    #expect(
      report(.moved) == #"""
        ✔ examples/feed   2 identical
        ✘ examples/inbox  2 identical, 4 different

        examples/inbox
          different  dark, light: phase-0250, phase-0500
            at examples/inbox.skel.yaml:14:1
            row[2]/avatar: x 16 → 20 (+4), radius 25 → 20
              + 7 nodes moved along
            37 to 1,537 of 334,836 pixels differ, all of them where nodes changed
            expected  .skelsnap/examples/inbox/dark/phase-0250-expected.png
            actual    .skelsnap/examples/inbox/dark/phase-0250-actual.png
            diff      .skelsnap/examples/inbox/dark/phase-0250-diff.png

        8 cases in 2 documents: 4 identical, 4 different

        To accept what changed:
          skelsnap record examples/inbox.skel.yaml \
            --filter 'examples/inbox/dark/*' \
            --filter 'examples/inbox/light/*'

        """#)
  }

  @Test func manyDocumentsThatAreWellShareALineWhereOthersAreNot() {
    let well = (1...7).map { CaseResult.sample("well/\($0)", "light", "static.png") }
    let wrong = CaseResult.sample("wrong", "light", "static.png", .missing)
    let folded = report(RunResult(cases: [wrong] + well, problems: []))
    #expect(folded.hasPrefix("✘ wrong   1 missing\n✔ 7 other documents  7 identical\n\n"))
    let few = report(RunResult(cases: [wrong] + well.dropLast(), problems: []))
    #expect(few.contains("✔ well/6  1 identical\n\n"))
    #expect(report(RunResult(cases: well, problems: [])).contains("✔ well/7  1 identical\n"))
    var options = ReportOptions()
    options.isVerbose = true
    let whole = terminalReport(on: RunResult(cases: [wrong] + well, problems: []), options)
    #expect(whole.contains("✔ well/7  1 identical\n"))
  }

  @Test func everyVerdictAndProblem() {
    #expect(
      report(.everything) == """
        ✘ examples/all  1 identical, 1 tolerated, 1 different, 1 resized, 1 missing, 1 obsolete,
                        1 drifted, 1 unreadable

        examples/all
          different  light: different
          resized  light: resized
            393 × 852 pixels, and the golden has 375 × 667
          missing: new, without goldens
            missing  light: missing
          obsolete: no case any more, the goldens are left
            obsolete  light: obsolete
          drifted  light: drifted
            cairo 1.16.0 → 1.18.4
          unreadable  light: unreadable
            the golden is a Git LFS pointer; 'git lfs pull' brings the picture

        ✘ examples/b.skel.yaml could not be read
        examples/b.skel.yaml:3:9: error: 'width' needs 0 or more, found -1

        ✘ a tolerance, a mask: 100% blind
          to 'row'

        8 cases in 1 document: 1 identical, 1 tolerated, 1 different, 1 resized, 1 missing, 1 obsolete,
        1 drifted, 1 unreadable; 2 problems

        To accept what changed and is missing:
          skelsnap record examples/all.skel.yaml
        To take over what other libraries paint from the same scenes:
          skelsnap record --record drifted examples/all.skel.yaml
        To delete goldens that no case asks for:
          skelsnap prune --apply examples/all.skel.yaml

        """)
  }

  @Test func aCleanRunIsShortAndAQuietOneSilent() {
    let result = RunResult(cases: [.sample()], problems: [])
    #expect(
      report(result) == "✔ examples/inbox  1 identical\n\n1 case in 1 document: 1 identical\n")
    #expect(report(result) { $0.isQuiet = true } == "")
    #expect(!report(.moved) { $0.isQuiet = true }.contains("examples/feed "))
  }

  @Test func nothingComparedIsAProblem() {
    #expect(report([]) == "✘ nothing was compared\n\n0 cases; 1 problem\n")
  }

  @Test func longListsAreCutUnlessVerbose() {
    let nodes = (0..<12).map { NodeChange.sample("row[\($0)]") }
    let variants = (0..<30).map { "light-increased-w\($0)" }
    let result = RunResult(
      cases: variants.map { .sample("a", $0, "static.png", .different, nodes: nodes) },
      problems: [])
    let short = report(result)
    #expect(short.contains("light-increased-w1 … and 28 more (--verbose): static\n"))
    #expect(short.contains("    … and 2 more nodes (--verbose)\n"))
    let elsewhere = report(result) { $0.remedyForCutLists = "" }
    #expect(elsewhere.contains("light-increased-w2 … and 27 more:\n"), "\(elsewhere)")
    #expect(elsewhere.contains("    … and 2 more nodes\n"))
    let long = report(result) { $0.isVerbose = true }
    #expect(!long.contains("--verbose"))
    #expect(long.contains("light-increased-w29:\n"))
    #expect(long.contains("    row[11]: x 16 → 20"))
    for line in (short + long).split(separator: "\n") { #expect(line.count <= 100) }
  }

  @Test func aLongSummaryIsWrappedBetweenChanges() {
    let summary = (0..<12).map { "width \($0)00 → \($0)01 (+1)" }.joined(separator: ", ")
    let text = report([.sample("a", nodes: []), .sample("a", "dark", verdict: summary)])
    for line in text.split(separator: "\n") { #expect(line.count <= 96) }
    #expect(text.contains("(+1),\n        width"))
  }

  @Test(arguments: [
    (NodeChange.sample("row/a", .added, ""), "row/a: added"),
    (.sample("row/a", .removed, ""), "row/a: removed"),
    (.sample("row/a", .changed, "x 1 → 2 (+1)"), "row/a: x 1 → 2 (+1)"),
    (.sample("row/\u{1b}[2J", .changed, ""), "row/\\u{1b}[2J: changed"),
  ])
  func node(_ change: NodeChange, sentence: String) {
    #expect(change.sentence == sentence)
  }

  @Test func colourOnlyWhereAskedFor() {
    #expect(!report(.everything).contains("\u{1b}"))
    #expect(report(.everything) { $0.usesColor = true }.contains("\u{1b}[1;31mdifferent\u{1b}[0m"))
  }

  @Test func variantsWithOtherFramesStandApart() {
    let finding = RunResult(
      cases: [
        .sample("a", "dark", "static.png", .missing), .sample("a", "dark", "layout.txt", .missing),
        .sample("a", "light", "static.png", .missing),
      ], problems: []
    ).findings[0]
    #expect(
      finding.text() == """
        a: a new document, without goldens
          missing  dark: static, layout.txt
                   light: static

        """)
  }
}

extension CaseResult {
  fileprivate static func sample(
    _ document: String, _ variant: String, verdict summary: String
  ) -> CaseResult {
    .sample(
      document, variant, "static.png", .different, nodes: [.sample("row", .changed, summary)])
  }
}
