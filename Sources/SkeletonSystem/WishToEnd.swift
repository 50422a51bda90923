#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// Control-C as something that is asked about, for what ends by it in order.
package enum WishToEnd {
  private static let isThere = Atomic<Bool>(false)

  /// From now on, Control-C and a polite request to end no longer end the process.
  package static func take() {
    // It is made here: a signal's handler may not.
    isThere.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { _ in WishToEnd.isThere.store(true, ordering: .relaxed) }
    }
  }

  package static var hasCome: Bool { isThere.load(ordering: .relaxed) }
}
