extension View {
  /// Goes from phase to phase: recorded from the first to the second, with the animation between.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let all = Array(phases)
    return EvaluatedNode(self) { view, inputs in
      recordPhases(all, inputs, animation) { phase, place in
        let placeholder = PlaceholderContentView<Self> { view._record($0) }
        return content(placeholder, phase)._record(place)
      }
    }
  }

  /// Runs through the phases when a value changes: recorded in the first.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = Array(phases.prefix(1))
    return EvaluatedNode(self) { view, inputs in
      guard let phase = first.first else { return view._record(inputs.at(.content)) }
      let placeholder = PlaceholderContentView<Self> { view._record($0) }
      return content(placeholder, phase)._record(inputs.at(.content))
    }
  }

  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    EvaluatedNode(self) { view, inputs in
      _Session.current?.note(
        _SourceLocation(file, line), "keyframeAnimator is recorded at its first value")
      let placeholder = PlaceholderContentView<Self> { view._record($0) }
      return content(placeholder, initialValue)._record(inputs.at(.content))
    }
  }

  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    EvaluatedNode(self) { view, inputs in
      let placeholder = PlaceholderContentView<Self> { view._record($0) }
      return content(placeholder, initialValue)._record(inputs.at(.content))
    }
  }
}

/// Shows one phase after another.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases.prefix(1))
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    recordPhases(phases, inputs, animation) { phase, place in content(phase)._record(place) }
  }
}

/// Two phases are a motion there and back; more are told by their first two.
@MainActor
private func recordPhases<Phase: Equatable>(
  _ phases: [Phase], _ inputs: _Inputs, _ animation: (Phase) -> Animation?,
  _ record: (Phase, _Inputs) -> [_Node]
) -> [_Node] {
  guard let first = phases.first else { return [] }
  let start = record(first, inputs.at(.content))
  guard let second = phases.dropFirst().first(where: { $0 != first }),
    let session = _Session.current
  else { return start }
  if phases.count > 2 {
    session.note(session.location, "a phase animator is recorded between its first two phases")
  }
  guard let way = animation(second) else { return start }
  var place = inputs.at(.content)
  place.animation = way.repeatForever(autoreverses: true)
  let end = record(second, place)
  var difference = Difference(start: 0)
  difference.apply(from: start, to: end)
  return end
}

/// Content at the values of keyframes, of which it is recorded at the first.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  let initialValue: Value
  let content: (Value) -> Content
  /// Where it repeats; nil where it waits for a change.
  let location: _SourceLocation?

  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.initialValue = initialValue
    self.content = content
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    location = nil
  }
}

extension KeyframeAnimator: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if let location {
      _Session.current?.note(location, "KeyframeAnimator is recorded at its first value")
    }
    return content(initialValue)._record(inputs.at(.content))
  }
}

public protocol Keyframes<Value> {
  associatedtype Value
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// Keyframes of one value or of several; they are not played.
public struct _Keyframes<Value>: Keyframes {}

public struct _TrackContent<Value>: KeyframeTrackContent {}

public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent<TrackValue>>: Keyframes
{
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {}

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == TrackValue {}
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> _Keyframes<Value> {
    _Keyframes()
  }

  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ keyframes: K
  ) -> _Keyframes<Value> {
    _Keyframes()
  }

  public static func buildBlock(_ keyframes: _Keyframes<Value>...) -> _Keyframes<Value> {
    _Keyframes()
  }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ keyframe: K
  ) -> _TrackContent<Value> {
    _TrackContent()
  }

  public static func buildBlock(_ keyframes: _TrackContent<Value>...) -> _TrackContent<Value> {
    _TrackContent()
  }

  public static func buildArray(_ keyframes: [_TrackContent<Value>]) -> _TrackContent<Value> {
    _TrackContent()
  }

  public static func buildIf(_ keyframe: _TrackContent<Value>?) -> _TrackContent<Value> {
    _TrackContent()
  }

  public static func buildEither(first: _TrackContent<Value>) -> _TrackContent<Value> { first }

  public static func buildEither(second: _TrackContent<Value>) -> _TrackContent<Value> { second }
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear
  ) {}
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}
