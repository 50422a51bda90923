/// A font family and weight at a size, as a type style specifies it.
package struct Font: Hashable, Sendable {
  package var family: String
  package var weight: FontWeight
  /// The em size, in points.
  package var size: Double
  /// How far wrapped lines are apart, from baseline to baseline, in points.
  package var leading: Double
  /// Whether a line's box is as high as the leading, whatever the font: a style says so by giving
  /// the leading itself.
  package var boxesLeading: Bool
  /// What is added after each letter, in points.
  package var tracking = 0.0
  package var isItalic = false
  /// Whether all figures are as wide as each other.
  package var hasTabularFigures = false
  package var design = FontDesign.usual

  package init(
    family: String, weight: FontWeight, size: Double, leading: Double, boxesLeading: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.leading = leading
    self.boxesLeading = boxesLeading
  }
}

/// What the letters of iOS's own font look like.
package enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case usual = "default"
  case rounded, serif, monospaced
}

package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
