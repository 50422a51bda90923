import SkeletonLayout
import SkeletonModel

/// A screen that is laid out and staged once, and paints any of its frames.
///
/// `render`, `verify`, the search for blind spots and the library all get their frames here, so
/// that all of them see the same pixels.
package struct FrameSource: Sendable {
  package let placed: PlacedScreen
  package let stage: Stage
  /// The fonts of its texts, as they are written into pictures.
  private let fonts: [String]

  package init(_ placed: PlacedScreen, _ shaper: TextShaper) {
    self.placed = placed
    stage = Stage(placed)
    fonts = shaper.stamped(placed.screen.fonts)
  }
}

/// One painted frame, with its PNG file.
package struct PaintedFrame: Sendable {
  package let bitmap: Bitmap
  package let stamp: Stamp
  package let file: PNGFile
}

extension FrameSource {
  /// The marks of a frame, with `extra` ones painted over them.
  package func scene(of one: Case, under extra: [Mark] = []) -> Scene {
    var scene = stage.scene(at: one.phase ?? 0)
    scene.marks += extra
    return scene
  }

  package func paint(_ one: Case, under extra: [Mark] = []) throws(Failure) -> PaintedFrame {
    let bitmap = try rasterize(scene(of: one, under: extra))
    let stamp = Stamp(one, fonts: fonts)
    return PaintedFrame(
      bitmap: bitmap, stamp: stamp, file: try PNGFile(png(bitmap, stamp: stamp.texts)))
  }

  package func vector(_ one: Case, under extra: [Mark] = []) -> String {
    svg(scene(of: one, under: extra))
  }
}
