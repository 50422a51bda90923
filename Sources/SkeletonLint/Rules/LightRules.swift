import SkeletonModel
import SkeletonRender

extension LintCheck {
  /// The light that crosses placeholders: seen at all, and not like an alarm.
  mutating func checkLight(_ screen: LintedScreen) {
    guard screen.stage.isMoving, let shimmer = screen.placed.screen.shimmer else { return }
    let unlit = Set(screen.stage.unlitNodes)
    let shimmering = Set(screen.stage.moving.filter(\.shimmers).map(\.node))
    var met: Set<String> = []
    for node in screen.nodes where shimmering.contains(node.path) && met.insert(node.path).inserted
    {
      if unlit.contains(node.path) {
        faults.append(
          screen.fault(.light, node, "it shimmers, and looks the same at every phase"))
      } else {
        checkPeak(shimmer, node, screen)
      }
    }
  }

  private mutating func checkPeak(
    _ shimmer: Shimmer, _ node: LintedNode, _ screen: LintedScreen
  ) {
    // Behind it lies what the canvas or the nearest opaque ground has.
    let ground = screen.ground(behind: node)
    let base = ground.under(node.shimmerBase(shimmer).opacity(node.opacity))
    let peaks = shimmer.stops.map { stop in
      ground.under(
        stop.color.over(node.shimmerBase(shimmer)).opacity(node.opacity))
    }
    guard let peak = peaks.max(by: { $0.ratio(to: base) < $1.ratio(to: base) }) else { return }
    let ratio = peak.ratio(to: base)
    // Who asks for more contrast gets more of it.
    guard ratio > limit(.subtle), screen.variant.contrast == .normal else { return }
    let colors = [peak.color.written, base.color.written]
    faults.append(
      screen.fault(
        .subtle, node, subject: base.color.written, excess: ratio, value: ratio,
        limit: limit(.subtle), colors: colors,
        "the light, \(colors.joined(separator: " on ")), is \(ratio.twoDecimals) : 1 at its "
          + "brightest, and \(limit(.subtle).threeDecimals) is the most"))
  }
}

extension LintedNode {
  /// What of it shimmers, over which colour.
  fileprivate func shimmerBase(_ shimmer: Shimmer) -> Color {
    let fill: Paint? =
      switch node.content {
      case .block(let block): block.fill
      case .circle(_, let fill): fill
      case .lines(let lines): lines.fill
      case .drawing(let drawing): drawing.fill
      case .stack, .layers, .grid, .scroll, .wrapped, .text, .divider, .spinner, .progress, .dots,
        .spacer:
        nil
      }
    for case .shimmer(let base)? in [node.box.background, fill] { return base ?? shimmer.base }
    return shimmer.base
  }
}

extension LintedScreen {
  /// The plain colours of the grounds around a node, laid over each other.
  fileprivate func ground(behind node: LintedNode) -> SeenColor {
    let paper = placed.screen.variant.appearance == .light ? 1.0 : 0
    var ground = SeenColor(
      placed.screen.canvas.background.over(Color(red: paper, green: paper, blue: paper)))
    var around: [Color] = []
    var place = node.parent
    while let index = place {
      if case .color(let color)? = nodes[index].node.box.background {
        around.append(color.opacity(nodes[index].opacity))
      }
      place = nodes[index].parent
    }
    for color in around.reversed() { ground = ground.under(color) }
    return ground
  }
}
