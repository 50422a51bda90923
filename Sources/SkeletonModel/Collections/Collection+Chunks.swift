extension RandomAccessCollection where Index == Int {
  /// The elements in their order, so many at a time; the last part may have fewer.
  package func chunks(of size: Int) -> [SubSequence] {
    stride(from: startIndex, to: endIndex, by: size).map {
      self[$0..<Swift.min($0 + size, endIndex)]
    }
  }
}
