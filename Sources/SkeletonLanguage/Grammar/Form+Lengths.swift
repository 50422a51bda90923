import SkeletonModel

extension Reading {
  /// Points, or a token of a namespace.
  ///
  /// - Parameter words: what might have been meant instead of a token.
  func length(
    _ tree: Tree, tokens: TokenSpace, _ what: String,
    in range: ClosedRange<Double> = 0...Limits.length, words: [String] = []
  ) -> Double? {
    guard let scalar = tree.scalar, Name.isValid(scalar.text), !scalar.isNull,
      Number.read(scalar) == .notANumber
    else {
      return number(tree, what).flatMap { check($0, in: range, tree) }
    }
    guard let token = token(tokens, scalar.text) else {
      unknownToken(scalar.text, tokens, tree, orElse: what, words: words)
      return nil
    }
    return within(.empty) { number(token, "points") }
      .flatMap { check($0, in: range, tree) }
  }

  func token(_ space: TokenSpace, _ name: String) -> Tree? { theme[space, name] }

  func unknownToken(
    _ name: String, _ space: TokenSpace, _ tree: Tree, orElse what: String, words: [String] = []
  ) {
    let known = theme[space].keys.filter(Name.isValid).sorted()
    // The system's colours have American names, most of them with 'system' in front.
    let american = name.replacing("grey", with: "gray").replacing("Grey", with: "Gray").lowercased()
    let twin = known.first {
      ["", "system"].contains($0.lowercased().dropLast(american.count))
        && $0.lowercased().hasSuffix(american)
    }
    if let near = twin ?? nearestWord(to: name, among: known + words) {
      complain(tree, "the theme has no \(space.noun) '\(name)'; did you mean '\(near)'?")
    } else if known.isEmpty || space == .colors || space == .icons {
      complain(tree, "the theme has no \(space.noun) '\(name)'; '\(key)' needs \(what)")
    } else {
      complain(
        tree,
        "the theme has no \(space.noun) '\(name)'; it has \(known.joined(separator: ", "))")
    }
  }
}

/// What lies between the children of a stack.
enum StackSpacing: Hashable, Sendable {
  case points(Double)
  /// As SwiftUI keeps neighbours apart by what they are.
  case system

  var points: Double? {
    switch self {
    case .points(let points): points
    case .system: nil
    }
  }
}

extension Form where Value == StackSpacing {
  static let stackSpacing = Form(
    "points, a spacing token or system",
    .any([
      .number(from: -Limits.length, to: Limits.length), .words(["system"]), .token(.spacing),
    ])
  ) { tree, reading in
    if tree.scalar?.text == "system" { return .system }
    return reading.length(
      tree, tokens: .spacing, "points, a spacing token or system",
      in: -Limits.length...Limits.length, words: ["system"]
    ).map { .points($0) }
  }
}

extension Form where Value == Double {
  /// Points or a spacing token; may be negative.
  static let space = Form(
    "points or a spacing token",
    .any([.number(from: -Limits.length, to: Limits.length), .token(.spacing)])
  ) { tree, reading in
    reading.length(
      tree, tokens: .spacing, "points or a spacing token", in: -Limits.length...Limits.length)
  }

  /// Points or a spacing token, 0 or more.
  static let gap = Form(
    "points or a spacing token", .any([.number(from: 0, to: Limits.length), .token(.spacing)])
  ) { tree, reading in
    reading.length(tree, tokens: .spacing, "points or a spacing token")
  }

  /// Points or a sizes token, for what is as wide as it is high.
  static let side = Form(
    "points or a sizes token", .any([.number(from: 0, to: Limits.length), .token(.sizes)])
  ) { tree, reading in
    if let scalar = tree.scalar, Percent.read(scalar.text) != nil {
      reading.expected("points or a sizes token", tree, hint: "a percent goes into width or height")
      return nil
    }
    return reading.length(tree, tokens: .sizes, "points or a sizes token")
  }
}

extension Form where Value == Length {
  private static let sizeSchema = Schema.any([
    .number(from: 0, to: Limits.length), .percent, .token(.sizes),
  ])

  static let size = Form("points, a sizes token or a percent", sizeSchema) { tree, reading in
    if tree.scalar?.text == "fill" {
      let key = reading.key
      let side =
        key.hasPrefix("min") || key.hasPrefix("ideal")
        ? key.dropPrefix(key.hasPrefix("min") ? 3 : 5) : key.capitalizedFirst
      reading.complain(tree, "'\(key)' cannot be fill; write max\(side): fill")
      return nil
    }
    return reading.size(tree, "points, a sizes token or a percent")
  }

  /// As far as something can be scrolled, or less.
  static let scrollStart = Form(
    "points, a sizes token or a percent, at most 100%", sizeSchema
  ) { tree, reading in
    let length = reading.size(tree, "points, a sizes token or a percent")
    if case .share(let share)? = length, share > 1 {
      reading.complain(tree, "'\(reading.key)' needs at most 100%, found \(tree.found)")
      return nil
    }
    return length
  }

  /// A size, or `fill`, SwiftUI's infinity.
  static let maxSize = Form(
    "points, a sizes token, a percent or fill", .any([sizeSchema, .words(["fill"])])
  ) { tree, reading in
    if tree.scalar?.text == "fill" { return .points(.infinity) }
    return reading.size(tree, "points, a sizes token, a percent or fill")
  }

  /// A distance from an edge, which may lie outside.
  static let coordinate = Form(
    "points, a spacing token or a percent",
    .any([.number(from: -Limits.length, to: Limits.length), .percent, .token(.spacing)])
  ) { tree, reading in
    if let percent = tree.scalar.flatMap({ Percent.read($0.text) }) {
      guard (-100...100).contains(percent) else {
        reading.complain(tree, "'\(reading.key)' needs -10000% to 10000%, found \(tree.found)")
        return nil
      }
      return .share(percent)
    }
    return reading.length(
      tree, tokens: .spacing, "points, a spacing token or a percent",
      in: -Limits.length...Limits.length
    ).map { .points($0) }
  }

  /// A percent, or points.
  static let portion = Form(
    "a percent or points", .any([.number(from: 0, to: Limits.length), .percent])
  ) { tree, reading in
    if let percent = tree.scalar.flatMap({ Percent.read($0.text) }) {
      return reading.check(percent, in: 0...1000, tree).map { .share($0) }
    }
    return reading.number(tree, "a percent or points")
      .flatMap { reading.check($0, in: 0...Limits.length, tree) }.map { .points($0) }
  }
}

extension Reading {
  fileprivate func size(_ tree: Tree, _ what: String) -> Length? {
    if let percent = tree.scalar.flatMap({ Percent.read($0.text) }) {
      guard percent >= 0, percent <= 1000 else {
        complain(tree, "'\(key)' needs 0% or more, found \(tree.found)")
        return nil
      }
      return .share(percent)
    }
    return length(tree, tokens: .sizes, what).map { .points($0) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate func dropPrefix(_ count: Int) -> String { String(dropFirst(count)) }
}

extension Form where Value == Insets {
  /// A space for all edges, or by edge; the narrower key wins.
  static let edges = Form(
    "a space, or a map of edges", .any([Form<Double>.space.schema, .defined("edges")])
  ) { tree, reading in
    guard tree.entries != nil else {
      return reading.read(tree, as: Form<Double>.space).map {
        Insets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    guard let fields = reading.fields(of: tree, EdgesForm.map) else { return nil }
    let horizontal = fields[EdgesForm.horizontal] ?? 0
    let vertical = fields[EdgesForm.vertical] ?? 0
    return Insets(
      top: fields[EdgesForm.top] ?? vertical, leading: fields[EdgesForm.leading] ?? horizontal,
      bottom: fields[EdgesForm.bottom] ?? vertical,
      trailing: fields[EdgesForm.trailing] ?? horizontal)
  }
}

enum EdgesForm {
  static let horizontal = Key("horizontal", .space, "both leading and trailing")
  static let vertical = Key("vertical", .space, "both top and bottom")
  static let top = Key("top", .space, "the upper edge")
  static let bottom = Key("bottom", .space, "the lower edge")
  static let leading = Key("leading", .space, "the edge where reading begins")
  static let trailing = Key("trailing", .space, "the edge where reading ends")
  static let map = MapForm(
    "edges", "Room by edge; the narrower key wins.",
    [horizontal, vertical, top, bottom, leading, trailing])
}

extension Form where Value == Rounding {
  static let radius = Form(
    "points, a percent, a radii token, capsule, {x, y}, or a map of corners",
    .any([
      .number(from: 0, to: Limits.length), .percent, .words(["capsule"]), .token(.radii),
      .defined("cornerAxes"), .defined("corners"),
    ])
  ) { tree, reading in
    guard let entries = tree.entries else { return reading.radius(tree)?.rounding }
    if entries.contains(where: { CornerAxesForm.map.key($0.key) != nil }) {
      return reading.axes(tree).map { .elliptic(EllipticCorners(all: $0)) }
    }
    guard let fields = reading.fields(of: tree, CornersForm.map) else { return nil }
    let corners = [
      CornersForm.topLeading, CornersForm.topTrailing, CornersForm.bottomLeading,
      CornersForm.bottomTrailing,
    ].map { fields[$0] ?? .circular(0) }
    let radii = corners.map(\.radius)
    guard radii.allSatisfy({ $0 != nil }) else {
      let axes = corners.map(\.axes)
      return .elliptic(
        EllipticCorners(
          topLeading: axes[0], topTrailing: axes[1], bottomLeading: axes[2],
          bottomTrailing: axes[3]))
    }
    return .corners(
      CornerRadii(
        topLeading: radii[0] ?? 0, topTrailing: radii[1] ?? 0, bottomLeading: radii[2] ?? 0,
        bottomTrailing: radii[3] ?? 0))
  }
}

/// A corner as it is written.
private enum WrittenCorner: Sendable {
  case circular(Double)
  case elliptic(CornerAxes)
  case capsule

  /// nil for a quarter of an ellipse.
  var radius: Double? {
    switch self {
    case .circular(let radius): radius
    case .elliptic: nil
    // Clamped to half the shorter side, which is a capsule's.
    case .capsule: Limits.length
    }
  }

  var axes: CornerAxes {
    switch self {
    case .circular(let radius): CornerAxes(x: .points(radius), y: .points(radius))
    case .elliptic(let axes): axes
    // Half the shorter side, whatever that is.
    case .capsule: CornerAxes(x: .points(.infinity), y: .points(.infinity))
    }
  }

  /// All corners of a rectangle.
  var rounding: Rounding {
    switch self {
    case .circular(let radius): .corners(CornerRadii(all: radius))
    case .elliptic(let axes): .elliptic(EllipticCorners(all: axes))
    case .capsule: .capsule
    }
  }
}

extension Reading {
  fileprivate func radius(_ tree: Tree) -> WrittenCorner? {
    if tree.scalar?.text == "capsule" { return .capsule }
    if let name = tree.scalar?.text, token(.radii, name)?.scalar?.text == "capsule" {
      return .capsule
    }
    if let percent = tree.scalar.flatMap({ Percent.read($0.text) }) {
      return share(percent, tree).map { .elliptic(CornerAxes(x: $0, y: $0)) }
    }
    return length(tree, tokens: .radii, "points, a percent, a radii token or capsule").map {
      .circular($0)
    }
  }

  fileprivate func axes(_ tree: Tree) -> CornerAxes? {
    guard let fields = fields(of: tree, CornerAxesForm.map, place: "a corner"),
      let x = fields[CornerAxesForm.x], let y = fields[CornerAxesForm.y]
    else { return nil }
    return CornerAxes(x: x, y: y)
  }

  fileprivate func share(_ percent: Double, _ tree: Tree) -> Length? {
    guard (0...10).contains(percent) else {
      complain(tree, "'\(key)' needs 0% to 1000%, found \(tree.found)")
      return nil
    }
    return .share(percent)
  }
}

enum CornerAxesForm {
  private static let axis = Form(
    "points, a percent or a radii token",
    .any([.number(from: 0, to: Limits.length), .percent, .token(.radii)])
  ) { (tree: Tree, reading: Reading) -> Length? in
    if let percent = tree.scalar.flatMap({ Percent.read($0.text) }) {
      return reading.share(percent, tree)
    }
    return reading.length(tree, tokens: .radii, "points, a percent or a radii token").map {
      .points($0)
    }
  }

  static let x = Key("x", axis, isRequired: true, "half its width; a percent is of the node's")
  static let y = Key("y", axis, isRequired: true, "half its height; a percent is of the node's")
  static let map = MapForm(
    "cornerAxes", "A corner that is a quarter of an ellipse, whatever `corners` says.", [x, y])
}

enum CornersForm {
  private static let corner = Form(
    "points, a percent, a radii token, capsule or {x, y}",
    .any([
      .number(from: 0, to: Limits.length), .percent, .words(["capsule"]), .token(.radii),
      .defined("cornerAxes"),
    ])
  ) { tree, reading in
    tree.entries == nil ? reading.radius(tree) : reading.axes(tree).map { .elliptic($0) }
  }

  fileprivate static let topLeading = Key(
    "topLeading", corner, default: "0", "above, where reading begins")
  fileprivate static let topTrailing = Key(
    "topTrailing", corner, default: "0", "above, where reading ends")
  fileprivate static let bottomLeading = Key(
    "bottomLeading", corner, default: "0", "below, where reading begins")
  fileprivate static let bottomTrailing = Key(
    "bottomTrailing", corner, default: "0", "below, where reading ends")
  static let map = MapForm(
    "corners",
    "A radius by corner. If one is a quarter of an ellipse, all are scaled down together where they "
      + "do not fit, as CSS does.",
    [topLeading, topTrailing, bottomLeading, bottomTrailing])
}
