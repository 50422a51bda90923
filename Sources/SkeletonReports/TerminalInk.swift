import SkeletonModel

/// Colours for a terminal, or none.
struct Ink {
  var usesColor: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func good(_ text: String) -> String { styled(text, "32") }
  func bad(_ text: String) -> String { styled(text, "1;31") }
  func faint(_ text: String) -> String { styled(text, "2") }

  /// A path, as a link (OSC 8) if the terminal supports links.
  func link(_ path: String, to address: String?) -> String {
    let text = bold(printable(path))
    guard let address else { return text }
    return "\u{1b}]8;;\(address)\u{1b}\\\(text)\u{1b}]8;;\u{1b}\\"
  }

  private func styled(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
