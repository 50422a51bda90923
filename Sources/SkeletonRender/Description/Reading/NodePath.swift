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
    if let name = given ?? id {
      let path = Self.join(named, name)
      return (path, NodePlace(named: path, siblings: NodePlace.Siblings()))
    }
    let step = position.map { "\(kind)[\($0)]" } ?? kind
    let trail = Self.join(self.trail, step)
    return (
      Self.join(named, trail),
      NodePlace(named: named, trail: trail, siblings: NodePlace.Siblings())
    )
  }

  static func join(_ a: String, _ b: String) -> String { a.isEmpty ? b : "\(a)/\(b)" }
}

/// Where a path was first given, and on which branches.
struct NamedPath {
  let spot: Spot
  let branches: [Branch]
}

/// A branch of a `when`, while both are read.
struct Branch: Hashable {
  let spot: Spot
  let isThen: Bool
}

extension Reading {
  /// Complains where two nodes of one screen have one path.
  func register(_ path: String, id: String, at spot: Spot) {
    guard !isCheck else { return }
    guard let first = paths[path] else {
      paths[path] = NamedPath(spot: spot, branches: branches)
      return
    }
    let exclude = first.branches.contains { one in
      branches.contains { $0.spot == one.spot && $0.isThen != one.isThen }
    }
    guard !exclude else { return }
    complain(
      spot, "the id '\(id)' is given twice: both nodes would be '\(path)'",
      notes: [.init(position: first.spot.position, message: "first given here")])
  }
}
