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
      note(spot, "a material shows what is behind it, blurred; it is drawn as a plain colour")
      return .word(Self.color(ofMaterial: material, opacity))
    }
    note(spot, "what this is painted with cannot be drawn; it is grey")
    return .word("systemGray5")
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
    return two.map { stop in
      .map([
        .init("color", .word(color(stop.color, opacity: opacity, at: spot))),
        .init("location", .number(stop.location)),
      ])
    }
  }

  func point(_ json: JSON?) -> Written {
    let numbers = json?.items?.compactMap(\.number) ?? []
    return point(numbers.count == 2 ? UnitPoint(x: numbers[0], y: numbers[1]) : .center)
  }

  private func point(_ point: UnitPoint) -> Written {
    .map([
      .init("x", .number(point.x.within(-100...100))),
      .init("y", .number(point.y.within(-100...100))),
    ])
  }

  /// A colour in the language's notation, for this variant.
  mutating func color(_ color: JSON, opacity: Double = 1, at spot: Spot) -> String {
    let alpha = min(max((color.number("alpha") ?? 1) * opacity, 0), 1)
    if let parts = color["rgb"]?.items?.compactMap(\.number), parts.count == 3 {
      return Color(
        red: parts[0], green: parts[1], blue: parts[2], alpha: alpha
      ).written
    }
    if let name = color.text("name") { return named(name, alpha) }
    if let asset = color.text("asset") { return self.asset(asset, alpha, at: spot) }
    note(spot, "this colour cannot be drawn; it is grey")
    return "systemGray5 @ \(Self.share(alpha))"
  }

  /// One of the system's own.
  private func named(_ name: String, _ alpha: Double) -> String {
    if let literal = Self.literal(name, variant) { return literal.opacity(alpha).written }
    return alpha == 1 ? name : "\(name) @ \(Self.share(alpha))"
  }

  private mutating func asset(_ name: String, _ alpha: Double, at spot: Spot) -> String {
    let reason: String
    switch assets.color(name, variant) {
    case .color(let literal): return literal.opacity(alpha).written
    case .system(let system):
      if BaseTokens.colorNames.contains(system) || Self.literal(system, variant) != nil {
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

  /// The system's colours that the built-in theme does not name, as Apple's guidelines list them.
  private static func literal(_ name: String, _ variant: Variant) -> Color? {
    let table: [String: (light: [Int], dark: [Int], lightMore: [Int], darkMore: [Int])] = [
      "systemMint": ([0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207]),
      "systemCyan": ([50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]),
      "systemBrown": ([162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]),
    ]
    guard let row = table[name] else { return nil }
    let parts =
      switch (variant.appearance, variant.contrast) {
      case (.light, .normal): row.light
      case (.dark, .normal): row.dark
      case (.light, .increased): row.lightMore
      case (.dark, .increased): row.darkMore
      }
    let shares = parts.map { Double($0) / 255 }
    return Color(red: shares[0], green: shares[1], blue: shares[2])
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
