/// A face at a size, as a type style asks for it.
package struct Font: Hashable, Sendable {
  package var family: String
  package var weight: FontWeight
  /// Of the em, in points.
  package var size: Double
  /// Of a line's box, in points.
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
