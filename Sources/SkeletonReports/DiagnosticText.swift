import SkeletonLanguage
import SkeletonModel

extension Diagnostic {
  /// The diagnostic in the usual format of compilers, followed by its notes; each line ends in a
  /// newline.
  ///
  /// `sources` returns the text of a file, to show the line with the mistake and a caret below it.
  /// If it returns nil, as for output to a pipe, both are left out.
  package func report(color: Bool = false, sources: (String) -> [UInt8]? = { _ in nil }) -> String {
    var text = Self.report(severity, at: position, message, color: color, sources: sources)
    for note in notes {
      text += Self.report(.note, at: note.position, note.message, color: color, sources: sources)
    }
    return text
  }

  private static func report(
    _ severity: Severity, at position: TextPosition, _ message: String, color: Bool,
    sources: (String) -> [UInt8]?
  ) -> String {
    func styled(_ text: String, _ code: String) -> String {
      color ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;36"
      }
    var text = styled(printable(position.description) + ":", "1")
    text += " " + styled(severity.rawValue + ":", code) + " " + printable(message) + "\n"
    if let source = sources(position.file), let excerpt = SourceExcerpt(of: source, at: position) {
      text += "  " + excerpt.line + "\n  " + excerpt.indent + styled("^", "1;32") + "\n"
    }
    return text
  }
}

/// A line of a text, cut to a terminal's width, and the indentation of a caret below one column.
private struct SourceExcerpt {
  var line: String
  var indent: String

  private static let width = 96

  init?(of bytes: [UInt8], at position: TextPosition) {
    guard position.line > 0, position.column > 0 else { return nil }
    var lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: position.line, omittingEmptySubsequences: false
    )[...]
    lines = lines.dropFirst(position.line - 1)
    guard var found = lines.first else { return nil }
    if found.last == UInt8(ascii: "\r") { found.removeLast() }
    let scalars = Array(String(decoding: found, as: UTF8.self).unicodeScalars)
    let column = min(position.column - 1, scalars.count)
    // The caret stays visible, with more context before it than after it.
    let start = scalars.count <= Self.width ? 0 : max(0, column - Self.width * 2 / 3)
    let end = min(scalars.count, start + Self.width)
    line = start > 0 ? "…" : ""
    indent = start > 0 ? " " : ""
    for (index, scalar) in zip(start..., scalars[start..<end]) {
      let shown = scalar == "\t" ? " " : scalar.isControl ? "\u{fffd}" : String(scalar)
      line += shown
      if index < column {
        // What is shown in place of a control character takes up a cell.
        indent += String(repeating: " ", count: scalar.isControl ? 1 : Self.cells(scalar))
      }
    }
    if end < scalars.count { line += "…" }
  }

  /// How many terminal cells a scalar takes up.
  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff,
      0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
