import SkeletonModel

/// Builds a tree from what a reader finds one after another, within the limits.
struct TreeBuilder {
  /// A list or a map whose end has not been reached.
  private struct Open {
    let spot: Spot
    let isMap: Bool
    var items: [Tree] = []
    var entries: [Tree.Entry] = []
    var key: (name: String, spot: Spot)?
    /// The keys of a large map.
    private var seen: [String: Spot] = [:]

    init(spot: Spot, isMap: Bool) {
      self.spot = spot
      self.isMap = isMap
    }

    /// Where a key was given before; nil if this is the first time.
    mutating func firstSpot(of name: String, now spot: Spot) -> Spot? {
      // Most maps have a few keys, which are compared faster than looked up.
      guard entries.count >= 16 else { return entries.first { $0.key == name }?.keySpot }
      if seen.isEmpty { for entry in entries { seen[entry.key] = entry.keySpot } }
      return seen.updateValue(spot, forKey: name)
    }
  }

  private let limits: TreeLimits
  private var open: [Open] = []
  private(set) var values = 0
  private(set) var root: Tree?
  /// The key of a list in the outermost map whose items are taken, and are not part of the tree.
  private let items: String?
  private var item: Tree?

  init(_ limits: TreeLimits = .description, items: String? = nil) {
    self.limits = limits
    self.items = items
  }

  /// The item that was read last, if it is to be taken.
  mutating func takeItem() -> Tree? {
    defer { item = nil }
    return item
  }

  /// Whether the next value must be a key.
  var expectsKey: Bool {
    guard let last = open.last else { return false }
    return last.isMap && last.key == nil
  }

  mutating func start(isMap: Bool, at spot: Spot) throws(DescriptionError) {
    try count(1, at: spot)
    if open.count >= limits.depth {
      throw DescriptionError(spot, "nested deeper than \(limits.depth) lists and maps")
    }
    open.append(Open(spot: spot, isMap: isMap))
  }

  /// Ends the innermost list or map, adds it to the one around it, and returns it.
  mutating func end() throws(DescriptionError) -> Tree? {
    guard let last = open.popLast() else { return nil }
    let tree = Tree(last.isMap ? .map(last.entries) : .list(last.items), at: last.spot)
    place(tree)
    return tree
  }

  mutating func key(_ name: String, at spot: Spot) throws(DescriptionError) {
    guard let last = open.indices.last else { return }
    if let first = open[last].firstSpot(of: name, now: spot) {
      throw DescriptionError(
        spot, "'\(name)' is given twice",
        notes: [.init(position: first.position, message: "first given here")])
    }
    open[last].key = (name, spot)
  }

  /// The position of a value such as `rgba(255, 255, 255, 0.1)`, if this key is part of it: a flow
  /// map splits it at the commas into a value and keys that are numbers.
  func brokenColor(before key: String) -> Spot? {
    guard let value = open.last?.entries.last?.value, let scalar = value.scalar,
      scalar.text.hasPrefix("rgb"), scalar.text.contains("("), key.first?.isNumber == true
    else { return nil }
    return value.spot
  }

  mutating func scalar(_ scalar: Scalar, at spot: Spot) throws(DescriptionError) -> Tree {
    try count(1, at: spot)
    let tree = Tree(.scalar(scalar), at: spot)
    place(tree)
    return tree
  }

  /// Adds the tree of an anchor where an alias names it.
  mutating func copy(_ tree: Tree, values size: Int, at spot: Spot) throws(DescriptionError) {
    try count(size, at: spot)
    place(tree)
  }

  private mutating func count(_ more: Int, at spot: Spot) throws(DescriptionError) {
    let (sum, overflow) = values.addingReportingOverflow(more)
    guard !overflow, sum <= limits.values else {
      throw DescriptionError(
        spot, "more than \(limits.values.grouped) values, counting what aliases stand for")
    }
    values = sum
  }

  private mutating func place(_ tree: Tree) {
    guard let last = open.indices.last else {
      root = tree
      return
    }
    guard open[last].isMap else {
      if last == 1, let items, open[0].key?.name == items {
        item = tree
      } else {
        open[last].items.append(tree)
      }
      return
    }
    guard let key = open[last].key else { return }
    open[last].entries.append(Tree.Entry(key: key.name, keySpot: key.spot, value: tree))
    open[last].key = nil
  }
}
