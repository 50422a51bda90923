import SkeletonModel

/// What a rule has found: one for a node and its likes, in all states and variants.
package struct LintFinding: Hashable, Sendable {
  package var rule: LintRule
  package var level: LintLevel
  package var document: String
  /// The state it is worst in; nil for what is wrong with the document as a whole.
  package var state: String?
  /// All states it is found in.
  package var states: [String]
  /// The node's path; empty if it concerns the document or a whole state.
  package var node: String
  /// The kind of fault, where a node can have several of a rule, without the amount or row numbers.
  package var subject: String
  /// Other nodes with the same: the same place in other rows.
  package var alike: [String]
  /// The variants it is found in, the worst first.
  package var variants: [String]
  /// Where the node is in the worst variant, in points.
  package var frame: Frame?
  /// The phase it is worst at, where phases differ.
  package var phase: Double?
  /// What was measured, and the line it crosses: nil for a rule that knows only yes and no. The
  /// value is nil where it has no end.
  package var value: Double?
  package var limit: Double?
  /// The colours compared: that of the thing, and that of what lies behind it.
  package var colors: [String]
  package var message: String
  package var remedy: String
  package var position: TextPosition
}

/// What linting some documents came to.
package struct LintResult: Hashable, Sendable {
  /// By document, the most severe first.
  package var findings: [LintFinding] = []
  /// How many findings documents waive.
  package var waived = 0
  /// Waivers that waive nothing, and what was not looked at to the end.
  package var notes: [Diagnostic] = []
  /// What could not be read or laid out.
  package var problems: [Diagnostic] = []
  /// Where each document begins, by its name.
  package var documents: [Document] = []

  package struct Document: Hashable, Sendable {
    package var name: String
    package var position: TextPosition
    /// How many screens of it were looked at.
    package var screens: Int
  }

  package func count(_ level: LintLevel) -> Int { findings.count { $0.level == level } }
}

/// A breach of a rule in one screen, not yet merged with those of other screens.
struct LintFault: Sendable {
  var rule: LintRule
  var state: ScreenState?
  var variant: Variant?
  var node = ""
  /// The kind of fault, without the amount.
  var subject = ""
  /// The amount: the largest represents the others.
  var excess = 0.0
  var frame: Frame?
  var phase: Double?
  var value: Double?
  var limit: Double?
  var colors: [String] = []
  var message: String
  var position: TextPosition
}

/// What is said once.
private struct Family: Hashable {
  var rule: LintRule
  var node: String
  var subject: String
  var position: TextPosition?

  init(_ fault: LintFault) {
    rule = fault.rule
    subject = fault.subject.withoutRowNumbers
    switch fault.rule {
    // One light moves over all placeholders of a screen.
    case .subtle: (node, position) = ("", nil)
    // What a component paints has its colour wherever the component is used.
    case .unseen, .contrast, .increased, .light, .textContrast:
      (node, position) = ("", fault.position)
    case .overflow, .truncated, .overlap, .brokenWord, .collapsed, .outside, .targets,
      .targetOverlap, .shimmers, .memory, .endless, .knowsContent, .unused, .literals:
      (node, position) = (fault.node.withoutRowNumbers, fault.position)
    }
  }
}

/// What is mended at once: two colours, wherever they meet, or else a family.
private enum Cause: Hashable {
  case colors(LintRule, subject: String, [String], limit: Double?)
  case family(Family)

  /// - Parameter worst: Of the family.
  init(_ worst: LintFault) {
    switch worst.rule {
    case .contrast, .textContrast:
      self = .colors(worst.rule, subject: worst.subject, worst.colors, limit: worst.limit)
    case .unseen, .increased, .light, .subtle, .overflow, .truncated, .overlap, .brokenWord,
      .collapsed, .outside, .targets, .targetOverlap, .shimmers, .memory, .endless, .knowsContent,
      .unused, .literals:
      self = .family(Family(worst))
    }
  }
}

extension [LintFault] {
  /// The worst first; of equals the one that was found first, whatever the sort does.
  private var worstFirst: [LintFault] {
    indices.sorted { (-self[$0].excess, $0) < (-self[$1].excess, $1) }.map { self[$0] }
  }

  /// One finding for all variants, states and rows that share a fault.
  func findings(of document: String, _ settings: LintSettings) -> [LintFinding] {
    let families = grouped(by: Family.init).map(\.worstFirst)
    return families.grouped { Cause($0[0]) }.map { families in
      let faults = families.flatMap(\.self)
      let worst = faults[0]
      let sorted = faults.worstFirst
      let paths = faults.map(\.node).withoutRepeats
      return LintFinding(
        rule: worst.rule, level: settings.level(of: worst.rule), document: document,
        state: worst.state?.name, states: faults.compactMap { $0.state?.name }.withoutRepeats,
        node: worst.node, subject: worst.subject.withoutRowNumbers,
        alike: paths.filter { $0 != worst.node },
        variants: sorted.compactMap { $0.variant?.slug }.withoutRepeats, frame: worst.frame,
        phase: worst.phase, value: worst.value, limit: worst.limit, colors: worst.colors,
        message: worst.message, remedy: worst.rule.remedy(at: worst.position),
        position: worst.position)
    }.filter { $0.level != .ignore }.inOrder
  }
}

extension [LintFinding] {
  /// The most severe first; otherwise in the order of the rules, and as they were found.
  var inOrder: [LintFinding] {
    indices.sorted { (self[$0].rank, $0) < (self[$1].rank, $1) }.map { self[$0] }
  }
}

extension LintFinding {
  fileprivate var rank: Int {
    let levels = LintLevel.allCases.count
    let level = LintLevel.allCases.firstIndex(of: level) ?? 0
    let rule = LintRule.allCases.firstIndex(of: rule) ?? 0
    return (levels - level) * 1000 + rule
  }
}

extension String {
  /// The path without row numbers and their brackets: `row/name`, as waivers write it.
  var withoutRows: String { withoutRowNumbers.replacing("[*]", with: "") }
}
