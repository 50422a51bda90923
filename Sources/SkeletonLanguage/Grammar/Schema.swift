/// What an editor can check of a value without knowing the theme.
indirect enum Schema: Hashable, Sendable {
  /// Text that matches a pattern.
  case word(pattern: String)
  /// One of these words.
  case words([String])
  case number(from: Double?, to: Double?)
  case whole(from: Int, to: Int)
  case bool
  /// Any scalar, including `no` and `2016`, which YAML does not read as text.
  case text
  case list(Schema, atLeast: Int, atMost: Int? = nil)
  /// A map with any names, or with the listed ones only.
  case names(Schema, among: [String] = [])
  /// A map with this key only.
  case oneKey(String, Schema)
  /// A definition of `Grammar`: a map in full or in its short form, a node, an event.
  case defined(String)
  case any([Schema])
  case anything
}

extension Schema {
  /// A scalar that is a parameter or contains one.
  static let reference = Schema.word(pattern: "\\$[A-Za-z]")
}
