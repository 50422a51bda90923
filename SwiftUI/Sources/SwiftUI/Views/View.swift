/// A part of the user interface: here, something that tells what it is.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// What stands in the recording for this view.
  @MainActor func _record(_ inputs: _Inputs) -> [_Node]
}

extension View {
  @MainActor public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.recordBody(of: self, inputs) ?? []
  }
}

/// A view of the module's own, which has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("'\(Self.self)' has no body") }
}

extension Never: View {
  public var body: Never { fatalError("'Never' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] { [] }
}

/// Nothing at all.
public struct EmptyView {
  nonisolated public init() {}
}

extension EmptyView: _PrimitiveView, Sendable {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    _Session.current?.recordEmptyView(inputs) ?? []
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("'Optional' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    self?._record(inputs.at(.first)) ?? []
  }
}

/// A view of a type that is not told.
public struct AnyView {
  private let content: any View

  nonisolated public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    func record<V: View>(_ view: V) -> [_Node] {
      view._record(inputs.at(inputs.position.child(V.self)))
    }
    return record(content)
  }
}

/// The views of a builder's block, one after the other.
public struct TupleView<T> {
  public var value: T
  private let parts: [any View]

  nonisolated public init(_ value: T) {
    self.value = value
    parts = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  nonisolated init(_ value: T, parts: [any View]) {
    self.value = value
    self.parts = parts
  }
}

extension TupleView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    var nodes: [_Node] = []
    for (index, part) in parts.enumerated() {
      nodes += part._record(inputs.at(index))
    }
    return nodes
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError("'_ConditionalContent' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    switch storage {
    case .first(let view): view._record(inputs.at(.first))
    case .second(let view): view._record(inputs.at(.second))
    }
  }
}

/// Several views treated as one.
public struct Group<Content> {
  public typealias Body = Never

  let content: Content

  public var body: Never { fatalError("'Group' has no body") }
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    content._record(inputs.at(.content))
  }
}

/// A view whose content follows from a value that can be compared.
public struct EquatableView<Content: View & Equatable> {
  public var content: Content

  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { content._record(inputs) }
}
