extension Array where Element: Hashable {
  /// The first of each, in order.
  public var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
