/// What a finger does: nothing, in a recording.
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture = Never

  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("'\(Self.self)' has no body") }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture()
  }

  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture()
  }

  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  public func modifiers(_ modifiers: EventModifiers) -> Self { self }

  public func onChanged(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture()
  }

  public func map<T>(_ transform: @escaping (Value) -> T) -> _MappedGesture<T> { _MappedGesture() }
}

public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
}

public struct _MappedGesture<Value>: Gesture {}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public var first: First
  public var second: Second

  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public var first: First
  public var second: Second

  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public var first: First
  public var second: Second

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

public struct TapGesture: Gesture {
  public typealias Value = Void

  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }
}

public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace = CoordinateSpace.local

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.minimumDistance = minimumDistance
  }
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public protocol CustomHoverEffect {
  associatedtype Body: CustomHoverEffect

  typealias Content = EmptyHoverEffect

  func body(content: Content) -> Body
}

extension Never: CustomHoverEffect {}

extension CustomHoverEffect where Body == Never {
  public func body(content: Content) -> Never { fatalError("'\(Self.self)' has no body") }
}

public struct EmptyHoverEffect: CustomHoverEffect {
  public typealias Body = Never

  public init() {}
}

public struct HoverEffect: CustomHoverEffect, Sendable {
  public typealias Body = Never

  init() {}

  public init<E: CustomHoverEffect>(_ effect: E) {}

  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable)
    -> some View
  {
    self
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    self
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    self
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func hoverEffect(
    _ effect: some CustomHoverEffect, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  @_disfavoredOverload
  nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    self
  }

  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
}
