extension [String] {
  /// One of them, as a sentence says it: `a, b or c`.
  package var choice: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }

  /// The same in quotes: `'a', 'b' or 'c'`.
  package var quotedChoice: String { map { "'\($0)'" }.choice }
}
