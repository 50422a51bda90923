import SkeletonLanguage
import SkeletonModel

/// What a placeholder is painted with while the light moves, and where it does not.
struct Light: Hashable {
  var rest: ColorSet
  var stops: [ColorSet]
  var name: String
}

extension SwiftUIGenerator {
  /// The document's shimmer, which may have other colours in other variants and nothing else.
  var shimmer: Shimmer? { samples.screens[Samples.usual].shimmer }

  var sweep: Shimmer.Sweep? {
    if case .sweep(let sweep)? = shimmer?.movement { sweep } else { nil }
  }

  /// The modifier that makes a shape shimmer.
  func shimmering(_ cluster: Cluster, _ paint: @escaping (Node) -> Paint) -> [Piece] {
    func base(_ node: Node) -> Color? {
      if case .shimmer(let base) = paint(node) { base } else { nil }
    }
    let rest = cluster.values { base($0) ?? .clear }.map { entry in
      base(cluster.members.first { $0.sample == entry.sample }?.node ?? cluster.usual) == nil
        ? (sample: entry.sample, value: samples.screens[entry.sample].placeholder) : entry
    }
    guard let shimmer else {
      return [.text(".fill(")] + color(rest, cluster, "fill") + [.text(")")]
    }
    needs.insert(.shimmer)
    let all = samples.screens.indices
    let hasOwn = base(cluster.usual) != nil
    let under = colorSets(
      hasOwn ? rest : all.map { (sample: $0, value: samples.screens[$0].shimmer?.base ?? .clear) })
    let still = colorSets(
      hasOwn ? rest : all.map { (sample: $0, value: samples.screens[$0].placeholder) })
    guard let ground = under.first?.value, let resting = still.first?.value else { return [] }
    if Set(under.map(\.value)).count > 1 || Set(still.map(\.value)).count > 1 {
      warn(cluster.position, "a light whose colour depends on more than appearance is as usual")
    }
    let stops = shimmer.stops.indices.map { index -> ColorSet in
      let set =
        colorSets(
          all.map { sample in
            let stops = samples.screens[sample].shimmer?.stops ?? []
            return (sample, index < stops.count ? stops[index].color : .clear)
          }
        ).first?.value ?? ground
      return shimmer.masks
        ? ground.combined(with: set) { $0.opacity($1.alpha) } : set.over(ground)
    }
    let light = Light(rest: resting, stops: stops, name: hasOwn ? "" : "usual")
    if !hasOwn {
      if !lights.contains(light) { lights.insert(light, at: 0) }
      return [.text(".shimmer()")]
    }
    let name: String
    if let known = lights.first(where: { $0.rest == resting && $0.stops == stops }) {
      if known.name == "usual" { return [.text(".shimmer()")] }
      name = known.name
    } else {
      let word = palette.word(for: resting, owner: cluster.owner, key: "light")
      name = String(word.split(separator: ".").last ?? "light")
      lights.append(Light(rest: resting, stops: stops, name: name))
    }
    return [
      .text(".shimmer("),
      .slot(Slot(owner: cluster.owner, key: "light", type: "Light", value: "Light.\(name)")),
      .text(")"),
    ]
  }

  /// The light and the modifier, as this document has them.
  func shimmerModifier() -> String {
    guard let shimmer else { return "" }
    var palette = self.palette
    defer { self.palette = palette }
    let names = lights.map { light -> String in
      let rest = palette.word(for: light.rest, owner: nil, key: "placeholder")
      var colors: [String] = []
      for (index, stop) in light.stops.enumerated() {
        let isEnd = index == 0 || index == light.stops.count - 1
        let key =
          isEnd
          ? (light.name == "usual" ? "dim" : light.name + "Dim")
          : (light.name == "usual" ? "bright" : light.name + "Bright")
        colors.append(palette.word(for: stop, owner: nil, key: key))
      }
      return "  static let \(light.name) = Light(\n    rest: \(rest),\n    colors: ["
        + colors.joined(separator: ", ") + "])\n"
    }
    let usual = lights.first?.name ?? "usual"
    let light = """
      /// The colours of a placeholder: at rest, and of the light that moves over it.
      private struct Light {
        var rest: Color
        var colors: [Color]

      \(names.joined(separator: "\n"))}

      extension View {
        /// Fills a shape with the light.
        fileprivate func shimmer(_ light: Light = .\(usual)) -> some View {
          modifier(Shimmer(light: light))
        }
      }


      """
    return light + modifier(shimmer)
  }

  private func modifier(_ shimmer: Shimmer) -> String {
    let position = samples.document.shimmerPosition
    var animation: String
    // How far the movement goes: beyond its end, where the light rests out of sight.
    var way = 1.0
    var duration = shimmer.duration
    var repeats = ".repeatForever(autoreverses: false)"
    if shimmer.turnsBack {
      duration /= 2
      repeats = ".repeatForever(autoreverses: true)"
      if shimmer.rest > 0 {
        warn(position, "SwiftUI has no rest after a movement and back; there is none")
      }
    } else if shimmer.rest > 0, shimmer.easing == .linear {
      way = (Double(shimmer.duration) + Double(shimmer.rest)) / Double(shimmer.duration)
      duration = shimmer.duration + shimmer.rest
    }
    let seconds = (Double(duration) / 1_000_000).shortestDecimal
    switch shimmer.easing {
    case .linear: animation = ".linear(duration: \(seconds))"
    case .easeIn: animation = ".easeIn(duration: \(seconds))"
    case .easeOut: animation = ".easeOut(duration: \(seconds))"
    case .easeInOut: animation = ".easeInOut(duration: \(seconds))"
    case .bezier(let x1, let y1, let x2, let y2):
      let numbers = [x1, y1, x2, y2].map(\.shortestDecimal).joined(separator: ", ")
      animation = ".timingCurve(\(numbers), duration: \(seconds))"
    case .spring(let response, let damping):
      animation =
        ".spring(response: \(response.shortestDecimal), "
        + "dampingFraction: \(damping.shortestDecimal))"
      warn(
        position,
        "a spring ends in SwiftUI once it has settled, and in the document after \(seconds) seconds"
      )
    }
    if !shimmer.turnsBack, shimmer.rest > 0, shimmer.easing != .linear {
      animation += ".delay(\((Double(shimmer.rest) / 1_000_000).shortestDecimal))"
      warn(
        position,
        "SwiftUI waits before each movement, and the document after it; only a linear one can be "
          + "written so that both are alike")
    }
    let call = "withAnimation(\(animation)\(repeats)) {"
    // It stands ten columns in.
    let start =
      call.count > 100 - 10 - " isPast = true }".count
      ? "\(call)\n            isPast = true\n          }" : "\(call) isPast = true }"
    guard case .sweep(let sweep) = shimmer.movement else {
      if shimmer.stops.count > 2 {
        warn(
          position,
          "a pulse of more than two colours is generated as one from the first to the last")
      }
      return Self.modifier(
        "",
        "content.foregroundStyle(isPast ? light.colors[light.colors.count - 1] : light.colors[0])",
        start, needsSpace: false)
    }
    return sweepModifier(sweep, shimmer, way: way, start)
  }

  private func sweepModifier(
    _ sweep: Shimmer.Sweep, _ shimmer: Shimmer, way: Double, _ start: String
  ) -> String {
    let locations = shimmer.stops.map(\.location)
    let isEven = locations.enumerated().allSatisfy { index, location in
      abs(location - Double(index) / Double(max(locations.count - 1, 1))) < 1e-12
    }
    let stops =
      isEven
      ? "colors: light.colors"
      : "stops: zip(light.colors, [\(locations.map(\.shortestDecimal).joined(separator: ", "))])\n"
        + "          .map { .init(color: $0, location: $1) }"
    if case .share(let width) = sweep.width, sweep.space == .leaf, let axis = sweep.straight,
      sweep.followsLayout || axis.isVertical
    {
      // In shares of the shape itself.
      let travel = 1 + width
      let first = (from: -width, to: 0.0)
      let last = (from: -width + travel * way, to: travel * way)
      func point(_ value: Double) -> String {
        let value = axis.isBackward ? 1 - value : value
        return value.shortestDecimal
      }
      func end(_ first: Double, _ last: Double) -> String {
        let moving = "isPast ? \(point(last)) : \(point(first))"
        return axis.isVertical
          ? "UnitPoint(x: 0.5, y: \(moving))" : "UnitPoint(x: \(moving), y: 0.5)"
      }
      let gradient = """
        content.foregroundStyle(
                LinearGradient(
                  \(stops),
                  startPoint: \(end(first.from, last.from)),
                  endPoint: \(end(first.to, last.to))))
        """
      return Self.modifier("", gradient, start, needsSpace: false)
    }
    let width =
      switch sweep.width {
      case .points(let points): points.shortestDecimal
      case .share(let share): share == 1 ? "length" : "length * \(share.shortestDecimal)"
      }
    let area =
      sweep.space == .leaf
      ? "CGRect(origin: .zero, size: room.size)"
      : "room.bounds(of: .named(Self.space)) ?? CGRect(origin: .zero, size: room.size)"
    if let axis = sweep.straight, !axis.isVertical, !axis.isBackward, sweep.followsLayout {
      let travel =
        way == 1 ? "length + width" : "(length + width) * \(way.shortestDecimal)"
      let helper = """

          /// Where the light begins or ends, in shares of a shape: from wholly off the area that it
          /// crosses to wholly off it.
          private func point(_ isEnd: Bool, in room: GeometryProxy) -> UnitPoint {
            let area = \(area)
            let leading =
              layoutDirection == .leftToRight ? area.minX : room.size.width - area.maxX
            let length = area.width
            let width: CGFloat = \(width)
            let way = isPast ? \(travel) : 0
            let x = leading + way - (isEnd ? 0 : width)
            return UnitPoint(x: x / max(room.size.width, 1), y: 0.5)
          }
        """
      return Self.modifier(
        helper + "\n", Self.measuredGradient(stops), start, needsSpace: true,
        space: sweep.space == .leaf ? nil : Self.spaceName)
    }
    let turns = sweep.followsLayout ? "" : " * (layoutDirection == .leftToRight ? 1 : -1)"
    let cosine = Double.cosine(degrees: sweep.angle), sine = Double.sine(degrees: sweep.angle)
    let square = cosine * cosine + sine * sine
    let travel = way == 1 ? "" : " * \(way.shortestDecimal)"
    let helper = """

        /// Where the light begins or ends, in shares of a shape: from wholly off the area that it
        /// crosses to wholly off it.
        private func point(_ isEnd: Bool, in room: GeometryProxy) -> UnitPoint {
          let area = \(area)
          let direction = CGPoint(x: \(cosine.shortestDecimal)\(turns), y: \(sine.shortestDecimal))
          let length = abs(area.width * direction.x) + abs(area.height * direction.y)
          let width: CGFloat = \(width)
          let progress: CGFloat = isPast ? 1 : 0
          let way = (length + width) * progress\(travel) - (isEnd ? 0 : width)
          let leading =
            layoutDirection == .leftToRight ? area.minX : room.size.width - area.maxX
          let x = (direction.x < 0 ? leading + area.width : leading) + direction.x * way\(square == 1 ? "" : " / \(square.shortestDecimal)")
          let y = (direction.y < 0 ? area.maxY : area.minY) + direction.y * way\(square == 1 ? "" : " / \(square.shortestDecimal)")
          return UnitPoint(x: x / max(room.size.width, 1), y: y / max(room.size.height, 1))
        }
      """
    return Self.modifier(
      helper + "\n", Self.measuredGradient(stops), start, needsSpace: true,
      space: sweep.space == .leaf ? nil : Self.spaceName)
  }

  private static let spaceName =
    "  /// The area that the light crosses.\n  static let space = \"shimmer\"\n\n"

  private static func measuredGradient(_ stops: String) -> String {
    """
    GeometryReader { room in
            content.foregroundStyle(
              LinearGradient(
                \(stops),
                startPoint: point(false, in: room), endPoint: point(true, in: room)))
          }
    """
  }

  private static func modifier(
    _ helper: String, _ moving: String, _ start: String, needsSpace: Bool, space: String? = nil
  ) -> String {
    let direction =
      needsSpace ? "  @Environment(\\.layoutDirection) private var layoutDirection\n" : ""
    return """
      private struct Shimmer: ViewModifier {
      \(space ?? "")  var light: Light
        @State private var isPast = false
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      \(direction)
        func body(content: Content) -> some View {
          if reduceMotion {
            content.foregroundStyle(light.rest)
          } else {
            \(moving)
              .onAppear {
                \(start)
              }
          }
        }
      \(helper)}

      """
  }
}

extension Shimmer {
  /// Whether the light goes back the way it came.
  fileprivate var turnsBack: Bool {
    switch movement {
    case .sweep(let sweep): sweep.reverses
    case .pulse: true
    }
  }
}

extension Shimmer.Sweep {
  /// Its direction, if it goes along one side.
  fileprivate var straight: (isVertical: Bool, isBackward: Bool)? {
    switch angle {
    case 0: (false, false)
    case 90: (true, false)
    case 180: (false, true)
    case 270: (true, true)
    default: nil
    }
  }
}
