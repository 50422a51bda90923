/// A point of a rectangle in shares of its width and height, as SwiftUI's `UnitPoint`: `x` counts
/// from the leading edge, `y` from the top, and either may lie outside of 0 to 1.
package struct UnitPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let center = UnitPoint(x: 0.5, y: 0.5)
}
