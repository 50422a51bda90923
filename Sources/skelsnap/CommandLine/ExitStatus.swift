import SkeletonGoldens
import SkeletonModel

/// The exit status of the process. All rules for it are here.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case clean = 0
  case differences = 1
  case failure = 2
  case usage = 64
  case interrupted = 130
}

extension ExitStatus {
  /// What it says, for the manual.
  var meaning: String {
    switch self {
    case .clean: "Success: where goldens were compared, every frame matches its own."
    case .differences: "Something differs, is missing, is obsolete or has drifted."
    case .failure: "Something could not be compared, read or written."
    case .usage: "The command line is wrong."
    case .interrupted: "Interrupted."
    }
  }

  init(_ standing: Standing) {
    switch standing {
    case .clean: self = .clean
    case .differences: self = .differences
    case .failure: self = .failure
    }
  }

  /// For the result of a run.
  init(_ result: RunResult) { self.init(result.standing) }

  /// For the worst of these verdicts.
  init(_ verdicts: [Verdict]) { self.init(verdicts.map(\.standing).max() ?? .clean) }

  /// For the reason why the command stopped.
  init(_ stop: Stop) {
    switch stop {
    case .usage: self = .usage
    case .failure, .said: self = .failure
    }
  }
}
