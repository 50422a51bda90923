import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// The expected values were worked out apart from this code, from the formulas of the W3C's
/// Compositing and Blending Level 1 and of CoreGraphics, for premultiplied pixels.
struct BlendTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let blend: BlendMode
    /// (51, 102, 204) over (230, 140, 40), both opaque.
    let opaque: [Int]
    /// (20, 60, 100, 128) over (90, 30, 15, 153).
    let translucent: [Int]

    init(_ blend: BlendMode, _ opaque: [Int], _ translucent: [Int]) {
      self.blend = blend
      self.opaque = opaque
      self.translucent = translucent
    }

    var testDescription: String { blend.rawValue }
  }

  static let rows = [
    Row(.normal, [51, 102, 204, 255], [65, 75, 107, 204]),
    Row(.multiply, [46, 56, 32, 255], [60, 46, 53, 204]),
    Row(.screen, [235, 186, 212, 255], [103, 83, 109, 204]),
    Row(.overlay, [215, 117, 64, 255], [76, 53, 59, 204]),
    Row(.darken, [51, 102, 40, 255], [65, 54, 55, 204]),
    Row(.lighten, [230, 140, 204, 255], [98, 75, 107, 204]),
    Row(.colorDodge, [255, 233, 200, 255], [106, 67, 82, 204]),
    Row(.colorBurn, [130, 0, 0, 255], [53, 39, 47, 204]),
    Row(.softLight, [216, 127, 76, 255], [85, 53, 63, 204]),
    Row(.hardLight, [92, 112, 169, 255], [67, 53, 94, 204]),
    Row(.difference, [179, 38, 164, 255], [86, 60, 100, 204]),
    Row(.exclusion, [189, 130, 180, 255], [96, 76, 103, 204]),
    Row(.hue, [112, 160, 255, 255], [61, 66, 93, 204]),
    Row(.saturation, [216, 143, 63, 255], [104, 52, 51, 204]),
    Row(.color, [112, 160, 255, 255], [57, 67, 99, 204]),
    Row(.luminosity, [160, 84, 0, 255], [106, 62, 63, 204]),
    Row(.sourceAtop, [51, 102, 204, 255], [57, 51, 67, 153]),
    Row(.destinationOver, [230, 140, 40, 255], [98, 54, 55, 204]),
    Row(.destinationOut, [0, 0, 0, 0], [45, 15, 7, 76]),
    Row(.plusDarker, [26, 0, 0, 255], [84, 64, 89, 255]),
    Row(.plusLighter, [255, 242, 244, 255], [110, 90, 115, 255]),
  ]

  @Test(arguments: rows)
  func pixels(_ row: Row) {
    func mixed(_ source: Pixel, _ below: Pixel) -> [Int] {
      let pixel = row.blend.mix(source, over: below)
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
    }
    func isNear(_ found: [Int], _ wanted: [Int]) -> Bool {
      zip(found, wanted).allSatisfy { abs($0 - $1) <= 1 }
    }
    let opaque = mixed(
      Pixel(red: 51, green: 102, blue: 204, alpha: 255),
      Pixel(red: 230, green: 140, blue: 40, alpha: 255))
    #expect(isNear(opaque, row.opaque), "\(opaque)")
    let translucent = mixed(
      Pixel(red: 20, green: 60, blue: 100, alpha: 128),
      Pixel(red: 90, green: 30, blue: 15, alpha: 153))
    #expect(isNear(translucent, row.translucent), "\(translucent)")
  }

  @Test func everyBlendHasARow() {
    #expect(Set(Self.rows.map(\.blend)) == Set(BlendMode.allCases))
  }

  /// What is clear changes nothing, and no component ever exceeds its alpha: else the next mark
  /// would overflow.
  @Test(arguments: BlendMode.allCases)
  func premultiplied(_ blend: BlendMode) {
    let levels: [UInt8] = [0, 1, 77, 128, 254, 255]
    var pixels: [Pixel] = []
    for alpha in levels {
      for red in levels where red <= alpha {
        for blue in levels where blue <= alpha {
          pixels.append(Pixel(red: red, green: red / 2, blue: blue, alpha: alpha))
        }
      }
    }
    for below in pixels {
      #expect(blend.mix(.clear, over: below) == below)
      for source in pixels {
        let pixel = blend.mix(source, over: below)
        let most = max(pixel.red, pixel.green, pixel.blue)
        if most > pixel.alpha { Issue.record("\(source) over \(below) is \(pixel)") }
      }
    }
  }

  @Test("a mark is mixed with what is below it, as far as it covers it")
  func marks() throws {
    var mark = Mark.sample(.rectangle(10, 10, 20, 20), .color(.hex(0x3366CC)))
    mark.blend = .multiply
    let bitmap = try rasterize(.sample(ground: .hex(0xE68C28), mark))
    #expect(bitmap[5, 5] == Pixel(red: 230, green: 140, blue: 40, alpha: 255))
    #expect(bitmap[15, 15] == Pixel(red: 46, green: 56, blue: 32, alpha: 255))
  }

  @Test("inside a layer, what is below are the marks of that layer alone")
  func isolation() throws {
    var inner = Mark.sample(.rectangle(0, 0, 40, 40), .color(.hex(0x3366CC)))
    inner.blend = .multiply
    let layer = MarkLayer(marks: [inner])
    let bitmap = try rasterize(
      .sample(ground: .hex(0xE68C28), .sample(.rectangle(0, 0, 40, 40), .layer(layer))))
    #expect(bitmap[15, 15] == Pixel(.hex(0x3366CC)))
  }
}
