import SkeletonModel

/// Where the values of a document's nodes come from: the places where they are written, and the
/// tokens that a key names.
///
/// It goes by the text as it is written, and is made only where something is to be explained.
package struct ValueSources: Sendable {
  /// A token of a theme of the project's own that a value may come from.
  package struct Token: Hashable, Sendable {
    /// What it is called in a message: `colour 'surface'`.
    package var name: String
    package var position: TextPosition

    package init(name: String, position: TextPosition) {
      self.name = name
      self.position = position
    }
  }

  /// A kind of value, and the keys that give it.
  package enum Property: String, Hashable, Sendable {
    case fill, color, background, border, separator, tint, track, stroke, shadow, padding, margin,
      spacing
    case width, height, size, radius, font, icon
  }

  private let theme: Theme
  /// Where each token of a theme of its own is declared.
  private var declared: [TokenSpace: [String: Spot]] = [:]
  /// What is written of each node, by the position of its kind.
  private var nodes: [TextPosition: (kind: Kind, value: Tree?)] = [:]
  private let canvas: (spot: Spot, value: Tree)?
  private let start: TextPosition
}

extension Document {
  package var valueSources: ValueSources { ValueSources(written, ownThemes, theme) }
}

extension ValueSources {
  fileprivate init(_ document: Tree, _ ownThemes: [Tree], _ theme: Theme) {
    self.theme = theme
    let entry = document.entries?.first { $0.key == "canvas" }
    canvas = entry.map { ($0.keySpot, $0.value) }
    start = document.entries?.first?.keySpot.position ?? document.spot.position
    for tree in ownThemes {
      for space in TokenSpace.allCases {
        for entry in tree[space.rawValue]?.entries ?? [] {
          declared[space, default: [:]][entry.key] = entry.keySpot
        }
      }
    }
    for entry in document.entries ?? [] { note(entry.value) }
    for component in theme.components.values { note(component) }
  }

  /// Notes all nodes in a part of a text.
  private mutating func note(_ tree: Tree) {
    var waiting = [tree]
    while let tree = waiting.popLast() {
      switch tree.value {
      case .scalar(let scalar):
        if let kind = Kind(rawValue: scalar.text) {
          nodes[tree.spot.position] = (kind, nil)
        }
      case .list(let items): waiting += items
      case .map(let entries):
        for entry in entries {
          if let kind = Kind(rawValue: entry.key) {
            nodes[entry.keySpot.position] = (kind, entry.value)
          }
          waiting.append(entry.value)
        }
      }
    }
  }
}

extension ValueSources {
  /// The tokens that a node has a value from, the one it names first; none where it is written out.
  ///
  /// - Parameters:
  ///   - parts: Of a value with keys of its own, those that count; nil for all.
  ///   - isStill: Whether nothing shimmers, so that placeholders have the theme's plain colour.
  package func tokens(
    of property: Property, _ parts: Set<String>? = nil, at node: NodeSite, isStill: Bool
  ) -> [Token] {
    guard let (kind, value) = nodes[node.position] else { return [] }
    var tokens: [Token] = []
    for (key, space) in property.keys(of: kind) {
      let form = KindForm[kind]
      let isOnly = form.map.principal == key && value?.entries == nil
      if let own = (isOnly ? value : value?[key]).map(node.scope.given) {
        if let parts, let entries = own.entries {
          tokens += entries.filter { parts.contains($0.key) }
            .flatMap { self.tokens(in: $0.value, space) }
        } else {
          tokens += self.tokens(in: own, space)
        }
      } else if let usual = theme.defaults[kind.rawValue]?.first(where: { $0.key == key }) {
        tokens += self.tokens(in: usual.value, space)
        let position = usual.keySpot.position
        if !BuiltInTheme.holds(position) {
          tokens.append(Token(name: "the default '\(key)' of \(kind.rawValue)", position: position))
        }
      } else if key == property.rawValue || property == .fill,
        let usual = form.map.key(key)?.fallback
      {
        tokens += self.tokens(named: usual, space)
      }
      if space == .colors, tokens.isEmpty, key == "fill", value?[key] == nil {
        tokens +=
          isStill ? self.tokens(named: "placeholder", .colors) : shimmerTokens(.base)
      }
    }
    return tokens.withoutRepeats
  }

  /// Where a property is written, and whether that is not at the node, but where the component that
  /// it is in is given a value; nil where the node has it from elsewhere, or it is in no file.
  ///
  /// - Parameters:
  ///   - key: A key of nodes, or the name of a property that several keys give.
  ///   - parts: Of a value with keys of its own, those that were changed; nil if that is not known.
  ///   - isChanged: Whether a part with this text was changed, where its key is not known.
  package func line(
    of key: String, _ parts: Set<String>? = nil, at node: NodeSite,
    where isChanged: (String) -> Bool = { _ in false }
  ) -> (position: TextPosition, isGiven: Bool)? {
    guard let (kind, value) = nodes[node.position], let value else { return nil }
    let keys = Self.keys(of: key, in: kind)
    let places = keys.compactMap { key -> (position: TextPosition, isGiven: Bool)? in
      let entry = value.entries?.first { $0.key == key }
      let isOnly = value.entries == nil && KindForm[kind].map.principal == key
      guard let own = entry?.value ?? (isOnly ? value : nil) else { return nil }
      let handed = node.scope.handed(own).value
      let part = Self.given(handed, node.scope.given(own), parts, where: isChanged)
      let given = part ?? handed
      let isGiven = given.spot != own.spot
      let spot = isGiven ? given.origin?.spot ?? given.spot : entry?.keySpot ?? own.spot
      return (spot.position, isGiven)
    }
    return places.first { !BuiltInTheme.holds($0.position) }
  }

  /// Where the source of an app's own view says a property of a node of it; nil where the node is.
  ///
  /// - Parameter key: As in ``line(of:_:at:where:)``.
  package static func place(of key: String, in node: Node) -> TextPosition? {
    node.places.isEmpty
      ? nil
      : (keys(of: key, in: node.kind) + (alikeKeys[key] ?? [])).lazy
        .compactMap { node.places[$0] }.first
  }

  /// Where the weight of a font is said, if something else says the font.
  package static func placeOfWeight(in node: Node) -> TextPosition? { node.places[Tree.weightKey] }

  /// Keys that stand where a property was said that is gone.
  private static let alikeKeys = [
    "radius": ["clip"], "corners": ["radius", "clip"], "offset": ["position"],
  ]

  /// The keys that give a property, which may be a key itself.
  private static func keys(of property: String, in kind: Kind) -> [String] {
    Property(rawValue: property)?.keys(of: kind).map(\.key) ?? [property]
  }

  /// The part of a value that was changed, if a component is given it; nil if that is the value's
  /// own, or it is not certain.
  ///
  /// - Parameter whole: The value with all that is given in it.
  private static func given(
    _ value: Tree, _ whole: Tree, _ parts: Set<String>?, where isChanged: (String) -> Bool
  ) -> Tree? {
    if let parts, let entries = value.entries, let others = whole.entries {
      let named = zip(entries, others).filter { parts.contains($0.0.key) }
      return named.count == 1 && named[0].0.value.spot != named[0].1.value.spot
        ? named[0].1.value : nil
    }
    return zip(value.leaves, whole.leaves).first { own, other in
      own.spot != other.spot && other.scalar.map { isChanged($0.text) } == true
    }?.1
  }

  /// What of a shimmer has tokens.
  package enum ShimmerPart {
    /// What is below its light.
    case base
    /// The stops of its light with these numbers.
    case stops(Set<Int>)
    /// All but what is below.
    case light
  }

  /// The tokens of the theme's shimmer.
  package func shimmerTokens(_ part: ShimmerPart) -> [Token] {
    let parts = (theme.shimmer?.entries ?? []).flatMap { $0.value.entries ?? [] }
    let light = parts.filter { $0.key != ShimmerForm.base.name }
    switch part {
    case .base: break
    case .light: return light.flatMap { tokens(in: $0.value, .colors) }.withoutRepeats
    case .stops(let numbers):
      guard let stops = light.first(where: { $0.key == ShimmerForm.stops.name })?.value.list
      else { return [] }
      return stops.indices.filter(numbers.contains).flatMap { tokens(in: stops[$0], .colors) }
        .withoutRepeats
    }
    if let base = parts.first(where: { $0.key == ShimmerForm.base.name }) {
      return tokens(in: base.value, .colors).withoutRepeats
    }
    let isMask = parts.first { $0.key == ShimmerForm.mask.name }?.value.scalar?.text == "true"
    return parts.isEmpty || isMask ? tokens(named: "placeholder", .colors) : []
  }

  /// Where the theme says how placeholders move; nil if that is in no file.
  package var shimmerPosition: TextPosition? {
    theme.shimmer.map(\.spot.position).flatMap { BuiltInTheme.holds($0) ? nil : $0 }
  }

  package var canvasPosition: TextPosition { canvas?.spot.position ?? start }

  /// The tokens of the canvas's ground.
  package var canvasTokens: [Token] {
    (canvas?.value["background"]).map { tokens(in: $0, .colors) }
      ?? tokens(named: CanvasForm.background.fallback, .colors)
  }

  /// The tokens that a value names, anywhere in it.
  private func tokens(in tree: Tree, _ space: TokenSpace) -> [Token] {
    tree.words.flatMap { tokens(named: $0, space) }
  }

  /// The token of a name, and those that its own value names.
  private func tokens(named name: String, _ space: TokenSpace) -> [Token] {
    var tokens: [Token] = []
    var names = [name]
    var met: Set<String> = []
    while let name = names.popLast() {
      guard let value = theme[space, name], met.insert(name).inserted else { continue }
      if let spot = declared[space]?[name] {
        tokens.append(Token(name: "\(space.noun) '\(name)'", position: spot.position))
      }
      names += value.words
    }
    return tokens
  }
}

extension ValueSources.Property {
  fileprivate func keys(of kind: Kind) -> [(key: String, space: TokenSpace)] {
    switch self {
    case .fill:
      switch kind {
      case .divider, .spinner, .dots, .icon: [("color", .colors)]
      default: [("fill", .colors)]
      }
    case .color, .background, .border, .separator, .tint, .track, .stroke, .shadow:
      [(rawValue, .colors)]
    case .padding, .margin, .spacing: [(rawValue, .spacing)]
    case .width, .height: [(rawValue, .sizes), ("size", .sizes), ("font", .fonts)]
    case .size: [("size", .sizes), ("width", .sizes), ("height", .sizes)]
    case .radius: [("radius", .radii)]
    case .font: [("font", .fonts)]
    case .icon: [("name", .icons), ("icon", .icons)]
    }
  }
}

extension Tree {
  /// The scalars that stand in a value.
  fileprivate var leaves: [Tree] {
    switch value {
    case .scalar: [self]
    case .list(let items): items.flatMap(\.leaves)
    case .map(let entries): entries.flatMap(\.value.leaves)
    }
  }

  /// The words that stand in a value, without alphas.
  fileprivate var words: [String] {
    leaves.compactMap(\.scalar).filter(\.isPlain).map(\.wordWithoutAlpha).flatMap { word in
      [word] + (Appearance.named(by: word).map { [$0.token] } ?? [])
    }
  }
}

extension Scalar {
  /// `surface` of `surface @ 0.3`.
  fileprivate var wordWithoutAlpha: String {
    (text.split(separator: "@").first ?? "").trimmed
  }
}
