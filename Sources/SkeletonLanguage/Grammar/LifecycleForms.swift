import SkeletonModel

/// How a screen loads (part 10 of the language).
enum LifecycleForm {
  static let timeoutForm = Form<Microseconds?>(
    "a duration or never", .any([Form<Microseconds>.duration.schema, .words(["never"])])
  ) { tree, reading in
    if tree.scalar?.text == "never" { return .some(nil) }
    return reading.read(tree, as: Form<Microseconds>.span).map { .some($0) }
  }

  static let transition = MapForm(
    "transition", "How one state gives way to another.", principal: "duration",
    [duration, easing, mode])
  static let duration = Key(
    "duration", Form<Microseconds>.duration, default: "300ms", "how long it takes")
  static let easing = Key(
    "easing", Form<Easing>.easing, default: "easeInOut", "a spring ignores the duration")
  static let mode = Key(
    "mode", Form<Lifecycle.FadeMode>.word, default: "dual",
    "both fade, or the new one fades in over the old")
  static let transitions = MapForm(
    "transitions", "By the state that is entered; `refresh` is also the way back to the skeleton.",
    [content, empty, error, back])
  static let content = Key("content", Form<Fields>.map(transition), "the content arrives")
  static let empty = Key("empty", Form<Fields>.map(transition), "there is nothing to show")
  static let error = Key("error", Form<Fields>.map(transition), "loading failed")
  static let back = Key(
    "refresh", Form<Fields>.map(transition), "the skeleton comes back, for a retry too")
  static let stagger = MapForm(
    "stagger", "Rows one after another.", [appear, reveal, limit])
  static let appear = Key(
    "appear", Form<Microseconds>.duration, default: "0", "from one placeholder to the next")
  static let reveal = Key(
    "reveal", Form<Microseconds>.duration, default: "0", "from one item of content to the next")
  static let limit = Key(
    "limit", Form<Int>.whole(1...1000), default: "10",
    "the last item that waits, counted from 1; those after it come with it")
  static let refresh = MapForm(
    "refresh", "What a pull to refresh shows.", principal: "mode",
    [refreshMode, opacity])
  static let refreshMode = Key(
    "mode", Form<Lifecycle.Refresh.Mode>.word, default: "none",
    "the content stays, takes new rows on top, lies under the skeleton, or gives way to it")
  static let opacity = Key("opacity", Form<Double>.fraction, default: "1", "of an overlay")
  static let retry = MapForm(
    "retry", "A failure that may be tried again is, with fresh clocks, before the error shows.",
    [maxAttempts, initialDelay, factor, maxDelay])
  static let maxAttempts = Key(
    "maxAttempts", Form<Int>.whole(1...1000), isRequired: true, "the first one counted")
  static let initialDelay = Key(
    "initialDelay", Form<Microseconds>.duration, default: "1s", "before the second")
  static let factor = Key(
    "factor", Form<Double>.number(1...1000), default: "2", "by which each delay grows")
  static let maxDelay = Key(
    "maxDelay", Form<Microseconds>.duration, default: "30s", "no delay is longer")
  static let pages = MapForm(
    "pages", "`content`'s count is all there is; `size` of it for each `data`.",
    [size, threshold, placeholders])
  static let size = Key("size", Form<Int>.whole(1...Limits.nodes), default: "20", "items a page")
  static let threshold = Key(
    "threshold", Form<Int>.whole(0...Limits.nodes), default: "5",
    "how many items from the end the next page is asked for")
  static let placeholders = Key(
    "placeholders", Form<Int>.whole(0...Limits.nodes), default: "5",
    "how many stand at the end while it loads")
  static let shimmers = Key(
    "shimmers", Form<Int>.whole(0...Limits.nodes), default: "no limit",
    "how many groups may move at once: the first of those seen, in paint order. A placeholder "
      + "outside of any `shimmerGroup` counts as one")
  static let budget = MapForm(
    "budget",
    "What loading may cost. Groups beyond `shimmers` stand still, and all groups while `memory`, "
      + "`frameRate` or `scrollSpeed` is not kept; the first two are [laws](laws.md).",
    [appearWithin, shift, shimmers, memory, frameRate, scrollSpeed])
  static let appearWithin = Key(
    "appearWithin", Form<Microseconds>.duration, default: "no limit",
    "until all placeholders that can be seen stand there")
  static let shift = Key(
    "shift", Form<Double>.points, default: "no limit",
    "how far nodes of one name may lie apart in `skeleton` and in what takes its place")
  static let memory = Key(
    "memory", Form<Double>.number(0...1_000_000), default: "no limit",
    "megabytes; over nine tenths of them all is still")
  static let frameRate = Key(
    "frameRate", Form<Double>.number(0...1000), default: "no limit",
    "frames a second; after three seconds with fewer all is still, until it held for three again")
  static let scrollSpeed = Key(
    "scrollSpeed", Form<Double>.number(0...1_000_000), default: "no limit",
    "points a second; while it goes faster all is still")

  static let items = Key(
    "items", Form<String>.name,
    "the id of a `repeat` whose rows arrive one by one, each in its placeholder's frame")
  static let minimumDisplay = Key(
    "minimumDisplay", Form<Microseconds>.duration, default: "0",
    "how long a skeleton stands there at least, counted from the start of each load")
  static let timeout = Key(
    "timeout", timeoutForm, default: "never",
    "how long loading may take, from each start, before it fails with the case `timeout`")
  static let transitionsKey = Key(
    "transitions", Form<Fields>.map(transitions), "how each state fades in")
  static let staggerKey = Key("stagger", Form<Fields>.map(stagger), "delays between items")
  static let refreshKey = Key(
    "refresh", Form<Fields>.map(refresh), "what a pull to refresh shows")
  static let errorPlacement = Key(
    "errorPlacement", Form<Lifecycle.ErrorPlacement>.word, default: "replace",
    "in place of what is there, on top of it, or in the frame of each item that failed")
  static let dismissAfter = Key(
    "dismissAfter", timeoutForm, default: "that of the component, or never",
    "how long an error on top of the rest stands there, counted from its own instant")
  static let retryKey = Key("retry", Form<Fields>.map(retry), "tries again before the error shows")
  static let pagesKey = Key("pages", Form<Fields>.map(pages), "content that arrives page by page")
  static let prefetch = Key(
    "prefetch", Form<Double>.number(0...100, "screens"),
    "how many screens ahead the images of rows that have arrived are fetched")
  static let budgetKey = Key("budget", Form<Fields>.map(budget), "what loading may cost")
  static let map = MapForm(
    "lifecycle", "How a screen loads; a document's is laid over its theme's, key by key.",
    [
      items, minimumDisplay, timeout, transitionsKey, staggerKey, refreshKey, errorPlacement,
      dismissAfter, retryKey, pagesKey, prefetch, budgetKey,
    ])
}
