#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonLanguage
import SkeletonSystem

/// Reads single key presses from the terminal.
///
/// While it exists, the terminal is in raw mode: it does not echo keys or wait for the end of a
/// line. Afterwards the previous mode is restored, even if a signal ends the process.
package final class Keyboard: Sendable {
  package enum Key: Hashable, Sendable {
    case character(Character)
    /// Arrows, function keys, letters beyond ASCII: keys without a meaning here.
    case other
    /// Control-C.
    case interrupt
    /// Control-D, or the terminal was closed.
    case end
  }

  /// Whether standard input is a terminal.
  package static var isThere: Bool { isatty(STDIN_FILENO) == 1 }

  /// nil if standard input is not a terminal.
  package init?() {
    guard Self.isThere, Self.remember() else { return nil }
    // Installed before the mode is changed, so that a signal in between also restores it.
    for number in Self.endings {
      _ = signal(number) { number in
        Keyboard.restore()
        _exit(128 + number)
      }
    }
    guard Self.becomeRaw() else {
      Self.resetSignals()
      return nil
    }
  }

  deinit {
    Self.restore()
    Self.resetSignals()
  }

  /// Signals that end a process and can be handled.
  private static var endings: [Int32] { [SIGINT, SIGTERM, SIGHUP, SIGQUIT] }

  private static func resetSignals() {
    for number in endings { _ = signal(number, SIG_DFL) }
    StandardStream.exitWhenInterrupted()
  }

  /// Waits for a key.
  package func next() -> Key {
    guard let byte = Self.byte(waiting: -1) else { return .end }
    switch byte {
    case 3: return .interrupt
    // A terminal turns a Control-D that was pressed before raw mode into a zero byte.
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
  /// The next byte; nil if none arrives within this many milliseconds, or at the end of the input.
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

  /// The terminal's previous mode; also read by the signal handler.
  nonisolated(unsafe) private static var before: termios?

  private static func remember() -> Bool {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    unsafe before = settings
    return true
  }

  private static func becomeRaw() -> Bool {
    guard var settings = unsafe before else { return false }
    // Also disables signals: a process killed by Control-C would leave the terminal in raw mode.
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
