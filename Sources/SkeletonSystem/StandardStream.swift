#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// Standard output or standard error.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether it is a terminal, rather than a file or a pipe.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes; does nothing once the reader has closed the pipe.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    let name = self == .output ? "standard output" : "standard error"
    do {
      try Files.writeAll(bytes, to: rawValue, named: name)
    } catch {
      if error.code != EPIPE { throw error }
    }
  }

  package func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Opens `/dev/null` on standard input, output and error if the parent process has closed them.
  ///
  /// Otherwise the next file that is opened would take the number, and what a C library prints would
  /// land in it. Each is opened in the wrong direction, so that using it fails as it does on a closed
  /// one: data that nobody can receive is an error.
  package static func occupyClosedOnes() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      let direction = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // In a root without devices, any folder can be opened, but neither read from nor written to.
      var opened = unsafe open("/dev/null", direction)
      if opened < 0 { opened = unsafe open("/", O_RDONLY) }
      // The lowest free number is taken, which is this one, because those below it are open.
      guard opened == number else { _exit(2) }
    }
  }

  /// Makes writing to a closed pipe (`| head`) an error, instead of a signal that ends the process.
  ///
  /// Does the same for a file that would exceed `ulimit -f`, so that the process does not end with
  /// half of it written.
  package static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process with status 130 on SIGINT, as shells report it.
  ///
  /// Also unblocks the signal: the mask is inherited from the parent process, and some parents
  /// (Foundation's `Process`) block all signals.
  package static func exitWhenInterrupted() {
    _ = signal(SIGINT) { _ in _exit(130) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    _ = unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
