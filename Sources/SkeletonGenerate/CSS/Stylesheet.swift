import SkeletonModel

/// What a page says of how its elements look, and the elements.
struct Stylesheet {
  typealias Declaration = (property: String, value: String)

  /// An element of the page.
  struct Element {
    var classes: [String]
    var children: [Element] = []
    var text: String?
    /// What is of this element alone.
    var style: [Declaration] = []
  }

  /// The name that all others begin with: `profile-skeleton`.
  let block: String
  private var rules: [(name: String, declarations: [Declaration])] = []

  init(block: String) { self.block = block }

  /// The class of an element that has these declarations: what is declared alike is one class.
  mutating func name(_ base: String, _ declarations: [Declaration]) -> String {
    func isSame(_ other: [Declaration]) -> Bool {
      other.count == declarations.count
        && zip(other, declarations).allSatisfy {
          $0.property == $1.property && $0.value == $1.value
        }
    }
    let first = base.kebab
    var name = first
    var number = 1
    while let known = rules.first(where: { $0.name == name }) {
      if isSame(known.declarations) { return name }
      number += 1
      name = "\(first)-\(number)"
    }
    rules.append((name, declarations))
    return name
  }

  var rulesText: String {
    rules.map { name, declarations in
      ".\(block)__\(name) {\n"
        + declarations.map { "  \($0.property): \($0.value);\n" }.joined() + "}\n"
    }.joined(separator: "\n")
  }

  func text(of element: Element, _ depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth)
    let classes = element.classes.map { $0.isEmpty ? block : "\(block)__\($0)" }
      .joined(separator: " ")
    let hidden = depth == 1 ? " aria-hidden=\"true\"" : ""
    let own = element.style.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
    let head =
      "\(margin)<div class=\"\(classes)\"\(hidden)\(own.isEmpty ? "" : " style=\"\(own)\"")>"
    if let text = element.text { return head + text.markup + "</div>\n" }
    guard !element.children.isEmpty else { return head + "</div>\n" }
    return head + "\n" + element.children.map { text(of: $0, depth + 1) }.joined() + margin
      + "</div>\n"
  }
}

extension String {
  /// `feed-row` for `feedRow`, `Feed row` and `feed.row`.
  var kebab: String {
    var words = ""
    for character in self {
      if character.isLetter || character.isNumber, character.isASCII {
        if character.isUppercase, let last = words.last, last != "-", !last.isUppercase {
          words += "-"
        }
        words += character.lowercased()
      } else if !words.isEmpty, words.last != "-" {
        words += "-"
      }
    }
    while words.last == "-" { words.removeLast() }
    return words.first.map { $0.isNumber } ?? true
      ? "part" + (words.isEmpty ? "" : "-" + words) : words
  }

  /// As it stands in a page.
  var markup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

/// Colours as custom properties, by the theme's names.
struct CSSColors {
  private var names: [(set: ColorSet, name: String)] = []
  private let tokens: ColorTokens

  init(_ tokens: ColorTokens) { self.tokens = tokens }

  mutating func value(_ set: ColorSet, _ base: String) -> String {
    if set.isPlain, set.light.alpha == 0 { return "transparent" }
    if let known = names.first(where: { $0.set == set }) { return "var(--\(known.name))" }
    let first = (tokens.name(of: set) ?? base).kebab
    var name = first
    var number = 1
    while names.contains(where: { $0.name == name }) {
      number += 1
      name = "\(first)-\(number)"
    }
    names.append((set, name))
    return "var(--\(name))"
  }

  /// What each property is, for those who ask for nothing, for the dark, and for more contrast.
  func text(_ block: String) -> String {
    func rule(_ indent: String, _ pick: (ColorSet) -> Color, besides: (ColorSet) -> Color?)
      -> String
    {
      let lines = names.filter { besides($0.set) != pick($0.set) }.map {
        "\(indent)  --\($0.name): \(pick($0.set).css);\n"
      }
      return lines.isEmpty ? "" : "\(indent).\(block) {\n\(lines.joined())\(indent)}\n"
    }
    func media(_ condition: String, _ inside: String) -> String {
      inside.isEmpty ? "" : "\n@media \(condition) {\n\(inside)}\n"
    }
    return rule("", \.light) { _ in nil }
      + media("(prefers-color-scheme: dark)", rule("  ", \.dark, besides: \.light))
      + media("(prefers-contrast: more)", rule("  ", \.lightIncreased, besides: \.light))
      + media(
        "(prefers-color-scheme: dark) and (prefers-contrast: more)",
        rule("  ", \.darkIncreased) {
          // What comes last of the rules above.
          $0.lightIncreased == $0.light ? $0.dark : $0.lightIncreased
        })
  }
}

extension Color {
  /// As CSS has it.
  var css: String {
    func part(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    if alpha == 1 {
      let digits = [red, green, blue].map { value in
        let digits = String(part(value), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }
      return "#" + digits.joined()
    }
    return
      "rgb(\(part(red)) \(part(green)) \(part(blue)) / \(((alpha * 10000).rounded() / 10000).shortestDecimal))"
  }
}

extension Double {
  /// A length in CSS.
  var px: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == 0 ? "0" : rounded.shortestDecimal + "px"
  }
}
