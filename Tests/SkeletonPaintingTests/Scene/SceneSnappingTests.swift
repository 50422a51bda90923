import TestSupport
import Testing
@testable import SkeletonPainting

import SkeletonLayout
@testable import SkeletonModel

struct SceneSnappingTests {
  @Test(
    "neighbours share an edge at any fraction and scale, and no pixel is lost",
    arguments: [1, 2, 3, 4])
  func sharedEdges(scale: Int) {
    for hundredths in 0..<100 {
      let start = Double(hundredths) / 100
      let rows = (0..<6).map { row in
        Placed.block("row\(row)", Frame(0, start + Double(row) * 10.1, 40.35, 10.1))
      }
      let screen = PlacedScreen(.layers(Frame(0, 0, 100, 100), rows)) { $0.scale = scale }
      let bounds = screen.marks().map(\.shape.bounds)
      for (above, below) in zip(bounds, bounds.dropFirst()) {
        #expect(above.maxY == below.y)
        #expect(above.maxY == above.maxY.rounded())
      }
    }
  }

  @Test(arguments: [
    (0.5, 1, 1.0), (0.49, 1, 0.0), (-0.5, 1, 0.0), (-0.51, 1, -1.0), (10.25, 2, 21.0),
    (1.0 / 3, 3, 1.0), (0.1 + 0.2 + 0.2, 1, 1.0), (0.7 - 0.2, 1, 1.0),
  ])
  func halvesGoUp(points: Double, scale: Int, pixel: Double) {
    #expect(PixelGrid(scale: Double(scale), isMirrored: false).edge(points) == pixel)
  }

  @Test(
    "a partly covered pixel belongs to the canvas",
    arguments: [(393.0, 1, 393), (184.2, 1, 185), (184.2, 3, 553), (0.1 + 0.2, 10, 3)])
  func canvas(points: Double, scale: Int, pixels: Int) {
    let screen = PlacedScreen(
      .block(Frame(0, 0, 1, 1)), width: points, height: 10
    ) { $0.scale = scale }
    let scene = Stage(screen).scene(at: 0)
    #expect(scene.width == pixels)
    #expect(scene.height == 10 * scale)
    #expect(scene.scale == scale)
  }

  @Test("radii are points times scale, clamped to half the shorter snapped side")
  func radii() {
    func radii(_ rounding: Rounding, _ frame: Frame, scale: Int) -> Mark.PixelRadii? {
      PlacedScreen(.block(frame) { $0.radius = rounding }, variant: { $0.scale = scale })
        .marks().first?.radii
    }
    let four = Rounding.corners(CornerRadii(all: 4))
    #expect(radii(four, Frame(0, 0, 20, 20), scale: 3) == Mark.PixelRadii(all: 12).continuous)
    #expect(radii(four, Frame(0, 0, 20, 6), scale: 2) == Mark.PixelRadii(all: 6).continuous)
    // 0.4…5.6 snaps to 0…6: the radius depends on the pixels, not on the points.
    #expect(radii(.capsule, Frame(0, 0.4, 20, 5.2), scale: 1) == Mark.PixelRadii(all: 3).continuous)
  }

  @Test("leading corners are on the right in a right-to-left layout")
  func mirroredCorners() {
    let corners = CornerRadii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
    func radii(_ direction: LayoutDirection) -> Mark.PixelRadii? {
      PlacedScreen(
        .block(Frame(0, 0, 20, 20)) { $0.radius = .corners(corners) },
        variant: { $0.direction = direction }
      ).marks().first?.radii
    }
    #expect(
      radii(.ltr)
        == Mark.PixelRadii(topLeft: 1, topRight: 2, bottomRight: 4, bottomLeft: 3).continuous)
    #expect(
      radii(.rtl)
        == Mark.PixelRadii(topLeft: 2, topRight: 1, bottomRight: 3, bottomLeft: 4).continuous)
  }

  /// A rounding, and the half-axes that a rectangle of 40 by 20 points gets.
  struct AxesRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let corners: EllipticCorners
    let axes: [[Double]]

    init(_ rule: String, _ corners: EllipticCorners, _ axes: [[Double]]) {
      testDescription = rule
      self.corners = corners
      self.axes = axes
    }
  }

  private static func axes(_ x: Length, _ y: Length) -> CornerAxes { CornerAxes(x: x, y: y) }

  @Test(arguments: [
    AxesRow(
      "each corner is a quarter of an ellipse",
      EllipticCorners(all: axes(.points(4), .points(8))), [[4, 8], [4, 8], [4, 8], [4, 8]]),
    AxesRow(
      "percents are of the width and of the height",
      EllipticCorners(all: axes(.share(0.25), .share(0.5))),
      [[10, 10], [10, 10], [10, 10], [10, 10]]),
    AxesRow(
      "one for all is cut axis by axis, as of SVG's rect",
      EllipticCorners(all: axes(.points(100), .points(5))),
      [[20, 5], [20, 5], [20, 5], [20, 5]]),
    AxesRow(
      "corners by themselves are scaled together, as in CSS",
      EllipticCorners(
        topLeading: axes(.points(60), .points(5)), topTrailing: axes(.points(20), .points(10)),
        bottomLeading: .zero, bottomTrailing: axes(.points(4), .points(4))),
      [[30, 2.5], [10, 5], [0, 0], [2, 2]]),
    AxesRow(
      "a capsule's is half the shorter side, and reaches round two corners as in CSS",
      EllipticCorners(
        topLeading: axes(.points(.infinity), .points(.infinity)),
        topTrailing: axes(.points(8), .points(2)), bottomLeading: .zero, bottomTrailing: .zero),
      [[10, 10], [8, 2], [0, 0], [0, 0]]),
  ])
  func cornerAxes(_ row: AxesRow) {
    let extents = row.corners.extents(in: Extent(width: 40, height: 20))
    let axes = [
      extents.topLeading, extents.topTrailing, extents.bottomLeading, extents.bottomTrailing,
    ]
    #expect(axes.map { [$0.width, $0.height] } == row.axes)
    // In points, whatever the scale: pixels are those of a rectangle that is as much larger.
    let large = row.corners.extents(in: Extent(width: 120, height: 60), scale: 3)
    #expect(large.topLeading.width == row.axes[0][0] * 3)
  }

  @Test(
    "quarters of ellipses are an outline, mirrored from right to left; those of circles are not")
  func ellipticCorners() throws {
    func mark(_ corners: EllipticCorners, _ direction: LayoutDirection = .ltr) -> Mark? {
      PlacedScreen(
        .block(Frame(0, 0, 40, 20)) { $0.radius = .elliptic(corners) },
        variant: { $0.direction = direction }
      ).marks().first
    }
    var one = EllipticCorners(all: .zero)
    one.topLeading = Self.axes(.points(8), .points(4))
    one.areAlike = false
    func path(_ mark: Mark?) -> Path? {
      if case .path(let path) = mark?.shape { path } else { nil }
    }
    let left = try #require(path(mark(one)))
    let right = try #require(path(mark(one, .rtl)))
    #expect(left.elements.first == .move(Offset(x: 0, y: 4)))
    #expect(left.bounds == Frame(0, 0, 40, 20))
    #expect(
      left.elements.contains {
        if case .cubic(_, _, let to) = $0 { to == Offset(x: 8, y: 0) } else { false }
      })
    #expect(
      right.elements.contains {
        if case .cubic(_, _, let to) = $0 { to == Offset(x: 40, y: 4) } else { false }
      })
    let round = EllipticCorners(all: Self.axes(.share(0.25), .share(0.5)))
    #expect(mark(round)?.radii == Mark.PixelRadii(all: 10))
  }

  @Test("an ellipse fills its frame, and is a circle in a square")
  func ellipses() {
    func marks(_ frame: Frame) -> [Mark] {
      PlacedScreen(
        Placed("e", .ellipse, .block(Node.Block(fill: .color(.gray), isEllipse: true)), frame)
      ).marks()
    }
    #expect(marks(Frame(0, 0, 20, 20)).map(\.radii) == [Mark.PixelRadii(all: 10)])
    #expect(marks(Frame(3, 4, 40, 20)).map(\.shape.bounds) == [Frame(3, 4, 40, 20)])
    #expect(marks(Frame(3, 4, 40, 20)).map(\.radii) == [nil])
  }

  @Test("a border follows quarters of ellipses")
  func ellipticBorder() throws {
    let corners = EllipticCorners(all: Self.axes(.points(8), .points(4)))
    let block = Placed.block(Frame(0, 0, 40, 20), .color(.clear)) {
      $0.radius = .elliptic(corners)
      $0.border = Box.Border(color: .gray, width: 2)
    }
    let mark = try #require(PlacedScreen(block).marks().first)
    guard case .path(let path) = mark.shape else {
      Issue.record("a border is an outline")
      return
    }
    let ends = path.elements.compactMap { if case .cubic(_, _, let to) = $0 { to } else { nil } }
    #expect(ends.count == 8)
    #expect(ends.contains(Offset(x: 8, y: 0)))
    #expect(ends.contains(Offset(x: 8, y: 2)) || ends.contains(Offset(x: 2, y: 4)))
  }

  @Test("a node may have circular corners; circles and bars of progress always do")
  func circularCorners() {
    let block = Placed.block(Frame(0, 0, 20, 20)) {
      $0.radius = .corners(CornerRadii(all: 4))
      $0.corners = .circular
    }
    #expect(PlacedScreen(block).marks().map(\.radii) == [Mark.PixelRadii(all: 4)])
    let circle = Placed(
      "circle", .circle, .circle(size: 20, fill: .color(.gray)), Frame(0, 0, 20, 20))
    #expect(PlacedScreen(circle).marks().map(\.radii) == [Mark.PixelRadii(all: 10)])
    let bar = Placed.progress(Frame(0, 0, 100, 4), 0.5)
    #expect(PlacedScreen(bar).marks().map(\.radii?.style) == [.circular, .circular])
  }

  @Test("a divider has at least the pixel it starts in")
  func hairlines() {
    func bounds(_ frame: Frame, scale: Int = 1) -> Frame? {
      PlacedScreen(
        Placed("divider", .divider, .divider(color: .gray, thickness: 0.5), frame),
        variant: { $0.scale = scale }
      ).marks().first?.shape.bounds
    }
    #expect(bounds(Frame(0, 10, 50, 1)) == Frame(0, 10, 50, 1))
    #expect(bounds(Frame(0, 10.6, 50, 0.3)) == Frame(0, 10, 50, 1))
    #expect(bounds(Frame(99.7, 0, 0.3, 50)) == Frame(99, 0, 1, 50))
    #expect(bounds(Frame(0, 10.5, 50, 1.0 / 3), scale: 3) == Frame(0, 32, 150, 1))
    #expect(bounds(Frame(0, 10, 0, 1)) == nil)
  }

  @Test("outlines are moved exactly, drawings fitted and centred")
  func outlines() {
    let square = Path([
      .move(Offset(x: 0, y: 0)), .line(Offset(x: 10, y: 0)), .line(Offset(x: 10, y: 10)), .close,
    ])
    let drawing = Placed(
      "icon", .icon,
      .drawing(
        Node.Drawing(
          outline: square, viewBox: Frame(0, 0, 10, 20), size: nil, fill: .color(.gray))),
      Frame(10.3, 0, 30, 10))
    let screen = PlacedScreen(drawing) { $0.scale = 2 }
    let corners = screen.marks()[0].path?.corners ?? []
    let expected = [(45.6, 0.0), (55.6, 0.0), (55.6, 10.0)]
    #expect(corners.count == 3)
    for (corner, (x, y)) in zip(corners, expected) {
      #expect(isClose(corner.x, x) && isClose(corner.y, y))
    }

    let wide = Placed(
      "path", .path,
      .drawing(
        Node.Drawing(
          outline: square, viewBox: Frame(0, 0, 10, 20), fill: .color(.gray), stretches: true)),
      Frame(10.5, 0, 30, 10))
    let stretched = PlacedScreen(wide) { $0.scale = 2 }.marks()[0].path?.corners ?? []
    #expect(stretched.map(\.x) == [21, 81, 81] && stretched.map(\.y) == [0, 0, 10])

    let line = TextLine(text: "a", width: 10, outline: square)
    let text = Placed(
      "text", .text,
      .text(
        Node.Text(
          value: "a", font: Font(family: "Inter", weight: .regular, size: 10, leading: 12),
          color: .azure, alignment: .leading, lineLimit: nil)),
      Frame(0, 0, 20, 12),
      parts: [.line(Frame(0, 0, 10, 12), origin: Offset(x: 0.3, y: 9.7), line)])
    let mark = PlacedScreen(text).marks()[0]
    #expect(mark.path?.corners.first == Offset(x: 0.3, y: 9.7))
    #expect(mark.color == .azure)
  }
}
