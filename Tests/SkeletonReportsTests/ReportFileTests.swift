import Foundation
import Testing
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonReports
@testable import SkeletonSystem

/// The reports that programs read.
struct ReportFileTests {
  @Test func jsonHasTheKeysOfItsContract() throws {
    let json = try RunResult.everything.json
    #expect(json["version"] == 2)
    #expect(
      json["summary"]?.text()
        == "{\"identical\":1,\"tolerated\":1,\"different\":1,\"resized\":1,\"missing\":1,"
        + "\"obsolete\":1,\"drifted\":1,\"unreadable\":1}")
    #expect(json["laws"] == [])
    #expect(json["problems"]?.text().contains("'width' needs 0 or more, found -1") == true)
  }

  @Test func jsonOfACase() throws {
    let json = try RunResult(
      cases: [
        .sample(
          "a", "dark", "static.png", .different, line: 4, differing: 37, pixels: 100,
          unexplained: 2, nodes: [.sample("row", .added, "", followers: 2, line: 5)])
      ], problems: []
    ).json
    #expect(
      json["cases"]?.text() == """
        [{"document":"a","variant":"dark","frame":"static.png","verdict":"different",\
        "differing":37,"unexplained":2,"pixels":100,"nodes":[0],"position":0}]
        """)
    #expect(json["goldens"] == "goldens/")
    #expect(json["artifacts"] == nil)
    #expect(
      json["nodes"]?.text() == """
        [{"path":"row","change":"added","after":"row after","followers":2,\
        "position":{"file":"examples/inbox.skel.yaml","line":5,"column":11}}]
        """)
    #expect(json["positions"]?.text() == #"[{"file":"a.skel.yaml","line":4,"column":1}]"#)
    #expect(try RunResult(cases: [], problems: []).json["problems"] != [])
  }

  @Test func whatABuiltInThemeSaysIsAnnotatedInTheDocument() {
    var one = CaseResult.sample(
      "a", "light", "static.png", .different, nodes: [.sample("row", .changed, "x 1 → 2 (+1)")])
    one.position = TextPosition(file: BuiltInTheme.agora.file, line: 43, column: 5)
    one.nodes[0].position = one.position
    var result = RunResult(cases: [one], problems: [])
    result.origins = [
      DocumentOrigin(document: "a", files: [.init(path: "a.skel.yaml", digest: "")])
    ]
    let said = githubReport(on: result)
    #expect(said.hasPrefix("::error file=a.skel.yaml,line=1,col=1,title=a%3A row::"), "\(said)")
    #expect(said.contains("%0A(agora (built-in theme):43:5)"))
  }

  @Test func aPageWithBrokenLawsSaysSoFirst() {
    var result = RunResult(cases: [.sample()], problems: [])
    #expect(result.headline == "1 case is as recorded")
    result.laws = [
      LawBreach(
        law: .mirror, document: "a", node: "b", variants: ["light"], message: "c",
        position: result.cases[0].position)
    ]
    #expect(result.headline == "1 law broken; 1 case is as recorded")
  }

  @Test func junitHasTheTimesThatAreKnown() {
    var cases = ["light", "dark", "dark-rtl"].map { CaseResult.sample("a", $0) }
    cases[0].microseconds = 1_250_000
    cases[1].microseconds = 7
    let text = junitReport(on: RunResult(cases: cases, problems: []))
    for line in [
      "<testsuites name=\"skelsnap\" tests=\"3\" failures=\"0\" errors=\"0\" time=\"1.250007\">",
      "errors=\"0\" time=\"1.250007\" file=\"a.skel.yaml\">",
      "<testcase name=\"light/phase-0250\" classname=\"a\" time=\"1.250000\"/>",
      "<testcase name=\"dark/phase-0250\" classname=\"a\" time=\"0.000007\"/>",
      "<testcase name=\"dark-rtl/phase-0250\" classname=\"a\"/>",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test func junit() {
    var options = ReportOptions()
    options.workingFolder = "/repo/app"
    options.repository = "/repo"
    let result = RunResult(
      cases: [
        .sample("a", "light"),
        .sample(
          "a", "dark", "phase-0250.png", .different, line: 4, differing: 1, pixels: 100,
          nodes: [.sample("row")], hasPictures: true),
        .sample(
          "a", "dark", "phase-0500.png", .different, line: 4, differing: 2, pixels: 100,
          nodes: [.sample("row")]),
      ], problems: [.init(message: "a < b\n", diagnostics: [])])
    #expect(
      junitReport(on: result, options) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="skelsnap" tests="4" failures="2" errors="1">
        <testsuite name="a" tests="3" failures="2" errors="0" file="app/a.skel.yaml">
        <testcase name="light/phase-0250" classname="a"/>
        <testcase name="dark/phase-0250" classname="a">
        <failure type="different" message="different: row: x 16 → 20 (+4), radius 25 → 20">\
        row: x 16 → 20 (+4), radius 25 → 20
        at a.skel.yaml:4:1
        1 of 100 pixels differ
        </failure>
        <system-out>[[ATTACHMENT|app/.skelsnap/a/dark/phase-0250-diff.png]]
        [[ATTACHMENT|app/.skelsnap/a/dark/phase-0250-actual.png]]
        [[ATTACHMENT|app/.skelsnap/a/dark/phase-0250-expected.png]]
        </system-out>
        </testcase>
        <testcase name="dark/phase-0500" classname="a">
        <failure type="different" message="different, as dark/phase-0250">row
        2 of 100 pixels differ
        </failure>
        </testcase>
        </testsuite>
        <testsuite name="skelsnap" tests="1" failures="0" errors="1">
        <testcase name="a &lt; b&#10;" classname="skelsnap">
        <error type="problem" message="a &lt; b&#10;">a &lt; b

        </error>
        </testcase>
        </testsuite>
        </testsuites>

        """)
  }

  /// Every scalar that a document's name may contain, read back by an independent parser.
  @Test(.enabled(if: hasPython, "there is no python3 to read it back"))
  func junitIsWellFormedWhateverIsInIt() throws {
    let edges: [ClosedRange<UInt32>] = [
      0...0x2ff, 0x2028...0x202e, 0xd7f0...0xd7ff, 0xe000...0xe010, 0xfdd0...0xfdef,
      0xfff0...0x1000f, 0x1fffe...0x1ffff, 0x10fffe...0x10ffff,
    ]
    let scalars = edges.joined().compactMap(Unicode.Scalar.init)
    let name = String(String.UnicodeScalarView(scalars)) + "]]>"
    let result = RunResult(
      cases: [.sample(name, name, name, .different, message: name)],
      problems: [.init(message: name, diagnostics: [])])
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.stdin.buffer).getroot()
      assert root.tag == 'testsuites'
      allowed = {
          'testsuites': {'name', 'tests', 'failures', 'errors'},
          'testsuite': {'name', 'tests', 'failures', 'errors', 'file'},
          'testcase': {'name', 'classname'}, 'failure': {'type', 'message'},
          'error': {'type', 'message'}, 'system-out': set()}
      assert all(set(element.attrib) <= allowed[element.tag] for element in root.iter())
      for suite in root:
          assert suite.tag == 'testsuite'
          cases = suite.findall('testcase')
          assert suite.get('tests') == str(len(cases)) and len(cases) == len(suite)
          assert suite.get('failures') == str(len(suite.findall('testcase/failure')))
          assert suite.get('errors') == str(len(suite.findall('testcase/error')))
          assert all(case.get('name') and case.get('classname') for case in cases)
      sys.stdout.buffer.write(root[0].get('name').encode())
      """,
    ]
    let input = Pipe()
    let output = Pipe()
    python.standardInput = input
    python.standardOutput = output
    try python.run()
    input.fileHandleForWriting.write(Data(junitReport(on: result).utf8))
    try input.fileHandleForWriting.close()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    let kept = name.unicodeScalars.map { scalar in
      let isForbidden =
        scalar < " " && !"\t\n\r".unicodeScalars.contains(scalar)
        || ["\u{fffe}", "\u{ffff}"].contains(scalar)
      return isForbidden ? "\u{fffd}" : String(scalar)
    }.joined()
    #expect(String(decoding: read, as: UTF8.self) == kept)
  }

  private static var hasPython: Bool {
    (ProcessEnvironment.value(of: "PATH") ?? "").split(separator: ":")
      .contains { Files.exists($0 + "/python3") }
  }

  @Test func githubPointsAtTheDocument() {
    var options = ReportOptions()
    options.workingFolder = "/repo/app"
    options.repository = "/repo"
    #expect(
      githubReport(on: .moved, options) == """
        ::error file=app/examples/inbox.skel.yaml,line=14,col=11,\
        title=examples/inbox%3A row[2]/avatar::\
        x 16 → 20 (+4), radius 25 → 20; 7 nodes inside with it (dark, light)

        """)
  }

  @Test func githubHasEveryVerdictAndProblem() {
    #expect(
      githubReport(on: .everything) == """
        ::error file=examples/b.skel.yaml,line=3,col=9,title=skelsnap::\
        'width' needs 0 or more, found -1
        ::error title=skelsnap::a tolerance, a mask: 100%25 blind%0Ato 'row'
        ::error file=examples/all.skel.yaml,line=1,col=1,title=examples/all%3A different::\
        1 golden (light)
        ::error file=examples/all.skel.yaml,line=1,col=1,title=examples/all%3A resized::\
        393 × 852 pixels, and the golden has 375 × 667%0A1 golden (light)
        ::error file=examples/all.skel.yaml,line=1,col=1,title=examples/all%3A missing::\
        missing: new, without goldens (light)
        ::error file=examples/all.skel.yaml,line=1,col=1,title=examples/all%3A obsolete::\
        obsolete: no case any more, the goldens are left (light)
        ::error file=examples/all.skel.yaml,line=1,col=1,title=examples/all%3A drifted::\
        cairo 1.16.0 → 1.18.4%0A1 golden (light)
        ::error file=examples/all.skel.yaml,line=1,col=1,title=examples/all%3A unreadable::\
        the golden is a Git LFS pointer; 'git lfs pull' brings the picture%0A1 golden (light)

        """)
  }

  @Test func githubHasOneAnnotationANodeAndOneOfEachDocumentFirst() {
    func moved(_ document: String, _ variant: String, _ paths: [String], _ summary: String)
      -> CaseResult
    {
      .sample(
        document, variant, "static.png", .different,
        nodes: paths.map { .sample($0, .changed, summary) })
    }
    let result = RunResult(
      cases: [
        moved("a,b", "dark", ["row", "row/name", "time"], "fill #111111 → #222222"),
        moved("a,b", "light", ["row", "row/name", "time"], "fill #eeeeee → #dddddd"),
        moved("c", "light", ["row"], "x 1 → 2 (+1)"),
      ], problems: [])
    let lines = githubReport(on: result).split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines[0]
        == "::error file=a%2Cb.skel.yaml,line=1,col=1,title=a%2Cb%3A row::"
        + "fill #111111 → #222222; 1 node inside with it (dark)%0A"
        + "fill #eeeeee → #dddddd; 1 node inside with it (light)")
    #expect(lines[1].contains("title=c%3A row::"))
    #expect(lines[2].contains("title=a%2Cb%3A time::"))
  }

  @Test func githubNamesWhatStandsInANodeThatGaveWay() {
    let nodes: [NodeChange] = [
      .sample("row", .changed, "height 74 → 76 (+2)"),
      .sample("row/avatar", .changed, "width 50 → 52 (+2)"),
      .sample("row/name", .changed, "x 78 → 80 (+2)"),
      .sample("row/time", .changed, "y 31 → 32 (+1)"),
      .sample("row/badge", .added, ""),
    ]
    let result = RunResult(
      cases: [.sample("feed", "light", "static.png", .different, nodes: nodes)], problems: [])
    #expect(
      githubReport(on: result)
        == "::error file=feed.skel.yaml,line=1,col=1,title=feed%3A row::"
        + "height 74 → 76 (+2); 4 nodes inside with it (light)%0Arow/avatar: width 50 → 52 (+2)%0A"
        + "row/name: x 78 → 80 (+2)%0Arow/time: y 31 → 32 (+1)%0A… and 1 more (--verbose)\n")
  }

  @Test(arguments: [
    ("a.yaml", "sub/a.yaml"), ("../a.yaml", "a.yaml"), ("/repo/a.yaml", "a.yaml"),
    ("/other/a.yaml", "/other/a.yaml"), ("../../a.yaml", "../../a.yaml"),
  ])
  func pathsAreThoseOfTheRepository(path: String, shown: String) {
    var options = ReportOptions()
    options.workingFolder = "/repo/sub"
    options.repository = "/repo"
    #expect(options.pathInRepository(path) == shown)
  }
}
