import Foundation
import Testing

/// A shell as a reader has it: the command is on the `PATH`, home and project are separate, and no
/// variables of a CI system are set.
struct ReadersShell {
  private let scratch: Scratch
  private let path: String

  /// - Parameter hasProject: whether `init` and `record` have already been run.
  init(hasProject: Bool) throws {
    scratch = try Scratch()
    let bin = scratch.path + "/bin"
    for folder in ["bin", "home", "project"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path + "/" + folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: bin + "/skelsnap", withDestinationPath: Skelsnap.binary.path)
    let usual = "/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin"
    path = bin + ":" + usual
    // Replaces tools that are not installed, because they are not what is tested.
    for tool in ["git", "jq"] where !Self.isThere(tool, on: usual) {
      try scratch.write("#!/bin/sh\n[ \"$1\" ] && exit\ncat >/dev/null\n", to: "bin/" + tool)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: bin + "/" + tool)
    }
    try scratch.write("[user]\nname = Reader\nemail = reader@example.com\n", to: "home/.gitconfig")
    guard hasProject else { return }
    let begun = try run("set -e\nskelsnap init -q\nskelsnap record -q\n")
    try #require(begun.status == 0, "\(begun.output)")
  }

  /// Runs a script in the project, with both output streams combined, as in a terminal.
  func run(_ script: String) throws -> Skelsnap.Outcome {
    try scratch.write("exec 2>&1\n" + script, to: "script.sh")
    return try Skelsnap.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "-i", "PATH=\(path)", "HOME=\(scratch.path)/home",
        // What is compiled of SwiftUI takes long, and is the same for all.
        "SKELSNAP_CACHE=\(Documentation.folder)/.build/skelsnap-cache",
        "SKELSNAP_SWIFTC=\(Self.compiler)",
        "/bin/sh", scratch.path + "/script.sh",
      ], in: scratch.path + "/project")
  }

  /// The compiler that builds this test.
  private static let compiler: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swiftc" }.first(
      where: FileManager.default.isExecutableFile(atPath:)) ?? "swiftc"
  }()

  private static func isThere(_ tool: String, on path: String) -> Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }
}
