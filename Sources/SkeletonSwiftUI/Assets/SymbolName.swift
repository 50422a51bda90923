/// How Xcode turns names of catalogues into names of Swift.
enum SymbolName {
  /// `brand-grey` becomes `brandGrey`, and `HNOrange` `hnOrange`: the last capital begins a word.
  static func camelCase(_ name: String) -> String {
    var parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !parts.isEmpty else { return "" }
    for index in parts.indices.dropFirst() { parts[index] = capitalized(parts[index]) }
    let capitals = parts[0].prefix { $0.isUppercase }.count
    let rest = parts[0].dropFirst(capitals)
    let isWord = capitals > 1 && rest.first?.isLetter == true
    let lowered = max(isWord ? capitals - 1 : capitals, 1)
    parts[0] = parts[0].prefix(lowered).lowercased() + parts[0].dropFirst(lowered)
    return parts.joined()
  }

  /// `brand icons` becomes `BrandIcons`.
  static func typeName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }
      .map { capitalized(String($0)) }.joined()
  }

  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A text as source.
  static func literal(_ text: String) -> String {
    let inside = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + inside.joined() + "\""
  }
}
