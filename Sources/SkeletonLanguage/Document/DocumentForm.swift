import SkeletonModel

/// The keys of a document (part 3 of the language).
enum DocumentForm {
  static let version = Key(
    "skelsnap", Form<Int>.version, isRequired: true, "version of the language")
  static let title = Key(
    "title", Form<String>.text, default: "the file's name", "what people call the screen")
  static let theme = Key(
    "theme",
    Form<Tree>.raw(
      "a theme's name, its path, or a map", .defined("theme")),
    default: "the project's, else `ios`",
    "a built-in theme, a path relative to this file, or a theme written here")
  static let canvas = Key(
    "canvas", CanvasForm.form, "the screen's size and ground")
  static let parameters = Key(
    "parameters", Form<Parameters>.parameters, default: "{}",
    "a screen's own values, which the event `set` changes")
  static let components = Key(
    "components", Form<[Tree.Entry]>.entries(of: "components", .defined("component")),
    default: "{}", "pieces of screen by name; they win over the theme's")
  static let skeleton = Key(
    "skeleton", Form<WrittenNode>.nodeOrOrigin,
    "what stands there while loading; `{from: content}` [derives](derive.md) it at each run")
  static let content = Key("content", Form<WrittenNode>.node, "once it is loaded")
  static let empty = Key("empty", Form<WrittenNode>.node, "once it is loaded, with nothing to show")
  static let error = Key("error", Form<WrittenNode>.node, "after a failure; it sees `$error`")
  static let lifecycle = Key(
    "lifecycle", Form<Fields>.map(LifecycleForm.map), "how the screen loads, laid over the theme's")
  static let scenarios = Key(
    "scenarios", .names(Form<Fields>.map(ScenarioForm.map), of: "scenarios"), default: "{}",
    "ways a load can go, by name")
  static let snapshots = Key(
    "snapshots", Form<Fields>.map(SnapshotsForm.map), "which frames are pictures")
  static let waive = Key(
    "waive", .waive, default: "{}",
    "laws and lint rules this screen breaks on purpose, each with the reason; a rule also for single "
      + "nodes: `{contrast: {row/avatar: why}}`")

  static let map = MapForm(
    "document", "One screen.", isFile: true,
    atLeastOne: [["skeleton", "content", "empty", "error"]],
    [
      version, title, theme, canvas, parameters, components, skeleton, content, empty, error,
      lifecycle, scenarios, snapshots, waive,
    ])
}

extension Form where Value == WrittenNode {
  static let nodeOrOrigin = Form(
    "a node, or {from: content}", .any([.defined("node"), .defined("derived")]), decode: node.decode
  )
}

/// A tree that is not written but derived from another.
enum DerivedForm {
  static let from = Key(
    "from", Form<Origin>.word, isRequired: true, "the tree that it is derived from")
  static let map = MapForm("derived", "A skeleton that is derived from the content.", [from])

  enum Origin: String, CaseIterable, Sendable { case content }

  /// Whether this is no node, but the origin of one.
  static func isMeant(by tree: Tree) -> Bool { tree["from"] != nil }
}

enum CanvasForm {
  private static let side = Form("points", .number(from: 1, to: Double(Limits.side))) {
    tree, reading in length(tree, reading, "points")
  }
  private static let fitting = Form<Double?>(
    "points or fit", .any([side.schema, .words(["fit"])])
  ) { tree, reading in
    if tree.scalar?.text == "fit" { return .some(nil) }
    return length(tree, reading, "points or fit").map { .some($0) }
  }

  private static func length(_ tree: Tree, _ reading: Reading, _ what: String) -> Double? {
    guard let length = reading.number(tree, what),
      reading.check(length, in: 0...Limits.length, tree) != nil
    else { return nil }
    guard length >= 1 else {
      reading.complain(tree, "'\(reading.key)' needs 1 or more, found \(length.shortestDecimal)")
      return nil
    }
    guard length <= Double(Limits.side) else {
      reading.complain(
        tree, "a frame has at most \(Limits.side.grouped) pixels a side, found \(tree.found)")
      return nil
    }
    return length
  }

  static let device = Key(
    "device", .device, "a phone or a tablet, whose size, scale and safe areas the canvas has")
  static let orientation = Key(
    "orientation", Form<ScreenDevice.Orientation>.word, default: "portrait",
    "how the device is held; in landscape its upper end is at the left")
  static let width = Key(
    "width", side, default: "the device's, else 393", "the width of the canvas")
  static let height = Key(
    "height", fitting, default: "the device's, else 852",
    "the height of the canvas; `fit` hugs the content")
  static let scale = Key(
    "scale", Form<Int>.whole(1...4), default: "the device's, else 1",
    "pixels a point, where `snapshots` has no `scale`")
  static let safeArea = Key(
    "safeArea", .safeArea, default: "the device's, else 0",
    "what bars take of each edge: the root is proposed the rest, and stands in it")
  static let background = Key(
    "background", Form<Color>.color, default: "background", "the colour behind everything")
  static let alignment = Key(
    "alignment", Form<Alignment>.place, default: "center", "where the root stands")
  static let map = MapForm(
    "canvas", "The screen: what its root is proposed, and what it stands in.",
    [device, orientation, width, height, scale, safeArea, background, alignment])

  static let form = Form<Fields>("a map", .defined(map.name)) { tree, reading in
    let fields = reading.fields(of: tree, map)
    if let turn = tree.entries?.first(where: { $0.key == orientation.name }), tree["device"] == nil
    {
      reading.complain(
        turn.keySpot, "'orientation' turns a device; give 'device', or swap the sides")
    }
    return fields
  }
}

/// The canvas as a document gives it.
struct CanvasTemplate: Sendable {
  /// The device that it is, if it is one.
  let bezel: Bezel?
  let size: CanvasSize
  let scale: Int
  let safeArea: Value<Insets>?
  let alignment: Alignment
  let background: Value<Color>

  init(_ fields: Fields?, _ start: Spot, _ reading: Reading) {
    bezel = fields?[CanvasForm.device].map {
      Bezel($0, fields?[CanvasForm.orientation] ?? .portrait)
    }
    let screen = bezel.map { $0.device.extent($0.orientation) }
    size = CanvasSize(
      width: fields?[CanvasForm.width] ?? screen?.width ?? 393,
      height: fields?[CanvasForm.height] ?? .some(screen?.height ?? 852))
    scale = fields?[CanvasForm.scale] ?? bezel?.device.scale ?? 1
    safeArea = fields?.value(CanvasForm.safeArea)
    alignment = fields?[CanvasForm.alignment] ?? .center
    background =
      fields?.value(CanvasForm.background) ?? reading.usual("background", as: .color, start)
  }
}

extension CanvasTemplate {
  /// What is kept free; a device's left is where reading ends in a screen read from the right.
  func safeArea(_ direction: LayoutDirection, _ reading: Reading) -> Insets {
    if let safeArea { return reading.resolve(safeArea) ?? .zero }
    guard let bezel else { return .zero }
    var insets = bezel.device.safeArea(bezel.orientation)
    if direction == .rtl { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}

extension Form where Value == ScreenDevice {
  /// Editors are told the names as they are listed; spaces and case do not matter.
  static let device = Form("a device's name", .any([.words(ScreenDevice.allNames)])) {
    tree, reading in
    guard let name = tree.scalar?.text else {
      reading.expected("a device's name", tree)
      return nil
    }
    if let device = ScreenDevice.named(name) { return device }
    let near = nearestWord(to: name, among: ScreenDevice.allNames)
    reading.complain(
      tree,
      "there is no device '\(name)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "'skelsnap list --devices' names them"))
    return nil
  }
}

extension Form where Value == Insets {
  /// Edges that take room away.
  static let safeArea = Form(edges.name, edges.schema) { tree, reading in
    guard let insets = reading.read(tree, as: edges) else { return nil }
    guard min(insets.top, insets.leading, insets.bottom, insets.trailing) >= 0 else {
      reading.complain(tree, "'\(reading.key)' needs 0 or more at each edge")
      return nil
    }
    return insets
  }
}

/// What a document breaks on purpose, and why.
struct Waivers: Sendable {
  var laws: [Law: String] = [:]
  var rules: [LintRule: LintWaiver] = [:]
}

extension Form where Value == Waivers {
  private static let names = Law.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue)

  static let waive = Form(
    "a map of laws and lint rules to reasons",
    .names(.any([.text, .names(.text)]), among: names)
  ) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of laws and lint rules to reasons", tree)
      return nil
    }
    var waivers = Waivers()
    for entry in entries {
      let rule = LintRule(rawValue: entry.key)
      if let law = Law(rawValue: entry.key) {
        waivers.laws[law] = reading.reason(entry)
      } else if let rule, let nodes = entry.value.entries {
        let waiver = LintWaiver(
          position: entry.keySpot.position,
          nodes: nodes.compactMap { node in
            reading.reason(node).map {
              LintWaiver.Node(path: node.key, reason: $0, position: node.keySpot.position)
            }
          })
        if nodes.isEmpty {
          reading.complain(entry.value, "'\(entry.key)' names no node and gives no reason")
        }
        waivers.rules[rule] = waiver
      } else if let rule {
        waivers.rules[rule] = reading.reason(entry).map {
          LintWaiver(position: entry.keySpot.position, reason: $0)
        }
      } else {
        reading.complain(
          entry.keySpot,
          "there is no law or lint rule '\(entry.key)'"
            + (nearestWord(to: entry.key, among: names).map { "; did you mean '\($0)'?" }
              ?? "; there are \(names.joined(separator: ", "))"))
      }
    }
    return waivers
  }
}

extension Reading {
  /// The reason that an entry gives; complains if it is none.
  fileprivate func reason(_ entry: Tree.Entry) -> String? {
    let reason = under(key: entry.key) { read(entry.value, as: Form<String>.text) }
    guard let reason else { return nil }
    guard !reason.trimmed.isEmpty else {
      complain(entry.value, "'\(entry.key)' needs the reason for which it is waived")
      return nil
    }
    return reason
  }
}
