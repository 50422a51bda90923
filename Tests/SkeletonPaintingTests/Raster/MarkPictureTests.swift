import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

@Suite("Pictures of files")
struct MarkPictureTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  /// A picture of these pixels in a row, or in rows of some width.
  static func file(_ pixels: [Pixel], width: Int? = nil) -> PictureFile {
    let width = width ?? pixels.count
    let bitmap = Bitmap(width: width, height: pixels.count / width, pixels: pixels)
    return PictureFile(
      name: "a.png", path: "/a.png", bytes: png(bitmap), format: .png,
      extent: Extent(width: Double(width), height: Double(pixels.count / width)))
  }

  /// How red a pixel is, of those that are red and blue: `-` where nothing is painted.
  private static func words(_ bitmap: Bitmap) -> String {
    let rows = (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let pixel = bitmap.pixels[y * bitmap.width + x]
        return pixel.alpha == 0
          ? "-" : "\(pixel.red)" + (pixel.alpha == 255 ? "" : "/\(pixel.alpha)")
      }.joined(separator: " ")
    }
    return rows.joined(separator: ", ")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var mode = PictureFill.Mode.stretch
    var width = 2.0
    var height = 1.0
    var color: Color?
    var opacity = 1.0
    var transform: Affine?
    var expected: String
  }

  /// A picture of a red and a blue pixel, in a frame of some size.
  private static let rows: [Row] = [
    Row(testDescription: "as large as it is", expected: "255 0"),
    // Between the centres of two pixels are both, by nearness; beyond there is the nearest.
    Row(testDescription: "stretched", width: 4, height: 2, expected: "255 191 64 0, 255 191 64 0"),
    Row(testDescription: "a mean where it is smaller", width: 1, expected: "128"),
    Row(
      testDescription: "covers a square, and is cut off beside it", mode: .fill, height: 2,
      expected: "191 64, 191 64"),
    Row(
      testDescription: "as a whole in a square", mode: .fit, height: 3, expected: "- -, 255 0, - -"
    ),
    Row(
      testDescription: "in one colour", color: Color(red: 0.2, green: 1, blue: 0, alpha: 0.5),
      expected: "26/128 26/128"),
    Row(testDescription: "faded", opacity: 0.4, expected: "102/102 0/102"),
    Row(
      testDescription: "turned, which cuts nothing off", width: 2, height: 2,
      transform: Affine(turning: 90).around(Offset(x: 1, y: 1)), expected: "255 255, 0 0"),
    Row(
      testDescription: "mirrored", transform: Affine(a: -1, e: 2), expected: "0 255"),
  ]

  @Test("What a frame shows of it", arguments: rows)
  func frames(row: Row) throws {
    let frame = Frame(x: 0, y: 0, width: row.width, height: row.height)
    let picture = MarkPicture(
      fill: PictureFill(
        file: Self.file([Self.red, Self.blue]), mode: row.mode, color: row.color),
      frame: frame, opacity: row.opacity)
    var mark = Mark.sample(.rectangle(frame, .zero), .picture(picture))
    if let transform = row.transform { mark = mark.transformed(by: transform) }
    let scene = Scene(
      width: Int(row.width), height: Int(row.height), scale: 1, ground: .clear, marks: [mark])
    #expect(Self.words(try rasterize(scene)) == row.expected)
  }

  @Test("A part of a scene shows the same part of a picture")
  func moved() throws {
    let pixels = (0..<64).map { Pixel(red: UInt8($0 * 4), green: 0, blue: 0, alpha: 255) }
    let mark = Mark.sample(
      .rectangle(0, 0, 24, 24),
      .picture(
        MarkPicture(
          fill: PictureFill(file: Self.file(pixels, width: 8), mode: .stretch),
          frame: Frame(x: 0, y: 0, width: 24, height: 24))))
    let scene = Scene(width: 24, height: 24, scale: 1, ground: .clear, marks: [mark])
    let whole = try rasterize(scene)
    let part = try rasterize(scene.cropped(to: Frame(x: 5, y: 7, width: 9, height: 11), [mark]))
    for y in 0..<11 {
      for x in 0..<9 { #expect(part.pixels[y * 9 + x] == whole.pixels[(y + 7) * 24 + x + 5]) }
    }
  }

  @Test("A damaged file is told by its name, by pixels and by SVG")
  func damage() throws {
    let whole = Self.file([Self.red, Self.blue])
    for bytes in [Array(whole.bytes.dropLast(20)), Array(whole.bytes.prefix(24))] {
      let file = PictureFile(
        name: "images/a.png", path: "/a.png", bytes: bytes, format: .png,
        extent: Extent(width: 2, height: 1))
      let frame = Frame(x: 0, y: 0, width: 2, height: 1)
      let mark = Mark.sample(
        .rectangle(frame, .zero),
        .picture(MarkPicture(fill: PictureFill(file: file), frame: frame)))
      let layer = Mark.sample(.rectangle(frame, .zero), .layer(MarkLayer(marks: [mark])))
      for mark in [mark, layer] {
        let scene = Scene(width: 2, height: 1, scale: 1, ground: .clear, marks: [mark])
        func told(_ work: () throws(Failure) -> Void) -> String {
          do throws(Failure) {
            try work()
            return ""
          } catch { return error.description }
        }
        let said = [
          told { () throws(Failure) in _ = try rasterize(scene) },
          told { () throws(Failure) in _ = try svg(scene) },
          told { () throws(Failure) in
            _ = try animatedSVG([scene], at: [0], lasting: 1000, by: .smil)
          },
        ]
        #expect(
          said.allSatisfy { $0.hasPrefix("the picture 'images/a.png': the file is truncated") },
          "\(said)")
      }
    }
  }

  @Test("SVG has the file as it is, and one in a colour as that")
  func vector() throws {
    let frame = Frame(x: 0, y: 0, width: 4, height: 4)
    let file = Self.file([Self.red, Self.blue])
    func text(_ color: Color?) throws -> String {
      let mark = Mark.sample(
        .rectangle(frame, .zero),
        .picture(MarkPicture(fill: PictureFill(file: file, color: color), frame: frame)))
      return try svg(Scene(width: 4, height: 4, scale: 1, ground: .clear, marks: [mark]))
    }
    let own = String(decoding: base64(file.bytes), as: UTF8.self)
    let plain = try text(nil)
    #expect(plain.contains(#"<image x="-2" y="0" width="8" height="4" preserveAspectRatio="none""#))
    #expect(plain.contains("data:image/png;base64,\(own)"))
    let green = Self.file([Pixel](repeating: Pixel(.hex(0x00FF00)), count: 2))
    #expect(
      try text(.hex(0x00FF00)).contains(
        "data:image/png;base64,\(String(decoding: base64(green.bytes), as: UTF8.self))"))
  }
}
