import SkeletonModel

/// How the texts of a screen are set.
struct TextSetting {
  let measure: TextMeasure
  /// The pixels of a point: lines of iOS's font are whole pixels high.
  let scale: Int
}

/// Fits a text into proposals, and caches its line breaks.
///
/// Breaking lines is the most expensive step of layout, and a stack asks for it three times.
final class TextFitting {
  private let text: Node.Text
  private let words: StyledText
  private let setting: TextSetting
  private let box: LineBox
  private let isSetBySystem: Bool
  private var blocks: [Room: TextBlock] = [:]
  /// Of a text that becomes smaller or is not cut at its end, which asks for many blocks.
  private var fits: [Proposal: Fit] = [:]

  init(_ text: Node.Text, setting: TextSetting) {
    self.text = text
    self.setting = setting
    words = text.words
    let font = words.tallestFont(scale: setting.scale)
    box = LineBox(of: font, spacing: text.lineSpacing, scale: setting.scale)
    isSetBySystem = font.isSetBySystem
  }

  private struct Room: Hashable {
    var width: Double?
    var lineLimit: Int?
    /// How large its letters are, as a share of their size.
    var factor: Double
  }

  /// The lines of a text, and the box of each.
  private struct Fit {
    var block: TextBlock
    var box: LineBox
    var isCut: Bool

    /// From the top of a line's box.
    var baseline: Double { box.baseline ?? block.baseline }
  }
}

extension TextFitting {
  /// The width of the longest line with the spaces at which it was broken, as far as there is room
  /// for them, and the height of all lines. In iOS a text takes whole pixels, where there is room, and
  /// never more than there is: what is wider than that ends at its edge.
  func measured(in proposal: Proposal) -> Measured {
    let fit = fit(in: proposal)
    let block = fit.block
    let count = Double(block.lines.count)
    // As with SwiftUI's `lineLimit(_:reservesSpace:)`, an empty text takes its lines, too.
    let reserved = text.reservesSpace ? Double(text.lineLimit ?? 0) : 0
    guard max(count, reserved) > 0, !hasNoRoom(proposal) else { return Measured(extent: .zero) }
    let width = block.lines.reduce(0) { widest, line in
      let room = proposal.width.map { max($0 - line.width, 0) } ?? .infinity
      return max(widest, line.width + min(line.spaces, room))
    }
    let whole = isSetBySystem ? width.upToPixel(scale: setting.scale) : width
    return Measured(
      extent: Extent(
        width: min(whole, max(proposal.width ?? .infinity, 0)),
        height: fit.box.height(ofLines: max(count, reserved))),
      firstBaseline: fit.baseline,
      lastBaseline: fit.baseline + fit.box.pitch * max(count - 1, 0))
  }

  /// In iOS a text that gets no width, and less height than a line, takes none of either: in a view as
  /// small as it can be, what stands around it remains.
  private func hasNoRoom(_ proposal: Proposal) -> Bool {
    guard let width = proposal.width, let height = proposal.height, !text.reservesSpace else {
      return false
    }
    return width <= Proposal.tolerance && height + Proposal.tolerance < box.height
  }

  /// Each line with its line box, aligned within the width of the text.
  func lines(in width: Double, proposed proposal: Proposal) -> [Placed.Part] {
    guard !hasNoRoom(proposal) else { return [] }
    let fit = fit(in: proposal)
    return fit.block.lines.enumerated().map { index, line in
      let box = Frame(
        x: (width - line.width) * text.alignment.share, y: fit.box.pitch * Double(index),
        width: line.width, height: fit.box.height)
      return .line(box, origin: Offset(x: box.x, y: box.y + fit.baseline), line)
    }
  }

  /// A bar in each line's box, as high as those that stand for text: as long as the line, and the
  /// last one this share of it.
  func bars(
    in width: Double, proposed proposal: Proposal, last share: Double
  ) -> [Placed.Part] {
    let lines = lines(in: width, proposed: proposal)
    return lines.indices.compactMap { index in
      guard case .line(let box, _, _) = lines[index], box.width > 0 else { return nil }
      let height = box.height * Node.Lines.usualBarShare
      let whole = min(box.width, max(width, 0))
      let bar = index == lines.count - 1 ? whole * share : whole
      return .bar(
        Frame(
          x: max(box.x, 0) + (whole - bar) * text.alignment.share,
          y: box.y + (box.height - height) / 2, width: bar, height: height))
    }
  }
}

extension TextFitting {
  /// How often the room between two sizes is halved.
  private static let steps = 7
  /// No text becomes smaller than this share of its size.
  private static let smallest = 0.001

  /// The lines for a proposal: in a smaller size if the text says how small it may become and does
  /// not fit otherwise, then those that fit.
  private func fit(in proposal: Proposal) -> Fit {
    guard asksForMore else { return fit(in: proposal, 1, words, box) }
    if let known = fits[proposal] { return known }
    let fit = smallerFit(in: proposal)
    fits[proposal] = fit
    return fit
  }

  /// Whether it matters if something is cut: a question that most texts need not ask.
  private var asksForMore: Bool { text.minimumScaleFactor < 1 || text.truncation != .tail }

  private func smallerFit(in proposal: Proposal) -> Fit {
    func scaledFit(_ factor: Double) -> Fit {
      let small = words.scaled(by: factor)
      let font = small.tallestFont(scale: setting.scale)
      let box = LineBox(of: font, spacing: text.lineSpacing, scale: setting.scale)
      return fit(in: proposal, factor, small, box)
    }
    let usual = fit(in: proposal, 1, words, box)
    let smallest = max(text.minimumScaleFactor, Self.smallest)
    guard usual.isCut, smallest < 1 else { return usual }
    var best = scaledFit(smallest)
    if !best.isCut {
      var (least, most) = (smallest, 1.0)
      for _ in 0..<Self.steps {
        let middle = (least + most) / 2
        let found = scaledFit(middle)
        if found.isCut {
          most = middle
        } else {
          least = middle
          best = found
        }
      }
    }
    return best
  }

  /// The lines for a proposal in a size: only those that fit its height, but at least one.
  private func fit(
    in proposal: Proposal, _ factor: Double, _ words: StyledText, _ box: LineBox
  ) -> Fit {
    let width = proposal.width.flatMap { $0.isFinite ? $0 + Proposal.tolerance : nil }
    func block(width: Double?, lineLimit: Int?) -> TextBlock {
      let room = Room(width: width, lineLimit: lineLimit, factor: factor)
      if let known = blocks[room] { return known }
      let block = setting.measure(words, width, lineLimit)
      blocks[room] = block
      return block
    }
    var limit = text.lineLimit
    var usual = block(width: width, lineLimit: limit)
    if let height = proposal.height, box.pitch > 0 {
      let below = height + Proposal.tolerance - box.height
      let fitting = (below / box.pitch).rounded(.down) + 1
      if fitting < Double(usual.lines.count) {
        limit = Int(max(fitting, 1))
        usual = block(width: width, lineLimit: limit)
      }
    }
    // Where there is less height than a line has, a text that may become smaller does.
    let isTooHigh = proposal.height.map { $0 + Proposal.tolerance < box.height } ?? false
    // As does one that would be broken within a word.
    func isTooLarge(_ block: TextBlock) -> Bool {
      text.minimumScaleFactor < 1 && (isTooHigh || block.breaksWords(of: words))
    }
    guard asksForMore, let limit, let width else {
      return Fit(block: usual, box: box, isCut: isTooLarge(usual))
    }
    let whole = block(width: width, lineLimit: nil)
    guard whole.lines.count > limit else {
      return Fit(block: whole, box: box, isCut: isTooLarge(whole))
    }
    let cut =
      text.truncation == .tail
      ? usual
      : truncated(
        whole, of: words, after: limit - 1, width: width, ellipsis: usual.ellipsis)
    return Fit(block: cut, box: box, isCut: true)
  }

  /// Some lines, and one more with what fits of the rest: its end, or its beginning and its end.
  ///
  /// As in pictures of iOS 17.4 the beginning has half of what the ellipsis leaves, and the end what is
  /// left then. What that comes to is how wide such a text is, and in that it is cut once more.
  private func truncated(
    _ whole: TextBlock, of words: StyledText, after count: Int, width: Double, ellipsis: String
  ) -> TextBlock {
    let rest = words.letters(after: whole.lines.prefix(count).map(\.text))
    func marks(_ part: Int?) -> [StyledText.Letter] {
      ellipsis.map { StyledText.Letter(character: $0, part: part ?? rest.first?.part ?? 0) }
    }
    func line(_ letters: [StyledText.Letter]) -> TextLine? {
      setting.measure(words.of(letters), nil, 1).lines.first
    }
    func line(_ head: Int, _ tail: Int) -> TextLine? {
      let start = withoutSpacesAround(rest.prefix(head))
      let end = withoutSpacesAround(rest.suffix(tail))
      return line(start + marks(start.last?.part ?? end.first?.part) + end)
    }
    /// The most letters that fit, of which none always do.
    func most(_ fits: (Int) -> Bool) -> Int {
      var (fitting, beyond) = (0, rest.count + 1)
      while beyond - fitting > 1 {
        let middle = (fitting + beyond) / 2
        if fits(middle) { fitting = middle } else { beyond = middle }
      }
      return fitting
    }
    func length(_ letters: [StyledText.Letter]) -> Double { line(letters)?.width ?? 0 }
    let ownWidth = length(marks(nil))
    func cut(to room: Double) -> TextLine? {
      // Spaces beside the ellipsis take room, too, though they are left out.
      func before(_ count: Int) -> Double { length(rest.prefix(count) + marks(nil)) - ownWidth }
      let head = text.truncation == .head ? 0 : most { before($0) <= (room - ownWidth) / 2 }
      // Each is measured by itself, and rounded.
      let left = room - (head > 0 ? before(head) - 0.5 : 0)
      return line(
        head, most { $0 + head <= rest.count && length(marks(nil) + rest.suffix($0)) <= left })
    }
    var last = cut(to: width)
    if text.truncation == .middle, let found = last?.width {
      last = cut(to: found)
      last?.width = found
    }
    return TextBlock(
      lines: Array(whole.lines.prefix(count)) + (last.map { [$0] } ?? []),
      baseline: whole.baseline)
  }
}

extension TextBlock {
  /// Whether a line of it ends within a word, of writing that has spaces between words.
  fileprivate func breaksWords(of text: StyledText) -> Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      guard line.spaces == 0, let last = line.text.last, let first = next.text.first,
        Self.isOfSpacedWord(last), Self.isOfSpacedWord(first)
      else { return false }
      return text.text.contains(line.text.suffix(4) + next.text.prefix(4))
    }
  }

  /// Of letters and digits those of the Latin, Greek, Cyrillic and Armenian alphabets.
  private static func isOfSpacedWord(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber)
      && character.unicodeScalars.allSatisfy {
        $0.value < 0x590 || (0x1E00...0x1FFF).contains($0.value)
      }
  }
}

extension StyledText {
  /// A character, and which part it is of.
  fileprivate struct Letter {
    var character: Character
    var part: Int
  }

  /// What is left of it after some of its lines; a line break of its own is a space.
  fileprivate func letters(after lines: [String]) -> [Letter] {
    var letters = parts.enumerated().flatMap { part, words in
      words.text.map { Letter(character: $0 == "\n" ? " " : $0, part: part) }
    }[...]
    for line in lines {
      letters = letters.dropFirst(line.count).drop { $0.character == " " }
    }
    return Array(letters)
  }

  /// Some letters of it, each set as it is set here.
  fileprivate func of(_ letters: [Letter]) -> StyledText {
    var chosen = parts
    for part in chosen.indices {
      chosen[part].text = String(letters.filter { $0.part == part }.map(\.character))
    }
    return StyledText(chosen)
  }
}

extension TextBlock {
  /// What stands at the end of what was cut there: fonts without an ellipsis have three points.
  fileprivate var ellipsis: String {
    lines.last?.text.hasSuffix("...") == true ? "..." : "…"
  }
}

private func withoutSpacesAround(
  _ letters: some Collection<StyledText.Letter>
) -> [StyledText.Letter] {
  let start = letters.drop { $0.character == " " }
  return start.reversed().drop { $0.character == " " }.reversed()
}
