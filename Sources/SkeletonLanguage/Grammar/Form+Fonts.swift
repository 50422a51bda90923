import SkeletonModel

/// A type style at the variant's Dynamic Type size.
struct TypeStyle: Hashable, Sendable {
  var font: Font
  var atLarge: SizeTable.Row

  /// How far it has grown from `large`, as `@ScaledMetric` counts: by leadings.
  var growth: Double { font.leading / atLarge.leading }

  /// iOS's body style, for a theme that has no style to inherit from.
  static let root = TypeStyle(
    font: Font(family: "Inter", weight: .regular, size: 17, leading: 22),
    atLarge: SizeTable.Row(size: 17, leading: 22))
}

extension Form where Value == TypeStyle {
  static let font = Form("a type style", .any([.token(.fonts), .defined("fontStyle")])) {
    tree, reading in
    reading.typeStyle(tree)
  }
}

enum FontForm {
  static let size = Key(
    "size", .number(1...Limits.fontSize, "points"), default: "that of `relativeTo`",
    "of the em, at type size `large`")
  static let leading = Key(
    "leading", .portion, default: "that of `relativeTo`, in proportion to the size",
    "how far lines are apart; said here, a line's box is as high: points, or a percent of the size")
  static let weight = Key(
    "weight", Form<FontWeight>.word, default: "that of `relativeTo`", "how heavy its strokes are")
  static let family = Key(
    "family", .text, default: "that of `relativeTo`",
    "the name of a font that is installed, or among the project's `fonts`; it is never replaced by "
      + "another")
  static let solid = Key(
    "solid", .bool, default: "false",
    "whether nothing is between lines: as with SwiftUI's fonts of a size and no style; it takes the "
      + "place of a leading")
  static let italic = Key("italic", .bool, default: "that of `relativeTo`", "whether it leans")
  static let tracking = Key(
    "tracking", .morePoints, default: "that of `relativeTo`",
    "room after each letter, or less below 0")
  static let monospacedDigit = Key(
    "monospacedDigit", .bool, default: "that of `relativeTo`",
    "whether all figures are as wide as each other")
  static let design = Key(
    "design", Form<FontDesign>.word, default: "that of `relativeTo`",
    "how wide letters are, where the font stands for iOS's: as those of that design of it")
  static let relativeTo = Key("relativeTo", .name, default: "body", "the style it grows with")
  static let sizes = Key("sizes", .sizeTable, "Dynamic Type: [size, leading] for each type size")
  static let dynamicTypeSize = Key(
    "dynamicTypeSize", Form<TypeRange>.typeRange, default: "all of them",
    "the type sizes it follows, one or {min, max}; beyond them it stays as at the nearest, so with "
      + "`large` it never grows")
  static let map = MapForm(
    "fontStyle", "A type style: what is not said comes from `relativeTo`.",
    [
      size, leading, solid, weight, family, italic, tracking, monospacedDigit, design, relativeTo,
      sizes, dynamicTypeSize,
    ])

  static let least = Key("min", Form<TypeSize>.word, default: "xSmall", "the smallest")
  static let most = Key("max", Form<TypeSize>.word, default: "ax5", "the largest")
  static let typeRange = MapForm(
    "typeRange", "The type sizes that a style follows.", [least, most])
}

/// Type sizes from one to another.
struct TypeRange: Sendable {
  var least: TypeSize
  var most: TypeSize

  /// The one of them that stands for a type size.
  func nearest(to size: TypeSize) -> TypeSize {
    let all = TypeSize.allCases
    func place(_ size: TypeSize) -> Int { all.firstIndex(of: size) ?? 0 }
    return all[min(max(place(size), place(least)), place(most))]
  }
}

extension Form where Value == TypeRange {
  static let typeRange = Form(
    "a type size, or {min, max}", .any([Form<TypeSize>.word.schema, .defined("typeRange")])
  ) { tree, reading in
    guard tree.entries != nil else {
      return reading.read(tree, as: Form<TypeSize>.word).map { TypeRange(least: $0, most: $0) }
    }
    guard let fields = reading.fields(of: tree, FontForm.typeRange, place: "dynamicTypeSize") else {
      return nil
    }
    let range = TypeRange(
      least: fields[FontForm.least] ?? .xSmall, most: fields[FontForm.most] ?? .ax5)
    guard range.nearest(to: range.least) == range.least else {
      reading.complain(
        tree, "'\(range.least.rawValue)' is larger than '\(range.most.rawValue)'")
      return nil
    }
    return range
  }
}

/// Size and leading by type size, such as `{large: [17, 22], ax5: [53, 62]}`.
struct SizeTable: Sendable {
  struct Row: Hashable, Sendable {
    var size: Double
    var leading: Double
  }
  var rows: [TypeSize: Row] = [:]
}

extension Form where Value == SizeTable {
  static let sizeTable = Form(
    "a map of type sizes to [size, leading]",
    .names(
      .list(.number(from: 1, to: 1000), atLeast: 2, atMost: 2),
      among: TypeSize.allCases.map(\.rawValue))
  ) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of type sizes to [size, leading]", tree)
      return nil
    }
    var table = SizeTable()
    for entry in entries {
      guard let type = TypeSize(rawValue: entry.key) else {
        let near = nearestWord(to: entry.key, among: TypeSize.allCases.map(\.rawValue))
        reading.complain(
          entry.keySpot,
          "there is no type size '\(entry.key)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        continue
      }
      let pair = reading.read(entry.value, as: Form<Double>.number(1...1000).list(atLeast: 2))
      guard let pair else { continue }
      guard pair.count == 2 else {
        reading.expected("[size, leading]", entry.value)
        continue
      }
      table.rows[type] = SizeTable.Row(size: pair[0], leading: pair[1])
    }
    return table
  }
}

extension Reading {
  fileprivate func typeStyle(_ tree: Tree) -> TypeStyle? {
    guard tree.entries == nil else { return style(of: tree, named: nil) }
    guard let name = read(tree, as: .name) else { return nil }
    return typeStyle(named: name, at: tree)
  }

  func typeStyle(named name: String, at tree: Tree) -> TypeStyle? {
    if let finding = tokens.known.styles[name] { return known(finding) }
    guard let token = token(.fonts, name) else {
      unknownToken(name, .fonts, tree, orElse: "a type style")
      return nil
    }
    return typeStyle(token: name, token, at: tree)
  }

  /// One of the theme's type styles, at this variant's size.
  func typeStyle(token name: String, _ token: Tree, at tree: Tree) -> TypeStyle? {
    if let finding = tokens.known.styles[name] { return known(finding) }
    guard tokens.resolving.insert("font " + name).inserted else {
      complain(tree, "the type style '\(name)' is made of itself")
      return nil
    }
    defer { tokens.resolving.remove("font " + name) }
    guard mayResolveFurther(from: name, tree) else { return nil }
    let finding = watching {
      within(.empty) {
        token.entries == nil ? typeStyle(token) : style(of: token, named: name)
      }
    }
    tokens.known.styles[name] = finding
    return finding.value
  }

  private func style(of tree: Tree, named name: String?) -> TypeStyle? {
    guard let fields = styleFields(of: tree, named: name) else { return nil }
    if let nearest = fields[FontForm.dynamicTypeSize]?.nearest(to: variant.type),
      isFilledIn, nearest != variant.type
    {
      return style(of: tree, named: name, at: nearest)
    }
    guard let parent = parent(of: fields, named: name, at: tree) else { return nil }
    var font = parent.font
    font.weight = fields[FontForm.weight] ?? font.weight
    font.family = fields[FontForm.family] ?? font.family
    font.isItalic = fields[FontForm.italic] ?? font.isItalic
    font.tracking = fields[FontForm.tracking] ?? font.tracking
    font.hasTabularFigures = fields[FontForm.monospacedDigit] ?? font.hasTabularFigures
    font.design = fields[FontForm.design] ?? font.design
    var large = parent.atLarge
    if let size = fields[FontForm.size] {
      large = SizeTable.Row(size: size, leading: large.leading * size / large.size)
      font.size = size * parent.growth
      // iOS gives fonts of an app's own whole points as they grow: read off pictures at medium.
      if fields[FontForm.family] != nil, parent.growth != 1 { font.size = font.size.rounded() }
      font.leading = large.leading * font.size / size
    }
    if let table = fields[FontForm.sizes] {
      large = table.rows[.large] ?? large
      let row = table.rows[variant.type]
      font.boxesLeading = false
      font.size = row?.size ?? large.size * parent.growth
      font.leading = row?.leading ?? large.leading * parent.growth
    }
    switch fields[FontForm.leading] {
    case .share(let share):
      large.leading = large.size * share
      font.leading = font.size * share
      font.boxesLeading = true
    case .points(let points) where fields[FontForm.sizes] == nil:
      font.leading *= points / large.leading
      large.leading = points
      font.boxesLeading = true
    case .points, nil: break
    }
    if fields[FontForm.solid] == true, !font.boxesLeading {
      large.leading = large.size * SanFrancisco.height
      font.leading = font.size * SanFrancisco.height
    }
    return TypeStyle(font: font, atLarge: large)
  }

  /// The style as it is at another type size than the variant's.
  private func style(of tree: Tree, named name: String?, at type: TypeSize) -> TypeStyle? {
    var other = variant
    other.type = type
    let own = Tokens()
    own.resolving = tokens.resolving
    let reading = Reading(theme: theme, variant: other, tokens: own)
    let style = reading.within(scope) { reading.style(of: tree, named: name) }
    reading.complaints.diagnostics.forEach(complaints.add)
    return style
  }

  /// The keys of a style; those of a token are read once for all variants.
  private func styleFields(of tree: Tree, named name: String?) -> Fields? {
    if let name, let known = tokens.known.styleFields[name] { return known }
    let found = fields(of: tree, FontForm.map, place: "a type style")
    if let name { tokens.known.styleFields[name] = found }
    return found
  }

  /// The style that supplies the values that another one leaves out.
  ///
  /// A style relative to its own name means the one that it replaced.
  private func parent(of fields: Fields, named name: String?, at tree: Tree) -> TypeStyle? {
    let parent = fields[FontForm.relativeTo] ?? "body"
    if name == parent + Theme.replacedMark { return .root }
    guard parent == name else {
      return parent == "body" && theme[.fonts, "body"] == nil
        ? .root : typeStyle(named: parent, at: tree["relativeTo"] ?? tree)
    }
    let replaced = parent + Theme.replacedMark
    return theme[.fonts, replaced] == nil ? .root : typeStyle(named: replaced, at: tree)
  }
}
