@testable import SkeletonPainting
import TestSupport
import Testing

import SkeletonLayout
@testable import SkeletonModel

struct ScenePaintOrderTests {
  @Test("background, content, children, border; each mark under the nearest path")
  func order() {
    let tree = Placed.layers(
      "card", Frame(0, 0, 50, 50),
      [
        .block("card/a", Frame(5, 5, 10, 10), .color(.white)) {
          $0.background = .color(.crimson)
          $0.border = Box.Border(color: .azure, width: 1)
        },
        .block(nil, Frame(20, 20, 10, 10)),
      ]
    ) {
      $0.background = .color(.azure)
      $0.border = Box.Border(color: .crimson, width: 1)
    }
    let marks = PlacedScreen(tree).marks()
    #expect(marks.map(\.node) == ["card", "card/a", "card/a", "card/a", "card", "card"])
    #expect(marks.map(\.color) == [.azure, .crimson, .white, .azure, .gray, .crimson])
  }

  @Test("the highest of a container's children are painted last, those as high as they are written")
  func highestLast() {
    func child(_ name: String, _ zIndex: Double) -> Placed {
      .block(name, Frame(0, 0, 10, 10)) { $0.zIndex = zIndex }
    }
    let tree = Placed.layers(
      Frame(0, 0, 50, 50),
      [child("a", 1), child("b", 0), child("c", 2.5), child("d", -1), child("e", 1), child("f", 0)])
    #expect(PlacedScreen(tree).marks().map(\.node) == ["d", "b", "f", "a", "e", "c"])
  }

  @Test("a background fills the frame, a block only what padding leaves, both rounded")
  func padding() {
    let block = Placed.block(Frame(0, 0, 40, 40), .color(.gray), padding: 10) {
      $0.background = .color(.crimson)
      $0.radius = .corners(CornerRadii(all: 5))
    }
    let marks = PlacedScreen(block).marks()
    #expect(marks.map(\.shape.bounds) == [Frame(0, 0, 40, 40), Frame(10, 10, 20, 20)])
    let radii = Mark.PixelRadii(all: 5).continuous
    #expect(marks.map(\.radii) == [radii, radii])
  }

  @Test("opacity multiplies down the tree, onto each mark")
  func opacity() {
    let stops = [
      GradientStop(color: .crimson, location: 0), GradientStop(color: .azure, location: 1),
    ]
    let tree = Placed.layers(
      Frame(0, 0, 50, 50),
      [
        .block("a", Frame(0, 0, 10, 10), .color(.gray.opacity(0.5))) { $0.opacity = 0.5 },
        .block("b", Frame(0, 0, 10, 10), .gradient(stops: stops, .angle(0))) { $0.opacity = 0.25 },
      ]
    ) {
      $0.opacity = 0.5
      $0.background = .color(.crimson)
    }
    let marks = PlacedScreen(tree).marks()
    #expect(marks.map { $0.color?.alpha } == [0.5, 0.125, nil])
    #expect(marks.last?.gradient?.opacity == 0.125)
  }

  @Test("invisible nodes have no marks")
  func nothing() {
    let clear = [GradientStop](
      repeating: GradientStop(color: .clear, location: 0), count: 2)
    let tree = Placed.layers(
      Frame(0, 0, 100, 100),
      [
        .block("clear", Frame(0, 0, 10, 10), .color(.clear)),
        .block("gradient", Frame(0, 0, 10, 10), .gradient(stops: clear, .angle(0))),
        .block("faded", Frame(0, 0, 10, 10)) { $0.opacity = 0 },
        .block("empty", Frame(0, 0, 0, 10)),
        .block("thin", Frame(0, 0.1, 10, 0.3)),
        .block("away", Frame(0, 100, 10, 10)),
        .block("unlined", Frame(0, 0, 10, 10), .color(.clear)) {
          $0.border = Box.Border(color: .crimson, width: 0)
        },
        .block("seen", Frame(0, 95, 10, 10)),
      ])
    #expect(PlacedScreen(tree).marks().map(\.node) == ["seen"])
  }

  @Test("a circle is a capsule of its content, whatever its radius")
  func circle() {
    let circle = Placed(
      "circle", .circle, .circle(size: 50, fill: .color(.gray)), Frame(0, 0, 60, 60), padding: 5)
    let mark = PlacedScreen(circle, variant: { $0.scale = 2 }).marks()[0]
    #expect(mark.shape == .rectangle(Frame(10, 10, 100, 100), Mark.PixelRadii(all: 50)))
  }
}

struct SceneBorderTests {
  private func border(
    _ frame: Frame, width: Double, radius: Double = 0, scale: Int = 1
  ) -> Mark? {
    PlacedScreen(
      .layers(frame, []) {
        $0.border = Box.Border(color: .crimson, width: width)
        $0.radius = .corners(CornerRadii(all: radius))
      }, variant: { $0.scale = scale }
    ).marks().first
  }

  @Test("is a frame inside the frame, with a hole by the non-zero rule")
  func hole() {
    let path = border(Frame(10, 10, 40, 40), width: 2, radius: 8)?.path
    #expect(path?.bounds == Frame(10, 10, 40, 40))
    #expect(path?.winding(around: Offset(x: 30, y: 11.5)) == 1)
    #expect(path?.winding(around: Offset(x: 30, y: 12.5)) == 0)
    #expect(path?.winding(around: Offset(x: 30, y: 9.5)) == 0)
    #expect(path?.winding(around: Offset(x: 10.5, y: 10.5)) == 0)
    // On the diagonal of a corner: the outer arc has radius 8, the inner one 6, with the same
    // centre.
    for (distance, winding) in [(8.1, 0), (7.9, 1), (6.1, 1), (5.9, 0)] {
      let away = distance * 0.5.squareRoot()
      #expect(path?.winding(around: Offset(x: 18 - away, y: 18 - away)) == winding)
    }
  }

  @Test(
    "is equally wide on all sides, in whole pixels, one at least",
    arguments: [(0.2, 1, 1.0), (1.0, 3, 3.0), (1.5, 1, 2.0), (0.5, 3, 2.0)])
  func width(points: Double, scale: Int, pixels: Double) {
    let corners =
      border(Frame(10.3, 10.6, 20.4, 20.4), width: points, scale: scale)?.path?.corners ?? []
    let xs = Set(corners.map(\.x)).sorted()
    let ys = Set(corners.map(\.y)).sorted()
    #expect(xs.count == 4 && ys.count == 4)
    for sides in [xs, ys] where sides.count == 4 {
      #expect(sides[1] - sides[0] == pixels)
      #expect(sides[3] - sides[2] == pixels)
    }
  }

  @Test("a border too wide for a hole fills the frame")
  func full() {
    #expect(
      border(Frame(0, 0, 10, 10), width: 5, radius: 2)?.shape
        == .rectangle(Frame(0, 0, 10, 10), Mark.PixelRadii(all: 2).continuous))
  }
}

struct SceneClipTests {
  @Test("content and children are clipped, background and border are not")
  func clip() {
    let tree = Placed.layers(
      "card", Frame(10, 10, 40, 40), [.block("a", Frame(0, 0, 60, 60))]
    ) {
      $0.clip = true
      $0.radius = .corners(CornerRadii(all: 8))
      $0.background = .color(.crimson)
      $0.border = Box.Border(color: .azure, width: 1)
    }
    let shape = Mark.Shape.rectangle(Frame(10, 10, 40, 40), Mark.PixelRadii(all: 8).continuous)
    #expect(PlacedScreen(tree).marks().map(\.clips) == [[], [shape], []])
  }

  @Test("nested plain rectangles are combined; rounded ones stay, outermost first")
  func chains() {
    func nest(_ frames: [(Frame, Double)]) -> [Mark.Shape] {
      var tree = Placed.block("leaf", Frame(0, 0, 100, 100))
      for (frame, radius) in frames.reversed() {
        tree = .layers(frame, [tree]) {
          $0.clip = true
          $0.radius = .corners(CornerRadii(all: radius))
        }
      }
      return PlacedScreen(tree).marks().first?.clips ?? []
    }
    func plain(_ frame: Frame) -> Mark.Shape { .rectangle(frame, .zero) }
    func round(_ frame: Frame, _ radius: Double) -> Mark.Shape {
      .rectangle(frame, Mark.PixelRadii(all: radius).continuous)
    }
    #expect(
      nest([(Frame(0, 0, 60, 60), 0), (Frame(20, 20, 80, 20), 0)]) == [plain(Frame(20, 20, 40, 20))]
    )
    #expect(
      nest([(Frame(0, 0, 60, 60), 0), (Frame(20, 20, 30, 20), 4), (Frame(30, 0, 50, 60), 0)])
        == [
          plain(Frame(0, 0, 60, 60)), round(Frame(20, 20, 30, 20), 4), plain(Frame(30, 0, 50, 60)),
        ])
    // The canvas clips there anyway, and a mark that is clipped completely is not painted.
    #expect(nest([(Frame(-10, 0, 200, 100), 0)]).isEmpty)
    #expect(nest([(Frame(0, 0, 10, 10), 0), (Frame(20, 20, 10, 10), 0)]).isEmpty)
    #expect(
      PlacedScreen(
        .layers(Frame(0, 0, 10, 10), [.block(Frame(20, 20, 10, 10))]) { $0.clip = true }
      ).marks().isEmpty)
  }

  @Test("a clip that does not affect a mark is omitted")
  func redundant() {
    let tree = Placed.layers(
      Frame(0, 0, 50, 50),
      [.block("in", Frame(0, 0, 50, 50)), .block("across", Frame(40, 40, 20, 20))]
    ) { $0.clip = true }
    let marks = PlacedScreen(tree).marks()
    #expect(marks.map(\.clips.count) == [0, 1])
  }

  @Test("scroll clips to its content frame, with its radius")
  func scroll() {
    let child = Placed.block("a", Frame(0, 0, 100, 300))
    let plain = PlacedScreen(.scroll(Frame(10, 10, 50, 50), child, padding: 5)).marks()
    #expect(plain.last?.clips == [.rectangle(Frame(15, 15, 40, 40), .zero)])
    let rounded = PlacedScreen(
      .scroll(Frame(10, 10, 50, 50), child) { $0.radius = .corners(CornerRadii(all: 6)) }
    ).marks()
    #expect(
      rounded.last?.clips
        == [.rectangle(Frame(10, 10, 50, 50), Mark.PixelRadii(all: 6).continuous)])
  }

  @Test("A scroll whose clip is off hides nothing, unless its box does", arguments: [false, true])
  func openScroll(boxClips: Bool) {
    let child = Placed.block("a", Frame(0, 0, 100, 300))
    let open = PlacedScreen(
      .scroll(Frame(10, 10, 50, 50), child, padding: 5, clips: false) { $0.clip = boxClips }
    ).marks()
    #expect(open.last?.clips == (boxClips ? [.rectangle(Frame(10, 10, 50, 50), .zero)] : []))
  }
}
