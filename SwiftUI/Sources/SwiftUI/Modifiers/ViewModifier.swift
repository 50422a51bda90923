/// Something that makes a view out of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>

  @MainActor func _record<Modified: View>(_ content: Modified, _ inputs: _Inputs) -> [_Node]
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier> {
  /// Records the content as it is outside of the modifier, with what the modifier changes.
  let record: @MainActor (_Inputs) -> [_Node]
}

extension _ViewModifier_Content: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { record(inputs) }
}

extension ViewModifier {
  public func _record<Modified: View>(_ content: Modified, _ inputs: _Inputs) -> [_Node] {
    guard let session = _Session.current, session.enterBody(of: Self.self) else { return [] }
    defer { session.leaveBody() }
    let place = inputs.at(inputs.position.child(Self.self))
    var uses = 0
    let inner = _ViewModifier_Content<Self> { inside in
      // The content keeps its place wherever a modifier puts it, so that its state lasts.
      let position = place.position.child(.content)
      uses += 1
      return content._record(inside.at(uses == 1 ? position : position.child(uses)))
    }
    return session.recordLinked(self, place) { linked, place in
      uses = 0
      return linked.body(content: inner)._record(place.at(.body))
    }
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("'\(Self.self)' has no body") }
}

extension ViewModifier {
  nonisolated public func concat<Next: ViewModifier>(_ next: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: next)
  }

  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    ModifiedContent(content: self, modifier: AnimationModifier(animation: animation))
  }
}

/// A value with a modifier put on it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("'ModifiedContent' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    modifier._record(content, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// A modifier that computes what it shows from animated numbers.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that becomes another one in its surroundings.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor
  public func _record<Modified: View>(_ content: Modified, _ inputs: _Inputs) -> [_Node] {
    resolve(in: inputs.environment)._record(content, inputs.at(.body))
  }
}

extension ViewModifier {
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifiedContent(content: self, modifier: TransactionModifier(transform: transform))
  }
}

struct TransactionModifier: ViewModifier {
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) }
}

public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> Content { content }
}

struct AnimationModifier: ViewModifier {
  let animation: Animation?

  func body(content: Content) -> some View { content.animation(animation) }
}

extension View {
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
