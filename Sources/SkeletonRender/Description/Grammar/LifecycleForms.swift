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
      Key("duration", Form<Microseconds>.duration, default: "300ms"),
      Key("easing", Form<Easing>.easing, default: "easeInOut"),
      Key(
        "mode", Form<FadeMode>.word, default: "dual",
        "both fade, or the new one fades in over the old"),
    ])
  static let transitions = MapForm(
    "transitions", "By the state that is entered; `refresh` is also the way back to the skeleton.",
    ["content", "empty", "error", "refresh"].map { Key($0, Form<Fields>.map(transition)) })
  static let stagger = MapForm(
    "stagger", "Rows one after another.",
    [
      Key("appear", Form<Microseconds>.duration, default: "0", "placeholders"),
      Key("reveal", Form<Microseconds>.duration, default: "0", "content"),
      Key("limit", Form<Int>.whole(1...1000), default: "10", "the last that waits"),
    ])
  static let refresh = MapForm(
    "refresh", "What a pull to refresh shows.", principal: "mode",
    [
      Key(
        "mode", Form<RefreshMode>.word, isRequired: true,
        "`overlay` lays `skeleton` over `content`"),
      Key("opacity", Form<Double>.fraction, default: "1"),
    ])
  static let retry = MapForm(
    "retry", "Tries again by itself before the error shows.",
    [
      Key("maxAttempts", Form<Int>.whole(1...1000), isRequired: true, "the first try counted"),
      Key("initialDelay", Form<Microseconds>.duration, default: "1s"),
      Key("factor", Form<Double>.number(1...1000), default: "2"),
      Key("maxDelay", Form<Microseconds>.duration, default: "30s"),
    ])
  static let pages = MapForm(
    "pages", "`content`'s count is all there is; `size` of it for each `data`.",
    [
      Key("size", Form<Int>.whole(1...Limits.nodes), default: "20"),
      Key("threshold", Form<Int>.whole(0...Limits.nodes), default: "5"),
      Key("placeholders", Form<Int>.whole(0...Limits.nodes), default: "5"),
    ])
  static let budget = MapForm(
    "budget", "The first two are checks; the others still the shimmer.",
    [
      Key("appearWithin", Form<Microseconds>.duration, default: "no limit"),
      Key("shift", Form<Double>.points, default: "no limit"),
      Key("shimmers", Form<Int>.whole(0...Limits.nodes), default: "no limit"),
      Key("memory", Form<Double>.number(0...1_000_000), default: "no limit", "MB"),
      Key("frameRate", Form<Double>.number(0...1000), default: "no limit"),
      Key(
        "scrollSpeed", Form<Double>.number(0...1_000_000), default: "no limit", "points a second"),
    ])

  static let items = Key(
    "items", Form<String>.name, "id of a `repeat` whose rows arrive one by one")
  static let map = MapForm(
    "lifecycle", "How a screen loads; a document's is laid over its theme's, key by key.",
    [
      items,
      Key("minimumDisplay", Form<Microseconds>.duration, default: "0", "counted from appearing"),
      Key("timeout", timeoutForm, default: "never", "from each start of loading"),
      Key("transitions", Form<Fields>.map(transitions)),
      Key("stagger", Form<Fields>.map(stagger)),
      Key("refresh", Form<Fields>.map(refresh)),
      Key("errorPlacement", Form<ErrorPlacement>.word, default: "replace"),
      Key("dismissAfter", Form<Microseconds>.duration, "from full appearance"),
      Key("retry", Form<Fields>.map(retry)),
      Key("pages", Form<Fields>.map(pages)),
      Key("budget", Form<Fields>.map(budget)),
    ])
}
