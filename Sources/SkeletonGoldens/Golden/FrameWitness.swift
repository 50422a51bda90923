import SkeletonFrames
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// What the frames of one state prove, collected while they are painted.
///
/// A golden that looks the same whether the screen is whole or broken, or whether the shimmer moves
/// or stands still, proves nothing.
struct FrameWitness {
  private let staging: Staging
  private let shimmer: Shimmer?
  private var frames: [(name: String, phase: Double, pixels: Int)] = []
  /// Frames of one colour.
  private(set) var blank: [String] = []

  init(_ source: FrameSource) {
    staging = source.staging
    shimmer = source.placed.screen.shimmer
  }

  /// Records a painted frame.
  mutating func see(_ one: Case, _ frame: PaintedFrame) {
    if frame.bitmap.isUniform { blank.append(one.frame) }
    if let phase = one.phase {
      frames.append((one.frame, phase, frame.fingerprint))
    }
  }
}

extension FrameWitness {
  var names: [String] { frames.map(\.name) }

  /// Whether anything shimmers at all.
  var shimmers: Bool { staging.shimmers }

  /// Whether at least one frame shows the light.
  var seesLight: Bool { frames.contains { staging.isLit(at: $0.phase) } }

  /// Phases that would show the light.
  var betterPhases: ClosedRange<Double>? { staging.litPhases }

  /// Groups of frames that are equal although their content has moved between them.
  var repetitions: [[String]] {
    var groups: [Int: [Int]] = [:]
    for (index, frame) in frames.enumerated() {
      groups[frame.pixels, default: []].append(index)
    }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.compactMap { group in
      let odd = group.dropFirst().filter { !isExplained(frames[group[0]].phase, frames[$0].phase) }
      return odd.isEmpty ? nil : ([group[0]] + odd).map { frames[$0].name }
    }
  }

  /// Whether two phases may look alike by design: within a spinner's step, during a pause, on the
  /// way there and back, or at the beginning and the end of the loop.
  private func isExplained(_ one: Double, _ other: Double) -> Bool {
    if let shimmer, !staging.placed.screen.hasMotions {
      let way = abs(shimmer.progress(at: one) - shimmer.progress(at: other))
      if way < 1e-6 || !shimmer.returns && way > 1 - 1e-6 { return true }
    }
    return staging.scene(at: one) == staging.scene(at: other)
  }
}
