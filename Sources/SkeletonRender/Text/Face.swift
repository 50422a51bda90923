import SkeletonModel

/// A font file in use: what shapes with it, and what it draws.
final class Face {
  private let shaper: FontShaper
  private var outlines: GlyphOutlines

  /// Nil if the file is not the font that it was when it was found.
  init?(_ file: FontFile, weight: Double) {
    guard let shaper = FontShaper(file, weight: weight),
      let outlines = GlyphOutlines(file, weight: weight)
    else { return nil }
    self.shaper = shaper
    self.outlines = outlines
  }
}

extension Face {
  /// The lines of a whole text.
  ///
  /// Pango counts a line limit anew in each paragraph, so each is laid out by itself with what
  /// the ones before it have left.
  func lines(
    of text: String, size: Double, width: Double?, lineLimit: Int?
  ) -> [GlyphLine] {
    let paragraphs = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [GlyphLine] = []
    for (index, scalars) in paragraphs.enumerated() {
      let left = lineLimit.map { $0 - lines.count }
      if left == 0 { break }
      func broken(_ paragraph: String) -> [GlyphLine] {
        shaper.lines(of: paragraph, size: size, width: width, lineLimit: left)
      }
      var paragraph = broken(String(scalars))
      // The limit is used up and more text follows: the last line says so.
      if paragraph.count == left, index + 1 < paragraphs.count {
        paragraph = broken(String(scalars) + shaper.ellipsis)
      }
      lines += paragraph
    }
    return lines
  }

  func textLine(_ line: GlyphLine, size: Double) -> TextLine {
    let scale = size / outlines.unitsPerEm
    var elements: [Path.Element] = []
    for glyph in line.glyphs {
      elements += outlines.outline(of: glyph.index).map { glyph.offset + $0 * scale }.elements
    }
    return TextLine(text: line.text, width: line.width, outline: Path(elements))
  }

  /// Ascent and descent stand in the middle of the line's box, as leading is shared in CSS.
  func baseline(size: Double, leading: Double) -> Double {
    leading / 2 + (outlines.ascent - outlines.descent) * size / outlines.unitsPerEm / 2
  }
}
