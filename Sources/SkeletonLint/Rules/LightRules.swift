import SkeletonLayout
import SkeletonModel
import SkeletonPainting

extension LintCheck {
  /// The light that crosses placeholders: seen at all, and not like an alarm.
  mutating func checkLight(_ screen: LintedScreen, _ frames: [PreparedScene]) {
    guard screen.staging.isMoving, let shimmer = screen.placed.screen.shimmer else { return }
    let stages = screen.staging.stages(at: screen.phases)
    let shimmering = Set(stages.flatMap { $0.moving.filter(\.shimmers).map(\.node) })
    // Where nodes move by themselves, the light may meet them only in some places.
    let unlit = stages.reduce(shimmering) { $0.intersection($1.unlitNodes) }
    // Every node looks up its own marks, if any asks for them.
    lazy var lit = screen.phases.map { phase in
      let marks = screen.staging.stage(at: .phase(phase)).shimmeringMarks(at: phase)
      return Dictionary(
        uniqueKeysWithValues: marks.map { ($0.mark, (base: $0.base, opacity: $0.opacity)) })
    }
    var met: Set<String> = []
    for node in screen.nodes where shimmering.contains(node.path) && met.insert(node.path).inserted
    {
      if unlit.contains(node.path) {
        faults.append(
          screen.fault(.light, node, "it shimmers, and looks the same at every phase"))
      } else {
        checkPeak(shimmer, node, frames, lit, screen)
      }
    }
  }

  /// How far the brightest light on a node stands out from it, wherever most of it is.
  ///
  /// - Parameter lit: What shimmers in each frame, by its mark.
  private mutating func checkPeak(
    _ shimmer: Shimmer, _ node: LintedNode, _ frames: [PreparedScene],
    _ lit: [[Int: (base: Color, opacity: Double)]], _ screen: LintedScreen
  ) {
    // Who asks for more contrast gets more of it.
    guard screen.variant.contrast == .normal else { return }
    var worst: (ratio: Double, peak: SeenColor, base: SeenColor)?
    for (lit, frame) in zip(lit, frames) {
      for mark in frame.marks[node.path] ?? [] {
        guard let (color, opacity) = lit[mark] else { continue }
        let grounds = contrast.grounds(of: [mark], in: frame, screen.variant.appearance)
        let all = grounds.reduce(0) { $0 + $1.pixels }
        // A few pixels beyond an edge are no alarm.
        for ground in grounds where ground.pixels * 10 > all {
          let base = ground.ground.under(shimmer.rest(on: color).opacity(opacity))
          for stop in shimmer.stops {
            let light = shimmer.color(of: stop.color, on: color)
            let peak = ground.ground.under(light.opacity(opacity))
            let ratio = peak.ratio(to: base)
            if ratio > worst?.ratio ?? 0 { worst = (ratio, peak, base) }
          }
        }
      }
    }
    guard let worst, worst.ratio > limit(.subtle) else { return }
    let colors = [worst.peak.color.written, worst.base.color.written]
    faults.append(
      screen.fault(
        .subtle, node, subject: worst.base.color.written, excess: worst.ratio, value: worst.ratio,
        limit: limit(.subtle), colors: colors,
        "the light, \(colors.joined(separator: " on ")), is \(worst.ratio.twoDecimals) : 1 at its "
          + "brightest, and \(limit(.subtle).threeDecimals) is the most"))
  }
}
