import SkeletonModel

/// What rows can be read from.
package enum PictureSource: Sendable {
  case file(PNGFile)
  case painted(Bitmap)
  case picture(Picture)

  package var width: Int {
    switch self {
    case .file(let file): file.width
    case .painted(let bitmap): bitmap.width
    case .picture(let picture): picture.width
    }
  }

  package var height: Int {
    switch self {
    case .file(let file): file.height
    case .painted(let bitmap): bitmap.height
    case .picture(let picture): picture.height
    }
  }

  /// Whether samples have 16 bits.
  var isFine: Bool {
    switch self {
    case .file(let file): file.isFine
    case .painted: false
    case .picture(let picture): picture.isFine
    }
  }
}

extension PNGFile {
  /// Throws if the pixels cannot be read.
  package func check() throws(Failure) { try PixelRows(.file(self)).finish() }
}

/// The rows of a picture from the top, as words.
@safe enum PixelRows {
  case inflated(InflatedRows)
  /// Each row can be had once only, after those above it.
  case streamed(StreamedRows)
  case painted(PaintedRows)
  case picture(Picture)

  init(_ source: PictureSource) throws(Failure) {
    switch source {
    case .file(let file):
      if let rows = try InflatedRows(file) {
        self = .inflated(rows)
      } else if file.isInterlaced {
        self = .picture(try Picture(streaming: file))
      } else {
        self = .streamed(try StreamedRows(file))
      }
    case .painted(let bitmap): self = .painted(PaintedRows(bitmap))
    case .picture(let picture): self = .picture(picture)
    }
  }

  /// Writes a row of a picture whose samples have 8 bits.
  func read(_ y: Int, to words: UnsafeMutablePointer<UInt32>) throws(Failure) {
    switch self {
    case .inflated(let rows): unsafe rows.read(y, to: words)
    case .painted(let rows): unsafe rows.read(y, to: words)
    case .streamed(let rows): try unsafe rows.read(y, to: UnsafeMutableRawPointer(words))
    case .picture(let picture):
      guard case .plain(let pixels) = picture.samples else {
        preconditionFailure("samples of 16 bits do not fit")
      }
      unsafe Self.copy(pixels, y, picture.width, to: words)
    }
  }

  /// Writes a row with samples of 16 bits, converted if necessary.
  func read(_ y: Int, to words: UnsafeMutablePointer<UInt64>) throws(Failure) {
    switch self {
    case .streamed(let rows) where rows.isFine:
      try unsafe rows.read(y, to: UnsafeMutableRawPointer(words))
    case .picture(let picture) where picture.isFine:
      guard case .fine(let pixels) = picture.samples else { return }
      unsafe Self.copy(pixels, y, picture.width, to: words)
    case .inflated, .painted, .streamed, .picture:
      var failure: Failure?
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { plain in
        guard let start = plain.baseAddress else { return }
        do throws(Failure) {
          try unsafe read(y, to: start)
          for x in 0..<width { unsafe words[x] = Picture.widened(plain[x]) }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  private static func copy<Word: PixelWord>(
    _ pixels: [Word], _ y: Int, _ width: Int, to words: UnsafeMutablePointer<Word>
  ) {
    for x in 0..<width { unsafe words[x] = pixels[y * width + x] }
  }

  var width: Int {
    switch self {
    case .inflated(let rows): rows.width
    case .streamed(let rows): rows.width
    case .painted(let rows): rows.bitmap.width
    case .picture(let picture): picture.width
    }
  }

  /// Reads what has not been read, because damage may be anywhere in a file.
  func finish() throws(Failure) {
    if case .streamed(let rows) = self { try rows.finish() }
  }
}

/// The rows of a file that libpng reads one by one.
@safe final class StreamedRows {
  let width: Int
  let isFine: Bool
  private let height: Int
  private let stream: PNGStream
  private var next = 0

  init(_ file: PNGFile) throws(Failure) {
    (width, height, isFine) = (file.width, file.height, file.isFine)
    stream = try PNGStream(file)
  }

  /// Reads a row, and passes over those before it.
  func read(_ y: Int, to room: UnsafeMutableRawPointer) throws(Failure) {
    precondition(y >= next, "a streamed row comes once")
    while next <= y {
      try unsafe stream.readRow(into: room)
      next += 1
    }
  }

  func finish() throws(Failure) {
    if next < height {
      let row = UnsafeMutableRawBufferPointer.allocate(
        byteCount: width * (isFine ? 8 : 4), alignment: 8)
      defer { unsafe row.deallocate() }
      if let start = row.baseAddress { try unsafe read(height - 1, to: start) }
    }
    try stream.finish()
  }
}

extension Picture {
  /// Unpacks a file with libpng.
  init(streaming file: PNGFile) throws(Failure) {
    let samples: Samples =
      file.isFine ? .fine(try Self.stream(file)) : .plain(try Self.stream(file))
    self.init(width: file.width, height: file.height, samples: samples, texts: file.allTexts)
  }

  private static func stream<Word: PixelWord>(_ file: PNGFile) throws(Failure) -> [Word] {
    let stream = try PNGStream(file)
    var failure: Failure?
    let area = file.width * file.height
    let pixels = unsafe [Word](unsafeUninitializedCapacity: area) { room, count in
      guard let start = room.baseAddress else { return }
      do throws(Failure) {
        try unsafe stream.readRows(into: UnsafeMutableRawPointer(start))
        try stream.finish()
        count = area
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return pixels
  }
}
