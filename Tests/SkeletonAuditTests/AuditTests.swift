import SkeletonAudit
import SkeletonLanguage
import SkeletonModel
import Testing

/// A document and what becomes of the changes to it: those that live, or all.
struct AuditRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let document: String
  /// `line words: where it is seen`, a line for each change that lives.
  let alive: [String]
  /// `line words`, those that change nothing.
  let equal: [String]

  init(_ rule: String, _ document: String, alive: [String] = [], equal: [String] = []) {
    testDescription = rule
    self.document = "skelsnap: 1\n" + document
    self.alive = alive
    self.equal = equal
  }
}

struct AuditTests {
  private static func result(of document: String) throws -> AuditResult {
    try audit([
      Manuscript(
        file: "a.skel.yaml", bytes: Array(document.utf8), name: "a", project: nil,
        themes: { _, _ in .refused("is not here") })
    ])
  }

  private static let canvas = "canvas: {width: 100, height: 60}\n"

  /// Each is noticed by what it was made for, or lives where the table says.
  static let rows: [AuditRow] = [
    AuditRow(
      "one variant shows every value of a placeholder",
      canvas + "snapshots: {phases: [0.5]}\n"
        + "skeleton: {block: {width: 40, height: 10, radius: 2, fill: systemGray}}\n"),
    AuditRow(
      "a colour of the dark needs a golden of the dark",
      canvas + """
        snapshots: {phases: [0]}
        theme: {colors: {bone: {light: "#112233", dark: "#223344"}}}
        skeleton: {block: {width: 40, height: 10, radius: 2, fill: bone}}
        """,
      alive: ["4 colors.bone.dark: #223344 → #023344: a: skeleton in dark"]),
    AuditRow(
      "with a golden of the dark it is noticed",
      canvas + """
        snapshots: {phases: [0], include: [{appearance: dark}]}
        theme: {colors: {bone: {light: "#112233", dark: "#223344"}}}
        skeleton: {block: {width: 40, height: 10, radius: 2, fill: bone}}
        """),
    AuditRow(
      "a token that nothing names changes nothing",
      canvas + """
        snapshots: {phases: [0]}
        theme: {spacing: {wide: 20}}
        skeleton: {block: {width: 40, height: 10, radius: 2, fill: systemGray}}
        """,
      equal: ["4 spacing.wide: 20 → 21"]),
    AuditRow(
      "what grows with the text needs a golden of larger text",
      canvas + """
        snapshots: {phases: [0]}
        skeleton: {block: {width: 40, height: 10, radius: 2, fill: systemGray, relativeTo: body}}
        """,
      alive: [
        "4 block: a node does not grow with the text: a: skeleton in light-ax3",
        "4 block.relativeTo: body → callout: a: skeleton in light-ax3",
      ]),
    AuditRow(
      "a timeout needs a scenario in which it fires",
      canvas + """
        snapshots: {phases: [0], states: [skeleton, error]}
        theme: {errors: {failed: {retryable: true, message: No}}}
        skeleton: {block: {width: 40, height: 10, radius: 2, fill: systemGray}}
        error: {block: {width: 40, height: 10, radius: 2, fill: systemGray2}}
        lifecycle: {timeout: 10s}
        """,
      alive: [
        "4 errors.failed.retryable: true → false: a: after 1000 ms fail failed, 60000 ms dismiss",
        "7 lifecycle.timeout: 10s → 11s: a: when nothing arrives",
      ]),
    AuditRow(
      "what a parameter alone shows needs a scenario that sets it",
      canvas + """
        parameters: {more: false}
        snapshots: {phases: [0]}
        content:
          vstack:
            - block: {height: 10, radius: 2, fill: systemGray, padding: 0, offset: {x: 1}}
            - when: {if: $more, then: {circle: {size: 10, fill: systemGray2, padding: 0, offset: {x: 1}}}}
        """,
      alive: [
        "8 when: a node is taken away: a: after 1 ms set more: true, 1000 ms data, 2000 ms set more: true",
        "8 circle: a node is taken away: a: after 1 ms set more: true, 1000 ms data, 2000 ms set more: true",
        "8 circle.size: 10 → 11: a: after 1 ms set more: true, 1000 ms data, 2000 ms set more: true",
        "8 circle.fill: systemGray2 → systemGray3: a: after 1 ms set more: true, 1000 ms data, 2000 ms set more: true",
        "8 circle.padding: 0 → 1: a: after 1 ms set more: true, 1000 ms data, 2000 ms set more: true",
        "8 circle.offset.x: 1 → 2: a: after 1 ms set more: true, 1000 ms data, 2000 ms set more: true",
      ]),
    AuditRow(
      "a state that is not painted is named",
      canvas + """
        snapshots: {phases: [0], states: [skeleton]}
        skeleton: {block: {width: 40, height: 10, radius: 2, fill: systemGray, padding: 0, offset: {x: 1}}}
        content: {block: {height: 20, radius: 2, fill: systemGray, padding: 0, offset: {x: 1}}}
        """,
      alive: [
        "5 block: a node is taken away: a: content in light",
        "5 block.height: 20 → 21: a: content in light",
        "5 block.radius: 2 → 3: a: content in light",
        "5 block.fill: systemGray → systemGray2: a: content in light",
        "5 block.padding: 0 → 1: a: content in light",
        "5 block.offset.x: 1 → 2: a: content in light",
      ]),
  ]

  @Test(arguments: rows)
  func livesOrNot(row: AuditRow) throws {
    let result = try Self.result(of: row.document)
    var alive: [String] = []
    var equal: [String] = []
    for mutant in result.mutants {
      let line = "\(mutant.position.line) \(mutant.words)"
      switch mutant.fate {
      case .noticed: break
      case .lives(let sighting): alive.append("\(line): \(sighting.document): \(sighting.place)")
      case .equal: equal.append(line)
      }
    }
    #expect(alive == row.alive)
    #expect(equal == row.equal)
    #expect(result.noticed > 0)
  }
}
