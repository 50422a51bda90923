import SkeletonModel

/// The states of a load.
package enum LoadingState: Hashable, Sendable {
  case idle, loading, loaded, empty, error, refreshing
  case hydrating(loaded: RowNumbers, failed: RowNumbers)

  package var name: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .hydrating: "hydrating"
    case .loaded: "loaded"
    case .empty: "empty"
    case .error: "error"
    case .refreshing: "refreshing"
    }
  }
}

/// A state and the instant it was entered at.
package struct StateEntry: Hashable, Sendable {
  package var instant: Microseconds
  package var state: LoadingState

  package init(_ instant: Microseconds, _ state: LoadingState) {
    self.instant = instant
    self.state = state
  }
}

/// Something that happened, in the words of the log.
package struct LogEntry: Hashable, Sendable {
  package var instant: Microseconds
  package var kind: LogKind
  /// In the order in which they are written.
  package var fields: [LoadingEvent.Field]

  package init(_ instant: Microseconds, _ kind: LogKind, _ fields: [LoadingEvent.Field] = []) {
    self.instant = instant
    self.kind = kind
    self.fields = fields
  }
}

package enum LogKind: String, Hashable, Sendable, CaseIterable {
  case appear, disappear
  case loadStart = "load.start"
  case attemptStart = "attempt.start"
  case data, empty, fail, ignored
  case skeletonShow = "skeleton.show"
  case skeletonHide = "skeleton.hide"
  case skeletonGone = "skeleton.gone"
  case shimmerStart = "shimmer.start"
  case shimmerStop = "shimmer.stop"
  case transitionStart = "transition.start"
  case transitionEnd = "transition.end"
  case rowShow = "row.show"
  case rowReveal = "row.reveal"
  case rowError = "row.error"
  case rowRetry = "row.retry"
  case announce, analytics, timeout, retry
  case retrySchedule = "retry.schedule"
  case retryExhausted = "retry.exhausted"
  case errorShow = "error.show"
  case reconnect
  case bannerShow = "banner.show"
  case bannerDismiss = "banner.dismiss"
  case dismiss, refresh
  case pageRequest = "page.request"
  case prefetch
}

/// Why placeholders give way.
enum HideReason: String { case data, minimumDisplay, timeout, error }

/// Why groups stop.
enum StillReason: String, Hashable, Sendable { case state, frameRate, memory, scroll }

extension JSON {
  /// An instant or a duration in milliseconds, fractions where needed.
  package static func milliseconds(_ time: Microseconds) -> JSON { .number(Double(time) / 1000) }

  static func rows(_ rows: [Int]) -> JSON { .array(rows.map { .integer($0) }) }
}

extension LoadingState {
  /// For people: `hydrating 2, 1 failed`.
  package var words: String {
    guard case .hydrating(let loaded, let failed) = self else { return name }
    return name + " \(loaded.count)" + (failed.isEmpty ? "" : ", \(failed.count) failed")
  }
}

extension LogEntry {
  /// Its fields for people: `to content, duration 300`.
  package var fieldWords: String {
    fields.map { "\($0.name) \(printable($0.value.words))" }.joined(separator: ", ")
  }
}

extension JSON {
  fileprivate var words: String {
    switch self {
    // Quoted where it would read as several values.
    case .string(let text):
      text.isEmpty || text.contains { ",\"[]{}".contains($0) } || text.first == " "
        || text.last == " " ? self.text() : text
    case .array(let items): "[" + items.map(\.words).joined(separator: " ") + "]"
    case .null, .bool, .number, .object: text(.line)
    }
  }
}

extension Microseconds {
  /// As milliseconds: `350`, `16.667`.
  package var milliseconds: String { (Double(self) / 1000).shortestDecimal }
}
