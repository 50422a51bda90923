import SkeletonModel

/// A mark's geometry: the pixels that it may cover, and the masks that decide how much.
struct PreparedMark {
  let shape: Mark.Shape
  let clips: [Mark.Shape]
  /// Empty if nothing is visible.
  let box: PixelBox
  /// A pixel is covered by the product of all; without masks, completely.
  let masks: [PlacedMask]

  init(_ mark: Mark, in canvas: PixelBox, _ store: MaskStore) throws(Failure) {
    shape = mark.shape
    clips = mark.clips
    var box = shape.touchedPixels?.intersection(canvas) ?? .none
    for clip in clips { box = box.intersection(clip.touchedPixels ?? .none) }
    var masks: [PlacedMask] = []
    if !box.isEmpty {
      for shape in [shape] + clips where !shape.certainlyCovers(box) {
        guard let mask = try store.mask(of: shape, in: box) else {
          box = .none
          break
        }
        masks.append(mask)
      }
    }
    self.box = box
    self.masks = masks
  }

  /// Whether it is the geometry of a mark.
  func isOf(_ mark: Mark) -> Bool { shape == mark.shape && clips == mark.clips }
}
