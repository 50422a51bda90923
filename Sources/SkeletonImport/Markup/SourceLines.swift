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

  /// The places of bytes in ascending order, each found from the one before.
  func positions(at offsets: [Int]) -> [TextPosition] {
    var positions: [TextPosition] = []
    var last = 0
    for offset in offsets {
      guard let before = positions.last, offset < bytes.count,
        offset < (starts.count > before.line ? starts[before.line] : .max)
      else {
        positions.append(position(at: offset))
        last = min(max(offset, 0), bytes.count)
        continue
      }
      var next = before
      next.column += bytes[last..<offset].count { $0 & 0xC0 != 0x80 }
      positions.append(next)
      last = offset
    }
    return positions
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
  private struct Entry: Hashable {
    /// A byte, or a place where another reader knows it.
    var offset: Int
    var position: TextPosition?
    var value: String
    var outcome: String
  }

  let lines: SourceLines
  private var entries: [Entry] = []
  private var seen: Set<Entry> = []
  /// More than this nobody reads, and a hostile file could have millions.
  private static let most = 1000

  init(_ lines: SourceLines) { self.lines = lines }

  mutating func add(at offset: Int, _ value: String, _ outcome: String) {
    add(Entry(offset: max(offset, 0), value: value, outcome: outcome))
  }

  mutating func add(at position: TextPosition, _ value: String, _ outcome: String) {
    add(Entry(offset: 0, position: position, value: value, outcome: outcome))
  }

  mutating func add(_ others: ImportNotes) {
    for entry in others.entries { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    guard entries.count < Self.most, seen.insert(entry).inserted else { return }
    entries.append(entry)
  }

  /// All of them in the order of the text. Places are looked up once, at the end: a line may be as
  /// long as its file.
  var sorted: [ImportNote] {
    let placed = entries.enumerated().filter { $0.element.position == nil }.sorted { a, b in
      (a.element.offset, a.offset) < (b.element.offset, b.offset)
    }.map(\.element)
    var notes = zip(placed, lines.positions(at: placed.map(\.offset))).map { entry, position in
      ImportNote(position: position, value: entry.value, outcome: entry.outcome)
    }
    for entry in entries {
      guard let position = entry.position else { continue }
      notes.append(ImportNote(position: position, value: entry.value, outcome: entry.outcome))
    }
    return notes.enumerated().sorted { a, b in
      (a.element.position.line, a.element.position.column, a.offset)
        < (b.element.position.line, b.element.position.column, b.offset)
    }.map(\.element)
  }

  /// The first one that is about no value.
  var firstTrouble: ImportNote? {
    entries.first { $0.value.isEmpty }.map { entry in
      ImportNote(
        position: entry.position ?? lines.position(at: entry.offset), value: "",
        outcome: entry.outcome)
    }
  }
}
