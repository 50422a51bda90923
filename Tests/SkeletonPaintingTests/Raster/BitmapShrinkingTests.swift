import Testing
@testable import SkeletonPainting

/// Pictures in fewer pixels.
struct BitmapShrinkingTests {
  private func gray(_ width: Int, _ values: [UInt8]) -> Bitmap {
    Bitmap(
      width: width, height: values.count / width,
      pixels: values.map { Pixel(red: $0, green: $0, blue: $0, alpha: 255) })
  }

  struct Row: Sendable {
    let width: Int
    let values: [UInt8]
    let toWidth: Int
    let height: Int
    let expected: [UInt8]
  }

  @Test(arguments: [
    Row(width: 2, values: [0, 100, 200, 100], toWidth: 1, height: 1, expected: [100]),
    Row(width: 4, values: [0, 10, 20, 40], toWidth: 2, height: 1, expected: [5, 30]),
    // A pixel that two share is divided: two thirds of the first, a third of the middle.
    Row(width: 3, values: [0, 90, 30], toWidth: 2, height: 1, expected: [30, 50]),
    Row(width: 1, values: [0, 90, 30], toWidth: 1, height: 2, expected: [30, 50]),
    Row(width: 2, values: [1, 2, 3, 4], toWidth: 2, height: 2, expected: [1, 2, 3, 4]),
  ])
  func eachPixelIsTheMeanOfItsArea(_ row: Row) {
    let small = gray(row.width, row.values).shrunk(toWidth: row.toWidth, height: row.height)
    #expect(small == gray(row.toWidth, row.expected))
  }

  /// What is clear has no colour to mix in.
  @Test func alphaIsPremultiplied() {
    let half = Bitmap(
      width: 2, height: 1,
      pixels: [Pixel(red: 200, green: 0, blue: 0, alpha: 200), .clear])
    #expect(
      half.shrunk(toWidth: 1, height: 1).pixels == [Pixel(red: 100, green: 0, blue: 0, alpha: 100)])
  }
}
