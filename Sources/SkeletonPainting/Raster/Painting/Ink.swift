import SkeletonModel

/// What a mark is painted with in one frame.
enum Ink: Hashable {
  case solid(Pixel)
  /// Colours along a line. The number is that of a ramp.
  case gradient(Int, Slope)
  /// Colours outwards from a point. The number is that of a ramp.
  case radial(Int, Rings)
  /// Colours round a point. The number is that of a ramp.
  case angular(Int, Fan)
  /// The pixels of a layer or of a picture, by its number.
  case picture(Int)
}

extension Mark {
  /// The pixels that it may cover.
  fileprivate func box(in canvas: PixelBox) -> PixelBox {
    clips.reduce(shape.touchedPixels?.intersection(canvas) ?? .none) {
      $0.intersection($1.touchedPixels ?? .none)
    }
  }
}

/// The inks of the frames of a screen, with the colours of their gradients, which most frames
/// share.
struct InkShelf {
  private(set) var ramps: [Ramp] = []
  private var numbers: [Ramp.Key: Int] = [:]
  /// The last gradient met: neighbours mostly have the same.
  private var last: (key: Ramp.Key, number: Int)?
  private var pictures = PictureShelf()

  /// The inks of a scene, each where it may be seen.
  mutating func inks(of marks: [Mark], in canvas: PixelBox) throws(Failure) -> [Ink] {
    try checkSize(ofLayersIn: marks, in: canvas)
    pictures.beginFrame()
    var inks: [Ink] = []
    inks.reserveCapacity(marks.count)
    for mark in marks { inks.append(try ink(of: mark, in: canvas)) }
    return inks
  }

  private func checkSize(ofLayersIn marks: [Mark], in canvas: PixelBox) throws(Failure) {
    var size = 0
    for mark in marks {
      switch mark.paint {
      case .color, .gradient: continue
      case .layer, .picture: break
      }
      let box = mark.box(in: canvas)
      if !box.isEmpty { size += box.width * box.height }
    }
    guard size <= PictureShelf.largestSize else { throw .layers(most: PictureShelf.largestSize) }
  }

  private mutating func ink(of mark: Mark, in canvas: PixelBox) throws(Failure) -> Ink {
    switch mark.paint {
    case .color(let color): return .solid(Pixel(color))
    case .gradient(let gradient):
      let key = Ramp.Key(gradient)
      let number = number(of: key)
      if let rings = Rings(gradient) {
        // Circles without a distance between them have the last colour everywhere.
        return rings.perPixel.isFinite
          ? .radial(number, rings) : .solid(ramps[number].pixel(at: 1))
      }
      if let fan = Fan(gradient) {
        return fan.isSound ? .angular(number, fan) : .solid(ramps[number].pixel(at: 1))
      }
      let slope = Slope(gradient)
      return slope.isEven
        ? .solid(ramps[number].pixel(at: slope.location(x: 0, y: 0))) : .gradient(number, slope)
    case .layer(let layer):
      let box = mark.box(in: canvas)
      return box.isEmpty
        ? .solid(.clear) : .picture(try pictures.number(of: .layer(layer), in: box))
    case .picture(let picture):
      let box = mark.box(in: canvas)
      return box.isEmpty
        ? .solid(.clear) : .picture(try pictures.number(of: .file(picture), in: box))
    }
  }

  private mutating func number(of key: Ramp.Key) -> Int {
    if let last, last.key == key { return last.number }
    let number = numbers[key] ?? ramps.count
    if number == ramps.count {
      ramps.append(Ramp(key))
      numbers[key] = number
    }
    last = (key, number)
    return number
  }

  mutating func pixel(of ramp: Int, atStep step: Int) -> Pixel { ramps[ramp].pixel(atStep: step) }

  /// Writes the colours of a row of pixels, starting at column `left`.
  mutating func fill(
    _ row: UnsafeMutableBufferPointer<Pixel>, with ramp: Int, along slope: Slope, fromX left: Int,
    y: Int
  ) {
    unsafe ramps[ramp].fill(row, along: slope, fromX: left, y: y)
  }
}

extension InkShelf {
  /// Writes the colours of a row of pixels, starting at column `left`.
  mutating func fill(
    _ row: UnsafeMutableBufferPointer<Pixel>, with ramp: Int, along rings: Rings, fromX left: Int,
    y: Int
  ) {
    unsafe ramps[ramp].fill(row, fromX: left) { rings.location(x: $0, y: y) }
  }

  mutating func fill(
    _ row: UnsafeMutableBufferPointer<Pixel>, with ramp: Int, along fan: Fan, fromX left: Int,
    y: Int
  ) {
    unsafe ramps[ramp].fill(row, fromX: left) { fan.location(x: $0, y: y) }
  }

  func fill(
    _ row: UnsafeMutableBufferPointer<Pixel>, withPicture number: Int, fromX left: Int, y: Int
  ) {
    unsafe pictures[number].copy(row, fromX: left, y: y)
  }
}

/// The colours of a gradient, each computed on first use.
///
/// A location along the gradient is rounded to a multiple of 1/16,384, whatever the angle. So the
/// colour of a pixel does not depend on whether colours are looked up for a column, a row or each
/// pixel.
struct Ramp {
  /// The number of steps from the first colour to the last.
  static let steps = 16_384
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

  init(_ key: Key) {
    gradient = Mark.Gradient(
      start: .zero, end: .zero, stops: key.stops, base: key.base, opacity: key.opacity)
    pixels = [Pixel](repeating: Self.unknown, count: Self.steps + 1)
  }

  /// Whether all its colours are opaque.
  var isOpaque: Bool {
    gradient.base.alpha == 1 && gradient.opacity == 1
      && gradient.stops.allSatisfy { (0...1).contains($0.color.alpha) }
  }

  mutating func pixel(at location: Double) -> Pixel { pixel(atStep: Self.step(location)) }

  mutating func pixel(atStep step: Int) -> Pixel {
    pixels[step] == Self.unknown ? make(step) : pixels[step]
  }

  fileprivate mutating func fill(
    _ row: UnsafeMutableBufferPointer<Pixel>, along slope: Slope, fromX left: Int, y: Int
  ) {
    for column in row.indices {
      let step = Self.step(slope.location(x: left &+ column, y: y))
      let known = pixels[step]
      unsafe row[column] = known == Self.unknown ? make(step) : known
    }
  }

  /// - Parameter location: That of a pixel by its column.
  fileprivate mutating func fill(
    _ row: UnsafeMutableBufferPointer<Pixel>, fromX left: Int, _ location: (Int) -> Double
  ) {
    for column in row.indices { unsafe row[column] = pixel(at: location(left &+ column)) }
  }

  @inline(__always)
  static func step(_ location: Double) -> Int {
    let inside = location > 0 ? (location < 1 ? location : 1) : 0
    return Int(inside * Double(steps) + 0.5)
  }

  @inline(never)
  private mutating func make(_ step: Int) -> Pixel {
    let made = Pixel(gradient.color(at: Double(step) / Double(Self.steps)))
    pixels[step] = made
    return made
  }
}

/// The location of a pixel's centre along a gradient: a linear function of its column and row.
struct Slope: Hashable {
  let origin: Double
  let perColumn: Double
  let perRow: Double

  var changesAcross: Bool { perColumn != 0 }
  var changesDown: Bool { perRow != 0 }
  /// Whether all pixels have the same location.
  var isEven: Bool { !changesAcross && !changesDown }

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

/// The location of a pixel's centre along a radial gradient.
struct Rings: Hashable {
  let center: Offset
  let inner: Double
  /// How much further along each pixel outwards is.
  let perPixel: Double
  /// From pixels to where circles are round.
  private let back: Affine?

  /// nil for a gradient along a line, or round a point.
  init?(_ gradient: Mark.Gradient) {
    guard let inner = gradient.inner else { return nil }
    center = gradient.start
    self.inner = inner
    let way = gradient.end - gradient.start
    let distance = (way.x * way.x + way.y * way.y).squareRoot() - inner
    back = gradient.warp?.affine.inverse
    perPixel = 1 / (gradient.warp != nil && back == nil ? 0 : distance)
  }

  func location(x: Int, y: Int) -> Double {
    var place = Offset(x: Double(x) + 0.5, y: Double(y) + 0.5)
    if let back { place = back.place(place) }
    let (x, y) = (place.x - center.x, place.y - center.y)
    return ((x * x + y * y).squareRoot() - inner) * perPixel
  }
}
