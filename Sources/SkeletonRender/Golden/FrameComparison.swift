/// How the frames of a document are held against their goldens: metric, allowance and masks.
struct FrameComparison: Sendable {
  var tolerance = Tolerance.exact
  /// What masks leave out, in pixels.
  var masks: [PixelBox] = []

  var isExact: Bool { tolerance == .exact && masks.isEmpty }
}

/// What comparing two frames of one size came to.
struct FrameDifference {
  /// Whether every pixel is the same, what masks leave out among them.
  var isIdentical: Bool
  var isTolerated: Bool
  /// For each pixel whether it differs by the metric, rows from the top.
  var pixels: [Bool]
  var width: Int

  var count: Int { pixels.count(where: \.self) }
}

extension FrameComparison {
  func difference(_ golden: Bitmap, _ actual: Bitmap) -> FrameDifference {
    precondition(
      golden.width == actual.width && golden.height == actual.height,
      "frames of two sizes are not compared pixel by pixel")
    var pixels = [Bool](repeating: false, count: golden.pixels.count)
    var isIdentical = true
    for index in pixels.indices where golden.pixels[index] != actual.pixels[index] {
      isIdentical = false
      pixels[index] = differs(golden.pixels[index], actual.pixels[index])
    }
    for mask in masks {
      for y in max(mask.top, 0)..<max(min(mask.bottom, golden.height), max(mask.top, 0)) {
        for x in max(mask.left, 0)..<max(min(mask.right, golden.width), max(mask.left, 0)) {
          pixels[y * golden.width + x] = false
        }
      }
    }
    var difference = FrameDifference(
      isIdentical: isIdentical, isTolerated: true, pixels: pixels, width: golden.width)
    let count = difference.count
    difference.isTolerated =
      switch tolerance.allowance {
      case .pixels(let most): count <= most
      case .ratio(let most): Double(count) <= most * Double(pixels.count)
      }
    return difference
  }

  private func differs(_ a: Pixel, _ b: Pixel) -> Bool {
    switch tolerance.metric {
    case .exact, .perceptual: true
    case .channel(let levels):
      zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha])
        .contains { abs(Int($0) - Int($1)) > levels }
    }
  }
}

extension FrameDifference {
  /// How many of the pixels that differ lie in none of the boxes.
  func count(outside boxes: [PixelBox]) -> Int {
    var rest = pixels
    let height = rest.count / max(width, 1)
    for box in boxes {
      let columns = max(box.left, 0)..<max(min(box.right, width), max(box.left, 0))
      for y in max(box.top, 0)..<max(min(box.bottom, height), max(box.top, 0)) {
        for x in columns { rest[y * width + x] = false }
      }
    }
    return rest.count(where: \.self)
  }

  /// This run's frame, faint, with red where it differs.
  func picture(over actual: Bitmap) -> Bitmap {
    var picture = actual
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let white = Pixel(red: 191, green: 191, blue: 191, alpha: 191)
    for index in pixels.indices {
      picture.pixels[index] = pixels[index] ? red : white.over(actual.pixels[index])
    }
    return picture
  }
}
