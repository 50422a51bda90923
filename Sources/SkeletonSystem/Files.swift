#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// The file system, as far as skelsnap needs it.
package enum Files {
  /// The maximum size of a document, a theme or a configuration.
  package static let documentLimit = 8 * 1_048_576
  /// The maximum size of a golden, or of an artifact: more than any frame needs, even uncompressed.
  package static let goldenLimit = 300 * 1_048_576

  /// What exists at a path, after following symbolic links.
  package enum Kind: Hashable, Sendable { case file, folder, special }

  package static func kind(of path: String) -> Kind? {
    guard isUsable(path) else { return nil }
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    return Kind(info)
  }

  package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// The first bytes of a file, `count` at most; nil if it is no file or may not be read.
  package static func beginning(of path: String, count: Int) -> [UInt8]? {
    guard kind(of: path) == .file else { return nil }
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = unsafe bytes.withUnsafeMutableBytes {
      unsafe systemRead(descriptor, $0.baseAddress, $0.count)
    }
    return got < 0 ? nil : Array(bytes[..<got])
  }

  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Whether something can be made in a folder.
  package static func isWritable(_ path: String) -> Bool {
    guard isUsable(path) else { return false }
    return unsafe access(path, W_OK) == 0
  }

  /// Whether two paths lead to the same file or folder, which exists.
  package static func areSame(_ path: String, _ other: String) -> Bool {
    guard isUsable(path), isUsable(other) else { return false }
    var info = stat()
    var others = stat()
    guard unsafe stat(path, &info) == 0, unsafe stat(other, &others) == 0 else { return false }
    return info.st_dev == others.st_dev && info.st_ino == others.st_ino
  }

  /// A value that changes when a file is written to or replaced.
  package struct Fingerprint: Hashable, Sendable {
    private var device: UInt64
    private var number: UInt64
    private var size: Int64
    /// When it was changed last, since 1970.
    private(set) var seconds: Int64
    private var nanoseconds: Int64

    /// The same for the same fingerprint, in another process as well.
    package var text: String { "\(device) \(number) \(size) \(seconds).\(nanoseconds)" }

    /// nil if nothing exists at the path.
    package init?(of path: String) {
      guard Files.isUsable(path) else { return nil }
      var info = stat()
      guard unsafe stat(path, &info) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: info.st_dev)
      number = UInt64(truncatingIfNeeded: info.st_ino)
      size = Int64(info.st_size)
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      seconds = Int64(time.tv_sec)
      nanoseconds = Int64(time.tv_nsec)
    }
  }

  /// All bytes of a regular file of at most `limit` bytes.
  ///
  /// Opens without blocking, because opening a pipe that has no writer would block forever. Takes
  /// the size from the open file, not from the path, which another process could replace in
  /// between.
  package static func read(
    _ path: String, limit: Int = documentLimit
  ) throws(Failure) -> [UInt8] {
    guard isUsable(path) else { throw .badName(path) }
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A socket cannot be opened at all, and the error code does not say why.
      let code = errno
      if code == ENOENT, isLink(path) { throw .deadLink(path) }
      throw code == ENXIO || code == EOPNOTSUPP ? .special(path) : .system(path, code)
    }
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw .system(path) }
    switch Kind(info) {
    case .file: break
    case .folder: throw .folder(path)
    case .special: throw .special(path)
    }
    guard info.st_size <= limit else { throw .tooLarge(path, limit: limit) }
    // One byte more than the reported size: a file that has grown, or that reports a wrong size as
    // those in /proc do, is read until the limit.
    var bytes = [UInt8](repeating: 0, count: Int(info.st_size) + 1)
    var count = 0
    while true {
      if count == bytes.count {
        guard count <= limit else { throw .tooLarge(path, limit: limit) }
        bytes += [UInt8](repeating: 0, count: min(max(count, 4096), limit + 1 - count))
      }
      let got = unsafe bytes.withUnsafeMutableBytes {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: $0[count...])
        return unsafe systemRead(descriptor, rest.baseAddress, rest.count)
      }
      if got < 0 {
        guard errno == EINTR else { throw .system(path) }
      } else if got == 0 {
        break
      } else {
        count += got
      }
    }
    guard count <= limit else { throw .tooLarge(path, limit: limit) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Whether two files, or parts of them, have the same bytes.
  package static func areEqual(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    return unsafe one.withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
        return unsafe memcmp(start, otherStart, one.count) == 0
      }
    }
  }

  /// All bytes of a regular file that is really in a folder, in as few calls as it takes; nil if
  /// anything about it is unusual.
  ///
  /// - Parameter folder: A real path. Where the file is, is asked of the open file: a link that
  ///   another process puts in its place cannot come in between.
  static func readPlain(_ path: String, inside folder: String, limit: Int) -> [UInt8]? {
    guard isUsable(path) else { return nil }
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0, Kind(info) == .file, info.st_size > 0,
      info.st_size <= limit, let place = place(of: descriptor), FilePath.isInside(place, folder)
    else { return nil }
    let size = Int(info.st_size)
    // One byte more than it has: if that comes, too, the file is growing.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      count = unsafe max(systemRead(descriptor, buffer.baseAddress, size + 1), 0)
    }
    return bytes.count == size ? bytes : nil
  }

  /// The real path of an open file; nil if the system does not say.
  private static func place(of descriptor: Int32) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
      guard unsafe fcntl(descriptor, F_GETPATH, &bytes) == 0 else { return nil }
      return unsafe String(validatingCString: &bytes)
    #else
      let count = unsafe readlink("/proc/self/fd/\(descriptor)", &bytes, Int(PATH_MAX))
      guard count > 0 else { return nil }
      return String(validating: bytes[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }

  /// A zero byte would end the path early, and so name another file.
  static func isUsable(_ path: String) -> Bool {
    !path.isEmpty && !path.utf8.contains(0)
  }
}

/// The system's `read`, whose name is hidden by `Files.read` inside `Files`.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}

extension Files.Kind {
  init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
