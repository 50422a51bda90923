extension Array where Element: Hashable {
  /// The first of each, in order.
  var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
