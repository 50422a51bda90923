/// The inline Markdown that a localised text may have: its marks are not drawn.
enum Markdown {
  static func plainText(of text: String) -> String {
    guard text.contains(where: { "*_`[~".contains($0) }) else { return text }
    var plain = text
    for mark in ["**", "__", "~~", "*", "_", "`"] {
      plain = removing(mark, from: plain)
    }
    return removingLinks(from: plain)
  }

  /// Takes away pairs of a mark that stand directly before and after something, as emphasis does.
  private static func removing(_ mark: String, from text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: mark) {
      let inner = rest[open.upperBound...]
      guard let first = inner.first, !first.isWhitespace,
        !followsWord(rest, open.lowerBound, mark), let close = end(of: mark, in: inner)
      else {
        result += rest[..<open.upperBound]
        rest = inner
        continue
      }
      result += rest[..<open.lowerBound]
      result += inner[..<close.lowerBound]
      rest = inner[close.upperBound...]
    }
    return result + rest
  }

  /// An underscore within a word is part of the word.
  private static func followsWord(
    _ text: Substring, _ index: Substring.Index, _ mark: String
  ) -> Bool {
    guard mark.hasPrefix("_"), index > text.startIndex else { return false }
    let before = text[text.index(before: index)]
    return before.isLetter || before.isNumber
  }

  private static func end(of mark: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while let found = text[start...].range(of: mark) {
      if found.lowerBound > text.startIndex,
        !text[text.index(before: found.lowerBound)].isWhitespace
      {
        return found
      }
      start = found.upperBound
    }
    return nil
  }

  /// `[words](address)` shows its words.
  private static func removingLinks(from text: String) -> String {
    var result = ""
    var rest = text[...]
    while let middle = rest.range(of: "]("),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      // The nearest one: others are brackets like any.
      guard let open = rest[..<middle.lowerBound].lastIndex(of: "[") else {
        result += rest[..<middle.upperBound]
        rest = rest[middle.upperBound...]
        continue
      }
      result += rest[..<open]
      result += rest[rest.index(after: open)..<middle.lowerBound]
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
