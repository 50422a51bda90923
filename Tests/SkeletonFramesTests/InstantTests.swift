import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import TestSupport
import Testing
@testable import SkeletonFrames
@testable import SkeletonPainting

@testable import SkeletonModel

/// What is painted at an instant of a simulated load.
///
/// Each tree has a colour of its own: the skeleton is black, the content red, empty green, and an
/// error blue. All fades take 100 ms and are linear, so opacities can be worked out by hand.
struct InstantTests {
  private static let rows = """
    skeleton: {vstack: {spacing: 0, children: [{repeat: {id: row, count: 3, view: {block: {height: 20, fill: "#000"}}}}]}}
    content: {vstack: {spacing: 0, children: [{repeat: {id: row, count: 5, view: {block: {height: 20, fill: "#f00"}}}}]}}
    error: {block: {fill: "#00f"}}
    """

  private static let whole = """
    skeleton: {block: {height: 10, fill: "#000"}}
    content: {block: {height: 20, fill: "#f00"}}
    empty: {block: {height: 30, fill: "#0f0"}}
    error: {block: {height: 40, fill: "#00f"}}
    """

  private static let fade = "{duration: 100ms, easing: linear}"
  private static let fades =
    "transitions: {content: \(fade), empty: \(fade), error: \(fade), refresh: \(fade)}"

  private static func source(
    _ trees: String, _ lifecycle: String, _ script: String, at instants: [Microseconds],
    canvas: String = "{width: 100, height: 100, alignment: top, background: \"#fff\"}",
    errors: String = "", change: (inout Variant) -> Void = { _ in }
  ) throws -> ScenarioSource {
    let document = try Document.reading(
      """
      skelsnap: 1
      theme: {shimmer: {gradient: {duration: 1s, stops: [clear, white, clear]}}\(errors)}
      canvas: \(canvas)
      \(trees)
      lifecycle: {\(fades), \(lifecycle)}
      scenarios: {one: {script: \(script)}}
      """)
    var variant = Variant()
    change(&variant)
    let screens = LoadingScreens(document, in: variant, shaper: TextShaper())
    let found = try #require(document.scenario("one"))
    let run = LoadingRun(try screens.checkedPlan(for: found.script), found.script)
    return try ScenarioSource(run, at: instants, screens)
  }

  private static func scene(_ source: ScenarioSource, at instant: Microseconds) -> Scene {
    var painter = InstantPainter(source)
    return painter.scene(
      of: Case(
        document: "test", variant: Variant(), subject: .instant(scenario: "one", instant)))
  }

  /// `black 0 20 1`: the colour, top, height and opacity of each mark, from the top of the screen
  /// down, clipped to what is seen.
  private static func marks(_ scene: Scene) -> [String] {
    let ground = Frame(x: 0, y: 0, width: Double(scene.width), height: Double(scene.height))
    let seen = scene.marks.compactMap { mark -> (Double, String)? in
      guard case .color(let color) = mark.paint else { return (-1, "gradient") }
      let bounds = mark.clips.reduce(mark.shape.bounds.intersection(ground)) {
        $0.intersection($1.bounds)
      }
      guard !bounds.isEmpty else { return nil }
      let names = [
        (Color(red: 0, green: 0, blue: 0), "black"), (Color(red: 1, green: 0, blue: 0), "red"),
        (Color(red: 0, green: 1, blue: 0), "green"), (Color(red: 0, green: 0, blue: 1), "blue"),
      ]
      let name =
        names.first {
          ($0.0.red, $0.0.green, $0.0.blue) == (color.red, color.green, color.blue)
        }?.1 ?? "?"
      return (
        bounds.y,
        "\(name) \(bounds.y.threeDecimals) \(bounds.height.threeDecimals) \(color.alpha.threeDecimals)"
      )
    }
    return seen.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }.map(\.1)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var lifecycle: String
    var script: String
    /// In milliseconds.
    var at: Int
    /// Separated by commas.
    var marks: String

    init(_ lifecycle: String, _ script: String, _ at: Int, _ marks: String) {
      self.lifecycle = lifecycle
      self.script = script
      self.at = at
      self.marks = marks
    }

    var testDescription: String { "\(lifecycle) \(script) at \(at)" }
  }

  // MARK: Trees

  @Test(
    arguments: [
      Row("", "{200ms: data}", 0, "black 0 10 1"),
      Row("", "{200ms: data}", 199, "black 0 10 1"),
      Row("", "{200ms: data}", 225, "black 0 10 0.75, red 0 20 0.25"),
      Row("", "{200ms: data}", 300, "red 0 20 1"),
      Row("minimumDisplay: 400ms", "{200ms: data}", 399, "black 0 10 1"),
      Row("", "{200ms: empty}", 250, "black 0 10 0.5, green 0 30 0.5"),
      Row("", "{200ms: fail}", 250, "black 0 10 0.5, blue 0 40 0.5"),
      Row("timeout: 1s", "{}", 1100, "blue 0 40 1"),
      // The error stands on the content, and goes again.
      Row(
        "errorPlacement: over, refresh: overlay", "{0ms: data, 1s: refresh, 2s: fail, 3s: dismiss}",
        2500, "blue 0 40 1, red 0 20 1"),
      Row(
        "errorPlacement: over, refresh: overlay", "{0ms: data, 1s: refresh, 2s: fail, 3s: dismiss}",
        3500, "red 0 20 1"),
      // A refresh lays the skeleton over the content.
      Row(
        "refresh: {mode: overlay, opacity: 0.6}", "{0ms: data, 1s: refresh}", 1050,
        "black 0 10 0.3, red 0 20 1"),
      Row("", "{0ms: data, 1s: disappear}", 1500, ""),
    ])
  func treesFade(row: Row) throws {
    let at = row.at * 1000
    let source = try Self.source(Self.whole, row.lifecycle, row.script, at: [at])
    #expect(Self.marks(Self.scene(source, at: at)).joined(separator: ", ") == row.marks)
  }

  private static let moving = """
    skeleton: {block: {height: 10, fill: "#000", \
    motion: {to: {offset: {y: 40}}, duration: 1s, repeat: restart}}}
    content: {block: {height: 20, fill: "#f00", motion: {to: {offset: {y: 50}}, duration: 1s}}}
    error: {block: {height: 20, fill: "#00f", \
    motion: {to: {offset: {y: 50}}, duration: 1s, start: 500ms, repeat: reverse}}}
    """

  /// What moves by itself counts from when its tree is first shown.
  @Test(
    arguments: [
      Row("", "{}", 0, "black 0 10 1"),
      Row("", "{}", 500, "black 20 10 1"),
      Row("", "{}", 1250, "black 10 10 1"),
      Row("", "{2s: data}", 2000, "black 0 10 1"),
      // The placeholder keeps still as it leaves; the content has begun.
      Row("", "{2250ms: data}", 2310, "red 3 20 0.6, black 10 10 0.4"),
      Row("", "{2s: data}", 2500, "red 25 20 1"),
      Row("", "{2s: data}", 3000, "red 50 20 1"),
      Row("", "{2s: data}", 9000, "red 50 20 1"),
      Row("", "{2s: fail}", 2400, "blue 0 20 1"),
      Row("", "{2s: fail}", 3000, "blue 25 20 1"),
      Row("", "{2s: fail}", 3500, "blue 50 20 1"),
      Row("", "{2s: fail}", 4000, "blue 25 20 1"),
      // A refresh that leaves the content where it is does not begin its motion anew.
      Row(
        "refresh: {mode: overlay, opacity: 0}", "{0ms: data, 500ms: refresh, 700ms: data}", 800,
        "red 40 20 1"),
    ])
  func motionsBeginWithTheirTrees(row: Row) throws {
    let at = row.at * 1000
    let source = try Self.source(Self.moving, row.lifecycle, row.script, at: [at])
    #expect(Self.marks(Self.scene(source, at: at)).joined(separator: ", ") == row.marks)
  }

  /// The placeholder's, which repeats, does not begin, and that of the content is over at once.
  @Test func motionsStandStillWhereMotionIsReduced() throws {
    for at in [0, 500_000, 2_500_000] {
      let source = try Self.source(Self.moving, "", "{2s: data}", at: [at]) {
        $0.motion = .reduced
      }
      #expect(
        Self.marks(Self.scene(source, at: at)) == [at < 2_000_000 ? "black 0 10 1" : "red 50 20 1"])
    }
  }

  /// A row that has arrived leaves from where its placeholder was, and the others move on.
  @Test func placeholdersOfRowsKeepStillAsTheyLeave() throws {
    let trees = """
      skeleton: {vstack: {spacing: 0, children: [{repeat: {id: row, count: 2, view: {block: \
      {height: 20, fill: "#000", motion: {to: {offset: {y: 20}}, duration: 1s, repeat: restart}}}}}]}}
      content: {vstack: {spacing: 0, children: [{repeat: {id: row, count: 2, view: {block: \
      {height: 20, fill: "#f00"}}}}]}}
      """
    let source = try Self.source(trees, "items: row", "{200ms: {data: [0]}}", at: [250_000])
    #expect(
      Self.marks(Self.scene(source, at: 250_000)) == [
        "red 0 20 0.5", "black 4 20 0.5", "black 25 20 1",
      ])
  }

  // MARK: Rows

  @Test(
    arguments: [
      Row("", "{}", 0, "black 0 20 1, black 20 20 1, black 40 20 1"),
      // Placeholders stand there one after the other.
      Row("stagger: {appear: 50ms}", "{}", 60, "black 0 20 1, black 20 20 1"),
      // One row arrives, and nothing else moves.
      Row(
        "", "{200ms: {data: [1]}}", 225,
        "black 0 20 1, black 20 20 0.75, red 20 20 0.25, black 40 20 1"),
      Row("", "{200ms: {data: [1]}}", 300, "black 0 20 1, red 20 20 1, black 40 20 1"),
      // Rows are revealed one after the other.
      Row(
        "stagger: {reveal: 50ms}", "{200ms: data}", 275,
        "black 0 20 0.25, red 0 20 0.75, black 20 20 0.75, red 20 20 0.25, black 40 20 1"),
      // A row that fails has the error in its own frame.
      Row(
        "", "{200ms: {fail: {items: [1]}}}", 250,
        "black 0 20 1, black 20 20 0.5, blue 20 20 0.5, black 40 20 1"),
      // Where all fail at once, one stands for them.
      Row("errorPlacement: items", "{200ms: fail}", 300, "blue 0 20 1"),
      // Placeholders of a page stand where its rows will.
      Row(
        "pages: {size: 3, threshold: 0, placeholders: 2}", "{0ms: data}", 500,
        "red 0 20 1, red 20 20 1, red 40 20 1, black 60 20 1, black 80 20 1"),
      // New rows push the others down, and stay above them.
      Row(
        "refresh: newRows", "{0ms: data, 500ms: refresh}", 600,
        "black 0 20 1, black 20 20 1, black 40 20 1, red 60 20 1, red 80 20 1"),
      Row(
        "refresh: newRows", "{0ms: data, 500ms: refresh, 700ms: data}", 900,
        "red 0 20 1, red 20 20 1, red 40 20 1, red 60 20 1, red 80 20 1"),
    ])
  func rowsStandWhereTheyBelong(row: Row) throws {
    let at = row.at * 1000
    let source = try Self.source(
      Self.rows, "items: row, " + row.lifecycle, row.script, at: [at])
    #expect(Self.marks(Self.scene(source, at: at)).joined(separator: ", ") == row.marks)
  }

  @Test func whatScrollsIsCutAtItsEdges() throws {
    let list = """
      skeleton: {vstack: {spacing: 0, children: [{block: {height: 30, fill: "#0f0"}}, {scroll: {vstack: {spacing: 0, children: [{repeat: {id: row, count: 5, view: {block: {height: 20, fill: "#000"}}}}]}}}]}}
      content: {scroll: {vstack: {spacing: 0, children: [{repeat: {id: row, count: 5, view: {block: {height: 20, fill: "#f00"}}}}]}}}
      """
    let source = try Self.source(list, "items: row", "{100ms: {scroll: 30}}", at: [200_000])
    // Row 1 begins 10 above the edge; rows 2 to 4 follow.
    #expect(
      Self.marks(Self.scene(source, at: 200_000)) == [
        "green 0 30 1", "black 30 10 1", "black 40 20 1", "black 60 20 1", "black 80 20 1",
      ])
    let whole = try Self.source(
      Self.rows, "items: row", "{100ms: {scroll: 30}}", at: [200_000])
    #expect(
      Self.marks(Self.scene(whole, at: 200_000)) == ["black 0 10 1", "black 10 20 1"])
  }

  /// The second stands for all rows, where the first of them stood.
  @Test(arguments: [
    ("{fail: {items: [2]}}, {scroll: 30}", ["black 0 10 1", "blue 10 20 1"]),
    ("fail, {scroll: 15}", ["blue 0 5 1"]),
  ])
  func anErrorOfARowScrollsWithIt(events: String, marks: [String]) throws {
    let source = try Self.source(
      Self.rows, "items: row, errorPlacement: items", "{100ms: [\(events)]}", at: [300_000])
    #expect(Self.marks(Self.scene(source, at: 300_000)) == marks)
  }

  /// What does not fit the row is painted all the same, but not beyond what scrolls.
  @Test func anErrorMayStickOutOfItsRow() throws {
    let tall = Self.rows.replacing(
      "error: {block: {fill: \"#00f\"}}",
      with:
        "error: {vstack: {spacing: 0, children: [{block: {height: 30, fill: \"#00f\"}}, {block: {height: 30, fill: \"#0f0\"}}]}}"
    )
    let source = try Self.source(
      tall, "items: row", "{100ms: {fail: {items: [2]}}}", at: [300_000])
    #expect(
      Self.marks(Self.scene(source, at: 300_000)) == [
        "black 0 20 1", "black 20 20 1", "blue 40 30 1", "green 70 30 1",
      ])
  }

  // MARK: Motion

  private static let shimmering = rows.replacing("fill: \"#000\"", with: "fill: shimmer")

  private static func starts(_ scene: Scene) -> [Double] {
    scene.marks.compactMap { mark in
      guard case .gradient(let gradient) = mark.paint else { return nil }
      return gradient.start.x
    }
  }

  /// The light of a row that arrives stays where it was; the others' goes on.
  @Test func aRowThatArrivesStandsStill() throws {
    let instants: [Microseconds] = [200_000, 240_000, 280_000]
    let source = try Self.source(
      Self.shimmering, "items: row", "{200ms: {data: [1]}}", at: instants)
    let lights = instants.map { Self.starts(Self.scene(source, at: $0)) }
    #expect(lights.map(\.count) == [3, 3, 3])
    #expect(lights[0][0] == lights[0][1])
    #expect(lights[1][1] == lights[0][1] && lights[2][1] == lights[0][1])
    #expect(lights[1][0] > lights[0][0] && lights[2][0] > lights[1][0])
    #expect(lights[1][0] == lights[1][2])
  }

  /// At the phase that the machine names: 0.25 of a cycle of a second.
  @Test func theLightIsWhereItsPhaseIs() throws {
    let source = try Self.source(Self.shimmering, "items: row", "{}", at: [250_000, 1_250_000])
    let document = try Document.reading(
      """
      skelsnap: 1
      theme: {shimmer: {gradient: {duration: 1s, stops: [clear, white, clear]}}}
      canvas: {width: 100, height: 100, alignment: top, background: "#fff"}
      \(Self.shimmering)
      """)
    let placed = try place(document.screen(.skeleton, in: Variant()), shaper: TextShaper())
    let wanted = Self.starts(Stage(placed).scene(at: 0.25))
    #expect(Self.starts(Self.scene(source, at: 250_000)) == wanted)
    #expect(Self.starts(Self.scene(source, at: 1_250_000)) == wanted)
  }

  @Test(arguments: [
    ("budget: {shimmers: 2}", "{}", 2, 1),
    // The row that stands still is not counted; the third moves in its place.
    ("budget: {shimmers: 2}", "{400ms: {data: [0]}}", 3, 0),
    ("budget: {memory: 100}", "{100ms: {memory: 95}}", 0, 3),
    ("budget: {scrollSpeed: 1000}", "{100ms: {scroll: {to: 0, speed: 2000}}}", 0, 3),
  ])
  func noMoreMoveThanTheBudgetAllows(
    lifecycle: String, script: String, moving: Int, still: Int
  ) throws {
    let source = try Self.source(
      Self.shimmering, "items: row, " + lifecycle, script, at: [450_000])
    let marks = Self.scene(source, at: 450_000).marks
    #expect(Self.starts(Self.scene(source, at: 450_000)).count == moving)
    #expect(
      marks.count { if case .color = $0.paint { $0.node.hasPrefix("row") } else { false } }
        - (script.contains("data") ? 1 : 0) == still)
  }

  @Test func reducedMotionFadesAndDoesNotShimmer() throws {
    let source = try Self.source(
      Self.shimmering, "items: row", "{200ms: {data: [1]}}", at: [225_000]
    ) { $0.motion = .reduced }
    let scene = Self.scene(source, at: 225_000)
    #expect(Self.starts(scene).isEmpty)
    #expect(Self.marks(scene).contains("red 20 20 0.25"))
  }

  // MARK: What events change

  @Test func aNewValueOfAParameterIsPainted() throws {
    let trees = """
      parameters: {tall: 10}
      skeleton: {block: {height: $tall, fill: "#000"}}
      content: {block: {height: 20, fill: "#f00"}}
      """
    let source = try Self.source(
      trees, "", "{100ms: {set: {tall: 25}}}", at: [99_000, 100_000])
    #expect(Self.marks(Self.scene(source, at: 99_000)) == ["black 0 10 1"])
    #expect(Self.marks(Self.scene(source, at: 100_000)) == ["black 0 25 1"])
  }

  @Test func aValueThatDoesNotFitIsRefused() throws {
    let trees = """
      parameters: {tall: 10}
      skeleton: {block: {height: $tall, fill: "#000"}}
      """
    #expect(throws: DescriptionError.self) {
      try Self.source(trees, "", "{100ms: {set: {tall: much}}}", at: [200_000])
    }
  }

  @Test func theErrorsFieldsAreTheEvents() throws {
    let trees = """
      skeleton: {block: {height: 10, fill: "#000"}}
      content: {block: {height: 10, fill: "#f00"}}
      error: {block: {height: 30, fill: $error.color}}
      """
    for (fields, color) in [("", "blue"), (", color: \"#0f0\"", "green")] {
      let source = try Self.source(
        trees, "", "{100ms: {fail: {error: timeout\(fields)}}}", at: [300_000],
        errors: ", errors: {timeout: {title: Late, retryable: true, color: \"#00f\"}}")
      #expect(Self.marks(Self.scene(source, at: 300_000)) == ["\(color) 0 30 1"])
    }
  }

  /// A screen as high as its content has one size at all instants.
  @Test func theSizeIsThatOfTheLargestTree() throws {
    let source = try Self.source(
      Self.whole, "", "{200ms: data}", at: [0, 500_000],
      canvas: "{width: 100, height: fit, background: \"#fff\"}")
    #expect([0, 500_000].map { Self.scene(source, at: $0).height } == [40, 40])
  }
}
