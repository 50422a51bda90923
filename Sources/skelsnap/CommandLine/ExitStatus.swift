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
  /// By what a run has found.
  init(_ result: RunResult) {
    self.init(found: result.exitStatus)
  }

  /// By the worst of what was found of pictures.
  init(_ verdicts: [Verdict]) {
    self.init(found: verdicts.map(\.exitStatus).max() ?? 0)
  }

  /// By what the library says of what was found.
  private init(found status: Int32) {
    self = ExitStatus(rawValue: status) ?? .failure
  }

  /// By why the command went no further.
  init(_ stop: Stop) {
    switch stop {
    case .usage: self = .usage
    case .failure, .said: self = .failure
    }
  }
}
