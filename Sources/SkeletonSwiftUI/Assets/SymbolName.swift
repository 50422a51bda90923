/// How Xcode turns names of catalogues into names of Swift.
enum SymbolName {
  /// `brand-grey` becomes `brandGrey`, and `HNOrange` `hnOrange`: the last capital begins a word.
  static func camelCase(_ name: String) -> String {
    var parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !parts.isEmpty else { return "" }
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
    }
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
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
