extension Array where Element: Hashable {
  /// The elements without duplicates, each at the position of its first occurrence.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
