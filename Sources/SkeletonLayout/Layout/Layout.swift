import SkeletonModel

/// Lays a screen out as SwiftUI does: parents propose sizes, children choose their sizes, and
/// parents place them.
///
/// The canvas, less its safe area, is proposed to the root, which is aligned in it even if it
/// overflows. Nothing is rounded: fractions of a point remain until a scene snaps edges to pixels.
///
/// Rows of a derived skeleton go on until what scrolls is full.
package func layout(_ screen: Screen, measure: @escaping TextMeasure) -> PlacedScreen {
  let placed = arranged(screen, measure: measure)
  guard let root = placed.root.filled() else { return placed }
  var fuller = screen
  fuller.root = root
  return layout(fuller, measure: measure)
}

private func arranged(_ screen: Screen, measure: @escaping TextMeasure) -> PlacedScreen {
  let canvas = screen.canvas
  let bars = canvas.safeArea
  let proposal = Proposal(
    width: max(canvas.width - bars[.horizontal], 0),
    height: canvas.height.map { max($0 - bars[.vertical], 0) })
  let surroundings = Surroundings(container: proposal, viewport: proposal, axis: nil)
  let setting = TextSetting(measure: measure, scale: screen.variant.scale)
  let root = Element([screen.root], 0, setting: setting)
  let fragment = root.fragment(
    in: proposal, surroundings, baselines: canvas.alignment.vertical.isBaseline)
  let free = Extent(
    width: proposal.width ?? 0, height: proposal.height ?? fragment.measured.extent.height)
  let extent = Extent(
    width: canvas.width, height: canvas.height ?? free.height + bars[.vertical])
  let origin =
    fragment.measured.place(in: free, by: canvas.alignment) + Offset(x: bars.leading, y: bars.top)
  let isMirrored = screen.variant.direction == .rtl
  let placement = Placement(
    mirrorWidth: isMirrored ? canvas.width : nil,
    safeArea: SafeArea(bars, in: extent, isMirrored: false))
  let placed = placement.placed(root, proposal, surroundings, at: origin, moved: .zero)
  guard bars != .zero else { return PlacedScreen(screen: screen, extent: extent, root: placed) }
  let safeArea = SafeArea(bars, in: extent, isMirrored: isMirrored)
  return PlacedScreen(screen: screen, extent: extent, root: safeArea.reached(by: placed))
}
