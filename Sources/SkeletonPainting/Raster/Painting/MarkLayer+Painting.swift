import SkeletonModel

extension MarkLayer {
  /// What the layer shows in a box.
  func painted(in box: PixelBox) throws(Failure) -> PixelPlane {
    let source = sourceBox(of: box)
    guard !source.isEmpty else { return PixelPlane(box) }
    let plane = try maskedPicture(in: source)
    var seen = plane.blurred(by: blur, in: box)
    if fillsEdges { seen.fill() }
    if let shadow { seen.lie(over: cast(shadow, by: plane, in: box)) }
    seen.fade(to: opacity)
    return seen
  }

  /// The marks, as far as the mask shows them.
  ///
  /// Of both, what has more layers inside each other is painted first: so no more than a few
  /// pictures wait for others at any depth.
  private func maskedPicture(in source: PixelBox) throws(Failure) -> PixelPlane {
    guard let mask else { return try PixelPlane(marks, in: source) }
    if Self.depth(of: mask) > Self.depth(of: marks) {
      let shown = try PixelPlane(mask, in: source)
      var plane = try PixelPlane(marks, in: source)
      plane.show(as: shown)
      return plane
    }
    var plane = try PixelPlane(marks, in: source)
    plane.show(as: try PixelPlane(mask, in: source))
    return plane
  }

  /// How many layers there are inside each other.
  private static func depth(of marks: [Mark]) -> Int {
    marks.reduce(0) { most, mark in
      guard case .layer(let layer) = mark.paint else { return most }
      return max(most, 1 + max(depth(of: layer.marks), depth(of: layer.mask ?? [])))
    }
  }

  /// The pixels to paint for a box to be right: those from which it is blurred, as far as anything
  /// is painted there.
  fileprivate func sourceBox(of box: PixelBox) -> PixelBox {
    var painted: PixelBox?
    for mark in marks {
      guard let touched = PixelBox(touchedBy: mark.seenBounds) else { continue }
      painted = painted?.union(touched) ?? touched
    }
    guard let painted, let needed = PixelBox(touchedBy: source(of: box.frame)) else { return .none }
    return needed.intersection(painted).shrunk(around: box)
  }

  /// The shadow of a picture that is not blurred yet, in a box.
  fileprivate func cast(
    _ shadow: Shadow, by picture: PixelPlane, in box: PixelBox
  ) -> PixelPlane {
    let back = Offset(x: -shadow.offset.x, y: -shadow.offset.y)
    let blurring = MarkLayer(marks: [], blur: shadow.blur)
    guard let place = PixelBox(touchedBy: box.frame.moved(by: back)),
      let needed = PixelBox(touchedBy: blurring.source(of: place.frame)),
      let spread = PixelBox(
        touchedBy: MarkLayer(marks: [], blur: blur).reach(of: picture.box.frame))
    else { return PixelPlane(box) }
    let around = needed.intersection(spread).shrunk(around: place)
    guard !around.isEmpty else { return PixelPlane(box) }
    let alphas = AlphaPlane(picture).blurred(by: blur, in: around)
      .blurred(by: shadow.blur, in: place)
    return alphas.moved(by: shadow.offset, to: box).tinted(Pixel(shadow.color))
  }
}

extension PixelBox {
  /// No more of it than can be painted: as much around a box as there is room for.
  fileprivate func shrunk(around box: PixelBox) -> PixelBox {
    var shrunk = self
    var room = max(width, height)
    while !shrunk.isEmpty, !Bitmap.holds(width: shrunk.width, height: shrunk.height), room > 0 {
      room /= 2
      shrunk = intersection(
        PixelBox(
          left: box.left - room, top: box.top - room, right: box.right + room,
          bottom: box.bottom + room))
    }
    return shrunk
  }
}
