import SkeletonModel

/// A font file in use: shapes text, and provides the outlines of glyphs.
final class Face {
  private let shaper: FontShaper
  private var outlines: GlyphOutlines

  /// nil if the file no longer contains the font that was found in it.
  init?(_ file: FontFile, weight: Double) {
    guard let shaper = FontShaper(file, weight: weight),
      let outlines = GlyphOutlines(file, weight: weight)
    else { return nil }
    self.shaper = shaper
    self.outlines = outlines
  }
}

extension Face {
  /// The lines of a text.
  ///
  /// pango applies a line limit to each paragraph separately. So each paragraph is laid out by
  /// itself, with the number of lines that the previous ones have left.
  func lines(
    of text: String, size: Double, spacing: LetterSpacing, width: Double?, lineLimit: Int?
  ) -> [GlyphLine] {
    let paragraphs = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [GlyphLine] = []
    for (index, scalars) in paragraphs.enumerated() {
      let left = lineLimit.map { $0 - lines.count }
      if left == 0 { break }
      func broken(_ paragraph: String) -> [GlyphLine] {
        shaper.lines(
          of: paragraph, size: size, spacing: spacing, width: width, lineLimit: left)
      }
      var paragraph = broken(String(scalars))
      // The limit is reached and more text follows, so the last line ends with an ellipsis.
      if paragraph.count == left, index + 1 < paragraphs.count {
        paragraph = broken(String(scalars) + shaper.ellipsis)
      }
      lines += paragraph
    }
    return lines
  }

  /// The letters of a text in one line; nil where only pango can break and place them.
  func row(of text: String, size: Double, spacing: LetterSpacing, breaks: Bool) -> LetterRow? {
    shaper.row(of: text, size: size, spacing: spacing, breaks: breaks)
  }

  var ellipsis: String { shaper.ellipsis }

  func textLine(
    _ line: GlyphLine, size: Double, capHeight: Double?, isItalic: Bool
  ) -> TextLine {
    TextLine(
      text: line.text, width: line.width, spaces: line.spaces,
      outline: outline(
        of: line.glyphs, size: size, capHeight: capHeight, isItalic: isItalic))
  }

  /// - Parameter capHeight: How high capitals are drawn, as a share of the size, and all letters with
  ///   them; nil for as high as they are.
  func outline(
    of glyphs: some Sequence<PlacedGlyph>, size: Double, capHeight: Double?, isItalic: Bool
  ) -> Path {
    let scale = size / outlines.unitsPerEm
    let stretch = capHeight.map { $0 * outlines.unitsPerEm / outlines.capHeight } ?? 1
    let slant = isItalic ? Self.slant : 0
    let em = outlines.unitsPerEm
    var elements: [Path.Element] = []
    for glyph in glyphs {
      let own = outlines.outline(of: glyph.index)
      let height = height(in: own, of: glyph, stretch: stretch)
      let ink = own.bounds.map { ink in
        Frame(x: ink.x / em, y: ink.y / em, width: ink.width / em, height: ink.height / em)
      }
      let middle = outlines.middleHeight / em
      let filled = ink.flatMap { glyph.monospaced?.filled($0, middle: middle) }
      let serif = ink.flatMap { glyph.serif?.drawn($0, middle: middle) }
      elements +=
        own.map { point in
          let place = filled?.x(of: point.x / em) ?? serif?.x(of: point.x / em)
          let x = place.map { $0 * em } ?? point.x * glyph.squeeze
          return glyph.offset + Offset(x: x - point.y * slant, y: height(point.y)) * scale
        }.elements
      let bars = filled?.bars ?? serif?.bars ?? []
      elements +=
        Path.bars(bars, turningLeft: own.area < 0).map { point in
          glyph.offset
            + Offset(x: (point.x - point.y * slant) * em, y: height(point.y * em)) * scale
        }.elements
    }
    return Path(elements)
  }

  /// Where a point of an outline is drawn, by where it is.
  private func height(
    in outline: Path, of glyph: PlacedGlyph, stretch: Double
  ) -> (_ y: Double) -> Double {
    guard let reach = glyph.reach, let bounds = outline.bounds else {
      return { $0 * stretch * glyph.stretch }
    }
    let em = outlines.unitsPerEm
    let own = (
      top: -bounds.y / em, middle: outlines.middleHeight / em,
      bottom: -(bounds.y + bounds.height) / em
    )
    return { -reach.height(of: -$0 / em, own: own) * em }
  }

  /// San Francisco's italic leans by some nine degrees, and is as wide as what stands upright.
  private static let slant = 0.16

  /// Ascent and descent are centred in the line box: leading is split evenly above and below, as in
  /// CSS.
  func baseline(size: Double, leading: Double) -> Double {
    leading / 2 + (outlines.ascent - outlines.descent) * size / outlines.unitsPerEm / 2
  }
}
