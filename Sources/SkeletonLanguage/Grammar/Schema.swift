/// The shape of a value as far as an editor can check it without knowing the theme.
indirect enum Schema: Hashable, Sendable {
  /// Text that matches a pattern.
  case word(pattern: String)
  /// One of these words.
  case words([String])
  case number(from: Double?, to: Double?)
  case whole(from: Int, to: Int)
  case bool
  /// Any scalar; editors resolve `no` and `2016` before they check.
  case text
  case list(Schema, atLeast: Int, atMost: Int? = nil)
  /// A map with names of the author's choosing, or some of those listed.
  case names(Schema, among: [String] = [])
  /// A map with just this key.
  case oneKey(String, Schema)
  /// What `Grammar` knows by this name: a map in full or in its short form, a node, an event.
  case defined(String)
  case any([Schema])
  case anything
}

extension Schema {
  /// A parameter, in a scalar of its own or within its text.
  static let reference = Schema.word(pattern: "\\$[A-Za-z]")
}
