/// A number with its noun: `1 golden`, `24 goldens`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// Words in quotes with commas: `'light'`, `'dark'`.
func listed(_ words: some Sequence<String>) -> String {
  words.map { "'\($0)'" }.joined(separator: ", ")
}
