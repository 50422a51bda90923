/// How a view comes and goes: recordings show what is there.
public struct AnyTransition: Sendable {
  init() {}

  public init<T: Transition>(_ transition: T) {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let blurReplace = AnyTransition()

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  public func combined(with other: AnyTransition) -> AnyTransition { self }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

// Those of the system's: recordings show what is there, and none of how it comes.

public struct IdentityTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct ScaleTransition: Transition {
  nonisolated public init(_ scale: Double = 1e-5, anchor: UnitPoint = .center) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct MoveTransition: Transition {
  nonisolated public init(edge: Edge) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct PushTransition: Transition {
  nonisolated public init(edge: Edge) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OffsetTransition: Transition {
  nonisolated public init(_ offset: CGSize = .zero) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable {
    let name: String

    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  nonisolated public init(configuration: Configuration) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct SymbolEffectTransition: Transition {
  nonisolated public init(
    effect: some SymbolEffect = _SymbolEffect(), options: SymbolEffectOptions = .default
  ) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public func animation(_ animation: Animation?) -> some Transition { self }

  public func combined<T: Transition>(with other: T) -> some Transition { self }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { Self() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { Self() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { Self() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { Self() }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { Self(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { Self(configuration: .downUp) }

  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition {
    Self(configuration: configuration)
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition { Self() }

  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    Self(effect: effect, options: options)
  }
}

extension View {
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }

  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }

  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A modifier that moves what it modifies, by a transformation.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor
  public func _record<Modified: View>(_ content: Modified, _ inputs: _Inputs) -> [_Node] {
    _Session.current?.recordLinked(self, inputs) { effect, inputs in
      let place = inputs.at(.decoration)
      let size = _Session.current?.request.frame(of: place.position.path).size ?? .zero
      let matrix = effect.effectValue(size: size)
      let moved =
        content
        .scaleEffect(x: matrix.m11, y: matrix.m22, anchor: .topLeading)
        .offset(x: matrix.m31, y: matrix.m32)
      return moved._record(inputs.at(.content))
    } ?? []
  }
}

public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }
}

extension ProjectionTransform {
  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (self, other)
    var all = ProjectionTransform()
    all.m11 = a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31
    all.m12 = a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32
    all.m13 = a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33
    all.m21 = a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31
    all.m22 = a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32
    all.m23 = a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33
    all.m31 = a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31
    all.m32 = a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32
    all.m33 = a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33
    return all
  }
}
