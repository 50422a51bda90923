import SkeletonLayout
import SkeletonModel

/// In right-to-left variants, every node has the mirrored frame: x′ = W − x − width.
///
/// A device is not mirrored: where only one of its sides has room that is kept free, what is left
/// is mirrored in itself. Except nodes with an `offset` and all nodes inside them: SwiftUI does not
/// mirror offsets.
func mirrorFaults(_ ltr: PlacedScreen, _ rtl: PlacedScreen) -> [Fault] {
  let twins = Twins(ltr, rtl, leavingOut: .direction)
  let (before, after) = (ltr.screen.canvas.safeArea, rtl.screen.canvas.safeArea)
  let width = ltr.extent.width + before.leading - after.leading
  return Displacement(of: twins) { twin in
    twin.isMovedAside ? nil : twin.first.frame.mirrored(in: width)
  }.causes.map { cause in
    let changes = cause.changes.map { name, due, found in
      "\(name) is \(found.threeDecimals)"
        + (name == "x"
          ? ", and mirrored from ltr would be \(due.threeDecimals)"
          : " and at ltr \(due.threeDecimals)")
    }
    return Fault(
      law: .mirror, rtl, cause.twin, subject: "frame", excess: cause.excess,
      changes.joined(separator: "; ") + cause.followersWords)
  }
}
