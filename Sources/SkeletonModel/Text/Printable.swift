// Whatever is printed may contain names and texts that others have chosen. Here they are made
// harmless: `printable` for a name inside a line, `harmless` for a whole output.

extension String {
  /// Whether it has nothing to see and nothing to say: spaces, and characters of no width.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || scalar.isControl
    }
  }
}

/// A text in one line that a terminal shows as it is, with control characters escaped.
package func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isControl) else { return text }
  var clean = ""
  for scalar in text.unicodeScalars {
    if scalar.isControl { clean += escaped(scalar) } else { clean.unicodeScalars.append(scalar) }
  }
  return clean
}

/// A text of several lines for a terminal or the log of a CI system: no control character is left
/// except ends of lines, and no line is a command to the CI system.
///
/// GitHub's runner obeys lines that begin with `::`, and it and Azure's agent obey `##[…]` and
/// `##vso[…]` anywhere in a line; so do others with names of their own between `##` and `[`.
///
/// - Parameter styled: whether the styles that `Style` lists are left in the text.
package func harmless(_ text: String, styled: Bool = false) -> String {
  if text.isPlainlyHarmless { return text }
  let scalars = Array(text.unicodeScalars)
  var clean = ""
  clean.reserveCapacity(text.utf8.count)
  // Whether only spaces and styles have come since the line began.
  var isAtStart = true
  var index = 0
  while index < scalars.count {
    let scalar = scalars[index]
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    if styled, scalar == "\u{1b}", let length = Style.length(in: scalars[index...]) {
      clean.unicodeScalars.append(contentsOf: scalars[index..<(index + length)])
      index += length
      continue
    }
    switch scalar {
    case "\n": clean += "\n"
    case ":" where isAtStart && next == ":": clean += escaped(scalar)
    case "#" where next == "#" && isCommand(scalars[(index + 2)...]):
      clean += "#" + escaped(scalar)
      index += 1
    default:
      if scalar.isControl { clean += escaped(scalar) } else { clean.unicodeScalars.append(scalar) }
    }
    isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    index += 1
  }
  return clean
}

extension String {
  /// Whether a look at its bytes is enough to see that it is harmless, as most of what is printed is.
  fileprivate var isPlainlyHarmless: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      guard 0x20..<0x7f ~= byte || byte == UInt8(ascii: "\n"),
        byte != last || byte != UInt8(ascii: ":") && byte != UInt8(ascii: "#")
      else { return false }
      last = byte
    }
    return true
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  "\\u{" + String(scalar.value, radix: 16) + "}"
}

/// Whether the text after `##` makes it a command: letters, then a bracket.
private func isCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
  rest.first { !($0.isASCII && ($0.properties.isAlphabetic || $0 == "-")) } == "["
}

/// The escape sequences that our own output contains.
private enum Style {
  /// Bold, colours and faint, and the end of them.
  private static let codes: Set = ["0", "1", "2", "32", "1;31", "1;32", "1;35", "1;36"]

  /// The length of the sequence at the beginning; nil if it is none of ours.
  static func length(in scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    let rest = scalars.dropFirst()
    if rest.first == "[" {
      guard let end = rest.prefix(8).firstIndex(of: "m") else { return nil }
      let code = String(String.UnicodeScalarView(scalars[(rest.startIndex + 1)..<end]))
      return codes.contains(code) ? end + 1 - scalars.startIndex : nil
    }
    // A link: its address is empty, or that of a file, with all but plain characters escaped.
    guard rest.starts(with: "]8;;".unicodeScalars) else { return nil }
    let address = rest.dropFirst(4)
    guard let end = address.firstIndex(of: "\u{1b}"), address[end...].dropFirst().first == "\\"
    else { return nil }
    let isPlain = address[..<end].allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || "/-._~%:".unicodeScalars.contains($0)
    }
    return isPlain && (end == address.startIndex || address.starts(with: "file://".unicodeScalars))
      ? end + 2 - scalars.startIndex : nil
  }
}

extension Unicode.Scalar {
  /// Whether printing it would move a terminal's cursor, change its colours, end its line, reverse
  /// its text, or show nothing at all.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029: true
    // Bidirectional control characters change the order in which a line is displayed, and so what
    // it seems to say.
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    // What takes no room makes two names look the same, or a sentence quote nothing. The joiners,
    // U+200C and U+200D, stay: they shape the letters and emoji beside them.
    case 0x200b, 0x2060...0x2064, 0xfeff, 0xfff9...0xfffb, 0xe0001, 0xe0020...0xe007f: true
    default: false
    }
  }
}
