/// A face at a size, as a type style asks for it.
public struct Font: Hashable, Sendable {
  public var family: String
  public var weight: FontWeight
  /// Of the em, in points.
  public var size: Double
  /// Of a line's box, in points.
  public var leading: Double
}

public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A string broken into lines for one width, as outlines.
public struct TextBlock: Hashable, Sendable {
  public var lines: [TextLine]
  /// From the top of a line's box down to its baseline.
  public var baseline: Double
}

/// One line: its words, its length and its glyphs' outlines.
public struct TextLine: Hashable, Sendable {
  public var text: String
  public var width: Double
  /// In points, from the left end of the baseline, y downwards.
  public var outline: Path
}

/// Breaks a string for a width (nil: only where it says so) into at most so many lines, the last
/// one cut with an ellipsis.
public typealias TextMeasure = (
  _ text: String, _ font: Font, _ width: Double?, _ lineLimit: Int?
) -> TextBlock
