import Foundation
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonSystem

/// Randomly damaged goldens, compared in this process: a trap would end it.
final class GoldenCorruptionTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "skelsnap-goldens-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func document(_ more: String = "") throws -> Document {
    let text = """
      skelsnap: 1
      canvas: {width: 48, height: 32}
      skeleton: {hstack: [{circle: {id: a, size: 16}}, {block: {id: b, width: 20, height: 8}}]}
      snapshots: {appearance: [light], phases: [0.5]}
      \(more)
      """
    return try Document.read(file: "d.skel.yaml", bytes: Array(text.utf8), name: "d") { _, _ in
      .refused("none")
    }
  }

  @Test func noDamageIsEverASuccess() throws {
    let goldens = try GuardedFolder(folder)
    let job = GoldenJob(try document(), goldens: goldens)
    var options = GoldenOptions()
    options.workers = 1
    options.record = .failed
    #expect(compareGoldens([job], options).written.count == 3)
    options.record = .never
    #expect(compareGoldens([job], options).result.standing == .clean)
    for name in ["d/light/phase-0500.png", "d/light/layout.txt", "d/light/accessibility.txt"] {
      let sound = try goldens.read(name, limit: 1_000_000)
      var generator = SystemRandomNumberGenerator()
      for round in 0..<(name.hasSuffix("png") ? 250 : 50) {
        var damaged = sound
        switch round % 3 {
        case 0: damaged.removeLast(Int.random(in: 1...sound.count, using: &generator))
        case 1:
          for _ in 0..<Int.random(in: 1...3, using: &generator) {
            damaged[Int.random(in: 0..<sound.count, using: &generator)] ^=
              1 << UInt8.random(in: 0..<8, using: &generator)
          }
        default:
          let (a, b) = (Int.random(in: 0..<sound.count), Int.random(in: 0..<sound.count))
          damaged.swapAt(a, b)
        }
        if damaged == sound { continue }
        try goldens.write(damaged, to: name)
        let result = compareGoldens([job], options).result
        #expect(result.standing != .clean, "\(name), round \(round)")
      }
      try goldens.write(sound, to: name)
    }
  }

  @Test func aForeignEncodingOfTheSamePixelsIsIdenticalAndStays() throws {
    let goldens = try GuardedFolder(folder)
    let job = GoldenJob(try document(), goldens: goldens)
    var options = GoldenOptions()
    options.record = .failed
    _ = compareGoldens([job], options)
    let name = "d/light/phase-0500.png"
    let image = try Picture(reading: goldens.read(name, limit: 1_000_000))
    // Stored rather than packed, and without any stamp.
    let foreign = HandmadePNG.plain(image.bitmap)
    try goldens.write(foreign, to: name)
    let outcome = compareGoldens([job], options)
    #expect(outcome.result.standing == .clean)
    #expect(outcome.written.isEmpty)
    #expect(try goldens.read(name, limit: 1_000_000) == foreign)
  }

  /// Of a picture that is much larger than the frame nothing is unpacked: what says that its pixels
  /// are missing never gets to speak.
  @Test func aHugeGoldenIsResizedWithoutBeingUnpacked() throws {
    let goldens = try GuardedFolder(folder)
    let job = GoldenJob(try document(), goldens: goldens)
    var options = GoldenOptions()
    options.record = .failed
    _ = compareGoldens([job], options)
    options.record = .never
    let name = "d/light/phase-0500.png"
    func huge(_ width: Int, _ height: Int) -> [UInt8] {
      let header = HandmadePNG.big(width) + HandmadePNG.big(height) + [8, 2, 0, 0, 0]
      return [137, 80, 78, 71, 13, 10, 26, 10] + HandmadePNG.chunk("IHDR", header)
        + HandmadePNG.chunk("IDAT", HandmadePNG.stored([0])) + HandmadePNG.chunk("IEND", [])
    }
    try goldens.write(huge(3000, 3000), to: name)
    var one = try #require(compareGoldens([job], options).result.cases.first)
    #expect(one.verdict == .resized)
    #expect(one.message?.hasPrefix("the golden is 3000 × 3000 pixels, this run's frame") == true)
    #expect(one.differing == nil && one.unexplained == nil)
    try goldens.write(huge(100, 100), to: name)
    one = try #require(compareGoldens([job], options).result.cases.first)
    #expect(one.verdict == .unreadable)
    #expect(one.message?.contains("Not enough image data") == true)
  }

  /// Changes a golden by one pixel, as though another cairo had painted it.
  private func change(_ name: String, in goldens: GuardedFolder, cairo version: String) throws {
    let image = try Picture(reading: goldens.read(name, limit: 1_000_000))
    var pixels = image.bitmap.pixels
    pixels[0] = Pixel(red: 1, green: 2, blue: 3, alpha: 255)
    let texts = image.texts.map {
      $0.key == "cairo" ? PNGText(key: "cairo", text: version) : $0
    }
    let other = Bitmap(width: image.bitmap.width, height: image.bitmap.height, pixels: pixels)
    try goldens.write(png(other, stamp: texts), to: name)
  }

  /// Nothing but the picture shows how far a fade has gone.
  @Test func anInstantNeverDrifts() throws {
    let goldens = try GuardedFolder(folder)
    let loading = """
      content: {circle: {id: a, size: 16}}
      scenarios: {load: {script: {100ms: data}, instants: [200ms]}}
      """
    let job = GoldenJob(try document(loading), goldens: goldens)
    var options = GoldenOptions()
    options.record = .failed
    _ = compareGoldens([job], options)
    try change("d/light/scenario-load/t00200.png", in: goldens, cairo: "1.10.0")
    options.record = .never
    let failing = compareGoldens([job], options).result.cases.filter { $0.verdict != .identical }
    #expect(failing.map(\.verdict) == [.different])
    #expect(failing.first?.message?.contains("cairo 1.10.0, here") == true)
    options.record = .drifted
    #expect(compareGoldens([job], options).written.isEmpty)
  }

  @Test func theSameSceneByOtherLibrariesHasDrifted() throws {
    let goldens = try GuardedFolder(folder)
    let job = GoldenJob(try document(), goldens: goldens)
    var options = GoldenOptions()
    options.record = .failed
    _ = compareGoldens([job], options)
    let name = "d/light/phase-0500.png"
    func put(cairo version: String) throws {
      try change(name, in: goldens, cairo: version)
    }
    options.record = .never
    try put(cairo: PaintVersions.cairo)
    var one = try #require(compareGoldens([job], options).result.cases.first)
    #expect(one.verdict == .different)
    #expect(one.nodes == [])
    #expect((one.differing, one.unexplained) == (1, 1))
    try put(cairo: "1.10.0")
    one = try #require(compareGoldens([job], options).result.cases.first)
    #expect(one.verdict == .drifted)
    #expect(one.message?.contains("cairo 1.10.0, here \(PaintVersions.cairo)") == true)
    options.record = .drifted
    #expect(compareGoldens([job], options).written.map(\.verdict) == [.drifted])
    #expect(compareGoldens([job], options).result.standing == .clean)
  }
}

extension HandmadePNG {
  /// An opaque picture, stored rather than packed.
  static func plain(_ bitmap: Bitmap) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<bitmap.height {
      rows.append(0)
      for pixel in bitmap.row(y) { rows += [pixel.red, pixel.green, pixel.blue] }
    }
    return [137, 80, 78, 71, 13, 10, 26, 10]
      + chunk("IHDR", big(bitmap.width) + big(bitmap.height) + [8, 2, 0, 0, 0])
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }
}
