import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// A picture's format, by the ending of its file.
enum PictureFormat: String, Sendable, CaseIterable { case png, svg }

/// Takes documents through the library's passes, one after another, with one set of fonts.
final class Studio {
  private let shaper = TextShaper()

  /// What `--version` lists below skelsnap.
  static var versions: [(name: String, version: String)] { LibraryVersions.all }

  func place(
    _ document: Document, _ state: ScreenState, in variant: Variant
  ) throws(DescriptionError) -> PlacedScreen {
    try SkeletonRender.place(try document.screen(state, in: variant), shaper: shaper)
  }

  /// One frame; `debug` draws every node's frame and path over it.
  func picture(
    of placed: PlacedScreen, _ one: Case, format: PictureFormat, debug: Bool
  ) throws(Stop) -> [UInt8] {
    var frame = scene(of: placed, phase: one.phase ?? 0)
    if debug {
      frame.marks += debugMarks(for: placed, family: "Inter", measure: shaper.measure)
    }
    guard format == .png else { return Array(svg(frame).utf8) }
    do {
      return try png(
        rasterize(frame), stamp: Stamp(one, fonts: shaper.stamped(placed.screen.fonts)).texts)
    } catch {
      throw .failure("\(one.path): \(error)")
    }
  }
}
