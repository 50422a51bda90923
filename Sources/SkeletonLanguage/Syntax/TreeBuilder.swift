import SkeletonModel

/// Puts a tree together from what a reader meets, within the limits.
struct TreeBuilder {
  /// A list or a map that has not ended.
  private struct Open {
    let spot: Spot
    let isMap: Bool
    var items: [Tree] = []
    var entries: [Tree.Entry] = []
    var seen: [String: Spot] = [:]
    var key: (name: String, spot: Spot)?
  }

  private let limits: TreeLimits
  private var open: [Open] = []
  private(set) var values = 0
  private(set) var root: Tree?

  init(_ limits: TreeLimits = .description) {
    self.limits = limits
  }

  var depth: Int { open.count }

  /// Whether what comes next names a key.
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

  /// Closes the innermost list or map, gives it to what is around it and to the caller.
  mutating func end() throws(DescriptionError) -> Tree? {
    guard let last = open.popLast() else { return nil }
    let tree = Tree(last.isMap ? .map(last.entries) : .list(last.items), at: last.spot)
    place(tree)
    return tree
  }

  mutating func key(_ name: String, at spot: Spot) throws(DescriptionError) {
    guard let last = open.indices.last else { return }
    if let first = open[last].seen.updateValue(spot, forKey: name) {
      throw DescriptionError(
        spot, "'\(name)' is given twice",
        notes: [.init(position: first.position, message: "first given here")])
    }
    open[last].key = (name, spot)
  }

  /// `rgba(255, 255, 255, 0.1)` in a flow map comes as a value and then keys that are numbers.
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

  /// A copy of what an anchor named.
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
      open[last].items.append(tree)
      return
    }
    guard let key = open[last].key else { return }
    open[last].entries.append(Tree.Entry(key: key.name, keySpot: key.spot, value: tree))
    open[last].key = nil
  }
}
