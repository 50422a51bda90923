// Where a scroll comes to rest, and what is told while it moves: recordings show it where it begins.

public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
  }
}

@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues()[keyPath: keyPath]
  }
}

extension ScrollTargetBehavior {
  public typealias TargetContext = ScrollTargetBehaviorContext

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public init<B: ScrollTargetBehavior>(_ base: B) {}
}

extension ViewAlignedScrollTargetBehavior {
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.init(limitBehavior: limitBehavior)
  }
}

extension ViewAlignedScrollTargetBehavior.LimitBehavior {
  public static let alwaysByFew = ViewAlignedScrollTargetBehavior.LimitBehavior()
}

public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String

  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

public struct ScrollContentOffsetAdjustmentBehavior {
  public static let automatic = ScrollContentOffsetAdjustmentBehavior()
  public static let disabled = ScrollContentOffsetAdjustmentBehavior()
}

public struct ScrollInputBehavior: Equatable, Sendable {
  let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

public struct ScrollInputKind: Equatable, Sendable {
  public static let handGestureShortcut = ScrollInputKind()
  public static let look = ScrollInputKind()
}

public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

extension ScrollTransitionConfiguration.Threshold {
  public func interpolated(
    towards other: ScrollTransitionConfiguration.Threshold, amount: Double
  ) -> ScrollTransitionConfiguration.Threshold {
    self
  }

  public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { self }
}

extension View {
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    let content = undrawn("defaultScrollAnchor", file, line) {
      role == .alignment && anchor.map { $0 != .top && $0 != .topLeading } ?? false
    }
    return EnvironmentNode(content) {
      if role == .initialOffset { $0.usualScrollStart = anchor.map { .offset($0) } }
    }
  }

  nonisolated public func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("scrollTransition", file, line) }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: CGFloat = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    self
  }

  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    self
  }

  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}

extension VisualEffect {
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func blendMode(_ mode: BlendMode) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat, perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}
