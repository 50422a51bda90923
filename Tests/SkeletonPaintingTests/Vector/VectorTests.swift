import Testing
@testable import SkeletonPainting

@testable import SkeletonModel

struct VectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mark: Mark
    let lines: [String]
  }

  static let slant = Mark.Gradient.sample(
    [.hex(0xFF0000, 0.25), .hex(0x0000FF, 0.25)], from: Offset(x: 2, y: 0),
    to: Offset(x: 20, y: 9))

  @Test(arguments: [
    Row(
      testDescription: "a rectangle is in points",
      mark: .sample(.rectangle(2, 3, 21, 8), .color(.hex(0x0A0B0C, 0.5))),
      lines: [
        """
        <rect x="1" y="1.5" width="10.5" height="4" data-node="node" fill="#0a0b0c" \
        fill-opacity="0.5"/>
        """
      ]),
    Row(
      testDescription: "equal corners stay a rectangle, with radii of half a side at most",
      mark: .sample(.rectangle(0, 0, 20, 8, radius: 5)),
      lines: [
        """
        <rect x="0" y="0" width="10" height="4" rx="2" data-node="node" fill="#000000"/>
        """
      ]),
    Row(
      testDescription: "other corners are the outline Raster fills",
      mark: .sample(
        .rectangle(
          Frame(x: 0, y: 0, width: 20, height: 8),
          Mark.PixelRadii(topLeft: 4, topRight: 0, bottomRight: 0, bottomLeft: 0))),
      lines: [
        """
        <path d="M0 2C0 0.8954305003384129 0.8954305003384129 0 2 0L10 0L10 4L0 4Z" \
        data-node="node" fill="#000000"/>
        """
      ]),
    Row(
      testDescription: "continuous corners are an outline",
      mark: .sample(
        .rectangle(
          Frame(x: 0, y: 0, width: 40, height: 40),
          Mark.PixelRadii(
            topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0, style: .continuous))),
      lines: [
        """
        <path d="M0 7.643324735C0 5.442450155 0 4.3420350899999995 0.374557005 3.1574699299999995\
        C0.8453000350000001 1.864120065 1.864120065 0.8453000350000001 3.1574699299999995 \
        0.374557005C4.3420350899999995 0 5.442450155 0 7.643324735 0L20 0L20 20L0 20Z" \
        data-node="node" fill="#000000"/>
        """
      ]),
    Row(
      testDescription: "what cannot be seen does not tint its neighbour",
      mark: .sample(
        .rectangle(0, 0, 20, 8),
        .gradient(
          .sample(
            [.clear, .hex(0xFFFFFF), .clear, .hex(0xFF0000, 0.5)], from: .zero,
            to: Offset(x: 20, y: 0)))),
      lines: [
        "<defs>",
        """
        <linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">\
        <stop offset="0" stop-color="#ffffff" stop-opacity="0"/>\
        <stop offset="0.3333333333333333" stop-color="#ffffff"/>\
        <stop offset="0.6666666666666666" stop-color="#ffffff" stop-opacity="0"/>\
        <stop offset="0.6666666666666666" stop-color="#ff0000" stop-opacity="0"/>\
        <stop offset="1" stop-color="#ff0000" stop-opacity="0.5"/></linearGradient>
        """,
        "</defs>",
        """
        <rect x="0" y="0" width="10" height="4" data-node="node" fill="url(#g1)"/>
        """,
      ]),
    Row(
      testDescription: "a gradient is defined, and its opacity applied where it is used",
      mark: .sample(
        .rectangle(0, 0, 20, 8),
        .gradient(
          Mark.Gradient(
            start: slant.start, end: slant.end, stops: slant.stops, base: .clear, opacity: 0.5))),
      lines: [
        "<defs>",
        """
        <linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="1" y1="0" x2="10" y2="4.5">\
        <stop offset="0" stop-color="#ff0000" stop-opacity="0.25"/>\
        <stop offset="1" stop-color="#0000ff" stop-opacity="0.25"/></linearGradient>
        """,
        "</defs>",
        """
        <rect x="0" y="0" width="10" height="4" data-node="node" fill="url(#g1)" \
        fill-opacity="0.5"/>
        """,
      ]),
    Row(
      testDescription: "clips are nested groups",
      mark: .sample(
        .rectangle(0, 0, 20, 8), clips: .rectangle(0, 0, 10, 8),
        .triangle(.zero, Offset(x: 0, y: 1), Offset(x: 3, y: 0))),
      lines: [
        "<defs>",
        """
        <clipPath id="c1"><rect x="0" y="0" width="5" height="4"/></clipPath>
        """,
        """
        <clipPath id="c2"><path d="M0 0L0 0.5L1.5 0Z"/></clipPath>
        """,
        "</defs>",
        """
        <g clip-path="url(#c1)"><g clip-path="url(#c2)">\
        <rect x="0" y="0" width="10" height="4" data-node="node" fill="#000000"/></g></g>
        """,
      ]),
    Row(
      testDescription: "an empty frame is omitted",
      mark: .sample(.rectangle(0, 0, 0, 8)), lines: []),
  ])
  func spelling(_ row: Row) throws {
    let opening = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 20 20">
      """
    let ground = ##"<rect width="20" height="20" fill="#ffffff"/>"##
    let definitions = Array(row.lines.dropLast())
    let lines = [opening] + definitions + [ground] + row.lines.suffix(1) + ["</svg>", ""]
    #expect(try svg(.sample(scale: 2, row.mark)).numbersAlone == lines.joined(separator: "\n"))
  }

  @Test func equalGradientsAndClipsAreDefinedOnce() throws {
    var faded = Self.slant
    faded.opacity = 0.5
    let clip = Mark.Shape.rectangle(0, 0, 9, 9, radius: 3)
    let text = try svg(
      .sample(
        .sample(.rectangle(0, 0, 5, 5), .gradient(Self.slant), clips: clip),
        .sample(.rectangle(5, 0, 5, 5), .gradient(faded), clips: clip))
    ).numbersAlone
    #expect(text.components(of: "<linearGradient") == 1)
    #expect(text.components(of: "<clipPath") == 1)
    #expect(text.components(of: "url(#g1)") == 2)
    #expect(text.components(of: "url(#c1)") == 2)
  }

  /// Otherwise the second of two on a page would be painted with the gradients of the first.
  @Test(arguments: [SVGMotion.smil, .css])
  func noTwoPicturesShareAnId(motion: SVGMotion) throws {
    let ids = try [5.0, 6].map { width in
      let clip = Mark.Shape.rectangle(0, 0, width, 9, radius: 3)
      let scenes = [0.0, 20].map { x in
        var gradient = Self.slant
        gradient.start.x += x
        gradient.end.x += x
        return Scene.sample(.sample(.rectangle(0, 0, 9, 9), .gradient(gradient), clips: clip))
      }
      let moving = try animatedSVG(
        scenes, at: [0, 0.5], lasting: 1_000_000, by: motion,
        under: ("Redlines", [.sample(.rectangle(0, 0, 5, 5), .color(.hex(0)))]))
      return [try svg(scenes[0]), moving].map { text in
        Set(text.matches(of: /(?:id="|@keyframes |class="|url\(#)([^") {]+)/).map { $0.1 })
      }
    }
    #expect(ids[0].allSatisfy { !$0.isEmpty } && ids[0][1].contains { $0.hasSuffix("-redlines") })
    #expect(ids[0][0].isDisjoint(with: ids[1][0]) && ids[0][1].isDisjoint(with: ids[1][1]))
    #expect(ids[0][0].isDisjoint(with: ids[0][1]))
  }

  @Test(arguments: [
    ("row[0]/a", "row[0]/a"), ("\"<&>'", "&quot;&lt;&amp;&gt;'"), ("a\tb\nc", "a&#9;b&#10;c"),
    ("\u{1}\u{FFFE}雪", "\u{FFFD}\u{FFFD}雪"),
  ])
  func nodesAreEscaped(node: String, expected: String) throws {
    let mark = Mark(
      node: node, shape: .rectangle(0, 0, 5, 5), paint: .color(.clear), clips: [])
    #expect(try svg(.sample(mark)).contains("data-node=\"\(expected)\""))
  }

  @Test(arguments: [
    // Over an opaque base, or if all stops have the same alpha, no additional stops are needed.
    ([Color.hex(0xFFFFFF, 0), .hex(0xFFFFFF, 0.1), .hex(0xFFFFFF, 0)], Color.hex(0x1E293B), 3...3),
    ([Color.hex(0xFF0000, 0.4), .hex(0x00FF00, 0.4)], Color.hex(0x1E293B), 2...2),
    ([Color.hex(0xFF0000, 0.4), .hex(0x00FF00, 0.4)], .clear, 2...2),
    ([Color.hex(0xFF0000, 0), .hex(0x00FF00, 1)], Color.hex(0x0000FF), 2...2),
    ([Color.hex(0xFF0000, 0), .hex(0x00FF00, 1), .clear], .clear, 3...3),
    // Elsewhere the colours lie on a curve.
    ([Color.hex(0xFF0000, 0.2), .hex(0x00FF00, 1)], .clear, 5...40),
    ([Color.hex(0xFF0000, 0), .hex(0x00FF00, 0.7)], Color.hex(0x0000FF, 0.5), 5...40),
  ])
  func stopsFollowTheirColoursOverTheBase(
    colors: [Color], base: Color, count: ClosedRange<Int>
  ) throws {
    let gradient = Mark.Gradient.sample(
      colors, from: .zero, to: Offset(x: 1, y: 0), base: base)
    let stops = gradient.stopsOverBase
    #expect(count.contains(stops.count))
    for (stop, next) in zip(stops, stops.dropFirst()) {
      for step in 0...100 {
        let share = Double(step) / 100
        let place = stop.location + (next.location - stop.location) * share
        let straight = stop.color.straightlyMixed(with: next.color, at: share)
        #expect(Pixel(straight).distance(to: Pixel(gradient.color(at: place))) <= 1)
      }
    }
  }

  @Test func aClearGroundIsNotDrawn() throws {
    #expect(
      try svg(.sample(ground: .clear))
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
        </svg>

        """)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}

extension String {
  /// An SVG with ids as they are numbered, without what makes them its own.
  fileprivate var numbersAlone: String { replacing(/s[0-9a-f]{8}-/, with: "") }
}
