/// The rows of a stage, in chunks that stages share: from a cause to the next few rows change, and a
/// run keeps all of its stages.
package struct StagedRows: Hashable, Sendable {
  private static let length = 32

  /// Of this many each, but for the last.
  private var chunks: [[LoadingStage.Row]]
  package let endIndex: Int

  package init(_ rows: [LoadingStage.Row] = []) {
    chunks = stride(from: 0, to: rows.count, by: Self.length).map { start in
      Array(rows[start..<Swift.min(start + Self.length, rows.count)])
    }
    endIndex = rows.count
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
}

extension StagedRows: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }

  package subscript(index: Int) -> LoadingStage.Row {
    // Lent, since a row is large and mostly asked for one of its values.
    _read { yield chunks[index / Self.length][index % Self.length] }
    _modify { yield &chunks[index / Self.length][index % Self.length] }
  }
}
