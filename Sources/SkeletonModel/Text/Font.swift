/// A font family and weight at a size, as a type style specifies it.
package struct Font: Hashable, Sendable {
  package var family: String
  package var weight: FontWeight
  /// The em size, in points.
  package var size: Double
  /// The height of a line box, in points.
  package var leading: Double

  package init(family: String, weight: FontWeight, size: Double, leading: Double) {
    self.family = family
    self.weight = weight
    self.size = size
    self.leading = leading
  }
}

package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
