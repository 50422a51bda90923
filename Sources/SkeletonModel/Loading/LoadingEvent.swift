/// Something that happens to a screen, as a script has it.
package enum LoadingEvent: Hashable, Sendable {
  /// What was asked for arrives; nil means all that is pending.
  case data([Int]?)
  case empty
  /// Loading fails; nil means as a whole.
  case fail(LoadingError, items: [Int]?)
  /// The user tries again; nil means all that failed.
  case retry([Int]?)
  case refresh
  case dismiss
  /// The user taps beside what lies on top.
  case tap
  case appear
  case disappear
  case scroll(to: Double, speed: Double)
  case fps(Double)
  case memory(Double)
  case set([Field])
  /// A message of the server; nil for one that is about no error.
  case server(LoadingError?)

  /// A value by name, as it was written.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Its name in scripts and logs.
  package var name: String {
    switch self {
    case .data: "data"
    case .empty: "empty"
    case .fail: "fail"
    case .retry: "retry"
    case .refresh: "refresh"
    case .dismiss: "dismiss"
    case .tap: "tap"
    case .appear: "appear"
    case .disappear: "disappear"
    case .scroll: "scroll"
    case .fps: "fps"
    case .memory: "memory"
    case .set: "set"
    case .server: "server"
    }
  }
}

/// A case of a theme's errors, with the fields of the event that caused it laid over its own.
package struct LoadingError: Hashable, Sendable {
  package var name: String
  package var isRetryable: Bool
  /// All fields, with references replaced, but `retryable` and `codes`.
  package var fields: [LoadingEvent.Field]
  /// What the event and its code say, as it was written: for the error's tree.
  package var overrides: [LoadingEvent.Field]
  /// What a screen reader says as it shows; nil: nothing.
  package var announcement: String?

  package init(
    name: String, isRetryable: Bool, fields: [LoadingEvent.Field] = [],
    overrides: [LoadingEvent.Field] = [], announcement: String? = nil
  ) {
    self.name = name
    self.isRetryable = isRetryable
    self.fields = fields
    self.overrides = overrides
    self.announcement = announcement
  }

  /// A connection that was lost is restored by itself.
  package var isLostConnection: Bool { name == "connectionLost" }
}

/// What a screen reader says.
package struct Announcements: Hashable, Sendable {
  /// As the skeleton appears, and as long as it stands there; nil: nothing says it.
  package var loading: String?
  /// nil: nothing is said.
  package var loaded: String?

  package init(loading: String? = "Loading", loaded: String? = nil) {
    self.loading = loading
    self.loaded = loaded
  }
}

/// Events at instants: in the order of time, and those of one instant as they were written.
package struct LoadingScript: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package var instant: Microseconds
    package var event: LoadingEvent
    /// Where it is written.
    package var position: TextPosition?

    package init(
      _ instant: Microseconds, _ event: LoadingEvent, at position: TextPosition? = nil
    ) {
      self.instant = instant
      self.event = event
      self.position = position
    }
  }

  package private(set) var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps.enumerated().sorted {
      ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset)
    }.map(\.element)
  }
}
