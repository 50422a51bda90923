import SkeletonModel

/// What determines the path of a node (rule 5 of the language).
struct NodePlace {
  /// The path of the nearest ancestor with a name; empty if there is none.
  var named = ""
  /// The steps from that ancestor to the parent, each a kind with its index: `vstack/hstack[1]`.
  var trail = ""
  /// Counts the siblings so far, by kind; nil at a root.
  var siblings: Siblings?
  /// The name from a `repeat`, which replaces the node's own.
  var given: String?
  /// The component whose root this is. Without a name, the root has the name of its component.
  var component: String?
  /// The number of the innermost instance: of the component, or of the item of a repeat, that the
  /// node belongs to. Nodes with the same id are allowed in different instances.
  var instance = 0
  /// `named`, followed by the steps of the instances below that ancestor.
  var boundary = ""
  /// Whether this is the root of an instance.
  var beginsInstance = false

  final class Siblings {
    private var counts: [String: Int] = [:]
    /// The kinds in the order in which they were counted.
    private(set) var kinds: [String] = []

    func next(_ kind: String) -> Int {
      let position = counts[kind, default: 0]
      counts[kind] = position + 1
      kinds.append(kind)
      return position
    }
  }
}

extension NodePlace {
  /// The path of a node here, and the place for its children.
  func path(id: String?, kind: String) -> (path: String, children: NodePlace) {
    let kind = component ?? kind
    let position = siblings?.next(kind)
    var inside = NodePlace()
    inside.siblings = Siblings()
    inside.instance = instance
    if let name = given ?? id {
      let path = Self.join(named, name)
      inside.named = path
      inside.boundary = path
      return (path, inside)
    }
    let step = position.map { "\(kind)[\($0)]" } ?? kind
    inside.named = named
    inside.trail = Self.join(trail, step)
    inside.boundary = beginsInstance ? Self.join(boundary, step) : boundary
    return (Self.join(named, inside.trail), inside)
  }

  /// The same place with the name of an item of a repeat.
  func naming(_ name: String?) -> NodePlace {
    guard let name else { return self }
    var place = self
    // A repeat within a repeat: the path of the inner item begins with the outer item's.
    if let outer = given {
      place.named = NodePlace.join(named, outer)
      place.trail = ""
    }
    place.given = name
    return place
  }

  /// The place of what masks a node; it is no sibling of anything.
  var masking: NodePlace {
    var place = self
    place.trail = Self.join(trail, "mask")
    place.siblings = nil
    place.given = nil
    place.component = nil
    return place
  }

  static func join(_ a: String, _ b: String) -> String { a.isEmpty ? b : "\(a)/\(b)" }
}

/// The paths of the named nodes of a screen.
struct NodePaths {
  private var taken: [String: PathClaims] = [:]
  /// The ids already reported: one that a repeat writes out forty times is one mistake.
  private var refused: Set<Spot> = []
  /// The branches of `when`s around the current node, if both are read.
  private(set) var branches = Branches()
  /// The branches of all `when`s so far, by where these are written and by number.
  private var whens: [Spot: Int] = [:]
  private var known: [(then: Branch, otherwise: Branch)] = []
  /// The number of instances so far.
  private var instances = 0
  /// The paths of the named `repeat`s, one of which `items` must name.
  private(set) var repeats: Set<String> = []
  /// The paths taken so far, in order; empty if they are not to be noted.
  private var notes: [PathClaim] = []
  private let isNoted: Bool
  private(set) var tally = Tally()

  /// What was registered so far.
  struct Tally {
    var names = 0
    var repeats = 0
    /// Names that made no claim of their own: another node has the path, or no variant shows it.
    var unclaimed = 0

    static func - (a: Tally, b: Tally) -> Tally {
      Tally(
        names: a.names - b.names, repeats: a.repeats - b.repeats,
        unclaimed: a.unclaimed - b.unclaimed)
    }
  }

  /// - Parameter isNoted: Whether what is taken in one branch may later be `shared` by another.
  init(isNoted: Bool) {
    self.isNoted = isNoted
  }
}

extension NodePaths {
  /// The place of the root of a component, or of an item of a repeat.
  mutating func beginInstance(at place: NodePlace) -> NodePlace {
    instances += 1
    var inner = place
    inner.instance = instances
    inner.beginsInstance = true
    return inner
  }

  /// What follows is in a branch of a `when`, until these branches are `leave`d.
  ///
  /// - Parameter condition: nil where it is not known before the screen is built.
  mutating func enter(
    _ spot: Spot, isThen: Bool, _ condition: Condition?, _ theme: Theme
  ) -> Branches {
    defer { branches.append(branch(of: spot, isThen: isThen, condition, theme)) }
    return branches
  }

  mutating func leave(to outer: Branches) { branches = outer }

  private mutating func branch(
    of spot: Spot, isThen: Bool, _ condition: Condition?, _ theme: Theme
  ) -> Branch {
    let number = whens[spot] ?? whens.count
    whens[spot] = number
    func both() -> (Branch, Branch) {
      (
        Branch(when: number, isThen: true, condition, theme),
        Branch(when: number, isThen: false, condition, theme)
      )
    }
    if number == known.count {
      known.append(both())
    } else if !known[number].then.condition.isSame(as: condition) {
      known[number] = both()
    }
    return isThen ? known[number].then : known[number].otherwise
  }

  /// Notes the path of a named `repeat`.
  mutating func register(repeat path: String) {
    repeats.insert(path)
    tally.repeats += 1
  }

  /// Returns the path of a named node, and reports an id that is given twice in one instance.
  ///
  /// If a node of another instance has the same path, the path also contains the step of this
  /// instance: `row[1]/avatar`.
  mutating func register(
    _ path: String, at spot: Spot, in place: NodePlace, _ complaints: Complaints
  ) -> String {
    tally.names += 1
    // What no variant shows stands beside nothing.
    guard !branches.areNeverTaken else {
      tally.unclaimed += 1
      return path
    }
    guard let first = taken[path]?.first(beside: branches) else {
      take(path, spot, in: place)
      return path
    }
    tally.unclaimed += 1
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let longer = NodePlace.join(place.boundary, name)
    if first.instance != place.instance, taken[longer]?.first(beside: branches) == nil {
      take(longer, spot, in: place)
      return longer
    }
    guard refused.insert(spot).inserted else { return path }
    complaints.add(
      spot, "the id '\(name)' is given twice: both nodes would be '\(path)'",
      notes: [.init(position: first.spot.position, message: "first given here")])
    return path
  }

  private mutating func take(_ path: String, _ spot: Spot, in place: NodePlace) {
    guard !branches.areOpposite else {
      tally.unclaimed += 1
      return
    }
    let claim = PathClaim(path, spot, instance: place.instance, branches)
    if taken[path]?.add(claim) == nil { taken[path] = PathClaims(claim) }
    if isNoted { notes.append(claim) }
  }
}

extension NodePaths {
  /// How many paths are noted so far.
  var count: Int { notes.count }

  /// Lets a branch of a `when` have the paths that its other branch has taken, as if nodes of its own
  /// had registered them; false if another node has one of them there.
  ///
  /// - Parameter range: What was taken in the other branch, by number.
  func share(_ range: Range<Int>, with branch: Branch) -> Bool {
    let claims = notes[range]
    var shared: [String: [Branches]] = [:]
    for claim in claims {
      let own = claim.branches.replacing(branch)
      guard !own.areNeverTaken, !own.areOpposite, taken[claim.path]?.first(beside: own) == nil,
        shared[claim.path, default: []].allSatisfy({ $0.exclude(own) })
      else { return false }
      shared[claim.path, default: []].append(own)
    }
    for claim in claims { taken[claim.path]?.widen(claim, by: branch) }
    return true
  }
}

/// A branch of a `when`. Both are read to find the mistakes in each.
final class Branch {
  /// The number of the `when`.
  let when: Int
  let isThen: Bool
  /// The words of each axis that it is taken for; an axis that is not named is free.
  let words: [ConditionAxis: Set<String>]
  fileprivate let condition: Condition?

  /// - Parameter condition: nil where it is not known before the screen is built.
  fileprivate init(when: Int, isThen: Bool, _ condition: Condition?, _ theme: Theme) {
    self.when = when
    self.isThen = isThen
    self.condition = condition
    let asked = condition?.asked ?? []
    var words: [ConditionAxis: Set<String>] = [:]
    if isThen {
      for (axis, found) in asked {
        let found = axis.members(found)
        words[axis] = words[axis]?.intersection(found) ?? found
      }
    } else if let only = asked.first, asked.count == 1, condition?.holdsAnyway == true {
      // The other branch of several axes may be taken for any word of each, and that of a language for
      // any that there is.
      words[only.axis] = only.axis.allMembers(theme)?.subtracting(only.axis.members(only.words))
    }
    self.words = words
  }

  func isOpposite(to other: Branch) -> Bool { when == other.when && isThen != other.isThen }
}

extension Condition? {
  fileprivate func isSame(as other: Condition?) -> Bool {
    self?.holdsAnyway == other?.holdsAnyway && self?.asked.count == other?.asked.count
      && zip(self?.asked ?? [], other?.asked ?? []).allSatisfy { $0 == $1 }
  }
}

extension ConditionAxis {
  /// All values of the axis, as far as they can be counted. The empty one is that of a width without
  /// a class.
  fileprivate func allMembers(_ theme: Theme) -> Set<String>? {
    words(theme).map { members($0).union(self == .width ? [""] : []) }
  }

  /// Words of the axis, with each size of type that 'accessibility' stands for, and languages without
  /// their countries: `pt` is asked for in `pt-BR`, too.
  fileprivate func members(_ words: [String]) -> Set<String> {
    if self == .language {
      return Set(words.map { Language(tag: $0)?.general.last ?? $0 })
    }
    guard self == .type else { return Set(words) }
    let sizes = words.contains("accessibility") ? TypeSize.allCases.filter(\.isAccessibility) : []
    return Set(words).subtracting(["accessibility"]).union(sizes.map(\.rawValue))
  }
}
