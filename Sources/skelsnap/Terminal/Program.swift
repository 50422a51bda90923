#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs other programs on the `PATH`.
package enum Program {
  /// The program that opens a file with its default application.
  package static var opener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Starts a program without waiting for it; false if it does not exist.
  ///
  /// It is disconnected from our standard streams.
  package static func start(_ name: String, _ arguments: [String]) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe release(words) }
    var process = pid_t()
    // Not waited for: it may stay open for hours. When this process ends, init adopts it.
    return unsafe posix_spawnp(&process, name, &actions, nil, &words, environ) == 0
  }

  private static func release(_ words: [UnsafeMutablePointer<CChar>?]) {
    for index in unsafe words.indices { unsafe free(words[index]) }
  }
}
