import Foundation
import Testing

/// Laws and warnings as 'verify' reports them.
struct LawVerbsTests {
  static func document(_ more: String) -> String {
    """
    skelsnap: 1
    canvas: {width: 120, height: 60, background: "#ffffff"}
    skeleton:
      hstack:
        spacing: 0
        width: 120
        frameAlignment: leading
        children:
          - when: {if: {direction: rtl}, then: {block: {width: 12, height: 10}}}
          - block: {id: name, width: 80, height: 10}
    content: {block: {id: name, width: 80, height: 10, fill: "#cccccc"}}
    \(more)

    """
  }

  @Test func aBrokenLawFailsUntilItIsWaived() throws {
    let snapshots = "snapshots: {appearance: [light, dark], phases: [0.5], direction: [ltr, rtl]}"
    let project = try GoldenProject(document: Self.document(snapshots))
    // Recording says what the 'verify' after it says.
    let record = try project.run(["record"])
    #expect(record.status == 1)
    #expect(record.output.hasPrefix("goldens/row/light/"))
    #expect(record.output.contains("name: x is 28, and mirrored from ltr would be 40"))
    let broken = try project.run(["verify"])
    #expect(broken.status == 1)
    #expect(
      broken.output.contains(
        """
        row: what does not hold
          mirror  light-rtl, dark-rtl
            name: x is 28, and mirrored from ltr would be 40
        """), "\(broken.output)")
    #expect(broken.output.contains("row.skel.yaml:\n  waive: {mirror: \"why\"}\n"))
    // Checks only the variants that the filter selects, and those they are compared with.
    try #expect(project.run(["verify", "--filter", "row/light/content.png"]).status == 0)
    let one = try project.run(["verify", "--filter", "row/dark/phase-0500.png"])
    #expect(one.status == 1)
    #expect(one.output.contains("mirror  dark-rtl\n"), "\(one.output)")
    // Waiving changes no golden.
    try project.write(Self.document(snapshots + "\nwaive: {mirror: it points at the edge}"))
    let waived = try project.run(["verify"])
    #expect(waived.status == 0, "\(waived.output)")
    #expect(!waived.output.contains("waives nothing"))
    try project.write(Self.document(snapshots + "\nwaive: {mirror: why, type: why, rows: why}"))
    let idle = try project.run(["verify"])
    #expect(idle.status == 0)
    #expect(idle.output.contains("note: the law 'type' holds, so its waiver waives nothing"))
    #expect(idle.output.contains("note: the law 'rows' holds, so its waiver waives nothing"))
  }

  @Test func aWarningFailsAStrictRun() throws {
    let project = try GoldenProject(
      document: GoldenProject.row().replacingOccurrences(
        of: "phases: [0, 0.25, 0.5, 0.75]", with: "phases: [0]"))
    let record = try project.run(["record"])
    #expect(record.status == 0)
    #expect(record.output.contains("; 1 warning\n"), "\(record.output)")
    let lax = try project.run(["verify"])
    #expect(lax.status == 0)
    #expect(lax.output.contains("row  light, dark: phase-0000\n"), "\(lax.output)")
    #expect(lax.output.contains("; 1 warning\n"))
    let strict = try project.run(["verify", "--strict"])
    #expect(strict.status == 1)
    #expect(strict.output.hasPrefix("✘ row "), "\(strict.output)")
  }

  /// What a document says of loading is checked on a clock, and shown wherever laws are.
  @Test func aLawOnTimeFailsUntilItIsWaived() throws {
    func document(_ more: String) -> String {
      """
      skelsnap: 1
      canvas: {width: 120, height: 60, background: "#ffffff"}
      content: {block: {width: 80, height: 10, fill: "#cccccc"}}
      scenarios:
        slow: {script: {100ms: data}}
      \(more)

      """
    }
    let project = try GoldenProject(document: document(""))
    let record = try project.run(["record"])
    #expect(record.status == 1)
    let broken = try project.run([
      "verify", "--reporter", "terminal", "--reporter", "junit:report.xml",
    ])
    #expect(broken.status == 1)
    #expect(
      broken.output.contains(
        """
        row: what does not hold
          blank  light, dark
            scenario 'slow', at 0 ms: nothing stands on the screen
              at row.skel.yaml:5:9
        """), "\(broken.output)")
    try #expect(
      String(contentsOf: project.url("report.xml"), encoding: .utf8)
        .contains("name=\"law blank\""))
    try #expect(
      String(contentsOf: project.url(".skelsnap/report.html"), encoding: .utf8)
        .contains("at 0 ms: nothing stands on the screen"))
    try project.write(document("waive: {blank: it is a sheet over another screen}"))
    let waived = try project.run(["verify"])
    #expect(waived.status == 0, "\(waived.output)")
  }

  /// Laws on time hold in every variant that anything is painted in, and a filter on a scenario asks
  /// for them, too.
  @Test(arguments: ["[light]", "[light, dark]"])
  func lawsOnTimeHoldWhereScenariosArePainted(appearances: String) throws {
    let project = try GoldenProject(
      document: """
        skelsnap: 1
        skeleton:
          vstack:
            - when:
                if: {appearance: light}
                then: {vstack: [{circle: 40}, {lines: 2}]}
                else: {spacer: {}}
        content: {text: Loaded}
        lifecycle: {minimumDisplay: 200ms, timeout: 10s, dismissAfter: 3s}
        snapshots: {appearance: \(appearances), phases: [0.5]}
        scenarios:
          quick: {script: {50ms: data}, instants: [0ms], snapshots: {appearance: [dark]}}
        waive: {appearance: dark is another screen}
        """)
    try #expect(project.run(["record", "--record", "all"]).status == 1)
    for filter in [nil, "scenario-quick", "row/dark/scenario-quick/events.txt"] {
      let verify = try project.run(["verify"] + (filter.map { ["--filter", $0] } ?? []))
      #expect(verify.status == 1)
      #expect(
        verify.output.contains(
          """
            blank  dark
              scenario 'quick', at 0 ms: nothing stands on the screen; 'skeleton' shows nothing
          """), "\(verify.output)")
      #expect(verify.output.contains("'dismissAfter' has no effect"), "\(verify.output)")
    }
    // Nothing of the variant that breaks the law.
    let other = try project.run(["verify", "--filter", "row/light/content"])
    #expect(other.status == 0, "\(other.output)")
  }

  /// What only the content shows to be in vain is told by `verify`.
  @Test func settingsThatTheContentLeavesInVain() throws {
    func document(_ lifecycle: String, height: String = "fit") -> String {
      """
      skelsnap: 1
      canvas: {width: 60, height: \(height), alignment: top}
      skeleton: {vstack: [{repeat: {id: row, count: 3, view: {circle: 20}}}]}
      content: {vstack: [{repeat: {id: row, count: 3, view: {circle: 20}}}]}
      lifecycle: {items: row, \(lifecycle)}
      snapshots: {appearance: [light], phases: [0.5]}

      """
    }
    let rows = [
      ("prefetch: 2", "fit", "'prefetch' has no effect: the canvas is as high as its content"),
      ("prefetch: 2", "40", nil),
      ("pages: {size: 3}", "fit", "'pages' has no effect: the content has 3 rows, and a page 3"),
      ("pages: {size: 2}", "fit", nil),
    ]
    for (lifecycle, height, warning) in rows {
      let project = try GoldenProject(document: document(lifecycle, height: height))
      let output = try project.run(["record"]).output
      if let warning {
        #expect(output.contains(warning), "\(output)")
      } else {
        #expect(!output.contains("has no effect"), "\(output)")
      }
    }
  }

  /// What is said in vain is told by every verb that reads documents, and fails a strict run.
  @Test func whatIsSaidInVainIsWarnedOf() throws {
    let project = try GoldenProject(
      document: GoldenProject.row(
        snapshots: "\nlifecycle: {dismissAfter: 3s}\nscenarios: {slow: {script: {1s: {fps: 40}}}}"))
    let idle = "'dismissAfter' has no effect: errors are not on top of the rest"
    let record = try project.run(["record"])
    #expect(record.output.contains(idle), "\(record.output)")
    let verify = try project.run(["verify"])
    #expect(verify.status == 0)
    #expect(
      verify.output.contains(
        """
        What is said in vain:
          row
            \(idle); 'errorPlacement: over'
        """), "\(verify.output)")
    #expect(
      verify.output.contains("'fps' has no effect: the lifecycle has no 'budget: {frameRate}'"))
    #expect(verify.output.contains("; 2 warnings\n"))
    try #expect(project.run(["verify", "--strict"]).status == 1)
    for arguments in [
      ["list"], ["list", "--json"], ["inspect", "row.skel.yaml"],
      ["render", "row.skel.yaml", "-o", "x.png"],
    ] {
      let outcome = try project.run(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.error.contains("warning: \(idle)"), "\(arguments): \(outcome.error)")
      try #expect(!project.run(arguments + ["--quiet"]).error.contains("warning"))
    }
  }
}
