import Testing
@testable import SkeletonFrames
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel
@testable import SkeletonSystem
import TestSupport

struct LayoutTextTests {
  private func text(
    _ tree: String, more: String = "", canvas: String = "{width: 100, height: 80}"
  ) throws -> LayoutText {
    let source = "skelsnap: 1\ncanvas: \(canvas)\nskeleton: \(tree)\n\(more)"
    let document = try Document.read(
      file: "d.skel.yaml", bytes: Array(source.utf8), name: "d"
    ) { _, _ in .refused("none") }
    let shaper = TextShaper()
    let screens = try document.states.map {
      try place(document.screen($0, in: Variant()), shaper: shaper)
    }
    return LayoutText(screens, fonts: [])
  }

  @Test func aLineANodeInPaintOrder() throws {
    let text = try text(
      """
      {vstack: {id: card, spacing: 2, padding: 4, background: "#ff000080", children: [
        {circle: {id: a, size: 10, fill: "#00ff00"}}, {lines: {id: l, count: 2}}, spacer]}}
      """, more: "content: {block: {id: a, opacity: 0.5, clip: true}}\n"
    ).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "skelsnap layout 1")
    #expect(lines[3] == "skeleton")
    #expect(
      lines.contains("    card/a  circle  x 45  y 4  width 10  height 10  fill #00ff00ff  radius 5")
    )
    #expect(lines.contains { $0.hasPrefix("      card/l/bar[1]  bar  x 4") })
    #expect(lines.contains { $0.contains("card  vstack") && $0.contains("background #ff000080") })
    #expect(!text.contains("spacer"))
    #expect(lines.contains { $0.hasPrefix("  a  block") && $0.hasSuffix("opacity 0.5  clip yes") })
    #expect(text.hasSuffix("\n"))
  }

  @Test("A scroll says when it hides nothing", arguments: [false, true])
  func openScrolls(isOpen: Bool) throws {
    let text = try text(
      "{scroll: {id: s, height: 20, scrollClipDisabled: \(isOpen), view: {block: {height: 9}}}}"
    ).text
    let line = try #require(text.split(separator: "\n").first { $0.contains("  s  scroll") })
    #expect(line.hasSuffix("scrollClipDisabled yes") == isOpen, "\(text)")
  }

  private static let end = "  to width 30, offset 40 0, fill #0000ff @ 0.502"

  /// Where it begins, and what it moves to: a picture shows it at some phases alone.
  @Test(
    arguments: [
      (
        "repeat: reverse, delay: 250ms, start: 1s, easing: easeIn", .full,
        "motion reverse 1500000us 0.42 0 1 1 delay 250000us start 1000000us" + end
      ),
      ("repeat: never", .full, "motion never 1500000us linear" + end),
      ("repeat: never", .reduced, "motion ended" + end),
      (
        "repeat: restart, whenReduced: moves", .reduced,
        "motion restart 1500000us linear" + end
      ),
      ("repeat: restart", .reduced, nil),
    ] as [(String, MotionPreference, String?)])
  func motions(keys: String, motion: MotionPreference, fields: String?) throws {
    let screen = try Screen.reading(
      """
      skelsnap: 1
      canvas: {width: 100, height: 20, alignment: topLeading}
      skeleton:
        block:
          id: a
          width: 20
          height: 10
          fill: "#ff0000"
          motion: {to: {width: 30, offset: {x: 40}, fill: "#0000ff80"}, duration: 1.5s, \(keys)}
      """
    ) { $0.motion = motion }
    let text = LayoutText([try place(screen, shaper: TextShaper())], fonts: []).text
    let line = text.split(separator: "\n").last.map(String.init)
    let start = "  a  block  x 0  y 0  width 20  height 10  fill #ff0000ff"
    #expect(line == start + (fields.map { "  " + $0 } ?? ""))
  }

  /// What a mask names is masked wherever one of the frames has it, with a pixel around it.
  @Test func masksFollowWhatMoves() throws {
    let screen = try Screen.reading(
      """
      skelsnap: 1
      canvas: {width: 100, height: 20, alignment: topLeading}
      skeleton:
        block:
          {id: a, width: 20, height: 10, motion: {to: {offset: {x: 80}}, duration: 1s, repeat: restart}}
      """)
    var snapshots = Snapshots()
    snapshots.masks = ["a"]
    snapshots.phases = [0, 0.5]
    let shaper = TextShaper()
    let source = FrameSource(try place(screen, shaper: shaper), shaper)
    #expect(
      snapshots.comparison(of: source).masks == [
        PixelBox(left: -1, top: -1, right: 21, bottom: 11),
        PixelBox(left: 39, top: -1, right: 61, bottom: 11),
      ])
  }

  @Test func whatBarsTakeIsSaid() throws {
    let framed = try text("{block: {id: a}}", canvas: "{device: iPhone 16}").text
    #expect(framed.contains("background #ffffffff  safeArea 59,0,34,0\n"))
    #expect(framed.contains("\n  a  block  x 0  y 59  width 393  height 759"))
    #expect(try !text("{block: {}}").text.contains("safeArea"))
  }

  @Test(arguments: [
    ("a  b", "a \\u{20}b"), ("a\nb", "a\\u{a}b"), ("a\\b", "a\\\\b"), ("\u{202e}x", "\\u{202e}x"),
    ("é 漢", "é 漢"),
  ])
  func wordsStayOnTheirLineAndInTheirField(word: String, written: String) {
    #expect(LayoutText.word(word) == written)
  }

  @Test("beyond the budget, placeholders stand still in the placeholder's own colour")
  func budget() throws {
    let text = try text(
      "{vstack: [{block: {height: 5}}, {block: {height: 5}}, {block: {height: 5}}]}",
      more: "lifecycle: {budget: {shimmers: 2}}\n"
    ).text
    let fills = text.split(separator: "\n").filter { $0.contains("block") }.map {
      $0.contains("shimmer over") ? "shimmer" : $0.contains("fill #") ? "still" : "?"
    }
    #expect(fills == ["shimmer", "shimmer", "still"])
  }

  @Test(arguments: [
    ("{block: {radius: {x: 4, y: 8}}}", "radius 4/8 4/8 4/8 4/8"),
    ("{block: {radius: {topLeading: 25%, bottomTrailing: 3}}}", "radius 25/20 0/0 0/0 3/3"),
    ("{block: {width: 40, height: 40, radius: 25%}}", "radius 10"),
    (
      "{block: {fill: {stops: ['#f00', '#00f'], startPoint: top, endPoint: {x: 2, y: 1}}}}",
      "fill gradient #ff0000ff@0 #0000ffff@1 from 0.5 0 to 2 1"
    ),
    (
      "{block: {fill: {stops: ['#f00', '#00f'], startRadius: 4, endRadius: 50%}}}",
      "fill gradient #ff0000ff@0 #0000ffff@1 round 0.5 0.5 from 4 to 50%"
    ),
    (
      "{ellipse: {fill: '#f00', width: 40, height: 20}}", "ellipse  x 30  y 30  width 40  height 20"
    ),
    ("{block: {width: 9, height: 9, position: {x: 10%, y: 20}}}", "x 5.5  y 15.5"),
    ("{text: {value: A, redacted: true, fill: '#f00'}}", "fill #ff0000ff  font"),
    ("{text: {value: A, redacted: true}}", "bar[0]  bar  x "),
    ("{text: {value: A, color: {shimmer: '#f00'}}}", "color shimmer over #ff0000ff"),
    (
      "{vstack: {separator: '#f00', spacing: 0, children: [{block: {}}, {block: {}}]}}",
      "separator #ff0000ff"
    ),
    (
      "{vstack: {separator: '#f00', spacing: 0, children: [{block: {}}, {block: {}}]}}",
      "rule[0]  rule  x 0  y 39.5  width 100  height 1"
    ),
  ])
  func whatIsSeenIsTold(tree: String, told: String) throws {
    let text = try text(tree).text
    #expect(text.contains(told), "\(text)")
  }

  @Test("a mask is told, and what it lies on")
  func mask() throws {
    let text = try text(
      "block",
      more: """
        theme:
          extends: ios
          colors: {placeholder: "#00f"}
          shimmer: {gradient: {mask: true, stops: [black @ 0.5, black]}}
        """
    ).text
    #expect(text.contains("mask yes"))
    #expect(text.contains("shimmer over #0000ffff"))
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let own = try text("{hstack: {id: h, children: [{block: {id: b, width: 10}}]}}")
    let section = try #require(LayoutPage(own.text)["skeleton"])
    #expect(section.settings.map(\.path) == ["canvas", "shimmer"])
    #expect(section.nodes.map(\.path) == ["h", "h/b"])
    #expect(section.nodes.map(\.parent) == [nil, 0])
    #expect(section.nodes[1].frame?.width == 10)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
    let told: [String]
  }

  @Test(arguments: [
    Change(
      testDescription: "what moved along is counted",
      before: "  a  zstack  x 0  y 0\n    a/b  block  x 1  y 1  width 2  height 2\n",
      after: "  a  zstack  x 0  y 0\n    a/b  block  x 1  y 1  width 2  height 2\n", told: []),
    Change(
      testDescription: "a parent tells for its children",
      before:
        "  a  zstack  x 16  y 0  width 9  height 9\n    b  block  x 17  y 1  width 2  height 2\n",
      after:
        "  a  zstack  x 20  y 0  width 9  height 9\n    b  block  x 21  y 1  width 2  height 2\n",
      told: ["changed a x 16 → 20 (+4) 1"]),
    Change(
      testDescription: "the first of several tells for those beside it",
      before: "  a  block  x 1  y 1  width 2  height 2\n  b  block  x 9  y 1  width 2  height 2\n",
      after: "  a  block  x 1  y 3  width 2  height 2\n  b  block  x 9  y 3  width 2  height 2\n",
      told: ["changed a y 1 → 3 (+2) 1"]),
    Change(
      testDescription: "a move with something else stands for itself",
      before: "  a  circle  x 16  y 0  width 9  height 9  radius 25\n",
      after: "  a  circle  x 20  y 0  width 9  height 9  radius 20\n",
      told: ["changed a x 16 → 20 (+4), radius 25 → 20 0"]),
    Change(
      testDescription: "a node with another name takes what is inside it along",
      before:
        "  a  zstack  x 0  y 0  width 9  height 9\n    a/b  block  x 0  y 0  width 2  height 2\n",
      after:
        "  c  zstack  x 0  y 0  width 9  height 9\n    c/b  block  x 0  y 0  width 2  height 2\n",
      told: ["renamed c was a 1"]),
    Change(
      testDescription: "nodes of another kind or look come and go",
      before:
        "  a  zstack  x 0  y 0  width 9  height 9\n    b  block  x 0  y 0  width 2  height 2\n",
      after:
        "  c  zstack  x 0  y 0  width 8  height 9\n    d  block  x 0  y 0  width 2  height 2\n",
      told: ["added c  1", "removed a  1"]),
    Change(
      testDescription: "what is new about a node is named",
      before: "  a  block  x 0  y 0  width 9  height 9  fill #ffffffff\n",
      after: "  a  block  x 0  y 0  width 9  height 9  fill #000000ff  clip yes\n",
      told: ["changed a fill #ffffffff → #000000ff, clip none → yes 0"]),
    Change(
      testDescription: "settings are told as nodes are",
      before: "canvas  width 10  height 20\n", after: "canvas  width 12  height 20\n",
      told: ["changed canvas width 10 → 12 (+2) 0"]),
  ])
  func changes(_ change: Change) throws {
    let old = try #require(LayoutPage("top\n\nskeleton\n" + change.before)["skeleton"])
    let new = try #require(LayoutPage("top\n\nskeleton\n" + change.after)["skeleton"])
    let nodes = LayoutChanges(from: old, to: new).nodes
    #expect(
      nodes.map { "\($0.change.rawValue) \($0.path) \($0.summary) \($0.followers)" } == change.told)
  }

  @Test func nothingInAGoldenTraps() {
    for text in [
      "", "\n\n", "\n\n  ", "a\n\nb\n   x\n c  \n\n\n    d  e  f", "  \n\n  a",
      "\n\na\n        b\n  c\n      d",
    ] {
      let page = LayoutPage(text)
      for section in page.sections {
        _ = LayoutChanges(from: section, to: section)
        for other in LayoutPage("\n\ns\ncanvas\n  a  b  x 1  y nan").sections {
          _ = LayoutChanges(from: section, to: other)
          _ = LayoutChanges(from: other, to: section)
        }
      }
    }
  }
}

struct GoldenNameTests {
  @Test(arguments: [
    ("feed/light/phase-0500.png", "feed", "light", "phase-0500.png"),
    (
      "a/b/dark-increased-ax3-rtl-w768@3x/static.png", "a/b", "dark-increased-ax3-rtl-w768@3x",
      "static.png"
    ),
    ("a/light/layout.txt", "a", "light", "layout.txt"),
    ("a/light/error-timeout-phase-0250.png", "a", "light", "error-timeout-phase-0250.png"),
    ("a/dark/scenario-slow/t00016.667.png", "a", "dark", "scenario-slow/t00016.667.png"),
    ("a/dark/scenario-slow/events.txt", "a", "dark", "scenario-slow/events.txt"),
    ("light/static.png", "", "light", "static.png"),
  ])
  func aGolden(path: String, document: String, variant: String, frame: String) throws {
    let place = try #require(GoldenName(path))
    #expect((place.document, place.variant, place.frame) == (document, variant, frame))
  }

  @Test(arguments: [
    "README.md", "a/light/notes.md", "a/light/photo.png", "a/pale/static.png", "static.png",
    "a/light/phase-050.png", "a/light-large/static.png", "a/light@1x/static.png", "",
    "a/light/scenario-slow/photo.png",
    "a/light/slow/t00350.png", "a/light/scenario-slow/layout.txt", "a/light/phase-0500.png.bak",
  ])
  func noGolden(path: String) {
    #expect(GoldenName(path) == nil)
  }

  @Test func everyVariantsNameIsKnown() {
    for type in TypeSize.allCases {
      for scale in 1...4 {
        var variant = Variant()
        variant.type = type
        variant.scale = scale
        variant.direction = .rtl
        variant.width = CanvasSize(width: 320.5, height: 400)
        #expect(GoldenName.isVariant(variant.slug), "\(variant.slug)")
      }
    }
  }
}

struct RecordModeTests {
  @Test(arguments: [
    (RecordMode.all, "tolerated different resized missing drifted unreadable"),
    (.failed, "different resized missing drifted unreadable"), (.missing, "missing"),
    (.drifted, "drifted"), (.never, ""),
  ])
  func whatIsWritten(mode: RecordMode, verdicts: String) {
    let taken = Verdict.allCases.filter(mode.takes).map(\.rawValue)
    #expect(taken.joined(separator: " ") == verdicts)
  }
}
