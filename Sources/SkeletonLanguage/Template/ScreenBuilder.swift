import SkeletonModel

/// Makes nodes from templates: those of one variant, or those of all branches, to find the mistakes
/// in each.
final class ScreenBuilder {
  let reading: Reading
  private(set) var paths: NodePaths
  private(set) var choices = Choices()
  /// The scopes of the nodes so far; nil if they are not to be noted.
  var scopes: NodeScopes?
  /// What was read so far in branches of `when`s; nil if only one branch of each is read.
  private let expansions: Expansions?
  /// Reads what has no template before it lands.
  private let late: TemplateReader
  /// nil while documents are only checked: views are not compiled for that.
  private let views: ViewRoom?

  /// The axes that `when`s depend on.
  struct Choices {
    /// Those of the `when`s around the current node.
    fileprivate(set) var around: Set<ConditionAxis> = []
    /// Those of all `when`s.
    fileprivate(set) var all: Set<ConditionAxis> = []
  }

  /// For the screen of a variant.
  init(_ reading: Reading, late: TemplateReader, views: ViewRoom) {
    self.reading = reading
    self.late = late
    self.views = views
    paths = NodePaths(isNoted: false)
    expansions = nil
  }

  /// For the mistakes in all branches.
  init(checking reading: Reading, late: TemplateReader) {
    self.reading = reading
    self.late = late
    views = nil
    paths = NodePaths(isNoted: true)
    expansions = Expansions()
  }
}

/// A slot and the scope that its references are read in.
struct ScopedSlot {
  var slot: NodeSlot
  var scope: Scope
  /// Whether what stands in it is written elsewhere, and may stand in other slots as well.
  var isShared = false
}

extension ScreenBuilder {
  /// The nodes a slot stands for: one, or any number where it repeats or chooses.
  func nodes(_ place: ScopedSlot, at path: NodePlace) -> [Node] {
    guard !reading.budget.isExhausted else { return [] }
    switch place.slot.filling {
    case .node(let template):
      return reading.within(place.scope) {
        place.isShared ? sharedNodes(template, at: path) : nodes(template, at: path)
      }
    case .reference(let tree, let key):
      let found = reading.within(place.scope) { reading.dereference(tree) }
      guard let (tree, scope) = found else { return [] }
      let slot = NodeSlot(spot: tree.spot, filling: late.filling(tree, under: key))
      return nodes(ScopedSlot(slot: slot, scope: scope, isShared: true), at: path)
    case .wrong(let faults):
      faults.forEach(reading.complaints.add)
      return []
    }
  }

  /// Exactly one node; several stand in a column, none is an empty one.
  func node(_ place: ScopedSlot, at path: NodePlace) -> Node? {
    let found = nodes(place, at: path)
    if found.count == 1 { return found[0] }
    guard expansions == nil, !reading.budget.isExhausted else { return found.first }
    return Node(
      path: nil, kind: .vstack, position: place.slot.spot.position, box: Box(),
      content: .stack(
        Node.Stack(axis: .vertical, alignment: .center, spacing: nil, children: found)),
      choices: choices.around)
  }

  /// What was read before in another branch is not read again: there would be no other mistakes in
  /// it. Branches that show the same in turn would double the work at each step.
  private func sharedNodes(_ template: NodeTemplate, at place: NodePlace) -> [Node] {
    guard let expansions, paths.branches.areThere else { return nodes(template, at: place) }
    let key = Expansion.Key(template, reading.scope, at: place)
    if let known = expansions.find(key, at: place, &paths, reading.budget) {
      for kind in known.kinds { _ = place.siblings?.next(kind) }
      return known.nodes
    }
    let beginning = expansions.begin(at: place, paths)
    let (found, measure) = reading.budget.measuring { nodes(template, at: place) }
    if !reading.budget.isExhausted {
      expansions.end(
        beginning, key, template, reading.scope, at: place, paths, found, measure)
    }
    return found
  }

  private func nodes(_ template: NodeTemplate, at place: NodePlace) -> [Node] {
    let found = reading.budget.deeper { () -> [Node] in
      guard reading.count(nodes: 1, at: template.spot) else { return [] }
      template.faults.forEach(reading.complaints.add)
      switch template.part {
      case .plain(let plain): return node(plain, of: template, at: place).map { [$0] } ?? []
      case .repeat(let part): return repeated(part, template.spot, at: place)
      case .when(let part): return chosen(part, template.spot, at: place)
      case .use(let part): return used(part, template.spot, at: place)
      case .view(let part): return viewed(part, template.spot, at: place)
      case .nothing: return []
      }
    }
    if found == nil {
      reading.exhaust(template.spot, "nodes nest deeper than \(Limits.depth)")
    }
    return found ?? []
  }

  private func node(
    _ plain: PlainTemplate, of template: NodeTemplate, at place: NodePlace
  ) -> Node? {
    let id = reading.resolve(plain.id)
    var (path, inside) = place.path(id: id, kind: template.kind.rawValue)
    let hasPath = template.kind != .spacer
    let isNamed = hasPath && (place.given != nil || id != nil)
    if isNamed {
      path = paths.register(
        path, at: place.given == nil ? plain.idSpot : template.spot, in: place, reading.complaints)
      inside.named = path
      inside.boundary = path
    }
    let waiting = scopes?.begin(node: path, seeing: reading.scope)
    defer { scopes?.end(waiting) }
    let growth = reading.resolve(plain.growth)?.growth
    var box = plain.box.resolved(reading, growth: growth)
    if let mask = plain.mask { box.effects.mask = self.mask(mask, at: inside) }
    guard let content = content(plain.content, template.spot, growth: growth ?? 1, at: inside)
    else { return nil }
    var node = Node(
      path: hasPath ? path : nil, kind: template.kind, position: template.spot.position, box: box,
      content: content, choices: choices.around, action: action(plain.content))
    node.isNamed = isNamed
    if let motion = plain.motion {
      move(&node, motion, template.spot, growth: growth, at: inside)
    }
    if !plain.places.isEmpty { node.places = plain.places }
    return node
  }

  private func action(_ content: ContentTemplate) -> Node.Action? {
    if case .button(let button) = content { reading.resolve(button.action) } else { nil }
  }
}

// MARK: - Slots

extension ScreenBuilder {
  /// The slots under a key, each with what its references mean.
  private func slots(_ slots: NodeSlots?) -> [ScopedSlot]? {
    switch slots {
    case .written(let slots): slots.map { ScopedSlot(slot: $0, scope: reading.scope) }
    case .open(let open):
      reading.resolve(open)?.map {
        ScopedSlot(
          slot: NodeSlot(spot: $0.tree.spot, filling: .reference($0.tree, key: $0.key)),
          scope: $0.scope)
      }
    case nil: nil
    }
  }

  func children(_ slots: NodeSlots?, at place: NodePlace) -> [Node] {
    var children: [Node] = []
    for slot in self.slots(slots) ?? [] {
      if reading.budget.isExhausted { break }
      children += nodes(slot, at: place)
    }
    return children
  }

  /// What masks a node.
  private func mask(_ mask: MaskTemplate, at place: NodePlace) -> Effects.Mask? {
    let alignment: Alignment
    let view: ScopedSlot
    switch mask {
    case .written(let given, let slot):
      alignment = given
      view = ScopedSlot(slot: slot, scope: reading.scope)
    case .open(let open):
      guard let written = reading.resolve(open) else { return nil }
      alignment = written.alignment
      let node = written.view
      view = ScopedSlot(
        slot: NodeSlot(spot: node.tree.spot, filling: .reference(node.tree, key: node.key)),
        scope: node.scope)
    }
    return node(view, at: paths.beginInstance(at: place.masking)).map {
      Effects.Mask(alignment: alignment, view: $0)
    }
  }

  func onlyChild(_ slots: NodeSlots?, at place: NodePlace) -> Node? {
    self.slots(slots)?.first.flatMap { node($0, at: place) }
  }
}

// MARK: - What stands for other nodes

extension ScreenBuilder {
  private func repeated(_ part: RepeatTemplate, _ spot: Spot, at place: NodePlace) -> [Node] {
    let values = self.values(part.values)
    let count = part.values == nil ? reading.resolve(part.count) : values?.items.count
    let id = reading.resolve(part.id)
    if let id { paths.register(repeat: NodePlace.join(place.named, id)) }
    let site = NodeSite(position: spot.position, scope: reading.scope)
    let waiting = scopes?.begin(repetition: site)
    defer { scopes?.end(waiting) }
    let slots = slots(part.slots) ?? []
    if case .open = part.slots, slots.isEmpty, let spot = part.cycleSpot {
      reading.complainOfEmptyCycle(at: spot)
    }
    guard let count, !slots.isEmpty else { return [] }
    var items: [Node] = []
    for index in 0..<count {
      guard reading.count(nodes: 1, at: spot), !reading.budget.isExhausted else { break }
      var slot = slots[index % slots.count]
      let number = Tree(.scalar(Scalar(text: String(index), isPlain: true)), at: spot)
      slot.scope = slot.scope.adding("index", Scope.Binding(tree: number, scope: .empty))
      if let values {
        let found = reading.within(values.scope) { reading.dereference(values.items[index]) }
        guard let (value, scope) = found else { continue }
        slot.scope = slot.scope.adding("value", Scope.Binding(tree: value, scope: scope))
        for entry in value.entries ?? [] {
          slot.scope = slot.scope.adding(
            entry.key, Scope.Binding(tree: entry.value, scope: scope))
        }
      }
      let item = place.naming(id.map { "\($0)[\(index)]" })
      items += nodes(slot, at: paths.beginInstance(at: item))
    }
    for index in items.indices { items[index].row = index == 0 ? .first(spot.position) : .later }
    if part.isMade {
      for index in items.indices { items[index].places[Kind.repeat.rawValue] = spot.position }
    }
    return items
  }

  /// Values written in place mean what they mean here, not what they meant to the template.
  private func values(_ values: Value<RepeatedValues>?) -> RepeatedValues? {
    switch values {
    case .settled(let written): RepeatedValues(items: written.items, scope: reading.scope)
    case .open(let open): reading.resolve(open)
    case nil: nil
    }
  }

  private func chosen(_ part: WhenTemplate, _ spot: Spot, at place: NodePlace) -> [Node] {
    let condition = reading.resolve(part.condition)
    let then = slots(part.then)?.first
    let otherwise = slots(part.otherwise)?.first
    guard expansions == nil, let condition else {
      return bothBranches([(then, true), (otherwise, false)], of: condition, spot, at: place)
    }
    let holds = condition.holds(for: reading.variant, widthClass: reading.widthClass)
    let outer = choices.around
    choices.around.formUnion(condition.axes)
    choices.all.formUnion(condition.axes)
    defer { choices.around = outer }
    return (holds ? then : otherwise).map { nodes($0, at: place) } ?? []
  }

  /// Reads both branches; the larger counts towards the limits.
  private func bothBranches(
    _ slots: [(slot: ScopedSlot?, isThen: Bool)], of condition: Condition?, _ spot: Spot,
    at place: NodePlace
  ) -> [Node] {
    let before = reading.budget.screenful
    var most = before
    var found: [Node] = []
    for (slot, isThen) in slots {
      guard let slot else { continue }
      reading.budget.screenful = before
      let outer = paths.enter(spot, isThen: isThen, condition, reading.theme)
      found = nodes(slot, at: place)
      paths.leave(to: outer)
      most = most.orMore(reading.budget.screenful)
    }
    reading.budget.screenful = most
    return found
  }

  private func used(_ part: UseTemplate, _ spot: Spot, at place: NodePlace) -> [Node] {
    let name = reading.resolve(part.component)
    let arguments = arguments(part.arguments)
    let id = reading.resolve(part.id)
    var box = part.box.resolved(reading)
    if let mask = part.mask { box.effects.mask = self.mask(mask, at: place) }
    guard let name else { return [] }
    guard let component = late.component(named: name) else {
      late.complainOfMissing(component: name, at: part.nameSpot, to: reading)
      return []
    }
    guard arguments != nil || !part.isGivenArguments else { return [] }
    if part.component?.isOpen == true || part.arguments?.isOpen == true {
      reading.check(arguments, of: name, component.parameters, spot)
    }
    guard let scope = bind(arguments, to: component.parameters, of: name) else { return [] }
    // A name of the `use` itself overrides the root's own, and is overridden by a repeat's.
    var inner = place
    inner.given = place.given ?? id
    inner.component = name
    inner = paths.beginInstance(at: inner)
    let view = ScopedSlot(slot: component.view, scope: scope, isShared: true)
    scopes?.begin(use: spot.position)
    defer { scopes?.endUse() }
    guard part.isWrapped else { return nodes(view, at: inner) }
    guard let root = node(view, at: inner) else { return [] }
    var node = Node(
      path: nil, kind: .use, position: spot.position, box: box, content: .wrapped(root),
      choices: choices.around)
    if let motion = part.motion { move(&node, motion, spot, growth: nil, at: inner) }
    return [node]
  }

  /// The box round a view, named as the view is.
  private func viewed(_ part: ViewTemplate, _ spot: Spot, at place: NodePlace) -> [Node] {
    let view = reading.resolve(part.view)
    let source = reading.resolve(part.source)
    let ios = reading.resolve(part.ios)
    let after = reading.resolve(part.after)
    let id = reading.resolve(part.id)
    var box = part.box.resolved(reading)
    if let mask = part.mask { box.effects.mask = self.mask(mask, at: place) }
    guard let view, let views else { return [] }
    guard let read = views.read else {
      reading.complain(part.nameSpot, "no Swift source can be compiled from here")
      return []
    }
    // Its source may ask for any setting.
    choices.all.formUnion(ConditionAxis.allCases)
    let name = Name.isValid(view) ? view : Kind.swiftui.rawValue
    let (path, _) = place.path(id: id, kind: name)
    let request = ViewRequest(
      view: view, source: source, referrer: views.referrer, variant: reading.variant,
      width: views.width, height: views.height, safeArea: views.safeArea,
      ios: ios ?? views.ios, after: after ?? ViewRequest.usualAfter,
      hasOwnAccent: reading.theme[.colors, "accent"]?.scalar?.text != "systemBlue")
    do throws(ViewRefusal) {
      var root = try read(request)
      guard reading.count(nodes: root.count, at: spot) else { return [] }
      root.putPaths(inside: path)
      // One that is named alone has a document that nobody has written.
      let position = isDocument(request.referrer) ? spot.position : root.position
      var node = Node(
        path: path, kind: .swiftui, position: position, box: box, content: .wrapped(root),
        choices: choices.around)
      node.isNamed = place.given != nil || id != nil
      if let motion = part.motion { move(&node, motion, spot, growth: nil, at: place) }
      return [node]
    } catch {
      error.diagnostics.forEach(reading.complaints.add)
      if let message = error.message { reading.complain(part.nameSpot, message) }
      return []
    }
  }

  /// Arguments written in place mean what they mean here, not what they meant to the template.
  private func arguments(_ arguments: Value<Arguments>?) -> Arguments? {
    switch arguments {
    case .settled(let written): Arguments(entries: written.entries, scope: reading.scope)
    case .open(let open): reading.resolve(open)
    case nil: nil
    }
  }

  private func bind(
    _ arguments: Arguments?, to parameters: [(name: String, value: Tree?)], of component: String
  ) -> Scope? {
    var bindings: [String: Scope.Binding?] = [:]
    var given: [Scope.Binding] = []
    for parameter in parameters {
      if let arguments, let entry = arguments.entries.first(where: { $0.key == parameter.name }) {
        // Text is made once here, not each time it is read further down.
        let found = reading.within(arguments.scope) { reading.dereference(entry.value) }
        guard let (tree, scope) = found else { return nil }
        let binding = Scope.Binding(tree: tree, scope: scope)
        bindings[parameter.name] = .some(binding)
        given.append(binding)
      } else if let value = parameter.value {
        bindings[parameter.name] = .some(Scope.Binding(tree: value, scope: .empty))
      } else {
        return nil
      }
    }
    guard let expansions, paths.branches.areThere else { return Scope(bindings) }
    return expansions.scope(of: component, given: given) { Scope(bindings) }
  }
}
