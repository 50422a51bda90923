#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why something could not be read or written: the path as the caller gave it, and a sentence.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var message: String
  /// The `errno`, if a system call failed.
  var code: Int32?

  package init(path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  package var description: String { "\(path): \(message)" }
}

extension FileError {
  /// An error with the reason why the last system call failed.
  static func system(_ path: String, _ code: Int32 = errno) -> FileError {
    var error = FileError(path: path, words(for: code))
    error.code = code
    return error
  }

  /// An `errno` in words that complete a sentence; the rarer ones use the system's text.
  static func words(for code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is a file, not a folder"
    case EISDIR: "this is a folder, not a file"
    case ELOOP: "too many symbolic links, or a loop of them"
    case ENAMETOOLONG: "the name is too long"
    case ENOSPC, EDQUOT: "there is no room left on the disk"
    case EROFS: "the disk can only be read"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk failed"
    default: unsafe String(cString: strerror(code))
    }
  }

  static func folder(_ path: String) -> FileError { system(path, EISDIR) }

  static func special(_ path: String) -> FileError {
    FileError(path: path, "this is no regular file, but a device, a pipe or a socket")
  }

  static func tooLarge(_ path: String, limit: Int) -> FileError {
    let size =
      limit >= 1_048_576 && limit % 1_048_576 == 0
      ? "\(limit / 1_048_576) MB" : "\(limit) bytes"
    return FileError(path: path, "the file is larger than the \(size) that are read")
  }

  static func badName(_ path: String) -> FileError {
    FileError(
      path: path.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\\0"),
      path.isEmpty ? "an empty path names nothing" : "a path may hold no zero byte")
  }
}
