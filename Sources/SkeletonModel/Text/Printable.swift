/// Text from a file, with control characters escaped that would affect a terminal.
package func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isControl) else { return text }
  var clean = ""
  for scalar in text.unicodeScalars {
    if scalar.isControl {
      clean += "\\u{" + String(scalar.value, radix: 16) + "}"
    } else {
      clean.unicodeScalars.append(scalar)
    }
  }
  return clean
}

extension Unicode.Scalar {
  /// Whether printing it would move a terminal's cursor, change its colours or reverse its text.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0: true
    // Bidirectional control characters change the order in which a line is displayed, and so what
    // it seems to say.
    case 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
