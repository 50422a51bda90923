import SkeletonModel

/// How a screen loads (part 10 of the language).
enum LifecycleForm {
  static let timeoutForm = Form<Microseconds?>(
    "a duration or never", .any([Form<Microseconds>.duration.schema, .words(["never"])])
  ) { tree, reading in
    if tree.scalar?.text == "never" { return .some(nil) }
    return reading.read(tree, as: Form<Microseconds>.span).map { .some($0) }
  }

  enum RefreshMode: String, Hashable, Sendable, CaseIterable {
    case none, newRows, overlay, replace
  }
  enum ErrorPlacement: String, Hashable, Sendable, CaseIterable { case replace, over, items }
  enum FadeMode: String, Hashable, Sendable, CaseIterable { case dual, over }

  static let transition = MapForm(
    "transition", "How one state gives way to another.", principal: "duration",
    [
      Key("duration", Form<Microseconds>.duration, default: "300ms", "how long it takes"),
      Key("easing", Form<Easing>.easing, default: "easeInOut", "a spring ignores the duration"),
      Key(
        "mode", Form<FadeMode>.word, default: "dual",
        "both fade, or the new one fades in over the old"),
    ])
  static let transitions = MapForm(
    "transitions", "By the state that is entered; `refresh` is also the way back to the skeleton.",
    [
      ("content", "the content arrives"), ("empty", "there is nothing to show"),
      ("error", "loading failed"), ("refresh", "the skeleton comes back, for a retry too"),
    ].map { Key($0.0, Form<Fields>.map(transition), $0.1) })
  static let stagger = MapForm(
    "stagger", "Rows one after another.",
    [
      Key("appear", Form<Microseconds>.duration, default: "0", "from one placeholder to the next"),
      Key(
        "reveal", Form<Microseconds>.duration, default: "0", "from one item of content to the next"),
      Key("limit", Form<Int>.whole(1...1000), default: "10", "the last item that waits"),
    ])
  static let refresh = MapForm(
    "refresh", "What a pull to refresh shows.", principal: "mode",
    [
      Key(
        "mode", Form<RefreshMode>.word, default: "none",
        "the content stays, takes new rows on top, lies under the skeleton, or gives way to it"),
      Key("opacity", Form<Double>.fraction, default: "1", "of an overlay"),
    ])
  static let retry = MapForm(
    "retry", "A failure that may be tried again is, with fresh clocks, before the error shows.",
    [
      Key("maxAttempts", Form<Int>.whole(1...1000), isRequired: true, "the first one counted"),
      Key("initialDelay", Form<Microseconds>.duration, default: "1s", "before the second"),
      Key("factor", Form<Double>.number(1...1000), default: "2", "by which each delay grows"),
      Key("maxDelay", Form<Microseconds>.duration, default: "30s", "no delay is longer"),
    ])
  static let pages = MapForm(
    "pages", "`content`'s count is all there is; `size` of it for each `data`.",
    [
      Key("size", Form<Int>.whole(1...Limits.nodes), default: "20", "items a page"),
      Key(
        "threshold", Form<Int>.whole(0...Limits.nodes), default: "5",
        "how many items from the end the next page is asked for"),
      Key(
        "placeholders", Form<Int>.whole(0...Limits.nodes), default: "5",
        "how many stand at the end while it loads"),
    ])
  static let shimmers = Key(
    "shimmers", Form<Int>.whole(0...Limits.nodes), default: "no limit",
    "how many groups may move at once: the first of those seen, in paint order. A placeholder "
      + "outside of any `shimmerGroup` counts as one")
  static let budget = MapForm(
    "budget",
    "What loading may cost. Groups beyond `shimmers` stand still; the other limits are read, and "
      + "nothing is held against them yet.",
    [
      Key(
        "appearWithin", Form<Microseconds>.duration, default: "no limit",
        "until the skeleton stands there"),
      Key(
        "shift", Form<Double>.points, default: "no limit",
        "how far nodes of one path may lie apart in `skeleton` and `content`"),
      shimmers,
      Key(
        "memory", Form<Double>.number(0...1_000_000), default: "no limit",
        "megabytes; at nine tenths of them all is still"),
      Key(
        "frameRate", Form<Double>.number(0...1000), default: "no limit",
        "frames a second; after three seconds with fewer all is still"),
      Key(
        "scrollSpeed", Form<Double>.number(0...1_000_000), default: "no limit",
        "points a second; while it goes faster all is still"),
    ])

  static let items = Key(
    "items", Form<String>.name,
    "the id of a `repeat` whose rows arrive one by one, each in its placeholder's frame")
  static let map = MapForm(
    "lifecycle", "How a screen loads; a document's is laid over its theme's, key by key.",
    [
      items,
      Key(
        "minimumDisplay", Form<Microseconds>.duration, default: "0",
        "how long a skeleton stands there at least, counted from appearing"),
      Key(
        "timeout", timeoutForm, default: "never",
        "how long loading may take, from each start, before it fails with the case `timeout`"),
      Key("transitions", Form<Fields>.map(transitions), "how each state fades in"),
      Key("stagger", Form<Fields>.map(stagger), "delays between items"),
      Key("refresh", Form<Fields>.map(refresh), "what a pull to refresh shows"),
      Key(
        "errorPlacement", Form<ErrorPlacement>.word, default: "replace",
        "in place of what is there, on top of it, or in the frame of each item that failed"),
      Key(
        "dismissAfter", Form<Microseconds>.duration,
        "how long an error stands there, counted from when it is wholly there"),
      Key("retry", Form<Fields>.map(retry), "tries again before the error shows"),
      Key("pages", Form<Fields>.map(pages), "content that arrives page by page"),
      Key("budget", Form<Fields>.map(budget), "what loading may cost"),
    ])
}
