import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// The film as an animated PNG. Its frames have exactly the film's pixels.
///
/// Only the rectangle that changes is stored of each frame after the first, and in it what stays as
/// it was is left out where that takes less room.
///
/// - Parameters:
///   - loops: How often it is shown; 0 is without end.
///   - workers: How many frames are compressed at a time, as far as memory allows.
///   - watch: Called after each take.
package func apng(
  _ film: Film, _ survey: FilmSurvey, loops: Int, workers: Int = 1,
  watch: @escaping (_ done: Int) throws(Failure) -> Void = { _ in }
) -> FilePieces {
  { put throws(Failure) in
    let form = APNGForm(survey)
    try put(PNGSpelling.signature)
    try put(PNGSpelling.chunk("IHDR", form.header(survey.width, survey.height)))
    try put(
      PNGSpelling.chunk(
        "acTL", [survey.takes.count, loops].flatMap { PNGSpelling.bytes(of: UInt32($0)) }))
    for chunk in form.palette { try put(PNGSpelling.chunk(chunk.name, chunk.bytes)) }
    let delays = survey.delays(unit: 1000)
    var sequence: UInt32 = 0
    var done = 0
    let batches = FrameBatches(film, survey, workers: workers) {
      (change, before) throws(Failure) in
      let isThorough = before + change.box.width * change.box.height <= thoroughPixels
      return try form.frame(change, isThorough: isThorough)
    }
    try batches.play { (box, frame) throws(Failure) in
      try put(
        PNGSpelling.chunk("fcTL", control(box, delays[done], frame.isLaidOver, sequence)))
      sequence += 1
      if done == 0 {
        try put(PNGSpelling.chunk("IDAT", frame.stream))
      } else {
        try put(PNGSpelling.chunk("fdAT", PNGSpelling.bytes(of: sequence) + frame.stream))
        sequence += 1
      }
      done += 1
      try watch(done)
    }
    try put(PNGSpelling.chunk("IEND", []))
  }
}

/// The pixels of a film that are compressed thoroughly; what comes after them is not, so that no
/// film takes minutes.
#if DEBUG
  // Without the compiler's optimizations it would take a hundred times as long.
  private let thoroughPixels = 5_000
#else
  private let thoroughPixels = 60_000_000
#endif

/// - Parameter delay: In milliseconds.
private func control(
  _ box: PixelRectangle, _ delay: Int, _ isLaidOver: Bool, _ sequence: UInt32
) -> [UInt8] {
  // Both parts of the fraction have 16 bits.
  var (delay, unit) = (delay, 1000)
  while delay > Int(UInt16.max), unit > 1 { (delay, unit) = (delay / 10, unit / 10) }
  return PNGSpelling.bytes(of: sequence)
    + [box.width, box.height, box.x, box.y].flatMap { PNGSpelling.bytes(of: UInt32($0)) }
    + PNGSpelling.bytes(of: UInt16(min(delay, Int(UInt16.max))))
    + PNGSpelling.bytes(of: UInt16(unit)) + [0, isLaidOver ? 1 : 0]
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
    return PNGSpelling.bytes(of: UInt32(width)) + PNGSpelling.bytes(of: UInt32(height))
      + [UInt8(bits), kind, 0, 0, 0]
  }

  /// A frame as it is stored.
  struct Frame: StoredFrame {
    var stream: [UInt8]
    var isLaidOver: Bool

    var size: Int { stream.count }
  }

  /// The smallest of the ways in which a frame can be written.
  ///
  /// - Parameter isThorough: Whether the smallest stream is looked for, which takes its time.
  func frame(_ change: FrameChange, isThorough: Bool) throws(Failure) -> Frame {
    var ways: [(bytes: [UInt8], size: Int, isLaidOver: Bool)] = []
    for isLaidOver in blank != nil && change.canBeLaidOver ? [false, true] : [false] {
      let rows = rows(change, blankingOld: isLaidOver)
      for filter in filters(isThorough: isThorough) {
        let bytes = filter.applied(to: rows, sampleBytes: sampleBytes)
        ways.append((bytes, try deflated(bytes, level: isThorough ? 9 : 6).count, isLaidOver))
        // Only those that may turn out the best are kept, for they may be large.
        ways.sort { $0.size < $1.size }
        if ways.count > 2 { ways.removeLast() }
      }
    }
    let best = ways[0]
    // What is dense, like letters, has little to gain, and would take long.
    guard isThorough, best.size < 60_000 else {
      return Frame(
        stream: try deflated(best.bytes, level: 12), isLaidOver: best.isLaidOver)
    }
    let isSmall = best.bytes.count < 500_000
    let streams = ways.filter { $0.size == best.size || isSmall && $0.size < best.size * 5 / 4 }
      .map { Frame(stream: tightDeflate($0.bytes), isLaidOver: $0.isLaidOver) }
    return streams.min { $0.stream.count < $1.stream.count }
      ?? Frame(
        stream: [], isLaidOver: false)
  }

  /// The filters worth trying: indices that are near to each other are no colours that are.
  private func filters(isThorough: Bool) -> [RowFilterChoice] {
    switch samples {
    case .indices: isThorough ? [.none, .up, .sparsest] : [.none, .up]
    case .color, .colorAndAlpha:
      isThorough ? [.none, .up, .least, .sparsest, .repeated] : [.none, .up, .least]
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
  /// The difference to the row above if that is equal.
  case repeated
  /// For each row the one whose differences are smallest.
  case least
  /// For each row the one that leaves the fewest bytes that are not 0.
  case sparsest

  func applied(to rows: [[UInt8]], sampleBytes: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(rows.reduce(0) { $0 + $1.count + 1 })
    var above: [UInt8] = []
    for row in rows {
      if above.isEmpty { above = [UInt8](repeating: 0, count: row.count) }
      switch self {
      case .none: result.append(RowFilter.none, row, above, sampleBytes)
      case .up: result.append(.up, row, above, sampleBytes)
      case .repeated: result.append(row == above ? .up : .none, row, above, sampleBytes)
      case .least:
        result.append(
          RowFilter.lowest(row, above, sampleBytes) { abs(Int(Int8(bitPattern: $0))) }, row, above,
          sampleBytes)
      case .sparsest:
        result.append(
          RowFilter.lowest(row, above, sampleBytes) { $0 == 0 ? 0 : 1 }, row, above, sampleBytes)
      }
      above = row
    }
    return result
  }
}

/// PNG's filters: what is taken off a byte.
private enum RowFilter: UInt8, CaseIterable {
  case none
  /// The same byte of the pixel to the left.
  case sub
  /// The byte above.
  case up
  /// The mean of both.
  case average
  /// Whichever of left, above and the corner between them is nearest to what they let expect.
  case paeth

  /// The filter whose rests weigh least together.
  @inline(__always)
  static func lowest(
    _ row: [UInt8], _ above: [UInt8], _ step: Int, _ weight: (UInt8) -> Int
  ) -> RowFilter {
    guard row != above else { return .up }
    var best = (filter: RowFilter.none, sum: Int.max)
    for filter in allCases {
      var sum = 0
      filter.visit(row, above, step) { sum += weight($0) }
      if sum < best.sum { best = (filter, sum) }
    }
    return best.filter
  }

  /// Calls with what is left of each byte.
  @inline(__always)
  func visit(_ row: [UInt8], _ above: [UInt8], _ step: Int, _ body: (UInt8) -> Void) {
    for place in row.indices {
      let left = place >= step ? row[place - step] : 0
      let expected: UInt8 =
        switch self {
        case .none: 0
        case .sub: left
        case .up: above[place]
        case .average: UInt8((Int(left) + Int(above[place])) / 2)
        case .paeth: Self.nearest(left, above[place], place >= step ? above[place - step] : 0)
        }
      body(row[place] &- expected)
    }
  }

  private static func nearest(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

extension [UInt8] {
  fileprivate mutating func append(
    _ filter: RowFilter, _ row: [UInt8], _ above: [UInt8], _ step: Int
  ) {
    append(filter.rawValue)
    filter.visit(row, above, step) { append($0) }
  }
}

private func deflated(_ bytes: [UInt8], level: Int) throws(Failure) -> [UInt8] {
  guard let stream = deflate(bytes, level: level) else {
    throw Failure("there is not enough memory to compress a frame")
  }
  return stream
}
