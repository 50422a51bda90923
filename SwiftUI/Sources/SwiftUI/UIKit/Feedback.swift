public final class UIImpactFeedbackGenerator: Sendable {
  public enum FeedbackStyle: Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle) {}

  public init() {}

  public func prepare() {}

  public func impactOccurred() {}

  public func impactOccurred(intensity: CGFloat) {}
}

public final class UINotificationFeedbackGenerator: Sendable {
  public enum FeedbackType: Sendable {
    case success
    case warning
    case error
  }

  public init() {}

  public func prepare() {}

  public func notificationOccurred(_ type: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: Sendable {
  public init() {}

  public func prepare() {}

  public func selectionChanged() {}
}
