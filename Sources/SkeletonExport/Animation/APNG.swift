import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// The film as an animated PNG. Its frames have exactly the film's pixels.
///
/// Only the rectangle that changes is stored of each frame after the first, and in it what stays as
/// it was is left out where that takes less room.
///
/// - Parameters:
///   - loops: How often it is shown; 0 is without end.
///   - watch: Called after each take.
package func apng(
  _ film: Film, _ survey: FilmSurvey, loops: Int,
  watch: @escaping (_ done: Int) throws(Failure) -> Void = { _ in }
) -> FilePieces {
  { put throws(Failure) in
    let form = APNGForm(survey)
    try put(pngSignature)
    try put(pngChunk("IHDR", form.header(survey.width, survey.height)))
    try put(
      pngChunk("acTL", UInt32(survey.takes.count).bigEndianBytes + UInt32(loops).bigEndianBytes))
    for chunk in form.palette { try put(pngChunk(chunk.name, chunk.bytes)) }
    let delays = survey.delays(unit: 1000)
    var sequence: UInt32 = 0
    var before: [Pixel] = []
    var done = 0
    try film.play(survey.takes.map(\.place)) { (_, bitmap) throws(Failure) in
      let change = FrameChange(bitmap, after: before)
      let frame = try form.frame(change)
      try put(pngChunk("fcTL", control(change.box, delays[done], frame.isLaidOver, sequence)))
      sequence += 1
      if done == 0 {
        try put(pngChunk("IDAT", frame.stream))
      } else {
        try put(pngChunk("fdAT", sequence.bigEndianBytes + frame.stream))
        sequence += 1
      }
      before = change.pixels
      done += 1
      try watch(done)
    }
    try put(pngChunk("IEND", []))
  }
}

private let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

private func pngChunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + bytes
  return UInt32(bytes.count).bigEndianBytes + body + checksum(of: body).bigEndianBytes
}

/// - Parameter delay: In milliseconds.
private func control(
  _ box: PixelRectangle, _ delay: Int, _ isLaidOver: Bool, _ sequence: UInt32
) -> [UInt8] {
  // Both parts of the fraction have 16 bits.
  var (delay, unit) = (delay, 1000)
  while delay > Int(UInt16.max), unit > 1 { (delay, unit) = (delay / 10, unit / 10) }
  return sequence.bigEndianBytes
    + [box.width, box.height, box.x, box.y].flatMap { UInt32($0).bigEndianBytes }
    + UInt16(min(delay, Int(UInt16.max))).bigEndianBytes + UInt16(unit).bigEndianBytes
    + [0, isLaidOver ? 1 : 0]
}

/// How all frames of an animated PNG spell their pixels.
private struct APNGForm {
  /// What a pixel is written as.
  private enum Samples {
    case indices([Pixel: UInt8], bits: Int)
    case color
    case colorAndAlpha
  }

  private let samples: Samples
  /// The colours of a palette, and what stands for a pixel that stays as it was.
  private(set) var palette: [(name: String, bytes: [UInt8])] = []
  private let blank: [UInt8]?

  init(_ survey: FilmSurvey) {
    if var colors = survey.palette {
      let needsBlank = survey.takes.count > 1 && colors.count < 256 && colors.first != .clear
      if needsBlank { colors.insert(.clear, at: 0) }
      let bits = colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
      let places = Dictionary(
        colors.enumerated().map { ($1, UInt8($0)) }, uniquingKeysWith: { first, _ in first })
      samples = .indices(places, bits: bits)
      blank = colors.first == .clear ? [0] : nil
      let straight = colors.map(\.straight)
      palette = [("PLTE", straight.flatMap { [$0.red, $0.green, $0.blue] })]
      let alphas = straight.map(\.alpha).prefix { $0 < 255 }
      if !alphas.isEmpty { palette.append(("tRNS", Array(alphas))) }
    } else if survey.isOpaque {
      samples = .color
      // A colour that no frame has means that a pixel stays as it was.
      let key =
        survey.isExact
        ? (0...255).lazy.map { Pixel(straightRed: 255, green: UInt8($0), blue: 255, alpha: 255) }
          .first { survey.colors[$0] == nil }
        : nil
      blank = key.map { [$0.red, $0.green, $0.blue] }
      if let key {
        palette = [("tRNS", [0, key.red, 0, key.green, 0, key.blue])]
      }
    } else {
      samples = .colorAndAlpha
      blank = [0, 0, 0, 0]
    }
  }

  func header(_ width: Int, _ height: Int) -> [UInt8] {
    let (bits, kind): (Int, UInt8) =
      switch samples {
      case .indices(_, let bits): (bits, 3)
      case .color: (8, 2)
      case .colorAndAlpha: (8, 6)
      }
    return UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
      + [UInt8(bits), kind, 0, 0, 0]
  }

  /// The smallest of the ways in which a frame can be written.
  func frame(_ change: FrameChange) throws(Failure) -> (stream: [UInt8], isLaidOver: Bool) {
    var best: (rows: [UInt8], size: Int, isLaidOver: Bool)?
    for isLaidOver in blank != nil && change.canBeLaidOver ? [false, true] : [false] {
      let rows = rows(change, blankingOld: isLaidOver)
      for filter in filters {
        let filtered = filter.applied(to: rows, sampleBytes: sampleBytes)
        let size = try deflated(filtered, level: 6).count
        if size < best?.size ?? .max { best = (filtered, size, isLaidOver) }
      }
    }
    guard let best else { preconditionFailure("there is one way at least") }
    return (try deflated(best.rows, level: 12), best.isLaidOver)
  }

  /// The filters worth trying: indices that are near to each other are no colours that are.
  private var filters: [RowFilterChoice] {
    switch samples {
    case .indices: [.none, .up]
    case .color, .colorAndAlpha: [.none, .up, .least]
    }
  }

  /// How far a sample is from the same one of the pixel to the left.
  private var sampleBytes: Int {
    switch samples {
    case .indices: 1
    case .color: 3
    case .colorAndAlpha: 4
    }
  }

  private func rows(_ change: FrameChange, blankingOld: Bool) -> [[UInt8]] {
    let blank = blankingOld ? blank : nil
    return (0..<change.box.height).map { row in
      var bytes: [UInt8] = []
      switch samples {
      case .indices(let places, let bits):
        bytes.reserveCapacity(change.box.width)
        var last: (pixel: Pixel, place: UInt8)?
        change.visit(row: row) { pixel, isNew in
          if !isNew, let blank { return bytes.append(blank[0]) }
          if last?.pixel != pixel { last = (pixel, places[pixel] ?? 0) }
          bytes.append(last?.place ?? 0)
        }
        return packed(bytes, bits: bits)
      case .color:
        bytes.reserveCapacity(change.box.width * 3)
        change.visit(row: row) { pixel, isNew in
          if !isNew, let blank { return bytes += blank }
          bytes.append(pixel.red)
          bytes.append(pixel.green)
          bytes.append(pixel.blue)
        }
      case .colorAndAlpha:
        bytes.reserveCapacity(change.box.width * 4)
        change.visit(row: row) { pixel, isNew in
          if !isNew, let blank { return bytes += blank }
          let (red, green, blue, alpha) = pixel.straight
          bytes.append(red)
          bytes.append(green)
          bytes.append(blue)
          bytes.append(alpha)
        }
      }
      return bytes
    }
  }

  /// Several indices to a byte, the leftmost in the highest bits.
  private func packed(_ indices: [UInt8], bits: Int) -> [UInt8] {
    guard bits < 8 else { return indices }
    let each = 8 / bits
    return stride(from: 0, to: indices.count, by: each).map { start in
      var byte: UInt8 = 0
      for place in 0..<each {
        let index = start + place < indices.count ? indices[start + place] : 0
        byte |= index << UInt8(8 - bits * (place + 1))
      }
      return byte
    }
  }
}

/// Which of PNG's filters a frame's rows go through.
private enum RowFilterChoice {
  case none
  /// The difference to the row above.
  case up
  /// For each row the one whose differences are smallest.
  case least

  func applied(to rows: [[UInt8]], sampleBytes: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(rows.reduce(0) { $0 + $1.count + 1 })
    var above: [UInt8] = []
    for row in rows {
      switch self {
      case .none:
        result.append(0)
        result += row
      case .up: append(2, row, above, sampleBytes, to: &result)
      case .least:
        var best: (filter: UInt8, sum: Int) = (0, sum(0, row, above, sampleBytes))
        for filter: UInt8 in [2, 1, 4] where best.sum > 0 {
          let sum = sum(filter, row, above, sampleBytes)
          if sum < best.sum { best = (filter, sum) }
        }
        append(best.filter, row, above, sampleBytes, to: &result)
      }
      above = row
    }
    return result
  }

  private func append(
    _ filter: UInt8, _ row: [UInt8], _ above: [UInt8], _ step: Int, to result: inout [UInt8]
  ) {
    result.append(filter)
    for place in row.indices {
      result.append(row[place] &- predicted(filter, row, above, step, place))
    }
  }

  private func sum(_ filter: UInt8, _ row: [UInt8], _ above: [UInt8], _ step: Int) -> Int {
    var sum = 0
    for place in row.indices {
      let rest = Int8(bitPattern: row[place] &- predicted(filter, row, above, step, place))
      sum += abs(Int(rest))
    }
    return sum
  }

  @inline(__always)
  private func predicted(
    _ filter: UInt8, _ row: [UInt8], _ above: [UInt8], _ step: Int, _ place: Int
  ) -> UInt8 {
    let left = place >= step ? row[place - step] : 0
    let up = above.isEmpty ? 0 : above[place]
    switch filter {
    case 1: return left
    case 2: return up
    case 4:
      let corner = place >= step && !above.isEmpty ? above[place - step] : 0
      let guess = Int(left) + Int(up) - Int(corner)
      let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
      return a <= b && a <= c ? left : b <= c ? up : corner
    default: return 0
    }
  }
}

private func deflated(_ bytes: [UInt8], level: Int) throws(Failure) -> [UInt8] {
  guard let stream = deflate(bytes, level: level) else {
    throw Failure("there is not enough memory to compress a frame")
  }
  return stream
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> Self($0))
    }
  }
}
