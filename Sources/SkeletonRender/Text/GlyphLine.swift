import SkeletonModel

/// A glyph of a face and where its origin goes, in points, from the left end of the baseline, y
/// downwards.
struct PlacedGlyph: Hashable, Sendable {
  var index: UInt32
  var offset: Offset
}

/// One line as shaped: which glyphs, in the order they are seen.
struct GlyphLine: Hashable, Sendable {
  var text: String
  var width: Double
  var glyphs: [PlacedGlyph]
  /// Characters the face has no glyph for.
  var missing: [Unicode.Scalar]
  /// How many characters stand before the ellipsis of a line that is cut; nil for a whole one.
  var kept: Int?
  var isRightToLeft: Bool
}
