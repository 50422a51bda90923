/// A painted frame: sRGB with premultiplied alpha, 8 bits for each component, rows from the top.
///
/// The storage of pixels is private to Raster, so that it can later store equal rows once.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  var pixels: [Pixel]

  init(width: Int, height: Int, filledWith pixel: Pixel) {
    self.width = width
    self.height = height
    pixels = [Pixel](repeating: pixel, count: width * height)
  }

  init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(pixels.count == width * height, "a bitmap has a pixel for each place")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in a column and row, counted from 0.
  package subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel is outside the bitmap")
    return pixels[y * width + x]
  }

  /// The pixels of a row, counted from 0, from left to right.
  package func row(_ y: Int) -> ArraySlice<Pixel> {
    pixels[y * width..<(y + 1) * width]
  }
}

extension Bitmap {
  /// Whether all pixels are equal, so that nothing is visible.
  package var isUniform: Bool { pixels.allSatisfy { $0 == pixels[0] } }
}

extension Bitmap {
  /// The maximum side of a picture, in pixels.
  package static let longestSide = 16_384
  /// The maximum number of pixels of a picture.
  package static let largestArea = 64_000_000

  static func holds(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= longestSide && height <= longestSide
      && width * height <= largestArea
  }
}
