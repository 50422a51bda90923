import SkeletonModel

/// The text of a file, kept so that a message can show one of its lines.
package final class SourceText: Sendable {
  /// The path as the user gave it.
  package let name: String
  package let text: String
  /// Where its paths lead; nil for a text that was not read from a file.
  let beside: FilesBeside?
  /// Where each line begins, in bytes: found once, because many messages may ask.
  private let lineStarts: [Int]

  package init(name: String, text: String, beside: FilesBeside? = nil) {
    self.name = name
    self.text = text
    self.beside = beside
    var starts = [0]
    // In an array, because a string's bytes take several times as long.
    let bytes = Array(text.utf8)
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// A line, counted from 1, without its end.
  package func line(_ number: Int) -> Substring? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let end =
      number < lineStarts.count
      ? utf8.index(utf8.startIndex, offsetBy: lineStarts[number] - 1) : utf8.endIndex
    let line = text[start..<end]
    return line.utf8.last == UInt8(ascii: "\r") ? Substring(line.utf8.dropLast()) : line
  }

  var lineCount: Int { lineStarts.count }

  /// Some lines, with their ends.
  package func text(ofLines lines: Range<Int>) -> Substring {
    let utf8 = text.utf8
    func start(of line: Int) -> String.Index {
      line > lineCount
        ? utf8.endIndex : utf8.index(utf8.startIndex, offsetBy: lineStarts[max(line, 1) - 1])
    }
    return text[start(of: lines.lowerBound)..<start(of: lines.upperBound)]
  }

  /// The byte that a line begins with.
  func start(ofLine line: Int) -> Int { lineStarts[line - 1] }

  /// The first line that a merge with a conflict has left, if any.
  var conflict: Spot? {
    let utf8 = Array(text.utf8)
    let marks = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }
    let line = lineStarts.firstIndex { start in
      let begin = utf8[start...].prefix(8)
      return marks.contains { $0.first == begin.first && begin.elementsEqual($0) }
    }
    return line.map { Spot(self, line: $0 + 1, column: 1) }
  }

  /// The place of a byte.
  func spot(atByte offset: Int) -> Spot {
    let line = max(lineStarts.partitioningIndex { $0 > offset }, 1)
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[line - 1])
    let end = utf8.index(start, offsetBy: offset - lineStarts[line - 1], limitedBy: utf8.endIndex)
    // Columns count scalars: continuation bytes do not count.
    let column = utf8[start..<(end ?? utf8.endIndex)].count { $0 & 0xC0 != 0x80 } + 1
    return Spot(self, line: line, column: column)
  }
}

/// A place in a source; a `TextPosition` that still knows the text.
package struct Spot: Hashable, Sendable {
  package let source: SourceText
  package let line: Int32
  let column: Int32

  package init(_ source: SourceText, line: Int, column: Int) {
    self.source = source
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  package var position: TextPosition {
    TextPosition(file: source.name, line: Int(line), column: Int(column))
  }

  package static func == (a: Spot, b: Spot) -> Bool {
    a.source === b.source && a.line == b.line && a.column == b.column
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
