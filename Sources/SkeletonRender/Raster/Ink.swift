import SkeletonModel

/// The colours of a gradient, each worked out when it is first asked for.
///
/// A place on the gradient's way is rounded to a 16,384th, whatever the angle: so a pixel's colour
/// does not depend on whether a column, a row or each pixel is looked up.
struct Ramp {
  private static let steps = 16_384.0
  private let gradient: Mark.Gradient
  private var pixels: [Pixel]
  /// No colour has parts beyond its alpha.
  private static let unknown = Pixel(packed: 0x00FF_FFFF)

  /// What gradients must share to share a ramp: all but the places where they start and end.
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

  /// Writes the colours of a row's pixels from column `left` on.
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

/// Where on a gradient's way a pixel's centre lies: linear in its column and row.
struct Slope {
  private let origin: Double
  private let perColumn: Double
  private let perRow: Double

  var isHorizontal: Bool { perRow == 0 }
  var isVertical: Bool { perColumn == 0 }

  /// A gradient with no way to go has its end everywhere, as in SVG.
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
