import SkeletonModel
import SkeletonSystem

/// One screen as it is described, checked: its trees, its theme and what is to be painted of it.
package struct Document: Sendable {
  /// What it is called in messages, pictures and goldens.
  package let name: String
  package let title: String
  package let snapshots: Snapshots
  /// The trees there are; `error` by the theme's first case.
  package let states: [ScreenState]
  /// Laws this screen breaks on purpose, and why.
  package let waived: [Law: String]
  package let waiverPositions: [Law: TextPosition]

  let theme: Theme
  let canvas: Fields?
  let canvasTree: Tree?
  let components: [String: Tree]
  let parameters: Scope
  let trees: [String: NodeSlot]
  /// The `repeat` whose rows arrive one by one, as the document names it.
  let items: Tree?
  /// How many groups may shimmer at once, where the document says so.
  let shimmers: Tree?
  let start: Spot

  /// Where it begins: what is said of the whole document is said there.
  package var position: TextPosition { start.position }
}

extension Document {
  /// Reads a description, or says everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - file: the file as the user named it; its ending tells JSON from YAML.
  ///   - name: what the document is called; goldens are kept under it.
  ///   - project: the configuration whose defaults hold where the document is silent.
  ///   - themes: finds the theme files it names.
  package static func read(
    file: String, bytes: [UInt8], name: String, project: Project? = nil,
    themes: @escaping ThemeReader
  ) throws(DescriptionError) -> Document {
    let tree = try Syntax.read(bytes, file: file)
    return try Document(tree, name: name, project: project, themes: themes)
  }

  private init(
    _ tree: Tree, name: String, project: Project?, themes: @escaping ThemeReader
  ) throws(DescriptionError) {
    guard let entries = tree.entries else {
      throw DescriptionError([
        Diagnostic(at: tree.spot.position, "a document is a map, found \(tree.found)")
      ])
    }
    let start = entries.first?.keySpot ?? tree.spot
    try Self.checkVersion(tree, start)
    var loader = ThemeLoader(read: themes)
    let named = tree["theme"] ?? project?.theme
    let loaded = named.map { loader.theme($0) } ?? ThemeLoader.builtIn(.ios)
    guard let theme = loaded else { throw DescriptionError(loader.diagnostics.inOrder) }

    let components = Dictionary(
      (tree["components"]?.entries ?? []).map { ($0.key, $0.value) }
    ) { first, _ in first }
    let reading = Reading(.check, theme: theme, components: components)
    reading.documentParameters = tree["parameters"]?.entries?.map(\.key) ?? []
    let fields = reading.fields(of: tree, DocumentForm.map, place: "the document", spot: start)
    reading.checkComponents(tree["components"]?.entries ?? [])

    self.name = name
    self.theme = theme
    self.components = components
    self.start = start
    items = tree["lifecycle"]?["items"]
    shimmers = tree["lifecycle"]?["budget"]?["shimmers"]
    title = fields?[DocumentForm.title] ?? Self.lastStep(of: name)
    waived = fields?[DocumentForm.waive] ?? [:]
    waiverPositions = Dictionary(
      (tree["waive"]?.entries ?? []).compactMap { entry in
        Law(rawValue: entry.key).map { ($0, entry.keySpot.position) }
      }
    ) { first, _ in first }
    canvas = fields?[DocumentForm.canvas]
    canvasTree = tree["canvas"]
    parameters = Self.scope(of: fields?[DocumentForm.parameters]?.entries ?? [], reading)
    snapshots = Snapshots(
      document: fields?[DocumentForm.snapshots], project: project?.snapshots
    ).withoutUsual(Self.size(of: canvas))
    var trees: [String: NodeSlot] = [:]
    for key in [
      DocumentForm.skeleton, DocumentForm.content, DocumentForm.empty, DocumentForm.error,
    ] {
      guard let slot = fields?[key] else { continue }
      trees[key.name] = slot.seeing(parameters)
    }
    self.trees = trees
    states = Self.states(trees)
    checkTrees(reading)
    var diagnostics = loader.diagnostics + reading.diagnostics + checkStates(tree)
    if diagnostics.isEmpty { diagnostics = checkFilledIn() }
    if diagnostics.isEmpty { diagnostics = checkMasks(tree) }
    guard diagnostics.isEmpty else { throw DescriptionError(diagnostics.unique.inOrder) }
  }

  /// A file for another version is not worth a list of complaints.
  private static func checkVersion(_ tree: Tree, _ start: Spot) throws(DescriptionError) {
    guard let version = tree["skelsnap"] else { return }
    let reading = Reading(.check, theme: Theme())
    _ = reading.under(key: "skelsnap") { reading.read(version, as: Form<Int>.version) }
    guard reading.diagnostics.isEmpty else { throw DescriptionError(reading.diagnostics) }
  }

  private static func size(of canvas: Fields?) -> CanvasSize {
    CanvasSize(
      width: canvas?[CanvasForm.width] ?? 393, height: canvas?[CanvasForm.height] ?? .some(852))
  }

  private static func lastStep(of name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  private static func scope(of entries: [Tree.Entry], _ reading: Reading) -> Scope {
    var bindings: [String: Scope.Binding?] = [:]
    for entry in entries {
      if entry.value.isNull {
        reading.complain(
          entry.keySpot, "a document's parameter has a value; '\(entry.key)' has none")
      }
      reading.within(.empty) { reading.checkReferences(entry.value) }
      bindings[entry.key] = .some(Scope.Binding(tree: entry.value, scope: .empty))
    }
    return Scope(bindings)
  }

  private static func states(_ trees: [String: NodeSlot]) -> [ScreenState] {
    let all: [(String, ScreenState)] = [
      ("skeleton", .skeleton), ("content", .content), ("empty", .empty), ("error", .error(nil)),
    ]
    return all.filter { trees[$0.0] != nil }.map(\.1)
  }
}

extension Document {
  /// Checks each tree where it is written.
  private func checkTrees(_ reading: Reading) {
    for (key, slot) in trees.sorted(by: { $0.key < $1.key }) {
      var scope = Scope(slot.scope.bindings.mapValues { _ in nil })
      if key == "error" { scope = scope.adding("error", nil) }
      _ = reading.nodes(slot.seeing(scope), at: NodePlace())
    }
  }

  /// States to paint have trees, and frames have names of their own.
  private func checkStates(_ tree: Tree) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for problem in snapshots.problems {
      let spot = tree.entries?.first { $0.key == "snapshots" }?.keySpot ?? start
      found.append(Diagnostic(at: spot.position, problem.description))
    }
    for state in snapshots.states ?? [] where trees[state.tree] == nil {
      let written = tree["snapshots"]?["states"]?.list?.first { $0.scalar?.text == state.name }
      guard let written else { continue }
      found.append(
        Diagnostic(
          at: written.spot.position,
          "the document has no tree '\(state.tree)' for the state '\(state.name)'"))
    }
    return found
  }

  /// Checks the trees again with components filled in, both branches of every `when`, and what
  /// can only be seen then: values where they land, names given twice, limits.
  private func checkFilledIn() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var repeats: [String: Set<String>] = [:]
    let painted = (snapshots.states ?? []).filter { $0.tree == "error" }
    for state in states + painted {
      let reading = reading(.everyBranch, state)
      if let slot = slot(of: state, reading) {
        _ = reading.nodes(slot, at: NodePlace())
      }
      repeats[state.tree] = reading.repeatNames
      diagnostics += reading.diagnostics
    }
    return diagnostics + checkItems(repeats)
  }

  /// `items` names a `repeat` that stands in both trees.
  private func checkItems(_ repeats: [String: Set<String>]) -> [Diagnostic] {
    guard let items = items ?? theme.lifecycle["items"], let name = items.scalar?.text else {
      return []
    }
    func has(_ tree: String) -> Bool {
      repeats[tree]?.contains { $0 == name || $0.hasSuffix("/" + name) } ?? false
    }
    guard trees["skeleton"] != nil || trees["content"] != nil else { return [] }
    if has("skeleton") && has("content") { return [] }
    let known = Set(repeats.values.flatMap(\.self)).sorted()
    let message: String
    if has("skeleton") || has("content") {
      message =
        "'items' names '\(name)', and \(has("skeleton") ? "content" : "skeleton") has no such "
        + "repeat; rows are paired between both trees"
    } else {
      message =
        "'items' names no repeat: there is no '\(name)'"
        + (nearestWord(to: name, among: known).map { "; did you mean '\($0)'?" } ?? "")
    }
    return [Diagnostic(at: items.spot.position, message)]
  }
}

extension Document {
  /// Whether there is something to show in this state.
  package func has(_ state: ScreenState) -> Bool {
    guard trees[state.tree] != nil else { return false }
    guard case .error(let name?) = state else { return true }
    return theme.errors.contains { $0.key == name }
  }

  /// A canvas of this size as a variant has it: nil where it is the document's own.
  package func width(_ size: CanvasSize) -> CanvasSize? {
    size.isOwn(of: Self.size(of: canvas)) ? nil : size
  }

  /// The names of the errors the theme declares.
  package var errorCases: [String] { theme.errors.map(\.key) }

  /// What this document shows in one state and one variant, everything resolved.
  ///
  /// Throws where a value that depends on the variant turns out wrong.
  package func screen(
    _ state: ScreenState, in variant: Variant
  ) throws(DescriptionError) -> Screen {
    let reading = reading(.variant(variant), state)
    guard let slot = slot(of: state, reading) else {
      let names = states.map(\.name).joined(separator: ", ")
      throw DescriptionError(
        reading.diagnostics.isEmpty
          ? [
            Diagnostic(
              at: start.position, "the document has no state '\(state.name)'; it has \(names)")
          ] : reading.diagnostics)
    }
    let root = reading.node(slot, at: NodePlace())
    let canvas = reading.fields(
      of: canvasTree ?? Tree(.map([]), at: start), CanvasForm.map, place: "canvas")
    let height = canvas?[CanvasForm.height] ?? .some(852)
    let background = canvas?[CanvasForm.background] ?? reading.color("background", start)
    let placeholder = reading.color("placeholder", start)
    let shimmer = theme.shimmer.flatMap { tree in
      reading.within(.empty) {
        reading.under(key: "shimmer") { reading.read(tree, as: Form<ShimmerChoice>.shimmer) }
      }
    }
    let shimmers = shimmers ?? theme.lifecycle["budget"]?["shimmers"]
    let limit = shimmers.flatMap { tree in
      reading.under(key: "shimmers") { reading.read(tree, as: LifecycleForm.shimmers.form) }
    }
    guard let root, reading.diagnostics.isEmpty else {
      throw DescriptionError(reading.diagnostics.unique.inOrder)
    }
    return Screen(
      document: name, title: title, state: state, variant: variant,
      canvas: Screen.Canvas(
        width: variant.width?.width ?? canvas?[CanvasForm.width] ?? 393,
        height: variant.width?.height ?? height,
        alignment: canvas?[CanvasForm.alignment] ?? .center, background: background),
      root: root, shimmer: shimmer?.shimmer, placeholder: placeholder, shimmerLimit: limit,
      asked: reading.asked)
  }

  private func reading(_ mode: Reading.Mode, _ state: ScreenState) -> Reading {
    let reading = Reading(mode, theme: theme, components: components)
    if case .variant(let variant) = mode {
      reading.canvasWidth = variant.width?.width ?? canvas?[CanvasForm.width] ?? 393
    }
    return reading
  }

  /// The tree of a state, with what it can see.
  private func slot(of state: ScreenState, _ reading: Reading) -> NodeSlot? {
    guard let slot = trees[state.tree] else { return nil }
    guard case .error(let name) = state else { return slot }
    let found = name.map { name in theme.errors.first { $0.key == name } } ?? theme.errors.first
    guard let error = found else {
      reading.complain(
        slot.tree.spot,
        name.map { "the theme has no error '\($0)'" } ?? "the theme declares no errors")
      return nil
    }
    return slot.seeing(
      slot.scope.adding("error", Scope.Binding(tree: error.value, scope: error.scope)))
  }
}

extension Tree.Entry {
  /// What the fields of an error case see: each other, and later those of its event.
  fileprivate var scope: Scope {
    Scope(
      Dictionary(
        (value.entries ?? []).map { ($0.key, .some(Scope.Binding(tree: $0.value, scope: .empty))) }
      ) { first, _ in first }, isOpen: true)
  }
}

extension ScreenState {
  /// The tree it shows.
  package var tree: String {
    switch self {
    case .skeleton: "skeleton"
    case .content: "content"
    case .empty: "empty"
    case .error: "error"
    }
  }
}
