/// What stands for a letter that Inter lacks: as wide and as high as iOS's own fonts have letters of its
/// kind, so that texts of them take the room that they take there. Squares and circles of Inter's are drawn
/// so as well: iOS takes these from its other fonts, too.
struct LetterBox {
  /// The letter of Inter's that is drawn for one of a kind.
  enum Kind: Unicode.Scalar {
    /// A Chinese letter, a Korean syllable, and what is as wide.
    case wide = "\u{25A1}"
    /// Of a text that is Japanese, whose letters of all kinds iOS sets closer to each other.
    case japanese = "\u{25A2}"
    /// One of these that Japanese alone has, which are smaller than Chinese ones.
    case kana = "\u{25CB}"
    /// One of the widest of them.
    case wideKana = "\u{25C7}"
    /// What ends a part of a Japanese sentence: all but a corner of its place is empty.
    case mark = "\u{2B13}"
    /// What iOS 26 has between a Japanese letter and a Latin one or a figure, where nothing is written.
    case gap = "\u{205F}"
    /// Of an alphabet, such as Arabic, Hebrew and Thai.
    case narrow = "\u{25A0}"
    case emoji = "\u{25EF}"
    /// An emoji that Inter has.
    case square = "\u{2B1C}"
  }

  // In shares of the size.

  /// From one letter of a Japanese text to the next, measured at 16, 33 and 34 points alike.
  static let japaneseAdvance = 0.935
  /// From one to the next.
  let advance: Double
  /// How wide it is drawn, and from where to where from the baseline up.
  private let width, bottom, top: Double
  /// How far right of its place's middle.
  private(set) var aside = 0.0
  /// How much of its place may stick out at the end of a line.
  private(set) var overhang = 0.0
  /// The same of Inter's letter.
  private let drawn: (width: Double, bottom: Double, top: Double)

  init?(_ letter: Unicode.Scalar, size: Double) {
    guard let kind = Kind(rawValue: letter) else { return nil }
    switch kind {
    case .wide: (advance, width, bottom, top) = (1, 0.85, -0.1, 0.8)
    case .japanese: (advance, width, bottom, top) = (Self.japaneseAdvance, 0.89, -0.09, 0.8)
    case .kana: (advance, width, bottom, top) = (Self.japaneseAdvance, 0.73, -0.06, 0.76)
    case .wideKana: (advance, width, bottom, top) = (Self.japaneseAdvance, 0.82, -0.06, 0.76)
    case .mark:
      (advance, width, bottom, top) = (Self.japaneseAdvance, 0.25, -0.1, 0.15)
      aside = -0.28
      overhang = 0.5 * advance
    case .gap: (advance, width, bottom, top) = (0.125, 0, 0, 0)
    case .narrow: (advance, width, bottom, top) = (0.55, 0.48, -0.1, 0.7)
    case .emoji, .square:
      // Small ones are larger than their text: 18.5 wide at 15 points, and 27 at 27.
      let width = 1 + 0.23 * min(max((27 - size) / 12, 0), 1)
      (advance, self.width, bottom, top) = (width + 0.04, width, -0.2, width - 0.2)
    }
    drawn =
      switch kind {
      case .emoji: (1.36, -0.31, 1.01)
      case .square: (1.31, -0.29, 1.015)
      case .mark: (0.727, 0.000, 0.727)
      case .kana: (0.750, -0.011, 0.739)
      case .wideKana: (0.943, -0.112, 0.831)
      case .wide, .japanese, .narrow, .gap: (0.72, 0, 0.7046)
      }
  }

  /// How much higher than others an ellipsis stands in Japanese fonts, as wide as a letter.
  static let ellipsisRise = 0.28

  /// Whether what stands for a letter is of a Japanese text.
  static func isJapanese(_ letter: Unicode.Scalar) -> Bool {
    switch Kind(rawValue: letter) {
    case .japanese, .kana, .wideKana, .mark: true
    default: false
    }
  }

  /// How much wider and higher than Inter's it is drawn, and how far up it is moved.
  var change: (squeeze: Double, stretch: Double, rise: Double) {
    let stretch = (top - bottom) / (drawn.top - drawn.bottom)
    return (width / drawn.width, stretch, bottom - drawn.bottom * stretch)
  }
}

extension TextShaper {
  /// Whether a text has letters that Japanese alone has.
  package static func isJapanese(_ text: String) -> Bool {
    // All begin with this byte, and most texts have none.
    text.utf8.contains(0xE3) && text.unicodeScalars.contains(where: \.isKana)
  }

  /// The letter that is drawn for one that Inter lacks.
  package static func box(for character: Character, isJapanese: Bool) -> Unicode.Scalar {
    guard let first = character.unicodeScalars.first else { return LetterBox.Kind.wide.rawValue }
    let properties = first.properties
    let isEmoji =
      properties.isEmojiPresentation
      || properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}")
    let kind: LetterBox.Kind =
      if isEmoji { .emoji } else if first.isOfAlphabet {
        .narrow
      } else if isJapanese, first.endsPart {
        .mark
      } else if isJapanese, first.isKana {
        first.isWideKana ? .wideKana : .kana
      } else if isJapanese, !first.isHangul {
        .japanese
      } else { .wide }
    return kind.rawValue
  }

  /// Whether a line may not be broken between two characters, of which a box stands for one at least.
  /// Between boxes it may be broken otherwise, as between what they stand for.
  ///
  /// Korean is broken between words. Japanese has no spaces; iOS has known its words since version 17, and
  /// keeps those together that are said as one: nearly always a new part of a sentence begins where
  /// something else follows a letter of Hiragana, in which the endings of words are written.
  package static func joins(_ first: Character, _ second: Character, isJapanese: Bool) -> Bool {
    guard let first = first.unicodeScalars.last, let second = second.unicodeScalars.first else {
      return false
    }
    if first.isHangul && second.isHangul || first.opens || second.closes { return true }
    guard isJapanese, first.isOfWord, second.isOfWord else { return false }
    return second.isHiragana || !first.isHiragana
  }

  /// What iOS 26 sets between two characters of a Japanese text; nil for nothing.
  package static func gap(_ first: Character, _ second: Character) -> Unicode.Scalar? {
    guard let first = first.unicodeScalars.last, let second = second.unicodeScalars.first,
      first.isOfJapaneseWord && second.isOfLatinWord
        || first.isOfLatinWord && second.isOfJapaneseWord
    else { return nil }
    return LetterBox.Kind.gap.rawValue
  }
}

extension LetterBox {
  /// Whether a line may be broken between two letters because one is a box for a letter that is broken
  /// from its neighbours anywhere.
  static func breaks(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    let isAlone = [first, second].map { Kind(rawValue: $0)?.standsAlone == true }
    guard isAlone.contains(true) else { return false }
    return zip(isAlone, [first, second]).allSatisfy { $0 || $1.properties.isAlphabetic }
  }
}

extension LetterBox.Kind {
  /// Whether it is no part of a word.
  fileprivate var standsAlone: Bool {
    switch self {
    case .wide, .japanese, .kana, .wideKana, .mark, .gap, .emoji, .square: true
    case .narrow: false
    }
  }
}

extension Unicode.Scalar {
  /// Of the two alphabets that Japanese alone has.
  fileprivate var isKana: Bool { (0x3041...0x30FF).contains(value) }

  /// Of these one that is nearly as wide as Chinese letters, as fonts for Japanese have them.
  fileprivate var isWideKana: Bool {
    "ずぜぞせただでぢづねばびぶべぼぱぴぷぺぽふへみやゑれわんがげかぬおガギグゲサザジズゼダヂヅデネハバパプヘベペホボポムヤユルヱヸヹケ"
      .unicodeScalars.contains(self)
  }

  fileprivate var isHangul: Bool {
    [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF].contains { $0.contains(value) }
  }

  fileprivate var isHiragana: Bool { (0x3041...0x3096).contains(value) }

  fileprivate var isOfJapaneseWord: Bool {
    value >= 0x3041 && properties.isAlphabetic && !isHangul && value < 0xFF00
  }

  fileprivate var isOfWord: Bool { isOfJapaneseWord || isOfLatinWord }

  fileprivate var isOfLatinWord: Bool {
    value < 0x250 && (properties.isAlphabetic || properties.numericType != nil)
  }

  /// Whether it has half of its place, and leaves the other half empty.
  fileprivate var endsPart: Bool {
    value >= 0x3000 && properties.generalCategory == .closePunctuation
      || "、。，．".unicodeScalars.contains(self)
  }

  /// Whether no line ends with it.
  fileprivate var opens: Bool {
    value >= 0x3000 && properties.generalCategory == .openPunctuation
  }

  /// Whether no line begins with it.
  fileprivate var closes: Bool {
    endsPart || "・：；？！々ゝゞヽヾ".unicodeScalars.contains(self)
  }

  /// Before the first letters of East Asia, or a narrow one of them.
  fileprivate var isOfAlphabet: Bool { value < 0x1100 || (0xFF61...0xFF9F).contains(value) }
}
