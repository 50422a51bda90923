import SkeletonModel

/// An element of a drawing, however it was written: as SVG, or as JSX whose expressions have been
/// worked out.
struct Markup: Sendable {
  /// As in SVG: `rect`, `linearGradient`; react-native's `Rect` is the same.
  var name: String
  var attributes: [Attribute] = []
  var children: [Markup] = []
  /// The characters directly inside.
  var text = ""
  /// The byte it begins at.
  var offset: Int

  struct Attribute: Sendable {
    /// As in SVG: `clip-path`, though JSX says `clipPath`.
    var name: String
    var value: Value
    var offset: Int
  }

  indirect enum Value: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case map([Attribute])
    /// An expression that says nothing without the program around it.
    case unknown(String)
  }

  subscript(name: String) -> Attribute? { attributes.last { $0.name == name } }

  /// About how many bytes of attributes it has.
  var size: Int {
    attributes.reduce(0) { sum, attribute in
      guard case .text(let text) = attribute.value else { return sum + 10 }
      return sum + 10 + text.utf8.count
    }
  }

  /// This element and those inside, at any depth, in the order of the text.
  var everything: [Markup] {
    var all: [Markup] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      all.append(next)
      waiting += next.children.reversed()
    }
    return all
  }
}

extension Markup.Value {
  /// As it would be spelt in an attribute; nil where it is not known.
  var spelt: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number.shortestDecimal
    case .flag(let flag): flag ? "true" : "false"
    case .map, .unknown: nil
    }
  }

  /// For a message.
  var shown: String {
    switch self {
    case .unknown(let source): "{\(source)}"
    case .map: "{…}"
    default: spelt ?? ""
    }
  }
}

extension Markup {
  /// SVG's name of an attribute that React spells in its own way: `strokeWidth`, `stopColor`.
  static func plainName(_ name: String) -> String {
    if let own = plainNames[name] { return own }
    if let colon = name.lastIndex(of: ":") { return String(name[name.index(after: colon)...]) }
    return name
  }

  private static let plainNames = [
    "clipPath": "clip-path", "clipRule": "clip-rule", "fillOpacity": "fill-opacity",
    "fillRule": "fill-rule", "stopColor": "stop-color", "stopOpacity": "stop-opacity",
    "strokeWidth": "stroke-width", "strokeOpacity": "stroke-opacity",
    "strokeLinecap": "stroke-linecap", "strokeLinejoin": "stroke-linejoin",
    "strokeDasharray": "stroke-dasharray", "transformOrigin": "transform-origin",
    "xlinkHref": "href", "xlink:href": "href", "className": "class",
  ]

  /// The element that a tag of SVG or of react-native-svg stands for.
  static func plainElement(_ name: String) -> String {
    var name = Substring(name)
    if let mark = name.lastIndex(where: { $0 == ":" || $0 == "." }) {
      name = name[name.index(after: mark)...]
    }
    guard let first = name.first, first.isUppercase else { return String(name) }
    return first.lowercased() + name.dropFirst()
  }
}
