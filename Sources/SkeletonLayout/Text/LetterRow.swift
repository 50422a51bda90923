private import CPango
import SkeletonModel

/// A text in one line, letter by letter from left to right, before it is broken.
///
/// pango shapes it. Where the line is broken is decided here, because only here is it known how wide
/// the letters are: pango would have to shape each by itself for that, and not kern them.
struct LetterRow {
  /// What pango takes as one: a character, or several that are drawn as one.
  struct Letter {
    /// Its place in the text, in bytes.
    var start: Int
    var width: Double
    /// The end of its glyphs.
    var glyphs: Int
    var isSpace = false
    /// Of a text of several parts.
    var part = 0
    var mayBeginLine = false
    /// Whether a word that is wider than a line may be broken before it.
    var mayBreakWord = false
    /// How much of it may stick out at the end of a line.
    var overhang = 0.0
  }

  private var bytes: [UInt8]
  private(set) var letters: [Letter] = []
  /// Each relative to the left edge of its letter.
  private var glyphs: [PlacedGlyph] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    letters.reserveCapacity(bytes.count)
    glyphs.reserveCapacity(bytes.count)
  }
}

extension LetterRow {
  mutating func append(_ glyph: UInt32, of start: Int, width: Double, offset: Offset) {
    if letters.last?.start != start {
      letters.append(Letter(start: start, width: 0, glyphs: glyphs.count))
    }
    let last = letters.count - 1
    if glyph != PANGO_GLYPH_EMPTY {
      glyphs.append(
        PlacedGlyph(
          index: glyph, offset: Offset(x: letters[last].width + offset.x, y: offset.y)))
    }
    letters[last].width += width
    letters[last].glyphs = glyphs.count
  }

  /// Adds what stands after letters; what is not seen has none.
  mutating func space(_ spacing: LetterSpacing) {
    for index in letters.indices {
      let start = letters[index].start
      guard start < bytes.count else { continue }
      letters[index].isSpace = bytes[start] == UInt8(ascii: " ")
      guard spacing.isNeeded, letters[index].width > 0 else { continue }
      if let box = spacing.box(for: scalar(at: start)) {
        place(index, box, size: spacing.size)
        letters[index].width = max(box.advance * spacing.size + spacing.extra, 0)
        letters[index].overhang = box.overhang * spacing.size
        continue
      }
      if spacing.isStandIn, isJapaneseEllipsis(index) {
        let place = LetterBox.japaneseAdvance * spacing.size
        self.place(index, in: place, rise: LetterBox.ellipsisRise * spacing.size)
        letters[index].width = place
        continue
      }
      if let cell = spacing.cell {
        if let letter = spacing.monospaced(scalar(at: start)), hasOneGlyph(index) {
          place(index, letter)
        } else {
          place(index, in: cell)
        }
        letters[index].width = max(cell + spacing.extra, 0)
        continue
      }
      let letter = scalar(at: start)
      let own = letters[index].width
      let width = spacing.width(of: letter, own: own)
      if spacing.isStandIn {
        draw(
          index, squeeze: max(width / own, Self.narrowest), reach: spacing.reach(of: letter),
          by: Offset(x: 0, y: spacing.drop(of: letter)))
        if hasOneGlyph(index), let serif = spacing.serif(letter) {
          glyphs[letters[index].glyphs - 1].serif = serif
        }
      }
      letters[index].width = max(
        width + spacing.extra + spacing.tracking + kerning(after: index, spacing), 0)
    }
  }

  /// What is added between a letter and the next one.
  private func kerning(after index: Int, _ spacing: LetterSpacing) -> Double {
    guard index + 1 < letters.count, letters[index + 1].start < bytes.count else { return 0 }
    return spacing.kerning(scalar(at: letters[index].start), scalar(at: letters[index + 1].start))
  }

  /// No letter is drawn narrower than this share of its width.
  private static let narrowest = 0.5

  /// Has a letter's glyphs be drawn wider or narrower, and elsewhere.
  private mutating func draw(
    _ index: Int, squeeze: Double, stretch: Double = 1, reach: LetterReach? = nil,
    by move: Offset = .zero
  ) {
    let first = index > 0 ? letters[index - 1].glyphs : 0
    for glyph in first..<letters[index].glyphs {
      glyphs[glyph].offset.x = glyphs[glyph].offset.x * squeeze + move.x
      glyphs[glyph].offset.y += move.y
      (glyphs[glyph].squeeze, glyphs[glyph].stretch) = (squeeze, stretch)
      glyphs[glyph].reach = reach
    }
  }

  /// Moves a letter's glyphs into the middle of a place; what is wider is made as narrow.
  private mutating func place(_ index: Int, in cell: Double, rise: Double = 0) {
    let own = letters[index].width
    draw(index, squeeze: min(cell / own, 1), by: Offset(x: max(cell - own, 0) / 2, y: -rise))
  }

  /// Whether it has neither an accent nor what stands round it.
  private func hasOneGlyph(_ index: Int) -> Bool {
    letters[index].glyphs - (index > 0 ? letters[index - 1].glyphs : 0) == 1
  }

  /// Has a letter fill a place that is as wide as every letter's.
  private mutating func place(_ index: Int, _ letter: MonospacedLetter) {
    let first = index > 0 ? letters[index - 1].glyphs : 0
    glyphs[first].monospaced = letter
  }

  /// Has a letter's glyph be drawn as a box.
  private mutating func place(_ index: Int, _ box: LetterBox, size: Double) {
    let change = box.change
    let before = (box.advance * size - letters[index].width * change.squeeze) / 2
    draw(
      index, squeeze: change.squeeze, stretch: change.stretch,
      by: Offset(x: before + box.aside * size, y: -change.rise * size))
  }

  /// Whether it is an ellipsis at the end of a Japanese text.
  private func isJapaneseEllipsis(_ index: Int) -> Bool {
    guard scalar(at: letters[index].start) == "…" else { return false }
    // What keeps two letters on one line may stand between them.
    let before = letters[..<index].last { scalar(at: $0.start) != "\u{2060}" }
    return before.map { LetterBox.isJapanese(scalar(at: $0.start)) } ?? false
  }

  /// Notes where the line may be broken.
  ///
  /// - Parameter breaks: Before which scalar a line may begin, and a word be broken.
  mutating func mark(_ breaks: (_ scalar: Int) -> (line: Bool, word: Bool)) {
    var (scalar, byte) = (0, 0)
    for index in letters.indices {
      while byte < min(letters[index].start, bytes.count) {
        byte += 1
        if byte >= bytes.count || bytes[byte] & 0xc0 != 0x80 { scalar += 1 }
      }
      (letters[index].mayBeginLine, letters[index].mayBreakWord) = breaks(scalar)
    }
  }

  /// Notes that it may be broken beside boxes, as beside the letters that they stand for.
  mutating func markBoxes() {
    for index in letters.indices.dropFirst() where !letters[index].mayBeginLine {
      let (one, other) = (letters[index - 1].start, letters[index].start)
      guard other < bytes.count else { return }
      letters[index].mayBeginLine = LetterBox.breaks(scalar(at: one), scalar(at: other))
    }
  }

  /// Adds the letters of the next part of a text.
  mutating func append(_ row: LetterRow, part: Int) {
    let (byte, glyph) = (bytes.count, glyphs.count)
    bytes += row.bytes
    letters += row.letters.map { letter in
      var letter = letter
      letter.start += byte
      letter.glyphs += glyph
      letter.part = part
      return letter
    }
    glyphs += row.glyphs.map { glyph in
      var glyph = glyph
      glyph.part = part
      return glyph
    }
  }

  /// Notes that it may be broken where another row of the same text may be.
  mutating func mayBreak(like other: LetterRow) {
    var next = 0
    for index in letters.indices {
      let start = letters[index].start
      while next < other.letters.count, other.letters[next].start < start { next += 1 }
      let isThere = next < other.letters.count && other.letters[next].start == start
      letters[index].mayBeginLine = isThere && other.letters[next].mayBeginLine
      letters[index].mayBreakWord = isThere && other.letters[next].mayBreakWord
    }
  }

  /// The lines for a width.
  ///
  /// - Parameter cut: What stands in place of all letters from one on, on the last line that may be.
  func lines(
    width: Double?, lineLimit: Int?, cut: (_ start: Int) -> GlyphLine
  ) -> [GlyphLine] {
    guard let width else { return [line(0..<letters.count, isWrapped: false)] }
    var ranges: [Range<Int>] = []
    var start = 0
    repeat {
      let end = endOfLine(from: start, width: width)
      if end < letters.count, ranges.count + 1 == lineLimit {
        return ranges.map { line($0, isWrapped: true) } + [cut(start)]
      }
      ranges.append(start..<end)
      start = end
    } while start < letters.count
    join(orphan: &ranges, width: width)
    return ranges.enumerated().map { index, range in
      var line = line(range, isWrapped: index + 1 < ranges.count)
      if let last = range.last, last + 1 < letters.count, letters[last].overhang > 0 {
        line.width = max(min(line.width, width), line.width - letters[last].overhang)
      }
      return line
    }
  }

  /// Moves the last word of the first of two lines down to a short word that stands alone on the other,
  /// as iOS does; a longer text may end with one.
  private func join(orphan ranges: inout [Range<Int>], width: Double) {
    guard ranges.count == 2, let last = ranges.last,
      !letters[last.dropFirst()].contains(where: \.mayBeginLine),
      self.width(of: last) <= width * Self.orphan
    else { return }
    let above = ranges[ranges.count - 2]
    guard let word = above.dropFirst().last(where: { letters[$0].mayBeginLine }),
      self.width(of: word..<last.upperBound) <= width + Self.slack
    else { return }
    ranges[ranges.count - 2] = above.lowerBound..<word
    ranges[ranges.count - 1] = word..<last.upperBound
  }

  /// Without the spaces at its end.
  private func width(of range: Range<Int>) -> Double {
    let end = range.last { !letters[$0].isSpace }.map { $0 + 1 } ?? range.lowerBound
    return letters[range.lowerBound..<end].reduce(0) { $0 + $1.width }
  }

  /// Of the width, which a word is at most as long as that is not left alone: in pictures of iOS one
  /// of 27.3 percent is not, and one of 27.9 is.
  private static let orphan = 0.276

  /// Where the line that begins with a letter ends: at least one letter further.
  ///
  /// Spaces at its end may stick out.
  ///
  /// - Parameter breaksWords: Whether it ends at any letter.
  func endOfLine(from start: Int, width: Double, breaksWords: Bool = false) -> Int {
    var x = 0.0
    var end: Int?
    var wordEnd: Int?
    for index in start..<max(letters.count, start) {
      let letter = letters[index]
      if index > start {
        if letter.mayBeginLine { end = index }
        if letter.mayBreakWord { wordEnd = index }
      }
      x += letter.width
      // What ends the text has to fit.
      let overhang = index + 1 < letters.count ? letter.overhang : 0
      if x - overhang > width + Self.slack, !letter.isSpace, index > start {
        if !breaksWords, let end { return end }
        return wordEnd ?? end ?? index
      }
    }
    return letters.count
  }

  /// Widths that are closer to each other than this are not told apart, in points.
  private static let slack = 1e-6

  func text(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[start(of: range.lowerBound)..<start(of: range.upperBound)], as: UTF8.self)
  }

  /// - Parameter isWrapped: Whether another line follows: the spaces between them are not shown.
  func line(_ range: Range<Int>, isWrapped: Bool) -> GlyphLine {
    var end = range.upperBound
    if isWrapped { while end > range.lowerBound, letters[end - 1].isSpace { end -= 1 } }
    var line = GlyphLine(
      text: text(range.lowerBound..<end), width: 0, glyphs: [], missing: [], isRightToLeft: false)
    var next = range.lowerBound == 0 ? 0 : letters[range.lowerBound - 1].glyphs
    line.glyphs.reserveCapacity(max(0, (end > 0 ? letters[end - 1].glyphs : 0) - next))
    for letter in letters[range.lowerBound..<end] {
      while next < letter.glyphs {
        var glyph = glyphs[next]
        next += 1
        if glyph.index & PANGO_GLYPH_UNKNOWN_FLAG != 0 {
          line.missing +=
            Unicode.Scalar(glyph.index & ~PANGO_GLYPH_UNKNOWN_FLAG).map { [$0] } ?? []
        } else {
          glyph.offset.x += line.width
          line.glyphs.append(glyph)
        }
      }
      if line.spans.last?.part != letter.part {
        line.spans.append(.init(part: letter.part, start: line.width, end: line.width))
      }
      line.width += letter.width
      line.spans[line.spans.count - 1].end = line.width
    }
    for letter in letters[end..<range.upperBound] { line.spaces += letter.width }
    return line
  }

  private func start(of letter: Int) -> Int {
    letter < letters.count ? min(letters[letter].start, bytes.count) : bytes.count
  }

  private func scalar(at byte: Int) -> Unicode.Scalar {
    if bytes[byte] < 0x80 { return Unicode.Scalar(bytes[byte]) }
    return String(decoding: bytes[byte..<min(byte + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first ?? " "
  }
}
