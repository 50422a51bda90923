#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// Somebody at a terminal who presses one key at a time.
///
/// As long as it lives the terminal shows no keys and waits for no ends of lines; then it is as it
/// was found, even if a signal ends the process.
package final class Keyboard: Sendable {
  package enum Key: Hashable, Sendable {
    case character(Character)
    /// Arrows, function keys, letters beyond ASCII: nothing anybody waits for.
    case other
    /// Control-C.
    case interrupt
    /// Control-D, or the terminal has gone away.
    case end
  }

  /// Whether standard input is a terminal.
  package static var isThere: Bool { isatty(STDIN_FILENO) == 1 }

  /// nil where standard input is no terminal.
  package init?() {
    guard Self.isThere, Self.remember() else { return nil }
    // Before the terminal is changed: a signal in between must find somebody who changes it back.
    for number in Self.endings {
      _ = signal(number) { number in
        Keyboard.restore()
        _exit(128 + number)
      }
    }
    guard Self.becomeRaw() else {
      Self.letGo()
      return nil
    }
  }

  deinit {
    Self.restore()
    Self.letGo()
  }

  /// Signals that end a process and let it have a last word.
  private static var endings: [Int32] { [SIGINT, SIGTERM, SIGHUP, SIGQUIT] }

  private static func letGo() {
    for number in endings { _ = signal(number, SIG_DFL) }
    Stream.exitWhenInterrupted()
  }

  /// Waits for a key.
  package func next() -> Key {
    guard let byte = Self.byte(waiting: -1) else { return .end }
    switch byte {
    case 3: return .interrupt
    // A zero is what becomes of a Control-D pressed too early.
    case 0, 4: return .end
    case 0x1b:
      KeySequence.skip(Self.byte)
      return .other
    case 0x20...0x7e, 9, 10, 13: return .character(Character(Unicode.Scalar(byte)))
    default: return .other
    }
  }
}

extension Keyboard {
  /// One byte; nil where none comes within so many milliseconds, or ever.
  private static func byte(waiting patience: Int32) -> UInt8? {
    var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = unsafe poll(&wait, 1, patience)
      if ready == 0 { return nil }
      guard ready > 0 || errno == EINTR else { return nil }
      if ready < 0 { continue }
      var byte: UInt8 = 0
      let got = unsafe read(STDIN_FILENO, &byte, 1)
      if got == 1 { return byte }
      guard got < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }

  /// What the terminal was; a signal's handler reads it too.
  nonisolated(unsafe) private static var before: termios?

  private static func remember() -> Bool {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    unsafe before = settings
    return true
  }

  private static func becomeRaw() -> Bool {
    guard var settings = unsafe before else { return false }
    // Signals too: a process that dies of Control-C would leave the terminal raw.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { controls in
      unsafe controls[Int(VMIN)] = 1
      unsafe controls[Int(VTIME)] = 0
    }
    return unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0
  }

  private static func restore() {
    guard var settings = unsafe before else { return }
    unsafe before = nil
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
