import Testing

@testable import SkeletonModel

struct CasesTests {
  @Test(
    arguments: [
      (ScreenState.skeleton, 0.5, "phase-0500.png"), (.skeleton, 0, "phase-0000.png"),
      (.skeleton, 1, "phase-1000.png"), (.skeleton, 1.0 / 3, "phase-0333.png"),
      (.skeleton, nil, "static.png"), (.content, nil, "content.png"),
      (.content, 0.25, "content-phase-0250.png"), (.empty, nil, "empty.png"),
      (.error(nil), nil, "error.png"), (.error("timeout"), nil, "error-timeout.png"),
      (.error("timeout"), 0.75, "error-timeout-phase-0750.png"),
    ] as [(ScreenState, Double?, String)])
  func frame(state: ScreenState, phase: Double?, name: String) {
    let one = Case(document: "a/b", state: state, variant: Variant(), phase: phase)
    #expect(one.frame == name)
    #expect(one.path == "a/b/light/" + name)
  }

  @Test(
    arguments: [
      (0, "t00000"), (350_000, "t00350"), (16_667, "t00016.667"), (16_500, "t00016.500"),
      (5, "t00000.005"), (99_999_000, "t99999"), (123_456_000, "t123456"),
    ] as [(Microseconds, String)])
  func frameOfAnInstant(instant: Microseconds, name: String) {
    let one = Case(
      document: "d", variant: Variant(), subject: .instant(scenario: "slow", instant))
    #expect(one.path == "d/light/scenario-slow/\(name).png")
    #expect(one.state == nil && one.phase == nil)
  }

  private func paths(
    _ snapshots: Snapshots, states: [ScreenState] = [.skeleton],
    moving: Set<ScreenState> = [.skeleton]
  ) -> [String] {
    snapshots.cases(of: "d", states: states) { state, _ in moving.contains(state) }.map(\.path)
  }

  @Test func casesRunByVariantThenStateThenPhase() {
    var snapshots = Snapshots()
    snapshots.phases = [0, 0.5]
    snapshots.axes.appearance = [.light, .dark]
    #expect(
      paths(snapshots, states: [.skeleton, .content]) == [
        "d/light/phase-0000.png", "d/light/phase-0500.png", "d/light/content.png",
        "d/dark/phase-0000.png", "d/dark/phase-0500.png", "d/dark/content.png",
      ])
  }

  @Test func nothingMovesUnderReducedMotion() {
    var snapshots = Snapshots()
    snapshots.axes.motion = [.reduced]
    #expect(
      paths(snapshots, states: [.skeleton, .empty], moving: [.skeleton, .empty])
        == ["d/light-reduced/static.png", "d/light-reduced/empty.png"])
  }

  @Test func listedStatesReplaceTheAvailableOnes() {
    var snapshots = Snapshots()
    snapshots.states = [.error("timeout")]
    #expect(
      paths(snapshots, states: [.skeleton, .content]) == ["d/light/error-timeout.png"])
  }

  @Test func theProductRunsInTheOrderOfTheAxes() {
    var snapshots = Snapshots()
    snapshots.axes.appearance = [.dark, .light]
    snapshots.axes.type = [.large, .ax3]
    snapshots.axes.scale = [1, 3]
    #expect(
      snapshots.variants.map(\.slug) == [
        "dark", "dark@3x", "dark-ax3", "dark-ax3@3x", "light", "light@3x", "light-ax3",
        "light-ax3@3x",
      ])
  }

  @Test func includedVariantsComeLastAndExcludedOnesAreRemoved() {
    var snapshots = Snapshots()
    snapshots.axes.appearance = [.dark, .light]
    snapshots.axes.contrast = [.normal, .increased]
    var rtl = AxisChoice()
    rtl.direction = [.rtl]
    var again = AxisChoice()
    again.appearance = [.light]
    snapshots.include = [rtl, again, rtl]
    var out = AxisChoice()
    out.appearance = [.light]
    out.contrast = [.increased]
    snapshots.exclude = [out]
    #expect(
      snapshots.variants.map(\.slug) == ["dark", "dark-increased", "light", "dark-rtl"])
  }

  @Test func aValueGivenTwiceIsOneVariant() {
    var snapshots = Snapshots()
    snapshots.axes.appearance = [.light, .light]
    #expect(snapshots.variants.map(\.slug) == ["light"])
  }

  @Test func phasesThatShareANameAreReported() {
    var snapshots = Snapshots()
    snapshots.phases = [0, 0.2501, 0.25]
    #expect(
      snapshots.problems.map(\.description) == [
        "phases 0.2501 and 0.25 are both named 'phase-0250': names count in thousandths"
      ])
  }

  @Test func tooManyVariantsAreReportedNotEnumerated() {
    var snapshots = Snapshots()
    snapshots.axes.width = (1...20_000).map { CanvasSize(width: Double($0)) }
    snapshots.axes.type = TypeSize.allCases
    #expect(snapshots.problems == [.tooManyVariants(240_000)])
  }
}

struct AxisValueTests {
  @Test func aLanguageBringsItsDirection() {
    var snapshots = Snapshots()
    snapshots.axes.direction = [.ltr, .rtl]
    snapshots.axes.language = [nil, Language(tag: "ar"), Language(tag: "de")]
    #expect(
      snapshots.variants.map(\.slug) == [
        "light", "light-rtl-ar", "light-de", "light-rtl", "light-rtl-de",
      ])
  }

  /// What treats the axes alike would pass over a property that is none of them.
  @Test func everyPropertyIsAnAxis() {
    let names = ConditionAxis.allCases.map(\.rawValue)
    for whole in [Mirror(reflecting: Variant()), Mirror(reflecting: AxisChoice())] {
      #expect(Set(whole.children.compactMap(\.label)) == Set(names))
    }
  }

  @Test func aChoiceLeavesAxesOpen() {
    var choice = AxisChoice()
    choice.type = [.ax1, .ax3]
    choice.width = [CanvasSize(width: 375, height: 667), nil]
    choice.scale = [2]
    var dark = Variant()
    dark.appearance = .dark
    #expect(choice.variant(over: dark).slug == "dark-ax1-w375x667@2x")
    #expect(choice.over(AxisChoice(dark)).appearance == [.dark])
    #expect(choice.over(AxisChoice(dark)).type == [.ax1, .ax3])
    #expect(!choice.fits(dark))
    #expect(AxisChoice().fits(dark) && AxisChoice(dark).fits(dark))
    #expect(choice.words == ["ax1", "ax3", "375x667", "own", "2x"])
    var rtl = dark
    rtl.direction = .rtl
    rtl.width = CanvasSize(width: 320)
    #expect(rtl.axes(apartFrom: dark) == [.direction, .width])
  }
}

struct PairCoverTests {
  @Test func eightVariantsCoverThePairsOfFortyEight() {
    #expect(products(of: [2, 2, 2, 3, 2]).count == 48)
    let cover = pairCover(of: [2, 2, 2, 3, 2])
    #expect(
      cover == [
        [0, 0, 0, 0, 0], [0, 1, 1, 1, 1], [1, 0, 0, 1, 1], [1, 1, 1, 0, 0], [0, 0, 1, 0, 1],
        [0, 1, 0, 1, 0], [0, 0, 0, 2, 0], [1, 1, 1, 2, 1],
      ])
  }

  @Test(arguments: [(0, 7), (1, 7), (2, 7), (3, 8), (4, 7)])
  func anAppendedValueKeepsMostVariants(axis: Int, kept: Int) {
    let before = pairCover(of: [2, 2, 2, 3, 2])
    var counts = [2, 2, 2, 3, 2]
    counts[axis] += 1
    let after = pairCover(of: counts)
    #expect(before.count { after.contains($0) } == kept)
  }

  @Test(arguments: [
    [2, 2, 2, 3, 2], [3, 3, 3], [4, 1, 2, 1, 5], [2, 2, 2, 2, 2, 2, 2], [2, 2, 2, 12, 2, 4, 4],
  ])
  func everyPairOfValuesIsCovered(counts: [Int]) {
    let cover = pairCover(of: counts)
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] {
            #expect(cover.contains { $0[first] == a && $0[second] == b })
          }
        }
      }
    }
  }

  @Test func axesOfOneValueChangeNothing() {
    let bare = pairCover(of: [2, 2, 2, 3, 2])
    #expect(
      pairCover(of: [2, 2, 1, 2, 3, 2, 1]).map { [$0[0], $0[1], $0[3], $0[4], $0[5]] } == bare)
  }

  @Test(.timeLimit(.minutes(1)))
  func theMaximumNumberOfVariantsIsFast() {
    #expect(pairCover(of: [2, 2, 2, 1250]).count == 2502)
  }

  @Test(arguments: [([1, 1], 1), ([1, 5, 1], 5), ([3, 4], 12)])
  func fewAxesGiveTheFullProduct(counts: [Int], count: Int) {
    #expect(pairCover(of: counts).count == count)
  }
}
