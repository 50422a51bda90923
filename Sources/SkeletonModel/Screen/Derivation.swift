/// What a node of the content becomes in a skeleton that is derived from it, where it says so itself.
package struct Derivation: Hashable, Sendable {
  package enum Shape: String, Hashable, Sendable, CaseIterable {
    /// It stays what it is, with all that is inside.
    case keep
    /// Its room stays, and nothing is seen of it.
    case hide
    /// One shape stands for it and all that is inside.
    case block
  }

  /// nil where its kind says what it becomes.
  package var shape: Shape?
  /// How many bars stand for a text, as wide as there is room; nil for as many as it has lines.
  package var lines: Int?
  /// How long the last bar is, as a share of the line that it stands for.
  package var ratio: Double?

  /// How many rows there are at its end; nil for as many as fill what scrolls.
  package var rows: Int?

  package init(shape: Shape? = nil, lines: Int? = nil, ratio: Double? = nil, rows: Int? = nil) {
    self.shape = shape
    self.lines = lines
    self.ratio = ratio
    self.rows = rows
  }
}
