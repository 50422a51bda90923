import SkeletonLifecycle
import SkeletonModel

/// What a law finds in one run of the machine.
struct RunFault: Hashable {
  var law: Law
  /// The kind of fault, without the amount.
  var subject: String
  /// nil where it is about the run as a whole.
  var instant: Microseconds?
  /// The amount: of faults of one kind, the one with the largest represents the others.
  var excess: Double = 0
  /// What was found, and what the law requires.
  var message: String
}

extension RunFault {
  /// `at 350 ms: …`, for a message that begins with what ran.
  var words: String { instant.map { "at \($0.words): \(message)" } ?? message }
}

/// Every law that looks at a run by itself.
func runFaults(_ run: LoadingRun, _ sight: Sight) -> [RunFault] {
  blankFaults(run, sight) + repaintFaults(run) + directionFaults(run) + minimumFaults(run)
    + timeoutFaults(run) + leavingFaults(run) + timerFaults(run) + shimmerFaults(run)
}

extension Microseconds {
  var words: String { "\((Double(self) / 1000).shortestDecimal) ms" }
}

extension LogEntry {
  /// The rows it names; nil where it names none.
  var rows: [Int]? {
    guard case .array(let items)? = fields.first(where: { $0.name == "rows" })?.value else {
      return nil
    }
    return items.compactMap { if case .number(let row) = $0 { Int(row) } else { nil } }
  }

  /// The word of a field.
  func word(_ name: String) -> String? {
    guard case .string(let word)? = fields.first(where: { $0.name == name })?.value else {
      return nil
    }
    return word
  }
}

/// What an eye can tell apart: one of the 255 steps between nothing and opaque.
let visibleStep = 1.0 / 255
