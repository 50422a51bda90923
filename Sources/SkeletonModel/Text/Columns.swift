/// Formats text and lists for a terminal of usual width.
package enum Columns {
  package static let width = 96
  /// What shows the rest of a list in a terminal.
  package static let verbose = " (--verbose)"

  /// Joins the items with commas, in one line that ends with the number of omitted items or, if
  /// verbose, in as many lines as needed.
  ///
  /// - Parameter remedy: what shows the rest; empty if nothing does.
  package static func list(
    _ items: [String], room: Int, isVerbose: Bool, remedy: String = verbose
  ) -> [String] {
    if isVerbose { return wrapped(items, separator: ", ", room: room) }
    let whole = items.joined(separator: ", ")
    if whole.count <= room { return [whole] }
    var line = ""
    for (index, item) in items.enumerated() {
      let longer = line + (index == 0 ? "" : ", ") + item
      let rest = more(items.count - index - 1, remedy: remedy)
      if index > 0, longer.count + rest.count + 1 > room {
        return [line + " " + more(items.count - index, remedy: remedy)]
      }
      line = longer
    }
    return [line]
  }

  /// The note on omitted items: `… and 12 more (--verbose)`.
  package static func more(
    _ count: Int, _ noun: String = "", remedy: String = verbose
  ) -> String {
    count > 0 ? "… and \(count.grouped) more\(noun)\(remedy)" : ""
  }

  /// Joins the parts, with a line break where the next part does not fit.
  package static func wrapped(_ parts: [String], separator: String, room: Int) -> [String] {
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

  /// Wraps sentences between words, and keeps existing line breaks.
  package static func sentences(_ text: String, room: Int) -> [String] {
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

  /// A number with its noun in singular or plural: `1 case`, `24 cases`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)\(count == 1 ? "" : "s")"
  }
}
