/// What stands for a letter that Inter lacks: as wide and as high as iOS's own fonts have letters of its
/// kind, so that texts of them take the room that they take there. Squares and large circles of Inter's
/// are drawn so as well: iOS takes these from its other fonts, too.
struct LetterBox {
  /// The letter of Inter's that is drawn for one of a kind.
  enum Kind: Unicode.Scalar {
    /// A Chinese letter, a Korean syllable, and what is as wide.
    case wide = "\u{25A1}"
    /// A letter or a mark of Japanese, which iOS sets closer to each other.
    case kana = "\u{25A2}"
    /// Of an alphabet, such as Arabic, Hebrew and Thai.
    case narrow = "\u{25A0}"
    case emoji = "\u{25EF}"
  }

  // In shares of the size.

  /// From one to the next.
  let advance: Double
  /// How wide it is drawn, and from where to where from the baseline up.
  private let width, bottom, top: Double
  /// The same of Inter's letter.
  private let drawn: (width: Double, bottom: Double, top: Double)

  init?(_ letter: Unicode.Scalar, size: Double) {
    guard let kind = Kind(rawValue: letter) else { return nil }
    switch kind {
    case .wide: (advance, width, bottom, top) = (1, 0.85, -0.1, 0.8)
    case .kana: (advance, width, bottom, top) = (0.9, 0.765, -0.1, 0.8)
    case .narrow: (advance, width, bottom, top) = (0.55, 0.48, -0.1, 0.7)
    case .emoji:
      // Small ones are larger than their text: 18.5 wide at 15 points, and 27 at 27.
      let width = 1 + 0.23 * min(max((27 - size) / 12, 0), 1)
      (advance, self.width, bottom, top) = (width + 0.04, width, -0.2, width - 0.2)
    }
    drawn = kind == .emoji ? (1.36, -0.31, 1.01) : (0.72, 0, 0.7046)
  }

  /// How much wider and higher than Inter's it is drawn, and how far up it is moved.
  var change: (squeeze: Double, stretch: Double, rise: Double) {
    let stretch = (top - bottom) / (drawn.top - drawn.bottom)
    return (width / drawn.width, stretch, bottom - drawn.bottom * stretch)
  }
}

extension TextShaper {
  /// The letter that is drawn for one that Inter lacks.
  package static func box(for character: Character) -> Unicode.Scalar {
    guard let first = character.unicodeScalars.first else { return LetterBox.Kind.wide.rawValue }
    let properties = first.properties
    let isEmoji =
      properties.isEmojiPresentation
      || properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    let kind: LetterBox.Kind =
      isEmoji ? .emoji : first.isKana ? .kana : first.isOfAlphabet ? .narrow : .wide
    return kind.rawValue
  }
}

extension Unicode.Scalar {
  /// Of the two alphabets of Japanese, or a mark of punctuation among them.
  fileprivate var isKana: Bool {
    [0x3001...0x3003, 0x3008...0x301F, 0x3041...0x30FF].contains { $0.contains(value) }
  }

  /// Before the first letters of East Asia, or a narrow one of them.
  fileprivate var isOfAlphabet: Bool { value < 0x1100 || (0xFF61...0xFF9F).contains(value) }
}
