import Foundation
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

struct BlurTests {
  /// What a Gaussian blur leaves of a bar of pixels from 40 to 59 at another pixel.
  private static func bell(_ place: Int, deviation: Double) -> Double {
    func weight(_ distance: Int) -> Double {
      exp(-Double(distance * distance) / (2 * deviation * deviation))
    }
    let whole = (-1000...1000).reduce(0) { $0 + weight($1) }
    return 255 * (40..<60).reduce(0) { $0 + weight($1 - place) } / whole
  }

  /// SVG allows three boxes in place of the bell: they are within 3 percent of it.
  @Test(arguments: [(0.5, 1.0), (1, 1), (1.9, 1), (2, 8), (3.5, 8), (8, 8), (20, 8), (60, 8)])
  func bar(deviation: Double, tolerance: Double) {
    let line = (0..<100).map { UInt8((40..<60).contains($0) ? 255 : 0) }
    let blurred = BlurKernel(deviation: deviation).blurred(line, length: 100, to: -100..<200)
    let distances = (-100..<200).map { place in
      abs(Self.bell(place, deviation: deviation) - Double(blurred[place + 100]))
    }
    #expect(distances.reduce(0, max) <= tolerance)
    #expect(blurred.elementsEqual(blurred.reversed()), "a bar in the middle stays even")
  }

  @Test(
    "what is hardly blurred stays as it is",
    arguments: [0, .leastNonzeroMagnitude, 1e-300, 1e-160, 1e-9, 0.1, 0.199, 0.2, 0.21])
  func narrow(deviation: Double) throws {
    let line = (0..<100).map { UInt8($0 * 37 % 256) }
    #expect(BlurKernel(deviation: deviation).blurred(line, length: 100, to: 0..<100) == line)
    let layer = MarkLayer(
      marks: [.sample(.rectangle(5, 5, 8, 8), .color(.hex(0xFF0000)))],
      blur: Extent(width: deviation, height: deviation),
      shadow: .init(
        color: .hex(0x000000), blur: Extent(width: deviation, height: deviation),
        offset: Offset(x: 2, y: 2)))
    let plane = try layer.painted(in: PixelBox(left: 0, top: 0, right: 20, bottom: 20))
    #expect(plane.pixels[5 * 20 + 5].red == 255)
    #expect(plane.pixels[14 * 20 + 14].alpha == 255)
  }

  @Test("boxes are those of SVG's feGaussianBlur", arguments: [(2.0, 4, 4, 5), (2.5, 5, 5, 5)])
  func boxes(deviation: Double, first: Int, second: Int, third: Int) {
    guard case .boxes(first, second, third) = BlurKernel(deviation: deviation) else {
      Issue.record("\(BlurKernel(deviation: deviation))")
      return
    }
    // The same, a box after another.
    let line = (0..<30).map { UInt8($0 == 15 ? 255 : 0) }
    let blurred = BlurKernel(deviation: deviation).blurred(line, length: 30, to: 0..<30)
    var sums = line.map(Double.init)
    let lengths = [first, second, third]
    let shifts = first.isMultiple(of: 2) ? [first / 2 - 1, first / 2, first / 2] : [2, 2, 2]
    for (length, ahead) in zip(lengths, shifts) {
      sums = sums.indices.map { place in
        (0..<length).reduce(0) { sum, step in
          let at = place + ahead - step
          return sum + (sums.indices.contains(at) ? sums[at] : 0)
        } / Double(length)
      }
    }
    #expect(blurred == sums.map { UInt8($0 + 0.5) })
  }

  @Test("a blur so wide that nothing is left of the picture leaves nothing", arguments: [1e5, 1e9])
  func endless(deviation: Double) {
    let line = [UInt8](repeating: 255, count: 100)
    let blurred = BlurKernel(deviation: deviation).blurred(line, length: 100, to: 0..<100)
    #expect(blurred.allSatisfy { $0 == 0 })
  }

  @Test("colours are blurred premultiplied, and end three deviations away")
  func picture() throws {
    let layer = MarkLayer(
      marks: [.sample(.rectangle(20, 20, 40, 40), .color(.hex(0xFF0000)))],
      blur: Extent(width: 4, height: 4))
    let frame = layer.reach(of: Frame(x: 20, y: 20, width: 40, height: 40))
    #expect(frame == Frame(x: 6, y: 6, width: 68, height: 68))
    let box = PixelBox(left: 0, top: 0, right: 80, bottom: 80)
    let plane = try layer.painted(in: box)
    for (index, pixel) in plane.pixels.enumerated() {
      if pixel.red != pixel.alpha || pixel.green != 0 {
        Issue.record("\(pixel) at \(index)")
      }
    }
    #expect(plane.pixels[40 * 80 + 40].alpha == 255)
    #expect(abs(Int(plane.pixels[40 * 80 + 20].alpha) - 128) < 14)
    #expect(plane.pixels[40 * 80 + 5].alpha == 0)
  }

  @Test("layers that would take more memory than there may be are refused before they are painted")
  func tooLarge() {
    let area = Mark.Shape.rectangle(0, 0, 8000, 8000)
    let layer = MarkLayer(marks: [.sample(area)])
    var scene = Scene.sample(width: 8000, height: 8000)
    scene.marks = [Mark](repeating: .sample(area, .layer(layer)), count: 3)
    #expect(throws: Failure.layers(most: 128_000_000)) { try rasterize(scene) }
  }

  @Test("a part of a blurred picture is what the whole has there")
  func parts() throws {
    let layer = MarkLayer(
      marks: [
        .sample(.rectangle(5, 5, 60, 30, radius: 8), .color(.hex(0x3366CC, 0.8))),
        .sample(.rectangle(30, 20, 50, 50), .color(.hex(0xFF0000, 0.5))),
      ], blur: Extent(width: 3, height: 5),
      shadow: .init(
        color: .hex(0x000000, 0.5), blur: Extent(width: 2, height: 2),
        offset: Offset(x: 3.5, y: -2)))
    let all = try layer.painted(in: PixelBox(left: -20, top: -20, right: 120, bottom: 120))
    let part = try layer.painted(in: PixelBox(left: 20, top: 30, right: 60, bottom: 50))
    for y in 30..<50 {
      for x in 20..<60 {
        let one = part.pixels[(y - 30) * 40 + x - 20]
        let other = all.pixels[(y + 20) * 140 + x + 20]
        if one != other { Issue.record("\(one) and \(other) at \(x), \(y)") }
      }
    }
  }
}
