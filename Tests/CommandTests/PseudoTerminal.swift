import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal with somebody at its keyboard: what the command says is read as it comes.
final class PseudoTerminal {
  private let primary: Int32
  private let secondary: FileHandle
  private let process = Process()
  private(set) var text = ""
  /// Up to where what was said has been waited for.
  private var unread = "".startIndex

  struct Silence: Error {
    var due: String
    var text: String
  }

  init(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws {
    var descriptors: (primary: Int32, secondary: Int32) = (0, 0)
    guard unsafe openpty(&descriptors.primary, &descriptors.secondary, nil, nil, nil) == 0 else {
      throw POSIXError(.ENODEV)
    }
    primary = descriptors.primary
    secondary = FileHandle(fileDescriptor: descriptors.secondary, closeOnDealloc: true)
    process.executableURL = Skelsnap.binary
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["KITTY_WINDOW_ID", "TERM_PROGRAM", "LC_TERMINAL", "TMUX"].contains($0.key) }
      .merging(
        ["CI": "", "TF_BUILD": "", "SNAPSHOT_ARTIFACTS": "", "TERM": "xterm", "NO_COLOR": "1"]
      ) { $1 }
      .merging(environment) { $1 }
    process.standardInput = secondary
    process.standardOutput = secondary
    process.standardError = secondary
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(primary)
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = unsafe write(primary, bytes, bytes.count)
  }

  /// Reads on until this has been said, and gives all that came since the last time.
  @discardableResult
  func wait(for due: String) throws -> String {
    while true {
      if let range = text[unread...].range(of: due) {
        defer { unread = range.upperBound }
        return String(text[unread..<range.upperBound])
      }
      guard let more = read(within: 20_000) else { throw Silence(due: due, text: text) }
      // An index does not survive what is added.
      let known = text.utf8.distance(from: text.startIndex, to: unread)
      text += more
      unread = text.utf8.index(text.startIndex, offsetBy: known)
    }
  }

  /// The status, once the command has ended; nil where it does not.
  func end() -> Int32? {
    for _ in 0..<600 where process.isRunning {
      if let more = read(within: 100) { text += more }
    }
    guard !process.isRunning else { return nil }
    process.waitUntilExit()
    return process.terminationStatus
  }

  func interrupt() { process.interrupt() }

  /// Whether keys are shown and lines waited for, as a terminal is found.
  var isAsFound: Bool {
    var settings = termios()
    guard unsafe tcgetattr(secondary.fileDescriptor, &settings) == 0 else { return false }
    let due = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & due == due
  }

  private func read(within milliseconds: Int32) -> String? {
    var wait = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&wait, 1, milliseconds) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe systemRead(primary, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}

/// `read`, which the terminal has a method of its own by the name of.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
