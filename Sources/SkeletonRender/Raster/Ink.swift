import SkeletonModel

/// The colours of a gradient, each computed on first use.
///
/// A location along the gradient is rounded to a multiple of 1/16,384, whatever the angle. So the
/// colour of a pixel does not depend on whether colours are looked up for a column, a row or each
/// pixel.
struct Ramp {
  private static let steps = 16_384.0
  private let gradient: Mark.Gradient
  private var pixels: [Pixel]
  /// Marks a colour not yet computed: no valid colour has components larger than its alpha.
  private static let unknown = Pixel(packed: 0x00FF_FFFF)

  /// What two gradients must have in common to share a ramp: everything but their start and end
  /// points.
  struct Key: Hashable {
    let stops: [GradientStop]
    let base: Color
    let opacity: Double

    init(_ gradient: Mark.Gradient) {
      stops = gradient.stops
      base = gradient.base
      opacity = gradient.opacity
    }
  }

  init(_ gradient: Mark.Gradient) {
    self.gradient = gradient
    pixels = [Pixel](repeating: Self.unknown, count: Int(Self.steps) + 1)
  }

  mutating func pixel(at location: Double) -> Pixel {
    let step = Self.step(location)
    return pixels[step] == Self.unknown ? pixel(atStep: step) : pixels[step]
  }

  /// Writes the colours of a row of pixels, starting at column `left`.
  mutating func fill(
    _ row: inout [Pixel], count: Int, along slope: Slope, fromX left: Int, y: Int
  ) {
    precondition(count <= row.count)
    unsafe row.withUnsafeMutableBufferPointer { row in
      for column in 0..<count {
        let step = Self.step(slope.location(x: left &+ column, y: y))
        let known = pixels[step]
        unsafe row[column] = known == Self.unknown ? pixel(atStep: step) : known
      }
    }
  }

  @inline(__always)
  private static func step(_ location: Double) -> Int {
    let inside = location > 0 ? (location < 1 ? location : 1) : 0
    return Int(inside * steps + 0.5)
  }

  @inline(never)
  private mutating func pixel(atStep step: Int) -> Pixel {
    let made = Pixel(gradient.color(at: Double(step) / Self.steps))
    pixels[step] = made
    return made
  }
}

/// The location of a pixel's centre along a gradient: a linear function of its column and row.
struct Slope {
  private let origin: Double
  private let perColumn: Double
  private let perRow: Double

  var isHorizontal: Bool { perRow == 0 }
  var isVertical: Bool { perColumn == 0 }

  /// A gradient of length 0 has its last colour everywhere, as in SVG.
  init(_ gradient: Mark.Gradient) {
    let way = gradient.end - gradient.start
    let square = way.x * way.x + way.y * way.y
    let perColumn = way.x / square
    let perRow = way.y / square
    let origin = (0.5 - gradient.start.x) * perColumn + (0.5 - gradient.start.y) * perRow
    let isSound = perColumn.isFinite && perRow.isFinite && origin.isFinite
    self.perColumn = isSound ? perColumn : 0
    self.perRow = isSound ? perRow : 0
    self.origin = isSound ? origin : 1
  }

  @inline(__always)
  func location(x: Int, y: Int) -> Double {
    origin + Double(x) * perColumn + Double(y) * perRow
  }
}
