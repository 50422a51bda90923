#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// The environment variables and the working folder of the process.
package enum ProcessEnvironment {
  /// The arguments of the command, without its own name; nil for one that is not UTF-8, which would
  /// otherwise name another file.
  ///
  /// nil if they cannot be read: on Linux, Swift's library reads them in `/proc`, which is not there in
  /// every sandbox, and a command without arguments would have nothing to fail at.
  package static var arguments: [String?]? {
    if CommandLine.argc < 1 { return nil }
    return unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)
    ).dropFirst().map { unsafe $0.flatMap { unsafe String(validatingCString: $0) } }
  }

  /// The value of a variable; nil if it is not set.
  package static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// All variables, as `NAME=value`.
  static var all: [String] {
    #if canImport(Darwin)
      let list = unsafe _NSGetEnviron().pointee
    #else
      // Swift takes `environ` for a variable that anybody may change, and does not let it be read.
      guard let place = unsafe dlsym(nil, "environ") else { return [] }
      let list = unsafe place.load(as: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self)
    #endif
    var lines: [String] = []
    while let line = unsafe list?[lines.count] { lines.append(unsafe String(cString: line)) }
    return lines
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
  ///
  /// Throws if it was deleted or cannot be determined: any other folder would be a wrong one to read
  /// from and to write to.
  package static var workingFolder: String {
    get throws(Failure) {
      guard let text = unsafe getcwd(nil, 0) else {
        let code = errno
        throw Failure(
          code == ENOENT
            ? "the working folder is gone; go to one that is there"
            : "the working folder cannot be determined: \(Failure.words(for: code))", code: code)
      }
      defer { unsafe free(text) }
      // Linux answers with '(unreachable)/…' in a folder that was unmounted.
      guard let folder = unsafe String(validatingCString: text), folder.hasPrefix("/") else {
        throw Failure("the working folder has no path that can be read as UTF-8")
      }
      return folder
    }
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
