/// What a text says and what it is set in: one font, or one for each of its parts.
package struct StyledText: Hashable, Sendable {
  package struct Part: Sendable {
    package var text: String
    package var font: Font

    package init(_ text: String, _ font: Font) {
      self.text = text
      self.font = font
    }
  }

  /// One or more, in reading order.
  package var parts: [Part]

  package init(_ text: String, _ font: Font) { parts = [Part(text, font)] }

  /// - Parameter parts: One or more.
  package init(_ parts: [Part]) {
    precondition(!parts.isEmpty, "a text has a part at least")
    self.parts = parts
  }
}

extension StyledText {
  package var text: String { parts.count == 1 ? parts[0].text : parts.map(\.text).joined() }

  package func scaled(by factor: Double) -> StyledText {
    StyledText(parts.map { Part($0.text, $0.font.scaled(by: factor)) })
  }

  /// The font whose lines are the highest: those of a text of several are as high.
  package func tallestFont(scale: Int) -> Font {
    func height(_ font: Font) -> (Double, Double) {
      (font.lineHeight(scale: scale), font.leading)
    }
    return parts.dropFirst().reduce(parts[0].font) { tallest, part in
      height(tallest) < height(part.font) ? part.font : tallest
    }
  }
}

extension StyledText.Part: Hashable {
  /// Two spellings of a letter in Unicode are two texts; for `String` they are equal.
  package static func == (one: Self, other: Self) -> Bool {
    one.font == other.font && one.text.utf8.elementsEqual(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(text)
  }
}

extension Font {
  package func scaled(by factor: Double) -> Font {
    var font = self
    font.size *= factor
    font.leading *= factor
    font.tracking *= factor
    return font
  }
}
