import SkeletonLayout
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

/// Pictures behind the glass of a device: round corners, and black where there are no pixels.
struct SceneBezelTests {
  private static func device(
    radius: Double? = 10, corners: CornerStyle = .circular, cutout: ScreenDevice.Cutout? = nil
  ) -> ScreenDevice {
    ScreenDevice(
      ["Sample"], 100, 200, density: 2, cornerRadius: radius, corners: corners, cutout: cutout)
  }

  private static func scene(
    _ children: [Placed] = [], behind device: ScreenDevice,
    _ orientation: ScreenDevice.Orientation = .portrait
  ) -> Scene {
    let (width, height) = orientation == .portrait ? (100.0, 200.0) : (200.0, 100.0)
    let placed = PlacedScreen(
      .layers(Frame(0, 0, width, height), children), width: width, height: height
    ) { $0.scale = 2 }
    return Stage(placed).scene(at: 0).behind(Bezel(device, orientation))
  }

  @Test(arguments: [CornerStyle.circular, .continuous])
  func cornersAreCutOffTheGround(style: CornerStyle) throws {
    let scene = Self.scene(behind: Self.device(corners: style))
    #expect(scene.ground == .clear)
    #expect(scene.width == 200 && scene.height == 400)
    let ground = try #require(scene.marks.first)
    #expect(ground.color == .white)
    var radii = Mark.PixelRadii(all: 20)
    radii.style = style
    #expect(ground.shape == .rectangle(Frame(0, 0, 200, 400), radii))
  }

  @Test(arguments: [
    (Frame(0, 0, 100, 20), true), (Frame(0, 190, 5, 5), true), (Frame(-10, 50, 120, 200), true),
    (Frame(0, 20, 100, 160), false), (Frame(20, 0, 60, 200), false),
    (Frame(0, 19, 100, 20), true),
  ])
  func whatMayReachACornerIsClipped(frame: Frame, isClipped: Bool) throws {
    let scene = Self.scene([.block(frame)], behind: Self.device())
    let mark = try #require(scene.marks.last)
    #expect(mark.clips == (isClipped ? [.rectangle(Frame(0, 0, 200, 400), .init(all: 20))] : []))
  }

  @Test func withoutKnownCornersThePictureStaysAsItIs() {
    let scene = Self.scene([.block(Frame(0, 0, 100, 20))], behind: Self.device(radius: nil))
    #expect(scene.ground == .white)
    #expect(scene.marks.count == 1 && scene.marks[0].clips.isEmpty)
  }

  @Test func aClearGroundStaysClear() {
    var scene = Self.scene(behind: Self.device(radius: nil))
    scene.ground = .clear
    #expect(scene.behind(Bezel(Self.device(), .portrait)).marks.isEmpty)
  }

  struct Row: Sendable {
    var cutout: ScreenDevice.Cutout
    var orientation: ScreenDevice.Orientation
    var frame: Frame
    /// The radii of the corners, from the upper left one clockwise.
    var radii: [Double]
  }

  @Test(arguments: [
    Row(
      cutout: .island(width: 40, height: 10, top: 5), orientation: .portrait,
      frame: Frame(60, 10, 80, 20), radii: [10, 10, 10, 10]),
    Row(
      cutout: .island(width: 40, height: 10, top: 5), orientation: .landscape,
      frame: Frame(10, 60, 20, 80), radii: [10, 10, 10, 10]),
    Row(
      cutout: .notch(width: 40, height: 10, radius: 4), orientation: .portrait,
      frame: Frame(60, 0, 80, 20), radii: [0, 0, 8, 8]),
    Row(
      cutout: .notch(width: 40, height: 10, radius: 4), orientation: .landscape,
      frame: Frame(0, 60, 20, 80), radii: [0, 8, 8, 0]),
    Row(
      cutout: .hole(diameter: 8, center: 10), orientation: .portrait,
      frame: Frame(92, 12, 16, 16), radii: [8, 8, 8, 8]),
    Row(
      cutout: .hole(diameter: 8, center: 10), orientation: .landscape,
      frame: Frame(12, 92, 16, 16), radii: [8, 8, 8, 8]),
  ])
  func aCutoutIsInTheMiddleOfTheUpperEdge(_ row: Row) throws {
    let scene = Self.scene(
      [.block(Frame(0, 0, 10, 10))], behind: Self.device(cutout: row.cutout), row.orientation)
    let mark = try #require(scene.marks.last)
    #expect(mark.color == Color(red: 0, green: 0, blue: 0))
    #expect(mark.shape.bounds == row.frame)
    let radii = try #require(mark.radii)
    #expect(
      [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft] == row.radii)
    #expect(radii.style == .circular)
  }

  @Test("a background that reaches below the bars is painted there")
  func grounds() throws {
    var placed = Placed.block(Frame(0, 20, 100, 60)) { $0.background = .color(.azure) }
    placed.ground = Frame(0, 0, 100, 80)
    let mark = try #require(PlacedScreen(placed, height: 100).marks().first)
    #expect(mark.shape.bounds == Frame(0, 0, 100, 80))
    #expect(mark.color == .azure)
    let moved = placed.moved(by: Offset(x: 0, y: -10))
    #expect(moved.ground == Frame(0, -10, 100, 80))
  }
}
