import SkeletonModel

/// A text broken into lines for a width, as outlines.
package struct TextBlock: Hashable, Sendable {
  package var lines: [TextLine]
  /// The distance from the top of a line box to its baseline.
  package var baseline: Double

  package init(lines: [TextLine], baseline: Double) {
    self.lines = lines
    self.baseline = baseline
  }
}

/// One line: its text, its width and the outline of its glyphs.
package struct TextLine: Hashable, Sendable {
  package var text: String
  package var width: Double
  /// The width of the spaces at which it was broken. In iOS a text is as wide as its widest line with
  /// them, and each line is aligned without them.
  package var spaces: Double
  /// In points, relative to the left end of the baseline; y grows downwards.
  package var outline: Path
  /// What of the outline is of which part of a text of several; none of a text of one.
  package var runs: [Run] = []

  package struct Run: Hashable, Sendable {
    /// Of the text's parts.
    package var part: Int
    /// Where it lies on the line.
    package var start: Double
    package var end: Double
    package var outline: Path

    package init(part: Int, start: Double, end: Double, outline: Path) {
      self.part = part
      self.start = start
      self.end = end
      self.outline = outline
    }
  }

  package init(text: String, width: Double, spaces: Double = 0, outline: Path) {
    self.text = text
    self.width = width
    self.spaces = spaces
    self.outline = outline
  }
}

/// Breaks a text into lines for a width (nil: only at line breaks in the text). The last line
/// within the limit is truncated with an ellipsis.
package typealias TextMeasure = (
  _ words: StyledText, _ width: Double?, _ lineLimit: Int?
) -> TextBlock
