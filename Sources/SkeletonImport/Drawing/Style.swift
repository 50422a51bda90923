import SkeletonModel

/// The properties of an element that say how it is painted: attributes, and what `style` says in
/// their place.
struct Style {
  private let markup: Markup
  private let own: [Markup.Attribute]

  init(_ markup: Markup) {
    self.markup = markup
    guard let style = markup["style"] else {
      own = []
      return
    }
    switch style.value {
    case .map(let members): own = members
    case .text(let text):
      own = text.split(separator: ";").compactMap { part in
        guard let colon = part.firstIndex(of: ":") else { return nil }
        let value = part[part.index(after: colon)...].replacing("!important", with: "").trimmed
        return Markup.Attribute(
          name: part[..<colon].trimmed, value: .text(value), offset: style.offset)
      }
    default: own = []
    }
  }

  /// `style` wins over an attribute.
  subscript(name: String) -> Markup.Value? {
    own.last { $0.name == name }?.value ?? markup[name]?.value
  }

  /// What `style` alone says.
  var declared: [Markup.Attribute] { own }

  func spelt(_ name: String) -> String? { self[name]?.spelt?.trimmed }
}

/// The length that an attribute says.
enum Length: Equatable {
  case points(Double)
  case percent(Double)
  /// `calc(50% + 8px)`
  case sum(points: Double, percent: Double)

  /// nil if it is none.
  static func read(_ value: Markup.Value) -> Length? {
    switch value {
    case .number(let number): return number.isFinite ? .points(number) : nil
    case .flag, .map, .unknown: return nil
    case .text(let text):
      let word = text.trimmed.lowercased()
      if word.hasPrefix("calc("), word.hasSuffix(")") { return sum(word.dropFirst(5).dropLast()) }
      if word.hasSuffix("%") { return plainNumber(String(word.dropLast())).map { .percent($0) } }
      for (unit, factor) in units where word.hasSuffix(unit) {
        return plainNumber(word.dropLast(unit.count).trimmed).map { .points($0 * factor) }
      }
      return plainNumber(word).map { .points($0) }
    }
  }

  /// Lengths joined by `+` and `-`, which stand between spaces; nil for any other calculation.
  private static func sum(_ text: Substring) -> Length? {
    var points = 0.0
    var percent = 0.0
    var sign: Double? = 1
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let factor = sign, !word.hasPrefix("calc(") {
        switch read(.text(String(word))) {
        case .points(let number): points += factor * number
        case .percent(let number): percent += factor * number
        case .sum, nil: return nil
        }
        sign = nil
      } else if word == "+" || word == "-" {
        sign = word == "+" ? 1 : -1
      } else {
        return nil
      }
    }
    return sign == nil ? .sum(points: points, percent: percent) : nil
  }

  /// CSS's, in points; of type, what a browser has where nobody says.
  private static let units: [(String, Double)] = [
    ("px", 1), ("rem", 16), ("em", 16), ("ex", 8), ("pt", 96.0 / 72), ("pc", 16), ("in", 96),
    ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
  ]

  func points(of whole: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): percent / 100 * whole
    case .sum(let points, let percent): points + percent / 100 * whole
    }
  }
}
