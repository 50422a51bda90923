/// A component as it is written: a piece of screen with a name and parameters.
struct WrittenComponent: Sendable {
  let name: String
  /// In the order in which they were declared; the value is nil if the parameter is required.
  let parameters: [(name: String, value: Tree?)]
  let view: Tree
}

/// A component as a template, which all its uses share.
struct Component: Sendable {
  let parameters: [(name: String, value: Tree?)]
  let view: NodeSlot
}

enum ComponentForm {
  static let parameters = Key(
    "parameters", .parameters, default: "{}",
    "`name: default`; one without a default, or `null`, must be given")
  static let view = Key("view", .node, isRequired: true, "its root")
  static let map = MapForm(
    "component", "A piece of screen with a name.", principal: "view",
    [parameters, dismissAfter, view])
  static let dismissAfter = Key(
    "dismissAfter", LifecycleForm.timeoutForm, default: "never",
    "as the `error` of a screen, on top of the rest: how long it stands there where the screen's "
      + "`lifecycle` does not say")
}

/// The declared parameters of a component or document.
struct Parameters: Sendable {
  var entries: [Tree.Entry]
}

extension Form where Value == Parameters {
  static let parameters = Form("a map of parameters", .names(.anything)) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of parameters", tree)
      return nil
    }
    for entry in entries where !Name.isValidParameter(entry.key) {
      reading.complain(
        entry.keySpot,
        "'\(entry.key)' cannot be a parameter's name: a letter, then letters and digits")
    }
    return Parameters(entries: entries)
  }
}

extension Reading {
  /// The parameters of a component, and its root as a tree.
  func component(_ name: String, _ tree: Tree, at spot: Spot?) -> WrittenComponent? {
    let found = within(.empty) {
      fields(
        of: tree, ComponentForm.map, principalIsNode: true, place: "component '\(name)'",
        spot: spot)
    }
    guard let fields = found, let view = fields[ComponentForm.view] else { return nil }
    let declared = fields[ComponentForm.parameters]?.entries ?? []
    return WrittenComponent(
      name: name,
      parameters: declared.map { (name: $0.key, value: $0.value.isNull ? nil : $0.value) },
      view: view.tree)
  }
}
