import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// What a canvas has of the device that it names, and what stands beside the name.
struct CanvasTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var canvas: String
    var width: Double
    var height: Double?
    var scale: Int
    var safeArea: Insets

    init(
      _ canvas: String, _ width: Double, _ height: Double?, at scale: Int,
      _ safeArea: Insets = .zero
    ) {
      self.canvas = canvas
      self.width = width
      self.height = height
      self.scale = scale
      self.safeArea = safeArea
    }

    var testDescription: String { canvas }
  }

  /// A document with these keys.
  private static func reading(_ keys: String) throws -> Document {
    try Document.reading("skelsnap: 1\nskeleton: {block: {}}\n\(keys)\n")
  }

  private static let upright = Insets(top: 59, bottom: 34)
  private static let onItsSide = Insets(leading: 59, bottom: 21, trailing: 59)

  @Test(arguments: [
    Row("{}", 393, 852, at: 1),
    Row("{device: iPhone 16}", 393, 852, at: 3, upright),
    Row("{device: iphone16}", 393, 852, at: 3, upright),
    Row("{device: iPhone 16, orientation: portrait}", 393, 852, at: 3, upright),
    Row("{device: iPhone 16, orientation: landscape}", 852, 393, at: 3, onItsSide),
    Row("{device: iPhone 16, height: fit}", 393, nil, at: 3, upright),
    Row("{device: iPhone 16, width: 300, height: 500}", 300, 500, at: 3, upright),
    Row("{device: iPhone 16, scale: 1}", 393, 852, at: 1, upright),
    Row("{device: iPhone 16, safeArea: {top: 100}}", 393, 852, at: 3, Insets(top: 100)),
    Row("{device: iPhone 16, safeArea: 0}", 393, 852, at: 3),
    Row("{device: Pixel 8}", 411, 914, at: 3, Insets(top: 50.29, bottom: 24)),
    Row("{device: iPad mini}", 744, 1133, at: 2, Insets(top: 24, bottom: 20)),
    Row("{device: Galaxy S24}", 360, 780, at: 3),
    Row("{scale: 2}", 393, 852, at: 2),
    Row(
      "{safeArea: {top: 20, horizontal: default}}", 393, 852, at: 1,
      Insets(top: 20, leading: 16, trailing: 16)),
  ])
  func aCanvas(_ row: Row) throws {
    let document = try Self.reading("canvas: \(row.canvas)")
    let variant = document.snapshots.defaultVariant
    let canvas = try document.screen(.skeleton, in: variant).canvas
    #expect(canvas.width == row.width)
    #expect(canvas.height == row.height)
    #expect(variant.scale == row.scale)
    #expect(canvas.safeArea == row.safeArea)
  }

  @Test func snapshotsSayTheScalesThatArePainted() throws {
    let document = try Self.reading("canvas: {device: iPhone 16}\nsnapshots: {scale: [1, 2]}")
    #expect(Set(document.snapshots.variants.map(\.scale)) == [1, 2])
    let own = try Self.reading("canvas: {device: iPhone 16}\nsnapshots: {phases: [0]}")
    #expect(Set(own.snapshots.variants.map(\.scale)) == [3])
  }

  @Test("another width replaces the device's, and keeps what its bars take")
  func anotherWidth() throws {
    let document = try Self.reading("canvas: {device: iPhone 16}")
    var variant = Variant()
    variant.width = CanvasSize(width: 320)
    let canvas = try document.screen(.skeleton, in: variant).canvas
    #expect(canvas.width == 320 && canvas.height == 852)
    #expect(canvas.safeArea == Self.upright)
    #expect(document.width(CanvasSize(width: 393)) == nil)
  }

  @Test("a hole stays where it is when reading begins at the other side")
  func mirrored() throws {
    let document = try Self.reading("canvas: {device: Galaxy S25, orientation: landscape}")
    var variant = Variant()
    #expect(
      try document.screen(.skeleton, in: variant).canvas.safeArea
        == Insets(top: 24, leading: 32, bottom: 24))
    variant.direction = .rtl
    #expect(
      try document.screen(.skeleton, in: variant).canvas.safeArea
        == Insets(top: 24, bottom: 24, trailing: 32))
  }

  @Test func aDocumentKnowsItsDevice() throws {
    let none = try Self.reading("canvas: {width: 393}")
    #expect(none.bezel == nil)
    let turned = try Self.reading("canvas: {device: iPhone 16, orientation: landscape}")
    let device = try #require(ScreenDevice.named("iPhone 16"))
    #expect(turned.bezel == Bezel(device, .landscape))
  }
}
