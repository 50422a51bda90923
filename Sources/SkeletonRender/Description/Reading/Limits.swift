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
  /// Texts on a screen, and their characters: shaping is the dearest thing a node can ask for.
  public static let texts = 5_000
  public static let screenText = 100_000
  static let references = 1_000_000
}
