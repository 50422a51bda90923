/// A file as it was read, kept so that a message can show the line it speaks of.
public final class SourceText: Sendable {
  /// The file as the user named it.
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// A line, counted from 1, without its end.
  public func line(_ number: Int) -> Substring? {
    let lines = text.split(
      separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return nil }
    let line = lines[number - 1]
    return line.hasSuffix("\r") ? line.dropLast() : line
  }
}

/// A place in a source; a `TextPosition` that still knows the text.
struct Spot: Hashable, Sendable {
  let source: SourceText
  let line: Int32
  let column: Int32

  init(_ source: SourceText, line: Int, column: Int) {
    self.source = source
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  var position: TextPosition {
    TextPosition(file: source.name, line: Int(line), column: Int(column))
  }

  static func == (a: Spot, b: Spot) -> Bool {
    a.source === b.source && a.line == b.line && a.column == b.column
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
