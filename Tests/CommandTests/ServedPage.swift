import Foundation
import SkeletonModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A running command that serves a page.
final class ServedPage {
  let process = Process()
  /// The port and the secret part of its address.
  let port: UInt16
  let token: String
  private let error = Pipe()

  init(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws {
    process.executableURL = Skelsnap.binary
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = Skelsnap.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    var line = ""
    while !line.hasSuffix("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1),
      !byte.isEmpty
    {
      line += String(decoding: byte, as: UTF8.self)
    }
    guard let address = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)),
      let port = address.port
    else { throw Trouble(message: "no address, but '\(line)'") }
    self.port = UInt16(port)
    token = address.pathComponents[1]
  }

  deinit { if process.isRunning { process.terminate() } }

  struct Trouble: Error { var message: String }

  /// By Control-C; returns the status and what was complained.
  func end() -> (status: Int32, error: String) {
    process.interrupt()
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  /// In kilobytes; only where Linux says so.
  var memory: Int? {
    guard
      let status = try? String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return nil }
    return Int(line.split(separator: " ")[1])
  }

  /// A request as any program can send it: bytes, and what comes back until the other side ends it,
  /// or says nothing for so long.
  func send(_ text: String, waiting milliseconds: Int = 2000) throws -> String {
    let line = try Line(to: port)
    line.send(text)
    return line.answer(waiting: milliseconds)
  }

  /// A request of the page, with what else is in its header. The other side ends the connection, and so
  /// it is waited for as long as a compiler may take.
  func ask(
    _ method: String, _ place: String, _ fields: [String] = [], body: String = ""
  ) throws -> String {
    let header =
      ["\(method) /\(token)/\(place) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"]
      + fields + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
    return try send(header.joined(separator: "\r\n") + "\r\n\r\n" + body, waiting: 1_800_000)
  }
}

/// A connection.
final class Line {
  private let socket: Int32

  /// A connection that the other side has closed is no reason to end.
  #if canImport(Darwin)
    private static let quietly: Int32 = 0
  #else
    private static let quietly = Int32(MSG_NOSIGNAL)
  #endif

  init(to port: UInt16) throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    socket = Foundation.socket(AF_INET, stream, 0)
    guard socket >= 0 else { throw ServedPage.Trouble(message: "no socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, size)
      }
    }
    guard status == 0 else { throw ServedPage.Trouble(message: "no connection") }
  }

  deinit { close(socket) }

  /// What the other side no longer takes is lost.
  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.send(socket, $0.baseAddress, $0.count, Self.quietly)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func answer(waiting milliseconds: Int) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var place = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&place, 1, Int32(milliseconds)) > 0 {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(socket, $0.baseAddress, $0.count, 0)
      }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
