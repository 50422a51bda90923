import Foundation
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel
@testable import SkeletonSystem

/// Writes pictures and SVG files of the same scenes, which `scripts/peers` compares using other
/// renderers.
///
/// Runs only if the environment names a folder for them.
struct PeerScenes {
  private static let folder = ProcessInfo.processInfo.environment["SKELSNAP_PEERS"]

  @Test(.enabled(if: folder != nil)) func writePairs() throws {
    let folder = URL(filePath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, scene) in Self.scenes {
      try Data(png(rasterize(scene))).write(to: folder.appending(path: name + ".png"))
      try Data(try svg(scene).utf8).write(to: folder.appending(path: name + ".svg"))
    }
  }

  private static var scenes: [(String, Scene)] {
    (1...3).map { ("shapes-\($0)x", shapes(scale: $0)) }
      + [0.0, 20, 90].map { ("gradient-\(Int($0))", gradients(angle: $0)) }
      + [("clips", clips), ("outlines", outlines), ("radial", radial), ("lines", lines)]
      + [("layers", layers), ("fans", fans), ("pictures", pictures)]
      + BlendMode.allCases.map { ("blend-\($0.rawValue)", blends($0)) }
  }

  private static func shapes(scale: Int) -> Scene {
    let k = Double(scale)
    var marks: [Mark] = []
    for row in 0..<8 {
      let y = Double(row) * 40 * k
      let gray = Color.hex(0x787880, 0.16 + Double(row) / 10)
      marks += [
        .sample(.rectangle(8 * k, y + 4 * k, 32 * k, 32 * k, radius: 16 * k), .color(gray)),
        .sample(
          .rectangle(48 * k, y + 6 * k, 120 * k, 16 * k, radius: Double(row) * k), .color(gray)),
        .sample(
          .rectangle(
            Frame(x: 48 * k, y: y + 26 * k, width: 100 * k, height: 11 * k),
            Mark.PixelRadii(
              topLeft: 2 * k, topRight: 5.25 * k, bottomRight: 0, bottomLeft: 4 * k)),
          .color(gray)),
      ]
    }
    return Scene(
      width: 180 * scale, height: 320 * scale, scale: scale, ground: .hex(0xFFFFFF), marks: marks)
  }

  private static func gradients(angle: Double) -> Scene {
    let way = Offset(x: Double.cosine(degrees: angle), y: Double.sine(degrees: angle)) * 240
    let gray = [Color.hex(0xE5E5EA, 0.3), .hex(0xD1D1D6, 0.5), .hex(0xE5E5EA, 0.3)]
    let white = Color.hex(0xFFFFFF)
    let glint = [white.opacity(0), white.opacity(0.3), white.opacity(0)]
    let colors = [Color.hex(0xFF2D55, 0.9), .hex(0x34C759, 0.1), .hex(0x007AFF, 0.6)]
    func band(
      _ row: Double, _ stops: [Color], base: Color = .clear, opacity: Double = 1
    ) -> Mark {
      let start = Offset(x: 20, y: row * 50)
      return .sample(
        .rectangle(10, row * 50 + 5, 280, 40, radius: 12),
        .gradient(
          .sample(stops, from: start, to: start + way, base: base, opacity: opacity)))
    }
    return Scene(
      width: 300, height: 400, scale: 1, ground: .hex(0xFFFFFF),
      marks: [
        band(0, gray), band(1, gray, base: .hex(0xE5E5EA)), band(2, glint, base: .hex(0x1E293B)),
        band(3, glint, base: .hex(0x1E293B), opacity: 0.4), band(4, colors),
        band(5, colors, base: .hex(0x5856D6)), band(6, colors, base: .hex(0x5856D6, 0.5)),
        band(7, colors, base: .hex(0x000000, 0.3), opacity: 0.7),
      ])
  }

  /// Ellipses and elliptical corners, in radial light.
  private static var radial: Scene {
    func light(_ x: Double, _ y: Double, from inner: Double, to outer: Double) -> Mark.Paint {
      var gradient = Mark.Gradient.sample(
        [.hex(0xFF2D55, 0.9), .hex(0x34C759, 0.2), .hex(0x007AFF)], from: Offset(x: x, y: y),
        to: Offset(x: x + outer, y: y), base: .hex(0xE5E5EA, 0.5), opacity: 0.8)
      gradient.inner = inner
      return .gradient(gradient)
    }
    func axes(_ x: Double, _ y: Double) -> Extent { Extent(width: x, height: y) }
    let uneven = CornerExtents(
      topLeading: axes(60, 20), topTrailing: axes(0, 10), bottomLeading: axes(8, 40),
      bottomTrailing: axes(100, 40))
    let half = axes(90, 30)
    let ellipse = CornerExtents(
      topLeading: half, topTrailing: half, bottomLeading: half, bottomTrailing: half)
    return Scene(
      width: 220, height: 200, scale: 2, ground: .hex(0xFFFFFF),
      marks: [
        .sample(
          .path(.rounded(Frame(x: 10, y: 10, width: 180, height: 60), ellipse)),
          light(100, 40, from: 0, to: 90)),
        .sample(
          .path(.rounded(Frame(x: 10, y: 80, width: 200, height: 80), uneven)),
          light(80, 120, from: 20, to: 70)),
        .sample(.rectangle(10, 170, 200, 20), light(0, 180, from: 5, to: 220)),
      ])
  }

  /// Lines with all ends and corners, of which some are distorted.
  private static var lines: Scene {
    let zigzag = Path([
      .move(Offset(x: 20, y: 80)), .line(Offset(x: 60, y: 20)), .line(Offset(x: 75, y: 80)),
      .cubic(Offset(x: 100, y: 0), Offset(x: 120, y: 120), Offset(x: 160, y: 30)),
    ])
    var marks: [Mark] = []
    let joins = Effects.Stroke.Join.allCases
    for (row, cap) in Effects.Stroke.Cap.allCases.enumerated() {
      for (column, join) in joins.enumerated() {
        var pen = Mark.Pen(width: 12)
        pen.cap = cap
        pen.join = join
        if column == 1 { pen.dash = [20, 9] }
        if column == 2 {
          pen.warp = Affine(a: 1.5, d: 0.4).inside(Affine(turning: 30))
          pen.dash = [15, 5, 2, 5]
          pen.dashPhase = 7
        }
        let shift = Offset(x: Double(column) * 180, y: Double(row) * 100)
        let line = Mark.Shape.stroke(zigzag.map { $0 + shift }, pen)
        let gradient = Mark.Gradient.sample(
          [.hex(0xFF2D55), .hex(0x007AFF, 0.5)], from: shift, to: shift + Offset(x: 180, y: 50))
        marks.append(.sample(line, row == 1 ? .gradient(gradient) : .color(.hex(0x5856D6, 0.7))))
      }
    }
    return Scene(width: 540, height: 300, scale: 2, ground: .hex(0xFFFFFF), marks: marks)
  }

  /// Masks, blurs and shadows, and layers in layers.
  private static var layers: Scene {
    let picture: [Mark] = [
      .sample(.rectangle(10, 10, 120, 80, radius: 20), .color(.hex(0xFF2D55))),
      .sample(.rectangle(60, 40, 110, 80, radius: 10), .color(.hex(0x007AFF, 0.6))),
    ]
    let fade = Mark.Gradient.sample(
      [.hex(0x000000), .hex(0xFF0000, 0)], from: Offset(x: 10, y: 0), to: Offset(x: 170, y: 60))
    let mask: [Mark] = [
      .sample(.rectangle(0, 0, 180, 60), .gradient(fade)),
      .sample(.rectangle(40, 50, 80, 80, radius: 40), .color(.hex(0x00FF00, 0.7))),
    ]
    func shadow(_ blur: Double) -> MarkLayer.Shadow {
      .init(
        color: .hex(0x000000, 0.5), blur: Extent(width: blur, height: blur),
        offset: Offset(x: 8, y: 6))
    }
    let plain = MarkLayer(marks: picture)
    var masked = plain
    masked.mask = mask
    var blurred = plain
    blurred.blur = Extent(width: 6, height: 3)
    var cast = masked
    cast.shadow = shadow(5)
    cast.opacity = 0.8
    var filled = blurred
    filled.fillsEdges = true
    var both = blurred
    both.shadow = shadow(0)
    var nested = MarkLayer(
      marks: [.sample(.rectangle(0, 0, 180, 140), .layer(cast))], opacity: 0.9)
    nested.mask = [
      .sample(
        .rectangle(0, 0, 180, 140),
        .layer(
          MarkLayer(
            marks: [.sample(.rectangle(30, 30, 100, 60), .color(.hex(0x000000)))],
            blur: Extent(width: 8, height: 8))))
    ]
    var marks: [Mark] = []
    for (index, layer) in [masked, blurred, cast, both, nested, plain, filled].enumerated() {
      let shift = Offset(x: Double(index % 3) * 190, y: Double(index / 3) * 150)
      var mark = Mark.sample(
        .rectangle(0, 0, 180, 140), .layer(layer), clips: .rectangle(5, 5, 170, 130, radius: 30))
      if index != 5 { mark.clips = [] }
      marks.append(mark.moved(by: shift))
    }
    return Scene(width: 580, height: 450, scale: 2, ground: .hex(0xF2F2F7), marks: marks)
  }

  /// Colours round a point, and circles that became ellipses.
  private static var fans: Scene {
    func fan(_ x: Double, _ y: Double, _ from: Double, _ to: Double) -> Mark.Gradient {
      var gradient = Mark.Gradient.sample(
        [.hex(0xFF2D55), .hex(0x34C759, 0.4), .hex(0x007AFF)], from: Offset(x: x, y: y),
        to: Offset(x: x, y: y), opacity: 0.9)
      gradient.turn = .init(from: from, to: to)
      return gradient
    }
    var rings = Mark.Gradient.sample(
      [.hex(0xFF2D55), .hex(0x34C759), .hex(0x007AFF)], from: Offset(x: 50, y: 50),
      to: Offset(x: 90, y: 50))
    rings.inner = 10
    let warp = Affine(a: 1.6, d: 0.7).inside(Affine(turning: 30)).inside(Affine(e: 60, f: 120))
    return Scene(
      width: 340, height: 260, scale: 2, ground: .hex(0xFFFFFF),
      marks: [
        .sample(.rectangle(10, 10, 100, 100, radius: 50), .gradient(fan(60, 60, 0, 360))),
        .sample(.rectangle(120, 10, 100, 100, radius: 20), .gradient(fan(160, 40, -90, 90))),
        .sample(
          .stroke(Path.circle(center: Offset(x: 280, y: 60), radius: 40), Mark.Pen(width: 16)),
          .gradient(fan(280, 60, 30, 800))),
        .sample(.rectangle(10, 130, 150, 120), .gradient(rings.transformed(by: warp))),
        .sample(
          .rectangle(170, 130, 150, 120),
          .gradient(
            fan(50, 50, 45, 300).transformed(by: warp.inside(Affine(e: 160, f: 0))))),
      ])
  }

  /// Opaque, translucent and clear grounds below a mark.
  private static func blends(_ blend: BlendMode) -> Scene {
    let light = Mark.Gradient.sample(
      [.hex(0xFF2D55), .hex(0xFFCC00, 0.5), .hex(0x007AFF)], from: Offset(x: 10, y: 0),
      to: Offset(x: 190, y: 0))
    var mark = Mark.sample(.rectangle(20, 20, 160, 60, radius: 30), .color(.hex(0x80C0FF, 0.8)))
    mark.blend = blend
    var layer = Mark.sample(
      .rectangle(20, 60, 160, 60),
      .layer(
        MarkLayer(
          marks: [.sample(.rectangle(30, 70, 100, 40), .color(.hex(0x34C759)))], opacity: 0.7)))
    layer.blend = blend
    let group = Mark.sample(
      .rectangle(0, 0, 200, 120),
      .layer(
        MarkLayer(marks: [
          .sample(.rectangle(10, 40, 180, 50), .gradient(light)), mark, layer,
        ])))
    return Scene(
      width: 200, height: 240, scale: 2, ground: .hex(0xF2F2F7),
      marks: [group]
        + [.sample(.rectangle(10, 160, 180, 50), .gradient(light)), mark, layer].map {
          $0.moved(by: Offset(x: 0, y: $0.shape.bounds.y < 150 ? 120 : 0))
        })
  }

  /// A picture at its size, larger, smaller, turned, faded and in one colour.
  private static var pictures: Scene {
    let side = 40
    let pixels = (0..<side * side).map { place in
      let (x, y) = (place % side, place / side)
      let isInside = (x - 20) * (x - 20) + (y - 20) * (y - 20) < 360
      return isInside
        ? Pixel(red: UInt8(x * 6), green: UInt8(y * 6), blue: 128, alpha: 255) : .clear
    }
    let file = MarkPictureTests.file(pixels, width: side)
    func mark(
      _ frame: Frame, _ mode: PictureFill.Mode = .fill, _ color: Color? = nil,
      opacity: Double = 1
    ) -> Mark {
      .sample(
        .rectangle(frame, .zero),
        .picture(
          MarkPicture(
            fill: PictureFill(file: file, mode: mode, color: color), frame: frame,
            opacity: opacity)))
    }
    return Scene(
      width: 240, height: 200, scale: 2, ground: .hex(0xF2F2F7),
      marks: [
        mark(Frame(x: 10, y: 10, width: 40, height: 40)),
        mark(Frame(x: 60, y: 10, width: 80, height: 80)),
        mark(Frame(x: 150, y: 10, width: 80, height: 40), .fit),
        mark(Frame(x: 150, y: 60, width: 80, height: 40), .stretch),
        mark(Frame(x: 10, y: 110, width: 40, height: 40), .fill, .hex(0x007AFF)),
        mark(Frame(x: 60, y: 110, width: 40, height: 40), opacity: 0.4),
        mark(Frame(x: 150, y: 120, width: 60, height: 60)).transformed(
          by: Affine(turning: 30).around(Offset(x: 180, y: 150))),
      ])
  }

  private static var clips: Scene {
    let all = Mark.Shape.rectangle(0, 0, 200, 200)
    let circle = Mark.Shape.rectangle(20, 20, 160, 160, radius: 80)
    let half = Mark.Shape.rectangle(0, 0, 120, 200)
    let corner = Mark.Shape.triangle(
      Offset(x: 0, y: 200), Offset(x: 200, y: 200), Offset(x: 200, y: 0))
    return Scene(
      width: 200, height: 200, scale: 2, ground: .hex(0x000000),
      marks: [
        .sample(all, .color(.hex(0x007AFF)), clips: circle),
        .sample(all, .color(.hex(0xFF2D55, 0.5)), clips: half, circle),
        .sample(all, .color(.hex(0xFFCC00, 0.5)), clips: circle, corner, half),
      ])
  }

  private static var outlines: Scene {
    func ring(_ radius: Double, _ direction: Double) -> [Path.Element] {
      let c = 100.0
      func at(_ x: Double, _ y: Double) -> Offset { Offset(x: c + x, y: c + y * direction) }
      let h = radius * 0.5522847498307934
      return [
        .move(at(radius, 0)), .cubic(at(radius, h), at(h, radius), at(0, radius)),
        .cubic(at(-h, radius), at(-radius, h), at(-radius, 0)),
        .cubic(at(-radius, -h), at(-h, -radius), at(0, -radius)),
        .cubic(at(h, -radius), at(radius, -h), at(radius, 0)), .close,
      ]
    }
    let star = (0..<5).map { point in
      let angle = Double(point) * 144
      return Offset(
        x: 100 + 50 * Double.sine(degrees: angle), y: 100 - 50 * Double.cosine(degrees: angle))
    }
    return Scene(
      width: 200, height: 200, scale: 3, ground: .hex(0xF2F2F7),
      marks: [
        .sample(.path(Path(ring(90.3, 1) + ring(77.7, -1))), .color(.hex(0x34C759))),
        .sample(
          .path(Path([.move(star[0])] + star.dropFirst().map { .line($0) } + [.close])),
          .color(.hex(0x5856D6, 0.6))),
      ])
  }
}
