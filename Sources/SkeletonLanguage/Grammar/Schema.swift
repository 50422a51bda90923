/// What an editor can check of a value, and what it can propose once it knows the theme.
indirect enum Schema: Hashable, Sendable {
  /// Text that matches a pattern.
  case word(pattern: String)
  /// A name that the theme declares.
  case named(ThemeNames)
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

/// Names that a theme declares, by what they are of.
enum ThemeNames: Hashable, Sendable {
  case token(TokenSpace)
  case component, widthClass

  /// The definition in a schema that has them.
  var definition: String {
    switch self {
    case .token(let space): "theme." + space.rawValue
    case .component: "theme.components"
    case .widthClass: "theme.widthClasses"
    }
  }

  /// What is true of all of them, whatever the theme.
  var pattern: String {
    switch self {
    case .token(.colors): "^" + Schema.namePattern + "( *@ *[0-9.]+)?$"
    case .token, .component, .widthClass: "^" + Schema.namePattern + "$"
    }
  }
}

extension Schema {
  static func token(_ space: TokenSpace) -> Schema { .named(.token(space)) }

  /// A scalar that is a parameter or contains one.
  static let reference = Schema.word(pattern: "\\$[A-Za-z]")
}
