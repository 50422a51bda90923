import SkeletonModel

/// Paints a scene.
///
/// Each mark's colour is blended with the pixels below by the share of each pixel that it covers:
/// premultiplied, 8 bits for each component, rounded after each multiplication. Only the coverage
/// comes from cairo; everything else is computed here, so that equal scenes give equal pixels.
package func rasterize(_ scene: Scene) throws(Failure) -> Bitmap {
  guard Bitmap.holds(width: scene.width, height: scene.height) else {
    throw .size(width: scene.width, height: scene.height)
  }
  var canvas = Canvas(scene)
  for mark in scene.marks {
    try canvas.paint(mark)
  }
  return Bitmap(width: scene.width, height: scene.height, pixels: canvas.pixels)
}

private struct Canvas {
  private(set) var pixels: [Pixel]
  private let bounds: PixelBox
  private var masks = MaskStore()
  private var ramps: [Ramp.Key: Ramp] = [:]
  // Buffers for one row of a mark, reused for all marks.
  private var colors: [Pixel]
  private var coverage: [UInt8]
  private var clipCoverage: [UInt8]

  init(_ scene: Scene) {
    pixels = [Pixel](repeating: Pixel(scene.ground), count: scene.width * scene.height)
    bounds = PixelBox(left: 0, top: 0, right: scene.width, bottom: scene.height)
    colors = [Pixel](repeating: .clear, count: scene.width)
    coverage = [UInt8](repeating: 0, count: scene.width)
    clipCoverage = coverage
  }
}

extension Canvas {
  mutating func paint(_ mark: Mark) throws(Failure) {
    guard var box = mark.shape.touchedPixels?.intersection(bounds) else { return }
    for clip in mark.clips {
      guard let clip = clip.touchedPixels else { return }
      box = box.intersection(clip)
    }
    guard !box.isEmpty, !mark.paint.hasNoEffect else { return }

    var shapes: [PlacedMask] = []
    for shape in [mark.shape] + mark.clips where !shape.certainlyCovers(box) {
      guard let mask = try masks.mask(of: shape, in: box) else { return }
      shapes.append(mask)
    }
    switch mark.paint {
    case .color(let color):
      fillColors(box.width, with: Pixel(color))
      for y in box.top..<box.bottom {
        blendRow(y, in: box, through: shapes)
      }
    case .gradient(let gradient):
      let key = Ramp.Key(gradient)
      var ramp = ramps.removeValue(forKey: key) ?? Ramp(gradient)
      paint(gradient, ramp: &ramp, in: box, through: shapes)
      ramps[key] = ramp
    }
  }

  private mutating func paint(
    _ gradient: Mark.Gradient, ramp: inout Ramp, in box: PixelBox, through shapes: [PlacedMask]
  ) {
    let slope = Slope(gradient)
    for y in box.top..<box.bottom {
      if slope.isVertical {
        fillColors(box.width, with: ramp.pixel(at: slope.location(x: box.left, y: y)))
      } else if y == box.top || !slope.isHorizontal {
        ramp.fill(&colors, count: box.width, along: slope, fromX: box.left, y: y)
      }
      blendRow(y, in: box, through: shapes)
    }
  }

  private mutating func fillColors(_ count: Int, with pixel: Pixel) {
    for column in 0..<count {
      colors[column] = pixel
    }
  }

  private mutating func blendRow(_ y: Int, in box: PixelBox, through shapes: [PlacedMask]) {
    let start = y * bounds.width + box.left
    guard let first = shapes.first else {
      pixels.blend(colors, at: start, count: box.width)
      return
    }
    first.copyRow(y, from: box.left, count: box.width, to: &coverage)
    for clip in shapes.dropFirst() {
      clip.copyRow(y, from: box.left, count: box.width, to: &clipCoverage)
      Coverage.multiply(&coverage, by: clipCoverage, count: box.width)
    }
    pixels.blend(colors, through: coverage, at: start, count: box.width)
  }
}

extension Mark.Paint {
  /// Whether painting with it has no effect.
  fileprivate var hasNoEffect: Bool {
    switch self {
    case .color(let color): Pixel(color) == .clear
    case .gradient(let gradient):
      !(gradient.opacity > 0)
        || !(gradient.base.alpha > 0) && gradient.stops.allSatisfy { !($0.color.alpha > 0) }
    }
  }
}
