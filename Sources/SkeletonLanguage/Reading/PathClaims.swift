import SkeletonModel

/// Nested branches of `when`s, from the outermost inwards.
struct Branches {
  private(set) var list: [Branch] = []
  /// The words of each axis that all of them are taken for.
  private(set) var words: [ConditionAxis: Set<String>] = [:]
  /// Whether no variant takes all of them.
  private(set) var areNeverTaken = false
  /// Whether both branches of one `when` are among them: that of a component inside itself.
  private(set) var areOpposite = false

  init() {}

  private init(_ list: [Branch]) {
    list.forEach { append($0) }
  }

  var areThere: Bool { !list.isEmpty }

  mutating func append(_ branch: Branch) {
    areNeverTaken = areNeverTaken || !words.narrow(to: branch.words)
    areOpposite = areOpposite || haveOpposite(of: branch)
    list.append(branch)
  }

  func haveOpposite(of branch: Branch) -> Bool {
    list.contains { $0.isOpposite(to: branch) }
  }

  /// - Parameter depth: Where the same `when` stands, if it is the same `when`s so far.
  func haveOpposite(of branch: Branch, at depth: Int) -> Bool {
    guard depth < list.count, list[depth].when == branch.when, !areOpposite else {
      return haveOpposite(of: branch)
    }
    return list[depth].isOpposite(to: branch)
  }

  /// Whether no variant takes all of these and all of the others.
  func exclude(_ others: Branches) -> Bool {
    for (depth, branch) in others.list.enumerated() where haveOpposite(of: branch, at: depth) {
      return true
    }
    var left = words
    return !left.narrow(to: others.words)
  }

  /// With the other branch of a `when` in place of this one.
  func replacing(_ branch: Branch) -> Branches {
    Branches(list.map { $0.when == branch.when ? branch : $0 })
  }

  /// Without that of a `when`: where both of its branches are meant.
  func without(_ branch: Branch) -> Branches {
    Branches(list.filter { $0.when != branch.when })
  }

  /// The branch that is all that differs from the others, which have its opposite; nil if more does.
  func onlyOpposite(to others: Branches) -> Branch? {
    guard list.count == others.list.count else { return nil }
    var found: Branch?
    for (own, other) in zip(list, others.list)
    where own.isThen != other.isThen || own.when != other.when {
      guard found == nil, own.when == other.when else { return nil }
      found = own
    }
    return found
  }
}

extension [ConditionAxis: Set<String>] {
  /// Leaves what others have as well; false if nothing is left of some axis.
  fileprivate mutating func narrow(to others: Self) -> Bool {
    for (axis, words) in others {
      let left = self[axis]?.intersection(words) ?? words
      self[axis] = left
      if left.isEmpty { return false }
    }
    return true
  }
}

/// The node that a path was given to.
final class PathClaim {
  let path: String
  let spot: Spot
  let instance: Int
  fileprivate(set) var branches: Branches
  /// The order among those of its path.
  fileprivate var number = 0

  init(_ path: String, _ spot: Spot, instance: Int, _ branches: Branches) {
    (self.path, self.spot, self.instance, self.branches) = (path, spot, instance, branches)
  }
}

/// The nodes that one path was given to, which exclude each other: each is in other branches.
///
/// They are kept by their branches. With n `when`s inside each other they can be 2ⁿ, and all would be
/// looked at for each one that is added.
struct PathClaims {
  /// nil once there are several.
  private var only: PathClaim?
  private var fork: Fork?
  private var count = 1

  init(_ first: PathClaim) {
    only = first
  }

  mutating func add(_ claim: PathClaim) {
    claim.number = count
    count += 1
    insert(claim)
  }

  /// The first one that is shown beside a node in these branches.
  func first(beside branches: Branches) -> PathClaim? {
    if let only { return only.branches.exclude(branches) ? nil : only }
    var first: PathClaim?
    fork?.search(beside: branches, depth: 0, &first)
    return first
  }

  /// From now on a claim holds in both branches of a `when`.
  func widen(_ claim: PathClaim, by branch: Branch) {
    var place = fork
    for branch in claim.branches.list { place = place?[branch] }
    place?.claim = nil
    claim.branches = claim.branches.without(branch)
    fork?.insert(claim)
  }

  private mutating func insert(_ claim: PathClaim) {
    let root = fork ?? Fork(words: [:])
    if let only { root.insert(only) }
    (fork, only) = (root, nil)
    root.insert(claim)
  }
}

/// Where a `when` parts the nodes that have a path.
private final class Fork {
  var claim: PathClaim?
  /// No number of a claim in it is lower.
  var least = Int.max
  private let words: [ConditionAxis: Set<String>]
  private var next: [(branch: Branch, fork: Fork)] = []

  init(words: [ConditionAxis: Set<String>]) {
    self.words = words
  }

  subscript(branch: Branch) -> Fork? {
    next.first { $0.branch.when == branch.when && $0.branch.isThen == branch.isThen }?.fork
  }

  private func inside(_ branch: Branch) -> Fork {
    if let fork = self[branch] { return fork }
    var words = words
    _ = words.narrow(to: branch.words)
    let fork = Fork(words: words)
    next.append((branch, fork))
    return fork
  }

  func insert(_ claim: PathClaim) {
    var fork = self
    fork.least = min(fork.least, claim.number)
    for branch in claim.branches.list {
      fork = fork.inside(branch)
      fork.least = min(fork.least, claim.number)
    }
    fork.claim = claim
  }

  /// Finds the claim with the lowest number that does not exclude these branches.
  func search(beside branches: Branches, depth: Int, _ first: inout PathClaim?) {
    guard least < first?.number ?? .max else { return }
    if !words.isEmpty, !branches.words.isEmpty {
      var left = words
      guard left.narrow(to: branches.words) else { return }
    }
    if let claim, claim.number < first?.number ?? .max { first = claim }
    for (branch, fork) in next where !branches.haveOpposite(of: branch, at: depth) {
      fork.search(beside: branches, depth: depth + 1, &first)
    }
  }
}
