/// Which frames of a screen are tested: a list of values for each axis, and how to combine them.
package struct Snapshots: Hashable, Sendable {
  /// nil means every state that the document has.
  package var states: [ScreenState]?
  /// From 0 to 1.
  package var phases: [Double] = [0, 0.25, 0.5, 0.75]
  package var appearance: [Appearance] = [.light]
  package var contrast: [Contrast] = [.normal]
  package var motion: [MotionPreference] = [.full]
  package var type: [TypeSize] = [.large]
  package var direction: [LayoutDirection] = [.ltr]
  /// A nil element means the document's own canvas.
  package var width: [CanvasSize?] = [nil]
  package var scale: [Int] = [1]
  package var cover = Cover.product
  package var include: [PartialVariant] = []
  package var exclude: [PartialVariant] = []
  package var tolerance = Tolerance.exact
  /// Paths of nodes that the comparison ignores.
  package var masks: [String] = []

  package enum Cover: String, Hashable, Sendable, CaseIterable { case product, pairs }

  package init() {}
}

/// A variant with some axes unset. In `include`, an unset axis has its default value; in `exclude`,
/// it matches any value.
package struct PartialVariant: Hashable, Sendable {
  package var appearance: Appearance?
  package var contrast: Contrast?
  package var motion: MotionPreference?
  package var type: TypeSize?
  package var direction: LayoutDirection?
  package var width: CanvasSize?
  package var scale: Int?

  package init() {}
}

/// How far two frames may differ and still pass; set by a document or a project.
package struct Tolerance: Hashable, Sendable {
  package enum Metric: Hashable, Sendable {
    case exact
    case channel(Int)
    case perceptual(threshold: Double, ignoringAntialiasing: Bool)
  }
  package enum Allowance: Hashable, Sendable {
    case pixels(Int)
    case ratio(Double)
  }
  package var metric: Metric
  package var allowance: Allowance

  package init(metric: Metric, allowance: Allowance = .pixels(0)) {
    self.metric = metric
    self.allowance = allowance
  }

  package static let exact = Tolerance(metric: .exact, allowance: .pixels(0))
}
