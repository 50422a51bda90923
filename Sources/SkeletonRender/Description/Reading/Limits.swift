/// What a description may ask for; each is named in the message that refuses.
public enum Limits {
  /// Nodes inside each other, once components stand where they are used.
  public static let depth = 128
  /// Nodes on a screen, once repeats and components are written out.
  public static let nodes = 100_000
  /// Points.
  public static let length = 100_000.0
  /// Pixels a side.
  public static let side = 16_384
  /// Pixels a frame.
  public static let pixels = 64_000_000
  /// Characters of a text.
  public static let text = 10_000
  /// Bytes of all texts on a screen: shaping is the dearest thing a node can ask for.
  public static let texts = 100_000
  /// What a text counts at least, however short it is.
  static let shortestText = 20
  static let references = 300_000
  /// Tokens that stand for each other, one after another.
  static let tokens = 64
}
