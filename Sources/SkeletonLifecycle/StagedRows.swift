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

extension StagedRows: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }

  package subscript(index: Int) -> LoadingStage.Row {
    get { chunks[index / Self.length][index % Self.length] }
    _modify { yield &chunks[index / Self.length][index % Self.length] }
  }
}
