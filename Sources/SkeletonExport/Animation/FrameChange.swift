import SkeletonModel
import SkeletonPainting

/// A frame of an animation that has all of its pixels in memory, and what it changes.
struct FrameChange {
  let width: Int
  let height: Int
  /// All pixels, in rows without padding.
  let pixels: [Pixel]
  /// Those of the frame before; empty for the first.
  let before: [Pixel]
  /// The rectangle outside of which nothing changes.
  var box: PixelRectangle

  init(_ bitmap: Bitmap, after before: [Pixel]) {
    width = bitmap.width
    height = bitmap.height
    pixels = bitmap.pixels
    self.before = before
    box = Self.box(pixels, before, width, height)
  }

  private static func box(
    _ pixels: [Pixel], _ before: [Pixel], _ width: Int, _ height: Int
  ) -> PixelRectangle {
    let whole = PixelRectangle(x: 0, y: 0, width: width, height: height)
    guard before.count == pixels.count else { return whole }
    return unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe before.withUnsafeBufferPointer { before in
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in 0..<height {
          let start = y * width
          var first = 0
          while first < width, unsafe pixels[start + first] == before[start + first] { first += 1 }
          guard first < width else { continue }
          var last = width - 1
          while last > first, unsafe pixels[start + last] == before[start + last] { last -= 1 }
          left = min(left, first)
          right = max(right, last + 1)
          top = min(top, y)
          bottom = y + 1
        }
        // A frame has at least one pixel.
        guard right > left else { return PixelRectangle(x: 0, y: 0, width: 1, height: 1) }
        return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }

  /// Calls with each pixel of the box, row by row, and whether it differs from the one before.
  @inline(__always)
  func visit(row: Int, _ body: (Pixel, _ isNew: Bool) -> Void) {
    let start = (box.y + row) * width + box.x
    for place in start..<start + box.width {
      let pixel = pixels[place]
      body(pixel, before.isEmpty || before[place] != pixel)
    }
  }

  /// Whether what is new can be laid over what was before: no pixel becomes less opaque.
  var canBeLaidOver: Bool {
    guard !before.isEmpty else { return false }
    for row in 0..<box.height {
      let start = (box.y + row) * width + box.x
      for place in start..<start + box.width
      where pixels[place].alpha < 255 && pixels[place] != before[place] {
        return false
      }
    }
    return true
  }
}

/// Whole pixels of a picture.
struct PixelRectangle: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}
