import SkeletonModel

/// What a value could be instead: near enough to be a slip, and mostly of the same kind.
///
/// What does not fit its place is refused when the description is read, and the next is taken.
struct ScalarChoices {
  private let tokens: [TokenSpace: [String]]
  private static let words = wordsByKey()

  init(_ theme: Theme) {
    tokens = Dictionary(
      uniqueKeysWithValues: TokenSpace.allCases.map { space in
        // Not what marks a replaced style.
        (space, theme[space].keys.filter { !$0.hasSuffix(Theme.replacedMark) }.sorted())
      })
  }

  /// Colour tokens to paint with instead of one.
  func colors(besides name: String) -> [String] {
    others(of: name, among: tokens[.colors] ?? [], most: 4)
  }

  /// The changes to a value, each with its choices in order; none for a reference.
  func choices(for scalar: Scalar, keys: [String]) -> [[String]] {
    let text = scalar.text
    if scalar.isNull || text.hasPrefix("$") { return [] }
    if text.contains("@") { return colorsWithAlpha(text, keys) }
    guard scalar.isPlain else { return [words(text, keys)] }
    switch text {
    case "true": return [["false"]]
    case "false": return [["true"]]
    default: break
    }
    if case .value(let number) = Number.read(scalar) { return [numbers(number)] }
    if let percent = suffixed(text, "%") {
      return [[percent + 1, percent - 1].map { $0.shortestDecimal + "%" }]
    }
    // Before `s`, which it ends in.
    if let time = suffixed(text, "ms") { return [durations(time).map { $0 + "ms" }] }
    if let time = suffixed(text, "s") { return [durations(time).map { $0 + "s" }] }
    return [words(text, keys)]
  }

  private func numbers(_ number: Double) -> [String] {
    // A share stays one.
    let steps: [Double] =
      number > 0 && number < 1
      ? [number + 0.1, number - 0.1, number / 2]
      : number == 1 ? [2, 0.9, 0] : [number + 1, number - 1, number * 0.9]
    let zero = number == 0 ? ["100ms"] : []
    return zero + steps.map { (($0 * 1000).rounded() / 1000).shortestDecimal }
  }

  private func durations(_ time: Double) -> [String] {
    let longer = time == 0 ? 100 : time * 1.1
    return [longer, time * 0.9].map { (($0 * 1000).rounded() / 1000).shortestDecimal }
  }

  private func suffixed(_ text: String, _ suffix: String) -> Double? {
    guard text.hasSuffix(suffix) else { return nil }
    let digits = Scalar(text: String(text.dropLast(suffix.count)), isPlain: true)
    guard case .value(let number) = Number.read(digits) else { return nil }
    return number
  }

  /// `separator @ 0.3`: another token, and another share.
  private func colorsWithAlpha(_ text: String, _ keys: [String]) -> [[String]] {
    let parts = text.split(separator: "@", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2 else { return [[text + "."]] }
    let alpha = Scalar(text: parts[1], isPlain: true)
    var all = [words(parts[0], keys).map { "\($0) @ \(parts[1])" } + [text + "."]]
    if case .value(let share) = Number.read(alpha) {
      all.append(
        (share == 1 ? [0.9] : numbers(share).compactMap(Double.init)).filter {
          (0...1).contains($0)
        }
        .map { "\(parts[0]) @ \($0.shortestDecimal)" })
    }
    return all
  }

  private func words(_ text: String, _ keys: [String]) -> [String] {
    if text.hasPrefix("#") { return hexadecimal(text) }
    var all: [String] = []
    for key in keys.reversed() {
      all += others(of: text, among: Self.words[key] ?? [], most: 8)
    }
    for space in TokenSpace.allCases {
      all += others(of: text, among: tokens[space] ?? [], most: 4)
    }
    if let (token, appearance) = Appearance.named(by: text) {
      all += others(of: token, among: tokens[.colors] ?? [], most: 4).map {
        "\($0).\(appearance.rawValue)"
      }
      all.append("\(token).\(appearance == .dark ? "light" : "dark")")
    }
    // A word that is neither is a text, or an outline.
    return all.withoutRepeats + [text + ".", text + " M0 0h1v1z"]
  }

  /// The words that come after one, round to those before it; none if it is not among them.
  private func others(of word: String, among all: [String], most: Int) -> [String] {
    guard let index = all.firstIndex(of: word) else { return [] }
    return Array((all[(index + 1)...] + all[..<index]).prefix(most))
  }

  /// Another red: `#1e293b` becomes `#3e293b`.
  private func hexadecimal(_ text: String) -> [String] {
    var digits = Array(text.dropFirst())
    guard let first = digits.first?.hexDigitValue else { return [text + "."] }
    digits[0] = Character(String(first ^ 2, radix: 16))
    return ["#" + String(digits)]
  }
}

/// The words that each key takes, wherever in the language it stands.
private func wordsByKey() -> [String: [String]] {
  var words: [String: [String]] = [:]
  func add(_ key: String, _ schema: Schema) {
    switch schema {
    case .words(let all):
      words[key] = (words[key, default: []] + all).withoutRepeats
    case .any(let choices): for choice in choices { add(key, choice) }
    case .list(let item, _, _): add(key, item)
    case .names(let item, _): add(key, item)
    case .oneKey(_, let inner): add(key, inner)
    case .word, .named, .number, .whole, .bool, .text, .defined, .anything: break
    }
  }
  for form in Grammar.maps + Grammar.kinds.map(\.map) {
    for key in form.keys { add(key.name, key.schema) }
  }
  // Conditions ask for the same words as axes.
  words["type"] = TypeSize.allCases.map(\.rawValue) + ["accessibility"]
  return words
}
