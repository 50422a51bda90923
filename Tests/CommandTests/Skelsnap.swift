import Foundation
import Testing

/// The built command, run as a separate process.
enum Skelsnap {
  struct Outcome: Sendable {
    var status: Int32
    var output: String
    var error: String
  }

  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(binary, arguments, in: folder, environment: environment)
  }

  /// Any other program, such as a shell.
  static func run(
    _ program: URL, _ arguments: [String], in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = Self.environment.merging(environment) { $1 }
    let output = Pipe()
    let error = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // The output to standard error fits into a pipe's buffer, so the streams can be read one after
    // the other.
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      error: String(decoding: complained, as: UTF8.self))
  }

  /// The environment without what CI systems tell: the tests may run there, in parallel jobs.
  static let environment = ProcessInfo.processInfo.environment.merging(
    [
      "CI", "TF_BUILD", "SNAPSHOT_ARTIFACTS",
      "TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", "TEST_SHARD_STATUS_FILE", "BUILDKITE_PARALLEL_JOB",
      "BUILDKITE_PARALLEL_JOB_COUNT", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL",
      "SYSTEM_JOBPOSITIONINPHASE", "SYSTEM_TOTALJOBSINPHASE", "CI_NODE_INDEX", "CI_NODE_TOTAL",
    ].map { ($0, "") }
  ) { $1 }

  /// The command is built into the same folder as the tests.
  static var binary: URL {
    #if os(macOS)
      let bundle = Bundle(for: Anchor.self).bundleURL
    #else
      let bundle = Bundle.main.executableURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().appendingPathComponent("skelsnap")
  }

  private final class Anchor {}
}

/// A temporary folder that is deleted after the test.
final class Scratch: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "skelsnap-command-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }
}

extension Scratch {
  /// Commits all that is there to `main` of a repository of its own.
  func commit() throws {
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "commit", "-q", "-m", "x")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let outcome = try Skelsnap.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", path] + arguments)
    try #require(outcome.status == 0, "\(outcome.error)")
    return outcome.output
  }
}
