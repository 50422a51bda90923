/// What views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension _Session {
  /// Adds to what has been handed up so far.
  func hand<Key: PreferenceKey>(up value: Key.Value, _ key: Key.Type) {
    let id = ObjectIdentifier(key)
    if var known = preferences[id] as? Key.Value {
      Key.reduce(value: &known) { value }
      preferences[id] = known
    } else {
      preferences[id] = value
    }
  }

  /// Records something, and returns what it handed up beside its nodes.
  @MainActor
  func collect<Key: PreferenceKey>(
    _ key: Key.Type, _ record: () -> [_Node]
  ) -> (nodes: [_Node], value: Key.Value?) {
    let id = ObjectIdentifier(key)
    let outer = preferences.removeValue(forKey: id)
    let nodes = record()
    let value = preferences[id] as? Key.Value
    preferences[id] = outer
    return (nodes, value)
  }
}

extension View {
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      let (nodes, _) = session.collect(key) { content._record(inputs.at(.content)) }
      session.hand(up: value, key)
      return nodes
    }
  }

  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ transform: @escaping (inout Key.Value) -> Void
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      var (nodes, value) = session.collect(key) { content._record(inputs.at(.content)) }
      var changed = value ?? Key.defaultValue
      transform(&changed)
      value = changed
      session.hand(up: changed, key)
      return nodes
    }
  }

  nonisolated public func anchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    anchored(value, _SourceLocation(file, line)) {
      _Session.current?.hand(up: transform($0), key)
    }
  }

  /// Changes the value at hand, which is that of the anchors within, if any.
  nonisolated public func transformAnchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    anchored(value, _SourceLocation(file, line)) {
      var changed = Key.defaultValue
      transform(&changed, $0)
      _Session.current?.hand(up: changed, key)
    }
  }

  nonisolated private func anchored<A>(
    _ value: Anchor<A>.Source, _ location: _SourceLocation,
    _ handUp: @escaping @MainActor (Anchor<A>) -> Void
  ) -> some View {
    MeasuredNode(content: self, location: location) { frames, nodes, inputs in
      for frame in frames {
        handUp(
          Anchor<A> { reader in
            // The place within the view, seen from the reader.
            let inside = value.value(frame)
            let (dx, dy) = (frame.minX - reader.minX, frame.minY - reader.minY)
            switch inside {
            case let rect as CGRect: return (rect.offsetBy(dx: dx, dy: dy) as? A) ?? inside
            case let point as CGPoint:
              return (CGPoint(x: point.x + dx, y: point.y + dy) as? A) ?? inside
            default: return inside
            }
          })
      }
      return nodes
    }
  }

  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      let (nodes, found) = session.collect(key) { content._record(inputs.at(.content)) }
      if let found { session.hand(up: found, key) }
      let value = found ?? Key.defaultValue
      let memory = inputs.position.stored(0) { Remembered<Key.Value>() }
      memory.update(value, in: session.pass)
      // What a size that nobody knows yet would make of it is not acted upon: a view that shows something
      // else once it knows would never have been laid out as it was before.
      let isGuess = session.guessesSizes && session.request.sizes.isEmpty
      if memory.previous != value, !isGuess { session.afterUpdate { action(value) } }
      return nodes
    }
  }

  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    withPreference(key, "overlay", alignment, transform, _SourceLocation(file, line))
  }

  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    withPreference(key, "background", alignment, transform, _SourceLocation(file, line))
  }

  nonisolated private func withPreference<Key: PreferenceKey, V: View>(
    _ key: Key.Type, _ kind: String, _ alignment: Alignment,
    _ transform: @escaping (Key.Value) -> V, _ location: _SourceLocation
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      guard let session = _Session.current else { return [] }
      let (nodes, found) = session.collect(key) { content._record(inputs.at(.content)) }
      if let found { session.hand(up: found, key) }
      let decoration = transform(found ?? Key.defaultValue)._record(inputs.at(.decoration))
      guard !decoration.isEmpty else { return nodes }
      return nodes.enumerated().map { index, node in
        _Node(
          kind, [_Field("alignment", .text(alignment.name))], children: [node],
          slots: index == 0 ? [_Node.Slot(name: "d", nodes: decoration)] : [], at: location,
          ordinal: index, inputs)
      }
    }
  }
}
