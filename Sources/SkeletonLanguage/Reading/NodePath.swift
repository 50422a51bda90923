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
  private var taken: [String: NamedPath] = [:]
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
    guard let first = taken[path] else {
      taken[path] = NamedPath(spot: spot, branches: branches, instance: place.instance)
      return path
    }
    let exclude = first.branches.contains { one in
      branches.contains { $0.spot == one.spot && $0.isThen != one.isThen }
    }
    guard !exclude else { return path }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let longer = NodePlace.join(place.boundary, name)
    if first.instance != place.instance, taken[longer] == nil {
      taken[longer] = NamedPath(spot: spot, branches: branches, instance: place.instance)
      return longer
    }
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
struct Branch: Hashable {
  let spot: Spot
  let isThen: Bool
}
