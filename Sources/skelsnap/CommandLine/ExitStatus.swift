import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// The status a process ends with, and all there is that decides it.
enum ExitStatus: Int32, Sendable {
  case clean = 0
  case differences = 1
  case failure = 2
  case usage = 64
  case interrupted = 130
}

extension ExitStatus {
  init(_ standing: Standing) {
    switch standing {
    case .clean: self = .clean
    case .differences: self = .differences
    case .failure: self = .failure
    }
  }

  /// By what a run has found.
  init(_ result: RunResult) { self.init(result.standing) }

  /// By the worst of what was found of pictures.
  init(_ verdicts: [Verdict]) { self.init(verdicts.map(\.standing).max() ?? .clean) }

  /// By why the command went no further.
  init(_ stop: Stop) {
    switch stop {
    case .usage: self = .usage
    case .failure, .said: self = .failure
    }
  }
}
