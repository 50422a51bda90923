import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A laid out screen that is staged once, whichever of its frames are painted, unless nodes of it
/// move by themselves.
///
/// `render`, `verify`, the search for blind spots and the library all get their frames here, so
/// that all of them see the same pixels.
package struct FrameSource: Sendable {
  package let staging: Staging
  /// The fonts of its texts, as they are written into pictures.
  package let fonts: [String]

  package init(_ placed: PlacedScreen, _ shaper: TextShaper) {
    staging = Staging(placed)
    fonts = shaper.stamped(placed.screen.fonts)
  }

  /// The screen as it is written.
  package var placed: PlacedScreen { staging.placed }
}

extension FrameSource: SceneSource {
  package func scene(of one: Case) -> Scene { staging.scene(at: one.phase ?? 0) }
}

/// Makes the scenes of cases, one after the other: each may save work for the next.
package protocol SceneSource: Sendable {
  /// The fonts of the texts in the last scene, as they are written into pictures.
  var fonts: [String] { get }
  mutating func scene(of one: Case) -> Scene
}

extension SceneSource {
  /// The marks of a frame, with `extra` ones painted over them.
  fileprivate mutating func scene(of one: Case, under extra: [Mark]) -> Scene {
    var scene = scene(of: one)
    scene.marks += extra
    return scene
  }
}

/// Paints frames of one screen, or of one scenario, one after the other: each saves work for the
/// next.
package struct FramePainter: Sendable {
  private var source: any SceneSource
  private var rasterizer = Rasterizer()
  private var coder = RowDeflate()
  /// The last frame: while nothing moves, the next one has the same pixels.
  private var last: (scene: Scene, pixels: PaintedPixels)?

  package init(_ source: FrameSource) {
    self.source = source
  }

  package init(_ source: ScenarioSource) {
    self.source = InstantPainter(source)
  }

  /// Whether no frame has been painted yet.
  package var isFresh: Bool { rasterizer.isFresh }

  package mutating func vector(_ one: Case, under extra: [Mark] = []) throws(Failure) -> String {
    try svg(source.scene(of: one, under: extra))
  }

  package mutating func paint(_ one: Case, under extra: [Mark] = []) throws(Failure) -> PaintedFrame
  {
    let scene = source.scene(of: one, under: extra)
    let stamp = Stamp(one, fonts: source.fonts)
    if let last, last.scene == scene { return PaintedFrame(last.pixels, stamp) }
    let pixels = PaintedPixels(try rasterizer.paint(scene), with: &coder)
    last = (scene, pixels)
    return PaintedFrame(pixels, stamp)
  }
}

/// The pixels of a frame, and what is worked out from these alone.
private struct PaintedPixels: Sendable {
  let bitmap: Bitmap
  let fingerprint: Int
  /// nil if a file of them takes long to make.
  let quickSource: PNGSource?

  /// - Parameter coder: What coded the last frame.
  init(_ bitmap: Bitmap, with coder: inout RowDeflate) {
    self.bitmap = bitmap
    fingerprint = bitmap.fingerprint
    quickSource = PNGSource(sparse: bitmap, with: &coder)
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

  fileprivate init(_ pixels: PaintedPixels, _ stamp: Stamp) {
    bitmap = pixels.bitmap
    self.stamp = stamp
    quickFile = pixels.quickSource?.file(stamp.texts)
    fingerprint = pixels.fingerprint
  }

  /// Its PNG file.
  package var file: [UInt8] { quickFile ?? png(bitmap, stamp: stamp.texts) }
}
