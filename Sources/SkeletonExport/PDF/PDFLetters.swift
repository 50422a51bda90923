import SkeletonModel
import SkeletonPainting

/// Letters without a picture, which lie over those that are painted as paths: so that these are
/// found, selected and read aloud. A letter is only what its code is said to mean, so that they are
/// there in every script.
struct PDFLetters {
  /// What a text is written as.
  struct Run {
    let font: String
    private(set) var codes: [UInt8]

    fileprivate mutating func append(_ code: UInt8) { codes.append(code) }
  }

  /// How wide each letter is, as a share of its size.
  static let width = 0.5
  /// A font has a byte for each of its letters; 0 is for none.
  private static let mostOfOneFont = 255

  /// In the order of first use.
  private var letters: [Unicode.Scalar] = []
  private var places: [Unicode.Scalar: Int] = [:]

  mutating func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    for letter in text.asPlaced.unicodeScalars {
      let place = place(of: letter)
      let font = "F\(place / Self.mostOfOneFont)"
      if runs.last?.font != font { runs.append(Run(font: font, codes: [])) }
      runs[runs.count - 1].append(UInt8(place % Self.mostOfOneFont + 1))
    }
    return runs
  }

  private mutating func place(of letter: Unicode.Scalar) -> Int {
    if let known = places[letter] { return known }
    letters.append(letter)
    places[letter] = letters.count - 1
    return letters.count - 1
  }

  /// The fonts, as a page's resources name them.
  func fonts(in file: inout PDFFile) throws(Failure) -> String {
    let empty = try file.add(stream: "500 0 0 -250 500 1000 d1")
    var names: [String] = []
    for first in stride(from: 0, to: letters.count, by: Self.mostOfOneFont) {
      let font = letters[first..<min(first + Self.mostOfOneFont, letters.count)]
      let glyphs = font.map { "/u" + hex(UInt32($0.value), digits: 4) }
      let meaning = try file.add(stream: meaning(of: font))
      names.append(
        "/F\(names.count) "
          + String(
            file.add(
              "<< /Type /Font /Subtype /Type3 /FontBBox [0 -250 500 1000] "
                + "/FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar \(font.count) "
                + "/Widths [\(font.map { _ in "500" }.joined(separator: " "))] "
                + "/Encoding << /Type /Encoding /Differences [1 \(glyphs.joined(separator: " "))] >> "
                + "/CharProcs << \(glyphs.map { "\($0) \(empty) 0 R" }.joined(separator: " ")) >> "
                + "/Resources << >> /ToUnicode \(meaning) 0 R >>")) + " 0 R")
    }
    return "<< \(names.joined(separator: " ")) >>"
  }

  /// Which letter each code of a font is.
  private func meaning(of font: ArraySlice<Unicode.Scalar>) -> String {
    let lines = font.enumerated().map { index, letter in
      let units = String(letter).utf16.map { hex(UInt32($0), digits: 4) }.joined()
      return "<\(hex(UInt32(index + 1), digits: 2))> <\(units)>"
    }
    var text = """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <00> <FF>
      endcodespacerange

      """
    // The format allows a hundred at a time.
    for first in stride(from: 0, to: lines.count, by: 100) {
      let some = lines[first..<min(first + 100, lines.count)]
      text += "\(some.count) beginbfchar\n\(some.joined(separator: "\n"))\nendbfchar\n"
    }
    return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
  }
}

extension String {
  /// Its letters from the left to the right, as whoever reads a page expects to find them: what is
  /// written from right to left is turned round.
  fileprivate var asPlaced: String {
    var placed: [Character] = []
    var turned: [Character] = []
    // Spaces and signs between two words from right to left are turned with them.
    var between: [Character] = []
    func settle() {
      placed += turned.reversed()
      placed += between
      turned = []
      between = []
    }
    for letter in self {
      if letter.isFromRightToLeft {
        turned += between + [letter]
        between = []
      } else if !turned.isEmpty, !letter.isLetter {
        // A number is turned as a whole.
        if letter.isNumber, between.last?.isNumber == true {
          between.insert(
            letter, at: between.count - between.reversed().prefix(while: \.isNumber).count)
        } else {
          between.append(letter)
        }
      } else {
        settle()
        placed.append(letter)
      }
    }
    settle()
    return String(placed)
  }
}

extension Character {
  fileprivate var isFromRightToLeft: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    // Numbers are written from the left to the right.
    case 0x660...0x669, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

private func hex(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(digits - text.count, 0)) + text
}

/// Bytes as a string of a PDF file.
func pdfString(_ bytes: [UInt8]) -> String {
  "<" + bytes.map { hex(UInt32($0), digits: 2) }.joined() + ">"
}
