#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

extension Files {
  /// Replaces a file atomically: a reader, a crash or a power failure finds either the old file or
  /// the new one.
  ///
  /// Missing folders are created. A symbolic link is followed. A device or a pipe is written to
  /// directly, because renaming over `/dev/null` would replace it.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try write(to: path) { put throws(Failure) in try put(bytes) }
  }

  /// The same for a file that is made piece by piece.
  package static func write(to path: String, _ pieces: FilePieces) throws(Failure) {
    guard isUsable(path) else { throw .badName(path) }
    var target = path
    var mode: mode_t?
    var created: [String] = []
    var info = stat()
    if unsafe stat(path, &info) == 0 {
      switch Kind(info) {
      case .folder: throw .folder(path)
      case .special: return try overwrite(path, pieces)
      case .file:
        mode = info.st_mode & 0o7777
        target = resolved(path) ?? path
      }
    } else {
      created = try makeFolder(FilePath.parent(of: path))
    }
    var file = try StagedFile(for: target, mode: mode, named: path, pieces)
    try file.sync()
    try file.rename()
    syncFolder(FilePath.parent(of: target))
    for folder in created { syncFolder(FilePath.parent(of: folder)) }
  }

  /// Gives a file another name beside its own, on the same disk.
  package static func link(_ path: String, as name: String) throws(Failure) {
    guard isUsable(name) else { throw .badName(name) }
    guard systemLink(path, name) == 0 else { throw .system(name) }
  }

  /// Gives a file another name on the same disk, and replaces what had that.
  package static func rename(_ path: String, to target: String) throws(Failure) {
    guard systemRename(path, target) == 0 else { throw .system(target) }
  }

  /// Removes a file; none is there afterwards.
  package static func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw .system(path) }
  }

  /// Replaces a file atomically, after creating missing folders. A symbolic link is replaced, not
  /// followed.
  ///
  /// It is not synced: after a power failure the file may be empty.
  static func replace(_ target: String, with bytes: [UInt8]) throws(Failure) {
    try makeFolder(FilePath.parent(of: target))
    var file = try StagedFile(bytes, for: target, named: target)
    try file.rename()
  }

  /// The same for a file that is made piece by piece.
  ///
  /// - Parameters:
  ///   - name: Its path for messages.
  ///   - isSynced: Whether to wait until the disk has it.
  static func replace(
    _ target: String, named name: String, isSynced: Bool, _ pieces: FilePieces
  ) throws(Failure) {
    let folder = FilePath.parent(of: target)
    let created = try makeFolder(folder)
    var file = try StagedFile(for: target, named: name, pieces)
    if isSynced { try file.sync() }
    try file.rename()
    guard isSynced else { return }
    syncFolders([folder] + created.map { FilePath.parent(of: $0) })
  }

  /// Creates a folder and its missing parents; returns those that were missing.
  @discardableResult
  package static func makeFolder(_ path: String) throws(Failure) -> [String] {
    guard isUsable(path) else { throw .badName(path) }
    var missing: [String] = []
    var folder = FilePath.normalized(path)
    while true {
      if let kind = kind(of: folder) {
        guard kind == .folder else {
          throw Failure(path: folder, "a folder is due here, but there is a file")
        }
        break
      }
      missing.append(folder)
      let parent = FilePath.parent(of: folder)
      if parent == folder { break }
      folder = parent
    }
    if !missing.isEmpty { Interruption.holdIfEnding() }
    for folder in missing.reversed() {
      // Another process may have created it in the meantime.
      guard unsafe mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .system(folder) }
    }
    return missing
  }

  /// Writes all bytes, with as many calls as it takes.
  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let got = unsafe bytes.withUnsafeBytes {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: $0[done...])
        return unsafe systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if got >= 0 {
        done += got
      } else if errno == EAGAIN {
        // Another process that shares the terminal or pipe has made it non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw .system(name)
      }
    }
  }

  private static func overwrite(_ path: String, _ pieces: FilePieces) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path) }
    defer { close(descriptor) }
    try pieces { bytes throws(Failure) in try writeAll(bytes, to: descriptor, named: path) }
  }
}

extension Files {
  /// The path with all symbolic links resolved; nil if nothing exists there, or if its name is not
  /// UTF-8.
  package static func resolved(_ path: String) -> String? {
    guard isUsable(path), let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(validatingCString: text)
  }
}

/// The system's `write`, whose name is hidden by `Files.write` inside `Files`.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

private func systemLink(_ old: String, _ new: String) -> Int32 { unsafe link(old, new) }

/// The system's `rename`, whose name methods hide.
func systemRename(_ old: String, _ new: String) -> Int32 { unsafe rename(old, new) }
