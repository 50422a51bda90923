/// A text that leaves room for values: `%@`, `%2$lld`, `%1$(count)lld`.
struct TextFormat: Sendable {
  private(set) var marks: [Mark] = []
  /// Without the names of its marks, which only catalogues know.
  private(set) var plain = ""
  /// With a space in place of each mark.
  private(set) var words = ""

  struct Mark: Hashable, Sendable {
    /// Counted from 1; nil for the one after the last.
    var position: Int?
    var name: String?
    /// What the value is: `@` for a text, `d` for a number.
    var conversion: Character
  }

  private static let conversions: Set<Character> = Set("@dDiuUxXoOfFeEgGaAcCsSp")

  init(_ text: String) {
    var rest = text[...]
    while let letter = rest.popFirst() {
      guard letter == "%", let (mark, flags, after) = Self.mark(after: rest) else {
        // `%%` is no mark, nor is what follows it.
        let pair = letter == "%" && rest.first == "%" ? "%" + String(rest.removeFirst()) : nil
        plain += pair ?? String(letter)
        words.append(letter)
        continue
      }
      marks.append(mark)
      plain += "%" + (mark.position.map { "\($0)$" } ?? "") + flags + String(mark.conversion)
      words.append(" ")
      rest = after
    }
  }

  /// The mark whose sign has been read, its flags, and what comes after it.
  private static func mark(after sign: Substring) -> (Mark, flags: Substring, Substring)? {
    var rest = sign
    var mark = Mark(conversion: "@")
    let number = rest.prefix(while: \.isNumber)
    if rest.dropFirst(number.count).first == "$" {
      mark.position = Int(number)
      rest = rest.dropFirst(number.count + 1)
    }
    if rest.first == "(" {
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard rest.dropFirst(name.count + 1).first == ")" else { return nil }
      mark.name = name.first?.isNumber == false ? String(name) : nil
      rest = rest.dropFirst(name.count + 2)
    }
    let flags = rest.prefix { "-+0'.hlqLztj".contains($0) || $0.isNumber }
    rest = rest.dropFirst(flags.count)
    guard let conversion = rest.popFirst(), conversions.contains(conversion) else { return nil }
    mark.conversion = conversion
    return (mark, flags, rest)
  }
}
