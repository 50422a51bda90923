/// Which frames of a screen are tested: a list of values for each axis, and how to combine them.
package struct Snapshots: Hashable, Sendable {
  /// nil means every state that the document has.
  package var states: [ScreenState]?
  /// From 0 to 1.
  package var phases: [Double] = [0, 0.25, 0.5, 0.75]
  package var axes = AxisChoice(Variant())
  package var cover = Cover.product
  /// Of each the first values; an axis that one leaves open has its default value.
  package var include: [AxisChoice] = []
  /// A variant that fits one of them is none.
  package var exclude: [AxisChoice] = []
  package var tolerance = Tolerance.exact
  /// Paths of nodes that the comparison ignores.
  package var masks: [String] = []

  package enum Cover: String, Hashable, Sendable, CaseIterable { case product, pairs }

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
