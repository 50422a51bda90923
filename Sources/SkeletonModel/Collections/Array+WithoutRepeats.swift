extension Array where Element: Hashable {
  /// Each element once, where it was first met.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
