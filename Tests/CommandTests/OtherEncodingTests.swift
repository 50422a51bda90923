import Foundation
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// Goldens with the pixels of this run that another program has written.
struct OtherEncodingTests {
  /// The picture as another program would write it: without a palette, and not compressed.
  private func spelledOut(_ bytes: [UInt8]) throws -> [UInt8] {
    let bitmap = try Picture(reading: bytes).bitmap
    var file = HandmadePNG(width: bitmap.width, height: bitmap.height, kind: .rgba, depth: 8)
    file.values = { x, y, channel in
      let (red, green, blue, alpha) = bitmap[x, y].straight
      return Int([red, green, blue, alpha][channel])
    }
    return file.bytes()
  }

  @Test func verifyAcceptsThemAndRecordAllRewritesThem() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let name = "/goldens/row/light/phase-0500.png"
    let golden = URL(filePath: project.path + name)
    let ours = try Array(Data(contentsOf: golden))
    let theirs = try spelledOut(ours)
    #expect(theirs.count > ours.count)
    try Data(theirs).write(to: golden)

    try #expect(project.run(["verify"]).status == 0)
    let usual = try project.run(["record"])
    #expect(usual.status == 0)
    #expect(!usual.output.contains(".png"), "\(usual.output)")
    #expect(try Array(Data(contentsOf: golden)) == theirs)

    let all = try project.run(["record", "--record", "all"])
    #expect(all.status == 0)
    let written = all.output.split(separator: "\n").filter { $0.hasSuffix(".png") }
    #expect(written == ["goldens/row/light/phase-0500.png"], "\(all.output)")
    #expect(try Array(Data(contentsOf: golden)) == ours)
    try #expect(project.run(["verify"]).status == 0)
  }

  /// One pixel off by one, in a file that another program has written, is a difference.
  @Test func aSlightDifferenceInThemIsSeen() throws {
    let project = try GoldenProject()
    try #expect(project.run(["record"]).status == 0)
    let golden = URL(filePath: project.path + "/goldens/row/light/phase-0500.png")
    let bitmap = try Picture(reading: Array(Data(contentsOf: golden))).bitmap
    var pixels = bitmap.pixels
    let last = pixels.count - 1
    pixels[last] = Pixel(packed: pixels[last].packed ^ 1)
    let changed = Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    try Data(spelledOut(png(changed))).write(to: golden)
    let outcome = try project.run(["verify"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 of "), "\(outcome.output)")
  }
}
