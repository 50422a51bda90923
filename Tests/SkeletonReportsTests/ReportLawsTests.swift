import Testing

@testable import SkeletonGoldens
@testable import SkeletonModel
@testable import SkeletonPainting
@testable import SkeletonReports

/// Broken laws and warnings in all reports.
struct ReportLawsTests {
  private static var broken: RunResult {
    func breach(
      _ law: Law, _ node: String, _ variants: [String], _ message: String, alike: [String] = []
    ) -> LawBreach {
      LawBreach(
        law: law, document: "examples/inbox", node: node, variants: variants, message: message,
        position: TextPosition(file: "examples/inbox.skel.yaml", line: 14, column: 11),
        alike: alike)
    }
    func warning(_ variant: String) -> GoldenWarning {
      GoldenWarning(
        document: "examples/feed", variant: variant, frames: ["phase-0000.png", "phase-0030.png"],
        message: "equal to the pixel",
        position: TextPosition(file: "examples/feed.skel.yaml", line: 1, column: 1))
    }
    var result = RunResult(
      cases: [.sample("examples/feed"), .sample("examples/inbox")], problems: [])
    result.laws = [
      breach(
        .mirror, "row[0]/name", ["light-rtl", "dark-rtl"],
        "x is 16, and mirrored from ltr would be 337; 3 more nodes move or grow with it",
        alike: ["row[1]/name", "row[2]/name"]),
      breach(.mirror, "title", ["light-rtl", "dark-rtl"], "x is 16, and would be 20"),
      breach(.type, "title", ["light-ax5"], "at ax5 it is cut"),
    ]
    result.warnings = [warning("light"), warning("dark")]
    result.notes = [
      Diagnostic(
        .note, at: TextPosition(file: "examples/feed.skel.yaml", line: 9, column: 3),
        "the law 'loop' holds, so its waiver waives nothing")
    ]
    return result
  }

  @Test func terminal() {
    #expect(
      Reporter.terminal.report(on: Self.broken) == """
        ✔ examples/feed   1 identical
        ✘ examples/inbox  1 identical, 2 laws broken

        examples/inbox: what does not hold
          mirror  light-rtl, dark-rtl
            row[0]/name and 2 like it: x is 16, and mirrored from ltr would be 337; 3 more
              nodes move or grow with it
              at examples/inbox.skel.yaml:14:11
            title: x is 16, and would be 20
              at examples/inbox.skel.yaml:14:11
          type  light-ax5
            title: at ax5 it is cut
              at examples/inbox.skel.yaml:14:11

        Goldens that prove little:
          examples/feed  light, dark: phase-0000, phase-0030
            equal to the pixel

        examples/feed.skel.yaml:9:3: note: the law 'loop' holds, so its waiver waives nothing

        2 cases in 2 documents: 2 identical; 2 laws broken; 1 warning

        To waive what a screen breaks on purpose, write into examples/inbox.skel.yaml:
          waive: {mirror: "why", type: "why"}

        """)
  }

  @Test func aLawFailsARunAndAWarningOnlyAStrictOne() {
    var result = Self.broken
    #expect(result.standing == .differences)
    result.laws = []
    #expect(result.standing == .clean)
    #expect(Reporter.terminal.report(on: result).hasPrefix("✔ examples/feed "))
    result.isStrict = true
    #expect(result.standing == .differences)
    #expect(Reporter.terminal.report(on: result).hasPrefix("✘ examples/feed "))
  }

  @Test func manyBreachesAreCut() {
    var result = Self.broken
    result.laws = (0..<20).map { index in
      var breach = result.laws[0]
      breach.node = "node\(index)"
      breach.variants = (0..<40).map { "light-rtl-w\($0)" }
      return breach
    }
    let short = Reporter.terminal.report(on: result)
    #expect(short.contains("  … and 12 more (--verbose)\n"))
    #expect(short.split(separator: "\n").count < 40)
    for line in short.split(separator: "\n") { #expect(line.count <= 96, "\(line)") }
    var options = ReportOptions()
    options.isVerbose = true
    let long = Reporter.terminal.report(on: result, options)
    #expect(!long.contains("--verbose"))
    #expect(long.contains("light-rtl-w39"))
    #expect(long.contains("      row[1]/name, row[2]/name\n"), "\(long)")
  }

  @Test func github() {
    #expect(
      githubReport(on: Self.broken) == """
        ::error file=examples/inbox.skel.yaml,line=14,col=11,\
        title=examples/inbox%3A law mirror::row[0]/name and 2 like it: x is 16, and mirrored from ltr \
        would be 337; 3 more nodes move or grow with it (light-rtl, dark-rtl)
        ::error file=examples/inbox.skel.yaml,line=14,col=11,\
        title=examples/inbox%3A law mirror::title: x is 16, and would be 20 (light-rtl, dark-rtl)
        ::error file=examples/inbox.skel.yaml,line=14,col=11,\
        title=examples/inbox%3A law type::title: at ax5 it is cut (light-ax5)
        ::warning file=examples/feed.skel.yaml,line=1,col=1,\
        title=examples/feed%3A light%2C dark%3A phase-0000%2C phase-0030::equal to the pixel
        ::notice file=examples/feed.skel.yaml,line=9,col=3,title=skelsnap::\
        the law 'loop' holds, so its waiver waives nothing

        """)
    var strict = Self.broken
    strict.isStrict = true
    #expect(githubReport(on: strict).contains("\n::error file=examples/feed.skel.yaml,line=1,"))
  }

  @Test func junit() {
    let text = junitReport(on: Self.broken)
    #expect(text.contains("tests=\"5\" failures=\"2\" errors=\"0\""), "\(text)")
    #expect(
      text.contains(
        """
        <testcase name="law mirror" classname="examples/inbox">
        <failure type="law" message="mirror: row[0]/name and 2 like it: x is 16, and \
        mirrored from ltr would be 337; 3 more nodes move or grow with it">mirror  light-rtl, \
        dark-rtl
        """), "\(text)")
    #expect(
      text.contains(
        """
        <testcase name="what goldens prove" classname="examples/feed">
        <system-out>examples/feed  light, dark: phase-0000, phase-0030
          equal to the pixel
        </system-out>
        """), "\(text)")
    var strict = Self.broken
    strict.isStrict = true
    #expect(
      junitReport(on: strict).contains("<failure type=\"warning\" message=\"equal to the pixel\">"))
  }

  @Test func json() throws {
    let json = try Self.broken.json
    #expect(
      json["laws"]?.text().hasPrefix(
        """
        [{"law":"mirror","document":"examples/inbox","node":"row[0]/name",\
        "variants":["light-rtl","dark-rtl"],"message":"x is 16, and mirrored from ltr would be 337; \
        3 more nodes move or grow with it","position":{"file":"examples/inbox.skel.yaml","line":14,\
        "column":11},"alike":["row[1]/name","row[2]/name"]},{"law":"mirror"
        """) == true)
    #expect(
      json["warnings"]?.text().hasPrefix(
        """
        [{"document":"examples/feed","variant":"light","frames":["phase-0000.png",\
        "phase-0030.png"],"message":"equal to the pixel","position":
        """) == true)
    #expect(json["notes"]?.text().contains("\"severity\":\"note\"") == true)
    #expect(try RunResult.moved.json["notes"] == nil)
  }
}
