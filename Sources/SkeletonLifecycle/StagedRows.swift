import SkeletonModel

/// The rows of a stage, in chunks that stages share: from a cause to the next few rows change, and a
/// run keeps all of its stages.
package struct StagedRows: Hashable, Sendable {
  /// Of `length` rows each, but for the last.
  private var chunks: [Chunk]
  package let endIndex: Int

  package init(_ rows: [LoadingStage.Row] = []) {
    chunks = stride(from: 0, to: rows.count, by: Self.length).map { start in
      Chunk(Array(rows[start..<Swift.min(start + Self.length, rows.count)]))
    }
    endIndex = rows.count
  }
}

extension StagedRows {
  /// What is known of rows without looking at each: who asks after every event for the few among many
  /// that are something would look at all of them as often as there are events.
  package enum Mark: CaseIterable {
    case waiting, held, loaded, failed, shimmering
    /// Going to be a placeholder when nothing fades any more.
    case placeholder
  }

  /// So many that a bit for each fits into a word.
  private static let length = UInt64.bitWidth

  private struct Chunk: Hashable, Sendable {
    var rows: [LoadingStage.Row]
    private var waiting: UInt64 = 0
    private var held: UInt64 = 0
    private var loaded: UInt64 = 0
    private var failed: UInt64 = 0
    private var shimmering: UInt64 = 0
    private var placeholder: UInt64 = 0

    init(_ rows: [LoadingStage.Row]) {
      self.rows = rows
      for place in rows.indices { mark(place) }
    }

    /// The rows that are something, by the bits of their places.
    subscript(mark: Mark) -> UInt64 {
      get {
        switch mark {
        case .waiting: waiting
        case .held: held
        case .loaded: loaded
        case .failed: failed
        case .shimmering: shimmering
        case .placeholder: placeholder
        }
      }
      set {
        switch mark {
        case .waiting: waiting = newValue
        case .held: held = newValue
        case .loaded: loaded = newValue
        case .failed: failed = newValue
        case .shimmering: shimmering = newValue
        case .placeholder: placeholder = newValue
        }
      }
    }

    /// Notes what a row has become.
    mutating func mark(_ place: Int) {
      let bit: UInt64 = 1 << place
      for mark in Mark.allCases { self[mark] &= ~bit }
      if rows[place].shimmers { shimmering |= bit }
      if rows[place].outcome == .skeleton { placeholder |= bit }
      switch rows[place].status {
      case .absent: break
      case .waiting: waiting |= bit
      case .held: held |= bit
      case .loaded: loaded |= bit
      case .failed: failed |= bit
      }
    }
  }
}

extension StagedRows: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }

  package subscript(index: Int) -> LoadingStage.Row {
    // Lent, since a row is large and mostly asked for one of its values.
    _read { yield chunks[index / Self.length].rows[index % Self.length] }
    _modify {
      defer { chunks[index / Self.length].mark(index % Self.length) }
      yield &chunks[index / Self.length].rows[index % Self.length]
    }
  }
}

extension StagedRows {
  /// The rows of the chunks that are not what they are in other rows: all, where there are more or fewer.
  package func indices(changedSince others: StagedRows) -> [Range<Int>] {
    guard endIndex == others.endIndex else { return [0..<endIndex] }
    return chunks.indices.filter { chunks[$0] != others.chunks[$0] }.map { chunk in
      chunk * Self.length..<Swift.min((chunk + 1) * Self.length, endIndex)
    }
  }

  /// Where the row of a number stands: they are in the order of their numbers, without gaps.
  package func index(of number: Int) -> Int? {
    let index = number - (first?.id ?? 0)
    return indices.contains(index) ? index : nil
  }

  /// Not where there is no row.
  func `is`(_ mark: Mark, at index: Int) -> Bool {
    index >= 0 && index < endIndex
      && chunks[index / Self.length][mark] & 1 << (index % Self.length) != 0
  }

  package func contains(_ mark: Mark) -> Bool {
    chunks.contains { $0[mark] != 0 }
  }

  /// Those that are something.
  func indices(_ mark: Mark) -> RowNumbers {
    RowNumbers(words: chunks.map { $0[mark] })
  }

  /// The numbers of those that are something and that the content has.
  func numbers(_ mark: Mark) -> RowNumbers {
    let first = first?.id ?? 0
    return first == 0
      ? indices(mark) : RowNumbers(indices(mark).map { first + $0 }.filter { $0 >= 0 })
  }

  /// When the placeholder of a row stands there.
  func turn(at index: Int) -> Microseconds {
    chunks[index / Self.length].rows[index % Self.length].turn
  }
}

/// Numbers from 0 on of some of the rows, a bit for each row: where they arrive one by one, a run keeps as
/// many of these as there are rows.
package struct RowNumbers: Hashable, Sendable {
  private var words: [UInt64]

  fileprivate init(words: [UInt64]) {
    self.words = words
    while self.words.last == 0 { self.words.removeLast() }
  }

  /// - Parameter numbers: In order, none below 0.
  package init(_ numbers: [Int]) {
    words = Array(repeating: 0, count: numbers.last.map { $0 / UInt64.bitWidth + 1 } ?? 0)
    for number in numbers { words[number / UInt64.bitWidth] |= 1 << (number % UInt64.bitWidth) }
  }

  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
  package var isEmpty: Bool { words.isEmpty }
}

extension RowNumbers: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate let words: [UInt64]
    fileprivate var place = 0
    /// Those of the word that are still to come.
    fileprivate var left: UInt64

    package mutating func next() -> Int? {
      while left == 0 {
        place += 1
        guard place < words.count else { return nil }
        left = words[place]
      }
      defer { left &= left - 1 }
      return place * UInt64.bitWidth + left.trailingZeroBitCount
    }
  }

  /// In order.
  package func makeIterator() -> Iterator { Iterator(words: words, left: words.first ?? 0) }
}
