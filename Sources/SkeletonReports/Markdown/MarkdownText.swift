import SkeletonModel

/// Words of documents in Markdown, such that nothing in them can be markup, a link or a mention.
///
/// Escaping alone does not do that: GitHub looks for `@names` and `#numbers` in what came of the
/// Markdown. In code it does not.
enum MarkdownText {
  /// As code: a span where that takes it as it is.
  static func code(_ text: String) -> String {
    let text = printable(text)
    // In a table a bar ends the cell even in a code span; a backslash may undo that.
    let isPlain = text.unicodeScalars.allSatisfy { !"`|\\".unicodeScalars.contains($0) }
    guard isPlain, !text.isBlank else { return "<code>\(escaped(text))</code>" }
    return "`\(text)`"
  }

  /// In an element or an attribute: all but letters, digits and what is never markup are references
  /// to characters, which Markdown takes for text.
  static func escaped(_ text: String) -> String {
    var clean = ""
    for scalar in printable(text).unicodeScalars {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .,;%→+−-/()×…".unicodeScalars.contains(scalar)
      if isPlain {
        clean.unicodeScalars.append(scalar)
      } else {
        clean += "&#\(scalar.value);"
      }
    }
    return clean
  }

  /// A relative path as the address of a picture. What is an address already keeps its signs, but
  /// for those that would end it.
  static func address(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let signs = "/-._~@" + (path.contains("://") ? ":?=&%#+,;!*()" : "")
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      let isPlain =
        byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || signs.utf8.contains(byte)
      bytes +=
        isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path that every system and every upload of files takes.
  static func fileName(_ path: String) -> String {
    String(
      path.map { letter in
        let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber)
        return isPlain || "/-._@".contains(letter) ? letter : "_"
      })
  }
}
