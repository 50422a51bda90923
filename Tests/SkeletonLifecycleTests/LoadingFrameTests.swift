import SkeletonLifecycle
import SkeletonModel
import TestSupport
import Testing

/// Frames, worked out by hand.
struct LoadingFrameTests {
  /// Row 0 arrives at 100 ms and fades for 300; what comes in the middle of that begins a cycle of
  /// its own, and the fading placeholder keeps the phase of 100 ms.
  @Test(arguments: [Lifecycle.Refresh.Mode.newRows, .overlay])
  func aFadingPlaceholderKeepsItsPhase(mode: Lifecycle.Refresh.Mode) {
    let sample = LoadingSample.rows(2, placeholders: 1).with { plan in
      plan.lifecycle.refresh.mode = mode
      var pages = Lifecycle.Pages()
      pages.size = 1
      pages.placeholders = 1
      plan.lifecycle.pages = pages
    }.script([(50, .data(nil)), (100, .data(nil)), (250, .refresh)])
    let run = sample.run()
    func elapsed(_ row: Int, at instant: Microseconds) -> Microseconds? {
      run.frame(at: instant).rows.first { $0.row == row }?.elapsed
    }
    // The page's placeholder began a cycle at 50, and gave way at 100.
    #expect(elapsed(1, at: 249_999) == 50_000)
    #expect(elapsed(1, at: 250_000) == 50_000)
    #expect(elapsed(1, at: 300_000) == 50_000)
    let first = run.frame(at: 300_000).rows.first?.row
    #expect(elapsed(first ?? 0, at: 300_000) == 50_000)
  }

  /// Each of 20,000 placeholders that a refresh puts above has its own groups: if it looked for them
  /// among all, this would take minutes.
  @Test(.timeLimit(.minutes(2))) func manyRowsAboveMove() {
    let count = 20_000
    let sample = LoadingSample.rows(count, placeholders: count).with { plan in
      plan.lifecycle.refresh.mode = .newRows
    }.script([(100, .data(nil)), (2000, .refresh), (3000, .data(nil))])
    let run = sample.run()
    // Those that can be seen.
    #expect(run.frame(at: 2_500_000).shimmering == 6)
    #expect(run.frame(at: 9_000_000).rows.count == 2 * count)
  }

  @Test func theSkeletonThatIsAllThereIsStaysOpaque() {
    let sample = LoadingSample.whole.with { plan in
      plan.trees.remove(.empty)
      plan.lifecycle.refresh.mode = .overlay
      plan.lifecycle.refresh.opacity = 0.2
    }.script([(100, .empty), (500, .refresh), (900, .fail(.failed, items: nil))])
    let run = sample.run()
    for instant in stride(from: 0, through: 2_000_000, by: 50_000) {
      #expect(run.frame(at: instant).layers.map(\.opacity) == [1])
    }
  }
}

/// The log for people.
struct LogWordsTests {
  /// Different values have different words.
  @Test(arguments: [
    ([LoadingEvent.Field("text", "a word")], "text a word"),
    ([LoadingEvent.Field("k", "1"), LoadingEvent.Field("z", "2")], "k 1, z 2"),
    ([LoadingEvent.Field("k", "1, z 2")], "k \"1, z 2\""),
    ([LoadingEvent.Field("k", "[1 2]")], "k \"[1 2]\""),
    ([LoadingEvent.Field("k", [1, 2])], "k [1 2]"),
    ([LoadingEvent.Field("k", "")], "k \"\""), ([LoadingEvent.Field("k", " a")], "k \" a\""),
  ])
  func fieldsInWords(fields: [LoadingEvent.Field], words: String) {
    #expect(LogEntry(0, .errorShow, fields).fieldWords == words)
  }
}
