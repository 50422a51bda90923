import SkeletonLifecycle
import SkeletonModel

/// A run of the machine, for tests: times in milliseconds, log entries in one line each.
package struct LoadingSample: Sendable {
  package var plan = LoadingPlan()
  package var script: [(Int, LoadingEvent)] = []

  /// A screen without rows, whose skeleton has three groups that shimmer.
  package static var whole: LoadingSample {
    var sample = LoadingSample()
    sample.plan.shimmerCycle = 1_500_000
    sample.plan.geometry = LoadingGeometry(
      groups: (0..<3).map { group in
        .init(
          row: nil, span: .init(top: Double(group) * 100, bottom: Double(group) * 100 + 80),
          scrolls: false)
      })
    return sample
  }

  /// A screen of rows, each 100 high and a group of its own, of which six fit.
  package static func rows(_ count: Int, placeholders: Int? = nil) -> LoadingSample {
    let placeholders = placeholders ?? count
    var sample = LoadingSample()
    sample.plan.lifecycle.items = "row"
    sample.plan.shimmerCycle = 1_500_000
    func span(_ row: Int) -> LoadingGeometry.Span {
      .init(top: Double(row) * 100, bottom: Double(row) * 100 + 100)
    }
    sample.plan.geometry = LoadingGeometry(
      groups: (0..<placeholders).map { .init(row: $0, span: span($0), scrolls: true) },
      placeholders: placeholders, rows: (0..<count).map(span),
      viewport: .init(top: 0, bottom: 600))
    return sample
  }

  package func with(_ change: (inout LoadingPlan) -> Void) -> LoadingSample {
    var sample = self
    change(&sample.plan)
    return sample
  }

  package func script(_ steps: [(Int, LoadingEvent)]) -> LoadingSample {
    var sample = self
    sample.script = steps
    return sample
  }

  package func run(until: Int? = nil) -> LoadingRun {
    LoadingRun(
      plan, LoadingScript(script.map { .init($0 * 1000, $1) }), until: until.map { $0 * 1000 })
  }

  /// The states, as `200 loaded`.
  package var states: [String] { run().states.map(\.line) }

  /// The entries of these kinds, as `200 skeleton.hide reason data`.
  package func log(_ kinds: LogKind...) -> [String] {
    run().log.filter { kinds.contains($0.kind) }.map(\.line)
  }
}

extension StateEntry {
  package var line: String {
    let time = instant.milliseconds
    guard case .hydrating(let loaded, let failed) = state else { return "\(time) \(state.name)" }
    return "\(time) hydrating \(Array(loaded)) \(Array(failed))"
  }
}

extension LogEntry {
  package var line: String {
    ([instant.milliseconds, kind.rawValue] + fields.map { "\($0.name) \($0.value.plain)" })
      .joined(separator: " ")
  }
}

extension JSON {
  fileprivate var plain: String {
    if case .string(let text) = self { text } else { text(.line) }
  }
}

extension LoadingError {
  package static let failed = LoadingError(
    name: "failed", isRetryable: true, fields: [.init("message", "Try again")],
    announcement: "Try again")
  package static let final = LoadingError(name: "final", isRetryable: false, announcement: "No")
  package static let connectionLost = LoadingError(name: "connectionLost", isRetryable: true)
}
