/// The shape of a value as far as an editor can check it without knowing the theme.
indirect enum Schema: Sendable {
  /// Text that matches a pattern.
  case word(pattern: String)
  /// One of these words.
  case words([String])
  case number(from: Double?, to: Double?)
  case whole(from: Int, to: Int)
  case bool
  /// Any scalar; editors resolve `no` and `2016` before they check.
  case text
  case list(Schema, atLeast: Int)
  /// A map with free names.
  case names(Schema)
  /// Exactly one of these keys.
  case oneKey([(String, Schema)])
  /// A map with fixed keys, or a kind of node, defined once by name.
  case defined(String)
  case any([Schema])
  case anything
}
