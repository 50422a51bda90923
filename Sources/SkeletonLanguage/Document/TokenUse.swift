import SkeletonModel

/// What the texts of a document and of its own themes declare, and which words they use.
///
/// It goes by words alone: a word that is used anywhere may mean any token of that name. So a token
/// that is said to be unused is.
package struct TokenUse: Sendable {
  package struct Declared: Hashable, Sendable {
    /// What it is called in a message.
    package var kind: String
    package var name: String
    package var position: TextPosition
    /// Whether other documents may use it: it is in a theme's file.
    package var isShared: Bool
    /// Whether it is used as `$name` alone.
    fileprivate var isParameter: Bool
  }

  /// A colour that is written out.
  package struct Literal: Hashable, Sendable {
    package var text: String
    package var token: String
    package var position: TextPosition
    /// Whether it is in a theme's file.
    package var isShared: Bool
  }

  package private(set) var declared: [Declared] = []
  package private(set) var literals: [Literal] = []
  /// The files of its own themes.
  package private(set) var themes: Set<String> = []
  private var words: Set<String> = []
  private var references: Set<String> = []

  package func uses(_ one: Declared) -> Bool {
    (one.isParameter ? references : words).contains(one.name)
  }
}

extension Document {
  package var tokenUse: TokenUse { TokenUse(written, ownThemes, theme) }

  /// What the parts of its screens may be called that have no name of their own.
  package var componentNames: Set<String> {
    Set(theme.components.keys).union((written["components"]?.entries ?? []).map(\.key))
  }
}

extension TokenUse {
  fileprivate init(_ document: Tree, _ ownThemes: [Tree], _ theme: Theme) {
    let file = document.spot.source.name
    note(document)
    for tree in ownThemes {
      let isShared = tree.spot.source.name != file
      if isShared {
        note(tree)
        themes.insert(tree.spot.source.name)
      }
      let bases = Self.bases(of: tree)
      for space in TokenSpace.allCases {
        for entry in tree[space.rawValue]?.entries ?? []
        where !bases.contains(where: { $0[space, entry.key] != nil }) {
          declare(space.noun, entry, isShared: isShared)
        }
      }
      for entry in tree["components"]?.entries ?? []
      where !bases.contains(where: { $0.components[entry.key] != nil }) {
        declare("component", entry, isShared: isShared)
      }
    }
    for entry in document["components"]?.entries ?? [] {
      declare("component", entry, isShared: false)
    }
    for entry in document["parameters"]?.entries ?? [] {
      declare("parameter", entry, isShared: false, isParameter: true)
    }
    let colors = Self.colors(of: theme)
    // Where tokens get their values is not looked at.
    for tree in [document] + ownThemes.filter({ $0.spot.source.name != file }) {
      for entry in tree.entries ?? [] where !["theme", "colors"].contains(entry.key) {
        noteLiterals(
          entry.value, under: entry.key, colors, isShared: tree.spot.source.name != file)
      }
    }
  }

  /// The built-in themes that a theme may stand on: their components use tokens by names that it may
  /// give values of its own.
  private static func bases(of tree: Tree) -> [Theme] {
    let word = tree["extends"]?.scalar?.text ?? BuiltInTheme.ios.rawValue
    // What another file stands on is not known here.
    return (BuiltInTheme(rawValue: word).map { [$0] } ?? BuiltInTheme.allCases)
      .compactMap(ThemeLoader.builtIn)
  }

  private mutating func declare(
    _ kind: String, _ entry: Tree.Entry, isShared: Bool, isParameter: Bool = false
  ) {
    declared.append(
      Declared(
        kind: kind, name: entry.key, position: entry.keySpot.position, isShared: isShared,
        isParameter: isParameter))
  }

  /// Notes all words of a text, keys apart.
  private mutating func note(_ tree: Tree) {
    var waiting = [tree]
    while let tree = waiting.popLast() {
      switch tree.value {
      case .scalar(let scalar):
        var word = ""
        var isReference = false
        for character in scalar.text + " " {
          if character.isLetter || character.isNumber || "._-".contains(character) {
            word.append(character)
            continue
          }
          if !word.isEmpty {
            words.insert(word)
            // A colour may be said to be as it is in an appearance: `label.dark`.
            if let named = Appearance.named(by: word) { words.insert(named.token) }
            if isReference { references.insert(String(word.prefix { $0 != "." && $0 != "-" })) }
          }
          word = ""
          isReference = character == "$"
        }
      case .list(let items): waiting += items
      case .map(let entries):
        waiting += entries.map(\.value)
      }
    }
  }

  /// The colours that are one value in every variant, by that value.
  private static func colors(of theme: Theme) -> [String: String] {
    var colors: [String: String] = [:]
    for (name, tree) in theme[.colors].sorted(by: { $0.key < $1.key }) {
      guard let text = tree.scalar?.text, let value = normalized(text) else { continue }
      colors[value] = colors[value] ?? name
    }
    return colors
  }

  /// A colour as digits, however it is spelt; nil for anything else, and for black and white, which
  /// mean themselves.
  private static func normalized(_ text: String) -> String? {
    guard text.hasPrefix("#"), let color = Color(hex: text.dropFirst()) else { return nil }
    let digits = color.written
    return ["#000000", "#ffffff"].contains(digits) ? nil : digits
  }

  private mutating func noteLiterals(
    _ tree: Tree, under key: String, _ colors: [String: String], isShared: Bool
  ) {
    var waiting: [(tree: Tree, key: String)] = [(tree, key)]
    while let (tree, key) = waiting.popLast() {
      switch tree.value {
      case .scalar(let scalar):
        // A text may say what it likes.
        guard !["text", "value", "title"].contains(key),
          let value = Self.normalized(scalar.text), let token = colors[value]
        else { continue }
        literals.append(
          Literal(
            text: scalar.text, token: token, position: tree.spot.position, isShared: isShared))
      case .list(let items): waiting += items.reversed().map { ($0, key) }
      case .map(let entries): waiting += entries.reversed().map { ($0.value, $0.key) }
      }
    }
  }
}
