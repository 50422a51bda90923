extension RandomAccessCollection where Index == Int {
  /// The first index at which a condition becomes true, which it then is for all that follow; the
  /// end if it never does.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
