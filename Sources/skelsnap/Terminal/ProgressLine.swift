import SkeletonGoldens
import SkeletonLanguage
import SkeletonSystem
import Synchronization

/// The progress of a run, in one terminal line that is overwritten until the run ends.
final class ProgressLine: Sendable {
  private struct State {
    var shown: ContinuousClock.Instant?
    var isVisible = false
  }

  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// nil if standard error is not a capable terminal, or `--quiet` is set.
  init?(_ console: Console) {
    guard console.isTerminal, !console.isQuiet, ProcessEnvironment.value(of: "TERM") != "dumb",
      ProcessEnvironment.variableOfCI() == nil
    else { return nil }
  }

  /// A short run shows nothing.
  func show(_ progress: GoldenProgress) { show(progress.line) }

  /// - Parameter line: What to show after so much time.
  func show(_ line: (Duration) -> String) {
    let now = ContinuousClock.now
    let text = state.withLock { state -> String? in
      let isDue =
        if let shown = state.shown { now - shown >= .milliseconds(100) } else {
          now - start >= .milliseconds(300)
        }
      guard isDue else { return nil }
      state.shown = now
      state.isVisible = true
      return line(now - start)
    }
    if let text { try? StandardStream.error.write("\r\u{1b}[K" + text) }
  }

  /// Erases the line.
  func clear() {
    if state.withLock({ $0.isVisible }) { try? StandardStream.error.write("\r\u{1b}[K") }
  }
}

extension GoldenProgress {
  /// `312 cases, 45 of 73 variants, 410 cases/s, 2 s left, 3 failed`
  fileprivate func line(after time: Duration) -> String {
    let seconds = max(
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18, 0.001)
    var parts = [
      "\(cases) cases", "\(stepsDone) of \(steps) variants",
      "\(Int((Double(cases) / seconds).rounded())) cases/s",
    ]
    if stepsDone > 0, stepsDone < steps {
      let left = seconds / Double(stepsDone) * Double(steps - stepsDone)
      parts.append(
        left < 90 ? "\(Int(left.rounded(.up))) s left" : "\(Int((left / 60).rounded(.up))) min left"
      )
    }
    if failures > 0 { parts.append("\(failures) failed") }
    return parts.joined(separator: ", ")
  }
}
