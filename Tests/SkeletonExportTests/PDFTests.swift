import Foundation
import SkeletonModel
import Testing
@testable import SkeletonPainting

@testable import SkeletonExport
@testable import SkeletonLanguage

struct PDFTests {
  private static func scene(_ paints: [Mark.Paint]) -> Scene {
    Scene(
      width: 80, height: 40, scale: 2, ground: Color(red: 1, green: 1, blue: 1),
      marks: paints.map { paint in
        Mark(
          node: "a",
          shape: .rectangle(
            Frame(x: 4, y: 4, width: 40, height: 20),
            Mark.PixelRadii(topLeft: 4, topRight: 4, bottomRight: 4, bottomLeft: 4)),
          paint: paint, clips: [])
      })
  }

  private static func gradient(_ alpha: Double, inner: Double?) -> Mark.Paint {
    .gradient(
      Mark.Gradient(
        start: Offset(x: 0, y: 0), end: Offset(x: 80, y: 0),
        stops: [
          GradientStop(color: Color(red: 1, green: 0, blue: 0, alpha: alpha), location: 0),
          GradientStop(color: Color(red: 0, green: 0, blue: 1), location: 1),
        ], base: .clear, opacity: 1, inner: inner))
  }

  @Test("what PDF has no words for is there as pixels, and lines and blends as such")
  func effects() throws {
    let area = Mark.Shape.rectangle(
      Frame(x: 4, y: 4, width: 40, height: 20),
      Mark.PixelRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0))
    let red = Mark(
      node: "a", shape: area, paint: .color(Color(red: 1, green: 0, blue: 0)), clips: [])
    var line = red
    var pen = Mark.Pen(width: 3)
    pen.dash = [4, 2]
    line.shape = .stroke(Path([.move(.zero), .line(Offset(x: 9, y: 9))]), pen)
    var layer = red
    layer.paint = .layer(MarkLayer(marks: [red], blur: Extent(width: 3, height: 3)))
    layer.blend = .multiply
    var scene = Self.scene([])
    scene.marks = [line, layer]
    let bytes = try pdf([PDFPage(scene)], title: "Effects")
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    #expect(text.contains("/Subtype /Image /Width 40 /Height 20 /ColorSpace /DeviceRGB"))
    #expect(text.contains("/SMask "))
    #expect(text.contains("/B0 << /BM /Multiply >>"))
  }

  @Test(
    "a blend that PDF does not know is refused",
    arguments: [BlendMode.plusLighter, .plusDarker, .sourceAtop, .destinationOver, .destinationOut])
  func blends(_ blend: BlendMode) {
    var scene = Self.scene([.color(Color(red: 1, green: 0, blue: 0))])
    scene.marks[0].blend = blend
    #expect(throws: Failure.self) { try pdf([PDFPage(scene)], title: "Effects") }
  }

  /// Every object is where the table says.
  @Test func theTableNamesTheObjects() throws {
    let pages = [
      PDFPage(Self.scene([.color(Color(red: 0, green: 0, blue: 0, alpha: 0.5))])),
      PDFPage(Self.scene([Self.gradient(0.2, inner: nil), Self.gradient(1, inner: 3)])),
    ]
    let bytes = try pdf(pages, title: "Zwölf (12)")
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    let start = try #require(text.range(of: "startxref\n", options: .backwards))
    let place = try #require(Int(text[start.upperBound...].prefix { $0.isNumber }))
    #expect(text.dropFirst(place).hasPrefix("xref\n0 "))
    let rows = text.dropFirst(place).split(separator: "\n").dropFirst(3).prefix {
      $0.hasSuffix(" n ")
    }
    #expect(rows.count > 6)
    for (index, row) in rows.enumerated() {
      let offset = try #require(Int(row.prefix(10)))
      #expect(text.dropFirst(offset).hasPrefix("\(index + 1) 0 obj\n"))
    }
    #expect(text.contains("/Count 2"))
    #expect(text.contains("/MediaBox [0 0 40 20]"))
    #expect(text.contains("/ca 0.5"))
    #expect(text.contains("/ShadingType 2"))
    #expect(text.contains("/ShadingType 3 /ColorSpace /DeviceRGB /Coords [0 0 3 0 0 80]"))
    // Only what is translucent in parts has a mask.
    #expect(text.components(separatedBy: "/SMask").count == 2)
  }
}
