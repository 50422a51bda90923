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

    func next(_ kind: String) -> Int {
      let position = counts[kind, default: 0]
      counts[kind] = position + 1
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
  private var taken: [String: [NamedPath]] = [:]
  /// The ids already reported: one that a repeat writes out forty times is one mistake.
  private var refused: Set<Spot> = []
  /// The branches of `when`s around the current node, if both are read.
  var branches: [Branch] = []
  /// The number of instances so far.
  private var instances = 0
  /// The paths of the named `repeat`s, one of which `items` must name.
  var repeats: Set<String> = []
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

  /// Returns the path of a named node, and reports an id that is given twice in one instance.
  ///
  /// If a node of another instance has the same path, the path also contains the step of this
  /// instance: `row[1]/avatar`.
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

/// The node that a path was first given to.
private struct NamedPath {
  let spot: Spot
  let branches: [Branch]
  let instance: Int
}

/// A branch of a `when`. Both are read to find the mistakes in each.
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
      words[only.axis] = only.axis.allMembers(theme).subtracting(only.axis.members(only.words))
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

extension ConditionAxis {
  /// All values of the axis. The empty one is that of a width without a class.
  fileprivate func allMembers(_ theme: Theme) -> Set<String> {
    members(words(theme)).union(self == .width ? [""] : [])
  }

  /// Words of the axis, with each size of type that 'accessibility' stands for.
  fileprivate func members(_ words: [String]) -> Set<String> {
    guard self == .type else { return Set(words) }
    let sizes = words.contains("accessibility") ? TypeSize.allCases.filter(\.isAccessibility) : []
    return Set(words).subtracting(["accessibility"]).union(sizes.map(\.rawValue))
  }
}
