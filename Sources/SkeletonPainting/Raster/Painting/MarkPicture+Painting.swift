import SkeletonModel

extension MarkPicture {
  /// What it shows in a box.
  func painted(in box: PixelBox) throws(Failure) -> PixelPlane {
    var plane = try transform == nil ? upright(in: box) : turned(in: box)
    if let color = fill.color { plane.tint(Pixel(color)) }
    plane.fade(to: opacity)
    return plane
  }

  private func upright(in box: PixelBox) throws(Failure) -> PixelPlane {
    guard let whole = PixelBox(snapped: place), let seen = PixelBox(snapped: frame) else {
      return PixelPlane(box)
    }
    let part = box.intersection(whole).intersection(seen)
    guard !part.isEmpty else { return PixelPlane(box) }
    let bitmap = try fill.file.pixels(width: whole.width, height: whole.height)
    let pixels = bitmap.resized(
      toWidth: whole.width, height: whole.height, part: part.moved(x: -whole.left, y: -whole.top))
    return PixelPlane(part, pixels).cut(to: box)
  }

  /// Each pixel from the place that is turned there.
  private func turned(in box: PixelBox) throws(Failure) -> PixelPlane {
    guard let transform, let back = transform.inverse, !place.isEmpty else {
      return PixelPlane(box)
    }
    // First as large as it becomes, so that nothing thin is lost.
    let scale = abs(transform.determinant).squareRoot()
    let file = fill.file
    func side(_ length: Double, _ own: Double) -> Int {
      let most = file.format.isDrawing ? Double(Limits.side) / 4 : own
      return Int(min(max((length * scale).rounded(), 1), most))
    }
    let width = side(place.width, file.extent.width)
    let height = side(place.height, file.extent.height)
    let bitmap = try file.pixels(width: width, height: height)
    let pixels = bitmap.resized(
      toWidth: width, height: height,
      part: PixelBox(left: 0, top: 0, right: width, bottom: height))
    let source = PixelPlane(PixelBox(left: 0, top: 0, right: width, bottom: height), pixels)
    let (across, down) = (Double(width) / place.width, Double(height) / place.height)
    let seen = frame.intersection(place)
    var turned: [Pixel] = []
    turned.reserveCapacity(box.width * box.height)
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        let point = back.place(Offset(x: Double(x) + 0.5, y: Double(y) + 0.5))
        // A pixel at the edge has its centre beside it.
        let isSeen =
          point.x > seen.x - 1 && point.x < seen.maxX + 1 && point.y > seen.y - 1
          && point.y < seen.maxY + 1
        turned.append(
          isSeen
            ? source.pixel(
              between: (point.x - place.x) * across - 0.5, (point.y - place.y) * down - 0.5)
            : .clear)
      }
    }
    return PixelPlane(box, turned)
  }
}

extension PixelBox {
  fileprivate func moved(x: Int, y: Int) -> PixelBox {
    PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

extension PixelPlane {
  /// The mean of the four pixels round a place, each by its nearness; those at the edge go on.
  fileprivate func pixel(between x: Double, _ y: Double) -> Pixel {
    func place(_ at: Double, _ count: Int) -> (first: Int, second: Int, share: Double) {
      let inside = min(max(at, 0), Double(count - 1))
      let first = Int(inside.rounded(.down))
      return (first, min(first + 1, count - 1), inside - Double(first))
    }
    let (left, right, across) = place(x, box.width)
    let (top, bottom, down) = place(y, box.height)
    func mean(_ y: Int) -> SIMD4<Double> {
      pixels[y * box.width + left].parts * (1 - across)
        + pixels[y * box.width + right].parts * across
    }
    return Pixel(mean: mean(top) * (1 - down) + mean(bottom) * down)
  }
}
