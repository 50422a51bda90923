import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonLanguage

/// What documents say of loading, as values.
struct LoadingReadingTests {
  private static func document(_ rest: String) throws -> Document {
    try Document.reading("skelsnap: 1\nskeleton: {block: {}}\nerror: {block: {}}\n" + rest)
  }

  @Test func withoutAWordThereAreDefaults() throws {
    #expect(try Self.document("").lifecycle == Lifecycle())
  }

  @Test func everyKeyIsRead() throws {
    let lifecycle = try Self.document(
      """
      lifecycle:
        minimumDisplay: 200ms
        timeout: 10s
        transitions:
          content: 100ms
          empty: {duration: 200ms, mode: over}
          error: {easing: {spring: {response: 0.4s, dampingFraction: 0.8}}}
          refresh: {easing: linear}
        stagger: {appear: 50ms, reveal: 60ms, limit: 3}
        refresh: {mode: overlay, opacity: 0.6}
        errorPlacement: over
        dismissAfter: 3s
        retry: {maxAttempts: 4, initialDelay: 500ms, factor: 1.5, maxDelay: 9s}
        pages: {size: 7, threshold: 2, placeholders: 3}
        prefetch: 2
        budget:
          {appearWithin: 200ms, shift: 1, shimmers: 10, memory: 100, frameRate: 55, scrollSpeed: 1500}
      """
    ).lifecycle
    var expected = Lifecycle()
    expected.minimumDisplay = 200_000
    expected.timeout = 10_000_000
    expected.transitions.content.duration = 100_000
    expected.transitions.empty = .init(duration: 200_000, mode: .over)
    expected.transitions.error.easing = .spring(response: 0.4, dampingFraction: 0.8)
    expected.transitions.refresh.easing = .linear
    expected.stagger.appear = 50_000
    expected.stagger.reveal = 60_000
    expected.stagger.limit = 3
    expected.refresh.mode = .overlay
    expected.refresh.opacity = 0.6
    expected.errorPlacement = .over
    expected.dismissAfter = 3_000_000
    var retry = Lifecycle.Retry(maxAttempts: 4)
    (retry.initialDelay, retry.factor, retry.maxDelay) = (500_000, 1.5, 9_000_000)
    expected.retry = retry
    var pages = Lifecycle.Pages()
    (pages.size, pages.threshold, pages.placeholders) = (7, 2, 3)
    expected.pages = pages
    expected.prefetch = 2
    expected.budget.appearWithin = 200_000
    expected.budget.shift = 1
    expected.budget.shimmers = 10
    expected.budget.memory = 100
    expected.budget.frameRate = 55
    expected.budget.scrollSpeed = 1500
    #expect(lifecycle == expected)
  }

  /// How long a banner stands is its component's to say, unless a document says otherwise.
  @Test(arguments: [
    ("banner", "", 3_000_000), ("named", "", 3_000_000), ("screen", "", nil),
    ("banner", "dismissAfter: 5s", 5_000_000), ("banner", "dismissAfter: never", nil),
    ("screen", "dismissAfter: 2s", 2_000_000),
  ])
  func aComponentSaysHowLongItStands(error: String, own: String, expected: Int?) throws {
    let document = try Document.reading(
      """
      skelsnap: 1
      theme: {components: {banner: {dismissAfter: 3s, view: {block: {}}}}}
      components:
        named: {view: {use: {component: banner}}}
        screen: {view: {vstack: [{use: banner}]}}
      skeleton: {block: {}}
      error: {use: \(error)}
      lifecycle: {errorPlacement: over\(own.isEmpty ? "" : ", " + own)}
      """)
    #expect(document.lifecycle.dismissAfter == expected)
  }

  @Test func aThemesOwnCasesMayBeAllThereAre() throws {
    func cases(_ theme: String) throws -> [String] {
      try Self.document("theme: {\(theme)}").errorCases
    }
    let own = "errors: {busy: {retryable: true}, full: {retryable: false}}"
    #expect(try cases(own) == ["failed", "timeout", "busy", "full"])
    #expect(try cases("inheritsErrors: true, " + own) == ["failed", "timeout", "busy", "full"])
    // In whatever order they stand.
    #expect(try cases("inheritsErrors: false, " + own) == ["busy", "full"])
    #expect(try cases(own + ", inheritsErrors: false") == ["busy", "full"])
    // What extends such a theme adds to it.
    #expect(
      try cases("extends: baolife, errors: {full: {retryable: false}}")
        == [
          "connectionLost", "serverError", "insufficientResources", "invalidOperation", "timeout",
          "full",
        ])
  }

  /// `failed` where there is one, else the usual case, which is the first.
  @Test(arguments: [("ios", "failed"), ("baolife", "connectionLost")])
  func aFailureWithoutACaseIsTheUsualOne(theme: String, expected: String) throws {
    let document = try Self.document("theme: \(theme)")
    let script = try document.script(of: ["1s: fail"], source: "--event")
    guard case .fail(let error, _)? = script.steps.first?.event else {
      Issue.record("no failure")
      return
    }
    #expect(error.name == expected)
  }

  /// A document's keys lie over the theme's, in the maps inside it, too.
  @Test func aDocumentIsLaidOverItsTheme() throws {
    let lifecycle = try Self.document(
      """
      theme: baolife
      lifecycle: {retry: {maxAttempts: 1}, transitions: {content: 100ms}, timeout: never}
      """
    ).lifecycle
    #expect(lifecycle.timeout == nil)
    #expect(lifecycle.retry?.maxAttempts == 1)
    #expect(lifecycle.retry?.maxDelay == 30_000_000)
    #expect(lifecycle.transitions.content.duration == 100_000)
    #expect(
      lifecycle.transitions.error.easing == .spring(response: 0.4, dampingFraction: 0.8))
    #expect(lifecycle.errorPlacement == .over)
  }

  /// The short form is a map, too: the theme's opacity stays.
  @Test func aShortFormIsLaidOverAMap() throws {
    let lifecycle = try Self.document("theme: nuvie\nlifecycle: {refresh: overlay}").lifecycle
    #expect(lifecycle.refresh.opacity == 0.2)
    let other = try Self.document("theme: nuvie\nlifecycle: {refresh: {opacity: 0.5}}").lifecycle
    #expect(other.refresh.mode == .overlay)
  }

  @Test func announcementsAreTheThemes() throws {
    #expect(
      try Self.document("theme: nuvie").announcements
        == Announcements(loading: "loading", loaded: "loaded"))
    #expect(try Self.document("").announcements == Announcements(loading: "Loading"))
  }

  @Test func everyEventIsRead() throws {
    let document = try Self.document(
      """
      parameters: {percent: 0}
      scenarios:
        all:
          script:
            2s: [retry, {retry: [1]}, refresh, dismiss, {tap: background}]
            1s: [data, {data: [0, 2]}, empty, appear, disappear]
            3s: [{scroll: {to: 200, speed: 30}}, {scroll: 10}, {fps: 50}, {memory: 95}]
            4s: [{set: {percent: 55}}, {server: {type: pong}}]
          instants: [1s, {from: 2s, to: 3s, every: 500ms}]
      """)
    let scenario = try #require(document.scenario("all"))
    #expect(
      scenario.script.steps.map(\.event) == [
        .data(nil), .data([0, 2]), .empty, .appear, .disappear, .retry(nil), .retry([1]), .refresh,
        .dismiss, .tap, .scroll(to: 200, speed: 30), .scroll(to: 10, speed: 0), .fps(50),
        .memory(95), .set([.init("percent", 55)]), .server(nil),
      ])
    #expect(scenario.script.steps.map(\.instant).first == 1_000_000)
    #expect(scenario.instants == [1_000_000, 2_000_000, 2_500_000, 3_000_000])
    #expect(document.scenarioNames == ["all"])
    #expect(document.scenario("none") == nil)
  }

  private static let errors = """
    theme:
      extends: ios
      errors:
        poor:
          retryable: false
          codes: {NO_MONEY: {resource: money}, NO_TIME: {resource: time, title: Too late}}
          title: Need $required $resource
          message: "Only $available here, and $unknown"
          resource: things
          required: 0
        broken: {retryable: true, codes: [BROKEN], message: Broken}

    """

  @Test(arguments: [
    ("fail: poor", "poor", "Need 0 things"),
    ("fail: NO_MONEY", "poor", "Need 0 money"),
    ("fail: NO_TIME", "poor", "Too late"),
    ("fail: {error: NO_MONEY, required: 50}", "poor", "Need 50 money"),
    ("fail: {error: NO_MONEY, resource: gold}", "poor", "Need 0 gold"),
    ("fail: {error: NO_TIME, title: Gone}", "poor", "Gone"),
    ("server: {type: error, error_code: NO_MONEY, required: 7}", "poor", "Need 7 money"),
    ("server: {type: error, error_code: OTHER}", "failed", "Something went wrong"),
    ("server: {type: error}", "failed", "Something went wrong"),
    ("server: {type: error, error_code: BROKEN}", "broken", nil),
  ])
  func fieldsAreThoseOfTheCaseTheCodeAndTheEvent(
    event: String, name: String, title: String?
  ) throws {
    let document = try Self.document(
      Self.errors + "scenarios: {one: {script: {1s: {\(event)}}}}")
    let error: LoadingError? =
      switch document.scenario("one")?.script.steps.first?.event {
      case .fail(let error, _): error
      case .server(let error): error
      default: nil
      }
    let found = try #require(error)
    #expect(found.name == name)
    #expect(found.fields.first { $0.name == "title" }?.value == title.map { .string($0) })
  }

  /// A field that nothing gives stays as it is written, and numbers stay numbers.
  @Test func fieldsHaveTheirTypes() throws {
    let document = try Self.document(
      Self.errors + "scenarios: {one: {script: {1s: {fail: {error: poor, available: 20}}}}}")
    guard case .fail(let error, nil) = document.scenario("one")?.script.steps.first?.event else {
      Issue.record("the event is no failure")
      return
    }
    #expect(!error.isRetryable)
    #expect(error.announcement == "Only 20 here, and $unknown")
    #expect(
      error.fields == [
        .init("title", "Need 0 things"), .init("message", "Only 20 here, and $unknown"),
        .init("resource", "things"), .init("required", 0), .init("available", 20),
      ])
    #expect(error.overrides == [.init("available", 20)])
  }

  /// An unknown code is a server's error where the theme has that case.
  @Test func anUnknownCodeIsAServersError() throws {
    let document = try Self.document(
      "theme: baolife\nscenarios: {one: {script: {1s: {server: {type: error, error_code: X}}}}}")
    guard case .server(let error) = document.scenario("one")?.script.steps.first?.event else {
      Issue.record("the event is no message")
      return
    }
    #expect(error?.name == "serverError")
  }

  @Test func aFieldThatLeadsBackToItselfEnds() throws {
    let document = try Self.document(
      """
      theme: {extends: ios, errors: {odd: {retryable: true, title: $message, message: $title}}}
      scenarios: {one: {script: {1s: {fail: odd}}}}
      """)
    #expect(document.scenario("one")?.script.steps.count == 1)
  }
}
