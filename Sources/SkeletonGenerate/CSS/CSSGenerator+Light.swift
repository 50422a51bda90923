import SkeletonLanguage
import SkeletonModel

// What shimmers, and how.

extension CSSGenerator {
  /// The class of what shimmers.
  static let bone = "bone"

  /// What an element is painted with, and the classes that paint it.
  mutating func paint(
    _ nodes: [Node], _ key: String, _ paint: (Node) -> Paint
  ) -> (declarations: [Declaration], classes: [String]) {
    let base =
      nodes[0].isNamed ? (nodes[0].path?.split(separator: "/").last.map(String.init) ?? "") : ""
    switch paint(nodes[0]) {
    case .color:
      let set = set(nodes) { if case .color(let color) = paint($0) { color } else { .clear } }
      if set.isPlain, set.light.alpha == 0 { return ([], []) }
      return ([("background", colors.value(set, base + "-" + key))], [])
    case .gradient(let stops, let line):
      return ([("background", gradient(stops.count, line, nodes, paint))], [])
    case .shimmer(let own):
      needsLight = true
      guard own != nil else { return ([], [Self.bone]) }
      let set = set(nodes) { if case .shimmer(let color?) = paint($0) { color } else { .clear } }
      return ([("--bone", colors.value(set, base + "-" + key))], [Self.bone])
    case .picture(let picture):
      warn(
        nodes[0].position,
        "the picture '\(picture.file.name)' is generated as a grey area")
      return ([("background", "rgb(128 128 128 / 0.2)")], [])
    }
  }

  private mutating func gradient(
    _ count: Int, _ line: GradientLine, _ nodes: [Node], _ paint: (Node) -> Paint
  ) -> String {
    func stop(_ node: Node, _ index: Int) -> GradientStop? {
      guard case .gradient(let stops, _) = paint(node), index < stops.count else { return nil }
      return stops[index]
    }
    var stops: [String] = []
    for index in 0..<count {
      let color = colors.value(set(nodes) { stop($0, index)?.color ?? .clear }, "stop")
      stops.append("\(color) \(percent(stop(nodes[0], index)?.location ?? 0))")
    }
    let list = stops.joined(separator: ", ")
    switch line {
    case .angle(let angle): return "linear-gradient(\((angle + 90).shortestDecimal)deg, \(list))"
    case .between(let start, let end) where start.x == end.x:
      return "linear-gradient(\(end.y > start.y ? "180" : "0")deg, \(list))"
    case .between(let start, let end) where start.y == end.y:
      return "linear-gradient(\(end.x > start.x ? "90" : "270")deg, \(list))"
    case .between, .round, .turn:
      warn(
        nodes[0].position,
        "a gradient from one point to another, outwards or round one is generated from the top down"
      )
      return "linear-gradient(180deg, \(list))"
    }
  }

  private var shimmer: Shimmer? { screens[0].shimmer }

  /// Whether one light crosses all placeholders of a group.
  var lightIsOfGroups: Bool {
    if case .sweep(let sweep)? = shimmer?.movement { sweep.space == .group } else { false }
  }

  /// Where the light of its group lies for an element that shimmers.
  func lightStyle(in frame: Frame, _ classes: [String]) -> [Declaration] {
    guard let group, classes.contains(Self.bone) else { return [] }
    return [("--x", (group.x - frame.x).px), ("--y", (group.y - frame.y).px)]
  }

  /// What makes placeholders shimmer.
  mutating func lightRules() -> String {
    guard needsLight else { return "" }
    let bone = ".\(sheet.block)__\(Self.bone)"
    let rest = "var(--bone, \(colors.value(set { $0.placeholder }, "placeholder-color")))"
    guard let shimmer, !shimmer.stops.isEmpty else {
      return "\(bone) {\n  background: \(rest);\n}\n"
    }
    let name = "\(sheet.block)-shimmer"
    let seconds = Double(shimmer.duration + shimmer.rest) / 1_000_000
    let rules =
      switch shimmer.movement {
      case .pulse: pulse(shimmer, bone, name)
      case .sweep(let sweep): self.sweep(sweep, shimmer, bone, name)
      }
    return rules + """

      \(bone) {
        animation: \(name) \(seconds.threeDecimals)s infinite;
      }

      @media (prefers-reduced-motion: reduce) {
        \(bone), \(bone):dir(rtl) {
          animation: none;
          background: \(rest);
        }
      }

      """
  }

  /// The share of a cycle that a part of the movement is over at.
  private func moment(_ part: Double, of shimmer: Shimmer) -> String {
    percent(part * Double(shimmer.duration) / Double(shimmer.duration + shimmer.rest))
  }

  /// The movement as keyframes: to and fro, or on and on.
  private mutating func keyframes(
    _ name: String, of shimmer: Shimmer, from start: String, to end: String, returns: Bool
  ) -> String {
    let easing = easing(shimmer.easing)
    let moves =
      easing == "linear"
      ? " animation-timing-function: linear;" : " animation-timing-function: \(easing);"
    let last = shimmer.rest == 0 ? "100%" : "\(moment(1, of: shimmer)), 100%"
    let lines =
      returns
      ? [
        "0% { \(start)\(moves) }", "\(moment(0.5, of: shimmer)) { \(end)\(moves) }",
        "\(last) { \(start) }",
      ] : ["0% { \(start)\(moves) }", "\(last) { \(end) }"]
    return "@keyframes \(name) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private mutating func pulse(_ shimmer: Shimmer, _ bone: String, _ name: String) -> String {
    if shimmer.stops.count > 2 {
      warn(
        document.shimmerPosition, "a pulse of more than two colours is from the first to the last")
    }
    func color(_ screen: Screen, _ stop: (Shimmer) -> GradientStop?) -> Color {
      screen.shimmer.flatMap { shimmer in stop(shimmer).map { $0.color.over(shimmer.base) } }
        ?? screen.placeholder
    }
    let first = colors.value(set { color($0, \.stops.first) }, "shimmer")
    let last = colors.value(set { color($0, \.stops.last) }, "shimmer-light")
    return keyframes(
      name, of: shimmer, from: "background: \(first);", to: "background: \(last);", returns: true)
  }

  /// A band whose place on the line of a gradient is a property that moves.
  private mutating func sweep(
    _ sweep: Shimmer.Sweep, _ shimmer: Shimmer, _ bone: String, _ name: String
  ) -> String {
    let usual = set { screen in
      sweep.masks ? screen.placeholder : screen.shimmer?.base ?? .clear
    }
    let base = "var(--bone, \(colors.value(usual, "shimmer-base")))"
    var stops: [String] = []
    for (index, stop) in shimmer.stops.enumerated() {
      let color: String
      if sweep.masks {
        color = "color-mix(in srgb, \(base) \(percent(stop.color.alpha)), transparent)"
      } else {
        let isEnd = index == 0 || index == shimmer.stops.count - 1
        color = colors.value(
          set { screen in
            guard let stops = screen.shimmer?.stops, index < stops.count else { return .clear }
            return stops[index].color
          }, isEnd ? "shimmer" : "shimmer-light")
      }
      let place =
        switch sweep.width {
        case .points(let points): (points * stop.location).px
        case .share(let share): percent(share * stop.location)
        }
      let shift = "var(--\(name))"
      stops.append("\(color) " + (stop.location == 0 ? shift : "calc(\(shift) + \(place))"))
    }
    let width =
      switch sweep.width {
      case .points(let points): (-points).px
      case .share(let share): percent(-share)
      }
    func light(_ angle: Double, from side: String) -> String {
      let place =
        switch sweep.space {
        case .leaf: ""
        case .screen: " fixed"
        case .group: " \(side) var(--x, 0px) top var(--y, 0px) / var(--w, 100%) var(--h, 100%)"
        }
      let gradient =
        "linear-gradient(\(angle.shortestDecimal)deg,\n    \(stops.joined(separator: ",\n    ")))\(place)"
      return sweep.masks ? gradient : "\(gradient), \(base)"
    }
    let mirrored =
      sweep.followsLayout || sweep.space == .group
      ? """

      \(bone):dir(rtl) {
        background: \(
          light(sweep.followsLayout ? 270 - sweep.angle : sweep.angle + 90, from: "right"));
      }

      """ : ""
    return """
      @property --\(name) {
        syntax: "<length-percentage>";
        inherits: false;
        initial-value: \(width);
      }

      \(bone) {
        background: \(light(sweep.angle + 90, from: "left"));
      }
      \(mirrored)
      \(keyframes(
        name, of: shimmer, from: "--\(name): \(width);", to: "--\(name): 100%;",
        returns: sweep.reverses))
      """
  }

  private mutating func easing(_ easing: Easing) -> String {
    switch easing {
    case .linear: return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      let words: [(Easing, String)] = [
        (.easeIn, "ease-in"), (.easeOut, "ease-out"), (.easeInOut, "ease-in-out"),
      ]
      if let word = words.first(where: { $0.0 == easing })?.1 { return word }
      return "cubic-bezier(\([x1, y1, x2, y2].map(\.shortestDecimal).joined(separator: ", ")))"
    case .spring:
      warn(document.shimmerPosition, "a spring is generated as 'ease-in-out'")
      return "ease-in-out"
    }
  }
}
