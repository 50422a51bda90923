import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// The film as a GIF. Its frames have the film's pixels exactly if these have no more than 255
/// colours in all; else the colours are the 255 that fit them best, without dithering.
///
/// - Parameters:
///   - ground: What lies behind translucent pixels, which GIF does not have.
///   - loops: How often it is shown; 0 is without end.
///   - workers: How many frames are compressed at a time, as far as memory allows.
///   - watch: Called after each take.
package func gif(
  _ film: Film, _ survey: FilmSurvey, over ground: Pixel, loops: Int, workers: Int = 1,
  watch: @escaping (_ done: Int) throws(Failure) -> Void = { _ in }
) -> FilePieces {
  { put throws(Failure) in
    let palette = GIFPalette(survey, over: ground)
    try put(Array("GIF89a".utf8) + UInt16(survey.width).littleEndianBytes)
    try put(UInt16(survey.height).littleEndianBytes + [0xF0 | UInt8(palette.bits - 1), 0, 0])
    try put(palette.bytes)
    if survey.takes.count > 1, loops != 1 {
      // The number counts repetitions after the first time.
      let count = UInt16(loops == 0 ? 0 : loops - 1)
      try put([0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
      try put(count.littleEndianBytes + [0])
    }
    let delays = survey.delays(unit: 10_000)
    var done = 0
    let batches = FrameBatches(film, survey, workers: workers) {
      (change, before) throws(Failure) in
      palette.image(change, blank: before > 0 ? palette.blank : nil)
    }
    try batches.play { (box, image) throws(Failure) in
      let isLaidOver = done > 0
      let delay = UInt16(min(delays[done], Int(UInt16.max)))
      try put([0x21, 0xF9, 4, 4 | (isLaidOver ? 1 : 0)] + delay.littleEndianBytes)
      try put([isLaidOver ? palette.blank : 0, 0, 0x2C])
      try put([box.x, box.y, box.width, box.height].flatMap { UInt16($0).littleEndianBytes } + [0])
      try put(image.bytes)
      done += 1
      try watch(done)
    }
    try put([0x3B])
  }
}

/// The data of a frame.
private struct GIFImage: StoredFrame {
  var bytes: [UInt8]

  var size: Int { bytes.count }
}

/// The colours of a GIF.
private struct GIFPalette {
  private var colors: [Pixel]
  /// The place of each colour that the film has, over the ground.
  private var places: [Pixel: UInt8] = [:]
  private let ground: Pixel
  /// What stands for a pixel that stays as it was: the first place after the colours.
  let blank: UInt8

  init(_ survey: FilmSurvey, over ground: Pixel) {
    self.ground = ground
    var counts: [Pixel: Int] = [:]
    for (pixel, count) in survey.colors { counts[pixel.over(ground), default: 0] += count }
    if counts.count <= 255 {
      colors = counts.keys.sorted { $0.packed < $1.packed }
    } else {
      colors = fewerColors(counts, most: 255)
    }
    if colors.isEmpty { colors = [ground] }
    for (place, color) in colors.enumerated() { places[color] = UInt8(place) }
    blank = UInt8(colors.count)
    for color in counts.keys where places[color] == nil { places[color] = nearest(color) }
  }

  private func nearest(_ color: Pixel) -> UInt8 {
    var best = (place: 0, distance: Int.max)
    for (place, other) in colors.enumerated() {
      let distance = color.distance(to: other)
      if distance < best.distance { best = (place, distance) }
    }
    return UInt8(best.place)
  }

  /// Of a place in the palette; 1 to 8.
  var bits: Int {
    var bits = 1
    while 1 << bits <= colors.count { bits += 1 }
    return bits
  }

  var bytes: [UInt8] {
    let known = colors.flatMap { [$0.red, $0.green, $0.blue] }
    return known + [UInt8](repeating: 0, count: 3 << bits - known.count)
  }

  /// The data of a frame, in the smallest of the ways in which it can be written.
  func image(_ change: FrameChange, blank: UInt8?) -> GIFImage {
    let pixels = pixels(change, blank: blank)
    var best: [UInt8]?
    for taste in blank == nil ? [LZW.Taste.first] : LZW.Taste.allCases {
      for clearing in LZW.Clearing.allCases {
        let image = LZW.image(pixels, bits: max(bits, 2), taste, clearing)
        if image.count < best?.count ?? .max { best = image }
      }
    }
    guard let best else { preconditionFailure("there is one way at least") }
    return GIFImage(bytes: best)
  }

  /// The places of the colours; where a pixel stays as it was, also what stands for that.
  private func pixels(_ change: FrameChange, blank: UInt8?) -> [LZW.Pixel] {
    var pixels: [LZW.Pixel] = []
    pixels.reserveCapacity(change.box.width * change.box.height)
    var last: (pixel: Pixel, place: UInt8)?
    for row in 0..<change.box.height {
      change.visit(row: row) { pixel, isNew in
        if last?.pixel != pixel {
          let seen = pixel.over(ground)
          // Of a film of too many colours not each has been counted.
          last = (pixel, places[seen] ?? nearest(seen))
        }
        let place = last?.place ?? 0
        pixels.append(LZW.Pixel(first: place, second: isNew ? place : blank ?? place))
      }
    }
    return pixels
  }
}

/// At most so many colours that are near to those counted: the box of colours that is widest, with
/// the pixels in it, is divided at its middle pixel until there are enough boxes.
private func fewerColors(_ counts: [Pixel: Int], most: Int) -> [Pixel] {
  struct Box {
    var colors: [(pixel: Pixel, count: Int)]
    var axis = 0
    var spread = 0.0

    init(_ colors: [(pixel: Pixel, count: Int)]) {
      self.colors = colors
      for axis in 0..<3 {
        let total = Double(colors.reduce(0) { $0 + $1.count })
        let mean = colors.reduce(0.0) { $0 + Double($1.pixel[axis]) * Double($1.count) } / total
        let spread = colors.reduce(0.0) { sum, one in
          let distance = Double(one.pixel[axis]) - mean
          return sum + distance * distance * Double(one.count)
        }
        if spread > self.spread { (self.axis, self.spread) = (axis, spread) }
      }
    }

    var color: Pixel {
      let total = Double(colors.reduce(0) { $0 + $1.count })
      func mean(_ axis: Int) -> UInt8 {
        UInt8(
          (colors.reduce(0.0) { $0 + Double($1.pixel[axis]) * Double($1.count) } / total)
            .rounded())
      }
      return Pixel(straightRed: mean(0), green: mean(1), blue: mean(2), alpha: 255)
    }

    /// At the middle of its pixels, with a colour on either side at least.
    var halves: (Box, Box) {
      let sorted = colors.sorted {
        ($0.pixel[axis], $0.pixel.packed) < ($1.pixel[axis], $1.pixel.packed)
      }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var (seen, middle) = (0, 1)
      for (index, one) in sorted.enumerated() {
        seen += one.count
        if seen > half {
          middle = min(max(index, 1), sorted.count - 1)
          break
        }
      }
      return (Box(Array(sorted[..<middle])), Box(Array(sorted[middle...])))
    }
  }

  var boxes = [
    Box(counts.sorted { $0.key.packed < $1.key.packed }.map { (pixel: $0.key, count: $0.value) })
  ]
  while boxes.count < most {
    guard let index = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
      boxes[index].spread > 0
    else { break }
    let (one, other) = boxes[index].halves
    boxes[index] = one
    boxes.append(other)
  }
  var known: Set<Pixel> = []
  return boxes.map(\.color).filter { known.insert($0).inserted }
}

extension Pixel {
  fileprivate subscript(axis: Int) -> UInt8 { axis == 0 ? red : axis == 1 ? green : blue }

  fileprivate func distance(to other: Pixel) -> Int {
    (0..<3).reduce(0) { sum, axis in
      let step = Int(self[axis]) - Int(other[axis])
      return sum + step * step
    }
  }
}

extension UInt16 {
  fileprivate var littleEndianBytes: [UInt8] {
    [UInt8(truncatingIfNeeded: self), UInt8(truncatingIfNeeded: self >> 8)]
  }
}
