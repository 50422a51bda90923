import SkeletonModel

/// A script on the virtual clock, and the instants to paint (part 11 of the language).
enum ScenarioForm {
  static let script = Key(
    "script", .script, default: "{}", "from each instant to one event, or to a list of them")
  static let instants = Key(
    "instants", .instants, default: "[]", "what to paint: durations, or `{from, to, every}`")
  static let snapshots = Key(
    "snapshots", Form<Fields>.map(SnapshotsForm.axes), default: "the default variant",
    "the variants it is painted in; an axis that it does not name has the document's first value")
  static let map = MapForm("scenario", "One way a load can go.", [script, instants, snapshots])

  static let range = MapForm(
    "instantRange", "Instants at even steps, both ends included.",
    [
      Key("from", Form<Microseconds>.duration, isRequired: true, "the first"),
      Key("to", Form<Microseconds>.duration, isRequired: true, "the end, painted too"),
      Key("every", Form<Microseconds>.span, isRequired: true, "from one to the next"),
    ])

  static let mostInstants = 100_000
}

/// An event of a script: what it is called and what it says, read further when it is played.
struct ScriptEvent: Sendable {
  let name: String
  let spot: Spot
  let value: Tree
}

struct Script: Sendable {
  var events: [(instant: Microseconds, event: ScriptEvent)] = []
}

extension Form where Value == Script {
  static let script = Form(
    "a map from instants to events",
    .names(.any([.defined("event"), .list(.defined("event"), atLeast: 1)]))
  ) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map from instants to events", tree)
      return nil
    }
    var script = Script()
    var seen: [Microseconds: Spot] = [:]
    for entry in entries {
      let key = Tree(.scalar(Scalar(text: entry.key, isPlain: true)), at: entry.keySpot)
      let instant = reading.under(key: "script") {
        reading.read(key, as: Form<Microseconds>.duration)
      }
      guard let instant else { continue }
      if let first = seen[instant] {
        reading.complain(
          entry.keySpot, "the instant '\(entry.key)' is given twice; an instant takes a list",
          notes: [.init(position: first.position, message: "first given here")])
      }
      seen[instant] = entry.keySpot
      for event in entry.value.list ?? [entry.value] {
        if let event = reading.event(event) { script.events.append((instant, event)) }
      }
    }
    return script
  }
}

extension Form where Value == [Microseconds] {
  static let instants = Form(
    "a list of instants",
    .list(.any([Form<Microseconds>.duration.schema, .defined("instantRange")]), atLeast: 0)
  ) { tree, reading in
    guard let items = tree.list else {
      reading.expected("a list of instants", tree)
      return nil
    }
    var instants: [Microseconds] = []
    var seen: [Microseconds: Spot] = [:]
    for item in items {
      let found = reading.under(key: "instants", at: item.spot) { reading.instants(item) }
      for instant in found {
        if let first = seen[instant] {
          reading.complain(
            item.spot, "the instant \((Double(instant) / 1000).shortestDecimal)ms is given twice",
            notes: [.init(position: first.position, message: "first given here")])
          break
        }
        seen[instant] = item.spot
        instants.append(instant)
      }
    }
    return instants
  }
}

extension Reading {
  fileprivate func instants(_ tree: Tree) -> [Microseconds] {
    guard tree.entries != nil else {
      return read(tree, as: Form<Microseconds>.duration).map { [$0] } ?? []
    }
    guard let fields = fields(of: tree, ScenarioForm.range, place: "a range of instants"),
      let from = fields[Key("from", Form<Microseconds>.duration)],
      let to = fields[Key("to", Form<Microseconds>.duration)],
      let every = fields[Key("every", Form<Microseconds>.span)]
    else { return [] }
    guard from <= to else {
      complain(tree["to"] ?? tree, "'to' comes before 'from': the range ends before it begins")
      return []
    }
    guard (to - from) / every < ScenarioForm.mostInstants else {
      complain(tree, "the range has more than \(ScenarioForm.mostInstants) instants")
      return []
    }
    return Array(stride(from: from, through: to, by: every))
  }
}

/// The events there are, each with the keys it takes.
enum EventForm {
  static let items = Form<Int>.whole(0...Limits.nodes).list()
  static let failError = Key(
    "error", Form<String>.text, default: "failed, or the first of them",
    "one of the theme's cases, or a server's code for one")

  static let failItems = Key("items", items, "indices of the items that fail, where not all do")
  static let dataItems = Key(
    "items", items, default: "all pending", "indices of the items that arrive")
  static let retryItems = Key(
    "items", items, default: "all failed", "indices of the items to try again")
  static let scrollTo = Key(
    "to", Form<Double>.points, isRequired: true, "how far down the content, from where it begins")
  static let scrollSpeed = Key(
    "speed", Form<Double>.number(0...1_000_000, "points a second"), default: "0",
    "how fast it goes on after that")
  static let rate = Key(
    "rate", Form<Double>.number(0...1000), isRequired: true, "frames a second")
  static let megabytes = Key(
    "mb", Form<Double>.number(0...1_000_000, "MB"), isRequired: true, "megabytes")
  static let serverType = Key(
    "type", Form<String>.text, isRequired: true, "what kind of message it is: `error`, or another")
  static let serverCode = Key(
    "error_code", Form<String>.text, "the server's code for one of the theme's cases")
  enum TapPlace: String, Hashable, Sendable, CaseIterable { case background }
  static let tapPlace = Key(
    "place", Form<TapPlace>.word, isRequired: true, "what is tapped")

  static let maps: [(name: String, form: MapForm)] = [
    (
      "data",
      MapForm(
        "data", "What was asked for arrives; where nothing is awaited, nothing happens.",
        principal: "items", [dataItems])
    ),
    ("empty", MapForm("emptyEvent", "Loading ends with nothing to show.", [])),
    (
      "fail",
      MapForm(
        "fail", "Loading fails; any other key is a field of `$error`.", principal: "error",
        isOpen: true,
        [failError, failItems])
    ),
    (
      "retry",
      MapForm(
        "retryEvent", "The user tries again.", principal: "items", [retryItems])
    ),
    ("refresh", MapForm("refreshEvent", "The user pulls to refresh.", [])),
    ("dismiss", MapForm("dismissEvent", "The user closes what lies on top.", [])),
    ("appear", MapForm("appearEvent", "The user comes back to the screen.", [])),
    ("disappear", MapForm("disappearEvent", "The user leaves the screen.", [])),
    (
      "scroll",
      MapForm(
        "scrollEvent", "The user scrolls.", principal: "to", [scrollTo, scrollSpeed])
    ),
    (
      "fps",
      MapForm(
        "fps", "The device paints this fast, until the next such event.", principal: "rate",
        [rate])
    ),
    (
      "memory",
      MapForm(
        "memory", "This much memory is in use, until the next such event.", principal: "mb",
        [megabytes])
    ),
    (
      "server",
      MapForm(
        "serverEvent",
        "A message as the server's socket brings it: one of type `error` fails with the case of its "
          + "code, and any other key is a field of `$error`; other types are ignored.",
        isOpen: true, [serverType, serverCode])
    ),
    (
      "tap",
      MapForm(
        "tapEvent", "The user taps beside an error on top, which closes it where it may be closed.",
        principal: "place", [tapPlace])
    ),
    ("set", MapForm("set", "New values for the document's parameters, by name.", isOpen: true, [])),
  ]
}

extension Reading {
  func event(_ tree: Tree) -> ScriptEvent? {
    let word: String
    let spot: Spot
    let value: Tree
    if let scalar = tree.scalar, !scalar.isNull {
      (word, spot, value) = (scalar.text, tree.spot, Tree(.map([]), at: tree.spot))
    } else if let entries = tree.entries, let first = entries.first {
      guard entries.count == 1 else {
        complain(entries[1].keySpot, "an event is a map with one key; several stand in a list")
        return nil
      }
      (word, spot, value) = (first.key, first.keySpot, first.value)
    } else {
      complain(tree, "an event is due, found \(tree.found)")
      return nil
    }
    guard let form = EventForm.maps.first(where: { $0.name == word })?.form else {
      let names = EventForm.maps.map(\.name)
      complain(
        spot,
        "there is no event '\(word)'"
          + (nearestWord(to: word, among: names).map { "; did you mean '\($0)'?" }
            ?? "; there are \(names.joined(separator: ", "))"))
      return nil
    }
    switch word {
    case "set": checkSet(value)
    case "fail": checkFail(value, form, spot)
    case "server": _ = openFields(of: value, form, word, spot)
    default: _ = fields(of: value, form, place: word, spot: spot)
    }
    return ScriptEvent(name: word, spot: spot, value: value)
  }

  private func checkSet(_ value: Tree) {
    guard let entries = value.entries else {
      complain(value, "'set' needs a map of the document's parameters, found \(value.found)")
      return
    }
    for entry in entries where !documentParameters.contains(entry.key) {
      complain(
        entry.keySpot,
        "the document has no parameter '\(entry.key)'"
          + (nearestWord(to: entry.key, among: documentParameters).map { "; did you mean '\($0)'?" }
            ?? ""))
    }
  }

  /// The keys of an event that may have others, which are fields of `$error`.
  private func openFields(of value: Tree, _ form: MapForm, _ name: String, _ spot: Spot) -> Fields?
  {
    let own = value.entries?.filter { form.key($0.key) != nil }
    let known = own.map { Tree(.map($0), at: value.spot) } ?? value
    guard let fields = fields(of: known, form, place: name, spot: spot) else { return nil }
    for entry in value.entries ?? [] where form.key(entry.key) == nil {
      _ = checkName(entry)
    }
    return fields
  }

  /// Keys of its own, and any field of the case it names.
  private func checkFail(_ value: Tree, _ form: MapForm, _ spot: Spot) {
    guard let fields = openFields(of: value, form, "fail", spot) else { return }
    guard let name = fields[EventForm.failError] else { return }
    let names = theme.errors.map(\.name) + theme.errors.flatMap(\.codes)
    guard !names.contains(name) else { return }
    let place = value["error"] ?? (value.entries == nil ? value : Tree(value.value, at: spot))
    complain(
      place,
      "the theme has no error '\(name)'"
        + (nearestWord(to: name, among: names).map { "; did you mean '\($0)'?" }
          ?? "; it has \(names.joined(separator: ", "))"))
  }
}
