import SkeletonModel

/// The context in which values are read: scope, variant and key.
///
/// The same forms read values where they are written, with nothing known of what references stand
/// for, and values that are open once more wherever they land.
final class Reading {
  let theme: Theme
  let tokens: Tokens
  let complaints: Complaints
  let budget: Budget
  /// Whether references stand for values; not where a template is made.
  let isFilledIn: Bool
  /// Names that a `set` may assign.
  let documentParameters: [String]
  private var screen: (variant: Variant, canvasWidth: Double?)

  private(set) var scope = Scope.empty
  /// The key whose value is being read.
  private(set) var key = ""
  /// The position of that key, or of the current item of a list: where a missing key is reported.
  private(set) var keySpot: Spot?
  /// Whether the value being read depends on a reference or on the variant.
  private(set) var isOpen = false

  /// For values where they are written.
  init(
    theme: Theme, documentParameters: [String] = [], tokens: Tokens = Tokens(),
    budget: Budget = Budget(), scope: Scope = .empty
  ) {
    self.theme = theme
    self.tokens = tokens
    self.budget = budget
    self.scope = scope
    self.documentParameters = documentParameters
    complaints = Complaints()
    isFilledIn = false
    screen = (Variant(), nil)
  }

  /// For values where they land.
  ///
  /// - Parameters:
  ///   - variant: the one values are chosen for.
  ///   - canvasWidth: what chooses the width class; nil: the largest counts.
  init(
    theme: Theme, variant: Variant, canvasWidth: Double? = nil, tokens: Tokens = Tokens()
  ) {
    self.theme = theme
    self.tokens = tokens
    budget = Budget()
    documentParameters = []
    complaints = Complaints()
    isFilledIn = true
    screen = (variant, canvasWidth)
  }
}

extension Reading {
  var variant: Variant {
    isOpen = true
    return screen.variant
  }

  /// For widths by class; nil while every branch counts.
  var canvasWidth: Double? {
    isOpen = true
    return screen.canvasWidth
  }

  /// Reads something as it is in an appearance, whichever the variant has.
  func inAppearance<Value>(_ appearance: Appearance, _ body: () -> Value) -> Value {
    let outer = (screen, tokens.known.colors)
    screen.variant.appearance = appearance
    // What is known of colours is known of the variant's appearance.
    tokens.known.colors = [:]
    defer { (screen, tokens.known.colors) = outer }
    return body()
  }

  /// Reads something, and records whether it depends on the scope or the variant.
  func watching<Value>(_ body: () -> Value?) -> Finding<Value> {
    let outer = isOpen
    isOpen = false
    let value = body()
    defer { isOpen = outer || isOpen }
    return Finding(value: value, isOpen: isOpen)
  }

  /// Records that the value being read depends on the scope or the variant.
  func noteOpen() { isOpen = true }

  /// The cached value of a token.
  func known<Value>(_ finding: Finding<Value>) -> Value? {
    if finding.isOpen { isOpen = true }
    return finding.value
  }
}

extension Reading {
  func complain(_ spot: Spot, _ message: String, notes: [Diagnostic.Note] = []) {
    complaints.add(spot, message, notes: notes)
  }

  /// Complains once, and stops reading.
  func exhaust(_ spot: Spot, _ message: String) {
    guard !budget.isExhausted else { return }
    budget.isExhausted = true
    complain(spot, message)
  }

  /// Whether there may be so many nodes more, with a complaint if not.
  func count(nodes more: Int, at spot: Spot) -> Bool {
    guard budget.take(nodes: more) else {
      exhaust(
        spot,
        budget.screenful.nodes > Limits.nodes
          ? "the screen has more than \(Limits.nodes.grouped) nodes once repeats are written out"
          : "all branches of the screen together have more than "
            + "\(Limits.branchedNodes.grouped) nodes once components are written out")
      return false
    }
    return true
  }

  /// Whether a text may stand beside the others, with a complaint if not.
  func count(text: String, at spot: Spot) -> Bool {
    guard budget.take(text: text) || budget.isExhausted else {
      exhaust(
        spot,
        "the texts of the screen have more than \(Limits.texts.grouped) bytes once repeats are "
          + "written out, each counted as \(Limits.shortestText) or more")
      return false
    }
    return true
  }

  /// Whether the chain of tokens being resolved is short enough for the stack.
  func mayResolveFurther(from token: String, _ tree: Tree) -> Bool {
    guard tokens.resolving.count > Limits.tokens else { return true }
    exhaust(tree.spot, "more than \(Limits.tokens) tokens stand for each other, up to '\(token)'")
    return false
  }

  /// Complains at the place where a value is used, with a note about where a reference took it
  /// from.
  func complain(_ tree: Tree, _ message: String) {
    guard let origin = tree.origin else {
      complain(tree.spot, message)
      return
    }
    complain(
      tree.spot, "\(message) (\(origin.reference))",
      notes: [.init(position: origin.spot.position, message: "given here")])
  }

  /// `'width' needs points, found '12px'`
  func expected(_ what: String, _ tree: Tree, hint: String = "") {
    complain(tree, "'\(key)' needs \(what), found \(tree.found)\(hint.isEmpty ? "" : "; " + hint)")
  }

  func under<Value>(key name: String, at spot: Spot? = nil, _ body: () -> Value) -> Value {
    let outer = (key, keySpot)
    key = name
    keySpot = spot ?? keySpot
    defer { (key, keySpot) = outer }
    return body()
  }

  func within<Value>(_ inner: Scope, _ body: () -> Value) -> Value {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return body()
  }
}
