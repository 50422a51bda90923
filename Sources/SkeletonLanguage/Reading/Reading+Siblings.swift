import SkeletonModel
import SkeletonSystem

/// The kinds that stand for other nodes: `repeat`, `when` and `use`.
extension Reading {
  func repeated(_ fields: Fields, _ spot: Spot, _ place: NodePlace) -> [Node] {
    let id = fields[RepeatForm.id]
    if let id { repeatNames.insert(NodePlace.join(place.named, id)) }
    let slots = fields[RepeatForm.cycle] ?? fields[RepeatForm.view].map { [$0] } ?? []
    if fields.given.contains("cycle"), fields[RepeatForm.cycle]?.isEmpty == true {
      complain(fields.tree["cycle"]?.spot ?? spot, "'cycle' needs one node or more")
    }
    if isCheck {
      // Each slot once is enough to check it where it is written.
      return slots.flatMap {
        nodes(
          $0.seeing($0.scope.adding("index", nil)),
          at: place.naming(id.map { $0 + "[0]" }))
      }
    }
    guard let count = fields[RepeatForm.count], !slots.isEmpty else { return [] }
    var items: [Node] = []
    for index in 0..<count {
      guard self.count(1, at: spot), !isExhausted else { break }
      let slot = slots[index % slots.count]
      let number = Tree(.scalar(Scalar(text: String(index), isPlain: true)), at: spot)
      let scope = slot.scope.adding("index", Scope.Binding(tree: number, scope: .empty))
      var item = place.naming(id.map { "\($0)[\(index)]" })
      item.beginInstance(self)
      items += nodes(slot.seeing(scope), at: item)
    }
    return items
  }

  func chosen(_ fields: Fields, _ spot: Spot, _ place: NodePlace) -> [Node] {
    switch fields[WhenForm.condition] {
    case .known(let holds, let axes):
      let slot = holds ? fields[WhenForm.then] : fields[WhenForm.otherwise]
      return choosing(by: axes) { slot.map { nodes($0, at: place) } ?? [] }
    case .open, nil:
      return bothBranches(fields, spot, place)
    }
  }

  /// Reads both branches; the larger counts towards the limits.
  private func bothBranches(_ fields: Fields, _ spot: Spot, _ place: NodePlace) -> [Node] {
    let before = (nodes: nodeCount, texts: textCount)
    var most = before
    var found: [Node] = []
    for (slot, isThen) in [(fields[WhenForm.then], true), (fields[WhenForm.otherwise], false)] {
      guard let slot else { continue }
      (nodeCount, textCount) = before
      branches.append(Branch(spot: spot, isThen: isThen))
      found = nodes(slot, at: place)
      branches.removeLast()
      most = (max(most.nodes, nodeCount), max(most.texts, textCount))
    }
    (nodeCount, textCount) = most
    return found
  }

  func used(_ fields: Fields, _ spot: Spot, _ place: NodePlace) -> [Node] {
    guard let name = fields[UseForm.component] else { return [] }
    let written = fields.tree["component"] ?? fields.tree
    usedComponents.append((name, written.entries == nil ? written.spot : spot))
    guard let component = component(named: name) else {
      if components[name] == nil { unknownComponent(name, fields, spot) }
      return []
    }
    let arguments = fields[UseForm.with]
    guard arguments != nil || !fields.given.contains("with") else { return [] }
    check(arguments, of: component, spot)
    guard !isCheck else { return [] }
    guard let scope = bind(arguments, of: component) else { return [] }
    // A name of the `use` itself wins over the root's own, and loses to a repeat's.
    var inner = place
    inner.given = place.given ?? fields[BoxForm.id]
    inner.component = name
    inner.beginInstance(self)
    let slot = NodeSlot(tree: component.view, scope: scope)
    guard isWrapped(fields) else { return nodes(slot, at: inner) }
    guard let root = node(slot, at: inner) else { return [] }
    return [
      Node(
        path: nil, kind: .use, position: spot.position, box: fields.box, content: .wrapped(root),
        choices: choices)
    ]
  }

  private func isWrapped(_ fields: Fields) -> Bool {
    let own = ["component", "with", "id"]
    return fields.given.contains { !own.contains($0) }
      || theme.defaults[Kind.use.rawValue]?.isEmpty == false
  }

  private func unknownComponent(_ name: String, _ fields: Fields, _ spot: Spot) {
    let near = nearestWord(to: name, among: components.keys.sorted())
    complain(
      usedComponents.last?.spot ?? spot,
      "there is no component '\(name)'"
        + (near.map { "; did you mean '\($0)'?" }
          ?? (components.isEmpty
            ? "" : "; there are \(components.keys.sorted().joined(separator: ", "))"))
    )
  }

  private func check(_ arguments: Arguments?, of component: Component, _ spot: Spot) {
    let names = component.parameters.map(\.name)
    for entry in arguments?.entries ?? [] where !names.contains(entry.key) {
      let near = nearestWord(to: entry.key, among: names)
      complain(
        entry.keySpot,
        "component '\(component.name)' has no parameter '\(entry.key)'"
          + (near.map { "; did you mean '\($0)'?" }
            ?? (names.isEmpty ? "; it has none" : "; it has \(names.joined(separator: ", "))")))
    }
    let given = Set(arguments?.entries.map(\.key) ?? [])
    for parameter in component.parameters where parameter.value == nil {
      guard !given.contains(parameter.name) else { continue }
      complain(spot, "component '\(component.name)' needs the argument '\(parameter.name)'")
    }
    // What arguments refer to must be there, whatever the component makes of them.
    for entry in arguments?.entries ?? [] where isCheck {
      checkReferences(entry.value)
    }
  }

  /// Complains of references that name nothing, anywhere in a tree that has no form yet.
  func checkReferences(_ tree: Tree, depth: Int = 0) {
    switch tree.value {
    case .scalar: _ = dereference(tree)
    case .list(let items): items.forEach { checkReferences($0, depth: depth + 1) }
    case .map(let entries):
      for entry in entries {
        // `$index` is bound by the repeat it stands in, which is only read where it lands.
        if entry.key == Kind.repeat.rawValue {
          within(scope.adding("index", nil)) { checkReferences(entry.value, depth: depth + 1) }
        } else {
          checkReferences(entry.value, depth: depth + 1)
        }
      }
    }
  }

  private func bind(_ arguments: Arguments?, of component: Component) -> Scope? {
    var bindings: [String: Scope.Binding?] = [:]
    for parameter in component.parameters {
      if let entry = arguments?.entries.first(where: { $0.key == parameter.name }),
        let outer = arguments?.scope
      {
        // Text is made once here, not each time it is read further down.
        guard let (tree, scope) = within(outer, { dereference(entry.value) }) else { return nil }
        bindings[parameter.name] = .some(Scope.Binding(tree: tree, scope: scope))
      } else if let value = parameter.value {
        bindings[parameter.name] = .some(Scope.Binding(tree: value, scope: .empty))
      } else {
        return nil
      }
    }
    return Scope(bindings)
  }
}

extension NodePlace {
  fileprivate mutating func beginInstance(_ reading: Reading) {
    reading.instances += 1
    instance = reading.instances
    beginsInstance = true
  }

  /// The same place with the name a repeat gives; inside a named item the trail begins afresh.
  fileprivate func naming(_ name: String?) -> NodePlace {
    guard let name else { return self }
    var place = self
    // A repeat within a repeat: the outer item's name leads to the inner one's.
    if let outer = given {
      place.named = NodePlace.join(named, outer)
      place.trail = ""
    }
    place.given = name
    return place
  }
}
