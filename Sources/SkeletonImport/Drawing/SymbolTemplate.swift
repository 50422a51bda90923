import SkeletonLanguage
import SkeletonModel

/// A symbol of an app's own: a drawing of it in several weights and sizes, between lines that say where
/// letters beside it stand and how much room it has, as Apple's SF Symbols writes and reads it.
package struct SymbolTemplate: Sendable {
  /// At the usual scale.
  private let drawings: [FontWeight: Drawing]

  /// Lengths are hundredths of the size of the font.
  package struct Drawing: Sendable {
    package var outline: Path
    /// All of its ink.
    package var ink: Frame
    /// Between the margins beside it.
    package var across: ClosedRange<Double>
  }

  package init(svg text: String, file: String) throws {
    let markup = try XMLReader.read(SourceLines(file: file, text: text))
    var found: [String: Drawing] = [:]
    let guides = Self.verticals(in: markup)
    for group in markup.everything where group.name == "g" {
      guard let name = group["id"]?.value.spelt, Self.names.contains(name) else { continue }
      let outline = try Self.outline(of: group)
      guard let ink = outline.bounds else { continue }
      let left = guides["left-margin-" + name]
      let right = guides["right-margin-" + name]
      var across = ink.x...ink.maxX
      if let left, let right, left < right { across = left...right }
      found[name] = Drawing(outline: outline, ink: ink, across: across)
    }
    // The first of these templates has a pair of margins for all of its drawings.
    if let usual = found["Regular-M"], let left = guides["left-margin"],
      let right = guides["right-margin"]
    {
      let (before, behind) = (usual.ink.x - left, right - usual.ink.maxX)
      for (name, one) in found where one.ink.x - before < one.ink.maxX + behind {
        found[name]?.across = one.ink.x - before...one.ink.maxX + behind
      }
    }
    drawings = Dictionary(
      uniqueKeysWithValues: FontWeight.allCases.compactMap { weight in
        let style = Self.style(of: weight)
        let drawing =
          found[style + "-M"] ?? found[style + "-S"]?.scaled(by: 1 / Symbol.small)
          ?? found[style + "-L"]?.scaled(by: 1 / Symbol.large)
        return drawing.map { (weight, $0) }
      })
    guard !drawings.isEmpty else {
      throw Failure("has no drawing of the symbol, such as a group 'Regular-M'")
    }
  }

  private static let names = Set(
    FontWeight.allCases.flatMap { weight in
      ["S", "M", "L"].map { style(of: weight) + "-" + $0 }
    })

  private static func style(of weight: FontWeight) -> String {
    weight == .ultraLight
      ? "Ultralight"
      : weight.rawValue.prefix(1).uppercased()
        + weight.rawValue.dropFirst()
  }

  /// Where upright lines stand, by their names.
  private static func verticals(in markup: Markup) -> [String: Double] {
    var places: [String: Double] = [:]
    for element in markup.everything {
      guard let name = element["id"]?.value.spelt, name.contains("-margin") else { continue }
      let line = element["x1"]?.value.spelt.flatMap(plainNumber)
      let path = element["d"]?.value.spelt.flatMap { try? svgPath($0).bounds?.x }
      places[name] = line ?? path
    }
    return places
  }

  private static func outline(of element: Markup, _ outer: Affine = .identity, depth: Int = 0)
    throws -> Path
  {
    guard depth < 40 else { throw Failure("has groups in groups without an end") }
    let own = element["transform"]?.value.spelt
    guard let placing = own.map({ Affine.read($0) }) ?? .identity else {
      throw Failure("has a transform that is none: '\(own ?? "")'")
    }
    let place = placing.inside(outer)
    var path = Path()
    switch element.name {
    case "g":
      for child in element.children {
        path.elements += try outline(of: child, place, depth: depth + 1).elements
      }
    case "path":
      path = try svgPath(element["d"]?.value.spelt ?? "").map(place.place)
    case "title", "desc", "#text": break
    default: throw Failure("draws the symbol with <\(element.name)>; only paths are drawn")
    }
    return path
  }

  /// The drawing of a weight: between two, as the template says that it is to be, or the nearest there is.
  package func drawing(_ weight: FontWeight) -> Drawing {
    if let own = drawings[weight] { return own }
    let place = Self.boldness(weight)
    let known = drawings.sorted { Self.boldness($0.key) < Self.boldness($1.key) }
    let lighter = known.last { Self.boldness($0.key) < place }
    let bolder = known.first { Self.boldness($0.key) > place }
    guard let lighter, let bolder else { return (lighter ?? bolder ?? known[0]).value }
    let from = Self.boldness(lighter.key)
    let share = (place - from) / (Self.boldness(bolder.key) - from)
    return lighter.value.mixed(with: bolder.value, share)
      ?? (share < 0.5 ? lighter : bolder).value
  }

  /// What the system says of its weights.
  private static func boldness(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}

extension SymbolTemplate.Drawing {
  fileprivate func scaled(by factor: Double) -> Self {
    Self(
      outline: outline.map { Offset(x: $0.x * factor, y: $0.y * factor) },
      ink: Frame(
        x: ink.x * factor, y: ink.y * factor, width: ink.width * factor,
        height: ink.height * factor),
      across: across.lowerBound * factor...across.upperBound * factor)
  }

  /// A drawing between this and a bolder one; nil where these are not made of the same lines.
  fileprivate func mixed(with other: Self, _ share: Double) -> Self? {
    guard outline.elements.count == other.outline.elements.count else { return nil }
    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    // Each stands in a place of its own in the template.
    func mix(_ one: Offset, _ two: Offset) -> Offset {
      Offset(
        x: mix(one.x - across.lowerBound, two.x - other.across.lowerBound), y: mix(one.y, two.y))
    }
    var path = Path()
    for (one, two) in zip(outline.elements, other.outline.elements) {
      switch (one, two) {
      case (.move(let first), .move(let second)): path.elements.append(.move(mix(first, second)))
      case (.line(let first), .line(let second)): path.elements.append(.line(mix(first, second)))
      case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
        path.elements.append(.cubic(mix(a, d), mix(b, e), mix(c, f)))
      case (.close, .close): path.elements.append(.close)
      default: return nil
      }
    }
    guard let ink = path.bounds else { return nil }
    let width = mix(
      across.upperBound - across.lowerBound, other.across.upperBound - other.across.lowerBound)
    return Self(outline: path, ink: ink, across: 0...max(width, 0))
  }
}
