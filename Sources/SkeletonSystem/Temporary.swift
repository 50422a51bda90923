#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// The temporary file that is written before it is renamed to its final name.
///
/// It is locked while it is written. So a file left by a killed process, which is not locked, can
/// be told from one in use.
enum Temporary {
  private static let beginning = ".skelsnap-"
  private static let ending = ".tmp"

  /// Creates a new file, open and locked.
  ///
  /// The name is random, so that threads and processes do not collide; `O_EXCL` makes sure.
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
      // Another process may have removed the file before it was locked. On a file system without
      // locks, no process removes such files.
      _ = lock(descriptor, isPatient: true)
      var info = stat()
      if unsafe fstat(descriptor, &info) == 0, info.st_nlink > 0 { return (path, descriptor) }
      close(descriptor)
    }
  }

  /// Removes those of the folder's temporary files that no process has locked.
  static func removeUnlocked(in folder: String, names: [String]) {
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
  /// Removes the temporary files that killed processes left in a folder.
  static func removeLeftovers(in folder: String) {
    guard let names = try? names(in: folder) else { return }
    Temporary.removeUnlocked(in: folder, names: names)
  }
}
