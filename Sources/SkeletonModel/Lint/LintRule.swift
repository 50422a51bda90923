/// A property that a good screen has and a picture does not prove, checked by `lint`.
///
/// Rules and laws share the keys of `waive`, so no rule is named as a law is.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
  case unseen, contrast, increased, light, subtle, textContrast
  case overflow, truncated, overlap, brokenWord, collapsed, outside
  case targets, targetOverlap
  case shimmers, memory, endless
  case knowsContent, unused, literals
}

/// What a breach of a rule counts as, the mildest first.
package enum LintLevel: String, Hashable, Sendable, CaseIterable {
  case ignore, note, warning, error
}

/// Where a rule draws its line.
package struct LintLimit: Hashable, Sendable {
  package var value: Double
  /// What the value counts, for people: `points`, `: 1`.
  package var unit: String
  /// Whether the limit is the most that may be, and not the least that must be.
  package var isMost: Bool
}

extension LintRule {
  package var level: LintLevel { facts.level }
  /// nil for a rule that knows only yes and no.
  package var limit: LintLimit? { facts.limit }
  /// What is found, as the beginning of a sentence.
  package var says: String { facts.says }
  package var reason: String { facts.reason }
  /// What the author of a document can do.
  package var remedy: String { facts.remedy }

  /// What an author can do, in the words of what he has written: a document or a view.
  package func remedy(at position: TextPosition) -> String {
    position.isInSwift ? facts.remedyInSwift : facts.remedy
  }

  /// Everything that is said of a rule, in one place: the documentation, the help in code scanning
  /// and the findings all come from here.
  private struct Facts {
    var level: LintLevel
    var limit: LintLimit?
    var says: String
    var reason: String
    var remedy: String
    var remedyInSwift: String

    init(
      _ level: LintLevel, atLeast least: Double? = nil, atMost most: Double? = nil,
      _ unit: String = "", says: String, because reason: String, remedy: String,
      inSwift remedyInSwift: String? = nil
    ) {
      self.level = level
      limit = (least ?? most).map { LintLimit(value: $0, unit: unit, isMost: least == nil) }
      self.says = says
      self.reason = reason
      self.remedy = remedy
      self.remedyInSwift = remedyInSwift ?? remedy
    }
  }

  private var facts: Facts {
    switch self {
    case .unseen:
      Facts(
        .error, atLeast: 1.02, ": 1 (WCAG)",
        says: "a placeholder, a text or an icon has the colour of what lies behind it, at every "
          + "phase",
        because: "What cannot be told from its ground is not there. No channel differs by more "
          + "than 4 of 255 either: two hues of one brightness can be seen.",
        remedy: "give it a colour that differs from what lies behind it, or leave it out")
    case .contrast:
      Facts(
        .note, atLeast: 1.1, ": 1 (WCAG)",
        says: "a placeholder of the skeleton stands out too little at some phase",
        because: "Skeletons are pale on purpose, and hardly any reaches the 3 : 1 that WCAG 1.4.11 "
          + "asks of controls; but on a dim or dirty display what is below 1.1 : 1 is gone.",
        remedy: "make it darker on a light ground, lighter on a dark one")
    case .increased:
      Facts(
        .warning,
        says: "with increased contrast something stands out less than without",
        because: "Who asks for more contrast must not get less of it.",
        remedy: "give the colour a pair of 'normal' and 'increased'",
        inSwift: "give the colour a high contrast appearance in its catalogue, or ask "
          + "'colorSchemeContrast'")
    case .light:
      Facts(
        .error,
        says: "a placeholder shimmers, and no phase shows the light",
        because: "A light in the colour of its base, or one that never crosses the placeholder, is "
          + "work without an effect: the screen looks stuck.",
        remedy: "give the shimmer a stop that differs from the placeholder's colour, or fill it "
          + "with a colour",
        inSwift: "give the gradient a stop that differs from the placeholder's colour")
    case .subtle:
      Facts(
        .warning, atMost: 2, ": 1 (WCAG)",
        says: "the light stands out from the placeholder it crosses as an alarm does",
        because: "A sweep is to say that something is coming, not to pull the eye off everything "
          + "else; what is called subtle stays below 2 : 1.",
        remedy: "move the stops of the shimmer closer to the placeholder's colour",
        inSwift: "move the stops of the gradient closer to the placeholder's colour")
    case .textContrast:
      Facts(
        .note, atLeast: 4.5, ": 1 (WCAG)",
        says: "a text, or an icon outside the skeleton, stands out too little from what really "
          + "lies behind it",
        because: "WCAG asks 4.5 : 1 of text (1.4.3, level AA), and 3 : 1 of icons (1.4.11); large "
          + "text (18 points, or 14 in bold) and icons need two thirds of the limit. iOS's own "
          + "secondary label has 3.4 : 1, so this is a note.",
        remedy: "give it a colour that differs more from its ground")
    case .overflow:
      Facts(
        .warning, atMost: 1, "points",
        says: "the letters of a text reach out of the shape they stand on, or a clip cuts a part "
          + "of them off",
        because: "Initials that stick out of their circle, or words below the edge of their card, "
          + "look broken, and on another ground may be unreadable.",
        remedy: "let the shape grow with the text, or give the text less to say at this size")
    case .truncated:
      Facts(
        .note, atMost: 50, "percent of its characters",
        says: "most of a text is cut off",
        because: "Of a text that loses more than half nobody learns what it said; but a line "
          + "limit is a decision, so this is a note. What larger type alone cuts breaks the law "
          + "`type`.",
        remedy: "raise 'lineLimit' at this size, or give the text more room",
        inSwift: "raise '.lineLimit' at this size, or give the text more room")
    case .overlap:
      Facts(
        .warning, atMost: 1, "points",
        says: "the letters of two texts lie upon each other",
        because: "Neither can be read.",
        remedy: "give the texts room beside each other, or lay a background between them")
    case .brokenWord:
      Facts(
        .warning,
        says: "a line ends inside a word, or between a number and its unit",
        because: "`42` on one line and `%` on the next is no longer read as one; a word cut "
          + "without a hyphen is read twice.",
        remedy: "give the text more room at this size, or a line limit")
    case .collapsed:
      Facts(
        .warning,
        says: "the layout leaves a shape without width or height",
        because: "The author drew a shape, and nothing of it is painted: its neighbours took all "
          + "the room.",
        remedy: "give it a minimum, or leave it out in this variant with 'when'",
        inSwift: "give it a minimum by '.frame', or leave it out where there is no room")
    case .outside:
      Facts(
        .note, atMost: 0.5, "points",
        says: "a shape, a text or a button reaches beyond the left or right edge of the canvas",
        because: "Fixed widths do not give way on a narrow screen: what hangs over is cut off, and "
          + "nobody can scroll to it.",
        remedy: "use 'maxWidth' instead of 'width', or a share of the width",
        inSwift: "use '.frame(maxWidth:)' instead of '.frame(width:)'")
    case .targets:
      Facts(
        .warning, atLeast: 44, "points",
        says: "a button is narrower or lower than a fingertip",
        because: "44 points are what Apple's guidelines and WCAG 2.5.5 ask for.",
        remedy: "give it 'minWidth' and 'minHeight', or padding",
        inSwift: "give its label '.frame(minWidth: 44, minHeight: 44)', or padding")
    case .targetOverlap:
      Facts(
        .warning, atMost: 0.5, "points",
        says: "two buttons share some of their area",
        because: "A tap there does what only one of them says.",
        remedy: "move them apart")
    case .shimmers:
      Facts(
        .note, atMost: 10, "groups (or 'budget: {shimmers}')",
        says: "more groups shimmer than the budget has",
        because: "Each group that moves is composited anew for every frame; with a budget, groups "
          + "beyond it stand still, which may look broken.",
        remedy: "make rows 'shimmerGroup: true', show fewer of them, or set 'budget: {shimmers}'",
        inSwift: "let one light move over all rows, or show fewer of them")
    case .memory:
      Facts(
        .warning, atMost: 100, "megabytes (or 'budget: {memory}')",
        says: "the surfaces of the groups that shimmer take more memory than the budget has",
        because: "A group that moves has a surface of its own, 4 bytes a pixel (an estimate: "
          + "nothing is measured).",
        remedy: "shimmer smaller groups, or fewer of them")
    case .endless:
      Facts(
        .note, atMost: 5, "seconds",
        says: "the skeleton may move for longer than the limit before anything ends it",
        because: "WCAG 2.2.2 wants a way to stop motion that lasts longer than 5 seconds. It "
          + "exempts waiting for a load, so this is a note.",
        remedy: "set 'lifecycle: {timeout}', after which the error replaces the skeleton",
        inSwift: "end it after a while, with an error in the skeleton's place")
    case .knowsContent:
      Facts(
        .warning,
        says: "a row of the skeleton shows words that differ from row to row of the content",
        because: "While the rows load nobody can know their words: a component was used with its "
          + "sample data where a placeholder is due.",
        remedy: "put 'lines' or a 'block' in its place",
        inSwift: "redact it, or put a shape in its place")
    case .unused:
      Facts(
        .note,
        says: "a token, parameter or component is declared, and nothing uses it",
        because: "It looks as if changing it changed something.",
        remedy: "remove it, or use it")
    case .literals:
      Facts(
        .note,
        says: "a colour is written out where the theme has a token of that value",
        because: "When the token changes, this one stays behind.",
        remedy: "write the token's name")
    }
  }
}

/// How strictly a project takes the rules.
package struct LintSettings: Hashable, Sendable {
  package var levels: [LintRule: LintLevel] = [:]
  package var limits: [LintRule: Double] = [:]

  package init() {}

  package func level(of rule: LintRule) -> LintLevel { levels[rule] ?? rule.level }

  /// 0 for a rule without a limit.
  package func limit(of rule: LintRule) -> Double { limits[rule] ?? rule.limit?.value ?? 0 }
}

/// A document's waiver of a rule.
package struct LintWaiver: Hashable, Sendable {
  package var position: TextPosition
  /// The reason for the whole document; nil where single nodes are named.
  package var reason: String?
  package var nodes: [Node] = []

  /// The reason for a node and what is inside it.
  package struct Node: Hashable, Sendable {
    package var path: String
    package var reason: String
    package var position: TextPosition

    package init(path: String, reason: String, position: TextPosition) {
      self.path = path
      self.reason = reason
      self.position = position
    }
  }

  package init(position: TextPosition, reason: String? = nil, nodes: [Node] = []) {
    self.position = position
    self.reason = reason
    self.nodes = nodes
  }
}
