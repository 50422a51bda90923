import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

struct PNGReadTests {
  static let kinds: [HandmadePNG] = HandmadePNG.Kind.allCases.flatMap { kind in
    kind.depths.flatMap { depth in
      [false, true].map { HandmadePNG(kind: kind, depth: depth, isInterlaced: $0) }
    }
  }
  /// A distinct colour for every palette index.
  static let palette = (UInt8.min...255).flatMap { part -> [UInt8] in [part, 255 - part, part / 2] }

  /// A sample scaled to 8 bits.
  private func level(_ value: Int, _ depth: Int) -> UInt8 {
    let most = (1 << depth) - 1
    return UInt8((value * 255 + most / 2) / most)
  }

  private func expected(_ file: HandmadePNG, _ x: Int, _ y: Int, isKeyed: Bool) -> Pixel {
    let values = (0..<file.kind.channels).map { file.sample(x, y, $0) }
    let levels = values.map { level($0, file.depth) }
    let key = (0..<file.kind.channels).map { file.sample(3, 2, $0) }
    let alpha: UInt8 = isKeyed && values == key ? 0 : 255
    switch file.kind {
    case .gray:
      return Pixel(straightRed: levels[0], green: levels[0], blue: levels[0], alpha: alpha)
    case .grayAlpha:
      return Pixel(straightRed: levels[0], green: levels[0], blue: levels[0], alpha: levels[1])
    case .rgb:
      return Pixel(straightRed: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
    case .rgba:
      return Pixel(
        straightRed: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
    case .palette:
      let parts = Self.palette[values[0] * 3..<values[0] * 3 + 3]
      return Pixel(
        straightRed: parts[parts.startIndex], green: parts[parts.startIndex + 1],
        blue: parts[parts.startIndex + 2], alpha: isKeyed && values[0] < 2 ? 77 : 255)
    }
  }

  @Test(arguments: kinds, [false, true])
  func everyKindOfFile(file: HandmadePNG, isKeyed: Bool) throws {
    var file = file
    file.chunks.append(("gAMA", HandmadePNG.big(45_455)))
    if file.kind == .palette {
      file.chunks.append(("PLTE", Array(Self.palette.prefix(3 << file.depth))))
    }
    switch file.kind {
    case .palette where isKeyed: file.chunks.append(("tRNS", [77, 77]))
    case .gray where isKeyed, .rgb where isKeyed:
      let key = (0..<file.kind.channels).map { file.sample(3, 2, $0) }
      file.chunks.append(("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
    case .gray, .rgb, .palette, .grayAlpha, .rgba: break
    }
    let image = try Picture(reading: file.bytes())
    let bitmap = image.bitmap
    #expect(bitmap.width == file.width)
    #expect(bitmap.height == file.height)
    #expect(image.isFine == (file.depth == 16))
    for y in 0..<file.height {
      for x in 0..<file.width {
        let expected = expected(file, x, y, isKeyed: isKeyed)
        guard bitmap[x, y] != expected else { continue }
        Issue.record("at \(x), \(y) \(bitmap[x, y]) is not \(expected)")
        return
      }
    }
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let message: String
  }

  static let sound = HandmadePNG(kind: .rgb, depth: 8).bytes()
  static let noted = HandmadePNG(
    kind: .rgb, depth: 8, chunks: [("tEXt", Array("Title".utf8) + [0, 65])]
  ).bytes()

  static func changed(at index: Int, in file: [UInt8] = sound) -> [UInt8] {
    var bytes = file
    bytes[index < 0 ? bytes.count + index : index] ^= 1
    return bytes
  }

  static func sized(_ width: Int, _ height: Int) -> [UInt8] {
    var bytes = Array(sound.prefix(8))
    bytes += HandmadePNG.chunk(
      "IHDR", HandmadePNG.big(width) + HandmadePNG.big(height) + [8, 6, 0, 0, 0])
    return bytes + HandmadePNG.chunk("IDAT", HandmadePNG.stored([0]))
      + HandmadePNG.chunk("IEND", [])
  }

  @Test(arguments: [
    Broken(testDescription: "nothing", bytes: [], message: "the file is empty"),
    Broken(
      testDescription: "another format", bytes: Array("GIF89a, perhaps".utf8),
      message: "this is not a PNG file"),
    Broken(
      testDescription: "no more than a signature", bytes: Array(sound.prefix(8)),
      message: "the file is truncated: it ends before its chunk IHDR"),
    Broken(
      testDescription: "cut in its pixels", bytes: Array(sound.prefix(200)),
      message: "the file is truncated: it ends within its chunk IDAT"),
    Broken(
      testDescription: "cut before its end", bytes: Array(sound.dropLast(12)),
      message: "the file is truncated: it ends before its chunk IEND"),
    Broken(
      testDescription: "a changed header", bytes: changed(at: 20),
      message: "the file is damaged: its chunk IHDR has a wrong checksum"),
    Broken(
      testDescription: "a changed pixel", bytes: changed(at: 100),
      message: "the file is damaged: its chunk IDAT has a wrong checksum"),
    Broken(
      testDescription: "a changed end", bytes: changed(at: -1),
      message: "the file is damaged: its chunk IEND has a wrong checksum"),
    Broken(
      testDescription: "a changed text", bytes: changed(at: 45, in: noted),
      message: "the file is damaged: its chunk tEXt has a wrong checksum"),
    Broken(
      testDescription: "bytes after its end", bytes: sound + [0, 0],
      message: "the file is damaged: 2 bytes follow its end"),
    Broken(
      testDescription: "a Git LFS pointer",
      bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n".utf8),
      message: "this is a Git LFS pointer, not the picture itself; 'git lfs pull' gets it"),
    Broken(
      testDescription: "a side too long", bytes: sized(16_385, 1),
      message: "16385x1 pixels are more than 16384 a side or 64000000 in all"),
    Broken(
      testDescription: "too large", bytes: sized(16_000, 16_000),
      message: "16000x16000 pixels are more than 16384 a side or 64000000 in all"),
    Broken(
      testDescription: "pixels missing", bytes: sized(8000, 8000),
      message: "Not enough image data"),
    Broken(
      testDescription: "no width", bytes: sized(0, 4),
      message: "0x4 pixels are none"),
  ])
  func refused(_ broken: Broken) {
    #expect(throws: Failure(broken.message)) { try Picture(reading: broken.bytes) }
  }

  /// What the format allows in one place only, and libpng takes anywhere.
  @Test(arguments: [
    ("tRNS before PLTE", HandmadePNG.Kind.palette, ["tRNS", "PLTE"], [], "out of place"),
    ("tRNS after the pixels", .palette, ["PLTE"], ["tRNS"], "out of place"),
    ("PLTE after the pixels", .rgb, [], ["PLTE"], "out of place"),
    ("no palette", .palette, [], [], "no chunk PLTE"),
    ("two palettes", .palette, ["PLTE", "PLTE"], [], "more than one chunk PLTE"),
    ("two headers", .rgb, ["IHDR"], [], "more than one chunk IHDR"),
    ("a palette of greys", .gray, ["PLTE"], [], "out of place"),
    ("tRNS beside alpha", .rgba, ["tRNS"], [], "out of place"),
    ("two tRNS", .rgb, ["tRNS", "tRNS"], [], "more than one chunk tRNS"),
    ("gAMA after PLTE", .palette, ["PLTE", "gAMA"], [], "chunk gAMA is out of place"),
    ("pHYs after the pixels", .rgb, [], ["pHYs"], "chunk pHYs is out of place"),
    ("pixels in two places", .rgb, [], ["tEXt", "IDAT"], "chunk IDAT is out of place"),
    ("an unknown chunk that matters", .rgb, ["ABCD"], [], "a chunk ABCD, without which"),
    ("a name that is none", .rgb, ["a CD"], [], "a chunk a?CD, without which"),
    ("a text that ends", .rgb, [], ["IEND"], "12 bytes follow its end"),
  ])
  func aChunkOutOfItsPlaceIsRefused(
    name: String, kind: HandmadePNG.Kind, before: [String], after: [String], words: String
  ) {
    func chunk(_ name: String) -> (name: String, data: [UInt8]) {
      switch name {
      case "PLTE": (name, Array(Self.palette))
      case "tRNS": (name, kind == .palette ? [77] : [0, 0, 0, 0, 0, 0])
      case "tEXt": (name, Array("Title".utf8) + [0, 65])
      case "IEND": (name, [])
      default: (name, HandmadePNG.big(45_455))
      }
    }
    let file = HandmadePNG(
      kind: kind, depth: 8, chunks: before.map(chunk), laterChunks: after.map(chunk))
    let complaint = Self.complaint(file.bytes())
    #expect(complaint.contains(words), "\(name): \(complaint)")
  }

  /// libpng only warns of it.
  @Test func whatFollowsThePixelsWithinTheirChunkIsRefused() {
    let file = HandmadePNG.chunks(of: Self.sound).reduce(into: Array(Self.sound.prefix(8))) {
      $0 += HandmadePNG.chunk($1.name, $1.name == "IDAT" ? $1.data + [0, 0] : $1.data)
    }
    #expect(Self.complaint(file).lowercased().contains("extra compressed data"))
  }

  private static func complaint(_ bytes: [UInt8]) -> String {
    do throws(Failure) {
      _ = try Picture(reading: bytes)
      return "it is taken"
    } catch {
      return error.message
    }
  }

  /// A whole picture of this depth without a single pixel.
  static func empty(_ width: Int, _ height: Int, depth: UInt8) -> [UInt8] {
    HandmadePNG.chunks(of: sound).reduce(into: Array(sound.prefix(8))) { file, chunk in
      let header = HandmadePNG.big(width) + HandmadePNG.big(height) + [depth, 6, 0, 0, 0]
      file += HandmadePNG.chunk(chunk.name, chunk.name == "IHDR" ? header : chunk.data)
    }
  }

  @Test func fineSamplesHalveWhatAPictureMayHold() throws {
    #expect(try PNGFile(Self.empty(8000, 8000, depth: 8)).bytesPerPixel == 4)
    #expect(try PNGFile(Self.empty(4000, 8000, depth: 16)).bytesPerPixel == 8)
    #expect(throws: Failure("4001x8000 pixels of 16 bits are more than 32000000 in all")) {
      try PNGFile(Self.empty(4001, 8000, depth: 16))
    }
  }

  @Test func textsAreLimitedInNumberAndSize() {
    let text = HandmadePNG.chunk("tEXt", Array("Title".utf8) + [0, 65])
    let body = Array("tEXt".utf8) + [UInt8](repeating: 65, count: 2_200_000)
    let long =
      HandmadePNG.big(2_200_000) + body
      + HandmadePNG.big(Int(PNGChunks.checksum(of: body[...])))
    for texts in [Array(repeatElement(text, count: 10_001)), [long, long]] {
      let end = HandmadePNG.chunk("IEND", [])
      let bytes = Self.sound.dropLast(end.count) + texts.joined() + end
      #expect(Self.complaint(Array(bytes)).contains("more than 10,000 texts"))
    }
  }

  @Test func anyChangedByteIsAnErrorOrTheSamePicture() throws {
    let whole = try Picture(reading: Self.sound)
    for index in Self.sound.indices {
      let image = try? Picture(reading: Self.changed(at: index))
      guard image == nil || image == whole else {
        Issue.record("byte \(index) changes the picture unnoticed")
        return
      }
    }
  }

  /// Compressed ones are passed over without being unpacked.
  @Test func textsOfAllKinds() throws {
    var file = HandmadePNG(kind: .gray, depth: 8)
    file.chunks.append(("tEXt", Array("Author".utf8) + [0, 0xE9, 0x41]))
    let body = HandmadePNG.stored(Array("long".utf8))
    file.chunks.append(("zTXt", Array("Comment".utf8) + [0, 0] + body))
    file.laterChunks.append(("iTXt", Array("Title".utf8) + [0, 0, 0, 0, 0] + Array("雪 1".utf8)))
    #expect(
      try Picture(reading: file.bytes()).texts == [
        PNGText(key: "Author", text: "éA"), PNGText(key: "Title", text: "雪 1"),
      ])
  }
}

struct PNGWriteTests {
  /// A picture with this many colours, some of them translucent.
  private func picture(colors: Int, isOpaque: Bool, width: Int = 40) -> Bitmap {
    let pixels = (0..<width * 32).map { place -> Pixel in
      let color = place * 7 % colors
      let alpha = isOpaque ? 255 : UInt8(color % 256)
      return Pixel(
        straightRed: UInt8(color % 256), green: UInt8(color / 256 * 40), blue: 9, alpha: alpha)
    }
    return Bitmap(width: width, height: 32, pixels: pixels)
  }

  @Test(arguments: [
    (1, true, 3, 0), (256, true, 3, 0), (257, true, 2, 0), (200, false, 3, 200),
    (1280, false, 6, 0),
  ])
  func theSmallestEncoding(colors: Int, isOpaque: Bool, type: UInt8, alphas: Int) throws {
    let picture = picture(colors: colors, isOpaque: isOpaque)
    let file = png(picture)
    let chunks = HandmadePNG.chunks(of: file)
    #expect(chunks[0].data[9] == type)
    #expect(chunks[0].data[12] == 0)
    #expect(chunks.first { $0.name == "tRNS" }?.data.count ?? 0 == alphas)
    #expect(Set(chunks.map(\.name)).isSubset(of: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]))
    #expect(try Picture(reading: file).bitmap == picture)
  }

  @Test func thePaletteDoesNotDependOnPaintOrder() throws {
    func palette(_ pixels: [Pixel]) -> [[UInt8]] {
      let file = png(Bitmap(width: 2, height: 2, pixels: pixels))
      return HandmadePNG.chunks(of: file).filter { $0.name != "IDAT" }.map(\.data)
    }
    let clear = Pixel.clear
    let red = Pixel(.hex(0xFF0000))
    let blue = Pixel(.hex(0x0000FF))
    let pale = Pixel(straightRed: 9, green: 8, blue: 7, alpha: 128)
    let chunks = palette([red, pale, clear, blue])
    #expect(palette([blue, clear, red, pale]) == chunks)
    #expect(chunks[1] == [0, 0, 0, 10, 8, 8, 0, 0, 255, 255, 0, 0])
    #expect(chunks[2] == [0, 128])
  }

  @Test func everyPixelComesBack() throws {
    let pixels = (0...255).flatMap { (alpha: Int) -> [Pixel] in
      (0...255).map { (part: Int) -> Pixel in
        Pixel(
          red: UInt8(min(part, alpha)), green: UInt8(alpha), blue: UInt8(alpha / 2),
          alpha: UInt8(alpha))
      }
    }
    let bitmap = Bitmap(width: 256, height: 256, pixels: pixels)
    #expect(try Picture(reading: png(bitmap)).bitmap == bitmap)
  }

  /// A row equal to the one above takes at most four bytes, as a row of zeros does, whatever its
  /// contents. Other rows are also decoded correctly.
  @Test(arguments: [true, false])
  func rowsThatRepeat(isOpaque: Bool) throws {
    func bitmap(height: Int, changes: (Int) -> Bool) -> Bitmap {
      var row = 0
      let pixels = (0..<height).flatMap { y -> [Pixel] in
        row += changes(y) ? 1 : 0
        return (0..<300).map { x in
          Pixel(
            straightRed: UInt8((x * x + row) % 251), green: UInt8(x * 7 % 256), blue: UInt8(x / 2),
            alpha: isOpaque ? 255 : UInt8(x % 256))
        }
      }
      return Bitmap(width: 300, height: height, pixels: pixels)
    }
    func size(height: Int) -> Int {
      png(bitmap(height: height) { _ in false }).count
    }
    #expect(size(height: 500) - size(height: 1) < 4 * 499)
    for step in [1, 2, 7] {
      let mixed = bitmap(height: 40) { $0 % step == 0 }
      #expect(try Picture(reading: png(mixed)).bitmap == mixed)
    }
  }

  @Test func textsComeBeforeThePixels() throws {
    let texts = [
      PNGText(key: "Software", text: "skelsnap 1"), PNGText(key: "Café au lait", text: "é\nü"),
      PNGText(key: "Title", text: "Zażółć 雪"), PNGText(key: "Empty", text: ""),
    ]
    let file = png(picture(colors: 4, isOpaque: true), stamp: texts)
    #expect(
      HandmadePNG.chunks(of: file).map(\.name) == [
        "IHDR", "PLTE", "tEXt", "tEXt", "iTXt", "tEXt", "IDAT", "IEND",
      ])
    #expect(try Picture(reading: file).texts == texts)
    let other = png(picture(colors: 4, isOpaque: true))
    func pixels(_ file: [UInt8]) -> [[UInt8]] {
      HandmadePNG.chunks(of: file).filter { !$0.name.hasSuffix("Xt") }.map(\.data)
    }
    #expect(pixels(file) == pixels(other))
  }

  @Test func aPaintedFrameComesBack() throws {
    let bitmap = try rasterize(
      .sample(
        ground: .clear, .sample(.rectangle(3, 4, 30, 30, radius: 9), .color(.hex(0x336699, 0.4)))))
    #expect(try Picture(reading: png(bitmap)).bitmap == bitmap)
    #expect(png(bitmap) == png(bitmap))
  }

  @Test func versionsAreNumbers() {
    for version in [PaintVersions.libpng, PaintVersions.cairo, PaintVersions.pixman] {
      #expect(version.split(separator: ".").count >= 3)
      #expect(version.first?.isNumber == true)
    }
    #expect(PaintVersions.libdeflate.first?.isNumber == true)
  }
}
