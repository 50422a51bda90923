import SkeletonModel

/// The keys of a theme, in a file of its own or written in a document (part 7 of the language).
enum ThemeForm {
  static let version = Key("skelsnap", .version, "version of the language")
  static let title = Key("title", Form<String>.text, "what people call the theme")
  static let extends = Key(
    "extends", Form<Tree>.raw("a built-in theme, or a path to a theme file", .text),
    default: "ios",
    "a built-in theme, or a path relative to this file: it has a `/` or an extension")
  static let colors = Key("colors", .themeColors, "by name; a colour may be another's name")
  static let spacing = Key(
    "spacing",
    .names(Form<Double>.number(-Limits.length...Limits.length, "points"), of: "lengths"),
    "for padding, spacing, margin and offset")
  static let sizes = Key(
    "sizes", .names(Form<Double>.points, of: "lengths"), "for width, height and size")
  static let radii = Key("radii", .names(radius, of: "radii"), "for radius; `capsule` is one")
  static let fonts = Key("fonts", .themeFonts, "type styles; one may be another's name")
  static let icons = Key(
    "icons", .names(Form<Icon>.drawing, of: "drawings"), "drawings, named as SF Symbols are")
  static let widthClasses = Key(
    "widthClasses", .widthClasses, default: "{small: 0, medium: 600, large: 900}",
    "the least width of each, in points; one of them is 0. They replace all that are inherited")
  static let shimmer = Key("shimmer", .shimmer, default: "none", "how placeholders move")
  static let defaults = Key(
    "defaults", .defaults,
    "what a kind's keys are where its nodes do not say: any but those that say what it is made of")
  static let components = Key(
    "components", Form<[Tree.Entry]>.entries(of: "components", .defined("component")),
    "pieces of screen that all documents may use")
  static let lifecycle = Key(
    "lifecycle", Form<Fields>.map(LifecycleForm.map), "how screens load where they do not say")
  static let errors = Key("errors", .errors, "what can go wrong, the usual case first")
  static let inheritsErrors = Key(
    "inheritsErrors", .bool, default: "true",
    "whether the cases of the theme it extends are among its own; if not, `errors` has all of them")
  static let announcements = Key(
    "announcements", Form<Fields>.map(AnnouncementsForm.map), "what a screen reader says")

  private static let sections: [any AnyKey] = [
    title, extends, colors, spacing, sizes, radii, fonts, icons, widthClasses, shimmer, defaults,
    components, lifecycle, errors, inheritsErrors, announcements,
  ]

  static let file = MapForm(
    "themeFile", "A theme in a file of its own.", isFile: true,
    [Key("skelsnap", Form<Int>.version, isRequired: true, "version of the language")] + sections)
  static let inline = MapForm(
    "theme", "A theme written in a document.", principal: "extends", [version] + sections)

  private static let radius = Form(
    "points or capsule", .any([.number(from: 0, to: Limits.length), .words(["capsule"])])
  ) { (tree: Tree, reading: Reading) -> Rounding? in
    if tree.scalar?.text == "capsule" { return .capsule }
    return reading.number(tree, "points or capsule")
      .flatMap { reading.check($0, in: 0...Limits.length, tree) }
      .map { .corners(CornerRadii(all: $0)) }
  }
}

extension Form where Value == [String: Color] {
  /// Colours by name; one that leads back to itself is told so where the circle closes.
  fileprivate static let themeColors = Form("a map of colours", .names(Form<Color>.color.schema)) {
    tree, reading in
    reading.entries(tree, of: "colours") { reading.color(token: $0.key, $0.value, at: $0.value) }
  }
}

extension Form where Value == [String: TypeStyle] {
  fileprivate static let themeFonts = Form(
    "a map of type styles", .names(Form<TypeStyle>.font.schema)
  ) { tree, reading in
    reading.entries(tree, of: "type styles") {
      reading.typeStyle(token: $0.key, $0.value, at: $0.value)
    }
  }
}

extension Reading {
  fileprivate func entries<Value>(
    _ tree: Tree, of what: String, read: (Tree.Entry) -> Value?
  ) -> [String: Value]? {
    guard let entries = tree.entries else {
      expected("a map of \(what)", tree)
      return nil
    }
    var values: [String: Value] = [:]
    for entry in entries where checkName(entry) {
      values[entry.key] = under(key: entry.key, at: entry.keySpot) { read(entry) }
    }
    return values
  }
}

extension Form where Value == Int {
  /// The version of the language.
  static let version = Form("1", .whole(from: 1, to: 1)) { tree, reading in
    guard let scalar = tree.scalar, case .value(let number) = Number.read(scalar) else {
      reading.expected("the version of the language, 1,", tree)
      return nil
    }
    guard number == 1 else {
      reading.complain(tree, "this skelsnap reads version 1 of the language, found \(scalar.text)")
      return nil
    }
    return 1
  }
}

enum AnnouncementsForm {
  static let loading = Key(
    "loading", Form<String>.text, default: "Loading",
    "as the skeleton appears; one that is a view of an app's source says nothing by itself")
  static let loaded = Key(
    "loaded", Form<String>.text, "as the content appears; without it nothing is said")
  static let error = Key(
    "error", Form<String>.text, default: "the case's message", "as an error appears")
  static let map = MapForm(
    "announcements", "What a screen reader says as the screen changes.", [loading, loaded, error])
}

extension Form where Value == [Theme.WidthClass] {
  static let widthClasses = Form(
    "a map of least widths", .names(.number(from: 0, to: Limits.length))
  ) {
    tree, reading in
    guard let found = reading.read(tree, as: .names(Form<Double>.points, of: "least widths")) else {
      return nil
    }
    guard reading.theme.widthClasses.contains(where: { $0.least == 0 }) else {
      reading.complain(
        reading.keySpot ?? tree.spot,
        "one of the width classes begins at 0, or narrow screens have none")
      return nil
    }
    for (index, one) in found.enumerated() {
      guard let twin = found[..<index].first(where: { $0.value == one.value }) else { continue }
      reading.complain(
        tree.entries?.first { $0.key == one.name }?.keySpot ?? tree.spot,
        "'\(one.name)' and '\(twin.name)' both begin at \(one.value.shortestDecimal)")
      return nil
    }
    return found.map { Theme.WidthClass(name: $0.name, least: $0.value) }
  }
}

/// Keys a theme gives to all nodes of a kind; read where they land.
struct KindDefaults: Sendable {}

extension Form where Value == KindDefaults {
  /// Keys that say what a node is made of.
  static let structural: Set<String> = [
    "id", "children", "view", "cycle", "count", "if", "then", "else", "component", "with",
    "motion",
  ]

  static let defaults = Form("a map of kinds", .defined("defaults")) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of kinds", tree)
      return nil
    }
    for entry in entries {
      guard let kind = Kind(rawValue: entry.key) else {
        let near = nearestWord(to: entry.key, among: Kind.allCases.map(\.rawValue))
        reading.complain(
          entry.keySpot,
          "there is no kind of node '\(entry.key)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
        )
        continue
      }
      reading.checkDefaults(kind, entry.value)
    }
    return KindDefaults()
  }

  fileprivate static func isStructural(_ key: String) -> Bool { structural.contains(key) }
}

extension Reading {
  fileprivate func checkDefaults(_ kind: Kind, _ tree: Tree) {
    guard let entries = tree.entries else {
      expected("a map of keys", tree)
      return
    }
    let form = KindForm[kind].map
    for entry in entries {
      guard let key = form.key(entry.key) else {
        let near = nearestWord(to: entry.key, among: form.keys.map(\.name))
        complain(
          entry.keySpot,
          "\(kind.rawValue) has no key '\(entry.key)'"
            + (near.map { "; did you mean '\($0)'?" } ?? ""))
        continue
      }
      guard !Form<KindDefaults>.isStructural(entry.key) else {
        complain(entry.keySpot, "'\(entry.key)' says what a node is made of; it has no default")
        continue
      }
      _ = under(key: entry.key) { key.readAny(entry.value, in: self) }
    }
  }
}

enum ErrorForm {
  static let retryable = Key("retryable", .bool, isRequired: true, "whether trying again may help")
  static let codes = Key(
    "codes", .codes, default: "[]",
    "what servers call it: a list, or a map from each code to the fields that it brings")
  static let codeFields = MapForm(
    "codeFields", "Fields of an error with this code, laid over those of its case.", isOpen: true,
    [])
  static let icon = Key("icon", Form<Icon>.icon, "for the error's tree: `$error.icon`")
  static let color = Key("color", Form<Color>.color, "for the error's tree: `$error.color`")
  static let title = Key("title", Form<String>.text, "for the error's tree: `$error.title`")
  static let message = Key(
    "message", Form<String>.text,
    "what to tell; `$name` is a field of the case, or of the event that caused it")
  static let map = MapForm(
    "errorCase", "One thing that can go wrong; any other field can be had as `$error.field`.",
    isOpen: true,
    [retryable, codes, icon, color, title, message])
}

/// Something that can go wrong, as a theme declares it.
struct ErrorCase: Sendable {
  let name: String
  /// What servers call it.
  let codes: [String]
  /// What each of these brings along.
  let codeFields: [String: [Tree.Entry]]
  /// The value of `$error`. Its fields may refer to each other, and to fields of the event that
  /// caused the error, which are given later.
  let binding: Scope.Binding

  init(_ entry: Tree.Entry) {
    name = entry.key
    let written = entry.value[ErrorForm.codes.name]
    let coded = written?.entries ?? []
    codes = written?.list?.compactMap { $0.scalar?.text } ?? coded.map(\.key)
    codeFields = Dictionary(coded.map { ($0.key, $0.value.entries ?? []) }) { first, _ in first }
    binding = Self.binding(of: entry.value)
  }

  /// The value of `$error` with some fields of it given anew.
  func binding(_ fields: [LoadingEvent.Field]) -> Scope.Binding {
    guard !fields.isEmpty else { return binding }
    let tree = binding.tree
    let given = Set(fields.map(\.name))
    let kept = (tree.entries ?? []).filter { !given.contains($0.key) }
    return Self.binding(
      of: Tree(
        .map(
          kept
            + fields.map {
              Tree.Entry(
                key: $0.name, keySpot: tree.spot,
                value: Tree($0.value, at: tree.spot, isLiteral: false))
            }),
        at: tree.spot))
  }

  private static func binding(of tree: Tree) -> Scope.Binding {
    let fields = (tree.entries ?? []).map {
      ($0.key, Optional.some(Scope.Binding(tree: $0.value, scope: .empty)))
    }
    return Scope.Binding(
      tree: tree, scope: Scope(Dictionary(fields) { first, _ in first }, others: .givenLater))
  }
}

/// The checked cases of a theme; `Theme.errors` has their values.
struct ErrorCases: Sendable {}

extension Form where Value == ErrorCases {
  static let errors = Form("a map of cases", .names(.defined("errorCase"))) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of cases", tree)
      return nil
    }
    var codes: [String: Spot] = [:]
    for entry in entries where reading.checkName(entry) {
      let known = entry.value.entries?.filter { ErrorForm.map.key($0.key) != nil }
      let own = known.map { Tree(.map($0), at: entry.value.spot) } ?? entry.value
      // `$required` in a message is known only when it happens.
      _ = reading.within(Scope(others: .givenLater)) {
        reading.fields(
          of: own, ErrorForm.map, place: "error '\(entry.key)'", spot: entry.keySpot)
      }
      let written = own["codes"]
      let listed = (written?.list ?? []).compactMap { code in
        code.scalar.map { ($0.text, code.spot) }
      }
      for (name, spot) in listed + (written?.entries ?? []).map({ ($0.key, $0.keySpot) }) {
        if let first = codes.updateValue(spot, forKey: name) {
          reading.complain(
            spot, "the code '\(name)' is given twice",
            notes: [.init(position: first.position, message: "first given here")])
        }
      }
    }
    return ErrorCases()
  }
}

/// The checked codes of a case; `ErrorCase` has their values.
struct ErrorCodes: Sendable {}

extension Form where Value == ErrorCodes {
  static let codes = Form(
    "a list of codes, or a map from codes to fields",
    .any([.list(.text, atLeast: 0), .names(.defined("codeFields"))])
  ) { tree, reading in
    if tree.list != nil {
      return reading.read(tree, as: Form<String>.text.list()).map { _ in ErrorCodes() }
    }
    guard let entries = tree.entries else {
      reading.expected("a list of codes, or a map from codes to fields", tree)
      return nil
    }
    for entry in entries {
      guard let fields = entry.value.entries else {
        if !entry.value.isNull {
          reading.complain(
            entry.value, "the code '\(entry.key)' takes a map of fields, found \(entry.value.found)"
          )
        }
        continue
      }
      for field in fields { _ = reading.checkName(field) }
    }
    return ErrorCodes()
  }
}
