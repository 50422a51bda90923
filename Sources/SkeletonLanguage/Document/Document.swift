import SkeletonModel

/// A checked description of one screen: templates of its trees, its theme, and what to paint.
package struct Document: Sendable {
  /// Its name in messages, pictures and goldens.
  package private(set) var name: String
  package let title: String
  package let snapshots: Snapshots
  /// The trees there are; `error` by the theme's first case.
  package let states: [ScreenState]
  /// Laws this screen breaks on purpose, and why.
  package let waived: [Law: String]
  package let waiverPositions: [Law: TextPosition]
  /// Lint rules that it breaks on purpose, and why.
  package let lintWaivers: [LintRule: LintWaiver]

  let theme: Theme
  /// The document as it is written, and the themes of its own that it is laid over.
  let written: Tree
  let ownThemes: [Tree]
  private(set) var canvas: CanvasTemplate
  /// What `$name` means in its trees.
  let parameters: Scope
  private(set) var trees: [String: NodeSlot]
  /// Whether the skeleton is derived from the content at each run.
  package private(set) var hasDerivedSkeleton: Bool
  /// What the trees refer to.
  private(set) var templates: Templates
  /// The theme's tokens that are the same in every variant, as far as the trees use them.
  private(set) var tokens: Tokens.Known
  let shimmer: Value<ShimmerChoice>?
  /// The maximum number of groups that shimmer at once.
  let shimmerLimit: Value<Int>?
  /// The colour that replaces a shimmer that may not move.
  let placeholder: Value<Color>
  let start: Spot
  /// Its own, to be laid over the theme's.
  let ownLifecycle: [Tree.Entry]
  /// The variant that scenarios without variants of their own are painted in.
  private(set) var usualVariant = Variant()
  /// The variants that scenarios alone are painted in.
  package private(set) var scenarioVariants: [Variant] = []
  /// `dismissAfter` of the component that shows errors.
  let errorDismissal: Tree?
  /// In the order of the text.
  let scenarioFields: [(name: String, value: Fields)]
  /// nil where no source can be compiled.
  private let views: ViewReader?
  /// Of views that do not say theirs.
  private let ios: SystemVersion

  /// Where it begins: the position of messages about the whole document.
  package var position: TextPosition { start.position }

  /// Whether its skeleton is a view of an app's source and nothing else.
  var hasViewAsSkeleton: Bool {
    guard case .node(let node)? = trees[ScreenState.skeleton.tree]?.filling,
      case .view = node.part
    else { return false }
    return true
  }

  /// The same document, whose skeleton is derived from its content at each run; nil if it has none.
  package var derivingSkeleton: Document? {
    guard let content = trees[ScreenState.content.tree] else { return nil }
    var document = self
    document.trees[ScreenState.skeleton.tree] = content
    document.hasDerivedSkeleton = true
    return document
  }

  /// The same document on the canvas of another one: a view of an app's source has none of its own.
  package func onCanvas(of other: Document) -> Document {
    var document = self
    document.canvas = other.canvas
    return document
  }

  /// The same document by another name.
  package func named(_ name: String) -> Document {
    var document = self
    document.name = name
    return document
  }
}

extension Document {
  /// Reads a description, or throws all its mistakes.
  ///
  /// - Parameters:
  ///   - file: The path as the user gave it; its extension tells JSON from YAML.
  ///   - name: The document's name; its goldens are stored under it.
  ///   - project: The configuration with defaults for what the document leaves out.
  ///   - beside: Where the paths lead that it names.
  ///   - themes: Finds the theme files that the document names.
  ///   - views: Finds out what views of an app's source show.
  package static func read(
    file: String, bytes: [UInt8], name: String, project: Project? = nil,
    beside: FilesBeside? = nil, themes: @escaping ThemeReader, views: ViewReader? = nil
  ) throws(DescriptionError) -> Document {
    let tree = try Syntax.read(bytes, file: file, beside: beside)
    var loader = ThemeLoader(read: themes)
    return try Document(tree, name: name, project: project, &loader, views: views)
  }

  /// A document that was made and not written: it has no files beside it.
  package static func read(
    _ tree: Tree, name: String, project: Project? = nil
  ) throws(DescriptionError) -> Document {
    var loader = ThemeLoader { _, _ in .refused("cannot be named by what was not written") }
    return try Document(tree, name: name, project: project, &loader, views: nil)
  }

  init(
    _ tree: Tree, name: String, project: Project?, _ loader: inout ThemeLoader, views: ViewReader?
  ) throws(DescriptionError) {
    guard let entries = tree.entries else {
      throw DescriptionError([
        Diagnostic(at: tree.spot.position, "a document is a map, found \(tree.found)")
      ])
    }
    let start = entries.first?.keySpot ?? tree.spot
    try Self.checkVersion(tree, start)
    let named = tree["theme"] ?? project?.theme
    let loaded = named.map { loader.theme($0) } ?? ThemeLoader.builtIn(.ios)
    guard let theme = loaded else { throw DescriptionError(loader.diagnostics.inOrder) }

    let components = Dictionary(
      (tree["components"]?.entries ?? []).map { ($0.key, $0.value) }
    ) { first, _ in first }
    let reading = Reading(
      theme: theme, documentParameters: tree["parameters"]?.entries?.map(\.key) ?? [])
    let reader = TemplateReader(reading, components: components)
    let fields = reading.fields(of: tree, DocumentForm.map, place: "the document", spot: start)
    reader.checkComponents(tree["components"]?.entries ?? [])
    parameters = Self.scope(of: fields?[DocumentForm.parameters]?.entries ?? [], reading)
    trees = Self.trees(fields, parameters, reader)
    hasDerivedSkeleton = tree["skeleton"].map(DerivedForm.isMeant) ?? false
    templates = reader.templates
    tokens = reading.tokens.known

    self.name = name
    self.views = views
    ios = project?.ios ?? .usual
    self.theme = theme
    written = tree
    ownThemes = loader.ownThemes
    self.start = start
    title = fields?[DocumentForm.title] ?? Self.lastStep(of: name)
    waived = fields?[DocumentForm.waive]?.laws ?? [:]
    lintWaivers = fields?[DocumentForm.waive]?.rules ?? [:]
    waiverPositions = Dictionary(
      (tree["waive"]?.entries ?? []).compactMap { entry in
        Law(rawValue: entry.key).map { ($0, entry.keySpot.position) }
      }
    ) { first, _ in first }
    ownLifecycle = tree["lifecycle"]?.entries ?? []
    errorDismissal = tree["error"].flatMap { Self.dismissal($0, theme.components, components) }
    scenarioFields = fields?[DocumentForm.scenarios] ?? []
    // Mistakes in the theme were reported, or are once a variant shows them.
    let usual = Reading(theme: theme, tokens: Tokens(tokens))
    canvas = CanvasTemplate(fields?[DocumentForm.canvas], start, usual)
    placeholder = usual.usual("placeholder", as: .color, start)
    shimmer = theme.shimmer.map {
      usual.settle(OpenValue(form: .shimmer, tree: $0, key: "shimmer", keySpot: nil))
    }
    let shimmers = tree["lifecycle"]?["budget"]?["shimmers"]
    shimmerLimit = (shimmers ?? theme.lifecycle["budget"]?["shimmers"]).map {
      usual.settle(
        OpenValue(form: LifecycleForm.shimmers.form, tree: $0, key: "shimmers", keySpot: nil))
    }
    if usual.complaints.diagnostics.isEmpty { tokens = usual.tokens.known }
    snapshots = Snapshots(
      document: fields?[DocumentForm.snapshots], project: project?.snapshots, scale: canvas.scale
    ).withoutUsual(canvas.size)
    states = Self.states(trees)
    var diagnostics = loader.diagnostics + reading.complaints.diagnostics + checkStates(tree)
    if diagnostics.isEmpty {
      diagnostics = checkFilledIn(items: tree["lifecycle"]?["items"] ?? theme.lifecycle["items"])
    }
    if diagnostics.isEmpty { diagnostics = checkMasks(tree) }
    guard diagnostics.isEmpty else { throw DescriptionError(diagnostics.unique.inOrder) }
    if !scenarioFields.isEmpty {
      let known = snapshots.variants
      usualVariant = known.first ?? snapshots.defaultVariant
      let listed = Set(known)
      scenarioVariants = variantsOfScenarios.filter { !listed.contains($0) }
    }
  }

  /// A file for another version gets one message instead of a list of errors.
  private static func checkVersion(_ tree: Tree, _ start: Spot) throws(DescriptionError) {
    guard let version = tree["skelsnap"] else { return }
    let reading = Reading(theme: Theme())
    _ = reading.under(key: "skelsnap") { reading.read(version, as: Form<Int>.version) }
    let found = reading.complaints.diagnostics
    guard found.isEmpty else { throw DescriptionError(found) }
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

  /// The trees there are, each checked where it is written.
  private static func trees(
    _ fields: Fields?, _ parameters: Scope, _ reader: TemplateReader
  ) -> [String: NodeSlot] {
    let known = Scope(parameters.bindings.mapValues { _ in nil })
    var trees: [String: NodeSlot] = [:]
    for key in [
      DocumentForm.content, DocumentForm.empty, DocumentForm.error, DocumentForm.skeleton,
    ] {
      guard let node = fields?[key] else { continue }
      if key.name == DocumentForm.skeleton.name, DerivedForm.isMeant(by: node.tree) {
        trees[key.name] = origin(of: node, trees, reader.reading)
        continue
      }
      let scope = key.name == DocumentForm.error.name ? known.adding("error", nil) : known
      trees[key.name] = reader.slot(WrittenNode(tree: node.tree, scope: scope, key: node.key))
    }
    return trees
  }

  /// The tree that a skeleton is derived from; complains where there is none.
  private static func origin(
    of skeleton: WrittenNode, _ trees: [String: NodeSlot], _ reading: Reading
  ) -> NodeSlot? {
    guard
      let fields = reading.fields(
        of: skeleton.tree, DerivedForm.map, place: DocumentForm.skeleton.name),
      let origin = fields[DerivedForm.from]
    else { return nil }
    let tree = trees[origin.rawValue]
    if tree == nil {
      reading.complain(
        skeleton.tree,
        "there is no '\(origin.rawValue)' that a skeleton could be derived from")
    }
    return tree
  }

  /// `dismissAfter` of the component that a tree is a use of, or of the one that this is a use of in
  /// turn.
  private static func dismissal(
    _ tree: Tree, _ theme: [String: Tree], _ own: [String: Tree]
  ) -> Tree? {
    var tree = tree
    var met: Set<String> = []
    while let use = tree["use"], let name = (use["component"] ?? use).scalar?.text,
      met.insert(name).inserted, let component = own[name] ?? theme[name]
    {
      if let after = component[ComponentForm.dismissAfter.name] { return after }
      tree = component[ComponentForm.view.name] ?? component
    }
    return nil
  }

  private static func states(_ trees: [String: NodeSlot]) -> [ScreenState] {
    let all: [(String, ScreenState)] = [
      ("skeleton", .skeleton), ("content", .content), ("empty", .empty), ("error", .error(nil)),
    ]
    return all.filter { trees[$0.0] != nil }.map(\.1)
  }
}

extension Document {
  /// States to paint have trees, and frames have names of their own.
  private func checkStates(_ tree: Tree) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for problem in snapshots.problems {
      let spot = tree.entries?.first { $0.key == "snapshots" }?.keySpot ?? start
      found.append(Diagnostic(at: spot.position, problem.description))
    }
    var folders: [String: String] = [:]
    for (name, fields) in scenarioFields {
      let spot = tree["scenarios"]?.entries?.first { $0.key == name }?.keySpot ?? start
      if let first = folders.updateValue(name, forKey: name.lowercased()) {
        found.append(
          Diagnostic(
            at: spot.position,
            "the scenarios '\(first)' and '\(name)' differ in upper and lower case alone, and "
              + "would share their goldens on a Mac"))
      }
      guard let own = fields[ScenarioForm.snapshots] else { continue }
      let axes = snapshots(ofScenario: own)
      if axes.problems.isEmpty, axes.variants.isEmpty {
        found.append(
          Diagnostic(
            at: spot.position,
            "the scenario '\(name)' is painted in no variant: 'exclude' leaves none"))
      }
      for problem in axes.problems {
        found.append(Diagnostic(at: spot.position, problem.description))
      }
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

  /// Checks the trees again with components filled in and both branches of every `when`, for what
  /// shows only then: values in their final place, duplicate names, limits.
  private mutating func checkFilledIn(items: Tree?) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var repeats: [String: Set<String>] = [:]
    let late = TemplateReader(late: templates, theme: theme, tokens: tokens)
    let painted = (snapshots.states ?? []).filter { $0.tree == "error" }
    for state in states + painted {
      let reading = Reading(theme: theme, variant: Variant(), tokens: Tokens(tokens))
      let builder = ScreenBuilder(checking: reading, late: late)
      if let slot = slot(of: state, ScreenChanges(), reading) {
        _ = builder.nodes(slot, at: NodePlace())
      }
      repeats[state.tree] = builder.paths.repeats
      diagnostics += reading.complaints.diagnostics
      tokens = reading.tokens.known
    }
    templates = late.templates
    tokens = tokens.settled
    return diagnostics + checkItems(items, repeats)
  }

  /// `items` names a `repeat` that stands in both trees.
  private func checkItems(_ items: Tree?, _ repeats: [String: Set<String>]) -> [Diagnostic] {
    guard let items, let name = items.scalar?.text else { return [] }
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
    return theme.errors.contains { $0.name == name }
  }

  /// The device that its canvas is; nil if it is none.
  package var bezel: Bezel? { canvas.bezel }

  /// A canvas of this size as a variant has it: nil where it is the document's own.
  package func width(_ size: CanvasSize) -> CanvasSize? {
    size.isOwn(of: canvas.size) ? nil : size
  }

  /// A choice of axes with its widths as variants have them.
  package func onCanvas(_ choice: AxisChoice) -> AxisChoice {
    var choice = choice
    choice.width = choice.width.map { $0.flatMap(width) }
    return choice
  }

  /// The names of the errors the theme declares.
  package var errorCases: [String] { theme.errors.map(\.name) }

  /// The screen in one state and one variant, with everything resolved.
  ///
  /// Throws if a value that depends on the variant is wrong.
  package func screen(
    _ state: ScreenState, in variant: Variant
  ) throws(DescriptionError) -> Screen {
    var tokens = VariantTokens(variant)
    return try screen(state, with: &tokens)
  }

  /// The screen in one state and the variant of the tokens, which then know those that it uses, for
  /// the next state.
  ///
  /// - Parameter changes: What a scenario has changed by then.
  package func screen(
    _ state: ScreenState, with known: inout VariantTokens,
    _ changes: ScreenChanges = ScreenChanges()
  ) throws(DescriptionError) -> Screen {
    let variant = known.variant
    let builder = builder(variant, known.tokens)
    let reading = builder.reading
    guard let slot = slot(of: state, changes, reading) else {
      let found = reading.complaints.diagnostics
      let names = states.map(\.name).joined(separator: ", ")
      throw DescriptionError(
        found.isEmpty
          ? [
            Diagnostic(
              at: start.position, "the document has no state '\(state.name)'; it has \(names)")
          ] : found)
    }
    let isDerived = hasDerivedSkeleton && state == .skeleton
    let root = builder.node(slot, at: NodePlace()).map {
      isDerived ? $0.skeleton(scale: variant.scale) : $0
    }
    let background = reading.resolve(canvas.background)
    let placeholder = reading.resolve(placeholder)
    let shimmer = reading.resolve(shimmer)
    let limit = reading.resolve(shimmerLimit)
    let found = reading.complaints.diagnostics
    guard let root, found.isEmpty else { throw DescriptionError(found.unique.inOrder) }
    // Only now: a token that is wrong complains once.
    known.tokens = reading.tokens.known
    var light = shimmer?.shimmer
    if light?.masks == true { light?.base = placeholder ?? .clear }
    let size = size(in: variant)
    var ground = Screen.Canvas(
      width: size.width, height: size.height, alignment: canvas.alignment,
      background: background ?? .clear)
    ground.safeArea = canvas.safeArea(variant.direction, reading)
    return Screen(
      document: name, title: title, state: state, variant: variant, canvas: ground,
      root: root, shimmer: light, placeholder: placeholder ?? .clear,
      shimmerLimit: limit, asked: builder.choices.all)
  }

  /// What the parameters are that the nodes of a screen see.
  package func scopes(of state: ScreenState, in variant: Variant) -> NodeScopes {
    let builder = builder(variant, nil)
    builder.scopes = NodeScopes()
    guard let slot = slot(of: state, ScreenChanges(), builder.reading) else { return NodeScopes() }
    _ = builder.node(slot, at: NodePlace())
    return builder.scopes ?? NodeScopes()
  }

  private func builder(_ variant: Variant, _ known: Tokens.Known?) -> ScreenBuilder {
    let size = size(in: variant)
    let reading = Reading(
      theme: theme, variant: variant, canvasWidth: size.width, tokens: Tokens(known ?? tokens))
    return ScreenBuilder(
      reading, late: TemplateReader(late: templates, theme: theme, tokens: tokens),
      views: ViewRoom(
        read: views, referrer: start.position.file, width: size.width, height: size.height,
        safeArea: canvas.safeArea(variant.direction, reading), ios: ios))
  }

  private func size(in variant: Variant) -> CanvasSize {
    CanvasSize(
      width: variant.width?.width ?? canvas.size.width,
      height: variant.width?.height ?? canvas.size.height)
  }

  /// The tree of a state, with what it can see.
  private func slot(
    of state: ScreenState, _ changes: ScreenChanges, _ reading: Reading
  ) -> ScopedSlot? {
    guard let slot = trees[state.tree] else { return nil }
    var parameters = parameters
    for field in changes.parameters {
      parameters = parameters.adding(
        field.name,
        Scope.Binding(tree: Tree(field.value, at: start, isLiteral: true), scope: .empty))
    }
    guard case .error(let name) = state else { return ScopedSlot(slot: slot, scope: parameters) }
    let found = name.map { name in theme.errors.first { $0.name == name } } ?? theme.errors.first
    guard let error = found else {
      reading.complain(
        slot.spot, name.map { "the theme has no error '\($0)'" } ?? "the theme declares no errors")
      return nil
    }
    return ScopedSlot(
      slot: slot, scope: parameters.adding("error", error.binding(changes.errorFields)))
  }
}

/// New values that a scenario's events bring.
package struct ScreenChanges: Hashable, Sendable {
  /// Of the document's parameters.
  package var parameters: [LoadingEvent.Field]
  /// Of the fields of the error that shows.
  package var errorFields: [LoadingEvent.Field]

  package init(
    parameters: [LoadingEvent.Field] = [], errorFields: [LoadingEvent.Field] = []
  ) {
    self.parameters = parameters
    self.errorFields = errorFields
  }
}

/// The tokens of a document's theme as one variant has them.
package struct VariantTokens: Sendable {
  let variant: Variant
  /// nil before its first screen.
  fileprivate(set) var tokens: Tokens.Known?

  package init(_ variant: Variant) {
    self.variant = variant
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
