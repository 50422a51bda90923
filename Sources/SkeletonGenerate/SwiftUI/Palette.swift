import SkeletonLanguage
import SkeletonModel

/// A colour in the light and the dark, each for those who ask for more contrast, too.
struct ColorSet: Hashable {
  var light: Color
  var dark: Color
  var lightIncreased: Color
  var darkIncreased: Color

  init(_ color: (Appearance, Contrast) -> Color) {
    light = color(.light, .normal)
    dark = color(.dark, .normal)
    lightIncreased = color(.light, .increased)
    darkIncreased = color(.dark, .increased)
  }

  var all: [Color] { [light, dark, lightIncreased, darkIncreased] }
  var isPlain: Bool { all.allSatisfy { $0 == light } }

  func map(_ change: (Color) -> Color) -> ColorSet {
    var changed = self
    changed.light = change(light)
    changed.dark = change(dark)
    changed.lightIncreased = change(lightIncreased)
    changed.darkIncreased = change(darkIncreased)
    return changed
  }

  /// What is seen where one is painted over another.
  func over(_ base: ColorSet) -> ColorSet {
    // Over nothing it is itself, to the last digit.
    combined(with: base) { $1.alpha == 0 ? $0 : $0.over($1) }
  }

  func combined(with other: ColorSet, _ mix: (Color, Color) -> Color) -> ColorSet {
    var changed = self
    changed.light = mix(light, other.light)
    changed.dark = mix(dark, other.dark)
    changed.lightIncreased = mix(lightIncreased, other.lightIncreased)
    changed.darkIncreased = mix(darkIncreased, other.darkIncreased)
    return changed
  }
}

/// The colours that a document's theme has names for, those of its own and those of iOS.
struct ColorTokens {
  let own: [(name: String, set: ColorSet)]
  let system: [(name: String, set: ColorSet)]

  init(of document: Document, in base: Variant) {
    var tokens: [[Int]: DocumentTokens] = [:]
    for (row, appearance) in Appearance.allCases.enumerated() {
      for (column, contrast) in Contrast.allCases.enumerated() {
        tokens[[row, column]] = document.tokens(
          in: base.with(.appearance(appearance)).with(.contrast(contrast)))
      }
    }
    func sets(_ part: (DocumentTokens) -> [String: Color]) -> [(name: String, set: ColorSet)] {
      (tokens[[0, 0]].map(part) ?? [:]).keys
        .sorted { ($0.count, $0) < ($1.count, $1) }
        .map { name in
          let set = ColorSet { appearance, contrast in
            let key = [appearance == .light ? 0 : 1, contrast == .normal ? 0 : 1]
            return tokens[key].map(part)?[name] ?? .clear
          }
          return (name, set)
        }
    }
    own = sets(\.own)
    system = sets(\.system)
  }

  /// The name of a colour, if it has one.
  func name(of set: ColorSet) -> String? { (own + system).first { $0.set == set }?.name }
}

/// The colours of a file, as constants by the names of the theme's tokens.
struct Palette {
  private(set) var names: [ColorSet: String] = [:]
  private var order: [ColorSet] = []
  private let tokens: ColorTokens

  init(of document: Document, in base: Variant) { tokens = ColorTokens(of: document, in: base) }

  /// How a colour is written, by its constant where it needs one.
  mutating func word(for set: ColorSet, owner: String?, key: String) -> String {
    if let plain = Self.basic(set) { return "Color" + plain }
    if let known = systemLiteral(set), !known.contains(".opacity(") { return known }
    if let name = names[set] { return "Palette.\(name)" }
    let token = tokens.own.first { $0.set == set }?.name
    let words = token.map { $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) }
    var name =
      words.map { words in
        words.prefix(1).joined() + words.dropFirst().map { String($0).capitalizedFirst }.joined()
      } ?? owner.map { $0 + key.capitalizedFirst } ?? key
    var number = 2
    let first = name
    while names.values.contains(name) {
      name = "\(first)\(number)"
      number += 1
    }
    names[set] = name
    order.append(set)
    return "Palette.\(name)"
  }

  /// The declaration of all constants; empty if there are none.
  var declaration: String {
    guard !order.isEmpty else { return "" }
    let lines = order.map { "  static let \(names[$0] ?? "") = \(literal($0))" }
    return "private enum Palette {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  /// Whether any of them depends on the user's settings in a way of its own.
  var hasAdaptive: Bool { order.contains { literal($0).hasPrefix("Color(\n") } }

  /// One that SwiftUI has a word for.
  private static func basic(_ set: ColorSet) -> String? {
    guard set.isPlain else { return nil }
    let color = set.light
    let faded = color.alpha == 1 ? "" : ".opacity(\(color.alpha.shortestDecimal))"
    switch (color.red, color.green, color.blue) {
    case _ where color.alpha == 0 && color == .clear: return ".clear"
    case (1, 1, 1): return ".white" + faded
    case (0, 0, 0): return ".black" + faded
    default: return nil
    }
  }

  /// As one of the colours that iOS has; nil if it is none.
  private func systemLiteral(_ set: ColorSet) -> String? {
    for (name, known) in tokens.system where Self.systemNames.contains(name) {
      guard let factor = Self.factor(from: known, to: set) else { continue }
      return "Color(.\(name))" + (factor == 1 ? "" : ".opacity(\(factor.shortestDecimal))")
    }
    return nil
  }

  private func literal(_ set: ColorSet) -> String {
    if let known = systemLiteral(set) { return known }
    if set.isPlain { return Self.literal(set.light) }
    var lines = ["light: \(Self.literal(set.light))"]
    if set.dark != set.light { lines.append("dark: \(Self.literal(set.dark))") }
    if set.lightIncreased != set.light || set.darkIncreased != set.dark {
      lines.append("lightIncreased: \(Self.literal(set.lightIncreased))")
      if set.darkIncreased != set.lightIncreased || set.dark != set.light {
        lines.append("darkIncreased: \(Self.literal(set.darkIncreased))")
      }
    }
    return "Color(\n    " + lines.joined(separator: ",\n    ") + ")"
  }

  /// What its opacity is multiplied by; nil if that is not all.
  private static func factor(from known: ColorSet, to set: ColorSet) -> Double? {
    guard known.light.alpha > 0 else { return nil }
    let factor = ((set.light.alpha / known.light.alpha) * 1e6).rounded() / 1e6
    guard factor > 0, factor <= 1 else { return nil }
    let isSame = zip(known.all, set.all).allSatisfy { one, other in
      let faded = one.opacity(factor)
      return (faded.red, faded.green, faded.blue) == (other.red, other.green, other.blue)
        && abs(faded.alpha - other.alpha) < 1e-9
    }
    return isSame ? factor : nil
  }

  private static func literal(_ color: Color) -> String {
    func part(_ value: Double) -> String {
      let byte = value * 255
      guard abs(byte - byte.rounded()) < 1e-6 else { return value.shortestDecimal }
      let digits = String(Int(byte.rounded()), radix: 16)
      return "0x" + (digits.count == 1 ? "0" : "") + digits + " / 255"
    }
    if let word = basic(ColorSet { _, _ in color }) { return word }
    let opacity = color.alpha == 1 ? "" : ", opacity: \(color.alpha.shortestDecimal)"
    return "Color(red: \(part(color.red)), green: \(part(color.green)), "
      + "blue: \(part(color.blue))\(opacity))"
  }

  /// Colours that iOS keeps under the same names.
  private static let systemNames: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6",
  ]

  /// What a file needs that has colours of an appearance each.
  static let adaptive = """
    extension Color {
      /// A colour for each appearance, and for those who ask for more contrast.
      fileprivate init(
        light: Color, dark: Color? = nil, lightIncreased: Color? = nil,
        darkIncreased: Color? = nil
      ) {
        self.init(
          uiColor: UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            guard traits.accessibilityContrast == .high, let lightIncreased else {
              return UIColor(isDark ? dark ?? light : light)
            }
            return UIColor(isDark ? darkIncreased ?? lightIncreased : lightIncreased)
          })
      }
    }

    """
}
