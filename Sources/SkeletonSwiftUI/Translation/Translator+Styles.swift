import SkeletonLanguage
import SkeletonModel

extension Translator {
  typealias Written = Draft.Written

  /// What something is painted with.
  mutating func paint(_ style: JSON?, at spot: Spot) -> Written {
    guard let style else { return .word("label") }
    let opacity = style.number("opacity") ?? 1
    // A gradient without a colour paints nothing.
    let kinds = ["linear", "radial", "angular"]
    if kinds.contains(where: { style[$0]?["stops"]?.items?.isEmpty == true }) {
      return .word("clear")
    }
    if let color = style["color"] { return .word(self.color(color, opacity: opacity, at: spot)) }
    if let linear = style["linear"] {
      let line = LinearStops(linear)
      return .map([
        .init("stops", .list(stops(line.stops, opacity, at: spot))),
        .init("startPoint", point(line.start)), .init("endPoint", point(line.end)),
      ])
    }
    if let radial = style["radial"] {
      return .map([
        .init("stops", .list(stops(LinearStops(radial).stops, opacity, at: spot))),
        .init("center", point(radial["center"])),
        .init(
          "startRadius", .number((radial.number("startRadius") ?? 0).within(0...Limits.length))),
        .init("endRadius", .number((radial.number("endRadius") ?? 0).within(0.01...Limits.length))),
      ])
    }
    if let angular = style["angular"] {
      let start = angular.number("startAngle") ?? 0
      let way = (angular.number("endAngle") ?? 360) - start
      return .map([
        .init("stops", .list(stops(LinearStops(angular).stops, opacity, at: spot))),
        .init("center", point(angular["center"])),
        .init("startAngle", .number(start.turned)),
        .init("endAngle", .number((start.turned + way).within(-3600...3600))),
      ])
    }
    if let material = style.text("material") {
      note(
        spot,
        "a material makes what is behind it more colourful on iOS; it is blurred below a colour")
      return .word(Self.color(ofMaterial: material, opacity))
    }
    note(spot, "what this is painted with cannot be drawn; it is grey")
    return .word("systemGray5")
  }

  /// How what is behind something is seen through what it is painted with.
  func backdrop(_ style: JSON?) -> [(String, Written)] {
    guard let material = style?.text("material") else { return [] }
    return [("backdropBlur", .number(material == "ultraThin" ? 22.5 : 29.5))]
  }

  /// A style as a single colour, where the language takes nothing else.
  mutating func plainColor(_ style: JSON?, at spot: Spot) -> Written {
    if let color = style?["color"] {
      return .word(self.color(color, opacity: style?.number("opacity") ?? 1, at: spot))
    }
    let stops = ["linear", "radial", "angular"].compactMap { style?[$0]?["stops"]?.items }.first
    if let middle = stops.flatMap({ $0.isEmpty ? nil : $0[$0.count / 2] }) {
      note(spot, "a gradient cannot be drawn here; its middle colour is")
      return .word(
        self.color(middle["color"] ?? .null, opacity: style?.number("opacity") ?? 1, at: spot))
    }
    return paint(style, at: spot)
  }

  private mutating func stops(_ stops: [LinearStops.Stop], _ opacity: Double, at spot: Spot)
    -> [Written]
  {
    // One colour is no gradient to the language.
    let two = stops.count == 1 ? [stops[0], stops[0]] : stops
    // The language takes a thousand.
    let hasMiddles = two.count <= 500
    var written: [Written] = []
    for (stop, next) in zip(two, two.dropFirst().map(Optional.some) + [nil]) {
      written.append(
        Self.stop(color(stop.color, opacity: opacity, at: spot), at: stop.location))
      if hasMiddles, let next, let middle = middle(of: stop.color, next.color, opacity: opacity) {
        written.append(Self.stop(middle.written, at: (stop.location + next.location) / 2))
      }
    }
    return written
  }

  private static func stop(_ color: String, at location: Double) -> Written {
    .map([.init("color", .word(color)), .init("location", .number(location))])
  }

  /// What lies half-way between two colours of a gradient, where that is another one than their mean.
  private func middle(of first: JSON, _ second: JSON, opacity: Double) -> Color? {
    guard measures.gradientsArePerceptual, let from = literal(first, opacity: opacity),
      let to = literal(second, opacity: opacity), from.alpha > 0, to.alpha > 0,
      (from.red, from.green, from.blue) != (to.red, to.green, to.blue)
    else { return nil }
    return from.perceptuallyMixed(with: to)
  }

  func point(_ json: JSON?) -> Written {
    let numbers = json?.items?.compactMap(\.number) ?? []
    return point(numbers.count == 2 ? UnitPoint(x: numbers[0], y: numbers[1]) : .center)
  }

  private func point(_ point: UnitPoint) -> Written {
    .map([
      .init("x", .number(point.x.within(-Limits.share...Limits.share))),
      .init("y", .number(point.y.within(-Limits.share...Limits.share))),
    ])
  }

  /// A colour in the language's notation, for this variant.
  mutating func color(_ color: JSON, opacity: Double = 1, at spot: Spot) -> String {
    if let literal = literal(color, opacity: opacity) { return literal.written }
    let alpha = Self.alpha(of: color, opacity: opacity)
    if let name = color.text("name") { return named(name, alpha) }
    if let asset = color.text("asset") { return self.asset(asset, alpha, at: spot) }
    note(spot, "this colour cannot be drawn; it is grey")
    return "systemGray5 @ \(Self.share(alpha))"
  }

  private static func alpha(of color: JSON, opacity: Double) -> Double {
    min(max((color.number("alpha") ?? 1) * opacity, 0), 1)
  }

  /// A colour by its components; nil where only the theme has them, or nobody.
  private func literal(_ color: JSON, opacity: Double) -> Color? {
    let usual: Color
    if let parts = color["rgb"]?.items?.compactMap(\.number), parts.count == 3 {
      usual = Color(red: parts[0], green: parts[1], blue: parts[2])
    } else if let name = color.text("name"), let own = systemColor(name) {
      usual = own
    } else if let asset = color.text("asset"), case .color(let own)? = assets.color(asset, variant)
    {
      usual = own
    } else {
      return nil
    }
    return (color["lighter"] == nil ? usual : usual.lighter)
      .opacity(Self.alpha(of: color, opacity: opacity))
  }

  /// One of the system's own.
  private func named(_ name: String, _ alpha: Double = 1) -> String {
    if let literal = systemColor(name) { return literal.opacity(alpha).written }
    return alpha == 1 ? name : "\(name) @ \(Self.share(alpha))"
  }

  /// One of the system's own, as an app or its version of iOS has it; nil where the theme's holds.
  private func systemColor(_ name: String) -> Color? {
    guard name == "accent" else { return measures.color(name, variant) }
    // The name that Xcode gives to the set of an app's own.
    if case .color(let own)? = assets.color("AccentColor", variant) { return own }
    return hasOwnAccent ? nil : measures.color("systemBlue", variant)
  }

  func system(_ name: String) -> Written { .word(named(name)) }

  /// What controls without a tint of their own have, where that is not the theme's.
  var usualTint: Written? { systemColor("accent").map { .word($0.written) } }

  private mutating func asset(_ name: String, _ alpha: Double, at spot: Spot) -> String {
    let reason: String
    switch assets.color(name, variant) {
    case .color(let literal): return literal.opacity(alpha).written
    case .system(let system):
      if BaseTokens.colorNames.contains(system) || measures.color(system, variant) != nil {
        return named(system, alpha)
      }
      reason = "the colour '\(name)' is the system's '\(system)', which there is none of here"
    case nil:
      reason =
        assets.fault(ofColor: name).map { "the colour '\(name)' cannot be drawn: \($0)" }
        ?? "no asset catalogue beside the source has the colour '\(name)'"
    }
    note(spot, "\(reason); it is drawn grey")
    return "systemGray5 @ \(Self.share(alpha))"
  }

  private static func share(_ alpha: Double) -> String {
    ((alpha * 10_000).rounded() / 10_000).shortestDecimal
  }

  private static func color(ofMaterial material: String, _ opacity: Double) -> String {
    let share: Double =
      switch material {
      case "ultraThin": 0.45
      case "thin": 0.6
      case "thick": 0.85
      case "ultraThick": 0.95
      default: 0.75
      }
    return "secondarySystemBackground @ \(Self.share(share * opacity))"
  }
}

/// The stops of a gradient within the bounds that the language has for them.
struct LinearStops {
  struct Stop {
    var color: JSON
    var location: Double
  }

  var stops: [Stop]
  var start: UnitPoint
  var end: UnitPoint

  /// Stops before the start or after the end are brought inside by moving these.
  init(_ gradient: JSON) {
    stops = (gradient["stops"]?.items ?? []).map {
      Stop(color: $0["color"] ?? .null, location: ($0.number("location") ?? 0).bounded)
    }
    let ends = ["start", "end"].map { gradient[$0]?.items?.compactMap(\.number) ?? [] }
    start = ends[0].count == 2 ? UnitPoint(x: ends[0][0], y: ends[0][1]) : .center
    end = ends[1].count == 2 ? UnitPoint(x: ends[1][0], y: ends[1][1]) : .center
    // SwiftUI takes a stop that goes back to lie where the one before it lies.
    var last = -Double.infinity
    for index in stops.indices {
      last = max(last, stops[index].location)
      stops[index].location = last
    }
    guard let first = stops.first?.location, let final = stops.last?.location,
      first < 0 || final > 1
    else { return }
    let (low, high) = (min(first, 0), max(final, 1))
    let way = (x: end.x - start.x, y: end.y - start.y)
    end = UnitPoint(x: start.x + way.x * high, y: start.y + way.y * high)
    start = UnitPoint(x: start.x + way.x * low, y: start.y + way.y * low)
    for index in stops.indices {
      stops[index].location = min(max((stops[index].location - low) / (high - low), 0), 1)
    }
  }
}

extension Double {
  /// A length within what a description may say.
  var bounded: Double { within(-Limits.length...Limits.length) }

  /// A number within what a description may say of it: a view's may be any, also infinite.
  func within(_ range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(isNaN ? 0 : self, range.lowerBound), range.upperBound)
  }

  /// Degrees within what a description may say: some whole turns fewer.
  var turned: Double {
    (abs(self) > 3600 ? truncatingRemainder(dividingBy: 360) : self).within(-3600...3600)
  }
}
