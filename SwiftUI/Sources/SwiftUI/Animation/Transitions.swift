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

/// All transitions of the system's are one here.
public struct _SystemTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == _SystemTransition {
  public static var identity: _SystemTransition { Self() }
  public static var opacity: _SystemTransition { Self() }
  public static var slide: _SystemTransition { Self() }
  public static var scale: _SystemTransition { Self() }
  public static var blurReplace: _SystemTransition { Self() }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> _SystemTransition {
    Self()
  }

  public static func move(edge: Edge) -> _SystemTransition { Self() }

  public static func push(from edge: Edge) -> _SystemTransition { Self() }

  public static func offset(_ offset: CGSize) -> _SystemTransition { Self() }
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
