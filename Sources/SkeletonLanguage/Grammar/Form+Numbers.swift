import SkeletonModel

extension Reading {
  /// A number, or nil with a complaint; `what` names the other allowed values.
  func number(_ tree: Tree, _ what: String) -> Double? {
    guard let scalar = tree.scalar else {
      expected(what, tree)
      return nil
    }
    switch Number.read(scalar) {
    case .value(let value): return value
    case .malformed(let remedy): expected(what, tree, hint: remedy)
    case .notANumber: expected(what, tree)
    }
    return nil
  }

  func check(_ value: Double, in range: ClosedRange<Double>, _ tree: Tree) -> Double? {
    guard range.contains(value) else {
      let needed =
        range.lowerBound == 0 && value < 0
        ? "0 or more"
        : range.upperBound == Limits.length && value > 0
          ? "at most \(Int(Limits.length).grouped) points"
          : range.lowerBound == -Limits.length
            ? "at least -\(Int(Limits.length).grouped) points"
            : "\(range.lowerBound.shortestDecimal) to \(range.upperBound.shortestDecimal)"
      complain(tree, "'\(key)' needs \(needed), found \(tree.scalar?.text ?? "")")
      return nil
    }
    return value
  }
}

extension Form where Value == Double {
  static func number(
    _ range: ClosedRange<Double>, _ name: String = "a number"
  ) -> Form<Double> {
    Form(name, .number(from: range.lowerBound, to: range.upperBound)) { tree, reading in
      reading.number(tree, name).flatMap { reading.check($0, in: range, tree) }
    }
  }

  static let points = Form.number(0...Limits.length, "points")
  /// Room to add, or to take away.
  static let morePoints = Form.number(-Limits.length...Limits.length, "points")
  static let priority = Form.number(-1_000_000...1_000_000)

  /// From 0 to 1, or a percent.
  static let fraction = Form("0 to 1, or a percent", .any([.number(from: 0, to: 1), .percent])) {
    tree, reading in
    if let percent = tree.scalar.flatMap({ Percent.read($0.text) }) {
      guard (0...1).contains(percent) else {
        reading.complain(tree, "'\(reading.key)' needs 0% to 100%, found \(tree.found)")
        return nil
      }
      return percent
    }
    return reading.number(tree, "0 to 1, or a percent").flatMap {
      reading.check($0, in: 0...1, tree)
    }
  }

  /// A share or a percent that may lie outside of the whole.
  static let proportion = Form(
    "a share, or a percent", .any([.number(from: -Limits.share, to: Limits.share), .percent])
  ) {
    tree, reading in
    if let percent = tree.scalar.flatMap({ Percent.read($0.text) }) {
      guard abs(percent) <= Limits.share else {
        reading.complain(
          tree, "'\(reading.key)' needs -1000000% to 1000000%, found \(tree.found)")
        return nil
      }
      return percent
    }
    return reading.number(tree, "a share, or a percent").flatMap {
      reading.check($0, in: -Limits.share...Limits.share, tree)
    }
  }

  /// A ratio, such as `0.75` or `2/3`.
  static let ratio = Form(
    "a ratio: 0.75, or 2/3",
    .any([.number(from: 0, to: nil), .word(pattern: "^\(Schema.decimal) */ *\(Schema.decimal)$")])
  ) { tree, reading in
    guard let scalar = tree.scalar else {
      reading.expected("a ratio: 0.75, or 2/3", tree)
      return nil
    }
    let sides = scalar.text.split(separator: "/", omittingEmptySubsequences: false).map {
      Number.read(Scalar(text: $0.trimmed, isPlain: true))
    }
    if sides.count == 2, case .value(let width) = sides[0], case .value(let height) = sides[1] {
      guard width > 0, height > 0, (0.0001...10_000).contains(width / height) else {
        reading.complain(tree, "'\(reading.key)' needs two sides above 0, found \(tree.found)")
        return nil
      }
      return width / height
    }
    let halves = scalar.text.split(separator: ":", omittingEmptySubsequences: false)
    if halves.count == 2 {
      reading.expected("a ratio", tree, hint: "write \(halves[0])/\(halves[1])")
      return nil
    }
    return reading.number(tree, "a ratio: 0.75, or 2/3").flatMap {
      reading.check($0, in: 0.0001...10_000, tree)
    }
  }

  /// Degrees clockwise.
  static let angle = Form.number(-3600...3600, "degrees")
}

/// A percent, such as `60%`.
enum Percent {
  static func read(_ text: String) -> Double? {
    guard text.hasSuffix("%"),
      case .value(let value) = Number.read(Scalar(text: String(text.dropLast()), isPlain: true))
    else { return nil }
    return value / 100
  }
}

extension Schema {
  /// As JSON writes numbers, and `.5`: close enough for an editor.
  static let decimal = "[0-9.]+([eE][-+]?[0-9]+)?"
  /// Letters of any script, expressed by excluding other characters, because editors interpret
  /// `\p{L}` differently.
  static let namePattern = #"[^\x00-@\[-`{-\x7F][^\x00-,/:-@\[-^`{-\x7F]*"#

  static let percent = Schema.word(pattern: "^-?\(decimal)%$")
  static let plainName = Schema.word(pattern: "^\(namePattern)$")
}

extension StringProtocol {
  /// Without white space at either end.
  package var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }
}

extension Form where Value == Int {
  static func whole(_ range: ClosedRange<Int>, _ name: String = "a whole number") -> Form<Int> {
    Form(name, .whole(from: range.lowerBound, to: range.upperBound)) { tree, reading in
      reading.whole(tree, in: range, name)
    }
  }
}

extension Reading {
  func whole(_ tree: Tree, in range: ClosedRange<Int>, _ what: String) -> Int? {
    guard let value = number(tree, what) else { return nil }
    guard value == value.rounded() else {
      expected(what, tree)
      return nil
    }
    guard value >= Double(range.lowerBound), value <= Double(range.upperBound) else {
      let needed =
        value < Double(range.lowerBound)
        ? "\(range.lowerBound) or more" : "at most \(range.upperBound.grouped)"
      complain(tree, "'\(key)' needs \(needed), found \(tree.scalar?.text ?? "")")
      return nil
    }
    return Int(value)
  }
}
