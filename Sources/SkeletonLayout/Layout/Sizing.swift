import SkeletonModel

/// What a node's box says about sizes.
///
/// Apart from the rest of the box, because a layout asks every node for it some twenty times: to
/// copy a whole box, with its paints, takes longer than the answer.
struct Sizing {
  let padding: Insets
  let margin: Insets
  let width: Length?
  let height: Length?
  let growth: Double?
  /// The axes along which the content is proposed nothing.
  let fixesWidth: Bool
  let fixesHeight: Bool
  let frameAlignment: Alignment
  /// What few nodes have; nil if this one has none of it.
  let frames: Frames?

  /// Frames that are flexible, or relative to something but their container, and places of a
  /// node's own.
  final class Frames {
    let minWidth: Length?
    let idealWidth: Length?
    let maxWidth: Length?
    let minHeight: Length?
    let idealHeight: Length?
    let maxHeight: Length?
    let aspectRatio: Box.AspectRatio?
    let relative: Box.RelativeFrame?
    let position: Box.Position?
    let ignoredSafeArea: EdgeSet
    let ownSafeArea: Bool

    /// nil if a box has none of it.
    static func of(_ box: Box) -> Frames? {
      let hasSome =
        box.minWidth != nil || box.idealWidth != nil || box.maxWidth != nil || box.minHeight != nil
        || box.idealHeight != nil || box.maxHeight != nil || box.aspectRatio != nil
        || box.containerRelativeFrame != nil || box.position != nil
        || !box.ignoredSafeArea.isEmpty || box.ownSafeArea
      return hasSome ? Frames(box) : nil
    }

    private init(_ box: Box) {
      minWidth = box.minWidth
      idealWidth = box.idealWidth
      maxWidth = box.maxWidth
      minHeight = box.minHeight
      idealHeight = box.idealHeight
      maxHeight = box.maxHeight
      aspectRatio = box.aspectRatio
      relative = box.containerRelativeFrame
      position = box.position
      ignoredSafeArea = box.ignoredSafeArea
      ownSafeArea = box.ownSafeArea
    }
  }

  /// Whether a frame has a say in the height.
  var decidesHeight: Bool {
    if height != nil { return true }
    guard let frames else { return false }
    return frames.minHeight != nil || frames.idealHeight != nil || frames.maxHeight != nil
      || frames.relative?.axis == .vertical || frames.position != nil
  }

  init(_ box: Box) {
    padding = box.padding
    margin = box.margin
    width = box.width
    height = box.height
    growth = box.growth
    fixesWidth = !box.fixedSize.isEmpty && box.fixedSize.contains(.horizontal)
    fixesHeight = !box.fixedSize.isEmpty && box.fixedSize.contains(.vertical)
    frameAlignment = box.frameAlignment
    frames = Frames.of(box)
  }
}
