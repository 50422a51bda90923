extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EvaluatedNode(self) { content, inputs in
      let memory = inputs.position.stored(0) { Appearance() }
      if !memory.hasAppeared {
        memory.hasAppeared = true
        if let action { _Session.current?.afterUpdate(action) }
      }
      return content._record(inputs.at(.content))
    }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void,
    file: String = #fileID, line: Int = #line
  ) -> some View {
    let start = TaskStart(action)
    return EvaluatedNode(self) { content, inputs in
      let memory = inputs.position.stored(0) { Appearance() }
      if !memory.hasAppeared {
        memory.hasAppeared = true
        _Session.current?.startTask(start.run)
      }
      return content._record(inputs.at(.content))
    }
  }

  nonisolated public func task<Value: Equatable>(
    id: Value, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void,
    file: String = #fileID, line: Int = #line
  ) -> some View {
    let start = TaskStart(action)
    return EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      let memory = inputs.position.stored(0) { Remembered<Value>() }
      memory.update(id, in: session.pass)
      if memory.previous != id { session.startTask(start.run) }
      return content._record(inputs.at(.content))
    }
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    changed(value, initial, action)
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    changed(value, initial) { _, _ in action() }
  }

  // Not disfavoured, as SwiftUI's is not: what an app has under the same name for older systems is.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    changed(value, false) { action($1) }
  }

  // What the command calls of the three above, by how many values the closure takes.
  nonisolated public func _onChange0<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    changed(value, initial) { _, _ in action() }
  }

  nonisolated public func _onChange1<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    changed(value, false) { action($1) }
  }

  nonisolated public func _onChange2<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    changed(value, initial, action)
  }

  nonisolated private func changed<Value: Equatable>(
    _ value: Value, _ initial: Bool, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      let memory = inputs.position.stored(0) { Remembered<Value>() }
      memory.update(value, in: session.pass)
      if let previous = memory.previous {
        if previous != value { session.afterUpdate { action(previous, value) } }
      } else if initial {
        session.afterUpdate { action(value, value) }
      }
      return content._record(inputs.at(.content))
    }
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    EvaluatedNode(self) { content, inputs in
      let memory = inputs.position.stored(0) { Appearance() }
      if !memory.hasAppeared {
        memory.hasAppeared = true
        _Session.current?.afterUpdate {
          memory.kept = publisher._subscribe(action) { _ in }
        }
      }
      return content._record(inputs.at(.content))
    }
  }

  // MARK: Animation

  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      let memory = inputs.position.stored(0) { Remembered<Value>() }
      memory.update(value, in: session.pass)
      var inside = inputs.at(.content)
      if let previous = memory.previous, previous != value, !inputs.disablesAnimations {
        inside.animation = animation
      }
      return content._record(inside)
    }
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    EvaluatedNode(self) { content, inputs in
      var inside = inputs.at(.content)
      if !inputs.disablesAnimations { inside.animation = animation }
      return content._record(inside)
    }
  }

  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      var inside = inputs.at(.content)
      if !inputs.disablesAnimations { inside.animation = animation }
      return body(.of(content, in: inputs))._record(inside)
    }
  }

  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      content._record(inputs.at(.content).under(transform))
    }
  }

  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      let memory = inputs.position.stored(0) { Remembered<Value>() }
      memory.update(value, in: session.pass)
      let inside = inputs.at(.content)
      let isChanged = memory.previous.map { $0 != value } ?? false
      return content._record(isChanged ? inside.under(transform) : inside)
    }
  }

  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    EvaluatedNode(self) { content, inputs in
      let place = inputs.at(inputs.position.child(.id(AnyHashable(id)), label: "id"))
      return inputs.environment.marking(content._record(place), ofViewWith: id)
    }
  }

  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }

  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// What a view remembers of having appeared.
private final class Appearance {
  var hasAppeared = false
  var kept: AnyCancellable?

  init() {}
}

/// A task's work, to be started on the main actor.
private struct TaskStart: @unchecked Sendable {
  private let action: () async -> Void

  init(_ action: @escaping @isolated(any) () async -> Void) {
    self.action = { await action() }
  }

  func run() {
    Task { @MainActor in await action() }
  }
}

/// The view that an animation's body is given.
public struct PlaceholderContentView<Value> {
  let record: @MainActor (_Inputs) -> [_Node]
}

extension PlaceholderContentView where Value: View {
  /// A view in what is made around it: of its animation it knows what holds outside.
  static func of(_ content: Value, in outer: _Inputs) -> Self {
    Self { inside in
      var inside = inside
      inside.animation = outer.animation
      return content._record(inside)
    }
  }
}

extension PlaceholderContentView: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { record(inputs.at(.content)) }
}

/// A view with the value that chooses it.
struct TaggedView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

extension TaggedView: _PrimitiveView {
  func _record(_ inputs: _Inputs) -> [_Node] {
    let place = inputs.at(.content)
    guard let tabs = inputs.environment.tabs else { return content._record(place) }
    let known = tabs.items.count
    let nodes = content._record(place.changing { $0.tabTag = tag })
    // Without an item of its own the page is known by its tag alone, as in a paging style.
    if tabs.items.count == known {
      tabs.items.append(TabCollector.Item(title: "", image: "", tag: tag))
    } else {
      tabs.items[known].tag = tag
    }
    return nodes
  }
}
