/// How a screen loads: a theme's `lifecycle` with a document's laid over it.
package struct Lifecycle: Hashable, Sendable {
  /// The id of the `repeat` whose rows arrive one by one.
  package var items: String?
  package var minimumDisplay: Microseconds = 0
  /// nil means never.
  package var timeout: Microseconds?
  package var transitions = Transitions()
  package var stagger = Stagger()
  package var refresh = Refresh()
  package var errorPlacement = ErrorPlacement.replace
  package var dismissAfter: Microseconds?
  package var retry: Retry?
  package var pages: Pages?
  /// How many screens ahead the images of rows are fetched.
  package var prefetch: Double?
  package var budget = Budget()

  package init() {}

  package struct Transitions: Hashable, Sendable {
    package var content = Transition()
    package var empty = Transition()
    package var error = Transition()
    package var refresh = Transition()

    package init() {}
  }

  /// How one state gives way to another.
  package struct Transition: Hashable, Sendable {
    package var duration: Microseconds
    package var easing: Easing
    package var mode: FadeMode

    package init(
      duration: Microseconds = 300_000, easing: Easing = .easeInOut, mode: FadeMode = .dual
    ) {
      self.duration = duration
      self.easing = easing
      self.mode = mode
    }
  }

  package enum FadeMode: String, Hashable, Sendable, CaseIterable { case dual, over }

  package struct Stagger: Hashable, Sendable {
    package var appear: Microseconds = 0
    package var reveal: Microseconds = 0
    package var limit = 10

    package init() {}
  }

  package struct Refresh: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable {
      case none, newRows, overlay, replace
    }
    package var mode = Mode.none
    package var opacity = 1.0

    package init() {}
  }

  package enum ErrorPlacement: String, Hashable, Sendable, CaseIterable {
    case replace, over, items
  }

  package struct Retry: Hashable, Sendable {
    package var maxAttempts: Int
    package var initialDelay: Microseconds = 1_000_000
    package var factor = 2.0
    package var maxDelay: Microseconds = 30_000_000

    package init(maxAttempts: Int) {
      self.maxAttempts = maxAttempts
    }
  }

  package struct Pages: Hashable, Sendable {
    package var size = 20
    package var threshold = 5
    package var placeholders = 5

    package init() {}
  }

  /// What loading may cost; nil means no limit.
  package struct Budget: Hashable, Sendable {
    package var appearWithin: Microseconds?
    package var shift: Double?
    package var shimmers: Int?
    package var memory: Double?
    package var frameRate: Double?
    package var scrollSpeed: Double?

    package init() {}
  }
}

extension Lifecycle.Retry {
  /// How long to wait after so many attempts have failed: `initialDelay · factor^(failed − 1)`, at
  /// most `maxDelay`, to the nearest microsecond.
  ///
  /// Fixed-point numbers with twelve decimals: what they lose in a thousand steps is far less than
  /// a microsecond, and no machine's floating point plays a part.
  package func delay(afterFailures failed: Int) -> Microseconds {
    let unit = 1_000_000_000_000 as Int128
    let factor = Int128((factor * 1_000_000).rounded())
    let most = Int128(maxDelay) * unit
    var delay = min(Int128(initialDelay) * unit, most)
    for _ in 1..<max(failed, 1) where delay < most {
      delay = min(delay * factor / 1_000_000, most)
    }
    return Microseconds((delay + unit / 2) / unit)
  }
}
