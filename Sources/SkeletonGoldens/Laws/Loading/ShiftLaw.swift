import SkeletonLayout
import SkeletonModel

/// What stands in the skeleton and in the content under one name stands in one place: rows that
/// arrive one by one always, and all others as far as the budget's `shift` allows.
///
/// Names are what a document gives; a text without one may be shorter than its bar.
func shiftFaults(
  _ skeleton: PlacedScreen, _ content: PlacedScreen, items: String?, shift: Double?
) -> [Fault] {
  guard items != nil || shift != nil else { return [] }
  let placeholders = skeleton.named
  let due = Dictionary(placeholders.map { ($0.path, $0.placed) }) { first, _ in first }
  var off: [Shifted] = []
  for (path, placed) in content.named {
    guard let before = due[path], shift != nil || items.flatMap(placed.row) != nil else {
      continue
    }
    let shifted = Shifted(path: path, placed: placed, due: before.frame)
    if shifted.excess > (shift ?? 0) + Shifted.rounding { off.append(shifted) }
  }
  if off.isEmpty { return [] }
  // What grew moves what comes after it, and makes what it is in grow.
  let resized = off.filter(\.isResized)
  let around = Set(resized.flatMap { $0.path.ancestors })
  var causes = resized.filter { !around.contains($0.path) }
  if resized.isEmpty {
    let moves = Dictionary(off.map { ($0.path, $0.move) }) { first, _ in first }
    causes = off.filter { one in
      guard let ancestor = one.path.ancestors.first(where: { due[$0] != nil }),
        let carried = moves[ancestor]
      else { return true }
      return abs(carried.x - one.move.x) > Shifted.rounding
        || abs(carried.y - one.move.y) > Shifted.rounding
    }
  }
  let others = off.count - causes.count
  return causes.enumerated().map { index, cause in
    let followers =
      index > 0 || others == 0
      ? "" : "; \(others) more node\(others == 1 ? " moves" : "s move") with it"
    return Fault(
      law: .rows, tree: "skeleton", node: cause.path, subject: "shift", excess: cause.excess,
      variant: content.screen.variant.slug,
      message: cause.changes.map { name, due, found in
        "\(name) is \(due.threeDecimals) in the skeleton and \(found.threeDecimals) in the content"
      }.joined(separator: ", ") + followers
        + (shift.map { $0 > 0 ? "; the budget has a shift of \($0.threeDecimals)" : "" } ?? ""),
      position: cause.placed.node.position)
  }
}

/// A node of the content that is not where the node of its name is in the skeleton.
private struct Shifted {
  var path: String
  var placed: Placed
  var due: Frame

  static let rounding = 0.005

  private var edges: [(name: String, due: Double, found: Double)] {
    let found = placed.frame
    return [
      ("x", due.x, found.x), ("y", due.y, found.y), ("width", due.width, found.width),
      ("height", due.height, found.height),
    ]
  }

  var changes: [(name: String, due: Double, found: Double)] {
    edges.filter { abs($0.due - $0.found) > Self.rounding }
  }

  var excess: Double { edges.reduce(0) { max($0, abs($1.due - $1.found)) } }
  var isResized: Bool { changes.contains { $0.name == "width" || $0.name == "height" } }
  var move: Offset { placed.frame.origin - due.origin }
}

extension PlacedScreen {
  /// The nodes that the document names, in order.
  fileprivate var named: [(path: String, placed: Placed)] {
    var found: [(path: String, placed: Placed)] = []
    func walk(_ placed: Placed) {
      if placed.node.isNamed, let path = placed.node.path { found.append((path, placed)) }
      placed.children.forEach(walk)
    }
    walk(root)
    return found
  }

  /// How many of the rows can be seen without scrolling, counted from the first.
  func rowsSeen(of items: String?, above bottom: Double?) -> Int {
    guard let items else { return 0 }
    return named.reduce(0) { most, node in
      guard let row = node.placed.row(of: items), node.placed.frame.y < bottom ?? .infinity else {
        return most
      }
      return max(most, row + 1)
    }
  }
}

extension String {
  /// The paths around this one, nearest first.
  fileprivate var ancestors: [String] {
    var paths: [String] = []
    var rest = self[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      paths.append(String(rest))
    }
    return paths
  }
}
