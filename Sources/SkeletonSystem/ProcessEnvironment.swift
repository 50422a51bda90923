#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment variables and the working folder of the process.
package enum ProcessEnvironment {
  /// The arguments of the command, without its own name; nil for one that is not UTF-8, which would
  /// otherwise name another file.
  package static var arguments: [String?] {
    unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)
    ).dropFirst().map { unsafe $0.flatMap { unsafe String(validatingCString: $0) } }
  }

  /// The value of a variable; nil if it is not set.
  package static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The name of the variable by which a CI system identifies itself; nil if not in CI.
  ///
  /// The variable must be set to something other than an empty text, `0` or `false`.
  ///
  /// - Parameter value: looks up an environment variable by name.
  package static func variableOfCI(in value: (String) -> String? = value(of:)) -> String? {
    ["CI", "TF_BUILD"].first { !["", "0", "false"].contains(value($0)?.lowercased() ?? "") }
  }

  /// The folder that relative paths refer to.
  package static var workingFolder: String {
    guard let text = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}

extension ProcessEnvironment {
  /// Blocks the thread.
  package static func wait(milliseconds: Int) {
    _ = poll(nil, 0, Int32(clamping: milliseconds))
  }

  /// Ends the process.
  package static func end(with status: Int32) -> Never { exit(status) }
}
