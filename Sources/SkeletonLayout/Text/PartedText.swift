import SkeletonModel

/// A text whose parts are set in several ways, on lines that they share.
struct PartedText {
  /// What a part is set in.
  struct Setting {
    var face: Face
    var size: Double
    var spacing: LetterSpacing
    var capHeight: Double?
    var isItalic: Bool
  }

  private let words: StyledText
  private let settings: [Setting]

  /// - Parameter settings: One for each part.
  init(_ words: StyledText, _ settings: [Setting]) {
    self.words = words
    self.settings = settings
  }
}

extension PartedText {
  /// Whether it can be broken here. What only pango can break is broken as a whole, in one font.
  var isBreakable: Bool {
    paragraphs.allSatisfy { row(of: $0, breaks: false) != nil }
  }

  /// The lines of the text: at most so wide, and at most so many.
  func lines(width: Double?, lineLimit: Int?) -> [GlyphLine] {
    var lines: [GlyphLine] = []
    let paragraphs = paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      let left = lineLimit.map { $0 - lines.count }
      if left == 0 { break }
      var broken = self.lines(of: paragraph, width: width, lineLimit: left)
      // The limit is reached and more text follows, so the last line ends with an ellipsis.
      if broken.count == left, index + 1 < paragraphs.count {
        var longer = paragraph
        longer[longer.count - 1].text += settings[longer[longer.count - 1].part].face.ellipsis
        broken = self.lines(of: longer, width: width, lineLimit: left)
      }
      lines += broken
    }
    return lines
  }

  func textLine(_ line: GlyphLine) -> TextLine {
    let runs = settings.indices.compactMap { part -> TextLine.Run? in
      let glyphs = line.glyphs.lazy.filter { $0.part == part }
      guard let span = line.spans.first(where: { $0.part == part }) else { return nil }
      let setting = settings[part]
      return TextLine.Run(
        part: part, start: span.start, end: span.end,
        outline: setting.face.outline(
          of: glyphs, size: setting.size, capHeight: setting.capHeight,
          isItalic: setting.isItalic))
    }
    var shown = TextLine(
      text: line.text, width: line.width, spaces: line.spaces,
      outline: Path(runs.flatMap(\.outline.elements)))
    shown.runs = runs
    return shown
  }
}

extension PartedText {
  private typealias Piece = (part: Int, text: String)

  /// What is between line breaks of the text's own, each a piece at least.
  private var paragraphs: [[Piece]] {
    var paragraphs: [[Piece]] = [[]]
    for (part, words) in words.parts.enumerated() {
      let pieces = words.text.unicodeScalars.split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, scalars) in pieces.enumerated() {
        if index > 0 { paragraphs.append([]) }
        paragraphs[paragraphs.count - 1].append((part, String(scalars)))
      }
    }
    return paragraphs
  }

  private func row(of paragraph: [Piece], breaks: Bool) -> LetterRow? {
    var row = LetterRow(bytes: [])
    for piece in paragraph {
      guard let letters = self.row(of: piece.text, part: piece.part) else { return nil }
      row.append(letters, part: piece.part)
    }
    guard breaks, let first = paragraph.first else { return row }
    // Where a line may be broken depends on what is on both sides, in whatever parts.
    let whole = paragraph.map(\.text).joined()
    guard let other = self.row(of: whole, part: first.part, breaks: true) else { return nil }
    row.mayBreak(like: other)
    if settings.contains(where: { $0.spacing.isStandIn }) { row.markBoxes() }
    return row
  }

  private func row(of text: String, part: Int, breaks: Bool = false) -> LetterRow? {
    let setting = settings[part]
    return setting.face.row(
      of: text, size: setting.size, spacing: setting.spacing, breaks: breaks)
  }

  private func lines(of paragraph: [Piece], width: Double?, lineLimit: Int?) -> [GlyphLine] {
    guard let row = row(of: paragraph, breaks: width != nil) else { return [] }
    return row.lines(width: width, lineLimit: lineLimit) { start in
      cut(row, from: start, width: width ?? .infinity)
    }
  }

  /// The longest beginning of what is left of a row that fits with an ellipsis, which is set as what
  /// it follows; without one where not even that fits.
  private func cut(_ row: LetterRow, from start: Int, width: Double) -> GlyphLine {
    let fits = row.endOfLine(from: start, width: width, breaksWords: true)
    var end = fits
    while true {
      while end > start, row.letters[end - 1].isSpace { end -= 1 }
      var line = row.line(start..<end, isWrapped: false)
      let part = row.letters[end > start ? end - 1 : start].part
      if let ellipsis = self.row(of: settings[part].face.ellipsis, part: part) {
        line.append(ellipsis.line(0..<ellipsis.letters.count, isWrapped: false), part: part)
      }
      if line.width <= width { return line }
      if end == start { return row.line(start..<fits, isWrapped: false) }
      end -= 1
    }
  }
}

extension GlyphLine {
  /// Adds what stands at its end.
  fileprivate mutating func append(_ other: GlyphLine, part: Int) {
    text += other.text
    glyphs += other.glyphs.map { glyph in
      var glyph = glyph
      glyph.offset.x += width
      glyph.part = part
      return glyph
    }
    spans.append(.init(part: part, start: width, end: width + other.width))
    width += other.width
    missing += other.missing
  }
}
