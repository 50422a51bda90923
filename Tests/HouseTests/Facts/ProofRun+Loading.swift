import SkeletonLayout
@testable import SkeletonFrames
@testable import SkeletonLanguage
@testable import SkeletonLifecycle
@testable import SkeletonModel

extension ProofRun {
  /// Of the kinds that the lines name, the log has these lines and no others.
  func failure(of play: Proof.Play, _ lines: [Proof.LogLine], absent: [String]) throws -> String? {
    let run = try run(of: play)
    let kinds = Set(lines.map(\.kind) + absent)
    // States have a list of their own, so their order among events means nothing.
    for isState in [true, false] {
      let found = (isState ? run.stateLines : run.eventLines).filter { kinds.contains($0.kind) }
      let wanted = lines.filter { ($0.kind == "state") == isState }
      for (found, wanted) in zip(found, wanted) where !found.holds(wanted) {
        return "\(play.name) logs '\(found.name)', not '\(wanted.name)'"
      }
      if found.count > wanted.count {
        return "\(play.name) also logs '\(found[wanted.count].name)'"
      }
      if found.count < wanted.count {
        return "\(play.name) does not log '\(wanted[found.count].name)'"
      }
    }
    return nil
  }

  /// What is seen at an instant, to the fourth decimal.
  func failure(of play: Proof.Play, at instant: Int, _ sights: [Proof.Sight]) throws -> String? {
    let frame = try run(of: play).frame(at: instant * 1000)
    func isOff(_ found: Double, _ sight: Proof.Sight) -> Bool {
      abs(found - sight.value) > 0.000_051
    }
    for sight in sights {
      var found: [Double] = []
      switch sight.thing {
      case .tree(let tree):
        found = [frame.layers.first { $0.tree.rawValue == tree }?.opacity ?? 0]
      case .phase: found = frame.layers.compactMap(\.phase)
      case .shimmering: found = [Double(frame.shimmering)]
      case .parameter(let name):
        found = frame.parameters.filter { $0.name == name }.compactMap { field in
          if case .number(let number) = field.value { number } else { nil }
        }
      case .rows(let range, let part):
        let rows = frame.rows.filter { range.contains($0.row) }
        guard rows.count == range.count else { return "\(play.name) has no rows \(range)" }
        found = rows.map {
          part == "skeleton" ? $0.skeleton : part == "content" ? $0.content : $0.error
        }
      }
      if found.isEmpty { return "\(play.name) at \(instant) ms has none of \(sight.thing)" }
      for value in found where isOff(value, sight) {
        return "\(play.name) at \(instant) ms has \(value) for \(sight.thing), not \(sight.value)"
      }
    }
    return nil
  }

  /// What a screen reader meets.
  func failure(
    of play: Proof.Play, at instant: Int, reading elements: [String], more: Bool
  ) throws -> String? {
    let run = try run(of: play)
    let screens = LoadingScreens(
      try document(play.document), in: play.variant, shaper: shaper)
    var reader = LoadingReader(screens, run.plan)
    let found = try reader.elements(of: run.stage(at: instant * 1000), at: instant * 1000).elements
      .map(\.line)
    let compared = more ? Array(found.prefix(elements.count)) : found
    return compared == elements
      ? nil : "\(play.name) at \(instant) ms reads \(found.joined(separator: "; "))"
  }

  func run(of play: Proof.Play) throws -> LoadingRun {
    if let run = runs[play] { return run }
    let document = try document(play.document)
    guard let scenario = document.scenario(play.scenario) else {
      throw ProofMistake(message: "\(play.document) has no scenario \(play.scenario)")
    }
    let made = LoadingRun(try plan(of: play), scenario.script)
    runs[play] = made
    return made
  }

  private func plan(of play: Proof.Play) throws -> LoadingPlan {
    var key = play
    key.scenario = ""
    if let plan = plans[key] { return plan }
    let made = try document(play.document).loadingPlan(in: play.variant, shaper: shaper)
    plans[key] = made
    return made
  }
}

extension Proof.LogLine {
  /// Whether this line of a log is the one that is wanted.
  fileprivate func holds(_ wanted: Self) -> Bool {
    instant == wanted.instant && kind == wanted.kind
      && wanted.fields.allSatisfy { fields[$0.key] == $0.value }
  }
}

extension LoadingRun {
  fileprivate var stateLines: [Proof.LogLine] {
    states.map { entry in
      var fields = ["state": entry.state.name]
      if case .hydrating(let loaded, let failed) = entry.state {
        fields["loaded"] = Array(loaded).runs
        fields["failed"] = Array(failed).runs
      }
      return .init(instant: entry.instant.inMilliseconds, kind: "state", fields: fields)
    }
  }

  fileprivate var eventLines: [Proof.LogLine] {
    log.map { entry in
      .init(
        instant: entry.instant.inMilliseconds, kind: entry.kind.rawValue,
        fields: Dictionary(entry.fields.map { ($0.name, $0.value.inWords) }) { first, _ in first })
    } + [
      .init(instant: end.inMilliseconds, kind: "end", fields: ["timers": "\(timers)"])
    ]
  }
}

extension Microseconds {
  fileprivate var inMilliseconds: String { (Double(self) / 1000).shortestDecimal }
}

extension [Int] {
  /// `0..3,7`
  fileprivate var runs: String {
    var runs: [ClosedRange<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" }
      .joined(separator: ",")
  }
}

extension JSON {
  fileprivate var inWords: String {
    switch self {
    case .string(let text): return text
    case .number(let number): return number.shortestDecimal
    case .bool(let value): return "\(value)"
    case .null: return "null"
    case .object: return text()
    case .array(let items):
      return items.compactMap { item in
        if case .number(let number) = item { Int(exactly: number) } else { nil }
      }.runs
    }
  }
}
