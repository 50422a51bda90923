import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pseudo-terminal that types keys and reads the command's output.
final class PseudoTerminal {
  private let primary: Int32
  private let secondary: FileHandle
  private let process = Process()
  private(set) var text = ""
  /// How long the command may say nothing, in milliseconds.
  var patience: Int32 = 20_000
  /// The end of the output that was already matched.
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
    process.environment = Skelsnap.environment
      .filter { !["KITTY_WINDOW_ID", "TERM_PROGRAM", "LC_TERMINAL", "TMUX"].contains($0.key) }
      .merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
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

  /// Reads until this text appears, and returns all output since the last call.
  @discardableResult
  func wait(for due: String) throws -> String {
    while true {
      if let range = text[unread...].range(of: due) {
        defer { unread = range.upperBound }
        return String(text[unread..<range.upperBound])
      }
      guard let more = read(within: patience) else { throw Silence(due: due, text: text) }
      // Appending invalidates the index.
      let known = text.utf8.distance(from: text.startIndex, to: unread)
      text += more
      unread = text.utf8.index(text.startIndex, offsetBy: known)
    }
  }

  /// The exit status of the command; nil if it does not end.
  func end() -> Int32? {
    for _ in 0..<600 where process.isRunning {
      if let more = read(within: 100) { text += more }
    }
    guard !process.isRunning else { return nil }
    // It may have written and ended before it was looked at for the first time.
    while let more = read(within: 0) { text += more }
    process.waitUntilExit()
    return process.terminationStatus
  }

  func interrupt() { process.interrupt() }

  /// Whether the terminal is in its normal mode, with echo and line input.
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

/// The system's `read`, whose name is hidden by a method of the terminal.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
