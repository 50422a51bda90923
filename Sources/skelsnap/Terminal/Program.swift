#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// Another program, found on the `PATH`.
package enum Program {
  /// What shows a file in the program that is meant for it.
  package static var opener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Starts a program and lets it be; false where there is none of that name.
  ///
  /// It says nothing on our streams, and reads nothing from them.
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
    // Nobody waits for it: it may be open for hours, and ends as init's child.
    return unsafe posix_spawnp(&process, name, &actions, nil, &words, environ) == 0
  }

  private static func release(_ words: [UnsafeMutablePointer<CChar>?]) {
    for index in unsafe words.indices { unsafe free(words[index]) }
  }
}
