import SkeletonModel

/// A part of a picture with all its pixels, in rows without padding.
struct PixelPlane: Sendable {
  let box: PixelBox
  private(set) var pixels: [Pixel]

  /// With nothing in it.
  init(_ box: PixelBox) {
    self.init(box, [Pixel](repeating: .clear, count: max(box.width, 0) * max(box.height, 0)))
  }

  init(_ box: PixelBox, _ pixels: [Pixel]) {
    self.box = box
    self.pixels = pixels
  }

  /// Paints marks on a clear ground.
  init(_ marks: [Mark], in box: PixelBox) throws(Failure) {
    let origin = Offset(x: -Double(box.left), y: -Double(box.top))
    let scene = Scene(
      width: box.width, height: box.height, scale: 1, ground: .clear,
      marks: marks.map { $0.moved(by: origin) })
    self.init(box, try rasterize(scene).pixels)
  }
}

extension PixelPlane {
  /// Each pixel only as far as another picture of the same box is opaque there.
  mutating func show(as mask: PixelPlane) {
    precondition(mask.pixels.count == pixels.count, "a mask is as large as what it masks")
    unsafe mask.pixels.withUnsafeBufferPointer { mask in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        for index in pixels.indices {
          unsafe pixels[index] = pixels[index].scaled(by: mask[index].packed >> 24)
        }
      }
    }
  }

  mutating func lie(over below: PixelPlane) {
    precondition(below.pixels.count == pixels.count, "a shadow is as large as what it lies below")
    unsafe below.pixels.withUnsafeBufferPointer { below in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        for index in pixels.indices { unsafe pixels[index] = pixels[index].over(below[index]) }
      }
    }
  }

  /// Each pixel opaque, unless there is nothing.
  mutating func fill() {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices where unsafe (1..<255).contains(pixels[index].alpha) {
        let straight = unsafe pixels[index].straight
        unsafe pixels[index] = Pixel(
          red: straight.red, green: straight.green, blue: straight.blue, alpha: 255)
      }
    }
  }

  mutating func fade(to opacity: Double) {
    let share = UInt32((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5)
    guard share < 255 else { return }
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices { unsafe pixels[index] = pixels[index].scaled(by: share) }
    }
  }

  /// All in one colour, as opaque as it was.
  mutating func tint(_ color: Pixel) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        unsafe pixels[index] = color.scaled(by: pixels[index].packed >> 24)
      }
    }
  }

  /// What is in another box, blurred.
  func blurred(by blur: Extent, in other: PixelBox) -> PixelPlane {
    guard blur.width > 0 || blur.height > 0 else { return cut(to: other) }
    var blurred = PixelPlane(other)
    for shift: UInt32 in [0, 8, 16, 24] {
      let channel = AlphaPlane(self, shift: shift).blurred(by: blur, in: other)
      unsafe channel.shares.withUnsafeBufferPointer { shares in
        unsafe blurred.pixels.withUnsafeMutableBufferPointer { pixels in
          for index in pixels.indices {
            unsafe pixels[index].packed |= UInt32(shares[index]) << shift
          }
        }
      }
    }
    return blurred
  }

  /// What is in another box; nothing outside of this one.
  func cut(to other: PixelBox) -> PixelPlane {
    if other == box { return self }
    var cut = PixelPlane(other)
    let both = box.intersection(other)
    guard !both.isEmpty else { return cut }
    for y in both.top..<both.bottom {
      let from = (y - box.top) * box.width + both.left - box.left
      let to = (y - other.top) * other.width + both.left - other.left
      cut.pixels.replaceSubrange(to..<to + both.width, with: pixels[from..<from + both.width])
    }
    return cut
  }

  /// Writes a row of pixels, starting at column `left`; all are inside the box.
  func copy(_ row: UnsafeMutableBufferPointer<Pixel>, fromX left: Int, y: Int) {
    precondition(
      left >= box.left && left + row.count <= box.right && y >= box.top && y < box.bottom,
      "a layer is painted where it is seen")
    let start = (y - box.top) * box.width + left - box.left
    unsafe pixels.withUnsafeBufferPointer { pixels in
      for column in row.indices { unsafe row[column] = pixels[start &+ column] }
    }
  }
}
