import SkeletonModel

/// A screen that was laid out and staged once, and paints any frame of itself.
///
/// `render`, `verify`, blind spots and the library's users all get their frames here, so that what
/// one of them sees is what the others see.
package struct FrameSource: Sendable {
  package let placed: PlacedScreen
  package let stage: Stage
  /// What is written into pictures of the fonts its texts are set in.
  private let fonts: [String]

  package init(_ placed: PlacedScreen, _ shaper: TextShaper) {
    self.placed = placed
    stage = Stage(placed)
    fonts = shaper.stamped(placed.screen.fonts)
  }
}

/// One painted frame, with the file it makes.
package struct PaintedFrame: Sendable {
  package let bitmap: Bitmap
  package let stamp: Stamp
  package let file: PNGFile
}

extension FrameSource {
  package func scene(of one: Case) -> Scene { stage.scene(at: one.phase ?? 0) }

  /// - Parameter extra: marks painted over the frame.
  package func paint(_ one: Case, under extra: [Mark] = []) throws(Failure) -> PaintedFrame {
    var scene = scene(of: one)
    scene.marks += extra
    let bitmap = try rasterize(scene)
    let stamp = Stamp(one, fonts: fonts)
    return PaintedFrame(
      bitmap: bitmap, stamp: stamp, file: try PNGFile(png(bitmap, stamp: stamp.texts)))
  }

  package func vector(_ one: Case, under extra: [Mark] = []) -> String {
    var scene = scene(of: one)
    scene.marks += extra
    return svg(scene)
  }
}
