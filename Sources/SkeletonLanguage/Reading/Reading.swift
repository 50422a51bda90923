import SkeletonModel
import SkeletonSystem

/// One reading of a document: what is in scope, for which variant, and what was found wrong.
///
/// The same forms read a document three times over: to check it where it is written, to check it
/// again with every component filled in and every branch taken, and to build one variant.
final class Reading {
  enum Mode {
    /// As it is written: what references stand for is not known.
    case check
    /// Filled in, both branches of every `when`.
    case everyBranch
    case variant(Variant)
  }

  let mode: Mode
  let theme: Theme
  /// The theme's and the document's, which win.
  let components: [String: Tree]
  var componentMemo: [String: Component?] = [:]
  /// Where the components being checked are named.
  var componentSpots: [String: Spot] = [:]
  /// The canvas of this variant, for widths by class; nil while every branch counts.
  var canvasWidth: Double?

  var scope = Scope.empty
  /// The key whose value is being read.
  private(set) var key = ""
  /// Where that key stands, or where the item of a list begins: the place to miss a key at.
  private(set) var keySpot: Spot?
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// Tokens being resolved, to find those that go round in circles.
  var resolving: Set<String> = []
  /// Axes of the colour pairs being read, which do not nest in themselves.
  var pairAxes: Set<String> = []
  var colorMemo: [String: Color?] = [:]
  var styleMemo: [String: TypeStyle?] = [:]
  var iconMemo: [String: Icon] = [:]

  /// Names a `set` may give new values.
  var documentParameters: [String] = []
  var nodeCount = 0
  /// Characters of the texts met.
  var textCount = 0
  var instances = 0
  var depth = 0
  /// Set where a limit is passed: nothing more is read.
  var isExhausted = false
  var paths: [String: NamedPath] = [:]
  var branches: [Branch] = []
  /// The axes that chose what is being read, by the `when`s around it.
  private(set) var choices: Set<ConditionAxis> = []
  /// All that any `when` has asked about.
  private(set) var asked: Set<ConditionAxis> = []
  /// Components used by the body being checked.
  var usedComponents: [(name: String, spot: Spot)] = []
  private var replacements = 0
  /// The paths of `repeat`s met, for `items`.
  var repeatNames: Set<String> = []

  init(_ mode: Mode, theme: Theme, components: [String: Tree] = [:]) {
    self.mode = mode
    self.theme = theme
    self.components = theme.components.merging(components) { $1 }
  }

  var isCheck: Bool { if case .check = mode { true } else { false } }

  /// The variant values are chosen for; the usual one where every branch counts.
  var variant: Variant {
    if case .variant(let variant) = mode { variant } else { Variant() }
  }

  var isOneVariant: Bool { if case .variant = mode { true } else { false } }
}

extension Reading {
  func complain(_ spot: Spot, _ message: String, notes: [Diagnostic.Note] = []) {
    let diagnostic = Diagnostic(at: spot.position, message, notes: notes)
    guard diagnostics.count < 1000, seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// Complains once, and reads nothing more.
  func exhaust(_ spot: Spot, _ message: String) {
    guard !isExhausted else { return }
    isExhausted = true
    complain(spot, message)
  }

  /// Whether the tokens being resolved are few enough for the stack.
  func mayResolveFurther(from token: String, _ tree: Tree) -> Bool {
    guard resolving.count > Limits.tokens else { return true }
    exhaust(tree.spot, "more than \(Limits.tokens) tokens stand for each other, up to '\(token)'")
    return false
  }

  /// Complains where a value lands, with a note where a reference took it from.
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

  func choosing<Value>(by axes: Set<ConditionAxis>, _ body: () -> Value) -> Value {
    let outer = choices
    choices.formUnion(axes)
    asked.formUnion(axes)
    defer { choices = outer }
    return body()
  }

  func within<Value>(_ inner: Scope, _ body: () -> Value) -> Value {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return body()
  }
}

extension Reading {
  /// Reads a value, its references replaced first; nil where it is wrong or not known yet.
  func read<Value>(_ tree: Tree, as form: Form<Value>) -> Value? {
    guard let scalar = tree.scalar, scalar.text.contains("$") else {
      return form.decode(tree, self)
    }
    guard let (found, inner) = dereference(tree, scalar) else { return nil }
    return within(inner) { form.decode(found, self) }
  }

  /// A tree with its references replaced, and the scope of what it now is; nil where a reference
  /// is wrong, or not known yet.
  func dereference(_ tree: Tree) -> (Tree, Scope)? {
    guard let scalar = tree.scalar, scalar.text.contains("$") else { return (tree, scope) }
    return dereference(tree, scalar)
  }

  private func dereference(_ tree: Tree, _ scalar: Scalar) -> (Tree, Scope)? {
    // References in references can ask for 2¹²⁸ replacements in a few lines.
    let pieces = Reference.parse(scalar.text)
    replacements += pieces.count
    guard replacements <= Limits.references else {
      exhaust(
        tree.spot, "more than \(Limits.references.grouped) references are to be replaced")
      return nil
    }
    if case .reference(let reference) = pieces[0], pieces.count == 1 {
      guard let (found, inner) = target(of: reference, at: tree) else { return nil }
      let origin = Tree.Origin(spot: found.origin?.spot ?? found.spot, reference: scalar.text)
      let landed = Tree(found.value, at: tree.spot, origin: origin)
      return (landed, inner)
    }
    var text = ""
    var isKnown = true
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .reference(let reference):
        guard let inserted = self.text(of: reference, at: tree) else {
          isKnown = false
          if isCheck { continue } else { return nil }
        }
        text += inserted
      }
      guard text.utf8.count <= 100_000 else {
        complain(tree, "the text grows beyond 100000 bytes as its references are replaced")
        return nil
      }
    }
    guard isKnown else { return nil }
    return (
      Tree(
        .scalar(Scalar(text: text, isPlain: scalar.isPlain)), at: tree.spot, origin: tree.origin),
      .empty
    )
  }

  /// What a reference names, followed to its end.
  private func target(of reference: Reference, at tree: Tree) -> (Tree, Scope)? {
    guard let bound = scope.bindings[reference.name] else {
      if !scope.isOpen { unknownReference(reference, at: tree) }
      return nil
    }
    guard var (found, inner) = bound.map({ ($0.tree, $0.scope) }) else { return nil }
    var steps = 0
    func settle() -> Bool {
      // A parameter given as another scope's parameter: follow it there.
      while found.scalar?.text.contains("$") == true {
        steps += 1
        guard steps < 1000, let next = within(inner, { dereference(found) }) else { return false }
        (found, inner) = next
        if inner === Scope.empty { break }
      }
      return true
    }
    guard settle() else { return nil }
    for field in reference.fields {
      guard found.entries != nil else {
        complain(tree, "'$\(reference.name)' is no record, so it has no '.\(field)'")
        return nil
      }
      guard let value = found[field] else {
        let hint = nearestWord(to: field, among: found.entries?.map(\.key) ?? [])
        complain(
          tree,
          "'$\(reference.name)' has no '.\(field)'"
            + (hint.map { "; did you mean '.\($0)'?" } ?? ""))
        return nil
      }
      found = value
      guard settle() else { return nil }
    }
    return (found, inner)
  }

  private func text(of reference: Reference, at tree: Tree) -> String? {
    if case .some(.some(let binding)) = scope.bindings[reference.name],
      binding.tree.entries == nil, !reference.fields.isEmpty,
      let plain = text(of: Reference(name: reference.name, fields: []), at: tree)
    {
      // `$title.now` with a plain title: the dot is the text's own.
      return plain + "." + reference.fields.joined(separator: ".")
    }
    if scope.bindings[reference.name] == nil, scope.isOpen {
      return "$" + ([reference.name] + reference.fields).joined(separator: ".")
    }
    guard let (found, _) = target(of: reference, at: tree) else { return nil }
    guard let scalar = found.scalar else {
      complain(tree, "'$\(reference.name)' is \(found.found); only a scalar can stand within text")
      return nil
    }
    return scalar.text
  }

  private func unknownReference(_ reference: Reference, at tree: Tree) {
    let names = scope.bindings.keys.sorted()
    let hint =
      nearestWord(to: reference.name, among: names).map { "; did you mean '$\($0)'?" }
      ?? (names.isEmpty
        ? "; there are no parameters here ('$$' is a dollar)"
        : "; there are \(names.map { "$" + $0 }.joined(separator: ", "))")
    complain(tree, "no parameter '$\(reference.name)' can be seen here\(hint)")
  }
}
