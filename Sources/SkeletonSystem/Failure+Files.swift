#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

extension Failure {
  /// The reason the last system call failed, in words.
  static func system(_ path: String, _ code: Int32 = errno) -> Failure {
    Failure(path: path, words(for: code), code: code)
  }

  /// Whether permission was denied.
  package var isRefusal: Bool { code == EACCES || code == EPERM }

  /// An `errno` in words that complete a sentence; the rarer ones use the system's text.
  package static func words(for code: Int32) -> String {
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

  static func folder(_ path: String) -> Failure { system(path, EISDIR) }

  static func special(_ path: String) -> Failure {
    Failure(path: path, "this is no regular file, but a device, a pipe or a socket")
  }

  /// A link whose target does not exist.
  static func deadLink(_ path: String) -> Failure {
    Failure(path: path, "this link leads nowhere", code: ENOENT)
  }

  static func tooLarge(_ path: String, limit: Int) -> Failure {
    let size =
      limit >= 1_048_576 && limit % 1_048_576 == 0
      ? "\(limit / 1_048_576) MB" : "\(limit) bytes"
    return Failure(path: path, "the file is larger than the \(size) that are read")
  }

  static func badName(_ path: String) -> Failure {
    Failure(
      path: path.split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\\0"),
      path.isEmpty ? "an empty path names nothing" : "a path may hold no zero byte")
  }
}
