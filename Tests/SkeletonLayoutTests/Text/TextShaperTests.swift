import Foundation
import TestSupport
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Inter as packaged by Debian 12; other releases have other advances.
private let inter = InstalledFont.debianInter
private let anyInter = InstalledFont(family: "Inter")
private let dejavu = InstalledFont(family: "DejaVu Sans")

private func bytes(_ path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map(Array.init)
}

extension InstalledFont {
  fileprivate var needed: Comment { "needs the font \(release ?? family)" }
}

struct TextShaperTests {
  struct Width: Sendable, CustomTestStringConvertible {
    let weight: FontWeight
    let text: String
    /// As far as its letters go where macOS prints them, in thousandths of the size: the widths that the
    /// document states, less by how much it moves letters closer.
    let thousandths: Double

    var testDescription: String { "\(weight) \(text)" }
  }

  @Test(
    "A short word does not stand alone on the second of two lines, in whatever font",
    .enabled(if: dejavu.isThere && anyInter.isThere, "needs Inter and DejaVu Sans"))
  func orphans() {
    let shaper = TextShaper()
    for font in [dejavu.at(17), anyInter.at(17)] {
      let text = "Authenticate the mail"
      let whole = shaper.block(text, font: font, width: nil, lineLimit: nil).lines[0].width
      let block = shaper.block(text, font: font, width: whole - 1, lineLimit: nil)
      #expect(block.lines.map(\.text) == ["Authenticate", "the mail"])
    }
  }

  /// A letter with an accent, as one character and as two, is the same `String` for Swift.
  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func spellingsOfALetterAreDifferentTexts() {
    let shaper = TextShaper()
    for text in ["caf\u{E9} au lait", "cafe\u{301} au lait"] {
      let block = shaper.block(text, font: anyInter.at(17), width: nil, lineLimit: nil)
      #expect(block.lines.map { Array($0.text.utf8) } == [Array(text.utf8)])
    }
  }

  @Test(
    .enabled(if: inter.isThere, inter.needed),
    arguments: [
      Width(weight: .regular, text: "Loading", thousandths: 3764 - 25),
      Width(weight: .regular, text: "Version", thousandths: 3570 - 49 - 10),
      Width(weight: .regular, text: "To change", thousandths: 4969 - 98),
      Width(weight: .regular, text: "café, 2025", thousandths: 5079 - 22),
      Width(weight: .medium, text: "REVIEW", thousandths: 3838),
      Width(weight: .semibold, text: "Open", thousandths: 2615),
      Width(weight: .bold, text: "dial", thousandths: 1823),
    ])
  func widthIsTheSumOfPrintedOnes(_ row: Width) {
    let font = inter.at(11, row.weight)
    let block = TextShaper().block(row.text, font: font, width: nil, lineLimit: nil)
    #expect(block.lines.map(\.text) == [row.text])
    let tracking = 0.006 * Double(row.text.count) * 11
    #expect(
      abs(block.lines[0].width - row.thousandths * 11 / 1000 - tracking) < 0.03,
      "\(((block.lines[0].width - tracking) / 11 * 1000).threeDecimals)")
  }

  @Test(.enabled(if: inter.isThere, inter.needed))
  func baselineSharesTheLeadingAboveAndBelow() {
    let block = TextShaper().block(
      "Loading", font: inter.at(17), width: nil, lineLimit: nil)
    // From the font's hhea table: ascent 2728 and descent 680, in units of 1/2816 em.
    #expect(abs(block.baseline - (11 + (2728.0 - 680) / 2816 * 17 / 2)) < 1e-9)
  }

  @Test(.enabled(if: inter.isThere, inter.needed))
  func outlineIsTheFontsOwn() throws {
    // The letter l of Inter Regular is one stem: x from 216 to 452 of 668 units of its width. It is as
    // wide and as high as San Francisco's: 0.253 and 0.735 of the size.
    let size = 14.08
    let block = TextShaper().block("l", font: inter.at(size), width: nil, lineLimit: nil)
    let bounds = try #require(block.lines[0].outline.bounds)
    let unit = 0.253 * size / 668
    // pango measures in 1024ths of a point.
    #expect(abs(bounds.x - 216 * unit) < 1e-3)
    #expect(abs(bounds.maxX - 452 * unit) < 1e-3)
    #expect(abs(bounds.y + size * 0.735) < 1e-9)
    #expect(abs(bounds.maxY) < 1e-9)
  }

  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func linesAreNoWiderThanAsked() {
    let shaper = TextShaper()
    let text = "The quick brown fox jumps over the uncharacteristically lazy dog"
    for width in stride(from: 30.0, through: 400, by: 7.3) {
      for limit in [nil, 1, 2, 5] {
        let block = shaper.block(text, font: anyInter.at(17), width: width, lineLimit: limit)
        #expect(block.lines.allSatisfy { $0.width <= width }, "\(width)")
        #expect(block.lines.count <= limit ?? .max)
        // If a parent proposes the resulting width again, the lines are the same.
        let widest = block.lines.map(\.width).max() ?? 0
        let again = shaper.block(text, font: anyInter.at(17), width: widest, lineLimit: limit)
        #expect(block.lines.map(\.text) == again.lines.map(\.text), "\(width)")
        for line in block.lines {
          let alone = shaper.block(line.text, font: anyInter.at(17), width: nil, lineLimit: nil)
          // But for the kerning of its last letter with the space that follows.
          #expect(abs(alone.lines[0].width - line.width) < 0.35, "\(width) \(line.text)")
        }
        let words = block.lines.map(\.text).joined().filter { $0 != " " }
        if limit == nil { #expect(words == text.filter { $0 != " " }) }
      }
    }
  }

  /// Placed, a frame proposes its own width less the padding, which is rounded twice.
  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func roundingCostsNoLine() {
    let shaper = TextShaper()
    for tenth in 1...200 {
      let padding = "0,\(Double(tenth) / 10),0,\(Double(tenth) / 7)"
      let screen = Sketch.place("(use minw=1 (text value=Try_again pad=\(padding)))").screen
      let placed = layout(screen) { words, width, limit in
        shaper.block(words.text, font: anyInter.at(11.5), width: width, lineLimit: limit)
      }
      let lines = placed.root.children[0].parts.map { part in
        if case .line(_, _, let line) = part { line.text } else { "" }
      }
      #expect(lines == ["Try again"], "padding \(padding)")
    }
  }

  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func lastLineIsCutWithAnEllipsis() {
    let shaper = TextShaper()
    let font = anyInter.at(17)
    let cut = shaper.block("Hello wonderful world", font: font, width: 100, lineLimit: 1)
    #expect(cut.lines.map(\.text) == ["Hello wond…"])
    let alone = shaper.block("Hello wond…", font: font, width: nil, lineLimit: nil)
    #expect(cut == alone)
    // The space before the ellipsis is removed.
    let atSpace = shaper.block("Hello wide world", font: font, width: 58, lineLimit: 1)
    #expect(atSpace.lines.map(\.text) == ["Hello…"])
    let whole = shaper.block("Hello", font: font, width: 100, lineLimit: 1)
    #expect(whole.lines.map(\.text) == ["Hello"])
    let second = shaper.block("Hello wonderful world of ours", font: font, width: 90, lineLimit: 2)
    #expect(second.lines.count == 2)
    #expect(second.lines[0].text == "Hello")
    #expect(second.lines[1].text.hasSuffix("…"))
  }

  @Test(
    "a limit counts the lines of all paragraphs together",
    .enabled(if: anyInter.isThere, anyInter.needed))
  func limitCountsParagraphs() {
    let shaper = TextShaper()
    let font = anyInter.at(17)
    func lines(_ text: String, _ limit: Int?, width: Double? = 200) -> [String] {
      shaper.block(text, font: font, width: width, lineLimit: limit).lines.map(\.text)
    }
    #expect(lines("one\ntwo\nthree", nil) == ["one", "two", "three"])
    #expect(lines("one\ntwo\nthree", 2) == ["one", "two…"])
    #expect(lines("one\ntwo\nthree", 2, width: nil) == ["one", "two…"])
    #expect(lines("one\ntwo", 2) == ["one", "two"])
    #expect(lines("one\n\ntwo", nil) == ["one", "", "two"])
    #expect(lines("one\n", nil) == ["one", ""])
  }

  /// Where there is hardly any room left pango is asked, and where there is more it is not.
  @Test(
    .enabled(if: anyInter.isThere, anyInter.needed),
    arguments: ["Loading", "AV To fi, 12:30", "ab ", " ab", "a\tb", "a\u{ad}b"])
  func aTextThatFitsIsTheSameInEveryWidth(_ text: String) {
    let font = anyInter.at(17)
    let natural = TextShaper().block(text, font: font, width: nil, lineLimit: nil)
    #expect(natural.lines.count == 1)
    for more in [0.00099, 0.01, 40] {
      for limit in [nil, 1, 3] {
        let block = TextShaper().block(
          text, font: font, width: natural.lines[0].width + more, lineLimit: limit)
        #expect(block == natural, "\(more) \(String(describing: limit))")
      }
    }
  }

  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func emptyTextIsOneEmptyLine() {
    let block = TextShaper().block("", font: anyInter.at(17), width: 100, lineLimit: nil)
    #expect(block.lines == [TextLine(text: "", width: 0, outline: Path())])
    #expect(block.baseline > 11 && block.baseline < 22)
  }

  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func noArgumentsTrap() {
    let shaper = TextShaper()
    for size in [-1, 0, 1e-9, 0.01, 1e5, 1e300, .infinity, .nan] {
      for width in [-5, 0, 1e-9, 1e9, .infinity, .nan] as [Double] {
        for limit in [Int.min, 0, 1, Int.max] {
          let block = shaper.block(
            "ab cd\ne\tf\u{0}", font: anyInter.at(size), width: width, lineLimit: limit)
          #expect(!block.lines.isEmpty)
          let shown = shaper.block(
            "ab\ncd", font: anyInter.at(size), width: width, lineLimit: limit)
          #expect(!shown.lines.isEmpty)
        }
      }
    }
  }

  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func twoShapersAgree() {
    let text = "Determinism, twice over: AVATAR"
    let first = TextShaper()
    _ = first.block("warm", font: anyInter.at(12, .bold), width: nil, lineLimit: nil)
    let font = anyInter.at(17)
    let one = first.block(text, font: font, width: 120, lineLimit: nil)
    #expect(one == TextShaper().block(text, font: font, width: 120, lineLimit: nil))
    #expect(one == first.measure(StyledText(text, font), 120, nil))
  }

  @Test(
    "right-to-left text is placed in visual order and stored in reading order",
    .enabled(if: dejavu.isThere, dejavu.needed))
  func rightToLeft() throws {
    let shaper = TextShaper()
    let font = dejavu.at(20)
    func line(_ text: String) throws -> TextLine {
      #expect(shaper.problem(with: text, in: font) == nil)
      return try #require(
        shaper.block(text, font: font, width: nil, lineLimit: nil).lines.first)
    }
    let mixed = try line("שלום abc")
    #expect(mixed.text == "שלום abc")
    // The Latin word is leftmost, because the text starts with Hebrew.
    let latin = try line("abc")
    let prefix = Path(Array(mixed.outline.elements.prefix(latin.outline.elements.count)))
    #expect(prefix == latin.outline)
    // Truncated at its end, which is on the left.
    let cut = shaper.block("שלום שלום שלום", font: font, width: 90, lineLimit: 1).lines[0]
    let ellipsis = try line("…")
    #expect(cut.text.hasSuffix("…") && cut.width <= 90)
    #expect(
      Array(cut.outline.elements.prefix(ellipsis.outline.elements.count))
        == ellipsis.outline.elements)
    // Arabic letters join: the word is narrower or wider than the sum of its letters.
    let letters = try "سلام".unicodeScalars.map { try line(String($0)).width }.reduce(0, +)
    #expect(try line("سلام").width < letters - 1)
  }
}

struct FontDigestTests {
  @Test(.enabled(if: dejavu.isThere, dejavu.needed))
  func isOfTheFilesBytesReadOnce() throws {
    // A weight for which no other test computes the digest.
    let font = dejavu.at(17, .bold)
    var paths: [String] = []
    let digest = TextShaper().fontDigest(font) { path in
      paths.append(path)
      return bytes(path)
    }
    let path = try #require(paths.first)
    let file = try #require(bytes(path))
    #expect(digest.map { SHA256(file).hexadecimal.hasPrefix($0) && $0.count == 16 } == true)
    #expect(TextShaper().fontDigest(font) { _ in nil } == digest)
  }

  @Test func isNoneWithoutAFont() {
    let font = Font(family: "Nonesuch Grotesk", weight: .regular, size: 17, leading: 22)
    #expect(TextShaper().fontDigest(font, readFile: bytes) == nil)
  }
}

struct TextProblemTests {
  private func problem(_ text: String, _ font: Font) -> String? {
    TextShaper().problem(with: text, in: font)
  }

  private func problem(_ text: String, family: String) -> String? {
    problem(text, Font(family: family, weight: .regular, size: 17, leading: 22))
  }

  @Test func aFontThatIsNotInstalledIsNeverReplaced() {
    let font = Font(family: "Nonesuch Grotesk", weight: .regular, size: 17, leading: 22)
    #expect(
      problem("Hello", font)
        == "the font 'Nonesuch Grotesk' is not installed; "
        + "install it where fontconfig finds it (`fc-list` shows what there is), "
        + "or name its file under 'fonts' of skelsnap.yaml")
    #expect(problem("Hello", family: "sans-serif") != nil)
    #expect(problem("Hello", family: "Inter\u{0}") != nil)
    #expect(problem("Hello", family: "Inter,DejaVu Sans") != nil)
    #expect(problem("Hello", family: "") != nil)
    let block = TextShaper().block("Hello", font: font, width: 10, lineLimit: nil)
    #expect(block.lines == [TextLine(text: "", width: 0, outline: Path())])
  }

  @Test func interIsNamedWithItsPackage() {
    #expect(TextShaper.absent("Inter").contains("`apt-get install fonts-inter`"))
    #expect(TextShaper.absent("Inter").contains("`brew install --cask font-inter`"))
  }

  @Test(.enabled(if: dejavu.isThere, dejavu.needed))
  func aWeightThatIsNotInstalledIsNeverReplaced() {
    let message = problem("Hello", dejavu.at(17, .medium))
    #expect(
      message?.hasPrefix("the font 'DejaVu Sans' is not installed in the weight medium; there is ")
        == true)
    #expect(message?.hasSuffix("regular, bold") == true)
  }

  @Test(.enabled(if: anyInter.isThere, anyInter.needed))
  func whatAFontLacksIsNamed() {
    #expect(
      problem("Hi 😀", anyInter.at(17)) == "the font 'Inter' has no glyph for '😀' (U+1F600)")
    #expect(
      problem("שלום", anyInter.at(17)) == "the font 'Inter' has no glyph for 'ש' (U+05E9)")
    #expect(problem("日本", anyInter.at(17))?.contains("U+65E5") == true)
  }

  @Test(
    .enabled(if: anyInter.isThere, anyInter.needed),
    arguments: [
      "", "Hello", "one\ntwo", "a\tb", "e\u{301}", "a\u{200d}b", "soft\u{ad}hyphen", "a\u{a0}b",
      "“quotes” – and … more €",
    ])
  func whatItHasIsFine(_ text: String) {
    #expect(problem(text, anyInter.at(17)) == nil)
    #expect(problem(text, family: "INTER") == nil)
  }

  @Test(arguments: [
    ("\u{0}", "U+0000"), ("a\rb", "U+000D"), ("\u{1b}[0m", "U+001B"), ("\u{85}", "U+0085"),
    ("\u{2028}", "U+2028"),
  ])
  func controlCharactersAreRefused(_ text: String, _ name: String) {
    #expect(problem(text, anyInter.at(17))?.contains("control character \(name)") == true)
  }

  @Test func lengthIsLimited() {
    #expect(
      problem(String(repeating: "é", count: 10_001), anyInter.at(17))
        == "text may have 10000 characters at most, found 10001")
    #expect(problem("abc", anyInter.at(1e6))?.contains("too long") == true)
    #expect(problem("abc", anyInter.at(0))?.contains("above 0") == true)
  }
}
