import SkeletonModel

/// Which shard does which part of a run.
///
/// The plan follows from the documents, the filter and the number of shards alone, so that every
/// machine comes to the same one without a word to another.
package struct ShardPlan: Sendable {
  /// A document in a variant, which is never split.
  package struct Unit: Sendable {
    package var document: String
    package var variant: Variant
    /// The names of the goldens to be compared.
    package var cases: [String]
    /// All goldens it asks for, whatever a filter says; nil where that cannot be told.
    var wanted: [String]?
    /// What it takes, in millionths of a second or so.
    package var cost: Int

    /// `document/variant`
    package var name: String { "\(document)/\(variant.slug)" }
  }

  package let count: Int
  /// In the order of the run: by document, then as its variants are listed.
  package let units: [Unit]
  /// The shard of each unit, counted from 1.
  package let shards: [Int]

  /// - Parameter jobs: in the order of the run.
  package init(_ jobs: [GoldenJob], _ filter: CaseFilter, count: Int) {
    self.init(
      units: jobs.flatMap { job in job.variants.map { Unit(job, $0, filter) } }, count: count)
  }

  /// The dearest unit goes first, each to the shard that has least to do so far.
  init(units: [Unit], count: Int) {
    let names = units.map(\.name)
    let order = units.indices.sorted {
      if units[$0].cost != units[$1].cost { return units[$0].cost > units[$1].cost }
      return names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8)
    }
    var loads = [Int](repeating: 0, count: count)
    var shards = [Int](repeating: 0, count: units.count)
    for unit in order {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += units[unit].cost
      shards[unit] = least + 1
    }
    self.count = count
    self.units = units
    self.shards = shards
  }
}

extension ShardPlan {
  /// The units of one shard, by their places in `units`.
  package func places(of shard: Shard) -> [Int] {
    units.indices.filter { shards[$0] == shard.index }
  }

  /// The shard that does what concerns a document as a whole: the one with its first unit.
  package func leader(of document: String) -> Int {
    units.firstIndex { $0.document == document }.map { shards[$0] } ?? 1
  }

  /// Every case of the whole run.
  package var cases: [String] { units.flatMap(\.cases) }

  /// All goldens a document asks for; nil where that cannot be told.
  func wanted(by document: String) -> Set<String>? {
    var names: Set<String> = []
    for unit in units where unit.document == document {
      guard let wanted = unit.wanted else { return nil }
      names.formUnion(wanted)
    }
    return names
  }

  /// What shards of one run have in common: SHA-256 over the sorted names of all its cases.
  static func digest(of cases: some Sequence<String>) -> String {
    let sorted = cases.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return SHA256(sorted.flatMap { Array($0.utf8) + [10] }).hexadecimal
  }
}

extension ShardPlan.Unit {
  fileprivate init(_ job: GoldenJob, _ variant: Variant, _ filter: CaseFilter) {
    let document = job.document
    self.init(document: document.name, variant: variant, cases: [], wanted: [], cost: Self.floor)
    // Whoever the unit falls to says what is wrong with it.
    guard let plan = try? document.plan(variant) else {
      wanted = nil
      return
    }
    for planned in plan {
      let own = planned.cases.map(\.path).filter { filter.includes(path: $0) }
      wanted? += planned.cases.map(\.path)
      cases += own
      cost += Self.cost(of: planned.screen, frames: own.count)
    }
    let text = document.layoutName(in: variant).path
    wanted?.append(text)
    if filter.includes(path: text) { cases.append(text) }
  }

  /// Reading and resolving, which each unit takes.
  private static var floor: Int { 3_000 }

  /// Layout goes by nodes, painting and comparing by pixels: a fit to what the examples take.
  ///
  /// How high a screen is that fits its content is known once it is laid out; until then each
  /// node counts as so much of it.
  private static func cost(of screen: Screen, frames: Int) -> Int {
    let nodes = screen.root.count
    let scale = Double(screen.variant.scale)
    let height = screen.canvas.height ?? min(Double(nodes) * 20, 2_000)
    let pixels = screen.canvas.width * height * scale * scale
    return nodes * 130 + frames * (2_500 + Int(min(pixels, 1e12) / 60))
  }
}

extension Node {
  /// How many nodes there are from here down.
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
