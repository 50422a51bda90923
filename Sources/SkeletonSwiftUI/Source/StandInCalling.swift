extension SwiftParser {
  /// What a value is called, the last of its names first, and behind a slash what it is given to, from the
  /// inside out: `surface fills theme/Color background` of `.background(Color(theme.fills.surface))`.
  ///
  /// What a design calls its colours says what they are for.
  func calling(of range: Range<Int>) -> String {
    let inside = tokenRange(of: range)
    guard let first = inside.first else { return "" }
    let names = inside.filter { isPlain($0) && tokens[$0].depth == tokens[first].depth }
      .suffix(Self.mostNames).reversed().map(word)
    return names.joined(separator: " ") + "/" + places(of: first).joined(separator: " ")
  }

  private static let mostNames = 4
  private static let mostPlaces = 6
  private static let mostTokens = 200

  /// Whether a token is a name that stands in a text as it is.
  private func isPlain(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
      && word(index).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The labels and the calls around a token.
  private func places(of first: Int) -> [String] {
    var found: [String] = []
    var depth = tokens[first].depth
    var isOwnArgument = true
    var index = first - 1
    while index >= 0, first - index < Self.mostTokens, found.count < Self.mostPlaces {
      defer { index -= 1 }
      if tokens[index].depth == depth, isOwnArgument {
        if isMark(index, ",") { isOwnArgument = false }
        let isLabel =
          isMark(index, ":") && isPlain(index - 1)
          && (isMark(index - 2, "(") || isMark(index - 2, ","))
        if isLabel {
          found.append(word(index - 1))
          isOwnArgument = false
        }
      } else if tokens[index].depth < depth {
        depth = tokens[index].depth
        isOwnArgument = true
        if isMark(index, "{") {
          if isPlain(index - 1) { found.append(word(index - 1)) }
          break
        }
        if isMark(index, "("), isPlain(index - 1) { found.append(word(index - 1)) }
      }
    }
    return found
  }
}
