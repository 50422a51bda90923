import SkeletonModel
import Testing

@testable import SkeletonLanguage

@Suite("How large a picture's file says it is")
struct PictureFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    /// `format width height`, or why it is none.
    var expected: String

    init(_ description: String, _ bytes: [UInt8], _ expected: String) {
      (testDescription, self.bytes, self.expected) = (description, bytes, expected)
    }

    init(_ text: String, _ expected: String) {
      self.init(text, Array(text.utf8), expected)
    }
  }

  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 30, 1, 4, 3,
  ]

  private static let rows: [Row] = [
    Row("a JPEG's frame after another part and a byte to fill", jpeg, "jpeg 260 30"),
    Row("a JPEG without a frame", Array(jpeg.prefix(8)), "does not say how large it is"),
    Row(
      "a JPEG whose part has no length", jpeg.prefix(4) + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      "does not say"),
    Row("%PDF-1.4 /MediaBox [0 0 24 12.5]", "pdf 24 12.5"),
    Row("%PDF-1.4 /MediaBox [ 10 20\n34 32 ] /CropBox [12 20 34 30]", "pdf 22 10"),
    Row("%PDF-1.7 compressed", "PDF files do"),
    Row("%PDF-1.7 /MediaBox [0 0 nan 4]", "PDF files do"),
    Row(#"<svg width="24" height='12px' viewBox="0 0 1 1">"#, "svg 24 12"),
    Row(
      #"<?xml version="1.0"?><!-- <b> --><svg xmlns="x" height = "1in" width="72pt"/>"#, "svg 96 96"
    ),
    Row(#"<svg viewBox="-1,-2 30 40">"#, "svg 30 40"),
    Row(#"<svg stroke-width="3" width="15" viewBox="0 0 30 40">"#, "svg 15 20"),
    Row(#"<svg height="20" viewBox="0 0 30 40">"#, "svg 15 20"),
    Row(#"<svg width="100%" height="100%" viewBox="0 0 30 40">"#, "svg 30 40"),
    Row(#"<svg width="0" height="4">"#, "it has 0x4 points"),
    Row(#"<svg width="1e9" height="4">"#, "a picture has 16384 a side at most"),
    Row("<svg>", "SVG files do"), Row("<svgs>", "it is none of PNG, JPEG, SVG and PDF"),
    Row("nothing", [], "it is none of"), Row("GIF89a", "it is none of"),
    Row(
      "a PNG that ends in its head", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0],
      "PNG files do"),
  ]

  @Test(arguments: rows)
  func says(row: Row) {
    do throws(Failure) {
      let file = try PictureFile(reading: row.bytes, name: "a", path: "/a")
      let size = "\(file.extent.width.shortestDecimal) \(file.extent.height.shortestDecimal)"
      #expect("\(file.format.rawValue) \(size)" == row.expected)
    } catch {
      #expect(error.message.contains(row.expected), "\(error)")
    }
  }
}
