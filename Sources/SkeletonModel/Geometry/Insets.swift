/// Insets for each side, in points; with negative insets, neighbours overlap.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = Insets()

  /// The sum of both sides along an axis.
  package subscript(axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
