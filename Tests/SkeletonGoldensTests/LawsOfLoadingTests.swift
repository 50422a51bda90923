import SkeletonLanguage
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLifecycle
@testable import SkeletonPainting

/// Laws on time, broken on purpose by what documents say, and missed narrowly.
struct LawsOfLoadingTests {
  /// A document of one bar, and what it says of loading.
  private static func row(
    _ rule: String, _ loading: String, motion: String = "full", waive: String? = nil,
    content: String = "{block: {width: 10, height: 10, fill: \"#ccc\"}}", rest: String = "",
    skeleton: String = "block: {width: 10, height: 10}", finds findings: String = ""
  ) -> LawRow {
    LawRow(
      rule, canvas: "{width: 200, height: 100, alignment: top}",
      "{motion: [\(motion)]}\ncontent: \(content)\n\(loading)\n\(rest)", waive: waive,
      skeleton, finds: findings)
  }

  static let blank = [
    row(
      "a tree that shows nothing is as blank as none",
      "scenarios: {load: {script: {100ms: data}}}", content: "{spacer: {}}",
      finds: """
        blank  [light]: scenario 'load', at 400 ms: nothing stands on the screen; 'content' shows \
        nothing
        """),
    row(
      "one that appears by itself is not", "scenarios: {load: {script: {100ms: data}}}",
      content: "{block: {fill: \"#000\", opacity: 0, motion: {to: {opacity: 1}, duration: 1s}}}"),
    row("one that shows anything is not", "scenarios: {load: {script: {100ms: data}}}"),
    row(
      "what is transparent shows nothing, waived", "scenarios: {load: {script: {100ms: data}}}",
      waive: "{blank: why}", content: "{block: {width: 10, height: 10, fill: \"#00000000\"}}"),
    row(
      "a tree that no scenario comes to may be what it likes",
      "scenarios: {load: {script: {100ms: data}}}", waive: "{focus: there is nothing to read}",
      rest: "error: {spacer: {}}",
      finds: """
        blank  [light]: a failure at 0 ms, at 300 ms: nothing stands on the screen; 'error' shows \
        nothing
        """),
    row("nothing is checked where nothing is said of loading", "", content: "{spacer: {}}"),
  ]

  @Test(arguments: blank + curves + budgets + places) func law(_ row: LawRow) throws {
    try row.check()
  }

  /// Nothing stands there until something arrives; at the same instant it may, and then an arrival
  /// of the sweep's is too late.
  @Test(arguments: [
    ("0ms", "0", "data at 0.001 ms"), ("0ms", "300ms", "scenario 'load'"),
    ("1ms", "0", "scenario 'load'"),
  ])
  func withoutASkeletonTheScreenIsBlank(arrival: String, fade: String, run: String) throws {
    let document = try Document.reading(
      """
      skelsnap: 1
      content: {text: Here}
      lifecycle: {transitions: {content: \(fade)}}
      scenarios: {load: {script: {\(arrival): data}}}
      """)
    let found = document.lawFindings().breaches.map(\.line)
    #expect(found == ["blank  [light, dark]: \(run), at 0 ms: nothing stands on the screen"])
  }

  /// Arrivals need the tree that they bring, and all else is checked whatever trees there are.
  @Test(arguments: [
    ("content: {text: Here}", "data at 0 ms, at 0 ms: nothing stands on the screen"),
    ("error: {text: Broken}", "a failure at 0 ms, at 0 ms: nothing stands on the screen"),
    ("skeleton: {circle: 10}", nil),
    (
      "skeleton: {spacer: {}}",
      "a failure at 0 ms, at 0 ms: nothing stands on the screen; 'skeleton' shows nothing"
    ),
    (
      "skeleton: {circle: 10}\nerror: {spacer: {}}",
      "a failure at 0 ms, at 300 ms: nothing stands on the screen; 'error' shows nothing"
    ),
  ])
  func arrivalsAreCheckedWithoutScenarios(trees: String, breach: String?) throws {
    let document = try Document.reading(
      "skelsnap: 1\n\(trees)\nlifecycle: {minimumDisplay: 0s, timeout: 1s}\n")
    #expect(
      document.lawFindings().breaches.filter { $0.law == .blank }.map(\.line)
        == (breach.map { ["blank  [light, dark]: \($0)"] } ?? []))
  }

  /// What one variant's colours show, another's may not.
  @Test(arguments: [("light", "dark"), ("dark", "light")])
  func aVariantIsJudgedByItsOwnColors(seen: String, transparent: String) throws {
    let document = try Document.reading(
      """
      skelsnap: 1
      skeleton:
        block: {width: 10, height: 10, fill: {\(seen): "#ff0000", \(transparent): "#00000000"}}
      content: {text: Loaded}
      lifecycle: {minimumDisplay: 200ms}
      snapshots: {appearance: [light, dark], states: [content]}
      """)
    #expect(
      document.lawFindings().breaches.map(\.line) == [
        "blank  [\(transparent)]: data at 0 ms, at 0 ms: nothing stands on the screen; 'skeleton' "
          + "shows nothing"
      ])
  }

  static let curves = [
    row(
      "a spring with little damping swings back",
      "lifecycle: {transitions: {content: {easing: {spring: {response: 0.4s, dampingFraction: 0.5}}}}}",
      finds:
        "crossfade  [light]: what fades by transitions.content comes to 1, falls back to 0.973 "
        + "461.507 ms after its beginning, and comes in again; a 'dampingFraction' of 0.8 or more "
        + "does not swing back that far"),
    row(
      "one with more does not, to the eye",
      "lifecycle: {transitions: {content: {easing: {spring: {response: 0.4s, dampingFraction: 0.7}}}}}"
    ),
    row(
      "where motion is reduced it is a fade",
      "lifecycle: {transitions: {content: {easing: {spring: {response: 0.4s, dampingFraction: 0.5}}}}}",
      motion: "reduced"),
    row(
      "a curve that turns between its ends falls back",
      "lifecycle: {transitions: {content: {easing: [0.3, 2, 0.7, -1]}}}",
      finds: "crossfade  [light]: what fades by transitions.content comes to 0.724, falls back to "
        + "0.276 220.312 ms after its beginning, and comes in again; a curve whose second and "
        + "fourth numbers are from 0 to 1 does not turn"),
    row(
      "one that swings beyond its ends is cut there",
      "lifecycle: {transitions: {content: {easing: [0.3, -0.4, 0.6, 1.4]}}}"),
    row(
      "a transition to a tree that there is none of is never seen",
      "lifecycle: {transitions: {empty: {easing: [0.3, 2, 0.7, -1]}}}"),
    row(
      "waived", "lifecycle: {transitions: {content: {easing: [0.3, 2, 0.7, -1]}}}",
      waive: "{crossfade: it blinks on purpose}"),
  ]

  private static func list(_ lifecycle: String, height: Int = 20, more: String = "") -> (
    String, content: String, skeleton: String
  ) {
    (
      "lifecycle: {items: row, \(lifecycle)}\(more)",
      "{vstack: {spacing: 0, children: [{repeat: {count: 6, id: row, view: {block: "
        + "{width: 50, height: \(height), fill: \"#ccc\"}}}}, {block: {id: foot, width: 50, "
        + "height: 5, fill: \"#ccc\"}}]}}",
      "vstack: {spacing: 0, children: [{repeat: {count: 6, id: row, view: {block: {width: 50, "
        + "height: 20}}}}, {block: {id: foot, width: 50, height: 5}}]}"
    )
  }

  private static func listRow(
    _ rule: String, _ lifecycle: String, height: Int = 20, waive: String? = nil,
    finds findings: String = ""
  ) -> LawRow {
    let list = list(lifecycle, height: height)
    return row(
      rule, list.0, waive: waive, content: list.content, skeleton: list.skeleton, finds: findings)
  }

  static let budgets = [
    listRow(
      "the last placeholder that can be seen comes in time",
      "stagger: {appear: 50ms}, budget: {appearWithin: 200ms}"),
    listRow(
      "a millisecond less is too little",
      "stagger: {appear: 50ms}, budget: {appearWithin: 199ms}",
      finds:
        "budget  [light]: at 200 ms: the placeholder of row 4 comes only now, and the skeleton "
        + "is to stand there within 199 ms"),
    listRow(
      "a limit has the others come with it",
      "stagger: {appear: 50ms, limit: 4}, budget: {appearWithin: 150ms}"),
    listRow(
      "a budget waived", "stagger: {appear: 50ms}, budget: {appearWithin: 100ms}",
      waive: "{budget: why}"),
  ]

  private static let allRows =
    "rows row[0] + row[1] + row[2] + row[3] + row[4] + row[5] [light]: height is 20 in the "
    + "skeleton and 21 in the content"

  static let places = [
    listRow("rows are as high as their placeholders", "budget: {shift: 0}"),
    listRow(
      "a row that grows moves all after it, and what moves farthest is named", "budget: {shift: 0}",
      height: 21, finds: allRows + "; 1 more node moves with it, 'foot' by 6"),
    listRow(
      "no budget is large enough for rows", "budget: {shift: 30}", height: 21, finds: allRows),
    row(
      "one that is allows what is no row that arrives", "lifecycle: {budget: {shift: 6}}",
      content: list("", height: 21).content, skeleton: list("").skeleton),
    row(
      "one that is not, by as much as they add up to", "lifecycle: {budget: {shift: 5}}",
      content: list("", height: 21).content, skeleton: list("").skeleton,
      finds: "rows foot [light]: y is 120 in the skeleton and 126 in the content; the budget has a "
        + "shift of 5"),
    row(
      "what follows is counted with its own cause", "lifecycle: {budget: {shift: 0}}",
      content: carded(21, aside: 30), skeleton: String(carded(20, aside: 0).dropFirst().dropLast()),
      finds: """
        rows title [light]: height is 20 in the skeleton and 21 in the content; 1 more node moves \
        with it
        rows card [light]: x is 75 in the skeleton and 105 in the content, y is 25 in the skeleton \
        and 26 in the content; 1 more node moves with it
        """),
    listRow(
      "without a budget rows keep their places, and others need not", "timeout: 10s", height: 21,
      finds: allRows),
    listRow("moving waived", "timeout: 10s", height: 21, waive: "{rows: why}"),
    row(
      "what has a name in the empty and the error tree, too, keeps its place there",
      "lifecycle: {budget: {shift: 0}}", content: titled(20),
      rest: "empty: \(titled(21))\nerror: \(titled(22))", skeleton: titledSkeleton,
      finds: """
        rows title [light]: height is 20 in the skeleton and 21 in the empty; 1 more node moves with \
        it
        rows title [light]: height is 20 in the skeleton and 22 in the error; 1 more node moves with \
        it
        """),
    row(
      "an error that lies over the skeleton takes no place of its",
      "lifecycle: {budget: {shift: 0}, errorPlacement: over}", content: titled(20),
      rest: "error: \(titled(22))", skeleton: titledSkeleton),
    row(
      "without a budget the other trees promise nothing", "lifecycle: {timeout: 10s}",
      content: titled(20), rest: "error: \(titled(22))", skeleton: titledSkeleton),
    row(
      "each error case is looked at", "lifecycle: {budget: {shift: 0}}",
      content: titled(20),
      rest: """
        error: {when: {if: {$error.title: This is taking too long}, then: \(titled(25)), else: \
        \(titled(20))}}
        """, skeleton: titledSkeleton,
      finds:
        "rows title [light]: height is 20 in the skeleton and 25 in the error; 1 more node moves "
        + "with it"),
  ]

  private static func carded(_ height: Int, aside: Int) -> String {
    "{vstack: {spacing: 0, children: [{block: {id: title, width: 50, height: \(height), fill: "
      + "\"#ccc\"}}, {block: {id: foot, width: 50, height: 5, fill: \"#ccc\"}}, {zstack: {id: card, "
      + "offset: {x: \(aside), y: 0}, children: [{block: {id: dot, width: 50, height: 9, fill: "
      + "\"#ccc\"}}]}}]}}"
  }

  private static func titled(_ height: Int) -> String {
    "{vstack: {spacing: 0, children: [{block: {id: title, width: 50, height: \(height), fill: "
      + "\"#ccc\"}}, {block: {id: foot, width: 50, height: 5, fill: \"#ccc\", "
      + "accessibilityLabel: Rest}}]}}"
  }

  private static let titledSkeleton =
    "vstack: {spacing: 0, children: [{block: {id: title, width: 50, height: 20}}, {block: {id: foot, "
    + "width: 50, height: 5}}]}"
}

/// What the machine guarantees no document can break: these laws are checked with runs as they might
/// have been.
struct LawsOfRunsTests {
  private static let rows = LoadingSample.rows(3).with { plan in
    plan.lifecycle.minimumDisplay = 200_000
    plan.lifecycle.timeout = 1_000_000
  }
  private static let sight = Sight(
    aroundRows: Set(LoadingTree.allCases), rows: [.skeleton, .content])

  /// A run of one stage after another, each with the states and entries of its instant.
  private static func run(
    _ stages: [(Microseconds, (inout LoadingStage) -> Void)], states: [StateEntry] = [],
    log: [LogEntry] = [], end: Microseconds = 0, timers: Int = 0
  ) -> LoadingRun {
    var stage = LoadingStage()
    stage.layers = [.init(tree: .skeleton, opacity: .still(1))]
    let waiting = (0..<3).map { id in
      var row = LoadingStage.Row(id: id)
      row.status = .waiting(batch: 1)
      row.skeleton = .still(1)
      return row
    }
    stage.rows = StagedRows(waiting)
    let all = stages.map { instant, change in
      change(&stage)
      return (instant: instant, stage: stage)
    }
    return LoadingRun(
      rows.plan, states: states, log: log, stages: all, end: end, timers: timers)
  }

  private static let fade = Motion(duration: 300_000, easing: .linear)

  private static func reveal(
    _ row: Int, at start: Microseconds
  ) -> (inout LoadingStage) -> Void {
    { stage in
      stage.rows[row].status = .loaded
      stage.rows[row].skeleton = Fade(from: 1, to: 0, start: start, motion: fade)
      stage.rows[row].content = Fade(from: 0, to: 1, start: start, motion: fade)
    }
  }

  private static func entry(
    _ instant: Microseconds, _ kind: LogKind, rows: [Int]
  ) -> LogEntry {
    LogEntry(
      instant, kind,
      [.init("to", "content"), .init("rows", .array(rows.map { .integer($0) }))])
  }

  @Test func aScreenIsBlankWhereNothingCoversIt() {
    func found(_ opacity: Double) -> [String] {
      let run = Self.run(
        [
          (0, { _ in }),
          (
            500_000,
            { stage in
              stage.layers[0].opacity = .still(opacity)
              for row in stage.rows.indices { stage.rows[row].skeleton = .still(0) }
            }
          ),
        ], states: [StateEntry(0, .loading)])
      return blankFaults(run, Self.sight).map(\.words)
    }
    #expect(found(0.64) == [])
    #expect(
      found(0.62) == [
        "at 500 ms: what stands on the screen covers 0.62 of what is behind it, and crossfades at "
          + "least 0.63"
      ])
    #expect(found(0) == ["at 500 ms: nothing stands on the screen"])
  }

  @Test func whoHasLeftSeesNothing() {
    let run = Self.run(
      [(0, { ($0.layers, $0.rows) = ([], StagedRows()) }), (100, { $0.scroll = 1 })],
      states: [StateEntry(0, .loading), StateEntry(100, .idle)])
    #expect(blankFaults(run, Self.sight).map(\.instant) == [0])
  }

  @Test func aRowThatNothingHappensToStaysAsItIs() {
    func found(_ change: @escaping (inout LoadingStage) -> Void, log: [Int] = [0]) -> [String] {
      let run = Self.run(
        [
          (0, { _ in }),
          (
            400_000,
            { stage in
              Self.reveal(0, at: 400_000)(&stage)
              change(&stage)
            }
          ),
        ],
        log: [Self.entry(400_000, .rowReveal, rows: log)])
      return repaintFaults(run).map(\.words)
    }
    let head = "at 400 ms: row 1 changes with what happens to others: "
    #expect(found { _ in } == [])
    #expect(
      found { $0.rows[1].skeleton = .still(0.5) } == [
        head + "the opacity of its skeleton is 0.5 and would be 1"
      ])
    #expect(
      found { $0.rows[1].content = Fade(from: 0, to: 1, start: 400_000, motion: Self.fade) } == [
        head + "the opacity of its content is 0.5 after 150 ms and would be 0"
      ])
    #expect(
      found { $0.rows[1].frozen = 100_000 } == [
        head + "its placeholder is at phase 0.067 and would be at 0.267"
      ])
    #expect(
      found { $0.rows = StagedRows($0.rows.dropLast()) } == [
        head.replacing("row 1", with: "row 2") + "it is gone"
      ])
    #expect(found({ $0.rows[1].skeleton = .still(0.5) }, log: [0, 1]) == [])
    #expect(found({ $0.rows[1].frozen = 400_000 }) == [])
  }

  @Test func aCrossfadeGoesOneWay() {
    func found(_ change: @escaping (inout LoadingStage) -> Void) -> [String] {
      let run = Self.run(
        [
          (0, { $0.rows[0].skeleton = .still(0.5) }),
          (
            400_000,
            { stage in
              Self.reveal(0, at: 400_000)(&stage)
              change(&stage)
            }
          ),
        ],
        log: [Self.entry(400_000, .transitionStart, rows: [0])])
      return directionFaults(run).map(\.words)
    }
    #expect(found { _ in } == [])
    #expect(
      found { $0.rows[0].skeleton = Fade(from: 0.5, to: 1, start: 400_000, motion: Self.fade) }
        == [
          "at 400 ms: the placeholder of row 0 rises from 0.5 to 1 in a transition to 'content', in "
            + "which it only falls"
        ])
    #expect(
      found { $0.rows[0].content = Fade(from: 1, to: 0, start: 400_000, motion: Self.fade) }
        == [
          "at 400 ms: the content of row 0 falls from 1 to 0 in a transition to 'content', in which "
            + "it only rises"
        ])
    // Another row's placeholder may come back at the same instant.
    #expect(
      found { $0.rows[1].skeleton = Fade(from: 0, to: 1, start: 400_000, motion: Self.fade) } == [])
  }

  @Test(arguments: [(199_999, false), (200_000, true), (200_001, true)])
  func theMinimumDisplayIsKept(hide: Microseconds, isKept: Bool) {
    let run = Self.run(
      [], states: [StateEntry(0, .loading)],
      log: [LogEntry(0, .loadStart), LogEntry(hide, .skeletonHide)])
    let words =
      "at 199.999 ms: the skeleton begins to leave 199.999 ms after the load began, and is to stand "
      + "there for 200 ms"
    #expect(minimumFaults(run).map(\.words) == (isKept ? [] : [words]))
  }

  @Test(arguments: [999_999, 1_000_000, 1_000_001])
  func theTimeoutFiresOnItsTick(tick: Microseconds) {
    let run = Self.run([], log: [LogEntry(0, .attemptStart), LogEntry(tick, .timeout)])
    #expect(
      timeoutFaults(run).map(\.words)
        == (tick == 1_000_000
          ? []
          : [
            "at \(tick.words): the timeout fires \(tick.words) after a start, and is to after 1000 ms"
          ]))
  }

  @Test func nothingHappensAfterLeaving() {
    func found(_ kind: LogKind, layers: Bool = false) -> [String] {
      let run = Self.run(
        [(100_000, { if !layers { $0.layers = [] } })],
        states: [StateEntry(0, .loading), StateEntry(100_000, .idle)],
        log: [LogEntry(100_000, .disappear), LogEntry(150_000, kind), LogEntry(200_000, .data)])
      return leavingFaults(run).map(\.words)
    }
    #expect(
      found(.ignored) == [
        "at 200 ms: 'data' happens, though the user left at 100 ms; until coming back all is to be "
          + "ignored"
      ])
    #expect(found(.appear) == [])
    #expect(
      found(.appear, layers: true) == [
        "at 100 ms: 'skeleton' stands there, though the user has left"
      ])
  }

  @Test func noTimerIsLeft() {
    #expect(timerFaults(Self.run([], end: 700_000)).isEmpty)
    #expect(
      timerFaults(Self.run([], end: 700_000, timers: 2)).map(\.words) == [
        "at 700 ms: 2 timers are left, and none may be"
      ])
  }

  @Test func noMoreGroupsMoveThanTheBudgetHas() {
    var sample = LoadingSample.rows(3)
    sample.plan.lifecycle.budget.shimmers = 2
    #expect(shimmerFaults(sample.run()).isEmpty)
    func found(_ groups: Int...) -> [String] {
      let log = groups.enumerated().map { index, groups in
        LogEntry(
          index * 50_000, groups < 0 ? .shimmerStop : .shimmerStart,
          [.init("groups", .integer(abs(groups)))])
      }
      return shimmerFaults(LoadingRun(sample.plan, log: log)).map(\.words)
    }
    #expect(found(2, -1, 1) == [])
    #expect(found(2, -1, 2) == ["at 100 ms: 3 groups move, and the budget has 2"])
  }
}

/// Laws that hold for every arrival, against machines that are a microsecond off.
struct LawsOfArrivalsTests {
  private static let plan = LoadingSample.rows(3).with { plan in
    plan.lifecycle.minimumDisplay = 200_000
    plan.lifecycle.timeout = 1_000_000
  }.plan

  private func found(_ change: @escaping (inout LoadingPlan) -> Void) -> [String] {
    let sweep = ArrivalSweep(
      Self.plan,
      Sight(
        aroundRows: Set(LoadingTree.allCases), rows: [.skeleton, .content]))
    return sweep.faults { plan, script in
      var other = plan
      change(&other)
      let run = LoadingRun(other, script)
      // What it was to do is the plan's.
      return LoadingRun(
        plan, states: run.states, log: run.log, stages: run.stages, end: run.end,
        timers: run.timers)
    }.map { "\($0.fault.law) \($0.arrival) \($0.arrivesAt.words): \($0.fault.words)" }
  }

  @Test func ourMachineKeepsThem() {
    #expect(found { _ in } == [])
  }

  @Test func aMinimumDisplayThatIsOffIsFound() {
    let early = found { $0.lifecycle.minimumDisplay -= 1 }
    #expect(early.contains { $0.hasPrefix("minimumDisplay data") }, "\(early)")
    let late = found { $0.lifecycle.minimumDisplay += 1 }
    #expect(late.contains { $0.hasPrefix("minimumDisplay data") }, "\(late)")
  }

  @Test func aTimeoutThatIsOffIsFound() {
    let early = found { $0.lifecycle.timeout = 999_999 }
    #expect(early.contains { $0.hasPrefix("timeout") }, "\(early)")
    let late = found { $0.lifecycle.timeout = 1_000_001 }
    #expect(late.contains { $0.hasPrefix("timeout") }, "\(late)")
    let never = found { $0.lifecycle.timeout = nil }
    #expect(never.contains { $0.hasPrefix("timeout") }, "\(never)")
    // What it is to do is said to the end.
    #expect(
      early.contains(
        "timeout data 1000.001 ms: at 999.999 ms: the timeout fires now, and is to at 1000 ms"),
      "\(early)")
    #expect(
      never.contains("timeout data 1000.001 ms: the timeout does not fire, and is to at 1000 ms"),
      "\(never)")
  }
}
