import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel

/// Laws on the time of a document that says how it loads, checked on the machine's values for all of
/// its scenarios, and on arrivals of their own.
///
/// Most variants differ in nothing that the machine asks for, and share their runs.
struct LoadingLaws {
  private let document: Document
  private let lifecycle: Lifecycle
  private var loads: [Load] = []
  private(set) var faults: [Fault] = []
  /// Events of the scenarios, and settings for the content there is, that have no effect.
  private(set) var problems: [Diagnostic] = []

  /// What variants that share their runs have in common.
  private struct Load {
    var plan: LoadingPlan
    var sight: Sight
    var rowsSeen: Int
    var variants: [Variant]
  }

  /// nil where the document does not say how it loads, and nothing is to be paid for.
  init?(_ document: Document) {
    guard document.hasOwnLoading else { return nil }
    self.document = document
    lifecycle = document.lifecycle
  }

  mutating func check(_ variants: [Variant], on shelf: inout PlacedShelf) {
    for variant in variants { place(variant, on: &shelf) }
    let scenarios = document.scenarioNames.compactMap(document.scenario)
    if let plan = loads.first?.plan {
      problems = scenarios.flatMap { $0.script.problems(for: plan) }
        .filter { $0.severity == .warning }
      problems += document.settingsInVain(for: plan)
    }
    var sweeps: [ArrivalSweep: [SweepFault]] = [:]
    for load in loads {
      // What a scenario shows to be broken needs no arrival of ours.
      var broken: Set<Law> = []
      for scenario in scenarios {
        let position = document.scenarioPosition(scenario.name) ?? document.position
        for fault in runFaults(LoadingRun(load.plan, scenario.script), load.sight) {
          broken.insert(fault.law)
          add(fault, "scenario '\(scenario.name)'", at: position, to: load.variants)
        }
      }
      for fault in curveFaults(load.plan) {
        add(fault, nil, at: position(of: ["transitions", fault.subject]), to: load.variants)
      }
      let silence = LoadingRun(load.plan, LoadingScript())
      for fault in lateSkeletonFaults(silence, seen: load.rowsSeen) {
        add(fault, nil, at: position(of: ["budget", "appearWithin"]), to: load.variants)
      }
      let sweep = ArrivalSweep(load.plan, load.sight)
      let found = sweeps[sweep] ?? sweep.faults()
      sweeps[sweep] = found
      for one in found where !broken.contains(one.fault.law) {
        add(
          one.fault, "\(one.arrival.words) at \(one.arrivesAt.words)",
          at: position(of: [one.fault.law.rawValue]), to: load.variants)
      }
    }
  }

  /// Lays a variant out, and finds what it shares with others.
  private mutating func place(_ variant: Variant, on shelf: inout PlacedShelf) {
    var trees: [(tree: LoadingTree, screen: PlacedScreen)] = []
    for state in document.states {
      guard let tree = LoadingTree(rawValue: state.tree) else { continue }
      // What cannot be laid out is reported with its pictures.
      guard let placed = shelf.placed(state, in: variant) else { return }
      trees.append((tree, placed))
    }
    func screen(_ tree: LoadingTree) -> PlacedScreen? {
      trees.first { $0.tree == tree }?.screen
    }
    let skeleton = screen(.skeleton)
    if let skeleton { checkShift(skeleton, in: variant, on: &shelf) }
    let given = trees
    let screens = LoadingScreens(document, in: variant, shaper: TextShaper()) { state in
      given.first { $0.tree.rawValue == state.tree }?.screen
    }
    guard let plan = try? screens.plan() else { return }
    let sight = Sight(trees, items: lifecycle.items)
    let rowsSeen =
      skeleton?.rowsSeen(of: lifecycle.items, above: plan.geometry.viewport?.bottom) ?? 0
    let known = loads.firstIndex {
      $0.plan == plan && $0.sight == sight && $0.rowsSeen == rowsSeen
    }
    if let known {
      loads[known].variants.append(variant)
    } else {
      loads.append(Load(plan: plan, sight: sight, rowsSeen: rowsSeen, variants: [variant]))
    }
  }

  /// Compares a skeleton with all that can take its place. Only the rows of the content are promised
  /// without a budget.
  private mutating func checkShift(
    _ skeleton: PlacedScreen, in variant: Variant, on shelf: inout PlacedShelf
  ) {
    let shift = lifecycle.budget.shift
    var known: Set<String> = []
    for state in document.statesAfterSkeleton where shift != nil || state == .content {
      // The first case is the one that was laid out already.
      let isFirst = state == .error(document.errorCases.first)
      guard let other = shelf.placed(isFirst ? .error(nil) : state, in: variant) else { continue }
      let items = state == .content ? lifecycle.items : nil
      // Error cases that differ in their words alone break it alike.
      faults += shiftFaults(skeleton, other, items: items, shift: shift).filter {
        known.insert("\($0.subject) \($0.node) \($0.message)").inserted
      }
    }
  }

  private mutating func add(
    _ fault: RunFault, _ run: String?, at position: TextPosition, to variants: [Variant]
  ) {
    for variant in variants {
      faults.append(
        Fault(
          law: fault.law, tree: "skeleton", node: "",
          subject: "\(run ?? ""): \(fault.subject)", excess: fault.excess, variant: variant.slug,
          message: (run.map { $0 + (fault.instant == nil ? ": " : ", ") } ?? "") + fault.words,
          position: position))
    }
  }

  /// Where the document says something of its lifecycle; if its theme does, where it begins.
  private func position(of path: [String]) -> TextPosition {
    document.lifecyclePosition(of: path) ?? document.lifecyclePosition(of: Array(path.prefix(1)))
      ?? document.position
  }
}

extension ArrivalSweep.Arrival {
  fileprivate var words: String {
    switch self {
    case .data: "data"
    case .empty: "'empty'"
    case .failure: "a failure"
    case .rows: "row 0"
    case .leaving: "data before leaving,"
    }
  }
}

extension Document {
  /// Warnings of what the lifecycle says in vain of the content there is.
  fileprivate func settingsInVain(for plan: LoadingPlan) -> [Diagnostic] {
    func warning(_ key: String, _ reason: String) -> Diagnostic? {
      lifecyclePosition(of: [key]).map {
        Diagnostic(.warning, at: $0, "'\(key)' has no effect: \(reason)")
      }
    }
    guard plan.hasRows else { return [] }
    let count = plan.geometry.rows.count
    var found: [Diagnostic?] = []
    if plan.lifecycle.prefetch != nil, plan.geometry.viewport == nil {
      found.append(warning("prefetch", "the canvas is as high as its content, so all is seen"))
    }
    if let pages = plan.lifecycle.pages, count <= pages.size {
      found.append(
        warning(
          "pages", "the content has \(count) rows, and a page \(pages.size): there is no second"))
    }
    return found.compactMap(\.self)
  }
}
