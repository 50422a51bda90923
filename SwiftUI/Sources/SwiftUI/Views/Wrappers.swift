/// A view that is what another one is.
protocol NodeView: _PrimitiveView {
  associatedtype Node: View

  var node: Node { get }
}

extension NodeView {
  @MainActor public func _record(_ inputs: _Inputs) -> [_Node] { node._record(inputs) }
}

/// A view inside a node that says how it is modified.
struct ModifierNode<Content: View> {
  let content: Content
  let kind: String
  let location: _SourceLocation?
  /// Where arguments are said that are not said there.
  let places: [String: _SourceLocation]
  let arguments: @MainActor (_Inputs) -> [_Field]

  init(
    _ content: Content, _ kind: String, _ location: _SourceLocation?,
    places: [String: _SourceLocation] = [:],
    _ arguments: @escaping @MainActor (_Inputs) -> [_Field]
  ) {
    self.content = content
    self.kind = kind
    self.location = location
    self.places = places
    self.arguments = arguments
  }

  init(
    _ content: Content, _ kind: String, _ location: _SourceLocation? = nil,
    _ fields: [_Field] = []
  ) {
    self.init(content, kind, location) { _ in fields }
  }
}

extension ModifierNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    let nodes = content._record(inputs.at(.content))
    if let location { _Session.current?.location = location }
    let fields = arguments(inputs)
    return nodes.eachView { index, node in
      _Node(
        kind, fields, children: [node], at: location, places: places, ordinal: index, inputs)
    }
  }
}

extension [_Node] {
  /// Changes each view by itself: those of a `ForEach` within it, which stands for its items.
  func eachView(_ change: (Int, _Node) -> _Node) -> [_Node] {
    var index = 0
    func changed(_ nodes: [_Node]) -> [_Node] {
      nodes.map { node in
        if node.kind == "forEach" {
          node.children = changed(node.children)
          return node
        }
        defer { index += 1 }
        return change(index, node)
      }
    }
    return changed(self)
  }
}

/// A container: one node around all that its content gives.
struct ContainerNode<Content: View> {
  let content: Content
  let kind: String
  let location: _SourceLocation?
  let arguments: @MainActor (_Inputs) -> [_Field]
  /// What holds for the content alone.
  var prepare: (@MainActor (inout EnvironmentValues) -> Void)?

  init(
    _ content: Content, _ kind: String, _ location: _SourceLocation?,
    _ arguments: @escaping @MainActor (_Inputs) -> [_Field]
  ) {
    self.content = content
    self.kind = kind
    self.location = location
    self.arguments = arguments
  }

  init(
    _ content: Content, _ kind: String, _ location: _SourceLocation? = nil,
    _ fields: [_Field] = []
  ) {
    self.init(content, kind, location) { _ in fields }
  }
}

extension ContainerNode {
  /// A stack along an axis.
  init(
    _ content: Content, _ kind: String, _ alignment: String, _ spacing: CGFloat?,
    isLazy: Bool = false, _ location: _SourceLocation
  ) {
    self.init(content, kind, location, .stack(alignment, spacing, isLazy: isLazy))
  }
}

extension [_Field] {
  /// What a stack along an axis says of its views.
  static func stack(_ alignment: String, _ spacing: CGFloat?, isLazy: Bool = false) -> [_Field] {
    var arguments = Arguments()
    arguments.add("alignment", alignment)
    arguments.add("spacing", spacing)
    arguments.addIf("lazy", isLazy)
    return arguments.fields
  }
}

extension ContainerNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    if let location { _Session.current?.location = location }
    var inside = inputs.at(.content)
    if let prepare { inside = inside.changing { values in prepare(&values) } }
    let nodes = content._record(inside)
    return [_Node(kind, arguments(inputs), children: nodes, at: location, inputs)]
  }
}

/// A view with another one beside it: behind, over, or as its mask.
struct DecoratedNode<Content: View, Decoration: View> {
  let content: Content
  let decoration: Decoration
  let kind: String
  let location: _SourceLocation?
  let fields: [_Field]
}

extension DecoratedNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    if let location { _Session.current?.location = location }
    let nodes = content._record(inputs.at(.content))
    return nodes.eachView { index, node in
      // A decoration of several views is made for each, in a place of its own.
      let place = index == 0 ? inputs.at(.decoration) : inputs.at(.decoration).at(index)
      let decorations = decoration._record(place)
      guard !decorations.isEmpty else { return node }
      return _Node(
        kind, fields, children: [node], slots: [_Node.Slot(name: "d", nodes: decorations)],
        at: location, ordinal: index, inputs)
    }
  }
}

/// A view under a changed environment.
struct EnvironmentNode<Content: View> {
  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void

  init(_ content: Content, _ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  /// - Parameter argument: What is said by it of the views that heed it.
  init(
    _ content: Content, says argument: String, _ file: StaticString, _ line: UInt,
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    self.init(content) { environment in
      change(&environment)
      environment.places[argument] = _SourceLocation(file, line)
    }
  }
}

extension EnvironmentNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    let inside = inputs.at(.content).changing { values in change(&values) }
    let nodes = _Node.inScheme(
      of: inside, within: inputs.environment, isScreen: false, content._record(inside))
    guard inside.environment.layoutDirection != inputs.environment.layoutDirection else {
      return nodes
    }
    return [_Node("direction", children: nodes, inputs)]
  }
}

extension _Node {
  /// What is drawn in a scheme, if that is not the one around it.
  static func inScheme(
    of inputs: _Inputs, within outer: EnvironmentValues, isScreen: Bool, _ nodes: [_Node]
  ) -> [_Node] {
    guard inputs.environment.colorScheme != outer.colorScheme else { return nodes }
    return [inScheme(of: inputs, isScreen: isScreen, nodes)]
  }

  /// What is drawn in a scheme of its own.
  ///
  /// - Parameter isScreen: Whether what it stands on is in that scheme, too.
  static func inScheme(of inputs: _Inputs, isScreen: Bool, _ nodes: [_Node]) -> _Node {
    var arguments = Arguments()
    arguments.add("scheme", inputs.environment.colorScheme == .dark ? "dark" : "light")
    if isScreen { arguments.add("screen", true) }
    return _Node("scheme", arguments.fields, children: nodes, inputs)
  }
}

/// A view whose recording takes more than a change of the environment.
struct EvaluatedNode<Content: View> {
  let content: Content
  let evaluate: @MainActor (Content, _Inputs) -> [_Node]

  init(_ content: Content, _ evaluate: @escaping @MainActor (Content, _Inputs) -> [_Node]) {
    self.content = content
    self.evaluate = evaluate
  }
}

extension EvaluatedNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    inputs.position.visit(in: _Session.current?.pass ?? 0)
    return evaluate(content, inputs)
  }
}

extension View {
  /// As it is without a modifier, and a note at the modifier's line when it would be seen.
  nonisolated func undrawn(
    _ modifier: String, _ file: StaticString, _ line: UInt,
    when isSeen: @escaping @MainActor () -> Bool = { true }
  ) -> EvaluatedNode<Self> {
    EvaluatedNode(self) { content, inputs in
      if isSeen() {
        _Session.current?.note(
          _SourceLocation(file, line), "'\(modifier)' is not drawn; the view stands without it")
      }
      return content._record(inputs.at(.content))
    }
  }
}

/// Something that exists in SwiftUI and cannot be drawn here.
struct UnsupportedNode {
  let name: String
  let message: String
  let location: _SourceLocation?
}

extension UnsupportedNode: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    var arguments = Arguments()
    arguments.add("name", name)
    arguments.add("message", message)
    return [_Node("unsupported", arguments.fields, at: location, inputs)]
  }
}
