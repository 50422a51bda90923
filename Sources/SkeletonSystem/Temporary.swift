#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// The temporary file that is written before it is renamed to its final name.
///
/// Where the system can do that, it has no name until then, so that a process that is interrupted
/// leaves nothing behind. It is locked while it is written. So a file left by a killed process, which
/// is not locked, can be told from one in use.
struct Temporary {
  private static let beginning = ".skelsnap-"
  private static let ending = ".tmp"

  private let folder: String
  let descriptor: Int32
  /// nil while it has no name.
  private var path: String?

  /// Creates a new file, open and locked.
  init(in folder: String, named name: String) throws(Failure) {
    self.folder = folder
    if let descriptor = Self.openUnnamed(in: folder) {
      self.descriptor = descriptor
    } else {
      (path, descriptor) = try Self.make(in: folder, named: name)
    }
  }

  /// Gives it its final name, and replaces what had that; false if the system refuses, for which
  /// `errno` has the reason.
  mutating func rename(to target: String) -> Bool {
    if path == nil {
      // Where nothing is to be replaced, it has no other name that a signal could leave behind.
      if Self.link(descriptor, to: target) { return true }
      path = Self.link(descriptor, in: folder)
    }
    guard let path else { return false }
    return systemRename(path, target) == 0
  }

  func discard() {
    if let path { _ = unsafe unlink(path) }
    close(descriptor)
  }

  /// The name is random, so that threads and processes do not collide; that the file must not exist
  /// makes sure.
  private static func randomPath(in folder: String) -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 36)
    return FilePath.joined(folder, beginning + digits + ending)
  }

  private static func make(
    in folder: String, named name: String
  ) throws(Failure) -> (path: String, descriptor: Int32) {
    while true {
      let path = randomPath(in: folder)
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

  /// Locks an open file or folder; false if another process has, or the file system has no locks.
  static func lock(_ descriptor: Int32, isPatient: Bool) -> Bool {
    while flock(descriptor, isPatient ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}

extension Temporary {
  #if os(Linux)
    /// Linux' `O_TMPFILE`, which Swift's Glibc does not declare.
    private static let unnamed = 0o20_000_000 | O_DIRECTORY
    /// Where the system shows open files, by which alone one gets its name.
    private static let openFiles = "/proc/self/fd/"
    private static let canLink = unsafe access(openFiles, X_OK) == 0

    /// A new file without a name; nil if the system or the file system has no such.
    private static func openUnnamed(in folder: String) -> Int32? {
      guard canLink else { return nil }
      let descriptor = unsafe open(folder, O_WRONLY | unnamed | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return nil }
      _ = lock(descriptor, isPatient: true)
      return descriptor
    }

    /// The path of the name that a file gets; nil if the system refuses.
    private static func link(_ descriptor: Int32, in folder: String) -> String? {
      while true {
        let path = randomPath(in: folder)
        if link(descriptor, to: path) { return path }
        guard errno == EEXIST else { return nil }
      }
    }

    /// Whether the file got this name: not if there is a file of that name.
    private static func link(_ descriptor: Int32, to path: String) -> Bool {
      let own = openFiles + String(descriptor)
      return unsafe linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }
  #else
    private static func openUnnamed(in folder: String) -> Int32? { nil }
    private static func link(_ descriptor: Int32, in folder: String) -> String? { nil }
    private static func link(_ descriptor: Int32, to path: String) -> Bool { false }
  #endif
}

extension Files {
  /// Removes the temporary files that killed processes left in a folder.
  static func removeLeftovers(in folder: String) {
    guard let names = try? names(in: folder) else { return }
    Temporary.removeUnlocked(in: folder, names: names)
  }
}
