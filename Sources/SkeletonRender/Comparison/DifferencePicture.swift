import SkeletonModel

/// A picture of a comparison: differing pixels in red, over the picture before in faded grey.
///
/// Pixels classified as antialiasing are yellow, masked ones light blue. The size is that of the
/// comparison: the smallest that holds both pictures. nil if that exceeds the limit for a picture.
package func differencePicture(of comparison: Comparison, over before: Picture) -> Bitmap? {
  let (width, height) = (comparison.width, comparison.height)
  guard Bitmap.holds(width: width, height: height) else { return nil }
  var picture = Canvas(width: width, height: height)
  switch before.samples {
  case .plain(let pixels): picture.fade(pixels, width: before.width)
  case .fine(let pixels): picture.fade(pixels, width: before.width)
  }
  for mask in comparison.masks {
    for y in mask.top..<mask.bottom {
      picture.fill(PixelRun(y: y, left: mask.left, right: mask.right), with: .maskedPixel)
    }
  }
  for run in comparison.antialiased { picture.fill(run, with: .antialiasedPixel) }
  for run in comparison.runs { picture.fill(run, with: .differingPixel) }
  return Bitmap(width: width, height: height, pixels: picture.pixels)
}

extension Pixel {
  fileprivate static let differingPixel = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  fileprivate static let antialiasedPixel = Pixel(red: 255, green: 255, blue: 0, alpha: 255)
  fileprivate static let maskedPixel = Pixel(red: 205, green: 225, blue: 255, alpha: 255)

  /// A tenth of the brightness (0 to 255), mixed with white.
  fileprivate static func faded(brightness: Double) -> Pixel {
    let value = UInt8(max(0, min(255 + (brightness - 255) * 0.1, 255)))
    return Pixel(red: value, green: value, blue: value, alpha: 255)
  }
}

/// The picture while it is drawn.
private struct Canvas {
  let width: Int
  var pixels: [Pixel]

  init(width: Int, height: Int) {
    self.width = width
    pixels = [Pixel](repeating: .faded(brightness: 255), count: width * height)
  }

  mutating func fill(_ run: PixelRun, with pixel: Pixel) {
    for x in run.left..<run.right { pixels[run.y * width + x] = pixel }
  }

  /// Draws the picture in faded grey into the top left corner; `width` is its width.
  mutating func fade<Word: PixelWord>(_ words: [Word], width: Int) {
    var last: Word = 0
    var faded = words.isEmpty ? Pixel.clear : Self.faded(last)
    for index in words.indices {
      if words[index] != last {
        last = words[index]
        faded = Self.faded(last)
      }
      pixels[index / width * self.width + index % width] = faded
    }
  }

  private static func faded<Word: PixelWord>(_ word: Word) -> Pixel {
    let unit = Double(Word.most)
    let brightness =
      (Double(word.part(0)) * 0.29889531 + Double(word.part(1)) * 0.58662247
        + Double(word.part(2)) * 0.11448223) * 255 / unit
    return .faded(brightness: 255 + (brightness - 255) * Double(word.alpha) / unit)
  }
}
