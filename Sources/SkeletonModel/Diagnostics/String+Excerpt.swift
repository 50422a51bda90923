extension String {
  /// A text as messages name it: a long one by its beginning.
  package var excerpt: String { count > 40 ? prefix(39) + "…" : self }
}
