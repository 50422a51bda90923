import SkeletonModel

/// A glyph of a face with its origin, in points, relative to the left end of the baseline; y grows
/// downwards.
struct PlacedGlyph: Hashable, Sendable {
  var index: UInt32
  var offset: Offset
  /// Of a text of several parts.
  var part = 0
  /// How wide and how high it is drawn, as shares of its width and height.
  var squeeze = 1.0
  var stretch = 1.0
  /// How far it reaches up and down, if not as far as its outline.
  var reach: LetterReach?
  /// How it fills a place that is as wide as every letter's.
  var monospaced: MonospacedLetter?
  /// How it stands for a serif letter.
  var serif: SerifLetter?
}

/// A shaped line: its glyphs in visual order.
struct GlyphLine: Hashable, Sendable {
  var text: String
  var width: Double
  /// The width of the spaces at which it was broken.
  var spaces = 0.0
  var glyphs: [PlacedGlyph]
  /// Characters for which the face has no glyph.
  var missing: [Unicode.Scalar]
  /// The number of characters before the ellipsis of a truncated line; nil for a complete one.
  var kept: Int?
  var isRightToLeft: Bool
  /// Where each part of it lies, from left to right.
  var spans: [Span] = []

  struct Span: Hashable, Sendable {
    var part: Int
    var start: Double
    var end: Double
  }
}
