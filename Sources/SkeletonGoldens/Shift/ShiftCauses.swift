import SkeletonModel

extension [NamedPair] {
  /// The nodes that moved or grew, in order, each with what it follows.
  ///
  /// What grew explains that what is around it grew, and that what is after it moved on, what is
  /// before it back, and what is beside it either way; but by no more than what grew there
  /// altogether. What is in a node that moved as far is carried along. A shift that nothing explains
  /// is the node's own.
  func withCauses(isRTL: Bool) -> [ShiftedNode] {
    var causes = ShiftCauses(
      map(\.shifted).filter { $0.excess > ShiftedNode.rounding },
      known: Set(map(\.shifted.path)), isRTL: isRTL)
    causes.explainGrowth()
    causes.explainMoves()
    return causes.nodes
  }
}

private struct ShiftCauses {
  private(set) var nodes: [ShiftedNode]
  /// The paths of all nodes that are compared.
  private let known: Set<String>
  private let places: [String: Int]
  private let isRTL: Bool
  /// Whether a node grew or shrank, and nothing in it explains that.
  private var isGrower: [Bool]
  /// Such nodes by the paths they are in, last first; by the empty path, all.
  private var growers: [String: [Int]] = [:]
  private var scales: [Scope: GrowthScale] = [:]

  private struct Scope: Hashable {
    var path: String
    var axis: Axis
  }

  init(_ nodes: [ShiftedNode], known: Set<String>, isRTL: Bool) {
    self.nodes = nodes
    self.known = known
    self.isRTL = isRTL
    places = Dictionary(nodes.enumerated().map { ($1.path, $0) }) { first, _ in first }
    isGrower = nodes.map { _ in false }
  }

  /// From the last to the first, so that what is in a node is known before it.
  mutating func explainGrowth() {
    for index in nodes.indices.reversed() where nodes[index].isResized {
      if let inside = growers[nodes[index].path], let cause = growth(of: index, by: inside) {
        nodes[index].cause = nodes[cause].path
        continue
      }
      isGrower[index] = true
      for path in nodes[index].path.ancestors + [""] { growers[path, default: []].append(index) }
    }
  }

  private func growth(of index: Int, by inside: [Int]) -> Int? {
    let node = nodes[index]
    for axis in Axis.allCases where node.growth(axis) != 0 {
      let sum = inside.reduce(0) { sum, other in
        let growth = nodes[other].growth(axis)
        return growth.sign == node.growth(axis).sign ? sum + abs(growth) : sum
      }
      if sum + ShiftedNode.rounding < abs(node.growth(axis)) { return nil }
    }
    let (width, height) = (node.growth(.horizontal), node.growth(.vertical))
    let axis = abs(width) > abs(height) ? Axis.horizontal : .vertical
    var most: (index: Int, growth: Double)?
    for other in inside.reversed() {
      let growth = nodes[other].growth(axis)
      if growth.sign == node.growth(axis).sign, abs(growth) > most?.growth ?? 0 {
        most = (other, abs(growth))
      }
    }
    return most?.index
  }

  /// From the first to the last, so that what carries a node is known before it.
  mutating func explainMoves() {
    var known: [Int: String] = [:]
    for index in nodes.indices {
      let node = nodes[index]
      guard Axis.allCases.contains(where: { node.move($0, isRTL: isRTL) != 0 }) else { continue }
      guard let cause = cause(ofMove: index, known) else {
        nodes[index].cause = nil
        continue
      }
      known[index] = cause
      if !node.isResized { nodes[index].cause = cause }
    }
  }

  /// - Parameter causes: those of moves that are known.
  private mutating func cause(ofMove index: Int, _ causes: [Int: String]) -> String? {
    let path = nodes[index].path.ancestors.first(where: known.contains)
    let carrier = path.flatMap { places[$0] }
    let rests = Axis.allCases.map { axis in
      let carried = carrier.map { nodes[$0].move(axis, isRTL: isRTL) } ?? 0
      return (axis: axis, move: nodes[index].move(axis, isRTL: isRTL) - carried)
    }.filter { abs($0.move) > ShiftedNode.rounding }
    if rests.isEmpty { return carrier.map { causes[$0] ?? nodes[$0].path } }
    var most: (cause: Int, move: Double)?
    for rest in rests {
      guard let cause = cause(of: rest.move, rest.axis, index, in: path ?? "", carrier) else {
        return nil
      }
      if abs(rest.move) > most?.move ?? 0 { most = (cause, abs(rest.move)) }
    }
    return most.map { nodes[$0.cause].path }
  }

  /// What grew inside of what carries a node, or by itself, and moved it in there.
  private mutating func cause(
    of move: Double, _ axis: Axis, _ index: Int, in path: String, _ carrier: Int?
  ) -> Int? {
    let scale = scale(of: Scope(path: path, axis: axis), carrier)
    let node = nodes[index]
    let own = growers[node.path, default: []] + (isGrower[index] ? [index] : [])
    let span = node.before.span(axis)
    let (before, after) = (scale.ending(by: span.from), scale.beginning(from: span.to))
    let (along, against) = move > 0 ? (before.grown, after.shrunk) : (before.shrunk, after.grown)
    let beside =
      scale.total - before.total - after.total
      - own.reduce(0) { $0 + abs(nodes[$1].growth(axis)) }
    guard along.sum + against.sum + max(beside, 0) + ShiftedNode.rounding >= abs(move) else {
      return nil
    }
    let most = against.most > along.most ? against.index : along.index
    return most ?? scale.most { !own.contains($0) }
  }

  private mutating func scale(of scope: Scope, _ carrier: Int?) -> GrowthScale {
    if let known = scales[scope] { return known }
    var all = carrier.map { isGrower[$0] ? [$0] : [] } ?? []
    all += growers[scope.path, default: []].reversed()
    let scale = GrowthScale(nodes, all, scope.axis)
    scales[scope] = scale
    return scale
  }
}

/// What grew and shrank along an axis, and where in the skeleton.
private struct GrowthScale {
  struct Part {
    var sum = 0.0
    /// The greatest one.
    var most = 0.0
    var index: Int?

    mutating func add(_ growth: Double, _ index: Int) {
      sum += growth
      if growth > most { (most, self.index) = (growth, index) }
    }
  }

  /// What a part of the axis holds.
  struct Sums {
    var grown = Part()
    var shrunk = Part()
    var total: Double { grown.sum + shrunk.sum }

    mutating func add(_ growth: Double, _ index: Int) {
      if growth > 0 { grown.add(growth, index) } else { shrunk.add(-growth, index) }
    }
  }

  private var ends: [(place: Double, sums: Sums)] = []
  private var starts: [(place: Double, sums: Sums)] = []
  /// In the order of the document.
  private let all: [(index: Int, growth: Double)]

  init(_ nodes: [ShiftedNode], _ indices: [Int], _ axis: Axis) {
    all = indices.map { ($0, nodes[$0].growth(axis)) }.filter { $0.1 != 0 }
    let spans = all.map { ($0.index, $0.growth, nodes[$0.index].before.span(axis)) }
    var sums = Sums()
    for (index, growth, span) in spans.sorted(by: { ($0.2.to, $0.0) < ($1.2.to, $1.0) }) {
      sums.add(growth, index)
      ends.append((span.to, sums))
    }
    sums = Sums()
    for (index, growth, span) in spans.sorted(by: { ($1.2.from, $0.0) < ($0.2.from, $1.0) }) {
      sums.add(growth, index)
      starts.append((span.from, sums))
    }
  }

  var total: Double { ends.last?.sums.total ?? 0 }

  func ending(by place: Double) -> Sums {
    let count = ends.countBeforeFalse { $0.place <= place + ShiftedNode.rounding }
    return count > 0 ? ends[count - 1].sums : Sums()
  }

  func beginning(from place: Double) -> Sums {
    let count = starts.countBeforeFalse { $0.place >= place - ShiftedNode.rounding }
    return count > 0 ? starts[count - 1].sums : Sums()
  }

  /// The one that grew or shrank most of those that a condition holds for.
  func most(where holds: (Int) -> Bool) -> Int? {
    var most: (index: Int, growth: Double)?
    for (index, growth) in all where abs(growth) > most?.growth ?? 0 && holds(index) {
      most = (index, abs(growth))
    }
    return most?.index
  }
}

extension Array {
  /// How many of the first elements a condition holds for, that holds for none after them.
  fileprivate func countBeforeFalse(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Frame {
  fileprivate func span(_ axis: Axis) -> (from: Double, to: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }
}

extension ShiftedNode {
  /// What it grew by; less than 0 if it shrank.
  fileprivate func growth(_ axis: Axis) -> Double {
    axis == .horizontal
      ? (after.width - before.width).orNothing : (after.height - before.height).orNothing
  }

  /// How far the corner moved where it begins.
  fileprivate func move(_ axis: Axis, isRTL: Bool) -> Double {
    switch axis {
    case .horizontal: (isRTL ? after.maxX - before.maxX : after.x - before.x).orNothing
    case .vertical: (after.y - before.y).orNothing
    }
  }

  fileprivate var isResized: Bool { Axis.allCases.contains { growth($0) != 0 } }
}

extension Double {
  /// 0 for a rounding.
  fileprivate var orNothing: Double { abs(self) > ShiftedNode.rounding ? self : 0 }
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
