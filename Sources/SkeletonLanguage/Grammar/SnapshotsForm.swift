import SkeletonModel

/// Which frames are pictures (part 9 of the language).
enum SnapshotsForm {
  static let states = Key(
    "states", .states, default: "every tree there is",
    "each tree by itself; `error` is the theme's first case")
  static let phases = Key(
    "phases", .phases, default: "[0, 0.25, 0.5, 0.75]",
    "moments of the loop, from 0 to 1, or a number of equal steps; what stands still has one")
  static let cover = Key(
    "cover", Form<Snapshots.Cover>.word, default: "product",
    "every combination of the axes, or enough that every two values meet")
  static let include = Key(
    "include", Form<AxisChoice>.partial.list(), default: "[]", "variants added after `cover`")
  static let exclude = Key(
    "exclude", Form<AxisChoice>.partial.list(), default: "[]",
    "a variant that agrees with one of these leaves")
  static let tolerance = Key(
    "tolerance", .tolerance, default: "exact", "how far a picture may be from its golden")
  static let masks = Key(
    "masks", Form<String>.text.list(), default: "[]",
    "paths of nodes that are not compared, one a line: brackets need quotes in `[…]`")

  static let map = MapForm(
    "snapshots", "Which frames are pictures.",
    [states, phases] + AxisForm.all.map(\.listed) + [cover, include, exclude, tolerance, masks])

  /// Of a scenario, which has instants in place of states and phases.
  static let axes = MapForm(
    "scenarioSnapshots", "The variants that a scenario is painted in.",
    AxisForm.all.map(\.listed) + [cover, include, exclude])
}

/// How an axis is written: its values among a document's `snapshots`, and one in a partial variant.
struct AxisForm: Sendable {
  let listed: any AnyKey
  let single: any AnyKey
  /// Takes the values that a map has for it, if it has any.
  fileprivate let take: @Sendable (Fields, inout AxisChoice) -> Void

  private init<Value: Hashable & Sendable>(
    _ name: ConditionAxis, _ value: @escaping @Sendable (Value) -> AxisValue,
    _ form: Form<Value>, default fallback: String, _ says: String, ofOne: String? = nil
  ) {
    let key = Key(name.rawValue, form.axis, default: fallback, says)
    listed = key
    single = Key(name.rawValue, form.map { [$0] }, ofOne ?? says)
    take = { fields, choice in
      for element in fields[key] ?? [] { choice.append(value(element)) }
    }
  }

  /// In the order of the reference page.
  static let all = [
    AxisForm(
      .appearance, AxisValue.appearance, .word, default: "[light]",
      "both where neither document nor project has `snapshots`", ofOne: "light or dark"),
    AxisForm(
      .contrast, AxisValue.contrast, .word, default: "[normal]", "the Increase Contrast setting"),
    AxisForm(.motion, AxisValue.motion, .word, default: "[full]", "the Reduce Motion setting"),
    AxisForm(.type, AxisValue.type, .word, default: "[large]", "the Dynamic Type size"),
    AxisForm(
      .direction, AxisValue.direction, .word, default: "[ltr]",
      "of reading; `rtl` mirrors the screen",
      ofOne: "of reading"),
    AxisForm(
      .language, AxisValue.language, Form<Language>.language.map { .some($0) },
      default: "[the app's]",
      "of an app's texts: `de`, `pt-BR`; one that is written from right to left mirrors the screen",
      ofOne: "of an app's texts"),
    AxisForm(
      .width, AxisValue.width, Form<CanvasSize>.canvasSize.map { .some($0) },
      default: "[the canvas's]", "of the canvas, or its whole size: `375`, `768x1024`",
      ofOne: "of the canvas, or its whole size"),
    AxisForm(.scale, AxisValue.scale, .whole(1...4), default: "[the canvas's]", "pixels a point"),
  ]
}

extension AxisChoice {
  /// The axes that a map has values for.
  init(_ fields: Fields) {
    self.init()
    for axis in AxisForm.all { axis.take(fields, &self) }
  }
}

extension Form where Value: Hashable & Sendable {
  /// Values of one axis: at least one, without repetitions.
  var axis: Form<[Value]> {
    let item = self
    return Form<[Value]>("a list of \(name)", .list(schema, atLeast: 1)) { tree, reading in
      guard let items = tree.list else {
        reading.expected("a list", tree, hint: tree.scalar.map { "write [\($0.text)]" } ?? "")
        return nil
      }
      guard !items.isEmpty else {
        reading.complain(tree, "'\(reading.key)' needs at least one value")
        return nil
      }
      var seen: Set<Value> = []
      let values = items.map { tree -> Value? in
        guard let value = reading.read(tree, as: item) else { return nil }
        guard seen.insert(value).inserted else {
          reading.complain(tree, "\(tree.found) is given twice in '\(reading.key)'")
          return nil
        }
        return value
      }
      return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }
  }
}

extension Form where Value == [ScreenState] {
  static let states = Form(
    "a list of states", .list(Form<ScreenState>.state.schema, atLeast: 1)
  ) { tree, reading in
    reading.read(tree, as: Form<ScreenState>.state.axis)
  }
}

extension Form where Value == ScreenState {
  static let state = Form(
    "skeleton, content, empty, error or error.CASE",
    .word(pattern: "^(skeleton|content|empty|error(\\..+)?)$")
  ) { tree, reading in
    guard let word = tree.scalar?.text else {
      reading.expected("skeleton, content, empty, error or error.CASE", tree)
      return nil
    }
    guard let state = ScreenState(name: word) else {
      let near = nearestWord(to: word, among: ["skeleton", "content", "empty", "error"])
      reading.expected(
        "skeleton, content, empty, error or error.CASE", tree,
        hint: near.map { "did you mean '\($0)'?" } ?? "")
      return nil
    }
    if case .error(let name?) = state, !reading.theme.errors.contains(where: { $0.name == name }) {
      let names = reading.theme.errors.map(\.name)
      reading.complain(
        tree,
        "the theme has no error '\(name)'"
          + (nearestWord(to: name, among: names).map { "; did you mean '\($0)'?" }
            ?? "; it has \(names.joined(separator: ", "))"))
      return nil
    }
    return state
  }
}

extension Form where Value == [Double] {
  static let phases = Form(
    "a list from 0 to 1, or a whole number of equal steps",
    .any([.whole(from: 1, to: 1000), .list(.number(from: 0, to: 1), atLeast: 1)])
  ) { tree, reading in
    guard tree.list != nil else {
      return reading.whole(tree, in: 1...1000, "a list, or a whole number of equal steps").map {
        steps in
        (0..<steps).map { Double($0) / Double(steps) }
      }
    }
    guard
      let phases = reading.read(tree, as: Form<Double>.number(0...1, "0 to 1").axis),
      let items = tree.list
    else { return nil }
    var names: [String: Int] = [:]
    for (index, phase) in phases.enumerated() {
      let name = Case.frameName(ofPhase: phase)
      if let first = names[name] {
        reading.complain(
          items[index].spot, "two phases would both be called \(name)",
          notes: [.init(position: items[first].spot.position, message: "the other is here")])
        return nil
      }
      names[name] = index
    }
    return phases
  }
}

extension Form where Value == Language {
  static let language = Form(
    "a language: de, pt-BR or zh-Hans",
    .word(pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$")
  ) { tree, reading in
    guard let language = tree.scalar.flatMap({ Language(tag: $0.text) }) else {
      reading.expected("a language: de, pt-BR or zh-Hans", tree)
      return nil
    }
    return language
  }
}

extension Form where Value == CanvasSize {
  /// `375`, or `768x1024`.
  static let canvasSize = Form(
    "a width: 375, or 768x1024",
    .any([.number(from: 1, to: Double(Limits.side)), .word(pattern: "^[0-9.]+x[0-9.]+$")])
  ) { tree, reading in
    let what = "a width: 375, or 768x1024"
    guard let scalar = tree.scalar else {
      reading.expected(what, tree)
      return nil
    }
    guard scalar.text.contains("x"), !scalar.text.hasPrefix("0x") else {
      return reading.number(tree, what)
        .flatMap { reading.check($0, in: 1...Double(Limits.side), tree) }
        .map { CanvasSize(width: $0) }
    }
    guard let size = CanvasSize(word: scalar.text) else {
      reading.expected(what, tree)
      return nil
    }
    return size
  }
}

extension CanvasSize {
  /// `375`, or `768x1024`: as documents and flags write it.
  package init?(word: String) {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map {
      Number.read(Scalar(text: String($0), isPlain: true))
    }
    let range = 1...Double(Limits.side)
    guard case .value(let width) = sides[0], range.contains(width), sides.count <= 2 else {
      return nil
    }
    guard sides.count == 2 else {
      self.init(width: width)
      return
    }
    guard case .value(let height) = sides[1], range.contains(height) else { return nil }
    self.init(width: width, height: height)
  }
}

enum PartialVariantForm {
  static let map = MapForm(
    "partialVariant", "Some axes of a variant.", AxisForm.all.map(\.single))
}

extension Form where Value == AxisChoice {
  static let partial = Form("a partial variant", .defined("partialVariant")) { tree, reading in
    guard let fields = reading.fields(of: tree, PartialVariantForm.map, place: "a variant") else {
      return nil
    }
    guard !fields.given.isEmpty else {
      reading.complain(tree, "a variant needs at least one axis")
      return nil
    }
    return AxisChoice(fields)
  }
}

enum ToleranceForm {
  static let channel = Key(
    "channel", Form<Int>.whole(0...255), "levels by which a channel of a pixel may be off")
  static let perceptual = Key(
    "perceptual", Form<Double>.number(0...1, "0 to 1"),
    "how different a pixel may look: pixelmatch's threshold")
  static let antialiasing = Key(
    "antialiasing", .bool, default: "false", "whether pixels that smooth an edge are left out")
  static let pixels = Key(
    "pixels", Form<Int>.whole(0...Limits.pixels), "how many pixels may differ more than that")
  static let ratio = Key(
    "ratio", Form<Double>.number(0...1, "0 to 1"), default: "0",
    "the share of the picture that may, in place of `pixels`")
  static let map = MapForm(
    "tolerance", "How far a frame may be from its golden.",
    exactlyOne: [["channel", "perceptual"]], [channel, perceptual, antialiasing, pixels, ratio])
}

extension Form where Value == Tolerance {
  static let tolerance = Form(
    "exact, {channel: n} or {perceptual: 0…1}", .any([.words(["exact"]), .defined("tolerance")])
  ) { tree, reading in
    if tree.scalar?.text == "exact" { return .exact }
    guard tree.entries != nil else {
      let near = tree.scalar.flatMap { nearestWord(to: $0.text, among: ["exact"]) }
      reading.expected(
        "exact, {channel: n} or {perceptual: 0…1}", tree,
        hint: near.map { "did you mean '\($0)'?" } ?? "")
      return nil
    }
    guard let fields = reading.fields(of: tree, ToleranceForm.map, place: "tolerance") else {
      return nil
    }
    let allowances = tree.entries?.filter { $0.key == "pixels" || $0.key == "ratio" } ?? []
    guard allowances.count < 2 else {
      reading.complain(allowances[1].keySpot, "tolerance takes one of 'pixels' or 'ratio'")
      return nil
    }
    let metric: Tolerance.Metric
    if let levels = fields[ToleranceForm.channel] {
      metric = .channel(levels)
    } else if let threshold = fields[ToleranceForm.perceptual] {
      metric = .perceptual(
        threshold: threshold, ignoringAntialiasing: fields[ToleranceForm.antialiasing] ?? false)
    } else {
      return nil
    }
    return Tolerance(
      metric: metric,
      allowance: fields[ToleranceForm.pixels].map { .pixels($0) }
        ?? .ratio(fields[ToleranceForm.ratio] ?? 0))
  }
}

extension CanvasSize {
  /// Whether it is the canvas's own size, whichever way it is written.
  func isOwn(of canvas: CanvasSize) -> Bool {
    width == canvas.width && (height == nil || height == canvas.height)
  }
}

extension Snapshots {
  /// Without the canvas's own size, which is not a variant.
  func withoutUsual(_ canvas: CanvasSize) -> Snapshots {
    var usual = self
    usual.axes.width = axes.width.map { $0.flatMap { $0.isOwn(of: canvas) ? nil : $0 } }
    return usual
  }

  /// Merges a document's values over its project's, key by key.
  ///
  /// - Parameter usualScale: where neither says one: the canvas's.
  init(document: Fields?, project: Fields?, scale usualScale: Int) {
    self.init()
    func either<Value>(_ key: Key<Value>) -> Value? { document?[key] ?? project?[key] }
    axes.scale = [usualScale]
    if document == nil, project == nil { axes.appearance = Appearance.allCases }
    for fields in [project, document] {
      if let fields { axes = AxisChoice(fields).over(axes) }
    }
    states = either(SnapshotsForm.states)
    phases = either(SnapshotsForm.phases) ?? phases
    cover = either(SnapshotsForm.cover) ?? cover
    include = either(SnapshotsForm.include) ?? include
    exclude = either(SnapshotsForm.exclude) ?? exclude
    tolerance = either(SnapshotsForm.tolerance) ?? tolerance
    masks = either(SnapshotsForm.masks) ?? masks
  }
}
