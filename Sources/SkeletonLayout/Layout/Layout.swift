import SkeletonModel

/// Lays a screen out as SwiftUI does: parents propose sizes, children choose their sizes, and
/// parents place them.
///
/// The canvas is proposed to the root, which is aligned in it even if it overflows. Nothing is
/// rounded: fractions of a point remain until a scene snaps edges to pixels.
package func layout(_ screen: Screen, measure: @escaping TextMeasure) -> PlacedScreen {
  let canvas = screen.canvas
  let proposal = Proposal(width: canvas.width, height: canvas.height)
  let surroundings = Surroundings(container: proposal, viewport: proposal, axis: nil)
  let root = Element([screen.root], 0, measure: measure)
  let fragment = root.fragment(
    in: proposal, surroundings, baselines: canvas.alignment.vertical.isBaseline)
  let extent = Extent(
    width: canvas.width, height: canvas.height ?? fragment.measured.extent.height)
  let origin = fragment.measured.place(in: extent, by: canvas.alignment)
  let placement = Placement(
    mirrorWidth: screen.variant.direction == .rtl ? canvas.width : nil)
  return PlacedScreen(
    screen: screen, extent: extent,
    root: placement.placed(root, proposal, surroundings, at: origin, moved: .zero))
}
