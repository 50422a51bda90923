import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// Both branches of a `when` are read, and what both show is read once: 40 of them inside each other
/// would be read 2⁴⁰ times, and no test would end.
struct BranchesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The branches of the component with this number, which use the next one.
    let branches: @Sendable (_ next: String, _ level: Int) -> (then: String, otherwise: String)
    var parameters = ""
    var last = "block"
    var condition: @Sendable (Int) -> String = { _ in "{direction: rtl}" }

    init(
      _ name: String, parameters: String = "", last: String = "block",
      if condition: @escaping @Sendable (Int) -> String = { _ in "{direction: rtl}" },
      _ branches: @escaping @Sendable (String, Int) -> (String, String)
    ) {
      testDescription = name
      self.parameters = parameters
      self.last = last
      self.condition = condition
      self.branches = branches
    }

    func document(levels: Int) -> String {
      let components = (0..<levels).map { level in
        let (then, otherwise) = branches("c\(level + 1)", level)
        return "  c\(level): {parameters: {\(parameters)}, view: {when: "
          + "{if: \(condition(level)), then: \(then), else: \(otherwise)}}}\n"
      }
      return "skelsnap: 1\nparameters: {flag: true}\ncomponents:\n" + components.joined()
        + "  c\(levels): {parameters: {\(parameters)}, view: \(last)}\nskeleton: {use: c0}\n"
    }
  }

  private static let axes = [
    "{direction: rtl}", "{type: accessibility}", "{appearance: dark}", "{contrast: increased}",
    "{motion: reduced}", "{type: [small, large]}",
  ]

  static let rows = [
    Row("the same use") { next, _ in ("{use: \(next)}", "{use: \(next)}") },
    Row("other containers") { next, _ in
      ("{hstack: [use: \(next)]}", "{vstack: [block, use: \(next)]}")
    },
    Row("other axes", if: { axes[$0 % axes.count] }) { next, _ in
      ("{hstack: [use: \(next)]}", "{vstack: [use: \(next)]}")
    },
    Row("an id in both branches", last: "{block: {id: leaf}}") { next, level in
      (
        "{hstack: {id: n\(level), children: [use: \(next)]}}",
        "{vstack: {id: n\(level), children: [use: \(next)]}}"
      )
    },
    Row(
      "an id in both branches of a parameter", parameters: "flag: true",
      last: "{block: {id: leaf}}", if: { _ in "$flag" }
    ) { next, level in
      (
        "{hstack: {id: n\(level), children: [use: \(next)]}}",
        "{vstack: {id: n\(level), children: [use: \(next)]}}"
      )
    },
    Row(
      "ids that a use gives", last: "{block: {id: leaf}}", if: { axes[$0 % axes.count] }
    ) { next, level in
      (
        "{zstack: [use: {component: \(next), id: n\(level)}]}",
        "{use: {component: \(next), id: n\(level)}}"
      )
    },
    Row("arguments that are handed on", parameters: "p: x", last: "{text: $p}") { next, _ in
      ("{use: {component: \(next), with: {p: $p}}}", "{use: {component: \(next), with: {p: $p}}}")
    },
    Row("other arguments", parameters: "p: x", last: "{text: $p}") { next, _ in
      ("{use: {component: \(next), with: {p: a}}}", "{use: {component: \(next), with: {p: b}}}")
    },
    Row("a named row", if: { axes[$0 % axes.count] }) { next, _ in
      (
        "{repeat: {count: 1, id: row, view: {use: \(next)}}}",
        "{repeat: {count: 1, id: row, view: {use: \(next)}}}"
      )
    },
  ]

  @Test(.timeLimit(.minutes(2)), arguments: rows)
  func whatBothBranchesShowIsReadOnce(_ row: Row) throws {
    let document = try Document.reading(row.document(levels: 40))
    for direction in LayoutDirection.allCases {
      var variant = Variant()
      variant.direction = direction
      _ = try document.screen(.skeleton, in: variant)
    }
  }

  @Test(.timeLimit(.minutes(2)))
  func aParameterThatBothBranchesShowIsReadOnce() throws {
    let card = "{parameters: {slot: null}, view: {when: {if: {direction: rtl}, "
    var view = "block"
    for _ in 0..<40 { view = "{use: {component: card, with: {slot: \(view)}}}" }
    _ = try Document.reading(
      "skelsnap: 1\ncomponents:\n  card: \(card)then: {hstack: [$slot]}, else: {vstack: [$slot]}}}}\n"
        + "skeleton: \(view)\n")
  }

  /// Where the branches of each hand on something else, there is nothing to share: it ends at a limit.
  @Test(.timeLimit(.minutes(2))) func whatDoublesIsRefused() {
    let row = Row("", parameters: "slot: block", last: "{vstack: [$slot]}") { next, _ in
      (
        "{use: {component: \(next), with: {slot: {hstack: [$slot]}}}}",
        "{use: {component: \(next), with: {slot: {vstack: [$slot]}}}}"
      )
    }
    #expect {
      try Document.reading(row.document(levels: 40))
    } throws: { error in
      "\(error)".contains("more than 300,000 references are to be replaced")
    }
  }

  /// What is shared is still compared with what else is in each branch.
  @Test(arguments: [
    (
      """
      components: {c: {view: {block: {id: a}}}}
      skeleton:
        vstack:
          - when: {if: $flag, then: {use: c}, else: {vstack: [use: c]}}
          - block: {id: a}
      """, 7
    ),
    (
      """
      components: {c: {view: {vstack: [block: {id: a}]}}}
      skeleton:
        vstack:
          - when: {if: $flag, then: {use: c}, else: {vstack: [block: {id: a}, block: {id: a}, use: c]}}
      """, 6
    ),
  ])
  func sharedPathsAreStillTaken(document: String, line: Int) {
    #expect {
      try Document.reading("skelsnap: 1\nparameters: {flag: true}\n" + document)
    } throws: { error in
      guard let error = error as? DescriptionError else { return false }
      return error.diagnostics.map(\.position.line) == [line]
        && error.diagnostics[0].message.contains("'a' is given twice")
    }
  }
}
