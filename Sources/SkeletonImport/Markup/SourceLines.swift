import SkeletonModel

/// A text somebody wrote, as bytes, with the places of its lines.
struct SourceLines: Sendable {
  let file: String
  let bytes: [UInt8]
  private let starts: [Int]

  init(file: String, text: String) {
    self.file = file
    bytes = Array(text.utf8)
    var starts = [0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    self.starts = starts
  }

  /// The place of a byte; columns count scalars.
  func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = max(starts.partitioningIndex { $0 > offset }, 1)
    let column = bytes[starts[line - 1]..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return TextPosition(file: file, line: line, column: column)
  }

  /// What stands in a range, in one line and not too long.
  func excerpt(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    let words = String(decoding: bytes[range].prefix(400), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(57) + "…" : words
  }
}

/// What could not be carried over, and what was done in its place.
package struct ImportNote: Hashable, Sendable {
  package var position: TextPosition
  /// As it is written.
  package var value: String
  package var outcome: String

  package var diagnostic: Diagnostic {
    Diagnostic(.warning, at: position, value.isEmpty ? outcome : "\(value): \(outcome)")
  }
}

/// The notes on a file while it is read.
struct ImportNotes {
  let lines: SourceLines
  private(set) var items: [ImportNote] = []
  private var seen: Set<ImportNote> = []
  /// More than this nobody reads, and a hostile file could have millions.
  private static let most = 1000

  init(_ lines: SourceLines) { self.lines = lines }

  mutating func add(at offset: Int, _ value: String, _ outcome: String) {
    guard items.count < Self.most else { return }
    let note = ImportNote(position: lines.position(at: offset), value: value, outcome: outcome)
    if seen.insert(note).inserted { items.append(note) }
  }

  mutating func add(at position: TextPosition, _ value: String, _ outcome: String) {
    guard items.count < Self.most else { return }
    let note = ImportNote(position: position, value: value, outcome: outcome)
    if seen.insert(note).inserted { items.append(note) }
  }
}
