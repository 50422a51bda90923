// How large a sheet is where it does not take the whole width: on a phone it does.

public protocol PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

public struct PresentationSizingRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

public struct PresentationSizingContext {}

/// All of the system's are one here.
public struct _SystemPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

public typealias AutomaticPresentationSizing = _SystemPresentationSizing
public typealias FittedPresentationSizing = _SystemPresentationSizing
public typealias FormPresentationSizing = _SystemPresentationSizing
public typealias PagePresentationSizing = _SystemPresentationSizing

extension PresentationSizing where Self == _SystemPresentationSizing {
  public static var automatic: _SystemPresentationSizing { Self() }
  public static var fitted: _SystemPresentationSizing { Self() }
  public static var form: _SystemPresentationSizing { Self() }
  public static var page: _SystemPresentationSizing { Self() }
}

extension PresentationSizing {
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }

  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

/// A height that an app computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  @dynamicMemberLookup
  public struct Context {
    public var maxDetentValue: CGFloat

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// A share of what a sheet may have if it goes by that, else its points.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let most: CGFloat = 800
    guard let height = D.height(in: Context(maxDetentValue: most)) else { return .large }
    let half = D.height(in: Context(maxDetentValue: most / 2))
    return height == half ? .height(height) : .fraction(height / most)
  }
}

extension View {
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }

  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}

public protocol MatchedTransitionSourceConfiguration: Sendable {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}
