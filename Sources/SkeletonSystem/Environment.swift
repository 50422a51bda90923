#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the process was started with and in.
package enum Environment {
  /// A variable's value; nil where it is not set.
  package static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The variable by which a CI system says that it is at work; nil where none does.
  ///
  /// It is set, and neither empty, `0` nor `false`.
  ///
  /// - Parameter value: the environment, by name.
  package static func variableOfCI(in value: (String) -> String? = value(of:)) -> String? {
    ["CI", "TF_BUILD"].first { !["", "0", "false"].contains(value($0)?.lowercased() ?? "") }
  }

  /// The folder that relative paths are seen from.
  package static var workingFolder: String {
    guard let text = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}

extension Environment {
  /// Does nothing for a while.
  package static func wait(milliseconds: Int) {
    _ = poll(nil, 0, Int32(clamping: milliseconds))
  }

  /// Ends the process.
  package static func end(with status: Int32) -> Never { exit(status) }
}
