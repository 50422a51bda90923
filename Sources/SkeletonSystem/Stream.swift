#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// One of the two streams a command speaks through.
package enum Stream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether somebody is looking, rather than a file or a pipe.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes every byte; nothing happens once the reader has gone away.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    let name = self == .output ? "standard output" : "standard error"
    do {
      try Files.writeAll(bytes, to: rawValue, named: name)
    } catch {
      if error.code != EPIPE { throw error }
    }
  }

  package func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Lets a reader that goes away (`| head`) be an answer of `write`, not the end of the process.
  ///
  /// Nor does a file that grows beyond what `ulimit -f` allows end it with half of it written.
  package static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process with status 130 when it is interrupted, as shells report it.
  ///
  /// A parent's mask is inherited, and some (Foundation's `Process`) hand down a full one.
  package static func exitWhenInterrupted() {
    _ = signal(SIGINT) { _ in _exit(130) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
