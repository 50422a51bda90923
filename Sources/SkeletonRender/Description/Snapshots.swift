/// Which frames of a screen are pictures: a list for each axis, and how they are combined.
public struct Snapshots: Hashable, Sendable {
  /// nil: every tree there is.
  public var states: [ScreenState]?
  /// From 0 to 1.
  public var phases: [Double] = [0, 0.25, 0.5, 0.75]
  public var appearance: [Appearance] = [.light]
  public var contrast: [Contrast] = [.normal]
  public var motion: [MotionPreference] = [.full]
  public var type: [TypeSize] = [.large]
  public var direction: [LayoutDirection] = [.ltr]
  /// nil in the list: the document's own canvas.
  public var width: [CanvasSize?] = [nil]
  public var scale: [Int] = [1]
  public var cover = Cover.product
  public var include: [PartialVariant] = []
  public var exclude: [PartialVariant] = []
  public var tolerance = Tolerance.exact
  /// Paths of nodes that comparison leaves out.
  public var masks: [String] = []

  public enum Cover: String, Hashable, Sendable, CaseIterable { case product, pairs }

  public init() {}
}

/// Some axes of a variant; what is nil is left to the default (`include`) or open (`exclude`).
public struct PartialVariant: Hashable, Sendable {
  public var appearance: Appearance?
  public var contrast: Contrast?
  public var motion: MotionPreference?
  public var type: TypeSize?
  public var direction: LayoutDirection?
  public var width: CanvasSize?
  public var scale: Int?

  public init() {}
}

/// How far two frames may differ and still count as one; set by a document or a project.
public struct Tolerance: Hashable, Sendable {
  public enum Metric: Hashable, Sendable {
    case exact
    case channel(Int)
    case perceptual(threshold: Double, ignoringAntialiasing: Bool)
  }
  public enum Allowance: Hashable, Sendable {
    case pixels(Int)
    case ratio(Double)
  }
  public var metric: Metric
  public var allowance: Allowance

  public init(metric: Metric, allowance: Allowance = .pixels(0)) {
    self.metric = metric
    self.allowance = allowance
  }

  public static let exact = Tolerance(metric: .exact, allowance: .pixels(0))
}
