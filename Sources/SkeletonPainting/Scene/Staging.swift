import SkeletonLayout
import SkeletonModel

/// A placed screen with its stages: one for all times, or where nodes move by themselves, one for
/// each, laid out anew.
package struct Staging: Sendable {
  /// The screen as it is written.
  package let placed: PlacedScreen
  private let written: Stage
  private let hasMotions: Bool

  package init(_ placed: PlacedScreen) {
    self.placed = placed
    written = Stage(placed)
    hasMotions = placed.screen.hasMotions
  }
}

extension Staging {
  /// What is seen at a time: nodes that move by themselves are where they are by then.
  package func stage(at time: FrameTime) -> Stage {
    hasMotions ? Stage(placed.standing(at: time)) : written
  }

  /// Likewise at some phases: a single one, if it is the same at all of them.
  package func stages(at phases: [Double]) -> [Stage] {
    hasMotions ? phases.map { stage(at: .phase($0)) } : [written]
  }

  /// Where everything stands at some phases: once, if that is the same at all of them.
  package func placements(at phases: [Double]) -> [PlacedScreen] {
    hasMotions ? phases.map { placed.standing(at: .phase($0)) } : [placed]
  }

  /// The frame at a phase from 0 to 1, every moving part at that share of its own cycle.
  package func scene(at phase: Double) -> Scene { stage(at: .phase(phase)).scene(at: phase) }

  /// The frame at this time after everything began to move, each part with its own cycle.
  package func scene(after instant: Microseconds) -> Scene {
    stage(at: .instant(instant)).scene(after: instant)
  }

  /// Whether any frame may differ from another: something is seen that depends on the phase.
  package var isMoving: Bool { written.isMoving || placed.screen.longestRound != nil }

  /// How long one cycle takes: of the shimmer, or where nothing shimmers of the slowest moving part;
  /// nil if nothing moves.
  package var cycle: Microseconds? {
    let parts = written.cycle
    guard let round = placed.screen.longestRound else { return parts }
    return shimmers ? parts : max(parts ?? 0, round)
  }

  /// The nodes that look otherwise at one phase than at another, in paint order, with the colours
  /// where they differ most.
  package func differences(
    at phase: Double, from other: Double
  ) -> [(node: String, colors: (Color, Color))] {
    let (scene, otherScene) = (scene(at: phase), scene(at: other))
    let canvas = Frame(x: 0, y: 0, width: Double(scene.width), height: Double(scene.height))
    let marks = Dictionary(grouping: scene.marks, by: \.node)
    let others = Dictionary(grouping: otherScene.marks, by: \.node)
    let nodes = (scene.marks + otherScene.marks).map(\.node).withoutRepeats
    return nodes.compactMap { node in
      let (own, others) = (marks[node] ?? [], others[node] ?? [])
      for index in 0..<max(own.count, others.count) {
        let look = MarkLook(index < own.count ? own[index] : nil, in: canvas)
        let otherLook = MarkLook(index < others.count ? others[index] : nil, in: canvas)
        if let colors = look.difference(from: otherLook) { return (node, colors) }
      }
      return nil
    }
  }

  /// Whether anything shimmers.
  package var shimmers: Bool { written.moving.contains(where: \.shimmers) }

  /// Whether the shimmer's light is visible at a phase.
  package func isLit(at phase: Double) -> Bool { stage(at: .phase(phase)).isLit(at: phase) }

  /// The longest range of phases at which the light is visible, tested in steps of 1/20; nil if
  /// there is none.
  package var litPhases: ClosedRange<Double>? {
    var longest: ClosedRange<Int>?
    var start: Int?
    for step in 1...20 {
      if step < 20, isLit(at: Double(step) / 20) {
        start = start ?? step
      } else if let first = start {
        if longest.map({ $0.count < step - first }) ?? true { longest = first...(step - 1) }
        start = nil
      }
    }
    return longest.map { Double($0.lowerBound) / 20...Double($0.upperBound) / 20 }
  }
}
