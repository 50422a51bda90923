import SkeletonLifecycle
import SkeletonModel
import TestSupport
import Testing

/// The rules of loading, worked out by hand.
struct LoadingRulesTests {
  @Test(
    arguments: clocks + leaving + rows + errors + refreshes + pages + attempts + budgets + words)
  func theRuleHolds(rule: LoadingRule) {
    #expect(rule.found == rule.expected)
  }

  private static let whole = LoadingSample.whole
  private static let patient = whole.with {
    $0.lifecycle.minimumDisplay = 200_000
    $0.lifecycle.timeout = 10_000_000
  }

  static let clocks: [LoadingRule] = [
    LoadingRule(
      "data shows at once without a minimum", whole, [(50, .data(nil))], ["0 loading", "50 loaded"]),
    LoadingRule(
      "the minimum display holds data back", patient, [(50, .data(nil))],
      ["0 loading", "200 loaded"]),
    LoadingRule(
      "what is held back is logged as it arrives, and hides for the minimum's sake", patient,
      [(50, .data(nil))], [.data, .skeletonHide, .skeletonGone],
      ["50 data", "200 skeleton.hide reason minimumDisplay", "500 skeleton.gone"]),
    LoadingRule(
      "data at the very minimum is not held back", patient, [(200, .data(nil))], [.skeletonHide],
      ["200 skeleton.hide reason data"]),
    LoadingRule(
      "the minimum display holds 'empty' back", patient, [(50, .empty)], ["0 loading", "200 empty"]),
    LoadingRule(
      "the minimum display holds a failure back", patient, [(50, .fail(.failed, items: nil))],
      ["0 loading", "200 error"]),
    LoadingRule(
      "what comes after what is held back is ignored", patient,
      [(50, .data(nil)), (100, .fail(.failed, items: nil))], [.data, .fail, .ignored, .errorShow],
      ["50 data", "100 ignored event fail"]),
    LoadingRule(
      "a load that takes its time hides at once", patient, [(1500, .data(nil))],
      ["0 loading", "1500 loaded"]),
    LoadingRule(
      "data at the timeout's instant still arrives", patient, [(10_000, .data(nil))],
      ["0 loading", "10000 loaded"]),
    LoadingRule(
      "data after the timeout is ignored", patient, [(10_001, .data(nil))],
      [.timeout, .skeletonHide, .ignored, .data],
      ["10000 timeout", "10000 skeleton.hide reason timeout", "10001 ignored event data"]),
    LoadingRule("the timeout fires on its tick", patient, [], ["0 loading", "10000 error"]),
    LoadingRule(
      "a timeout below the minimum display shows after it",
      whole.with {
        $0.lifecycle.minimumDisplay = 500_000
        $0.lifecycle.timeout = 100_000
      }, [], [.timeout, .errorShow],
      ["100 timeout", "500 error.show case timeout retryable true"]),
    LoadingRule(
      "a retry has fresh clocks", patient, [(10_500, .retry(nil)), (10_550, .data(nil))],
      ["0 loading", "10000 error", "10500 loading", "10700 loaded"]),
    LoadingRule(
      "a retry times out anew", patient, [(12_000, .retry(nil))],
      ["0 loading", "10000 error", "12000 loading", "22000 error"]),
    LoadingRule(
      "a second retry of a load does nothing", patient,
      [(12_000, .retry(nil)), (12_100, .retry(nil)), (12_500, .data(nil))],
      [.retry, .loadStart, .ignored],
      ["0 load.start", "12000 retry", "12000 load.start", "12100 ignored event retry"]),
    LoadingRule(
      "what is not awaited is ignored", whole,
      [(100, .data(nil)), (500, .data(nil)), (600, .empty), (700, .server(nil))],
      [.data, .ignored],
      [
        "100 data", "500 ignored event data", "600 ignored event empty",
        "700 ignored event server",
      ]),
    LoadingRule(
      "after the error of a load nothing is awaited", whole,
      [(100, .fail(.failed, items: nil)), (200, .data(nil)), (300, .fail(.final, items: nil))],
      [.fail, .ignored],
      ["100 fail error failed", "200 ignored event data", "300 ignored event fail"]),
    LoadingRule(
      "events of one instant come in the order written", whole,
      [(100, .fail(.failed, items: nil)), (100, .retry(nil)), (100, .data(nil))],
      ["0 loading", "100 error", "100 loading", "100 loaded"]),
  ]

  static let leaving: [LoadingRule] = [
    LoadingRule(
      "leaving ends the fades and the timers", patient,
      [(300, .data(nil)), (400, .disappear)],
      [.disappear, .skeletonGone, .transitionEnd, .timeout],
      ["400 disappear"]),
    LoadingRule(
      "after leaving all is ignored", whole,
      [(100, .disappear), (200, .data(nil)), (300, .retry(nil)), (400, .disappear)],
      [.disappear, .data, .ignored],
      [
        "100 disappear", "200 ignored event data", "300 ignored event retry",
        "400 ignored event disappear",
      ]),
    LoadingRule(
      "coming back to what was loaded shows it at once", whole,
      [(100, .data(nil)), (150, .disappear), (200, .appear)],
      ["0 loading", "100 loaded", "150 idle", "200 loaded"]),
    LoadingRule(
      "coming back before is a new load", patient, [(100, .disappear), (200, .appear)],
      ["0 loading", "100 idle", "200 loading", "10200 error"]),
    LoadingRule(
      "data held back as the user leaves was not loaded", patient,
      [(50, .data(nil)), (100, .disappear), (300, .appear)],
      ["0 loading", "100 idle", "300 loading", "10300 error"]),
    LoadingRule(
      "appearing twice is ignored", whole, [(50, .appear)], [.appear, .ignored],
      ["0 appear", "50 ignored event appear"]),
    LoadingRule(
      "many visits each begin and end", whole,
      [(10, .disappear), (20, .appear), (30, .disappear), (40, .appear), (50, .data(nil))],
      [.appear, .disappear, .loadStart, .data],
      [
        "0 appear", "0 load.start", "10 disappear", "20 appear", "20 load.start", "30 disappear",
        "40 appear", "40 load.start", "50 data",
      ]),
  ]

  private static let five = LoadingSample.rows(5)

  static let rows: [LoadingRule] = [
    LoadingRule(
      "placeholders that give way in no time are told of, too",
      five.with { $0.lifecycle.transitions.content.duration = 0 },
      [(100, .data([0])), (200, .data(nil))],
      [.skeletonHide, .skeletonGone],
      [
        "100 skeleton.hide rows [0] reason data", "100 skeleton.gone rows [0]",
        "200 skeleton.hide rows [1, 2, 3, 4] reason data", "200 skeleton.gone rows [1, 2, 3, 4]",
      ]),
    LoadingRule(
      "placeholders take turns", five.with { $0.lifecycle.stagger.appear = 50_000 }, [],
      [.rowShow],
      [
        "0 row.show rows [0]", "50 row.show rows [1]", "100 row.show rows [2]",
        "150 row.show rows [3]", "200 row.show rows [4]",
      ]),
    LoadingRule(
      "the limit bounds the last start",
      five.with {
        $0.lifecycle.stagger.appear = 50_000
        $0.lifecycle.stagger.limit = 3
      }, [], [.rowShow],
      ["0 row.show rows [0]", "50 row.show rows [1]", "100 row.show rows [2, 3, 4]"]),
    LoadingRule(
      "a placeholder that gives way before its turn has none",
      five.with { $0.lifecycle.stagger.appear = 50_000 }, [(60, .data([3]))],
      [.rowShow, .rowReveal],
      [
        "0 row.show rows [0]", "50 row.show rows [1]", "60 row.reveal rows [3]",
        "100 row.show rows [2]", "200 row.show rows [4]",
      ]),
    LoadingRule(
      "rows arrive one by one", five,
      [(400, .data([0, 1])), (600, .data([1, 4])), (900, .data(nil))],
      ["0 loading", "400 hydrating [0, 1] []", "600 hydrating [0, 1, 4] []", "900 loaded"]),
    LoadingRule(
      "a row that is there is not awaited", five, [(400, .data([0])), (500, .data([0]))],
      [.data, .ignored], ["400 data rows [0]", "500 ignored event data"]),
    LoadingRule(
      "items are revealed one after another",
      five.with { $0.lifecycle.stagger.reveal = 50_000 }, [(400, .data([1, 3]))],
      [.rowReveal, .transitionStart, .skeletonGone],
      [
        "400 transition.start to content rows [1] duration 300", "400 row.reveal rows [1]",
        "450 transition.start to content rows [3] duration 300", "450 row.reveal rows [3]",
        "700 skeleton.gone rows [1]", "750 skeleton.gone rows [3]",
      ]),
    LoadingRule(
      "a row fails and is tried again", five,
      [
        (400, .data([0, 1])), (900, .fail(.failed, items: [2])), (1200, .retry([2])),
        (1500, .data(nil)),
      ],
      [
        "0 loading", "400 hydrating [0, 1] []", "900 hydrating [0, 1] [2]",
        "1200 hydrating [0, 1] []", "1500 loaded",
      ]),
    LoadingRule(
      "a retry of rows is of those that failed", five,
      [(400, .fail(.failed, items: [2, 3])), (500, .retry([1, 3])), (600, .retry(nil))],
      [.rowError, .rowRetry, .retry, .loadStart],
      [
        "0 load.start", "400 row.error rows [2, 3]", "500 row.retry rows [3]",
        "600 row.retry rows [2]",
      ]),
    LoadingRule(
      "a row that is tried again has clocks of its own",
      five.with { $0.lifecycle.timeout = 1_000_000 },
      [
        (100, .data([0, 1, 2, 3])), (200, .fail(.failed, items: [4])), (500, .retry(nil)),
      ], [.timeout, .rowError],
      ["200 row.error rows [4]", "1500 timeout", "1500 row.error rows [4]"]),
    LoadingRule(
      "the minimum display holds rows back together",
      five.with { $0.lifecycle.minimumDisplay = 200_000 },
      [(50, .data([1])), (100, .data([0])), (250, .data([2]))],
      ["0 loading", "200 hydrating [0, 1] []", "250 hydrating [0, 1, 2] []"]),
    LoadingRule(
      "more placeholders than rows leave with the rest", LoadingSample.rows(2, placeholders: 4),
      [(100, .data(nil))], [.skeletonShow, .data, .rowReveal],
      [
        "0 skeleton.show rows [0, 1, 2, 3]", "100 data rows [0, 1]", "100 row.reveal rows [0, 1]",
      ]),
    LoadingRule(
      "rows without placeholders arrive, too", LoadingSample.rows(3, placeholders: 1),
      [(100, .data(nil))], [.skeletonHide, .rowReveal],
      ["100 skeleton.hide rows [0] reason data", "100 row.reveal rows [0, 1, 2]"]),
  ]

  private static let over = whole.with {
    $0.lifecycle.errorPlacement = .over
    $0.lifecycle.dismissAfter = 3_000_000
  }
  private static let chips = five.with { $0.lifecycle.errorPlacement = .items }

  static let errors: [LoadingRule] = [
    LoadingRule(
      "a load that fails as a whole shows one error", chips, [(500, .fail(.failed, items: nil))],
      [.rowError, .errorShow, .skeletonHide],
      [
        "500 skeleton.hide rows [0, 1, 2, 3, 4] reason error",
        "500 error.show case failed retryable true message Try again",
      ]),
    LoadingRule(
      "without a tree for it the skeleton stays, and stands still",
      whole.with { $0.trees.remove(.error) }, [(500, .fail(.failed, items: nil))],
      [.skeletonHide, .transitionStart, .shimmerStop, .errorShow],
      [
        "500 shimmer.stop groups 3 reason state",
        "500 error.show case failed retryable true message Try again",
      ]),
    LoadingRule(
      "what is left of a load fails row by row", chips,
      [(400, .data([0, 1])), (500, .fail(.failed, items: nil))],
      ["0 loading", "400 hydrating [0, 1] []", "500 hydrating [0, 1] [2, 3, 4]"]),
    LoadingRule(
      "what is left of a load is replaced with what arrived", five,
      [(400, .data([0, 1])), (500, .fail(.failed, items: nil)), (600, .retry(nil))],
      ["0 loading", "400 hydrating [0, 1] []", "500 error", "600 loading"]),
    LoadingRule(
      "under an error on top, rows that arrived stay",
      five.with { $0.lifecycle.errorPlacement = .over },
      [
        (400, .data([0, 1])), (500, .fail(.failed, items: nil)), (600, .retry(nil)),
        (700, .data(nil)),
      ],
      [
        "0 loading", "400 hydrating [0, 1] []", "500 error", "600 hydrating [0, 1] []",
        "700 loaded",
      ]),
    LoadingRule(
      "rows that failed under it get their placeholders back",
      five.with { $0.lifecycle.errorPlacement = .over },
      [
        (400, .data([0])), (450, .fail(.failed, items: [1])), (500, .fail(.failed, items: nil)),
        (900, .retry(nil)),
      ], [.skeletonShow, .rowReveal, .rowError, .skeletonGone],
      [
        "0 skeleton.show rows [0, 1, 2, 3, 4]", "400 row.reveal rows [0]", "450 row.error rows [1]",
        "700 skeleton.gone rows [0]", "750 skeleton.gone rows [1]", "900 skeleton.show rows [1]",
      ]),
    LoadingRule(
      "a lost connection shows at once on a loaded screen", over,
      [(500, .data(nil)), (2000, .fail(.connectionLost, items: nil))],
      [.fail, .errorShow, .reconnect, .retrySchedule],
      [
        "2000 fail error connectionLost", "2000 error.show case connectionLost retryable true",
        "2000 reconnect",
      ]),
    LoadingRule(
      "a banner goes by itself, counted from the error", over,
      [(500, .data(nil)), (2000, .fail(.failed, items: nil))], [.bannerShow, .bannerDismiss],
      ["2000 banner.show case failed", "5000 banner.dismiss case failed by timer"]),
    LoadingRule(
      "what was beneath is the state again", over,
      [(500, .data(nil)), (2000, .fail(.failed, items: nil))],
      ["0 loading", "500 loaded", "2000 error", "5000 loaded"]),
    LoadingRule(
      "a new error restarts the count and springs in anew",
      over.with {
        $0.lifecycle.transitions.error.easing = .spring(response: 0.4, dampingFraction: 0.8)
      },
      [(500, .data(nil)), (2000, .fail(.failed, items: nil)), (4000, .fail(.final, items: nil))],
      [.bannerShow, .bannerDismiss, .transitionStart],
      [
        "500 transition.start to content duration 300", "2000 banner.show case failed",
        "2000 transition.start to error duration 400", "4000 banner.show case final",
        "4000 transition.start to error duration 400", "7000 banner.dismiss case final by timer",
        "7000 transition.start to content duration 400",
      ]),
    LoadingRule(
      "the user closes a banner", over,
      [(500, .data(nil)), (2000, .fail(.failed, items: nil)), (2500, .dismiss), (2600, .dismiss)],
      [.dismiss, .bannerDismiss, .ignored],
      [
        "2500 dismiss by button", "2500 banner.dismiss case failed by user",
        "2600 ignored event dismiss",
      ]),
    LoadingRule(
      "a tap on the background is told apart",
      over.with { $0.lifecycle.dismissAfter = nil },
      [(500, .data(nil)), (2000, .fail(.failed, items: nil)), (2500, .tap)],
      [.dismiss, .bannerDismiss], ["2500 dismiss by background"]),
    LoadingRule(
      "an overlay may forbid it", over.with { $0.tapDismisses = false },
      [(500, .data(nil)), (2000, .fail(.failed, items: nil)), (2500, .tap)], [.dismiss, .ignored],
      ["2500 ignored event tap"]),
    LoadingRule(
      "an error in place of the rest cannot be closed", whole,
      [(500, .fail(.failed, items: nil)), (600, .dismiss), (700, .tap)], [.dismiss, .ignored],
      ["600 ignored event dismiss", "700 ignored event tap"]),
    LoadingRule(
      "an error that cannot be retried is not", whole,
      [(500, .fail(.final, items: nil)), (600, .retry(nil))], [.retry, .ignored, .loadStart],
      ["0 load.start", "600 ignored event retry"]),
    LoadingRule(
      "a server's message fails the load", whole, [(500, .server(.final))], [.fail, .errorShow],
      ["500 fail error final", "500 error.show case final retryable false"]),
    LoadingRule(
      "a closed error of a load leaves the skeleton, and may be tried again", over,
      [(500, .fail(.failed, items: nil)), (600, .dismiss), (700, .retry(nil)), (800, .data(nil))],
      ["0 loading", "500 error", "700 loading", "800 loaded"]),
  ]

  private static func refreshing(_ mode: Lifecycle.Refresh.Mode) -> LoadingSample {
    five.with { $0.lifecycle.refresh.mode = mode }
  }

  static let refreshes: [LoadingRule] = [
    LoadingRule(
      "without a tree for 'empty' the skeleton stays beneath a refresh, and after it",
      refreshing(.overlay).with { $0.trees.remove(.empty) },
      [(100, .empty), (500, .refresh), (900, .fail(.failed, items: nil))],
      [.skeletonShow, .skeletonHide, .skeletonGone],
      ["0 skeleton.show rows [0, 1, 2, 3, 4]", "500 skeleton.show rows [0, 1, 2, 3, 4]"]),
    LoadingRule(
      "a refresh of a first load joins it", refreshing(.replace),
      [(100, .refresh), (300, .data(nil))], [.refresh, .loadStart, .skeletonShow, .data],
      [
        "0 load.start", "0 skeleton.show rows [0, 1, 2, 3, 4]",
        "100 refresh mode replace joined true", "300 data rows [0, 1, 2, 3, 4]",
      ]),
    LoadingRule(
      "'none' shows no skeleton", refreshing(.none),
      [(100, .data(nil)), (1000, .refresh), (1500, .data(nil))],
      [.refresh, .skeletonShow, .transitionStart],
      [
        "0 skeleton.show rows [0, 1, 2, 3, 4]",
        "100 transition.start to content rows [0, 1, 2, 3, 4] duration 300",
        "1000 refresh mode none",
      ]),
    LoadingRule(
      "'none' is refreshing until it is loaded", refreshing(.none),
      [(100, .data(nil)), (1000, .refresh), (1100, .refresh), (1500, .data(nil))],
      ["0 loading", "100 loaded", "1000 refreshing", "1500 loaded"]),
    LoadingRule(
      "a refresh has no clocks", refreshing(.none).with { $0.lifecycle.timeout = 500_000 },
      [(100, .data(nil)), (1000, .refresh)], ["0 loading", "100 loaded", "1000 refreshing"]),
    LoadingRule(
      "'newRows' puts placeholders above", refreshing(.newRows),
      [(100, .data(nil)), (1000, .refresh), (1500, .data(nil))],
      [.skeletonShow, .skeletonHide, .rowReveal],
      [
        "0 skeleton.show rows [0, 1, 2, 3, 4]",
        "100 skeleton.hide rows [0, 1, 2, 3, 4] reason data",
        "100 row.reveal rows [0, 1, 2, 3, 4]", "1000 skeleton.show rows [-5, -4, -3, -2, -1]",
        "1500 skeleton.hide rows [-5, -4, -3, -2, -1] reason data",
        "1500 row.reveal rows [-5, -4, -3, -2, -1]",
      ]),
    LoadingRule(
      "'overlay' comes in by its own transition and leaves by the content's",
      refreshing(.overlay).with { $0.lifecycle.transitions.refresh.duration = 200_000 },
      [(100, .data(nil)), (1000, .refresh), (1500, .data(nil))],
      [.skeletonShow, .skeletonHide, .skeletonGone, .announce],
      [
        "0 skeleton.show rows [0, 1, 2, 3, 4]", "0 announce text Loading",
        "100 skeleton.hide rows [0, 1, 2, 3, 4] reason data",
        "400 skeleton.gone rows [0, 1, 2, 3, 4]", "1000 skeleton.show rows [0, 1, 2, 3, 4]",
        "1500 skeleton.hide rows [0, 1, 2, 3, 4] reason data",
        "1800 skeleton.gone rows [0, 1, 2, 3, 4]",
      ]),
    LoadingRule(
      "'replace' is a load", refreshing(.replace).with { $0.lifecycle.timeout = 2_000_000 },
      [(100, .data(nil)), (1000, .refresh)],
      ["0 loading", "100 loaded", "1000 loading", "3000 error"]),
    LoadingRule(
      "a refresh that fails keeps the content", refreshing(.overlay),
      [(100, .data(nil)), (1000, .refresh), (1500, .fail(.failed, items: nil))],
      [.fail, .errorShow, .analytics],
      [
        "100 analytics name first_contentful_row row 0", "400 analytics name time_to_interactive",
        "1500 fail error failed",
        "1500 analytics name skeleton_error error failed during refresh",
      ]),
    LoadingRule(
      "its error may show on top", refreshing(.none).with { $0.lifecycle.errorPlacement = .over },
      [
        (100, .data(nil)), (1000, .refresh), (1500, .fail(.failed, items: nil)), (2000, .refresh),
        (2500, .data(nil)),
      ],
      [
        "0 loading", "100 loaded", "1000 refreshing", "1500 error", "2000 refreshing",
        "2500 loaded",
      ]),
    LoadingRule(
      "an empty screen is refreshed, too", refreshing(.none),
      [(100, .empty), (1000, .refresh), (1500, .data(nil))],
      ["0 loading", "100 empty", "1000 refreshing", "1500 loaded"]),
    LoadingRule(
      "a refresh may find nothing", refreshing(.none),
      [(100, .data(nil)), (1000, .refresh), (1500, .empty)],
      ["0 loading", "100 loaded", "1000 refreshing", "1500 empty"]),
  ]

  private static let paged = LoadingSample.rows(50, placeholders: 5).with {
    $0.lifecycle.pages = Lifecycle.Pages()
  }

  /// Rows of 100 in a window of 600: scrolled to y, the last one seen is (y + 600) / 100 − 1.
  static let pages: [LoadingRule] = [
    LoadingRule(
      "the first page is what is awaited first", paged, [(100, .data(nil))], [.data, .pageRequest],
      ["100 data rows \(Array(0..<20))"]),
    LoadingRule(
      "the next page is asked for within the threshold", paged,
      [
        (100, .data(nil)), (500, .scroll(to: 800, speed: 0)), (600, .scroll(to: 900, speed: 0)),
        (700, .scroll(to: 1000, speed: 0)),
      ], [.pageRequest], ["600 page.request page 2 placeholders 5"]),
    LoadingRule(
      "placeholders stand at the end", paged,
      [(100, .data(nil)), (600, .scroll(to: 900, speed: 0)), (900, .data(nil))],
      [.skeletonShow, .skeletonHide],
      [
        "0 skeleton.show rows [0, 1, 2, 3, 4]",
        "100 skeleton.hide rows [0, 1, 2, 3, 4] reason data",
        "600 skeleton.show rows [20, 21, 22, 23, 24]",
        "900 skeleton.hide rows [20, 21, 22, 23, 24] reason data",
      ]),
    LoadingRule(
      "the last page is shorter, and after it nothing is asked for", paged,
      [
        (100, .data(nil)), (600, .scroll(to: 1400, speed: 0)), (900, .data(nil)),
        (1000, .scroll(to: 3400, speed: 0)), (1100, .data(nil)),
        (1200, .scroll(to: 4400, speed: 0)),
      ], [.pageRequest, .data],
      [
        "100 data rows \(Array(0..<20))", "600 page.request page 2 placeholders 5",
        "900 data rows \(Array(20..<40))", "1000 page.request page 3 placeholders 5",
        "1100 data rows \(Array(40..<50))",
      ]),
    LoadingRule(
      "fewer placeholders where fewer rows are left",
      LoadingSample.rows(22, placeholders: 5).with { $0.lifecycle.pages = Lifecycle.Pages() },
      [(100, .data(nil)), (600, .scroll(to: 1400, speed: 0))], [.pageRequest],
      ["600 page.request page 2 placeholders 2"]),
    LoadingRule(
      "a page that fails leaves one chip, and is asked for again", paged,
      [
        (100, .data(nil)), (600, .scroll(to: 1400, speed: 0)), (900, .fail(.failed, items: nil)),
        (1000, .scroll(to: 1400, speed: 0)), (1200, .retry(nil)), (1500, .data(nil)),
      ], [.pageRequest, .fail, .rowError, .retry, .analytics],
      [
        "100 analytics name first_contentful_row row 0", "400 analytics name time_to_interactive",
        "600 page.request page 2 placeholders 5", "900 fail error failed",
        "900 analytics name skeleton_error error failed during page", "900 row.error rows [20]",
        "1200 retry", "1200 page.request page 2 placeholders 5",
      ]),
    LoadingRule(
      "its placeholders go, too, where no tree shows the error",
      paged.with { $0.trees.remove(.error) },
      [(100, .data(nil)), (600, .scroll(to: 1400, speed: 0)), (900, .fail(.failed, items: nil))],
      [.skeletonHide, .skeletonGone],
      [
        "100 skeleton.hide rows [0, 1, 2, 3, 4] reason data",
        "400 skeleton.gone rows [0, 1, 2, 3, 4]",
        "900 skeleton.hide rows [20, 21, 22, 23, 24] reason error",
        "1200 skeleton.gone rows [20, 21, 22, 23, 24]",
      ]),
    LoadingRule(
      "a page changes no state", paged,
      [(100, .data(nil)), (600, .scroll(to: 1400, speed: 0)), (900, .data(nil))],
      ["0 loading", "100 loaded"]),
    LoadingRule(
      "pages that do not fill the screen are asked for at once",
      paged.with { $0.lifecycle.pages?.size = 4 }, [(100, .data(nil)), (200, .data(nil))],
      [.pageRequest],
      ["100 page.request page 2 placeholders 4", "200 page.request page 3 placeholders 4"]),
    LoadingRule(
      "images are fetched so many screens ahead",
      LoadingSample.rows(30).with { $0.lifecycle.prefetch = 2 },
      [(100, .data(nil)), (500, .scroll(to: 200, speed: 0))], [.prefetch],
      ["100 prefetch rows \(Array(6..<18))", "500 prefetch rows [18, 19]"]),
  ]

  private static let stubborn = whole.with {
    $0.lifecycle.retry = Lifecycle.Retry(maxAttempts: 3)
  }

  static let attempts: [LoadingRule] = [
    LoadingRule(
      "attempts of 100 ms back off", stubborn,
      [
        (100, .fail(.failed, items: nil)), (1200, .fail(.failed, items: nil)),
        (3300, .fail(.failed, items: nil)),
      ], [.attemptStart, .retrySchedule, .retryExhausted, .errorShow],
      [
        "0 attempt.start attempt 1", "100 retry.schedule delay 1000",
        "1100 attempt.start attempt 2", "1200 retry.schedule delay 2000",
        "3200 attempt.start attempt 3", "3300 retry.exhausted attempts 3",
        "3300 error.show case failed retryable true message Try again",
      ]),
    LoadingRule(
      "between two attempts nothing is awaited", stubborn,
      [(100, .fail(.failed, items: nil)), (500, .data(nil)), (1200, .data(nil))],
      [.ignored, .data], ["500 ignored event data", "1200 data"]),
    LoadingRule(
      "only what may be tried again is", stubborn, [(100, .fail(.final, items: nil))],
      [.retrySchedule, .errorShow], ["100 error.show case final retryable false"]),
    LoadingRule(
      "a timeout is a failure like any other", stubborn.with { $0.lifecycle.timeout = 500_000 }, [],
      [.timeout, .attemptStart, .retryExhausted],
      [
        "0 attempt.start attempt 1", "500 timeout", "1500 attempt.start attempt 2", "2000 timeout",
        "4000 attempt.start attempt 3", "4500 timeout", "4500 retry.exhausted attempts 3",
      ]),
    LoadingRule(
      "no delay is longer than the longest",
      whole.with {
        $0.lifecycle.retry = Lifecycle.Retry(maxAttempts: 4)
        $0.lifecycle.retry?.maxDelay = 1_500_000
        $0.lifecycle.timeout = 100_000
      }, [], [.retrySchedule],
      [
        "100 retry.schedule delay 1000", "1200 retry.schedule delay 1500",
        "2800 retry.schedule delay 1500",
      ]),
    LoadingRule(
      "a retry begins with the first attempt",
      stubborn.with { $0.lifecycle.retry?.maxAttempts = 2 },
      [
        (100, .fail(.failed, items: nil)), (1200, .fail(.failed, items: nil)), (2000, .retry(nil)),
        (2100, .fail(.failed, items: nil)),
      ], [.attemptStart],
      [
        "0 attempt.start attempt 1", "1100 attempt.start attempt 2", "2000 attempt.start attempt 1",
        "3100 attempt.start attempt 2",
      ]),
    LoadingRule(
      "what happens to a loaded screen is not tried again",
      stubborn.with { $0.lifecycle.errorPlacement = .over },
      [(100, .data(nil)), (1000, .fail(.failed, items: nil))], [.retrySchedule, .errorShow],
      ["1000 error.show case failed retryable true message Try again"]),
    LoadingRule(
      "a refresh during the wait joins the load", stubborn,
      [(100, .fail(.failed, items: nil)), (500, .refresh)], [.refresh, .loadStart],
      ["0 load.start", "500 refresh mode none joined true"]),
  ]

  private static let strict = LoadingSample.rows(12).with {
    $0.lifecycle.budget.shimmers = 4
    $0.lifecycle.budget.frameRate = 55
    $0.lifecycle.budget.memory = 100
    $0.lifecycle.budget.scrollSpeed = 1500
  }

  static let budgets: [LoadingRule] = [
    LoadingRule("so many groups move", strict, [], [.shimmerStart], ["0 shimmer.start groups 4"]),
    LoadingRule(
      "only those seen count", LoadingSample.rows(12), [(100, .scroll(to: 1000, speed: 0))],
      [.shimmerStart, .shimmerStop],
      ["0 shimmer.start groups 6", "100 shimmer.stop groups 4 reason scroll"]),
    LoadingRule(
      "three seconds of slow frames still it, and as many steady ones move it", strict,
      [(1000, .fps(50)), (2000, .fps(54)), (6000, .fps(55))], [.shimmerStart, .shimmerStop],
      [
        "0 shimmer.start groups 4", "4000 shimmer.stop groups 4 reason frameRate",
        "9000 shimmer.start groups 4",
      ]),
    LoadingRule(
      "exactly the rate is not below it", strict, [(1000, .fps(55))], [.shimmerStop], []),
    LoadingRule(
      "a steady frame begins the count anew", strict,
      [(1000, .fps(50)), (3999, .fps(60)), (4500, .fps(50))], [.shimmerStop],
      ["7500 shimmer.stop groups 4 reason frameRate"]),
    LoadingRule(
      "a steady frame at the very instant is in time", strict,
      [(1000, .fps(50)), (4000, .fps(60))], [.shimmerStop], []),
    LoadingRule(
      "slow frames among the steady ones begin that count anew", strict,
      [(1000, .fps(50)), (5000, .fps(60)), (6000, .fps(50)), (7000, .fps(60))], [.shimmerStart],
      ["0 shimmer.start groups 4", "10000 shimmer.start groups 4"]),
    LoadingRule(
      "over nine tenths of the memory nothing moves", strict,
      [(1000, .memory(90)), (2000, .memory(90.5)), (3000, .memory(90)), (4000, .memory(89))],
      [.shimmerStart, .shimmerStop],
      [
        "0 shimmer.start groups 4", "2000 shimmer.stop groups 4 reason memory",
        "4000 shimmer.start groups 4",
      ]),
    LoadingRule(
      "while it scrolls faster nothing moves", strict,
      [
        (1000, .scroll(to: 10, speed: 1500)), (2000, .scroll(to: 20, speed: 1501)),
        (3000, .scroll(to: 20, speed: 0)),
      ], [.shimmerStart, .shimmerStop],
      [
        "0 shimmer.start groups 4", "2000 shimmer.stop groups 4 reason scroll",
        "3000 shimmer.start groups 4",
      ]),
    LoadingRule(
      "two causes both have to go", strict,
      [
        (1000, .memory(95)), (1500, .scroll(to: 0, speed: 2000)), (2000, .memory(10)),
        (3000, .scroll(to: 0, speed: 0)),
      ],
      [.shimmerStart, .shimmerStop],
      [
        "0 shimmer.start groups 4", "1000 shimmer.stop groups 4 reason memory",
        "3000 shimmer.start groups 4",
      ]),
    LoadingRule(
      "nothing moves where motion is reduced", strict.with { $0.isMotionReduced = true }, [],
      [.shimmerStart], []),
    LoadingRule(
      "the shimmer stops with the state", whole, [(1000, .data(nil))],
      [.shimmerStart, .shimmerStop, .skeletonHide],
      [
        "0 shimmer.start groups 3", "1000 skeleton.hide reason data",
        "1000 shimmer.stop groups 3 reason state",
      ]),
  ]

  static let words: [LoadingRule] = [
    LoadingRule(
      "'loading' is said once a load, 'loaded' as content begins to fade in",
      five.with { $0.announcements = Announcements(loading: "Loading...", loaded: "loaded") },
      [(400, .data([0])), (500, .data(nil))], [.announce],
      ["0 announce text Loading...", "400 announce text loaded"]),
    LoadingRule(
      "a retry says it again, and an error its message", whole,
      [(100, .fail(.failed, items: nil)), (200, .retry(nil))], [.announce],
      ["0 announce text Loading", "100 announce text Try again", "200 announce text Loading"]),
    LoadingRule(
      "the first row counts once, and the end of the last fade", five,
      [(400, .data([3])), (500, .data(nil)), (2000, .refresh), (2100, .data(nil))], [.analytics],
      [
        "400 analytics name first_contentful_row row 3", "800 analytics name time_to_interactive",
      ]),
    LoadingRule(
      "every failure counts", five,
      [(100, .fail(.failed, items: [2])), (200, .fail(.final, items: [0, 1]))], [.analytics],
      [
        "100 analytics name skeleton_error row 2 error failed during load",
        "200 analytics name skeleton_error rows [0, 1] error final during load",
      ]),
    LoadingRule(
      "entries of one instant are in the order of cause and effect",
      five.with { $0.announcements.loaded = "loaded" }, [(400, .data(nil))],
      LogKind.allCases.filter { ![.appear, .loadStart, .attemptStart].contains($0) },
      [
        "0 skeleton.show rows [0, 1, 2, 3, 4]", "0 row.show rows [0, 1, 2, 3, 4]",
        "0 shimmer.start groups 5", "0 announce text Loading", "400 data rows [0, 1, 2, 3, 4]",
        "400 skeleton.hide rows [0, 1, 2, 3, 4] reason data",
        "400 shimmer.stop groups 5 reason state",
        "400 transition.start to content rows [0, 1, 2, 3, 4] duration 300",
        "400 row.reveal rows [0, 1, 2, 3, 4]", "400 announce text loaded",
        "400 analytics name first_contentful_row row 0", "700 skeleton.gone rows [0, 1, 2, 3, 4]",
        "700 transition.end to content rows [0, 1, 2, 3, 4]",
        "700 analytics name time_to_interactive",
      ]),
  ]
}
