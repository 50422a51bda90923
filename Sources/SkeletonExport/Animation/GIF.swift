import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// The film as a GIF. Its frames have the film's pixels exactly if these have no more than 255
/// colours in all; else the colours are the 255 that fit them best, without dithering.
///
/// - Parameters:
///   - ground: What lies behind translucent pixels, which GIF does not have.
///   - loops: How often it is shown; 0 is without end.
///   - watch: Called after each take.
package func gif(
  _ film: Film, _ survey: FilmSurvey, over ground: Pixel, loops: Int,
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
    var before: [Pixel] = []
    var done = 0
    try film.play(survey.takes.map(\.place)) { (_, bitmap) throws(Failure) in
      let change = FrameChange(bitmap, after: before)
      let transparent: UInt8? = done > 0 ? palette.blank : nil
      let delay = UInt16(min(delays[done], Int(UInt16.max)))
      try put([0x21, 0xF9, 4, 4 | (transparent == nil ? 0 : 1)] + delay.littleEndianBytes)
      try put([transparent ?? 0, 0, 0x2C])
      let box = change.box
      try put([box.x, box.y, box.width, box.height].flatMap { UInt16($0).littleEndianBytes } + [0])
      try put(palette.image(change, blank: transparent))
      before = change.pixels
      done += 1
      try watch(done)
    }
    try put([0x3B])
  }
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
  func image(_ change: FrameChange, blank: UInt8?) -> [UInt8] {
    var best: [UInt8]?
    for usesBlank in blank == nil ? [false] : [true, false] {
      let indices = indices(change, blank: usesBlank ? blank : nil)
      for clears in [true, false] {
        let image = lzw(indices, bits: max(bits, 2), clearsWhenFull: clears)
        if image.count < best?.count ?? .max { best = image }
      }
    }
    guard let best else { preconditionFailure("there is one way at least") }
    return best
  }

  private func indices(_ change: FrameChange, blank: UInt8?) -> [UInt8] {
    var indices: [UInt8] = []
    indices.reserveCapacity(change.box.width * change.box.height)
    var last: (pixel: Pixel, place: UInt8)?
    for row in 0..<change.box.height {
      change.visit(row: row) { pixel, isNew in
        if !isNew, let blank { return indices.append(blank) }
        if last?.pixel != pixel {
          let seen = pixel.over(ground)
          // Of a film of too many colours not each has been counted.
          last = (pixel, places[seen] ?? nearest(seen))
        }
        indices.append(last?.place ?? 0)
      }
    }
    return indices
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

/// GIF's compression of indices, in its blocks of up to 255 bytes.
///
/// - Parameters:
///   - bits: Of an index; 2 to 8.
///   - clearsWhenFull: Whether a full table is begun anew, or kept as it is.
func lzw(_ indices: [UInt8], bits: Int, clearsWhenFull: Bool) -> [UInt8] {
  var writer = BlockWriter()
  let clear = 1 << bits
  var table = CodeTable(first: clear + 2)
  var width = bits + 1
  writer.put(clear, width)
  var prefix: Int?
  for index in indices {
    guard let known = prefix else {
      prefix = Int(index)
      continue
    }
    if let code = table[known, index] {
      prefix = code
      continue
    }
    writer.put(known, width)
    prefix = Int(index)
    if table.next < 4096 {
      // The reader adds a code one step later, so the width grows when the code that is added now
      // needs it.
      if table.next == 1 << width { width += 1 }
      table.add(known, index)
    } else if clearsWhenFull {
      writer.put(clear, width)
      table = CodeTable(first: clear + 2)
      width = bits + 1
    }
  }
  if let prefix {
    writer.put(prefix, width)
    if table.next < 4096, table.next == 1 << width { width += 1 }
  }
  writer.put(clear + 1, width)
  return [UInt8(bits)] + writer.finished()
}

/// The codes of strings of indices, by the code of all but the last index, and that one.
private struct CodeTable {
  private static let slots = 1 << 14
  private var keys = [UInt32](repeating: .max, count: slots)
  private var codes = [UInt16](repeating: 0, count: slots)
  private(set) var next: Int

  init(first: Int) { next = first }

  subscript(prefix: Int, index: UInt8) -> Int? {
    let slot = slot(prefix, index)
    return keys[slot] == .max ? nil : Int(codes[slot])
  }

  mutating func add(_ prefix: Int, _ index: UInt8) {
    let slot = slot(prefix, index)
    keys[slot] = UInt32(prefix) << 8 | UInt32(index)
    codes[slot] = UInt16(next)
    next += 1
  }

  /// Where it is, or would be.
  private func slot(_ prefix: Int, _ index: UInt8) -> Int {
    let key = UInt32(prefix) << 8 | UInt32(index)
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
    return slot
  }
}

/// Bits from the lowest up, in blocks that begin with their length.
private struct BlockWriter {
  private var bytes: [UInt8] = []
  private var block: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  mutating func put(_ code: Int, _ width: Int) {
    pending |= UInt32(code) << UInt32(count)
    count += width
    while count >= 8 {
      add(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  private mutating func add(_ byte: UInt8) {
    block.append(byte)
    if block.count == 255 { flush() }
  }

  private mutating func flush() {
    guard !block.isEmpty else { return }
    bytes.append(UInt8(block.count))
    bytes += block
    block = []
  }

  mutating func finished() -> [UInt8] {
    if count > 0 { add(UInt8(truncatingIfNeeded: pending)) }
    flush()
    return bytes + [0]
  }
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
