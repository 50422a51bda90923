#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// The file something is written to before it gets its name.
///
/// It is locked as long as somebody writes: so what a writer that was killed left behind is told
/// from what another one is about.
enum Temporary {
  private static let beginning = ".skelsnap-"
  private static let ending = ".tmp"

  /// A new one, open and locked.
  ///
  /// Its name is chance, so that neither threads nor processes choose one; `O_EXCL` has the last
  /// word.
  static func make(
    in folder: String, named name: String
  ) throws(Failure) -> (path: String, descriptor: Int32) {
    while true {
      let digits = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = FilePath.joined(folder, beginning + digits + ending)
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw .system(name)
      }
      // Whoever cleans up may have been quicker than the lock; where there are no locks there is
      // nobody who could clean up either.
      _ = lock(descriptor, isPatient: true)
      var info = stat()
      if unsafe fstat(descriptor, &info) == 0, info.st_nlink > 0 { return (path, descriptor) }
      close(descriptor)
    }
  }

  /// Removes those of a folder that nobody holds.
  static func removeLeft(in folder: String, names: [String]) {
    for name in names where name.hasPrefix(beginning) && name.hasSuffix(ending) {
      let path = FilePath.joined(folder, name)
      let descriptor = unsafe open(path, O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if lock(descriptor, isPatient: false) { _ = unsafe unlink(path) }
      close(descriptor)
    }
  }

  private static func lock(_ descriptor: Int32, isPatient: Bool) -> Bool {
    while flock(descriptor, isPatient ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}

extension Files {
  /// Removes what writers that were killed have left in a folder.
  static func removeLeftovers(in folder: String) {
    guard let names = try? names(in: folder) else { return }
    Temporary.removeLeft(in: folder, names: names)
  }
}
