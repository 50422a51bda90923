import SkeletonModel
import Testing
@testable import SkeletonPainting

/// How marks that come, go and change become elements.
struct AnimatedSVGTests {
  private static func mark(
    _ node: String, x: Double = 0, alpha: Double = 1, width: Double = 10
  ) -> Mark {
    Mark(
      node: node, shape: .rectangle(Frame(x: x, y: 0, width: width, height: 10), .zero),
      paint: .color(Color(red: 0, green: 0, blue: 0, alpha: alpha)), clips: [])
  }

  private static func scene(_ marks: [Mark]) -> Scene {
    Scene(width: 100, height: 20, scale: 1, ground: .clear, marks: marks)
  }

  private static func looks(_ marks: [Mark]) -> [SVGLook] {
    let writer = SVGWriter(scale: 1)
    return marks.compactMap(writer.look)
  }

  private static func svg(
    _ scenes: [[Mark]], by motion: SVGMotion = .smil, loops: Int = 0, still: [Mark]? = nil
  ) throws -> String {
    let count = Double(scenes.count - 1)
    return try animatedSVG(
      scenes.map(Self.scene), at: scenes.indices.map { Double($0) / max(count, 1) },
      lasting: 2_000_000, loops: loops, by: motion, still: still.map(Self.scene))
  }

  /// Each row: the nodes of each scene; then the tracks, each with the scenes it stands in.
  @Test(arguments: [
    (["ab", "ab", "ab"], ["a 0..<3", "b 0..<3"]),
    (["ac", "abc", "ac"], ["a 0..<3", "b 1..<2", "c 0..<3"]),
    (["a", "", "a"], ["a 0..<1 2..<3"]),
    (["abc", "c"], ["a 0..<1", "b 0..<1", "c 0..<2"]),
    // One stays, whichever; the order in which they are painted is kept in every scene.
    (["ab", "ba"], ["a 0..<1", "b 0..<2", "a 1..<2"]),
    (["aa", "a", "aaa"], ["a 0..<3", "a 0..<1 2..<3", "a 2..<3"]),
  ])
  func aMarkIsWrittenOnceForTheScenesItStandsIn(scenes: [String], due: [String]) {
    var tracks = SVGTracks()
    for scene in scenes { tracks.add(Self.looks(scene.map { Self.mark(String($0)) })) }
    let found = tracks.tracks.map { track in
      track.kind.node + track.presence.map { " \($0)" }.joined()
    }
    #expect(found == due)
    #expect(tracks.sceneCount == scenes.count)
  }

  /// Of marks that look alike none flies to where its neighbour was.
  @Test func marksThatLookAlikeAreNotTakenForEachOther() {
    var tracks = SVGTracks()
    tracks.add(Self.looks([Self.mark("a", x: 0), Self.mark("b"), Self.mark("a", x: 20)]))
    tracks.add(Self.looks([Self.mark("b"), Self.mark("a", x: 10), Self.mark("a", x: 20)]))
    let found = tracks.tracks.filter { $0.kind.node == "a" }
      .map { track in (track.presence, Set(track.values.map { $0.shape[0] })) }
    #expect(found.map(\.0) == [[0..<1], [1..<2], [0..<2]])
    #expect(found.map(\.1) == [[0], [10], [20]])
  }

  /// However marks come and go, each scene has its own, in its order.
  @Test func everySceneKeepsItsOrder() {
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let scenes = (0..<6).map { _ in
        (0..<Int.random(in: 0..<8, using: &dice)).map { _ in "abcd".randomElement(using: &dice)! }
      }
      var tracks = SVGTracks()
      for scene in scenes { tracks.add(Self.looks(scene.map { Self.mark(String($0)) })) }
      for (index, scene) in scenes.enumerated() {
        let shown = tracks.tracks.filter { $0.presence.contains { $0.contains(index) } }
        #expect(shown.map(\.kind.node) == scene.map(String.init), "\(scenes)")
      }
    }
  }

  /// While it is not shown, a mark stays as it was, and where it comes again it is at once as it is
  /// then.
  @Test func aGapHasTheLastValues() throws {
    var tracks = SVGTracks()
    for x in [3.0, nil, nil, 9, 9] {
      tracks.add(Self.looks(x.map { [Self.mark("a", x: $0)] } ?? []))
    }
    let track = try #require(tracks.tracks.first)
    #expect(track.span == 0..<5)
    #expect(track.values.map { $0.shape[0] } == [3, 3, 3, 9, 9])
  }

  /// What lies on a straight line between two instants is not written.
  @Test func onlyCornersAreWritten() throws {
    let straight = try Self.svg([0, 10, 20, 30, 40].map { [Self.mark("a", x: $0)] })
    #expect(straight.contains("attributeName=\"x\""))
    #expect(straight.contains("keyTimes=\"0;1\" values=\"0;40\""))
    let bent = try Self.svg([0, 10, 20, 20, 20].map { [Self.mark("a", x: $0)] })
    #expect(bent.contains("keyTimes=\"0;0.5;1\" values=\"0;20;20\""))
    let fading = try Self.svg([1, 0.5, 1].map { [Self.mark("a", alpha: $0)] })
    #expect(fading.contains("attributeName=\"fill-opacity\""))
    #expect(fading.contains("keyTimes=\"0;0.5;1\" values=\"1;0.5;1\""))
    #expect(try !Self.svg([[Self.mark("a")], [Self.mark("a")]]).contains("animate"))
  }

  /// The scene at the very end is for others to end at, and is not seen by itself.
  @Test func whatComesAndGoesIsShownInItsTime() throws {
    let text = try Self.svg([[], [Self.mark("a")], [], [Self.mark("a")], []])
    #expect(text.contains("<g visibility=\"hidden\"><animate attributeName=\"visibility\""))
    #expect(
      text.contains(
        "keyTimes=\"0;0.25;0.5;0.75\" values=\"hidden;visible;hidden;visible\""))
    let start = try Self.svg([[Self.mark("a")], [], []])
    #expect(start.contains("keyTimes=\"0;0.5\" values=\"visible;hidden\""))
  }

  @Test func aFilmWithAnEndStandsAtIt() throws {
    let scenes = [[Self.mark("a")], [Self.mark("a", x: 5)]]
    #expect(try Self.svg(scenes, loops: 2).contains("repeatCount=\"2\" fill=\"freeze\""))
    #expect(try Self.svg(scenes).contains("repeatCount=\"indefinite\""))
    #expect(try Self.svg(scenes, by: .css, loops: 2).contains("2s linear 2 forwards"))
    #expect(try Self.svg(scenes, by: .css).contains("2s linear infinite"))
  }

  /// A path that only moves is moved; one of another shape is drawn anew.
  @Test func aPathThatMovesIsNotDrawnAnew() throws {
    func triangle(_ x: Double, _ y: Double, tip: Double = 4) -> Mark {
      var mark = Self.mark("t")
      mark.shape = .path(
        Path([
          .move(Offset(x: x, y: y)), .line(Offset(x: x + tip, y: y)),
          .line(Offset(x: x, y: y + 4)), .close,
        ]))
      return mark
    }
    let moved = try Self.svg([[triangle(0, 0)], [triangle(8, 2)]])
    #expect(moved.contains("<animateTransform attributeName=\"transform\" type=\"translate\""))
    #expect(moved.contains("values=\"0 0;8 2\"") && !moved.contains("attributeName=\"d\""))
    let css = try Self.svg([[triangle(0, 0)], [triangle(8, 2)]], by: .css)
    #expect(css.contains("transform:translate(8px,2px)"))
    let bent = try Self.svg([[triangle(0, 0)], [triangle(0, 0, tip: 9)]])
    #expect(bent.contains("attributeName=\"d\"") && !bent.contains("animateTransform"))
  }

  @Test(arguments: [SVGMotion.smil, .css])
  func whoeverWantsLessMotionSeesThePictureForThem(motion: SVGMotion) throws {
    let scenes = [[Self.mark("a")], [Self.mark("a", x: 5)]]
    let other = try Self.svg(scenes, by: motion, still: [Self.mark("calm")])
    #expect(other.contains("prefers-reduced-motion") && other.contains("data-node=\"calm\""))
    let same = try Self.svg(
      [[Self.mark("a")], [Self.mark("a")]], by: motion, still: [Self.mark("a")])
    #expect(!same.contains("prefers-reduced-motion"))
  }
}
