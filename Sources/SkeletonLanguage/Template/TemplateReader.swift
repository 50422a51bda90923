import SkeletonModel

/// Reads nodes where they are written, each once, into a template. Finds all mistakes that do not
/// depend on the values of references.
final class TemplateReader {
  let reading: Reading
  private(set) var templates: Templates
  /// The components as they are written, those of the document over those of the theme.
  private let written: [String: Tree]
  /// Whether nodes are read only when a screen needs them. Their mistakes are then kept in the
  /// template, to be reported for the screen, and the components that they use are not checked.
  private let isLate: Bool
  private var componentMemo: [String: WrittenComponent?] = [:]
  /// The positions of the names of the components being checked.
  private var componentSpots: [String: Spot] = [:]
  /// The components that the component being checked uses.
  private var uses: [(name: String, spot: Spot)] = []
  /// The names of all components, for hints.
  private lazy var componentNames = Set(written.keys).union(templates.components.keys).sorted()

  /// For a document or theme, with complaints in the order of reading.
  init(_ reading: Reading, components: [String: Tree] = [:]) {
    self.reading = reading
    written = reading.theme.components.merging(components) { $1 }
    templates = Templates()
    isLate = false
  }

  /// For what screens need later: nodes given as parameters, and components of the theme.
  init(late templates: Templates, theme: Theme, tokens: Tokens.Known) {
    reading = Reading(
      theme: theme, tokens: Tokens(tokens), budget: Budget(isLimited: false), scope: .unknown)
    written = theme.components
    self.templates = templates
    isLate = true
  }

  private func apart<Value>(_ work: () -> Value) -> (value: Value, found: [Diagnostic]) {
    isLate ? reading.complaints.apart(work) : (work(), [])
  }
}

// MARK: - Nodes

extension TemplateReader {
  /// The slot of a node.
  func slot(_ node: WrittenNode) -> NodeSlot {
    NodeSlot(spot: node.tree.spot, filling: filling(node))
  }

  private func filling(_ node: WrittenNode) -> NodeSlot.Filling {
    guard !reading.budget.isExhausted else { return .wrong([]) }
    let found = reading.within(node.scope) { reading.dereference(node.tree) }
    guard let (tree, scope) = found else { return .reference(node.tree, key: node.key) }
    return reading.within(scope) { filling(tree, under: node.key) }
  }

  /// The node that a tree without references describes.
  func filling(_ tree: Tree, under key: String) -> NodeSlot.Filling {
    let (found, faults) = apart { reading.under(key: key) { kind(of: tree) } }
    guard let (kind, value, spot) = found else { return .wrong(faults) }
    // Only nodes read at depth 0 are kept: others may have been cut off at the maximum depth.
    let isKept = isLate && reading.budget.depth == 0
    let name = Templates.Landed(spot: spot, kind: kind)
    if isKept, let template = templates.landed[name] { return .node(template) }
    guard let template = reading.budget.deeper({ template(kind, value, spot) }) else {
      // A late reader leaves that to the screen, which is as deep then.
      if !isLate { reading.exhaust(spot, "nodes nest deeper than \(Limits.depth)") }
      return .node(NodeTemplate(kind: kind, spot: spot, part: .nothing, faults: []))
    }
    if isKept { templates.landed[name] = template }
    return .node(template)
  }

  private func template(_ kind: Kind, _ value: Tree, _ spot: Spot) -> NodeTemplate {
    let (part, faults) = apart { () -> NodeTemplate.Part in
      guard reading.count(nodes: 1, at: spot) else { return .nothing }
      let form = KindForm[kind]
      let fields = reading.fields(
        of: value, form.map, principalIsNode: form.principalIsNode,
        defaults: reading.theme.defaults[kind.rawValue] ?? [], place: kind.rawValue, spot: spot)
      guard let fields else { return .nothing }
      return self.part(kind, fields, spot)
    }
    return NodeTemplate(kind: kind, spot: spot, part: part, faults: faults)
  }

  private func part(_ kind: Kind, _ fields: Fields, _ spot: Spot) -> NodeTemplate.Part {
    switch kind {
    case .repeat: .repeat(repeated(fields, spot))
    case .when:
      .when(
        WhenTemplate(
          condition: fields.value(WhenForm.condition), then: slots(WhenForm.then, fields),
          otherwise: slots(WhenForm.otherwise, fields)))
    case .use: .use(used(fields, spot))
    case .swiftui: .view(viewed(fields, spot))
    case .vstack, .hstack, .zstack, .grid, .scroll, .block, .circle, .ellipse, .lines, .path,
      .text, .icon, .button, .divider, .spinner, .progress, .dots, .spacer:
      plain(kind, fields, spot)
    }
  }

  private func plain(_ kind: Kind, _ fields: Fields, _ spot: Spot) -> NodeTemplate.Part {
    guard let content = content(kind, fields, spot) else { return .nothing }
    let hasBox = kind != .spacer
    let grows = fields.form.key(GrowthForm.relativeTo.name) != nil
    return .plain(
      PlainTemplate(
        id: hasBox ? fields.value(BoxForm.id) : nil,
        idSpot: fields.tree[BoxForm.id.name]?.spot ?? spot,
        box: hasBox
          ? BoxTemplate(
            fields, checkingFrames: spot, isKnown: content.isKnown, reading) : .none,
        mask: hasBox ? mask(fields) : nil,
        growth: grows ? fields.value(GrowthForm.relativeTo) : nil, content: content,
        motion: hasBox ? motion(kind, fields, spot) : nil,
        places: fields.tree.places(inNodeAt: spot)))
  }

  func slots(_ key: Key<[WrittenNode]>, _ fields: Fields, seeing names: RepeatNames? = nil)
    -> NodeSlots?
  {
    switch fields.value(key) {
    case .settled(let nodes): .written(nodes.map { slot($0.seeing(names)) })
    case .open(let nodes): .open(nodes)
    case nil: nil
    }
  }

  private func mask(_ fields: Fields) -> MaskTemplate? {
    switch fields.value(EffectForm.mask) {
    case .settled(let mask): .written(mask.alignment, slot(mask.view))
    case .open(let mask): .open(mask)
    case nil: nil
    }
  }

  func slots(_ key: Key<WrittenNode>, _ fields: Fields, seeing names: RepeatNames? = nil)
    -> NodeSlots?
  {
    switch fields.value(key) {
    case .settled(let node): .written([slot(node.seeing(names))])
    case .open(let node):
      .open(
        OpenValue(
          form: node.form.map { [$0] }, tree: node.tree, key: node.key, keySpot: node.keySpot))
    case nil: nil
    }
  }
}

extension WrittenNode {
  /// The same node in a scope with more names, whose values are not known yet.
  fileprivate func seeing(_ names: RepeatNames?) -> WrittenNode {
    guard let names else { return self }
    return WrittenNode(tree: tree, scope: names.added(to: scope), key: key)
  }
}

/// What the views of a `repeat` can name of their turn.
struct RepeatNames {
  /// nil if only the values say which, which are not known yet.
  let names: [String]?

  init(_ values: Value<RepeatedValues>?) {
    switch values {
    case nil: names = ["index"]
    case .settled(let values): names = values.names.map { ["index", "value"] + $0 }
    case .open: names = nil
    }
  }

  func added(to scope: Scope) -> Scope {
    let known = (names ?? ["index", "value"]).reduce(scope) { $0.adding($1, nil) }
    return names == nil ? Scope(known.bindings, others: .unknown) : known
  }
}

// MARK: - The kind

extension TemplateReader {
  private func kind(of tree: Tree) -> (Kind, Tree, Spot)? {
    switch tree.value {
    case .scalar(let scalar):
      guard let kind = Kind(rawValue: scalar.text) else {
        if scalar.isNull {
          reading.complain(tree.spot, "'\(reading.key)' needs a node, found nothing")
        } else {
          unknownKind(scalar.text, tree)
        }
        return nil
      }
      return (kind, Tree(.map([]), at: tree.spot, origin: tree.origin), tree.spot)
    case .list:
      reading.complain(tree, "'\(reading.key)' takes one node, found a list")
      return nil
    case .map(let entries):
      guard let first = entries.first else {
        reading.complain(tree, "a node is a map with one key, its kind; found an empty map")
        return nil
      }
      if let view = flatView(entries, at: tree.spot) { return view }
      guard entries.count == 1 else {
        severalKeys(entries)
        return nil
      }
      guard let kind = Kind(rawValue: first.key) else {
        unknownKind(first.key, Tree(tree.value, at: first.keySpot, origin: tree.origin))
        return nil
      }
      return (kind, first.value, first.keySpot)
    }
  }

  /// `{swiftui: SOURCE, view: VIEW}`: the two names of a view side by side, as one says them, perhaps
  /// with how it is shown.
  private func flatView(_ entries: [Tree.Entry], at spot: Spot) -> (Kind, Tree, Spot)? {
    let rest = entries.filter { [SwiftUIForm.ios.name, SwiftUIForm.after.name].contains($0.key) }
    guard entries.count == 2 + rest.count,
      let source = entries.first(where: { $0.key == Kind.swiftui.rawValue }),
      let view = entries.first(where: { $0.key == SwiftUIForm.view.name })
    else { return nil }
    let named = Tree.Entry(
      key: SwiftUIForm.source.name, keySpot: source.keySpot, value: source.value)
    return (.swiftui, Tree(.map([view, named] + rest), at: spot), source.keySpot)
  }

  private func unknownKind(_ word: String, _ tree: Tree) {
    let kinds = Kind.allCases.map(\.rawValue)
    let foreign = Kind(rawValue: word.lowercased()) == nil ? WordsOfOthers.kinds(for: word) : []
    let hint: String
    if isDeclared(component: word) {
      hint = "it is a component: write use: \(word)"
    } else if !foreign.isEmpty {
      hint = "it is \(foreign.map(\.rawValue).quotedChoice)"
    } else if let near = nearestWord(to: word, among: kinds) {
      hint = "did you mean '\(near)'?"
    } else {
      hint = "there are \(kinds.joined(separator: ", "))"
    }
    reading.complain(tree, "there is no kind of node '\(word)'; \(hint)")
  }

  /// The most common mistake: keys written beside a kind instead of under it.
  private func severalKeys(_ entries: [Tree.Entry]) {
    for entry in entries {
      guard let kind = Kind(rawValue: entry.key), entry.value.isNull else { continue }
      let others = entries.filter { $0.key != entry.key }
      guard let slipped = others.first(where: { KindForm[kind].map.key($0.key) != nil }) else {
        continue
      }
      reading.complain(
        slipped.keySpot,
        "indent '\(slipped.key)' under '\(kind.rawValue):'; it stands beside it",
        notes: [.init(position: entry.keySpot.position, message: "'\(kind.rawValue)' is here")])
      return
    }
    if let kind = Kind(rawValue: entries[0].key), entries[0].value.scalar?.isPlain == true,
      entries.dropFirst().allSatisfy({ $0.value.isNull && Kind(rawValue: $0.key) == nil })
    {
      reading.complain(
        entries[0].value.spot,
        "'\(kind.rawValue)' ends at the first comma; quote text that holds one")
      return
    }
    reading.complain(
      entries[1].keySpot,
      "a node is a map with one key, its kind; found '\(entries[0].key)' and '\(entries[1].key)'")
  }
}

// MARK: - Components

extension TemplateReader {
  private func isDeclared(component name: String) -> Bool {
    written[name] != nil || templates.components[name] != nil
  }

  func writtenComponent(named name: String) -> WrittenComponent? {
    if let component = componentMemo[name] { return component }
    let component = written[name].flatMap {
      reading.component(name, $0, at: componentSpots[name])
    }
    componentMemo[name] = .some(component)
    return component
  }

  /// Checks components where they are written, whether they are used or not.
  func checkComponents(_ entries: [Tree.Entry]) {
    var usesByName: [String: [(name: String, spot: Spot)]] = [:]
    for entry in entries where reading.checkName(entry) {
      componentSpots[entry.key] = entry.keySpot
      guard let component = writtenComponent(named: entry.key) else { continue }
      let scope = Scope(
        Dictionary(component.parameters.map { ($0.name, nil) }) { first, _ in first })
      uses = []
      read(component, in: scope)
      for parameter in component.parameters {
        if let value = parameter.value {
          reading.within(.empty) { reading.checkReferences(value) }
        }
      }
      usesByName[entry.key] = uses
    }
    complainOfCircles(usesByName, names: entries.map(\.key))
  }

  @discardableResult
  private func read(_ component: WrittenComponent, in scope: Scope) -> Component {
    let view = slot(WrittenNode(tree: component.view, scope: scope, key: "view"))
    let template = Component(parameters: component.parameters, view: view)
    templates.components[component.name] = template
    return template
  }

  /// A component that a screen uses. The theme's components are read on first use.
  func component(named name: String) -> Component? {
    templates.components[name]
      ?? writtenComponent(named: name).map { read($0, in: .unknown) }
  }

  /// The parameters of a component; nil if there is no valid component with this name.
  func parameters(ofComponent name: String) -> [(name: String, value: Tree?)]? {
    templates.components[name]?.parameters ?? writtenComponent(named: name)?.parameters
  }

  /// Reports components that contain themselves, at the `use` that closes the circle.
  private func complainOfCircles(
    _ uses: [String: [(name: String, spot: Spot)]], names: [String]
  ) {
    var finished: Set<String> = []
    var trail: [String] = []
    func visit(_ name: String) {
      guard !finished.contains(name) else { return }
      trail.append(name)
      for use in uses[name] ?? [] {
        if let start = trail.firstIndex(of: use.name) {
          let circle = (trail[start...] + [use.name]).map { "'\($0)'" }
          reading.complain(
            use.spot,
            circle.count == 2
              ? "component \(circle[0]) contains itself"
              : "components contain each other: \(circle.joined(separator: " → "))")
        } else {
          visit(use.name)
        }
      }
      trail.removeLast()
      finished.insert(name)
    }
    names.forEach(visit)
  }
}

// MARK: - What stands for other nodes

extension TemplateReader {
  private func repeated(_ fields: Fields, _ spot: Spot) -> RepeatTemplate {
    let values = fields.value(RepeatForm.values)
    let names = RepeatNames(values)
    let cycle = slots(RepeatForm.cycle, fields, seeing: names)
    let cycleSpot = fields.tree[RepeatForm.cycle.name]?.spot ?? spot
    if case .written(let slots) = cycle, slots.isEmpty {
      reading.complainOfEmptyCycle(at: cycleSpot)
    }
    return RepeatTemplate(
      id: fields.value(RepeatForm.id), count: fields.value(RepeatForm.count),
      values: values, slots: cycle ?? slots(RepeatForm.view, fields, seeing: names),
      cycleSpot: cycle == nil ? nil : cycleSpot, isMade: fields.tree.isMade(forNodeAt: spot))
  }

  private func used(_ fields: Fields, _ spot: Spot) -> UseTemplate {
    let own = [UseForm.component.name, UseForm.with.name, BoxForm.id.name]
    let written = fields.tree[UseForm.component.name] ?? fields.tree
    let template = UseTemplate(
      component: fields.value(UseForm.component),
      nameSpot: written.entries == nil ? written.spot : spot,
      arguments: fields.value(UseForm.with),
      isGivenArguments: fields.given.contains(UseForm.with.name), id: fields.value(BoxForm.id),
      isWrapped: fields.given.contains { !own.contains($0) }
        || reading.theme.defaults[Kind.use.rawValue]?.isEmpty == false,
      box: BoxTemplate(fields, reading), mask: mask(fields), motion: motion(.use, fields, spot))
    if let name = template.component?.settled {
      uses.append((name, template.nameSpot))
      check(template, of: name, spot)
    }
    return template
  }

  private func viewed(_ fields: Fields, _ spot: Spot) -> ViewTemplate {
    ViewTemplate(
      view: fields.value(SwiftUIForm.view), source: fields.value(SwiftUIForm.source),
      ios: fields.value(SwiftUIForm.ios), after: fields.value(SwiftUIForm.after),
      nameSpot: fields.tree[SwiftUIForm.view.name]?.spot ?? spot, id: fields.value(BoxForm.id),
      box: BoxTemplate(fields, reading), mask: mask(fields), motion: motion(.swiftui, fields, spot))
  }

  private func check(_ use: UseTemplate, of name: String, _ spot: Spot) {
    guard let parameters = parameters(ofComponent: name) else {
      complainOfMissing(component: name, at: use.nameSpot)
      return
    }
    let arguments = use.arguments?.settled
    guard arguments != nil || !use.isGivenArguments else { return }
    reading.check(arguments, of: name, parameters, spot)
    guard !isLate else { return }
    // References in arguments must be valid even if the component does not use them.
    for entry in arguments?.entries ?? [] { reading.checkReferences(entry.value) }
  }

  func complainOfMissing(
    component name: String, at spot: Spot, to reading: Reading? = nil
  ) {
    guard !isDeclared(component: name), !(reading ?? self.reading).complaints.areEnough else {
      return
    }
    let names = componentNames
    let near = nearestWord(to: name, among: names)
    (reading ?? self.reading).complain(
      spot,
      "there is no component '\(name)'"
        + (near.map { "; did you mean '\($0)'?" }
          ?? (names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))")))
  }
}

extension Reading {
  func complainOfEmptyCycle(at spot: Spot) {
    complain(spot, "'cycle' needs one node or more")
  }

  /// Checks that a component is given all required arguments, and only arguments that it has.
  func check(
    _ arguments: Arguments?, of component: String, _ parameters: [(name: String, value: Tree?)],
    _ spot: Spot
  ) {
    let names = parameters.map(\.name)
    for entry in arguments?.entries ?? [] where !names.contains(entry.key) {
      let near = nearestWord(to: entry.key, among: names)
      complain(
        entry.keySpot,
        "component '\(component)' has no parameter '\(entry.key)'"
          + (near.map { "; did you mean '\($0)'?" }
            ?? (names.isEmpty ? "; it has none" : "; it has \(names.joined(separator: ", "))")))
    }
    let given = Set(arguments?.entries.map(\.key) ?? [])
    for parameter in parameters where parameter.value == nil && !given.contains(parameter.name) {
      complain(spot, "component '\(component)' needs the argument '\(parameter.name)'")
    }
  }

  /// Reports unknown references anywhere in a tree whose form is not known yet.
  func checkReferences(_ tree: Tree) {
    switch tree.value {
    case .scalar: _ = dereference(tree)
    case .list(let items): items.forEach { checkReferences($0) }
    case .map(let entries):
      for entry in entries {
        // What a repeat binds it does when it is read, as part of a screen.
        if entry.key == Kind.repeat.rawValue {
          let values = entry.value[RepeatForm.values.name].map { tree in
            RepeatedValues(items: tree.list ?? [tree], scope: scope)
          }
          let names = RepeatNames(values.map { .settled($0) })
          within(names.added(to: scope)) { checkReferences(entry.value) }
        } else {
          checkReferences(entry.value)
        }
      }
    }
  }
}
