public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }

  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()

    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint = .zero
  public var contentSize: CGSize = .zero
  public var contentInsets = EdgeInsets()
  public var containerSize: CGSize = .zero

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}

public struct ScrollPosition: Equatable, Sendable {
  /// Where the view with the id is to stand.
  private(set) var anchor: UnitPoint?
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var viewID: (any Hashable & Sendable)?
  public let isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Int.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Int.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  public init(idType: (some Hashable & Sendable).Type = Int.self, point: CGPoint) {
    scrollTo(point: point)
  }

  public init(idType: (some Hashable & Sendable).Type = Int.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  public init(idType: (some Hashable & Sendable).Type = Int.self, x: CGFloat) { scrollTo(x: x) }

  public init(idType: (some Hashable & Sendable).Type = Int.self, y: CGFloat) { scrollTo(y: y) }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  public mutating func scrollTo(edge: Edge) {
    (self.edge, point, viewID) = (edge, nil, nil)
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (edge, point, viewID, self.anchor) = (nil, nil, id, anchor)
  }

  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  public mutating func scrollTo(point: CGPoint) {
    (edge, self.point, viewID) = (nil, point, nil)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.edge == right.edge && left.point == right.point && left.anchor == right.anchor
      && left.viewID.map { AnyHashable($0) } == right.viewID.map { AnyHashable($0) }
  }
}

/// Changes of looks that depend on where a view is.
public protocol VisualEffect: Sendable, Animatable {}

public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    EnvironmentNode(self) {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentNode(self) { $0.isScrollEnabled = !disabled }
  }

  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    EnvironmentNode(self) { $0.scrollContentBackground = visibility }
  }

  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentNode(self) { $0.isScrollClipEnabled = !disabled }
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    EnvironmentNode(self) {
      if let id = id.wrappedValue {
        $0.soughtView = SoughtView(id: AnyHashable(id), anchor: anchor, isAnywhere: false)
      }
    }
  }

  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    EnvironmentNode(self) {
      let position = position.wrappedValue
      if let id = position.viewID {
        $0.soughtView = SoughtView(
          id: AnyHashable(id), anchor: position.anchor ?? anchor, isAnywhere: false)
      } else if let edge = position.edge {
        $0.scrollStart = .edge(edge)
      } else if let point = position.point {
        $0.scrollStart = .point(point)
      }
    }
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    EnvironmentNode(self) { $0.usualScrollStart = anchor.map { .anchor($0) } }
  }

  nonisolated public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("scrollTransition", file, line) }

  nonisolated public func visualEffect<V: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    undrawn("visualEffect", file, line)
  }

  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    self
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    let insets = length.map { EdgeInsets(.all, $0) }
    return contentMargins(edges, insets, _SourceLocation(file, line))
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    contentMargins(edges, insets, _SourceLocation(file, line))
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), _SourceLocation(file, line))
  }

  /// With the edges alone that it speaks of: at these a list has none of its own.
  nonisolated private func contentMargins(
    _ edges: Edge.Set, _ insets: EdgeInsets?, _ location: _SourceLocation
  ) -> some View {
    let sides: [(Edge.Set, String, CGFloat?)] = [
      (.top, "top", insets?.top), (.leading, "leading", insets?.leading),
      (.bottom, "bottom", insets?.bottom), (.trailing, "trailing", insets?.trailing),
    ]
    let fields = sides.compactMap { edge, name, length in
      length.flatMap { edges.contains(edge) ? _Field(name, .number($0)) : nil }
    }
    return ModifierNode(self, "contentMargins", location, fields)
  }
}
