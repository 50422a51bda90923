import SkeletonModel

extension Form where Value == Bool {
  static let bool = Form("true or false", .bool) { tree, reading in
    guard let scalar = tree.scalar, scalar.isPlain else {
      reading.expected(
        "true or false", tree, hint: tree.scalar == nil ? "" : "a quoted value is text")
      return nil
    }
    switch scalar.text {
    case "true": return true
    case "false": return false
    case "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON", "y", "Y":
      reading.expected("true or false", tree, hint: "write true")
    case "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF", "n", "N":
      reading.expected("true or false", tree, hint: "write false")
    default: reading.expected("true or false", tree)
    }
    return nil
  }
}

extension Form where Value == String {
  /// Any scalar, as it was spelt.
  static let text = Form("text", .text) { tree, reading in
    guard let scalar = tree.scalar, !scalar.isNull else {
      let hint =
        tree.isNull
        ? (tree.spot.source.comment(after: tree.spot) == nil
          ? "" : "quote text that begins with '#'")
        : "quote text that holds ': ' or braces"
      reading.expected("text", tree, hint: hint)
      return nil
    }
    guard scalar.text.unicodeScalars.count <= Limits.text else {
      reading.complain(
        tree,
        "'\(reading.key)' has \(scalar.text.unicodeScalars.count.grouped) characters; a text has "
          + "at most \(Limits.text.grouped)")
      return nil
    }
    guard !tree.isCutByComment else {
      reading.complain(tree, "' #' cuts the text short; quote text that holds ' #'")
      return nil
    }
    return scalar.text
  }

  /// The name of a component, of the document's or of the theme's.
  static let componentName = name(as: .named(.component))

  /// A letter, then letters, digits, `.`, `-`, `_`.
  static let name = name(as: .plainName)

  private static func name(as schema: Schema) -> Form {
    Form("a name", schema) { tree, reading in
      guard let scalar = tree.scalar, !scalar.isNull else {
        reading.expected("a name", tree)
        return nil
      }
      guard Name.isValid(scalar.text) else {
        reading.expected(
          "a name", tree, hint: "a name is a letter, then letters, digits, '.', '-' or '_'")
        return nil
      }
      return scalar.text
    }
  }
}

enum Name {
  static func isValid(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, text.utf8.count <= 200 else { return false }
    return text.allSatisfy(isPart)
  }

  private static func isPart(_ character: Character) -> Bool {
    // Nearly every name is ASCII, which needs no tables.
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
    default: !character.isASCII && (character.isLetter || character.isNumber)
    }
  }

  /// A parameter's: letters and digits, so that `$name` ends where it should.
  static func isValidParameter(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension Form where Value == AccessibilityTraits {
  static let traits = wordOrList(AccessibilityTraits.named.map { ($0.word, $0.trait) })
}

extension Form where Value == EdgeSet {
  static let edgeSet = wordOrList(EdgeSet.named.map { ($0.word, $0.edges) })
}

extension Form where Value: SetAlgebra & Sendable {
  /// A word, or a list of words.
  fileprivate static func wordOrList(_ choices: [(String, Value)]) -> Form {
    let word = words(choices)
    return Form(
      "one or a list of \(word.name)", .any([word.schema, .list(word.schema, atLeast: 0)])
    ) { tree, reading in
      guard let items = tree.list else { return reading.read(tree, as: word) }
      let values = items.compactMap { reading.read($0, as: word) }
      return values.count == items.count
        ? values.reduce(into: Value()) { $0.formUnion($1) } : nil
    }
  }
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of an enum's words.
  static var word: Form {
    words(Value.allCases.map { $0.rawValue }) { Value(rawValue: $0) }
  }
}

extension Form where Value: Sendable {
  /// One of some words.
  static func words(_ choices: [(String, Value)]) -> Form {
    words(choices.map { $0.0 }) { word in choices.first { $0.0 == word }?.1 }
  }

  /// - Parameter value: what a word means; nil for a word that is not one of them.
  fileprivate static func words(
    _ names: [String], _ value: @escaping @Sendable (String) -> Value?
  ) -> Form {
    let what = names.count == 2 ? "\(names[0]) or \(names[1])" : names.joined(separator: ", ")
    return Form(what, .words(names)) { tree, reading in
      guard let scalar = tree.scalar else {
        reading.expected(what, tree)
        return nil
      }
      if let value = value(scalar.text) { return value }
      let sides = ["left": "leading", "right": "trailing"]
      let hint =
        sides[scalar.text].flatMap { names.contains($0) ? $0 : nil }
        ?? nearestWord(to: scalar.text, among: names)
      reading.expected(
        names.count > 2 ? "one of \(what)" : what, tree,
        hint: hint.map { "did you mean '\($0)'?" } ?? "")
      return nil
    }
  }
}

extension Form where Value == Microseconds {
  /// A span of time, such as `300ms`, `1.5s` or `0`.
  static let duration = Form(
    "a duration: 300ms, or 1.5s",
    .any([.word(pattern: "^\(Schema.decimal)m?s$"), .whole(from: 0, to: 0)])
  ) { tree, reading in
    guard let scalar = tree.scalar else {
      reading.expected("a duration: 300ms, or 1.5s", tree)
      return nil
    }
    switch Timespan.read(scalar.text) {
    case .value(let microseconds): return microseconds
    case .wrong(let hint): reading.expected("a duration: 300ms, or 1.5s", tree, hint: hint)
    }
    return nil
  }
}

/// Spans of time as the language writes them.
enum Timespan {
  enum Outcome { case value(Microseconds), wrong(String) }

  static let day: Microseconds = 86_400_000_000

  static func read(_ text: String) -> Outcome {
    let unit: Double
    let digits: Substring
    if text.hasSuffix("ms") {
      (unit, digits) = (1000, text.dropLast(2))
    } else if text.hasSuffix("s") {
      (unit, digits) = (1_000_000, text.dropLast(1))
    } else {
      switch Number.read(Scalar(text: text, isPlain: true)) {
      case .value(0): return .value(0)
      case .value: return .wrong("it has a unit: \(text)ms, or \(text)s")
      default: return .wrong("")
      }
    }
    guard case .value(let number) = Number.read(Scalar(text: String(digits), isPlain: true)) else {
      return .wrong(digits.hasSuffix(" ") ? "write \(text.filter { $0 != " " })" : "")
    }
    guard number >= 0 else { return .wrong("time does not run backwards") }
    let microseconds = (number * unit).rounded()
    guard microseconds <= Double(day) else { return .wrong("a day is the longest") }
    return .value(Microseconds(microseconds))
  }
}

extension SourceText {
  /// The comment that follows a position on its line, if any: text that a `#` may have cut off by
  /// mistake.
  func comment(after spot: Spot) -> (text: String, spot: Spot)? {
    guard !name.hasSuffix(".json"), let line = line(Int(spot.line)) else { return nil }
    let scalars = Array(line.unicodeScalars)
    guard
      let mark = scalars.indices.first(where: { $0 >= spot.column - 1 && scalars[$0] == "#" })
    else { return nil }
    return (
      String(String.UnicodeScalarView(scalars[mark...])),
      Spot(self, line: Int(spot.line), column: mark + 1)
    )
  }
}

extension Tree {
  /// Whether a plain scalar is followed by ` #word`, which was probably meant as text.
  var isCutByComment: Bool {
    guard let scalar, scalar.isPlain, origin == nil, !scalar.text.isEmpty,
      let comment = spot.source.comment(after: spot)
    else { return false }
    let end = Int(spot.column) - 1 + scalar.text.unicodeScalars.count
    let mark = Int(comment.spot.column) - 1
    // A real comment has a space after its `#`, or several before it.
    return mark == end + 1 && comment.text.dropFirst().first.map { $0 != " " && $0 != "#" } ?? false
  }
}
