extension Array where Element: Hashable {
  /// The elements without duplicates, each at the position of its first occurrence.
  package var withoutRepeats: [Element] {
    // To compare a few takes less than to make a set's type.
    guard count > 16 else {
      return reduce(into: []) { kept, one in if !kept.contains(one) { kept.append(one) } }
    }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
