/// Text for a terminal of common width, and lists that fit it.
enum Columns {
  static let width = 96

  /// Items with commas between them, in one line that says how many it leaves out, or in as many
  /// lines as it takes.
  static func list(_ items: [String], room: Int, isVerbose: Bool) -> [String] {
    if isVerbose { return wrapped(items, separator: ", ", room: room) }
    let whole = items.joined(separator: ", ")
    if whole.count <= room { return [whole] }
    var line = ""
    for (index, item) in items.enumerated() {
      let longer = line + (index == 0 ? "" : ", ") + item
      let rest = more(items.count - index - 1)
      if index > 0, longer.count + rest.count + 1 > room {
        return [line + " " + more(items.count - index)]
      }
      line = longer
    }
    return [line]
  }

  /// What a list leaves out: `… and 12 more (--verbose)`.
  static func more(_ count: Int, _ noun: String = "") -> String {
    count > 0 ? "… and \(thousands(count)) more\(noun) (--verbose)" : ""
  }

  /// Parts put one behind the other, a new line where the next one does not fit.
  static func wrapped(_ parts: [String], separator: String, room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for (index, part) in parts.enumerated() {
      let part = part + (index < parts.count - 1 ? separator : "")
      if !line.isEmpty, line.count + part.count > room {
        lines.append(trimmed(line))
        line = ""
      }
      line += line.isEmpty && !lines.isEmpty ? String(part.drop { $0 == " " }) : part
    }
    return lines + [trimmed(line)]
  }

  /// Sentences, wrapped between words; a new line stays one.
  static func sentences(_ text: String, room: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      wrapped(
        printable(String(line)).split(separator: " ", omittingEmptySubsequences: false)
          .map(String.init),
        separator: " ", room: room)
    }
  }

  private static func trimmed(_ line: String) -> String {
    line.hasSuffix(" ") ? String(line.dropLast()) : line
  }

  /// A number as people read it: `334,836`.
  static func thousands(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A number with its noun: `1 case`, `24 cases`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(thousands(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Colours for a terminal, or none.
struct Ink {
  var usesColor: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func good(_ text: String) -> String { styled(text, "32") }
  func bad(_ text: String) -> String { styled(text, "1;31") }
  func faint(_ text: String) -> String { styled(text, "2") }

  /// A path, as a link (OSC 8) where the terminal knows such.
  func link(_ path: String, to address: String?) -> String {
    let text = bold(printable(path))
    guard let address else { return text }
    return "\u{1b}]8;;\(address)\u{1b}\\\(text)\u{1b}]8;;\u{1b}\\"
  }

  private func styled(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
