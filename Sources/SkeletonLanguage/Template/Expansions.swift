import SkeletonModel

/// A component, or a node given as a parameter, as it was read in a branch of a `when`.
final class Expansion {
  struct Key: Hashable {
    private let template: ObjectIdentifier
    private let scope: ObjectIdentifier
    private let component: String?

    init(_ template: NodeTemplate, _ scope: Scope, at place: NodePlace) {
      self.template = ObjectIdentifier(template)
      self.scope = ObjectIdentifier(scope)
      component = place.component
    }
  }

  /// One that stands for all its nodes, if there are any.
  let nodes: [Node]
  /// The kinds by which they count among their siblings.
  let kinds: [String]
  fileprivate let measure: Budget.Measure
  fileprivate let tally: NodePaths.Tally
  /// The branches around it.
  fileprivate var branches: Branches
  /// The paths that it took, by number.
  fileprivate let claims: Range<Int>
  /// The expansions in it that took paths, by number.
  fileprivate let inner: Range<Int>
  /// Kept, so that their identifiers are those of nothing else.
  private let template: NodeTemplate
  private let scope: Scope

  fileprivate init(
    _ template: NodeTemplate, _ scope: Scope, nodes: [Node], kinds: [String],
    _ measure: Budget.Measure, _ tally: NodePaths.Tally, _ branches: Branches, claims: Range<Int>,
    inner: Range<Int>
  ) {
    (self.template, self.scope) = (template, scope)
    (self.nodes, self.kinds, self.measure, self.tally) = (nodes, kinds, measure, tally)
    (self.branches, self.claims, self.inner) = (branches, claims, inner)
  }
}

/// What was read in branches of `when`s while all branches of a tree are read.
final class Expansions {
  private var first: [Expansion.Key: Expansion] = [:]
  /// Those that took paths, by what these begin with.
  private var placed: [Place: Expansion] = [:]
  /// The same, in the order in which they ended.
  private var ended: [Expansion] = []
  /// For each that is being read, the number of the first path that it takes, and whether it shares
  /// some that were taken before.
  private var open: [(claims: Int, sharesOthers: Bool)] = []
  private var scopes: [Given: Scope] = [:]

  /// What comes beyond so many is not kept: it will not come again.
  private static let most = 50_000

  private struct Place: Hashable {
    let key: Expansion.Key
    let named: String
    let given: String?
    /// nil where the nodes are an instance of their own.
    let instance: Int?

    init(_ key: Expansion.Key, _ place: NodePlace) {
      self.key = key
      named = place.named
      given = place.given
      instance = place.beginsInstance ? nil : place.instance
    }
  }
}

extension Expansions {
  /// What was read of the same before, if here it is the same again; its nodes then count as much, and
  /// have the same paths.
  func find(
    _ key: Expansion.Key, at place: NodePlace, _ paths: inout NodePaths, _ budget: Budget
  ) -> Expansion? {
    guard let known = first[key], budget.hasRoom(for: known.measure) else { return nil }
    let isNameless = known.tally.names == 0 && place.given == nil
    if known.tally.repeats == 0, isNameless || paths.branches.areNeverTaken {
      budget.take(known.measure)
      return known
    }
    guard let known = placed[Place(key, place)],
      let branch = paths.branches.onlyOpposite(to: known.branches),
      budget.hasRoom(for: known.measure), paths.share(known.claims, with: branch)
    else { return nil }
    budget.take(known.measure)
    known.branches = known.branches.without(branch)
    for inner in ended[known.inner] { inner.branches = inner.branches.without(branch) }
    for index in open.indices.reversed() {
      guard open[index].claims > known.claims.lowerBound else { break }
      open[index].sharesOthers = true
    }
    return known
  }

  struct Beginning {
    fileprivate let tally: NodePaths.Tally
    fileprivate let claims: Int
    fileprivate let ended: Int
    fileprivate let siblings: Int
  }

  /// Something is read for the first time in this place.
  func begin(at place: NodePlace, _ paths: NodePaths) -> Beginning {
    open.append((paths.count, false))
    return Beginning(
      tally: paths.tally, claims: paths.count, ended: ended.count,
      siblings: place.siblings?.kinds.count ?? 0)
  }

  func end(
    _ beginning: Beginning, _ key: Expansion.Key, _ template: NodeTemplate, _ scope: Scope,
    at place: NodePlace, _ paths: NodePaths, _ nodes: [Node], _ measure: Budget.Measure
  ) {
    let sharesOthers = open.popLast()?.sharesOthers ?? false
    guard first.count < Self.most else { return }
    let tally = paths.tally - beginning.tally
    let expansion = Expansion(
      template, scope, nodes: Array(nodes.prefix(1)),
      kinds: place.siblings.map { Array($0.kinds[beginning.siblings...]) } ?? [], measure, tally,
      paths.branches, claims: beginning.claims..<paths.count,
      inner: beginning.ended..<ended.count)
    if first[key] == nil { first[key] = expansion }
    guard tally.unclaimed == 0, !sharesOthers, tally.names + tally.repeats > 0 else { return }
    placed[Place(key, place)] = expansion
    ended.append(expansion)
  }
}

extension Expansions {
  /// The scope of a component: the same one for all its uses that are given the same.
  func scope(of component: String, given: [Scope.Binding], _ make: () -> Scope) -> Scope {
    guard scopes.count < Self.most else { return make() }
    let given = Given(component: component, values: given.map(Given.Value.init))
    if let scope = scopes[given] { return scope }
    let scope = make()
    scopes[given] = scope
    return scope
  }

  private struct Given: Hashable {
    let component: String
    let values: [Value]

    struct Value: Hashable {
      let tree: Tree
      /// nil if it refers to nothing in it.
      let scope: ObjectIdentifier?

      init(_ binding: Scope.Binding) {
        tree = binding.tree
        scope = tree.refers ? ObjectIdentifier(binding.scope) : nil
      }

      /// Where it was given: messages name that.
      private var spot: Spot { tree.origin?.spot ?? tree.spot }

      static func == (a: Value, b: Value) -> Bool {
        a.spot == b.spot && a.scope == b.scope && a.tree.isWritten(like: b.tree)
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(spot)
        hasher.combine(scope)
        hasher.combine(tree.scalar)
      }
    }
  }
}

extension Tree {
  /// Whether a reference is anywhere in it.
  fileprivate var refers: Bool {
    switch value {
    case .scalar(let scalar): scalar.text.mayRefer
    case .list(let items): items.contains(where: \.refers)
    case .map(let entries): entries.contains { $0.key.mayRefer || $0.value.refers }
    }
  }

  /// Whether the same is in both, and where they hold others, at the same places.
  fileprivate func isWritten(like other: Tree) -> Bool {
    switch (value, other.value) {
    case (.scalar(let own), .scalar(let other)): own == other
    case (.list(let own), .list(let other)):
      own.count == other.count
        && zip(own, other).allSatisfy { $0.spot == $1.spot && $0.isWritten(like: $1) }
    case (.map(let own), .map(let other)):
      own.count == other.count
        && zip(own, other).allSatisfy {
          $0.key == $1.key && $0.keySpot == $1.keySpot && $0.value.spot == $1.value.spot
            && $0.value.isWritten(like: $1.value)
        }
    case (.scalar, _), (.list, _), (.map, _): false
    }
  }
}
