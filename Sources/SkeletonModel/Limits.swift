/// What a description may ask for; each is named in the message that refuses.
package enum Limits {
  /// Nodes inside each other, once components stand where they are used.
  package static let depth = 128
  /// Nodes on a screen, once repeats and components are written out.
  package static let nodes = 100_000
  /// Points.
  package static let length = 100_000.0
  /// Pixels a side.
  package static let side = 16_384
  /// Pixels a frame.
  package static let pixels = 64_000_000
  /// Characters of a text.
  package static let text = 10_000
  /// Bytes of all texts on a screen: shaping is the dearest thing a node can ask for.
  package static let texts = 100_000
  /// What a text counts at least, however short it is.
  package static let shortestText = 20
  package static let references = 300_000
  /// Tokens that stand for each other, one after another.
  package static let tokens = 64
}
