import SkeletonModel

/// A string broken into lines for one width, as outlines.
package struct TextBlock: Hashable, Sendable {
  package var lines: [TextLine]
  /// From the top of a line's box down to its baseline.
  package var baseline: Double
}

/// One line: its words, its length and its glyphs' outlines.
package struct TextLine: Hashable, Sendable {
  package var text: String
  package var width: Double
  /// In points, from the left end of the baseline, y downwards.
  package var outline: Path
}

/// Breaks a string for a width (nil: only where it says so) into at most so many lines, the last
/// one cut with an ellipsis.
package typealias TextMeasure = (
  _ text: String, _ font: Font, _ width: Double?, _ lineLimit: Int?
) -> TextBlock
