import SkeletonLanguage
import SkeletonModel

/// Writes a content tree as the skeleton that is derived from it, in the words that the content is
/// written in.
struct SkeletonWriter {
  private let manuscript: Manuscript
  private let parts: SkeletonParts
  /// How large nodes are, if they are as large wherever they are used.
  private let extents: [TextPosition: Extent]
  /// How many rows a `repeat` has where that is another number than the content's.
  private let rows: [TextPosition: Int]
  /// Which of its simpler forms each node is written in; none for the one that says all.
  var choices: [TextPosition: Int] = [:]
  /// Whether neighbours that are alike are rows of one.
  var foldsRows = false
  /// What was written for the skeleton beside its tree.
  private(set) var components: [(key: String, value: Tree)] = []
  /// The nodes that have simpler forms, and how many.
  private(set) var simpler: [(position: TextPosition, count: Int)] = []
  private(set) var notes: [Diagnostic] = []
  /// What stands for a component in the skeleton, and the parameters that it has.
  private var written: [String: (name: String, parameters: Set<String>)] = [:]
  private var taken: Set<String> = []
  /// The names of components that stay.
  private let names: Set<String>

  /// What a shape without corners of its own has, as in a skeleton that is derived at each run.
  private static let radius = "4"

  init(
    _ manuscript: Manuscript, _ parts: SkeletonParts, _ extents: [TextPosition: Extent],
    rows: [TextPosition: Int] = [:]
  ) {
    self.rows = rows
    self.manuscript = manuscript
    self.parts = parts
    self.extents = extents
    names = manuscript.componentNames.subtracting(manuscript.componentsOfSkeleton)
  }

  /// The skeleton; nil where nothing is left of the content.
  mutating func skeleton(of content: Tree) -> Tree? {
    components = []
    simpler = []
    notes = []
    written = [:]
    taken = names
    return node(content)
  }

  // MARK: - Nodes

  /// nil where it is left out.
  private mutating func node(_ tree: Tree) -> Tree? {
    guard let node = NodeEntry(tree) else { return tree }
    switch node.kind {
    case .when:
      // What was chosen between may have become the same.
      let (then, other) = (
        node["then"].flatMap { self.node($0) }, node["else"].flatMap { self.node($0) }
      )
      if let then, then.flow == other?.flow { return then }
      return rewritten(node, ["then", "else"])
    case .repeat: return repeated(node)
    case .use: return use(node)
    default: break
    }
    switch parts[node.spot.position] {
    case .kept: return NodeEntry.written(node.kind, node.keys(without: ["derive"]), at: node.spot)
    case .hidden:
      if choice(of: node, among: 1) == 1 { return nil }
      return hidden(tree)
    case .filled:
      return NodeEntry.written(
        node.kind, node.keys(without: NodeEntry.unsaid.union(["fill"])), at: node.spot)
    case .bars: return bars(node)
    case .lines(let count, let last): return lines(node, count, last)
    case .shape(let isRound): return shape(node, isRound: isRound)
    case .around where node.kind == .button: return button(node)
    case .around, nil: return rewritten(node, ["children", "view"])
    }
  }

  /// The same node with others in it.
  private mutating func rewritten(_ node: NodeEntry, _ inside: Set<String>) -> Tree? {
    var keys: [(key: String, value: Tree)] = []
    for (key, value) in node.plainKeys {
      guard inside.contains(key) else {
        keys.append((key, value))
        continue
      }
      if let list = value.list {
        let nodes = list.compactMap { self.node($0) }
        keys.append((key, .list(foldsRows ? nodes.folded : nodes, at: value.spot)))
      } else if let only = self.node(value) {
        keys.append((key, only))
      } else if node.kind != .when {
        // What is in it is gone, and so is what it was for.
        return nil
      }
    }
    return NodeEntry.written(node.kind, keys, at: node.spot)
  }

  /// Rows that took turns may have become alike.
  private mutating func repeated(_ content: NodeEntry) -> Tree? {
    let node = numbered(content)
    guard let rows = node["cycle"]?.list?.compactMap({ self.node($0) }), let first = rows.first,
      rows.allSatisfy({ $0.flow == first.flow })
    else { return rewritten(node, ["view", "cycle"]) }
    return NodeEntry.written(
      .repeat, node.keys.map { $0.key == "cycle" ? ("view", first) : $0 }, at: node.spot)
  }

  /// With as many rows as the skeleton has.
  private func numbered(_ node: NodeEntry) -> NodeEntry {
    guard let count = rows[node.spot.position] else { return node }
    let keys = node.keys.map { key, value -> (key: String, value: Tree) in
      switch key {
      case "count": return (key, node.word("\(count)"))
      case "values":
        guard let items = value.list, !items.isEmpty else { return (key, value) }
        let period = items.map(\.flow).period
        let all = (0..<count).map {
          items[$0 < items.count ? $0 : items.count - period + ($0 - items.count) % period]
        }
        return (key, .list(all, at: value.spot))
      default: return (key, value)
      }
    }
    return NodeEntry(NodeEntry.written(.repeat, keys, at: node.spot)) ?? node
  }

  private func bars(_ node: NodeEntry) -> Tree {
    let last = node["derive"]?["ratio"].map { [("lastBar", $0)] } ?? []
    return NodeEntry.written(
      .text, barKeys(node) + [("redacted", node.word("true"))] + last, at: node.spot)
  }

  private func barKeys(_ node: NodeEntry) -> [(key: String, value: Tree)] {
    rounded(
      node.keys(
        without: NodeEntry.unsaid.union(NodeEntry.effects)
          .union(["color", "underline", "strikethrough", "redacted", "fill", "lastBar"])),
      unless: ["radius", "background"], at: node.spot)
  }

  private func lines(_ node: NodeEntry, _ count: Int, _ last: Double?) -> Tree {
    var keys = barKeys(node).filter {
      NodeEntry.isOfBox($0.key) || ["id", "font", "alignment"].contains($0.key)
    }
    let share = last ?? (count > 1 ? 0.6 : 1)
    let widths =
      (count > 1 ? [node.word("100%")] : []) + [
        node.word((share * 100).shortestDecimal + "%")
      ]
    keys.insert(("count", node.word("\(count)")), at: keys.first?.key == "id" ? 1 : 0)
    keys.insert(
      ("widths", .list(widths, at: node.spot)), at: keys.first?.key == "id" ? 2 : 1)
    return NodeEntry.written(.lines, keys, at: node.spot)
  }

  /// A button without a ground: its words become a bar, its icon a block. It is a row of the two; words
  /// by themselves may be written as the text that they are.
  private mutating func button(_ node: NodeEntry) -> Tree {
    let box = node.plainKeys.filter { NodeEntry.isOfBox($0.key) || $0.key == "id" }
    // What the theme says of texts is not said of labels.
    let usual = manuscript.usualKeys(of: .text).contains("font") ? node.word("body") : nil
    let style = (node["font"] ?? usual).map { [("font", $0)] } ?? []
    func label(
      _ box: [(key: String, value: Tree)], _ more: [(key: String, value: Tree)] = []
    ) -> Tree? {
      node["label"].map {
        NodeEntry.written(
          .text,
          [("value", $0)] + style + more
            + rounded(box, unless: ["radius", "background"], at: node.spot)
            + [("redacted", node.word("true"))], at: node.spot)
      }
    }
    let block = node["icon"].map { icon -> Tree in
      let name = (icon["symbol"] ?? icon).scalar?.text ?? ""
      let isRound = name.split(separator: ".").contains("circle")
      return NodeEntry.written(
        .icon,
        [
          ("name", icon), ("relativeTo", node["font"] ?? node.word("body")),
          ("color", node.word("clear")), ("background", node.word("shimmer")),
          ("radius", node.word(isRound ? "capsule" : Self.radius)),
        ], at: node.spot)
    }
    let centered = [("alignment", node.word("center"))]
    func row(_ label: Tree?) -> Tree {
      let parts = [block, label].compactMap(\.self)
      return NodeEntry.written(
        .hstack, box + [("children", .list(parts, at: node.spot))], at: node.spot)
    }
    let texts = block == nil ? [label(box), label(box, centered)] : []
    let forms = texts.compactMap(\.self) + [row(label([]))]
    let choice = choice(of: node, among: forms.count)
    return choice > 0 ? forms[choice - 1] : row(label([], centered))
  }

  // MARK: - Shapes

  /// One shape in the node's frame.
  private mutating func shape(_ node: NodeEntry, isRound: Bool) -> Tree {
    let forms = simpleShapes(node, isRound: isRound)
    let choice = choice(of: node, among: forms.count)
    if choice > 0 { return forms[choice - 1] }
    let without = NodeEntry.unsaid.union([
      "border", "stroke", "shadow", "blur", "backdropBlur", "background",
    ])
    var keys = node.keys(without: without)
    switch node.kind {
    case .block, .circle, .ellipse, .path:
      // A ground below a shape stays.
      if let ground = node["background"] { keys.append(("background", ground)) }
      keys.removeAll { $0.key == "fill" }
      return NodeEntry.written(node.kind, keys, at: node.spot)
    case .text:
      keys.removeAll {
        ["color", "underline", "strikethrough", "redacted", "fill", "lastBar"].contains($0.key)
      }
      keys += [("redacted", node.word("true")), ("fill", node.word("clear"))]
    case .lines: keys = keys.with("fill", node.word("clear"))
    case .icon, .button, .divider, .spinner, .dots:
      keys.removeAll { $0.key == "color" || $0.key == "action" }
      keys.append(("color", node.word("clear")))
    case .progress:
      keys.removeAll { $0.key == "tint" || $0.key == "track" }
      keys += [("tint", node.word("clear")), ("track", node.word("clear"))]
    case .vstack, .hstack, .zstack, .grid, .scroll:
      keys.removeAll { $0.key == "separator" }
      for index in keys.indices where ["children", "view"].contains(keys[index].key) {
        keys[index].value = hidden(keys[index].value)
      }
    case .use:
      // The component itself stays what it is, below its ground.
      let box = keys.filter { NodeEntry.isOfBox($0.key) || $0.key == "id" }
      let own = keys.filter { !NodeEntry.isOfBox($0.key) && $0.key != "id" }
      let inner = NodeEntry.written(.use, own + [("opacity", node.word("0"))], at: node.spot)
      let ground = grounded(box, node, isRound: isRound)
      return NodeEntry.written(
        .zstack, ground + [("children", .list([inner], at: node.spot))], at: node.spot)
    case .repeat, .when, .swiftui, .spacer: break
    }
    return NodeEntry.written(node.kind, grounded(keys, node, isRound: isRound), at: node.spot)
  }

  private func grounded(
    _ keys: [(key: String, value: Tree)], _ node: NodeEntry, isRound: Bool
  ) -> [(key: String, value: Tree)] {
    var keys = keys.filter { !isRound || $0.key != "radius" }
    // What is in it comes last.
    let place = keys.firstIndex { ["children", "view"].contains($0.key) } ?? keys.endIndex
    var ground = [("background", node.word("shimmer"))]
    if isRound {
      ground.append(("radius", node.word("capsule")))
    } else if !keys.contains(where: { $0.key == "radius" }) {
      ground.append(("radius", node.word(Self.radius)))
    }
    keys.insert(contentsOf: ground, at: place)
    return keys
  }

  private func rounded(
    _ keys: [(key: String, value: Tree)], unless others: Set<String>, at spot: Spot
  ) -> [(key: String, value: Tree)] {
    keys.contains { others.contains($0.key) }
      ? keys : keys + [("radius", .word(Self.radius, at: spot))]
  }

  /// Nodes that take their room and are not seen.
  private func hidden(_ tree: Tree) -> Tree {
    if let list = tree.list { return .list(list.map(hidden), at: tree.spot) }
    guard let node = NodeEntry(tree) else {
      // A node that is given from outside.
      let keys = [
        ("opacity", Tree.word("0", at: tree.spot)), ("children", .list([tree], at: tree.spot)),
      ]
      return NodeEntry.written(.zstack, keys, at: tree.spot)
    }
    switch node.kind {
    case .spacer: return tree
    case .when, .repeat:
      let inside: Set<String> = ["then", "else", "view", "cycle"]
      return NodeEntry.written(
        node.kind,
        node.keys.map { ($0.key, inside.contains($0.key) ? hidden($0.value) : $0.value) },
        at: node.spot)
    default:
      return NodeEntry.written(
        node.kind, node.plainKeys.with("opacity", node.word("0")), at: node.spot)
    }
  }

  /// Blocks and circles that may be as large as what they stand for.
  private func simpleShapes(_ node: NodeEntry, isRound: Bool) -> [Tree] {
    let inside: Set<String> = [
      "padding", "background", "border", "radius", "stroke", "shadow", "blur", "backdropBlur",
      "derive", "motion",
      "frameAlignment", "clip",
    ]
    let box = node.plainKeys.filter {
      ($0.key == "id" || NodeEntry.isOfBox($0.key)) && !inside.contains($0.key)
    }
    let radius = isRound ? node.word("capsule") : node["radius"] ?? node.word(Self.radius)
    func sized(_ width: Tree, _ height: Tree, _ more: [(key: String, value: Tree)]) -> Tree {
      NodeEntry.written(
        .block,
        box.filter { !["width", "height"].contains($0.key) }
          + [("width", width), ("height", height)] + more + [("radius", radius)], at: node.spot)
    }
    switch node.kind {
    case .block, .circle, .ellipse, .path, .lines: return []
    case .icon:
      let side = node["size"] ?? node.word("20")
      let growth = node["relativeTo"].map { [("relativeTo", $0)] } ?? []
      let circle = NodeEntry.written(.circle, box + [("size", side)] + growth, at: node.spot)
      return isRound ? [circle] : [sized(side, side, growth)]
    default: break
    }
    var forms = [NodeEntry.written(.block, box + [("radius", radius)], at: node.spot)]
    if node.kind == .progress, node["height"] == nil {
      let height = [("height", node["lineWidth"] ?? node.word("4")), ("radius", radius)]
      forms.append(NodeEntry.written(.block, box + height, at: node.spot))
    }
    if let extent = extents[node.spot.position], extent.isWritten {
      let (width, height) = (extent.width.shortestDecimal, extent.height.shortestDecimal)
      if width == height {
        forms.insert(
          NodeEntry.written(.circle, box + [("size", node.word(width))], at: node.spot), at: 0)
      }
      forms.append(sized(node.word(width), node.word(height), []))
    }
    return forms
  }

  private mutating func choice(of node: NodeEntry, among count: Int) -> Int {
    let position = node.spot.position
    if count > 0, !simpler.contains(where: { $0.position == position }) {
      simpler.append((position, count))
    }
    return min(choices[position] ?? 0, count)
  }

  // MARK: - Components

  private mutating func use(_ node: NodeEntry) -> Tree? {
    switch parts[node.spot.position] {
    case .kept: return NodeEntry.written(.use, node.keys(without: ["derive"]), at: node.spot)
    case .hidden:
      if choice(of: node, among: 1) == 1 { return nil }
      return hidden(node.tree)
    case .shape(let isRound): return shape(node, isRound: isRound)
    case .around, .bars, .filled, .lines, nil: break
    }
    guard let name = node["component"]?.scalar?.text, !name.hasPrefix("$") else {
      note(
        node.spot.position,
        "which component this is, a parameter says: it stands in the skeleton as in the content")
      return NodeEntry.written(.use, node.plainKeys, at: node.spot)
    }
    guard let (own, parameters) = component(name) else { return nil }
    var keys: [(key: String, value: Tree)] = []
    for (key, value) in node.plainKeys {
      switch key {
      case "component": keys.append((key, node.word(own)))
      case "with":
        let slots = manuscript.component(name)?.view
        let arguments = (value.entries ?? []).filter { parameters.contains($0.key) }
          .map { entry in
            let isSlot = slots?.hasSlot(entry.key) ?? false
            return (entry.key, isSlot ? slot(entry.value) : argument(entry.value))
          }
        if !arguments.isEmpty { keys.append((key, .map(arguments, at: value.spot))) }
      default: keys.append((key, value))
      }
    }
    return NodeEntry.written(.use, keys, at: node.spot)
  }

  /// A node that is given to a component, or another value.
  private mutating func argument(_ tree: Tree) -> Tree {
    if let node = NodeEntry(tree), isNode(node) {
      return self.node(tree) ?? NodeEntry.written(.vstack, [], at: tree.spot)
    }
    if let list = tree.list { return .list(list.map { argument($0) }, at: tree.spot) }
    guard let entries = tree.entries else { return tree }
    return .map(entries.map { ($0.key, argument($0.value)) }, at: tree.spot)
  }

  /// A node that is given to a component. A mere word stands where the component has it, so its kind
  /// says what becomes of it.
  private mutating func slot(_ tree: Tree) -> Tree {
    guard tree.scalar != nil, let node = NodeEntry(tree) else { return argument(tree) }
    switch node.kind {
    case .spinner, .dots: return hidden(tree)
    case .progress: return shape(node, isRound: false)
    default: return tree
    }
  }

  /// Whether what is given to a component is a node, and no map that has a key like one.
  private func isNode(_ node: NodeEntry) -> Bool {
    switch node.kind {
    case .use:
      node["component"]?.scalar.map { manuscript.component($0.text) != nil } ?? false
    case .when: node["if"] != nil
    case .repeat: node["view"] != nil || node["cycle"] != nil
    default: parts[node.spot.position] != nil
    }
  }

  /// What stands for a component; nil where nothing is left of it.
  private mutating func component(_ name: String) -> (name: String, parameters: Set<String>)? {
    if let known = written[name] { return known }
    guard let (parameters, view) = manuscript.component(name) else { return (name, []) }
    let all = Set(parameters.map(\.key))
    // Components do not use themselves; where one is wrong, it ends here.
    written[name] = (name, all)
    guard let own = node(view) else { return nil }
    guard own.flow != view.flow else { return (name, all) }
    let used = parameters.filter { own.refers(to: $0.key) }
    var unique = Manuscript.skeletonName(of: name)
    while !taken.insert(unique).inserted { unique += "2" }
    var value = own
    if !used.isEmpty {
      value = .map(
        [
          (
            "parameters",
            .map(used.map { ($0.key, argument($0.value)) }, at: view.spot)
          ), ("view", own),
        ], at: view.spot)
    }
    components.append((unique, value))
    let found = (unique, Set(used.map(\.key)))
    written[name] = found
    return found
  }

  private mutating func note(_ position: TextPosition, _ message: String) {
    let note = Diagnostic(.warning, at: position, message)
    if !notes.contains(note) { notes.append(note) }
  }
}

extension NodeEntry {
  /// What a placeholder has no use for.
  static let unsaid: Set<String> = [
    "derive", "motion", "action", "accessibilityLabel", "accessibilityValue", "accessibilityHidden",
    "accessibilityAddTraits", "accessibilityElement", "accessibilitySortPriority",
  ]
  /// What is done to the picture of letters.
  static let effects: Set<String> = [
    "mask", "blur", "backdropBlur", "shadow", "stroke", "scale", "rotation", "compositingGroup",
    "blend",
  ]

  fileprivate func keys(without names: Set<String>) -> [(key: String, value: Tree)] {
    keys.filter { !names.contains($0.key) }
  }

  fileprivate var plainKeys: [(key: String, value: Tree)] { keys(without: Self.unsaid) }

  fileprivate func word(_ text: String) -> Tree { .word(text, at: spot) }
}

extension [(key: String, value: Tree)] {
  /// With another value of one key.
  fileprivate func with(_ key: String, _ value: Tree) -> Self {
    filter { $0.key != key } + [(key, value)]
  }
}

extension Tree {
  /// Whether a parameter stands for a node in it.
  fileprivate func hasSlot(_ name: String) -> Bool {
    if let list { return list.contains { $0.scalar?.text == "$" + name || $0.hasSlot(name) } }
    return (entries ?? []).contains { entry in
      ["view", "then", "else"].contains(entry.key) && entry.value.scalar?.text == "$" + name
        || entry.value.hasSlot(name)
    }
  }

  /// Whether a parameter's value is asked for anywhere in it.
  fileprivate func refers(to name: String) -> Bool {
    if let scalar { return scalar.text.refers(to: name) }
    if let list { return list.contains { $0.refers(to: name) } }
    return (entries ?? []).contains { $0.key == "$" + name || $0.value.refers(to: name) }
  }
}

extension String {
  fileprivate func refers(to name: String) -> Bool {
    var rest = self[...]
    while let mark = rest.firstIndex(of: "$") {
      rest = rest[rest.index(after: mark)...]
      let word = rest.prefix { $0.isLetter || $0.isNumber }
      if word == name { return true }
    }
    return false
  }
}

extension [Tree] {
  /// Neighbours that are written alike as one that is repeated.
  fileprivate var folded: [Tree] {
    var runs: [(tree: Tree, flow: String, count: Int)] = []
    for tree in self {
      let flow = tree.flow
      if let last = runs.last, last.flow == flow {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((tree, flow, 1))
      }
    }
    return runs.flatMap { tree, _, count -> [Tree] in
      // Two are as easily read twice.
      guard count > 2 else { return Array(repeating: tree, count: count) }
      let keys = [("count", Tree.word("\(count)", at: tree.spot)), ("view", tree)]
      return [NodeEntry.written(.repeat, keys, at: tree.spot)]
    }
  }
}

extension Extent {
  /// Whether a person would write such lengths: whole points, or half of one.
  fileprivate var isWritten: Bool {
    [width, height].allSatisfy { (length: Double) in
      let halves = length * 2
      return length > 0 && halves.rounded() == halves
    }
  }
}
