import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// Inflating with libdeflate and unfiltering row by row against libpng.
struct RowsTests {
  /// The file with a palette, and if so asked with a transparent colour.
  private static func dressed(_ file: HandmadePNG, isKeyed: Bool) -> HandmadePNG {
    var file = file
    if file.kind == .palette {
      file.chunks.append(("PLTE", Array(PNGReadTests.palette.prefix(3 << file.depth))))
      if isKeyed { file.chunks.append(("tRNS", [77, 0])) }
    } else if isKeyed, file.kind == .gray || file.kind == .rgb {
      let key = (0..<file.kind.channels).map { file.sample(3, 2, $0) }
      file.chunks.append(("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
    }
    return file
  }

  static let filters: [[UInt8]] = [[0], [1], [2], [3], [4], [4, 3, 2, 1, 0], [2, 2, 1, 4]]

  @Test(arguments: HandmadePNG.Kind.allCases, [false, true])
  func everyKindOfFileIsReadAsByLibpng(kind: HandmadePNG.Kind, isKeyed: Bool) throws {
    for depth in kind.depths {
      for filters in Self.filters {
        for (width, height, grain, parts) in [
          (1, 1, 1, 1), (7, 5, 1, 2), (33, 9, 1, 3), (150, 6, 40, 1), (9, 12, 1, 7),
        ] {
          for isInterlaced in [false, true] {
            var file = HandmadePNG(
              width: width, height: height, kind: kind, depth: depth, isInterlaced: isInterlaced)
            (file.filters, file.grain, file.parts) = (filters, grain, parts)
            let read = try PNGFile(Self.dressed(file, isKeyed: isKeyed).bytes())
            #expect(try (InflatedRows(read) != nil) == (depth < 16 && !isInterlaced))
            let expected = try Picture(streaming: read)
            #expect(try Picture(read) == expected)
            guard !isInterlaced else { continue }
            #expect(try Self.streamed(read) == expected.fineSamples)
          }
        }
      }
    }
  }

  /// The pixels as they come row by row from libpng.
  private static func streamed(_ file: PNGFile) throws -> [UInt64] {
    let rows = PixelRows.streamed(try StreamedRows(file))
    var pixels: [UInt64] = []
    let row = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: file.width)
    defer { unsafe row.deallocate() }
    for y in 0..<file.height {
      try unsafe rows.read(y, to: #require(row.baseAddress))
      unsafe pixels.append(contentsOf: row)
    }
    try rows.finish()
    return pixels
  }

  /// Whatever libpng would show there: the pixel is not what anyone painted.
  @Test(arguments: HandmadePNG.Kind.palette.depths, [false, true])
  func aColourThatThePaletteDoesNotHaveIsRefused(depth: Int, isInterlaced: Bool) throws {
    var file = HandmadePNG(
      width: 33, height: 9, kind: .palette, depth: depth, isInterlaced: isInterlaced)
    file.filters = [4, 3, 2, 1, 0]
    let numbers = (0..<9).flatMap { y in (0..<33).map { file.sample($0, y, 0) } }
    let highest = try #require(numbers.max())
    for colors in [highest, highest + 1] {
      file.chunks = [("PLTE", Array(PNGReadTests.palette.prefix(3 * colors)))]
      let read = try PNGFile(file.bytes())
      for outcome in [
        Self.outcome { () throws(Failure) in try Picture(read) },
        Self.outcome { () throws(Failure) in try Picture(streaming: read) },
      ] {
        switch outcome {
        case .success: #expect(colors > highest)
        case .failure(let failure): #expect(colors == highest && failure == .outsidePalette)
        }
      }
    }
  }

  /// Rows are unfiltered on demand, going back as far as it takes.
  @Test func rowsInAnyOrder() throws {
    var file = HandmadePNG(width: 19, height: 24, kind: .rgb, depth: 8)
    file.filters = [4, 2, 3, 1, 2, 4, 0, 3]
    let read = try PNGFile(file.bytes())
    guard case .plain(let expected) = try Picture(streaming: read).samples else { return }
    var dice = Dice(5)
    for _ in 0..<20 {
      let rows = try #require(try InflatedRows(read))
      for y in (0..<24).shuffled(using: &dice) {
        let words = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 19)
        defer { unsafe words.deallocate() }
        try unsafe rows.read(y, to: #require(words.baseAddress))
        #expect(unsafe Array(words) == Array(expected[y * 19..<y * 19 + 19]))
      }
    }
  }

  private static func outcome(_ read: () throws(Failure) -> Picture) -> Result<Picture, Failure> {
    do throws(Failure) { return .success(try read()) } catch { return .failure(error) }
  }

  /// Whether a file is read as libpng reads it. What has too much in it is not inflated to the end,
  /// where libpng may find more that is wrong.
  private static func isExpected(
    of file: PNGFile, _ expected: Result<Picture, Failure>
  ) -> Bool {
    let found = outcome { () throws(Failure) in try Picture(file) }
    if found == .failure(.tooManyPixels), case .failure = expected { return true }
    return found == expected
  }

  /// Changes bytes of chunks and gives them the right checksum again: neither way takes what the
  /// other refuses, and both show the same.
  @Test func damageIsJudgedAsByLibpng() throws {
    var dice = Dice(11)
    var taken = 0
    let colors = Bitmap(
      width: 30, height: 20,
      pixels: (0..<600).map { Pixel(red: UInt8($0 % 7), green: 3, blue: 3, alpha: 255) })
    var filtered = HandmadePNG(kind: .rgb, depth: 8)
    (filtered.filters, filtered.parts) = ([1, 2, 3, 4], 2)
    for file in [
      png(colors), filtered.bytes(),
      Self.dressed(HandmadePNG(kind: .palette, depth: 4), isKeyed: true).bytes(),
      Self.dressed(HandmadePNG(kind: .gray, depth: 2), isKeyed: true).bytes(),
      Self.dressed(HandmadePNG(kind: .rgb, depth: 8), isKeyed: true).bytes(),
    ] {
      for _ in 0..<600 {
        var chunks = HandmadePNG.chunks(of: file)
        let index = chunks.indices.randomElement(using: &dice) ?? 0
        switch Int.random(in: 0..<4, using: &dice) {
        case 0 where !chunks[index].data.isEmpty: chunks[index].data.removeLast()
        case 1: chunks[index].data.append(UInt8.random(in: 0...9, using: &dice))
        default:
          guard let at = chunks[index].data.indices.randomElement(using: &dice) else { continue }
          chunks[index].data[at] ^= UInt8(1 << Int.random(in: 0..<8, using: &dice))
        }
        let bytes = chunks.reduce(into: Array(file.prefix(8))) {
          $0 += HandmadePNG.chunk($1.name, $1.data)
        }
        guard let read = try? PNGFile(bytes), read.width * read.height < 100_000 else { continue }
        let expected = Self.outcome { () throws(Failure) in try Picture(streaming: read) }
        #expect(Self.isExpected(of: read, expected))
        if case .success = expected { taken += 1 }
      }
    }
    #expect(taken > 0)
  }

  /// Raw streams whose checksums are right.
  @Test(
    arguments: [
      ("as it should be", [0x78, 0x01], [0, 1, 2, 3, 4], [], true),
      ("a filter that does not exist", [0x78, 0x01], [5, 1, 2, 3, 4], [], false),
      ("a byte too few", [0x78, 0x01], [0, 1, 2, 3], [], false),
      ("a byte too many", [0x78, 0x01], [0, 1, 2, 3, 4, 5], [], false),
      ("far too many", [0x78, 0x01], [UInt8](repeating: 0, count: 60_000), [], false),
      ("more behind the stream", [0x78, 0x01], [0, 1, 2, 3, 4], [0], false),
      ("a window larger than allowed", [0x88, 0x1C], [0, 1, 2, 3, 4], [], false),
      ("a small window", [0x08, 0x1D], [0, 1, 2, 3, 4], [], true),
      ("another method", [0x79, 0x1B], [0, 1, 2, 3, 4], [], false),
    ] as [(String, [UInt8], [UInt8], [UInt8], Bool)])
  func streams(name: String, start: [UInt8], rows: [UInt8], end: [UInt8], isTaken: Bool) throws {
    let header = HandmadePNG.big(4) + HandmadePNG.big(1) + [8, 0, 0, 0, 0]
    let stream = start + HandmadePNG.stored(rows).dropFirst(2) + end
    let file =
      PNGChunks.signature + HandmadePNG.chunk("IHDR", header) + HandmadePNG.chunk("IDAT", stream)
      + HandmadePNG.chunk("IEND", [])
    let read = try PNGFile(file)
    let inflated = try? InflatedRows(read)
    #expect((inflated != nil) == isTaken, "\(name)")
    let expected = Self.outcome { () throws(Failure) in try Picture(streaming: read) }
    #expect(Self.isExpected(of: read, expected), "\(name)")
    let found = try? expected.get()
    #expect((found != nil) == isTaken, "\(name)")
    // It is not inflated to its end to be told so.
    if rows.count > 5 {
      #expect(throws: Failure.tooManyPixels) { try InflatedRows(read) }
    }
  }
}
