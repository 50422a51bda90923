import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import Synchronization

/// A screen, or a scenario in a variant, that all its frames share; it is laid out when the first of
/// them is painted.
///
/// Frames that are never painted cost no layout; all frames of a loop together cost one.
final class SharedScreen: Sendable {
  private let layOut: @Sendable () throws -> FramePainter
  private let known = Mutex<Result<FramePainter, SkeletonError>?>(nil)
  /// Painters at rest: each saves work for its next frame, and paints one at a time.
  private let painters = Mutex<[FramePainter]>([])

  init(_ screen: Screen) {
    layOut = {
      let shaper = TextShaper()
      return FramePainter(FrameSource(try place(screen, shaper: shaper), shaper))
    }
  }

  init(
    _ scenario: Scenario, of document: Document, in variant: Variant, at instants: [Microseconds]
  ) {
    layOut = {
      let screens = LoadingScreens(document, in: variant, shaper: TextShaper())
      let run = LoadingRun(try screens.checkedPlan(for: scenario.script), scenario.script)
      return FramePainter(try ScenarioSource(run, at: instants, screens))
    }
  }

  /// The first caller lays the screen out; concurrent callers wait for it.
  private func fresh() throws(SkeletonError) -> FramePainter {
    try known.withLock { known in
      let result =
        known
        ?? Result { () throws(SkeletonError) in
          try SkeletonError.insteadOfOthers { try layOut() }
        }
      known = result
      return result
    }.get()
  }

  func paint(_ one: Case) throws -> PaintedFrame {
    let fresh = try fresh()
    var painter = painters.withLock { $0.popLast() } ?? fresh
    let frame = try painter.paint(one)
    painters.withLock { [painter] in $0.append(painter) }
    return frame
  }

  func vector(_ one: Case) throws(SkeletonError) -> String {
    var painter = try fresh()
    return try SkeletonError.insteadOfOthers { try painter.vector(one) }
  }
}
