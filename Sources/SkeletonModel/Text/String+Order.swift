extension String {
  /// Whether it comes before another by its bytes: the same order on every machine, whatever its
  /// language.
  package func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
