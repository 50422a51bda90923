import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// Comparing by rows against comparing two whole pictures.
struct RowComparisonTests {
  /// A picture of few colours and many equal rows, as frames are, in one of many spellings.
  private struct Spelling {
    let source: PictureSource
    let picture: Picture

    init(_ words: [[UInt32]], _ dice: inout Dice) throws {
      let (width, height) = (words[0].count, words.count)
      let pixels = words.flatMap(\.self)
      let plain = Picture(width: width, height: height, samples: .plain(pixels))
      switch Int.random(in: 0..<8, using: &dice) {
      case 0:
        source = .painted(plain.bitmap)
        picture = Picture(plain.bitmap)
      case 3, 4:
        // As a frame of more than 256 colours is.
        let bitmap = plain.bitmap
        source = .painted(
          Bitmap(
            width: width, height: height, order: bitmap.order,
            rows: .plain((0..<bitmap.distinctRows).flatMap(bitmap.distinctRow))))
        picture = Picture(bitmap)
      case 1:
        source = .picture(plain)
        picture = plain
      case 2:
        source = .file(try PNGFile(png(plain.bitmap)))
        picture = Picture(plain.bitmap)
      default:
        let isFine = Int.random(in: 0..<5, using: &dice) == 0
        let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
        var file = HandmadePNG(
          width: width, height: height, kind: isOpaque ? .rgb : .rgba, depth: isFine ? 16 : 8,
          isInterlaced: Int.random(in: 0..<8, using: &dice) == 0)
        file.filters = RowsTests.filters.randomElement(using: &dice) ?? [0]
        file.values = { x, y, channel in
          pixels[y * width + x].part(channel) * (isFine ? 257 : 1)
        }
        let read = try PNGFile(file.bytes())
        source = .file(read)
        picture = try Picture(streaming: read)
      }
    }
  }

  private static func rows(
    _ width: Int, _ height: Int, _ colors: [UInt32], _ dice: inout Dice
  ) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    while rows.count < height {
      if let last = rows.last, Int.random(in: 0..<3, using: &dice) > 0 {
        rows.append(last)
        continue
      }
      var color = colors[0]
      rows.append(
        (0..<width).map { _ in
          if Int.random(in: 0..<4, using: &dice) == 0 {
            color = colors.randomElement(using: &dice) ?? 0
          }
          return color
        })
    }
    return rows
  }

  @Test(arguments: 0..<12)
  func bothFindTheSame(seed: Int) throws {
    var dice = Dice(seed)
    let opaque: [UInt32] = [0xFFFF_FFFF, 0xFFF0_F0F0, 0xFF80_8080, 0xFF00_0000, 0xFF00_00FF]
    let clear: [UInt32] = opaque + [0x80FF_0000, 0x40FF_00FF, 0x0056_3412, 0x0000_0000]
    for _ in 0..<14 {
      let colors = Bool.random(using: &dice) ? opaque : clear
      let (width, height) = (
        Int.random(in: 1...40, using: &dice), Int.random(in: 1...24, using: &dice)
      )
      let before = Self.rows(width, height, colors, &dice)
      var after = before
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: after = Self.rows(width, height, colors, &dice)
      case 1: after = Self.rows(Int.random(in: 1...40, using: &dice), height, colors, &dice)
      case 2: after.removeLast(Int.random(in: 0..<height, using: &dice))
      case 3: break
      default:
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
          let (x, y) = (
            Int.random(in: 0..<width, using: &dice), Int.random(in: 0..<height, using: &dice)
          )
          after[y][x] = colors.randomElement(using: &dice) ?? 0
        }
      }
      let (one, other) = (try Spelling(before, &dice), try Spelling(after, &dice))
      let masks = (0..<Int.random(in: 0...2, using: &dice)).map { _ in
        PixelBox(
          left: Int.random(in: 0..<20, using: &dice), top: Int.random(in: 0..<12, using: &dice),
          right: Int.random(in: 10..<50, using: &dice), bottom: Int.random(in: 4..<30, using: &dice)
        )
      }
      for metric in [
        .exact, .channel(0), .channel(100),
        .perceptual(threshold: 0.1, ignoringAntialiasing: false),
        .perceptual(threshold: 0.05, ignoringAntialiasing: true),
      ] as [Tolerance.Metric] {
        let tolerance = Tolerance(metric: metric, allowance: .pixels(3))
        let found = try compare(one.source, with: other.source, tolerance: tolerance, masks: masks)
        let expected = compareWhole(
          one.picture, with: other.picture, tolerance: tolerance, masks: masks)
        #expect(found == expected)
        #expect(
          try differencePicture(of: found, over: one.source)
            == differencePicture(of: found, over: one.picture))
      }
    }
  }

  /// What is wrong with a file is found wherever it is, and however early the pictures differ; not
  /// between equal files, which show the same whatever that is.
  @Test func damageAtTheEndIsFound() throws {
    for depth in [8, 16] {
      let sound = HandmadePNG(width: 5, height: 7, kind: .gray, depth: depth).bytes()
      let cut = HandmadePNG.chunks(of: sound).reduce(into: Array(sound.prefix(8))) {
        $0 += HandmadePNG.chunk(
          $1.name, $1.name == "IDAT" ? $1.data.dropLast(4) + [1, 2, 3, 4] : $1.data)
      }
      let (file, damaged) = (try PNGFile(sound), try PNGFile(cut))
      let tall = Bitmap(width: 1, height: 16_384, pixels: Array(repeating: .clear, count: 16_384))
      let wide = try PNGFile(
        png(Bitmap(width: 16_384, height: 1, pixels: Array(repeating: .clear, count: 16_384))))
      #expect(try compare(.file(file), with: .file(file)).verdict == .identical)
      #expect(throws: Failure.self) { try compare(.file(file), with: .file(damaged)) }
      #expect(try compare(.file(damaged), with: .file(damaged)).verdict == .identical)
      #expect(throws: Failure.self) { try compare(.file(damaged), with: .painted(tall)) }
      #expect(throws: Failure.self) { try compare(.file(wide), with: .file(damaged)) }
    }
  }
}
