extension String {
  /// What stands under a key at the margin of a YAML text, as it is written, up to the next line
  /// that is not indented.
  func section(of key: String) -> String? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return nil }
    let more = lines[(start + 1)...].prefix { $0.hasPrefix(" ") }
    return ([lines[start]] + more).joined(separator: "\n")
  }
}
