/// `1 golden`, `24 goldens`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// `'light'`, `'dark'`.
func listed(_ words: some Sequence<String>) -> String {
  words.map { "'\($0)'" }.joined(separator: ", ")
}
