import SkeletonModel

extension Reading {
  /// The value for this variant's width class; a class that is not listed takes that of the next
  /// narrower one.
  ///
  /// While every branch is checked, it is the largest value, so that limits hold for all of them.
  func byClass(_ tree: Tree, _ entries: [Tree.Entry], in range: ClosedRange<Int>) -> Int? {
    let classes = theme.widthClasses
    var values: [String: Int] = [:]
    for entry in entries {
      guard classes.contains(where: { $0.name == entry.key }) else {
        let near = nearestWord(to: entry.key, among: classes.map(\.name))
        complain(
          entry.keySpot,
          "the theme has no width class '\(entry.key)'"
            + (near.map { "; did you mean '\($0)'?" }
              ?? "; it has \(classes.map(\.name).joined(separator: ", "))"))
        continue
      }
      values[entry.key] = read(entry.value, as: .whole(range))
    }
    guard !values.isEmpty else {
      if entries.isEmpty { expected("a count for a width class", tree) }
      return nil
    }
    guard let canvasWidth else { return values.values.max() }
    let fitting = classes.filter { $0.least <= canvasWidth }.reversed()
    return fitting.lazy.compactMap { values[$0.name] }.first
      ?? classes.lazy.compactMap { values[$0.name] }.first
  }

  /// The widest class that the canvas reaches.
  var widthClass: String? {
    guard let canvasWidth else { return nil }
    return theme.widthClasses.last { $0.least <= canvasWidth }?.name
      ?? theme.widthClasses.first?.name
  }
}

extension Form where Value == Int {
  /// A whole number, or one for each width class.
  static func count(_ range: ClosedRange<Int>) -> Form<Int> {
    Form(
      "a whole number, or one for each width class",
      .any([
        .whole(from: range.lowerBound, to: range.upperBound),
        .names(.whole(from: range.lowerBound, to: range.upperBound)),
      ])
    ) { tree, reading in
      if let entries = tree.entries { return reading.byClass(tree, entries, in: range) }
      return reading.whole(tree, in: range, "a whole number, or one for each width class")
    }
  }
}

extension Form where Value == [Node.Grid.Column] {
  static let columns = Form(
    "a count, {adaptive: points} or a list of columns",
    .any([
      Form<Int>.count(1...1000).schema, .oneKey("adaptive", .number(from: 1, to: Limits.length)),
      .list(.any([.words(["flexible"]), .defined("column")]), atLeast: 1, atMost: 1000),
    ])
  ) { tree, reading in
    if let items = tree.list {
      guard !items.isEmpty, items.count <= 1000 else {
        reading.expected("one column or more", tree)
        return nil
      }
      let columns = items.map { reading.column($0) }
      return columns.contains { $0 == nil } ? nil : columns.compactMap(\.self)
    }
    if tree["adaptive"] != nil { return reading.column(tree).map { [$0] } }
    return reading.read(tree, as: .count(1...1000)).map {
      Array(repeating: .flexible(minimum: 10, maximum: .infinity), count: $0)
    }
  }
}

extension Reading {
  fileprivate func column(_ tree: Tree) -> Node.Grid.Column? {
    guard let (tree, inner) = dereference(tree) else { return nil }
    return within(inner) {
      if tree.scalar?.text == "flexible" { return .flexible(minimum: 10, maximum: .infinity) }
      guard tree.entries != nil else {
        expected("flexible, {flexible: …}, {adaptive: …} or {fixed: …}", tree)
        return nil
      }
      guard let fields = fields(of: tree, ColumnForm.map, place: "a column") else { return nil }
      if let width = fields[ColumnForm.fixed] { return .fixed(width) }
      if let least = fields[ColumnForm.adaptive] {
        return .adaptive(minimum: least, maximum: .infinity)
      }
      guard let range = fields[ColumnForm.flexible] else { return nil }
      let least = range[ColumnForm.minimum] ?? 10
      let most = range[ColumnForm.maximum] ?? .infinity
      guard least <= most else {
        complain(tree["flexible"]?["minimum"] ?? tree, "the column's minimum is above its maximum")
        return nil
      }
      return .flexible(minimum: least, maximum: most)
    }
  }
}

enum ColumnForm {
  static let minimum = Key("minimum", .side, default: "10", "it is never narrower")
  static let maximum = Key("maximum", .side, default: "no limit", "it is never wider")
  static let range = MapForm(
    "columnRange", "How wide a flexible column may be.", [minimum, maximum])

  static let flexible = Key("flexible", .map(range), "shares what the others leave")
  static let fixed = Key("fixed", .side, "always this wide")
  static let adaptive = Key(
    "adaptive", .number(1...Limits.length, "points"),
    "as many columns as fit, each at least this wide")
  static let map = MapForm(
    "column", "A column of a grid.", exactlyOne: [["flexible", "fixed", "adaptive"]],
    [flexible, fixed, adaptive])
}
