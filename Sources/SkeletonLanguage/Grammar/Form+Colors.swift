import SkeletonModel

/// `{light, dark}` or `{normal, increased}`: a colour for each, given whole.
enum ColorPair {
  static let keys = ["light", "dark", "normal", "increased"]
}

extension Form where Value == Color {
  static let color = Form(
    "a colour: a token, \"#rrggbb\", or a pair",
    .any([
      .word(pattern: #"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})( *@ *[0-9.]+)?$"#),
      .token(.colors), .defined("colorPair"),
    ])
  ) { tree, reading in reading.color(tree) }
}

extension Reading {
  fileprivate func color(_ tree: Tree) -> Color? {
    if let entries = tree.entries { return pair(entries, tree) }
    guard let scalar = tree.scalar else {
      expected("a colour", tree)
      return nil
    }
    if scalar.isNull {
      let comment = tree.spot.source.comment(after: tree.spot)
      let word = comment.map { $0.text.prefix { $0 != " " } } ?? ""
      complain(
        comment?.spot ?? tree.spot,
        comment == nil
          ? "'\(key)' needs a colour, found nothing"
          : "'#' begins a comment; quote it: \"\(word)\"")
      return nil
    }
    guard scalar.text.utf8.contains(UInt8(ascii: "@")) else {
      return color(word: scalar.text.trimmed, tree)
    }
    let halves = scalar.text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count <= 2, let base = color(word: halves[0].trimmed, tree) else {
      if halves.count > 2 { expected("one '@ alpha'", tree) }
      return nil
    }
    guard halves.count == 2 else { return base }
    guard case .value(let alpha) = Number.read(Scalar(text: halves[1].trimmed, isPlain: true)),
      (0...1).contains(alpha)
    else {
      complain(tree, "the alpha after '@' goes from 0 to 1, found '\(halves[1].trimmed)'")
      return nil
    }
    return base.opacity(alpha)
  }

  private func color(word: String, _ tree: Tree) -> Color? {
    if word.hasPrefix("#") {
      guard let color = Color(hex: word.dropFirst()) else {
        complain(tree, "'\(word)' is not #rgb, #rrggbb or #rrggbbaa")
        return nil
      }
      return color
    }
    if word.hasPrefix("rgb") && word.contains("(") {
      complain(tree, "there is no rgba(); write white @ 0.1, or \"#ffffff @ 0.1\"")
      return nil
    }
    guard let token = token(.colors, word) else {
      if let (name, appearance) = Appearance.named(by: word), let token = self.token(.colors, name)
      {
        return color(token: word, token, at: tree, in: appearance)
      }
      if PictureForm.isFile(word) {
        complain(tree, "a picture's file is named by {picture: \(word)}")
      } else if Color(hex: word[...]) != nil, word.count > 2 {
        complain(tree, "a hexadecimal colour begins with '#' and is quoted: \"#\(word)\"")
      } else if Name.isValid(word) {
        unknownToken(word, .colors, tree, orElse: "a token, \"#rrggbb\" or a pair")
      } else {
        expected("a colour: a token, \"#rrggbb\" or a pair", tree)
      }
      return nil
    }
    return color(token: word, token, at: tree)
  }

  /// One of the theme's colours, for this variant.
  ///
  /// - Parameter appearance: The one that is said with its name, in place of the variant's.
  func color(
    token name: String, _ value: Tree, at tree: Tree, in appearance: Appearance? = nil
  ) -> Color? {
    if let finding = tokens.known.colors[name] { return known(finding) }
    guard tokens.resolving.insert(name).inserted else {
      complain(tree, "the colour '\(name)' is made of itself")
      return nil
    }
    defer { tokens.resolving.remove(name) }
    guard mayResolveFurther(from: name, tree) else { return nil }
    let axes = tokens.pairAxes
    tokens.pairAxes = []
    defer { tokens.pairAxes = axes }
    let finding = watching {
      within(.empty) {
        under(key: name) {
          guard let appearance else { return read(value, as: .color) }
          return inAppearance(appearance) { read(value, as: .color) }
        }
      }
    }
    tokens.known.colors[name] = finding
    return finding.value
  }

  private func pair(_ entries: [Tree.Entry], _ tree: Tree) -> Color? {
    let names = Set(entries.map(\.key))
    for (first, second, takesFirst) in [
      ("light", "dark", variant.appearance == .light),
      ("normal", "increased", variant.contrast == .normal),
    ] where names.contains(first) || names.contains(second) {
      if let stranger = entries.first(where: { $0.key != first && $0.key != second }) {
        complain(
          stranger.keySpot, "a pair of '\(first)' and '\(second)' has no '\(stranger.key)'")
        return nil
      }
      guard tokens.pairAxes.insert(first).inserted else {
        complain(
          entries[0].keySpot, "'\(first)' and '\(second)' stand inside each other; one is enough")
        return nil
      }
      defer { tokens.pairAxes.remove(first) }
      guard let one = tree[first], let other = tree[second] else {
        complain(
          keySpot ?? tree.spot,
          "a pair is given whole: '\(names.contains(first) ? second : first)' is missing")
        return nil
      }
      let colors = (read(one, as: .color), read(other, as: .color))
      return takesFirst ? colors.0 : colors.1
    }
    if names.contains("shimmer") || names.contains("stops") {
      complain(tree, "'\(key)' needs a plain colour, found \(tree.found)")
    } else {
      let unknown = entries.first
      complain(
        unknown?.keySpot ?? tree.spot,
        "a colour pair has 'light' and 'dark', or 'normal' and 'increased', found "
          + (unknown.map { "'\($0.key)'" } ?? "nothing"))
    }
    return nil
  }
}

extension Appearance {
  /// A token's name and the appearance behind its dot, as `label.dark` has them.
  static func named(by word: String) -> (token: String, appearance: Appearance)? {
    guard let dot = word.lastIndex(of: "."),
      let appearance = Appearance(rawValue: String(word[word.index(after: dot)...]))
    else { return nil }
    return (String(word[..<dot]), appearance)
  }
}

extension Color {
  /// `rgb`, `rrggbb` or `rrggbbaa` in hexadecimal.
  package init?(hex digits: Substring) {
    var nibbles: [Int] = []
    for byte in digits.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): nibbles.append(Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): nibbles.append(Int(byte - UInt8(ascii: "a")) + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): nibbles.append(Int(byte - UInt8(ascii: "A")) + 10)
      default: return nil
      }
    }
    let bytes: [Int]
    switch nibbles.count {
    case 3: bytes = nibbles.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    func part(_ index: Int) -> Double { Double(bytes[index]) / 255 }
    self.init(
      red: part(0), green: part(1), blue: part(2), alpha: bytes.count == 4 ? part(3) : 1)
  }
}

extension Form where Value == Paint {
  static let paint = Form(
    "a colour, shimmer, {shimmer: colour}, {stops, …} or {picture: file}",
    .any([
      Form<Color>.color.schema, .words(["shimmer"]), .defined("shimmerPaint"),
      .defined("gradientPaint"), .defined("picturePaint"),
    ])
  ) { tree, reading in
    if tree.scalar?.text == "shimmer" { return .shimmer(base: nil) }
    if tree["shimmer"] != nil {
      return reading.fields(of: tree, ShimmerPaintForm.map)
        .flatMap { $0[ShimmerPaintForm.shimmer] }.map { .shimmer(base: $0) }
    }
    if tree[PictureForm.picture.name] != nil { return reading.picture(tree) }
    if tree.entries?.contains(where: { GradientPaintForm.map.key($0.key) != nil }) == true {
      return reading.gradient(tree)
    }
    return reading.color(tree).map { .color($0) }
  }
}

enum ShimmerPaintForm {
  static let shimmer = Key("shimmer", .color, isRequired: true, "what the sweep lies on")
  static let map = MapForm("shimmerPaint", "The theme's shimmer over a base of its own.", [shimmer])
}

enum GradientPaintForm {
  static let stops = Key("stops", .stops, isRequired: true, "its colours, two or more")
  static let angle = Key(
    "angle", .angle, default: "0", "0 runs leading to trailing, 90 top to bottom")
  static let startPoint = Key(
    "startPoint", .unitPoint, "where the first stop lies, if not at an angle")
  static let endPoint = Key("endPoint", .unitPoint, "where the last stop lies")
  static let center = Key(
    "center", .unitPoint, default: "center", "of the circles, if the colours change outwards")
  static let startRadius = Key(
    "startRadius", .portion, default: "0",
    "of the circle on which the first stop lies; a percent is of the longer side")
  static let endRadius = Key(
    "endRadius", .portion, "of that on which the last stop lies: it makes the gradient radial")
  static let startAngle = Key(
    "startAngle", .angle, default: "0",
    "where the first stop lies, if the colours change round the centre: 0 is to the right, 90 down")
  static let endAngle = Key(
    "endAngle", .angle, "where the last stop lies: it makes the gradient angular")
  static let map = MapForm(
    "gradientPaint",
    "A gradient that stands still: at an angle, from one point to another, outwards from a "
      + "centre, or round one. Points are mirrored from right to left, angles round a centre are not.",
    [
      stops, angle, startPoint, endPoint, center, startRadius, endRadius, startAngle, endAngle,
    ])
}

extension Reading {
  fileprivate func gradient(_ tree: Tree) -> Paint? {
    guard let fields = fields(of: tree, GradientPaintForm.map, place: "a gradient") else {
      return nil
    }
    var ways = [
      [GradientPaintForm.angle.name],
      [GradientPaintForm.startPoint.name, GradientPaintForm.endPoint.name],
      [GradientPaintForm.startRadius.name, GradientPaintForm.endRadius.name],
      [GradientPaintForm.startAngle.name, GradientPaintForm.endAngle.name],
    ].map { $0.filter(fields.given.contains) }.filter { !$0.isEmpty }
    let center = GradientPaintForm.center.name
    if fields.given.contains(center) {
      if ways.isEmpty { ways = [[center]] }
      let isRound = ![
        GradientPaintForm.angle.name, GradientPaintForm.startPoint.name,
        GradientPaintForm.endPoint.name,
      ].contains(ways[0][0])
      if !isRound { ways.append([center]) }
    }
    if ways.count > 1 {
      let spot = tree.entries?.first { $0.key == ways[1][0] }?.keySpot ?? tree.spot
      complain(
        spot,
        "a gradient has one of '\(ways[0][0])' and '\(ways[1][0])': it runs at an angle, "
          + "between two points, outwards, or round a centre")
      return nil
    }
    guard let line = gradientLine(fields, along: ways.first?[0], tree),
      let stops = fields[GradientPaintForm.stops]
    else { return nil }
    return .gradient(stops: stops, line)
  }

  private func gradientLine(_ fields: Fields, along key: String?, _ tree: Tree) -> GradientLine? {
    func needs(_ missing: String) {
      if !fields.given.contains(missing) {
        complain(keySpot ?? tree.spot, "a gradient with '\(key ?? "")' needs '\(missing)'")
      }
    }
    switch key {
    case nil: return .angle(0)
    case GradientPaintForm.angle.name: return fields[GradientPaintForm.angle].map { .angle($0) }
    case GradientPaintForm.startPoint.name, GradientPaintForm.endPoint.name:
      guard let start = fields[GradientPaintForm.startPoint],
        let end = fields[GradientPaintForm.endPoint]
      else {
        needs(GradientPaintForm.startPoint.name)
        needs(GradientPaintForm.endPoint.name)
        return nil
      }
      return .between(start, end)
    case GradientPaintForm.startAngle.name, GradientPaintForm.endAngle.name:
      guard let end = fields[GradientPaintForm.endAngle] else {
        needs(GradientPaintForm.endAngle.name)
        return nil
      }
      return .turn(
        fields[GradientPaintForm.center] ?? .center,
        from: fields[GradientPaintForm.startAngle] ?? 0, to: end)
    default:
      guard let end = fields[GradientPaintForm.endRadius] else {
        needs(GradientPaintForm.endRadius.name)
        return nil
      }
      return .round(
        fields[GradientPaintForm.center] ?? .center,
        from: fields[GradientPaintForm.startRadius] ?? .points(0), to: end)
    }
  }
}

extension Form where Value == [GradientStop] {
  /// Two or more; without locations they spread evenly between their neighbours.
  static let stops = Form(
    "a list of stops", .list(.defined("stop"), atLeast: 2, atMost: 1000)
  ) { tree, reading in
    guard let items = tree.list else {
      reading.expected("a list of stops", tree)
      return nil
    }
    guard items.count >= 2 else {
      reading.complain(tree, "'stops' needs two stops or more, found \(items.count)")
      return nil
    }
    guard items.count <= 1000 else {
      reading.complain(tree, "'stops' takes 1000 stops at most, found \(items.count)")
      return nil
    }
    let stops = items.map { tree in
      reading.under(key: "stops", at: tree.spot) { reading.stop(tree) }
    }
    var last = 0.0
    for (item, stop) in zip(items, stops) {
      guard let location = stop?.location else { continue }
      if location < last {
        reading.complain(
          item["location"] ?? item,
          "'location' goes forwards: \(location.shortestDecimal) comes after "
            + last.shortestDecimal)
        return nil
      }
      last = location
    }
    guard !stops.contains(where: { $0 == nil }) else { return nil }
    return Self.spread(stops.compactMap(\.self))
  }

  private static func spread(_ stops: [(color: Color, location: Double?)]) -> [GradientStop] {
    var locations = stops.map(\.location)
    locations[0] = locations[0] ?? 0
    locations[locations.count - 1] = locations[locations.count - 1] ?? 1
    var known = 0
    for index in locations.indices.dropFirst() {
      guard let end = locations[index], let start = locations[known] else { continue }
      for between in (known + 1)..<max(index, known + 1) {
        locations[between] = start + (end - start) * Double(between - known) / Double(index - known)
      }
      known = index
    }
    return zip(stops, locations).map { GradientStop(color: $0.color, location: $1 ?? 0) }
  }
}

extension Reading {
  fileprivate func stop(_ tree: Tree) -> (color: Color, location: Double?)? {
    guard let (tree, inner) = dereference(tree) else { return nil }
    return within(inner) {
      guard let fields = fields(of: tree, StopForm.map, place: "a stop"),
        let color = fields[StopForm.color]
      else {
        return nil
      }
      return (color, fields[StopForm.location])
    }
  }
}

enum StopForm {
  static let color = Key("color", .color, isRequired: true, "the colour at that place")
  static let location = Key(
    "location", .fraction, "how far along, from 0 to 1; spread evenly where it is not given")
  static let map = MapForm(
    "stop", "A colour at a place of a gradient.", principal: "color", [color, location])
}
