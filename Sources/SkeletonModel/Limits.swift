/// The largest values that a description may have. A message that refuses one states the limit.
package enum Limits {
  /// Nesting depth of nodes, after components are expanded.
  package static let depth = 128
  /// Number of nodes on a screen, after repeats and components are expanded.
  package static let nodes = 100_000
  /// Number of nodes in all branches of a screen's `when`s together, of which only some are shown.
  package static let branchedNodes = 400_000
  /// Length in points.
  package static let length = 100_000.0
  /// A place in shares of a shape: that of a light which crosses a screen, in a shape of a point.
  package static let share = 10_000.0
  /// Width or height of a picture in pixels.
  package static let side = 16_384
  /// Pixels of a frame.
  package static let pixels = 64_000_000
  /// Points of an em: apps set what is to become as large as its room in a thousand and more.
  package static let fontSize = 2_000.0
  /// Characters of one text.
  package static let text = 10_000
  /// Bytes of all texts on a screen together: shaping text is the most expensive work for a node.
  package static let texts = 100_000
  /// The minimum that each text counts towards `texts`, however short it is.
  package static let shortestText = 20
  package static let references = 300_000
  /// Length of a chain of tokens that refer to each other.
  package static let tokens = 64
}
