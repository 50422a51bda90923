/// The namespaces a bare word may be looked up in.
enum TokenSpace: String, Hashable, Sendable, CaseIterable {
  case colors, spacing, sizes, radii, fonts, icons

  /// What one of its entries is called in a message.
  var noun: String {
    switch self {
    case .colors: "colour"
    case .spacing: "spacing token"
    case .sizes: "sizes token"
    case .radii: "radii token"
    case .fonts: "type style"
    case .icons: "icon"
    }
  }
}

/// An app's design system: tokens, components, shimmer and defaults.
///
/// Entries stay trees until they are used, so that a run pays only for what it uses, and a colour
/// is chosen for the current variant.
struct Theme: Sendable {
  var name = ""
  /// Its own; `BaseTokens` has the others of a theme that extends `ios`.
  private var tokens = TokenTable()
  var extendsBase = false
  var components: [String: Tree] = [:]
  var defaults: [String: [Tree.Entry]] = [:]
  /// Narrowest first.
  var widthClasses: [WidthClass] = []
  var shimmer: Tree?
  /// In the order in which they were declared.
  var errors: [ErrorCase] = []
  /// Key by key.
  var lifecycle: [String: Tree] = [:]
  /// Key by key.
  var announcements: [String: Tree] = [:]

  struct WidthClass: Hashable, Sendable {
    var name: String
    var least: Double
  }

  subscript(space: TokenSpace) -> [String: Tree] {
    let own = tokens[space]
    return extendsBase ? BaseTokens.all(space).merging(own) { $1 } : own
  }

  subscript(space: TokenSpace, name: String) -> Tree? {
    tokens[space][name] ?? (extendsBase ? BaseTokens.token(space, name) : nil)
  }

  /// The tokens of each space. No dictionary by space: Swift takes longer to find out what that
  /// would be than to read a theme.
  private struct TokenTable {
    private var spaces = TokenSpace.allCases.map { _ in [String: Tree]() }

    subscript(space: TokenSpace) -> [String: Tree] {
      get { spaces[space.place] }
      set { spaces[space.place] = newValue }
    }
  }
}

extension TokenSpace {
  /// Its place among all spaces.
  fileprivate var place: Int {
    switch self {
    case .colors: 0
    case .spacing: 1
    case .sizes: 2
    case .radii: 3
    case .fonts: 4
    case .icons: 5
    }
  }
}

extension Theme {
  /// This theme with another's entries over its own: a section entry by entry, an entry whole,
  /// but the width classes all together.
  func layered(with tree: Tree) -> Theme {
    var theme = self
    // Wherever in the theme the key stands.
    if tree["inheritsErrors"]?.scalar?.text == "false" { theme.errors = [] }
    for entry in tree.entries ?? [] {
      let entries = entry.value.entries ?? []
      if let space = TokenSpace(rawValue: entry.key) {
        if space == .fonts { theme.keepReplaced(fonts: entries) }
        theme.tokens[space].override(with: entries)
        continue
      }
      switch entry.key {
      case "title": theme.name = entry.value.scalar?.text ?? theme.name
      case "components": theme.components.override(with: entries)
      case "lifecycle": theme.lifecycle.override(with: entries)
      case "announcements": theme.announcements.override(with: entries)
      case "shimmer": theme.shimmer = entry.value
      case "defaults":
        for kind in entries { theme.defaults[kind.key] = kind.value.entries ?? [] }
      case "errors":
        for error in entries.map(ErrorCase.init) {
          if let index = theme.errors.firstIndex(where: { $0.name == error.name }) {
            theme.errors[index] = error
          } else {
            theme.errors.append(error)
          }
        }
      case "widthClasses": theme.replace(widthClasses: entries)
      default: break
      }
    }
    return theme
  }

  /// Marks the name of a style that another one of the same name has replaced; not a valid name in
  /// a file.
  static let replacedMark = "^"

  private mutating func keepReplaced(fonts entries: [Tree.Entry]) {
    for entry in entries {
      guard (entry.value["relativeTo"]?.scalar?.text ?? "body") == entry.key,
        let old = self[.fonts, entry.key]
      else { continue }
      // Only the outermost of several layers is kept: it is the one with the table.
      if self[.fonts, entry.key + Self.replacedMark] == nil {
        tokens[.fonts][entry.key + Self.replacedMark] = old
      }
    }
  }

  /// A theme's own classes replace all that it inherits: two of one least width would not both
  /// hold, and which of them does would be a matter of their names.
  private mutating func replace(widthClasses entries: [Tree.Entry]) {
    widthClasses = entries.compactMap { entry in
      guard let scalar = entry.value.scalar, case .value(let least) = Number.read(scalar) else {
        return nil
      }
      return WidthClass(name: entry.key, least: least)
    }
    widthClasses.sort { ($0.least, $0.name) < ($1.least, $1.name) }
  }
}

extension [String: Tree] {
  fileprivate mutating func override(with entries: [Tree.Entry]) {
    for entry in entries { self[entry.key] = entry.value }
  }
}
