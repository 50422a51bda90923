import SkeletonModel

/// A picture of a file as a mark is painted with it: clear where the picture is not.
package struct MarkPicture: Hashable, Sendable {
  package var fill: PictureFill
  /// What it fills, in pixels, before that is turned or scaled; no more of it is seen.
  var frame: Frame
  /// Where all of the picture lies.
  var place: Frame
  /// How it is turned or scaled.
  var transform: Affine?
  /// Multiplies its alpha.
  package var opacity: Double

  package init(fill: PictureFill, frame: Frame, transform: Affine? = nil, opacity: Double = 1) {
    self.fill = fill
    self.frame = frame
    place = fill.place(in: frame)
    self.transform = transform
    self.opacity = opacity
  }

  func moved(by offset: Offset) -> MarkPicture {
    var moved = self
    if let transform {
      moved.transform = transform.inside(Affine(e: offset.x, f: offset.y))
    } else {
      moved.frame = frame.moved(by: offset)
      moved.place = place.moved(by: offset)
    }
    return moved
  }
}

extension PixelGrid {
  /// A picture as it fills a frame in points.
  func picture(_ fill: PictureFill, across frame: Frame, opacity: Double) -> MarkPicture {
    MarkPicture(fill: fill, frame: snapped(frame), opacity: opacity)
  }
}
