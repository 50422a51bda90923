import SkeletonModel

/// Where a node stands, as far as its path goes (rule 5 of the language).
struct NodePlace {
  /// The path of the nearest ancestor with a name; empty above all names.
  var named = ""
  /// Kinds with their positions, from that ancestor down to the parent.
  var trail = ""
  /// The siblings met so far, by kind; nil at a root.
  var siblings: Siblings?
  /// The name a `repeat` gives, which wins over the node's own.
  var given: String?
  /// The component whose root stands here, which an unnamed root is called after.
  var component: String?
  /// Counts components and items of repeats: what is written once and stands there often.
  var instance = 0
  /// The path of the nearest ancestor with a name, and the steps of instances below it.
  var boundary = ""
  /// Whether an instance begins here.
  var beginsInstance = false

  final class Siblings {
    private var counts: [String: Int] = [:]

    func next(_ kind: String) -> Int {
      let position = counts[kind, default: 0]
      counts[kind] = position + 1
      return position
    }
  }
}

extension NodePlace {
  /// The path of a node here, and the place of its children.
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

  /// The same place with the name a repeat gives; inside a named item the trail begins afresh.
  func naming(_ name: String?) -> NodePlace {
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

  static func join(_ a: String, _ b: String) -> String { a.isEmpty ? b : "\(a)/\(b)" }
}

/// The paths that names have made on a screen.
struct NodePaths {
  private var taken: [String: [NamedPath]] = [:]
  /// The ids complained of: one that a repeat writes out forty times is one mistake.
  private var refused: Set<Spot> = []
  /// The branches of `when`s around the node at hand, while both are read.
  var branches: [Branch] = []
  /// Components and items of repeats met so far.
  private var instances = 0
  /// The paths of `repeat`s, for `items`.
  var repeats: Set<String> = []
}

extension NodePaths {
  /// The place inside a component, or of an item of a repeat.
  mutating func beginInstance(at place: NodePlace) -> NodePlace {
    instances += 1
    var inner = place
    inner.instance = instances
    inner.beginsInstance = true
    return inner
  }

  /// The path a named node gets, with a complaint where two of one body want the same.
  ///
  /// Where another instance of a component, or another item of a repeat, has taken it, the step
  /// that tells the two apart stays in: `row[1]/avatar`.
  mutating func register(
    _ path: String, at spot: Spot, in place: NodePlace, _ complaints: Complaints
  ) -> String {
    let own = NamedPath(spot: spot, branches: branches, instance: place.instance)
    let others = (taken[path] ?? []).filter { !Branch.exclude($0.branches, branches) }
    guard let first = others.first else {
      taken[path, default: []].append(own)
      return path
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let longer = NodePlace.join(place.boundary, name)
    if first.instance != place.instance,
      (taken[longer] ?? []).allSatisfy({ Branch.exclude($0.branches, branches) })
    {
      taken[longer, default: []].append(own)
      return longer
    }
    guard refused.insert(spot).inserted else { return path }
    complaints.add(
      spot, "the id '\(name)' is given twice: both nodes would be '\(path)'",
      notes: [.init(position: first.spot.position, message: "first given here")])
    return path
  }
}

/// Where a path was first given, and on which branches.
private struct NamedPath {
  let spot: Spot
  let branches: [Branch]
  let instance: Int
}

/// A branch of a `when`, while both are read.
struct Branch {
  let spot: Spot
  let isThen: Bool
  /// The words of each axis that it is taken for; an axis that is not named is free.
  let words: [ConditionAxis: Set<String>]
}

extension Branch {
  /// - Parameter condition: nil where it is not known before the screen is built.
  init(spot: Spot, isThen: Bool, _ condition: Condition?, _ theme: Theme) {
    self.spot = spot
    self.isThen = isThen
    let asked = condition?.asked ?? []
    var words: [ConditionAxis: Set<String>] = [:]
    if isThen {
      for (axis, found) in asked {
        let found = axis.members(found)
        words[axis] = words[axis]?.intersection(found) ?? found
      }
    } else if let only = asked.first, asked.count == 1, condition?.holdsAnyway == true {
      // The other branch of several axes may be taken for any word of each.
      words[only.axis] = axis(only.axis, theme).subtracting(only.axis.members(only.words))
    }
    self.words = words
  }

  /// Whether no variant takes all of these branches.
  static func exclude(_ some: [Branch], _ others: [Branch]) -> Bool {
    var left: [ConditionAxis: Set<String>] = [:]
    for branch in some + others {
      if some.contains(where: { $0.spot == branch.spot && $0.isThen != branch.isThen }) {
        return true
      }
      for (axis, words) in branch.words {
        left[axis] = left[axis]?.intersection(words) ?? words
        if left[axis]?.isEmpty == true { return true }
      }
    }
    return false
  }
}

/// All that an axis can be. A width may be of no class at all.
private func axis(_ axis: ConditionAxis, _ theme: Theme) -> Set<String> {
  axis.members(axis.words(theme)).union(axis == .width ? [""] : [])
}

extension ConditionAxis {
  /// Words of the axis, with each size of type that 'accessibility' stands for.
  fileprivate func members(_ words: [String]) -> Set<String> {
    guard self == .type else { return Set(words) }
    let sizes = words.contains("accessibility") ? TypeSize.allCases.filter(\.isAccessibility) : []
    return Set(words).subtracting(["accessibility"]).union(sizes.map(\.rawValue))
  }
}
