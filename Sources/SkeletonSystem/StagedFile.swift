#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// A file that is written completely, but does not have its name yet.
struct StagedFile {
  private var temporary: Temporary
  private let target: String
  /// The target's path for messages.
  private let name: String
  fileprivate var descriptor: Int32 { temporary.descriptor }

  /// Writes the bytes beside the target, whose folder must exist.
  init(
    _ bytes: [UInt8], for target: String, mode: mode_t? = nil, named name: String
  ) throws(Failure) {
    try self.init(for: target, mode: mode, named: name) { put throws(Failure) in try put(bytes) }
  }

  /// Writes the pieces of a file one after another.
  init(
    for target: String, mode: mode_t? = nil, named name: String, _ pieces: FilePieces
  ) throws(Failure) {
    self.target = target
    self.name = name
    temporary = try Temporary(in: FilePath.parent(of: target), named: name)
    do throws(Failure) {
      try pieces { [descriptor = temporary.descriptor] bytes throws(Failure) in
        try Files.writeAll(bytes, to: descriptor, named: name)
      }
      if let mode { _ = fchmod(descriptor, mode) }
      // Some file systems report a full disk only on `close`. The lock is released with the last
      // descriptor, and must be held until the file is renamed, so a duplicate is closed first.
      let twin = dup(descriptor)
      if twin >= 0, close(twin) != 0 { throw .system(name) }
    } catch {
      discard()
      throw error
    }
  }

  /// Waits until the disk has the bytes. If it fails, the file is discarded.
  func sync() throws(Failure) {
    guard Files.sync(descriptor) else {
      let failure = Failure.system(name)
      discard()
      throw failure
    }
  }

  /// Replaces the target. If it fails, the file is discarded.
  mutating func rename() throws(Failure) {
    guard temporary.rename(to: target) else {
      let failure = Failure.system(name)
      discard()
      throw failure
    }
    close(descriptor)
  }

  /// Removes the file; the target stays as it is.
  func discard() { temporary.discard() }
}

extension Files {
  /// Waits until the disk has what was written to a descriptor; false if it failed.
  ///
  /// A file system that has no such operation counts as done.
  fileprivate static func sync(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // `fsync` leaves the bytes in the cache of the drive.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP, ENOSYS, EROFS: return true
      default: return false
      }
    }
    return true
  }

  /// Waits until the disk has the names in a folder.
  ///
  /// A failure is ignored: whichever name the disk has, there is a complete file behind it.
  static func syncFolder(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = sync(descriptor)
    close(descriptor)
  }

  /// The same for several folders.
  static func syncFolders(_ paths: [String]) {
    let descriptors = paths.map { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
      .filter { $0 >= 0 }
    if !syncTogether(descriptors) { for descriptor in descriptors { _ = sync(descriptor) } }
    for descriptor in descriptors { close(descriptor) }
  }

  /// Waits until the disk has what was written to some descriptors, in less time than one after
  /// another; false if that cannot be done, or failed.
  fileprivate static func syncTogether(_ descriptors: [Int32]) -> Bool {
    #if os(Linux)
      guard descriptors.count > 1, let syncFileSystem else { return false }
      // Everything on a file system at once: for hundreds of small files, waiting for each takes
      // several times as long.
      var devices: Set<UInt64> = []
      for descriptor in descriptors {
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { return false }
        if devices.insert(UInt64(info.st_dev)).inserted, syncFileSystem(descriptor) != 0 {
          return false
        }
      }
      return true
    #else
      return false
    #endif
  }
}

extension [StagedFile] {
  /// Waits until the disk has the bytes of all files; returns what went wrong with each. Those that
  /// failed are discarded.
  func sync() -> [Failure?] {
    if Files.syncTogether(map(\.descriptor)) { return map { _ in nil } }
    return map { file in
      do throws(Failure) {
        try file.sync()
        return nil
      } catch {
        return error
      }
    }
  }
}

#if os(Linux)
  private typealias SyncFileSystem = @convention(c) (Int32) -> Int32

  /// The system's `syncfs`, which Swift's Glibc does not declare; nil if there is none.
  private let syncFileSystem: SyncFileSystem? = unsafe dlsym(nil, "syncfs")
    .map { unsafe unsafeBitCast($0, to: SyncFileSystem.self) }
#endif
