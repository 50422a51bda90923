import SkeletonLayout
import SkeletonModel
import Synchronization

/// A screen that all its frames share; it is laid out when the first of them is painted.
///
/// Frames that are never painted cost no layout; all frames of a loop together cost one.
final class SharedScreen: Sendable {
  private let screen: Screen
  private let known = Mutex<Result<FrameSource, SkeletonError>?>(nil)
  /// Painters at rest: each saves work for its next frame, and paints one at a time.
  private let painters = Mutex<[FramePainter]>([])

  init(_ screen: Screen) {
    self.screen = screen
  }

  /// The first caller lays the screen out; concurrent callers wait for it.
  func source() throws(SkeletonError) -> FrameSource {
    try known.withLock { known in
      let result = known ?? Result { () throws(SkeletonError) in try laidOut() }
      known = result
      return result
    }.get()
  }

  func paint(_ one: Case) throws -> PaintedFrame {
    let source = try source()
    var painter = painters.withLock { $0.popLast() } ?? FramePainter(source)
    let frame = try painter.paint(one)
    painters.withLock { [painter] in $0.append(painter) }
    return frame
  }

  private func laidOut() throws(SkeletonError) -> FrameSource {
    try SkeletonError.insteadOfOthers {
      let shaper = TextShaper()
      return FrameSource(try place(screen, shaper: shaper), shaper)
    }
  }
}
