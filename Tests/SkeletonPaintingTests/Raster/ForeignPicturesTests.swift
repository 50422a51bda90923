import Foundation
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// What other libraries read: that they are asked rightly, and that damage is told.
@Suite("Pictures in other formats than PNG")
struct ForeignPicturesTests {
  /// Two squares side by side, red and blue.
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8">
      <rect width="8" height="8" fill="red"/><rect x="8" width="8" height="8" fill="blue"/>
    </svg>
    """
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 16 8] /Contents 4 0 R>> endobj
    4 0 obj <</Length 48>> stream
    1 0 0 rg 0 0 8 8 re f 0 0 1 rg 8 0 8 8 re f     
    endstream endobj
    trailer <</Root 1 0 R>>
    """
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ
    BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr+Uz/fw+Q6/6qD/AJrz/9k=
    """

  private static func file(_ format: PictureFile.Format, _ bytes: [UInt8]) -> PictureFile {
    PictureFile(
      name: "a.\(format.rawValue)", path: "/a", bytes: bytes, format: format,
      extent: Extent(width: 16, height: 8))
  }

  private static func bytes(_ format: PictureFile.Format) throws -> [UInt8] {
    switch format {
    case .svg: Array(svg.utf8)
    case .pdf: Array(pdf.utf8)
    case .jpeg: Array(try #require(Data(base64Encoded: jpeg.filter { !$0.isWhitespace })))
    case .png: []
    }
  }

  private static func painted(
    _ file: PictureFile, width: Double, height: Double, color: Color? = nil
  ) throws -> Bitmap {
    let frame = Frame(x: 0, y: 0, width: width, height: height)
    let mark = Mark.sample(
      .rectangle(frame, .zero),
      .picture(
        MarkPicture(fill: PictureFill(file: file, mode: .stretch, color: color), frame: frame)))
    return try rasterize(
      Scene(width: Int(width), height: Int(height), scale: 1, ground: .clear, marks: [mark]))
  }

  @Test("In as many pixels as it is to have", arguments: [PictureFile.Format.svg, .pdf, .jpeg])
  func sizes(format: PictureFile.Format) throws {
    let file = Self.file(format, try Self.bytes(format))
    // A drawing has a sharp edge at any size, and each side its own scale.
    for (width, height) in [(16.0, 8.0), (64, 32), (32, 64)] {
      let bitmap = try Self.painted(file, width: width, height: height)
      for y in 0..<Int(height) {
        let row = (0..<Int(width)).map { bitmap.pixels[y * Int(width) + $0] }
        #expect(row.allSatisfy { $0.alpha == 255 })
        let edge = Int(width) / 2
        let blur = format.isDrawing ? 0 : Int(width) / 16
        #expect(row[..<(edge - blur)].allSatisfy { $0.red > 250 && $0.blue < 5 }, "\(row)")
        #expect(row[(edge + blur)...].allSatisfy { $0.red < 5 && $0.blue > 250 }, "\(row)")
      }
    }
  }

  @Test("A drawing is a template, and clear where it draws nothing")
  func template() throws {
    let half = Self.svg.replacing(#"<rect x="8" width="8" height="8" fill="blue"/>"#, with: "")
    let bitmap = try Self.painted(
      Self.file(.svg, Array(half.utf8)), width: 16, height: 8, color: .hex(0x00FF00))
    #expect(bitmap.pixels[0] == Pixel(.hex(0x00FF00)) && bitmap.pixels[12].alpha == 0)
  }

  @Test("A drawing that is far larger than what it fills")
  func large() throws {
    let file = Self.file(.svg, try Self.bytes(.svg))
    let frame = Frame(x: 0, y: 0, width: 4, height: 15_000)
    let mark = Mark.sample(
      .rectangle(frame, .zero),
      .picture(MarkPicture(fill: PictureFill(file: file, mode: .fill), frame: frame)))
    let bitmap = try rasterize(
      Scene(width: 4, height: 15_000, scale: 1, ground: .clear, marks: [mark]))
    // Its middle, where the two squares meet.
    let row = bitmap.pixels.prefix(4)
    #expect(row.allSatisfy { $0.alpha == 255 && $0.red > 20 && $0.blue > 20 })
    #expect(row[0].red > row[3].red && row[0].blue < row[3].blue)
  }

  @Test("Damage is told, and a drawing reads no other file")
  func damage() throws {
    let broken: [(PictureFile.Format, [UInt8])] = [
      (.svg, Array(Self.svg.utf8.prefix(60))), (.pdf, Array("%PDF-1.4 nothing".utf8)),
      (.jpeg, Array(try Self.bytes(.jpeg).prefix(300))),
      (.jpeg, Array(try Self.bytes(.jpeg).dropLast(20))),
    ]
    for (format, bytes) in broken {
      let file = Self.file(format, bytes)
      do {
        _ = try Self.painted(file, width: 16, height: 8)
        Issue.record("\(format) was painted")
      } catch {
        #expect(
          "\(error)".hasPrefix("the picture 'a.\(format.rawValue)': it cannot be painted: "),
          "\(error)")
      }
    }
    let asking = """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8">
        <image href="file:///usr/share/pixmaps/debian-logo.png" width="16" height="8"/>
        <image href="http://localhost:1/a.png" width="16" height="8"/>
      </svg>
      """
    let bitmap = try Self.painted(Self.file(.svg, Array(asking.utf8)), width: 16, height: 8)
    #expect(bitmap.pixels.allSatisfy { $0.alpha == 0 })
  }
}
