import SkeletonLanguage
import SkeletonModel

/// Which shard does which part of a run.
///
/// The plan depends only on the documents, the filter and the number of shards, so that all
/// machines make the same plan without communicating.
package struct ShardPlan: Sendable {
  /// One variant of a document, which is never split.
  package struct Unit: Sendable {
    package var document: String
    package var variant: Variant
    /// The names of the goldens to compare.
    package var cases: [String]
    /// All its goldens, ignoring the filter; nil if they cannot be listed.
    var wanted: [String]?
    /// The estimated time, roughly in microseconds.
    package var cost: Int

    /// `document/variant`
    package var name: String { "\(document)/\(variant.slug)" }
  }

  /// In the order of the run: by document, then in the order of its variants.
  package let units: [Unit]
  /// The shard of each unit, counted from 1.
  package let shards: [Int]
  /// The units of each document, as indices of `units`.
  private let unitsOfDocument: [String: [Int]]

  /// - Parameter jobs: In the order of the run.
  package init(_ jobs: [GoldenJob], _ filter: CaseFilter, count: Int) {
    self.init(
      units: jobs.flatMap { job in job.variants.map { Unit(job, $0, filter) } }, count: count)
  }

  /// Assigns the most expensive units first, each to the shard with the least work so far.
  init(units: [Unit], count: Int) {
    let names = units.map(\.name)
    let order = units.indices.sorted {
      if units[$0].cost != units[$1].cost { return units[$0].cost > units[$1].cost }
      return names[$0].precedes(names[$1])
    }
    var loads = [Int](repeating: 0, count: count)
    var shards = [Int](repeating: 0, count: units.count)
    for unit in order {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += units[unit].cost
      shards[unit] = least + 1
    }
    self.units = units
    self.shards = shards
    unitsOfDocument = Dictionary(grouping: units.indices) { units[$0].document }
  }
}

extension ShardPlan {
  /// The units of one shard, as indices of `units`.
  package func places(of shard: Shard) -> [Int] {
    units.indices.filter { shards[$0] == shard.index }
  }

  /// The shard that handles what concerns a whole document: the one with its first unit.
  package func leader(of document: String) -> Int {
    unitsOfDocument[document]?.first.map { shards[$0] } ?? 1
  }

  /// Every case of the whole run.
  package var cases: [String] { units.flatMap(\.cases) }

  /// All goldens of a document; nil if they cannot be listed.
  func wanted(by document: String) -> Set<String>? {
    var names: Set<String> = []
    for place in unitsOfDocument[document] ?? [] {
      guard let wanted = units[place].wanted else { return nil }
      names.formUnion(wanted)
    }
    return names
  }

  /// A digest that is the same for all shards of a run: SHA-256 over the sorted names of all its
  /// cases.
  static func digest(of cases: some Sequence<String>) -> String {
    let sorted = cases.sorted { $0.precedes($1) }
    return SHA256(sorted.flatMap { Array($0.utf8) + [10] }).hexadecimal
  }
}

extension ShardPlan.Unit {
  fileprivate init(_ job: GoldenJob, _ variant: Variant, _ filter: CaseFilter) {
    let document = job.document
    self.init(document: document.name, variant: variant, cases: [], wanted: [], cost: Self.floor)
    // The shard with this unit reports what is wrong with it.
    guard let plan = try? document.plan(variant) else {
      wanted = nil
      return
    }
    for planned in plan {
      cost += Self.cost(
        of: planned.screen, frames: planned.cases.count(where: filter.includes))
    }
    let goldens = document.goldens(in: variant, states: plan.flatMap(\.cases))
    wanted = goldens.map(\.path)
    let selected = goldens.filter { filter.includes(path: $0.path) }
    cases = selected.map(\.path)
    cost += selected.count { $0.picture?.scenario != nil } * Self.instantCost
  }

  /// The cost of reading and resolving, the same for each unit.
  private static var floor: Int { 3_000 }

  /// The cost of an instant of a scenario, like that of a frame of a usual screen.
  private static var instantCost: Int { 8_000 }

  /// The cost of layout depends on the nodes, that of painting and comparing on the pixels. The
  /// numbers were fitted to the examples.
  ///
  /// The height of a screen that fits its content is known only after layout; until then, each node
  /// counts as this much of it.
  private static func cost(of screen: Screen, frames: Int) -> Int {
    let nodes = screen.root.count
    let scale = Double(screen.variant.scale)
    let height = screen.canvas.height ?? min(Double(nodes) * 20, 2_000)
    let pixels = screen.canvas.width * height * scale * scale
    return nodes * 130 + frames * (2_500 + Int(min(pixels, 1e12) / 60))
  }
}

extension Node {
  /// The number of nodes in this subtree.
  fileprivate var count: Int {
    var count = 0
    var waiting = [self]
    while let node = waiting.popLast() {
      count += 1
      waiting += node.children
    }
    return count
  }
}
