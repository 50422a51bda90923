import SkeletonModel

/// What the values of a document's screens are called, for those who write them in another language.
package struct DocumentTokens: Sendable {
  /// The colours of the theme in one variant, those of its own and those of iOS.
  package var own: [String: Color] = [:]
  package var system: [String: Color] = [:]
  /// How far each type style has grown from type size `large`.
  package var growths: [String: Double] = [:]
  /// The type styles of iOS.
  package var systemFonts: [String: Font] = [:]
}

extension Document {
  /// The tokens of its theme as a variant has them; those that are wrong are left out.
  package func tokens(in variant: Variant) -> DocumentTokens {
    let reading = Reading(
      theme: theme, variant: variant, canvasWidth: variant.width?.width ?? canvas.size.width,
      tokens: Tokens(tokens))
    var found = DocumentTokens()
    for (name, tree) in theme[.colors] {
      guard let color = reading.color(token: name, tree, at: tree) else { continue }
      // A theme may say anew what iOS has: then it is its own.
      let isSystem = BaseTokens.token(.colors, name)?.spot == tree.spot
      if isSystem { found.system[name] = color } else { found.own[name] = color }
    }
    for (name, tree) in theme[.fonts] {
      found.growths[name] = reading.typeStyle(token: name, tree, at: tree)?.growth
    }
    let system = Reading(theme: ThemeLoader.builtIn(.ios) ?? theme, variant: variant)
    for (name, tree) in BaseTokens.all(.fonts) {
      found.systemFonts[name] = system.typeStyle(token: name, tree, at: tree)?.font
    }
    return found
  }

  /// The components whose root is written at a place.
  package var componentRoots: [TextPosition: String] {
    var roots: [TextPosition: String] = [:]
    let all =
      theme.components.map { ($0.key, $0.value) }
      + (written["components"]?.entries ?? []).map { ($0.key, $0.value) }
    for (name, tree) in all.sorted(by: { $0.0 < $1.0 }) {
      let root = tree[ComponentForm.view.name] ?? tree
      if let entry = root.entries?.first { roots[entry.keySpot.position] = name }
      if root.scalar != nil { roots[root.spot.position] = name }
    }
    return roots
  }

  /// The widths at which another width class begins.
  package var widthThresholds: [Double] { theme.widthClasses.map(\.least).filter { $0 > 0 } }

  /// The width of its own canvas.
  package var canvasWidth: Double { canvas.size.width }

  /// Where its theme says how placeholders move, or else where it begins.
  package var shimmerPosition: TextPosition { theme.shimmer?.spot.position ?? start.position }
}
