import SkeletonModel

/// The names that a project's themes declare, each with what it stands for, in words.
package struct ThemeVocabulary: Sendable {
  struct Entry: Sendable {
    var name: String
    var says: String
  }

  /// In the order of their names.
  private(set) var entries: [ThemeNames: [Entry]] = [:]

  subscript(names: ThemeNames) -> [Entry] { entries[names] ?? [] }

  /// - Parameter documents: Those of the project: they may name themes of their own.
  package init(_ project: Project, _ documents: [Document]) {
    self.init([project.loadedTheme] + documents.map(\.theme))
  }

  /// Where several themes declare a name, the first says what it stands for.
  init(_ themes: [Theme]) {
    var seen: [ThemeNames: Set<String>] = [:]
    for theme in themes {
      let described = DescribedTheme(theme)
      for names in ThemeNames.all {
        for name in described.names(names).sorted()
        where seen[names, default: []].insert(name).inserted {
          entries[names, default: []].append(Entry(name: name, says: described.says(name, names)))
        }
      }
    }
    for names in entries.keys { entries[names]?.sort { $0.name < $1.name } }
  }
}

extension ThemeNames {
  static let all = TokenSpace.allCases.map(Self.token) + [.component, .widthClass]

  /// What all of them are, for editors.
  var says: String {
    switch self {
    case .token(.colors): "One of the theme's colours."
    case .token(.spacing): "One of the theme's spaces."
    case .token(.sizes): "One of the theme's sizes."
    case .token(.radii): "One of the theme's radii."
    case .token(.fonts): "One of the theme's type styles."
    case .token(.icons): "One of the theme's icons."
    case .component: "One of the theme's components."
    case .widthClass: "One of the theme's width classes."
    }
  }
}

/// A theme with what its names stand for in each variant that they depend on.
private struct DescribedTheme {
  private let theme: Theme
  /// Light and dark, then the same with increased contrast.
  private let readings: [Reading]
  private let largest: Reading

  init(_ theme: Theme) {
    self.theme = theme
    readings = Contrast.allCases.flatMap { contrast in
      Appearance.allCases.map { appearance in
        var variant = Variant()
        (variant.appearance, variant.contrast) = (appearance, contrast)
        return Reading(theme: theme, variant: variant)
      }
    }
    var large = Variant()
    large.type = .ax5
    largest = Reading(theme: theme, variant: large)
  }

  func names(_ names: ThemeNames) -> [String] {
    switch names {
    // Not what marks a replaced style.
    case .token(let space): theme[space].keys.filter(Name.isValid)
    case .component: Array(theme.components.keys)
    case .widthClass: theme.widthClasses.map(\.name)
    }
  }

  func says(_ name: String, _ names: ThemeNames) -> String {
    switch names {
    case .token(.colors): color(name)
    case .token(.fonts): font(name)
    case .token(.icons): "an icon"
    case .token(let space): length(theme[space, name])
    case .component: component(theme.components[name])
    case .widthClass:
      theme.widthClasses.first { $0.name == name }
        .map { "from \($0.least.shortestDecimal) pt" } ?? ""
    }
  }

  private func color(_ name: String) -> String {
    guard let tree = theme[.colors, name] else { return "" }
    let colors = readings.map { $0.color(token: name, tree, at: tree)?.written ?? "?" }
    let usual = pair(colors[0], colors[1])
    let increased = pair(colors[2], colors[3])
    return usual == increased ? usual : "\(usual); with increased contrast \(increased)"
  }

  private func pair(_ light: String, _ dark: String) -> String {
    light == dark ? light : "light \(light), dark \(dark)"
  }

  private func font(_ name: String) -> String {
    guard let tree = theme[.fonts, name],
      let usual = readings[0].typeStyle(token: name, tree, at: tree)?.font,
      let large = largest.typeStyle(token: name, tree, at: tree)?.font
    else { return "" }
    func size(_ font: Font) -> String {
      "\(font.size.threeDecimals)/\(font.leading.threeDecimals) pt"
    }
    return "\(usual.family) \(usual.weight.rawValue) \(size(usual))"
      + (size(usual) == size(large) ? ", never larger" : "; at ax5 \(size(large))")
  }

  private func length(_ tree: Tree?) -> String {
    guard let scalar = tree?.scalar else { return "" }
    guard case .value(let points) = Number.read(scalar) else { return scalar.text }
    return "\(points.shortestDecimal) pt"
  }

  private func component(_ tree: Tree?) -> String {
    let parameters = tree?["parameters"]?.entries ?? []
    guard !parameters.isEmpty else { return "without parameters" }
    let listed = parameters.map { entry in
      entry.value.isNull
        ? "\(entry.key) (required)"
        : entry.value.scalar.map { "\(entry.key) = \($0.text)" } ?? entry.key
    }
    return "with " + listed.joined(separator: ", ")
  }
}
