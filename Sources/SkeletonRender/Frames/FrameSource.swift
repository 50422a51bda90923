import SkeletonLayout
import SkeletonModel

/// A laid out screen that is staged once, whichever of its frames are painted.
///
/// `render`, `verify`, the search for blind spots and the library all get their frames here, so
/// that all of them see the same pixels.
package struct FrameSource: Sendable {
  package let placed: PlacedScreen
  package let stage: Stage
  /// The fonts of its texts, as they are written into pictures.
  fileprivate let fonts: [String]

  package init(_ placed: PlacedScreen, _ shaper: TextShaper) {
    self.placed = placed
    stage = Stage(placed)
    fonts = shaper.stamped(placed.screen.fonts)
  }
}

extension FrameSource {
  /// The marks of a frame, with `extra` ones painted over them.
  package func scene(of one: Case, under extra: [Mark] = []) -> Scene {
    var scene = stage.scene(at: one.phase ?? 0)
    scene.marks += extra
    return scene
  }

  package func vector(_ one: Case, under extra: [Mark] = []) -> String {
    svg(scene(of: one, under: extra))
  }
}

/// Paints frames of one screen, one after the other: each saves work for the next.
package struct FramePainter {
  private let source: FrameSource
  private var rasterizer = Rasterizer()
  private var coder = RowDeflate()

  package init(_ source: FrameSource) {
    self.source = source
  }

  /// Whether no frame has been painted yet.
  package var isFresh: Bool { rasterizer.isFresh }

  package mutating func paint(_ one: Case, under extra: [Mark] = []) throws(Failure) -> PaintedFrame
  {
    PaintedFrame(
      bitmap: try rasterizer.paint(source.scene(of: one, under: extra)),
      stamp: Stamp(one, fonts: source.fonts), with: &coder)
  }
}

/// One painted frame.
package struct PaintedFrame: Sendable {
  package let bitmap: Bitmap
  package let stamp: Stamp
  /// Its PNG file, if that is quickly made.
  package let quickFile: [UInt8]?
  /// The same for frames with the same pixels; within one screen, mostly different for others.
  package let fingerprint: Int

  /// - Parameter coder: What coded the last frame.
  fileprivate init(bitmap: Bitmap, stamp: Stamp, with coder: inout RowDeflate) {
    self.bitmap = bitmap
    self.stamp = stamp
    quickFile = PNGSource(sparse: bitmap, with: &coder)?.file(stamp.texts)
    fingerprint = bitmap.fingerprint
  }

  /// Its PNG file.
  package var file: [UInt8] { quickFile ?? png(bitmap, stamp: stamp.texts) }
}
