import SkeletonLanguage
import SkeletonLifecycle
import SkeletonModel

/// A way a load can go, and its words.
struct UsualLoad: Sendable {
  var script: LoadingScript

  init(_ steps: [(Microseconds, LoadingEvent)]) {
    script = LoadingScript(steps.map { LoadingScript.Step($0.0, $0.1) })
  }

  /// Whether it changes what the trees are made of.
  var setsParameters: Bool {
    script.steps.contains { if case .set = $0.event { true } else { false } }
  }

  /// `50ms data, 2000ms refresh`.
  var words: String {
    let steps = script.steps.map { step in
      "\(step.instant.milliseconds) ms \(step.event.words)"
    }
    return steps.isEmpty ? "when nothing arrives" : "after " + steps.joined(separator: ", ")
  }
}

/// Loads that between them ask for every rule of the machine that the document has.
///
/// - Parameter lifecycle: What the instants are chosen for: that of the document as it is written,
///   where it is compared with another.
func usualLoads(of document: Document, at lifecycle: Lifecycle) -> [UsualLoad] {
  let soon = max(lifecycle.minimumDisplay / 2, 1_000)
  let late = max(2 * lifecycle.minimumDisplay, 1_000_000)
  var loads: [[(Microseconds, LoadingEvent)]] = [
    [], [(soon, .data(nil))], [(late, .data(nil))], [(soon, .empty)],
    [(100_000, .disappear), (late, .appear), (2 * late, .data(nil))],
    [(soon, .data(nil)), (2 * late, .disappear), (3 * late, .appear)],
    [(soon, .data(nil)), (2 * late, .refresh), (3 * late, .data(nil))],
    [(soon, .data(nil)), (2 * late, .refresh), (2 * late + 50_000, .data(nil))],
    [(soon, .data(nil)), (2 * late, .refresh), (3 * late, .empty)],
    [(late, .data([0])), (late + 200_000, .data([1])), (late + 400_000, .data(nil))],
    [(100_000, .fps(20)), (8_000_000, .fps(60)), (9_000_000, .data(nil))],
    [(100_000, .memory(10_000)), (2_000_000, .memory(1)), (9_000_000, .data(nil))],
    [(100_000, .memory(95)), (2_000_000, .memory(1)), (9_000_000, .data(nil))],
    [(100_000, .scroll(to: 300, speed: 4_000)), (2_000_000, .scroll(to: 320, speed: 0))],
    [
      (soon, .data(nil)), (2 * late, .scroll(to: 100_000, speed: 500)), (3 * late, .data(nil)),
      (4 * late, .scroll(to: 200_000, speed: 500)),
    ],
    [
      (soon, .data(nil)), (2 * late, .scroll(to: 700, speed: 500)),
      (3 * late, .scroll(to: 1_400, speed: 500)),
    ],
  ]
  for field in document.otherParameters {
    loads.append([(soon, .set([field])), (late, .data(nil)), (2 * late, .set([field]))])
  }
  for error in document.errorCases.compactMap(document.loadingError) {
    let fail = LoadingEvent.fail(error, items: nil)
    loads += [
      [(late, fail), (60_000_000, .dismiss)],
      [(late, fail), (late + 400_000, fail), (60_000_000, .retry(nil)), (70_000_000, .data(nil))],
      [(late, fail), (late + 10_000_000, .tap)],
      [(soon, .data(nil)), (2 * late, .refresh), (3 * late, fail), (60_000_000, .dismiss)],
      [(late, .data([0])), (late + 100_000, .fail(error, items: [1])), (3 * late, .retry([1]))],
      [(late, .server(error)), (60_000_000, .data(nil))],
      [(soon, .data(nil)), (2 * late, .scroll(to: 100_000, speed: 500)), (3 * late, fail)],
    ]
  }
  return loads.map(UsualLoad.init)
}

extension LoadingEvent {
  fileprivate var words: String {
    switch self {
    case .data(nil), .empty, .refresh, .dismiss, .tap, .appear, .disappear, .retry(nil): name
    case .data(let rows?), .retry(let rows?): "\(name) \(rows)"
    case .fail(let error, let rows): "fail \(error.name)" + (rows.map { " \($0)" } ?? "")
    case .scroll(let to, _): "scroll to \(to.threeDecimals)"
    case .fps(let rate): "fps \(rate.threeDecimals)"
    case .memory(let megabytes): "memory \(megabytes.threeDecimals) MB"
    case .set(let fields):
      "set " + fields.map { "\($0.name): \($0.value.text())" }.joined(separator: ", ")
    case .server(let error): "server \(error?.name ?? "message")"
    }
  }
}
