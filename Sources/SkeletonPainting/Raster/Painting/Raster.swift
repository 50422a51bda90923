import SkeletonModel

/// Paints a scene.
///
/// Each mark's colour is blended with the pixels below by the share of each pixel that it covers:
/// premultiplied, 8 bits for each component, rounded after each multiplication. Only the coverage
/// comes from cairo; everything else is computed here, so that equal scenes give equal pixels.
package func rasterize(_ scene: Scene) throws(Failure) -> Bitmap {
  var rasterizer = Rasterizer()
  return try rasterizer.paint(scene)
}

/// Paints the frames of a screen. What does not change from frame to frame is worked out once:
/// masks, the plan of the rows, and the colours of gradients.
package struct Rasterizer {
  private var inks = InkShelf()
  private var pieces: [PreparedMark] = []
  private var size = (width: 0, height: 0)
  private var work: (groups: InkGroups, painter: RowPainter)?

  package init() {}

  /// Whether nothing has been painted yet.
  package var isFresh: Bool { work == nil }

  package mutating func paint(_ scene: Scene) throws(Failure) -> Bitmap {
    guard Bitmap.holds(width: scene.width, height: scene.height) else {
      throw .size(width: scene.width, height: scene.height)
    }
    let canvas = PixelBox(left: 0, top: 0, right: scene.width, bottom: scene.height)
    let colors = try inks.inks(of: scene.marks, in: canvas)
    if isFresh {
      let groups = InkGroups(colors, of: scene.marks, inks, refining: nil)
      let plan = try PlanStore.shared.plan(for: PlanStore.Key(scene, groups)) {
        () throws(Failure) in
        let pieces = try prepared(scene)
        let plan = RowPlan(pieces, groups, width: scene.width, height: scene.height)
        return PlanStore.Plan(pieces: pieces, painter: RowPainter(plan, groups.traits))
      }
      pieces = plan.pieces
      size = (scene.width, scene.height)
      work = (groups, plan.painter)
    }
    let isSame = isPrepared(for: scene)
    if !isSame {
      pieces = try prepared(scene)
      size = (scene.width, scene.height)
    }
    if !isSame || !(work?.groups.suit(colors, of: scene.marks, inks) ?? false) {
      let groups = InkGroups(colors, of: scene.marks, inks, refining: isSame ? work?.groups : nil)
      let plan = RowPlan(pieces, groups, width: scene.width, height: scene.height)
      work = (groups, RowPainter(plan, groups.traits))
    }
    guard let groups = work?.groups,
      let bitmap = work?.painter.paint(
        groups.inks(colors), on: Pixel(scene.ground), with: &inks)
    else { preconditionFailure("the plan was made above") }
    return bitmap
  }

  /// Whether the geometry of the marks is all that of the last scene.
  private func isPrepared(for scene: Scene) -> Bool {
    size == (scene.width, scene.height) && pieces.count == scene.marks.count
      && zip(pieces, scene.marks).allSatisfy { $0.isOf($1) }
  }

  /// The geometry of the marks. What is that of the last scene need not be prepared anew.
  private func prepared(_ scene: Scene) throws(Failure) -> [PreparedMark] {
    let isSameSize = size == (scene.width, scene.height)
    let canvas = PixelBox(left: 0, top: 0, right: scene.width, bottom: scene.height)
    var fresh: [PreparedMark] = []
    fresh.reserveCapacity(scene.marks.count)
    for (index, mark) in scene.marks.enumerated() {
      if isSameSize, index < pieces.count, pieces[index].isOf(mark) {
        fresh.append(pieces[index])
      } else {
        fresh.append(try PreparedMark(mark, in: canvas, .shared))
      }
    }
    return fresh
  }
}
