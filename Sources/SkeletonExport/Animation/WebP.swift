import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// The film as an animated WebP. Its frames have the film's pixels; where their alpha is 0, a reader
/// may find any colour.
///
/// - Parameters:
///   - loops: How often it is shown; 0 is without end.
///   - workers: How many frames are compressed at a time, as far as memory allows.
///   - watch: Called after each take.
package func webp(
  _ film: Film, _ survey: FilmSurvey, loops: Int, workers: Int = 1,
  watch: @escaping (_ done: Int) throws(Failure) -> Void = { _ in }
) -> FilePieces {
  { put throws(Failure) in
    let most = 16_383
    guard survey.width <= most, survey.height <= most else {
      throw Failure(
        "a WebP has at most \(most.grouped) pixels a side, and this one would have "
          + "\(survey.width.grouped) by \(survey.height.grouped); give a lower --scale, or export an "
          + "APNG")
    }
    let encoder = try WebPEncoder()
    let delays = survey.delays(unit: 1000)
    var frames: [[UInt8]] = []
    var still: [UInt8] = []
    let batches = FrameBatches(film, survey, workers: workers) {
      (change, before) throws(Failure) in
      try WebPFrame(change.startingEvenly, by: encoder, after: before)
    }
    try batches.play { (_, frame) throws(Failure) in
      frames.append(frame.chunk(lasting: delays[frames.count]))
      if survey.takes.count == 1 { still = frame.picture }
      try watch(frames.count)
    }
    let header =
      webpChunk(
        "VP8X",
        [0x02 | (survey.isOpaque ? 0 : 0x10), 0, 0, 0]
          + three(survey.width - 1) + three(survey.height - 1))
      // The ground is for readers to choose.
      + webpChunk("ANIM", [255, 255, 255, 255] + [loops & 255, loops >> 8].map(UInt8.init))
    let pieces = frames.count == 1 ? [still] : [header] + frames
    let size = 4 + pieces.reduce(0) { $0 + $1.count }
    guard let size = UInt32(exactly: size) else {
      throw Failure("the WebP would have more than 4 GB, and cannot; give a lower --fps or --scale")
    }
    try put(Array("RIFF".utf8) + four(size) + Array("WEBP".utf8))
    for piece in pieces { try put(piece) }
  }
}

/// A frame of an animated WebP.
private struct WebPFrame: StoredFrame {
  /// The chunk that has the pixels.
  private(set) var picture: [UInt8]
  private let box: PixelRectangle
  private var isLaidOver: Bool

  var size: Int { picture.count }

  /// The smallest of the ways in which a frame can be written.
  ///
  /// - Parameter before: The pixels that were compressed before it.
  init(_ change: FrameChange, by encoder: WebPEncoder, after before: Int) throws(Failure) {
    box = change.box
    var ways: [(pixels: [UInt32], file: [UInt8], isLaidOver: Bool)] = []
    let quick = before < 300_000_000 ? WebPEncoder.Effort.usual : .least
    for isLaidOver in change.canBeLaidOver ? [true, false] : [false] {
      let pixels = change.words(blankingOld: isLaidOver)
      let file = try encoder.picture(pixels, change.box, quick)
      ways.append((pixels, file, isLaidOver))
    }
    ways.sort { $0.file.count < $1.file.count }
    (picture, isLaidOver) = (ways[0].file, ways[0].isLaidOver)
    guard before < 24_000_000 else { return }
    let limit = picture.count * 21 / 20
    for way in ways where way.file.count <= limit {
      for effort in [WebPEncoder.Effort.other, .most] {
        let file = try encoder.picture(way.pixels, change.box, effort)
        if file.count < picture.count { (picture, isLaidOver) = (file, way.isLaidOver) }
      }
    }
  }

  /// - Parameter delay: In milliseconds.
  func chunk(lasting delay: Int) -> [UInt8] {
    let place = three(box.x / 2) + three(box.y / 2) + three(box.width - 1) + three(box.height - 1)
    let flags: [UInt8] = [isLaidOver ? 0 : 2]
    return webpChunk("ANMF", place + three(min(delay, 0xFF_FFFF)) + flags + picture)
  }
}

extension FrameChange {
  /// The same with a box that begins at even places, as WebP wants it.
  fileprivate var startingEvenly: FrameChange {
    var change = self
    change.box.width += box.x & 1
    change.box.height += box.y & 1
    change.box.x &= ~1
    change.box.y &= ~1
    return change
  }

  /// The pixels of the box, or what stands for those that stay as they were.
  fileprivate func words(blankingOld: Bool) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(box.width * box.height)
    var known: (pixel: Pixel, word: UInt32) = (.clear, 0)
    for row in 0..<box.height {
      visit(row: row) { pixel, isNew in
        if blankingOld, !isNew { return words.append(0) }
        if pixel != known.pixel { known = (pixel, pixel.argb) }
        words.append(known.word)
      }
    }
    return words
  }
}

/// A chunk, of an even number of bytes.
private func webpChunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
  Array(name.utf8) + four(UInt32(bytes.count)) + bytes + (bytes.count % 2 == 0 ? [] : [0])
}

/// A number of three bytes, the lowest first.
private func three(_ number: Int) -> [UInt8] { Array(four(UInt32(number))[..<3]) }

/// A number of four bytes, the lowest first.
private func four(_ number: UInt32) -> [UInt8] {
  [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}

extension Pixel {
  /// Straight alpha: 0xAARRGGBB.
  fileprivate var argb: UInt32 {
    let (red, green, blue, alpha) = straight
    return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
