import SkeletonModel
import Synchronization

/// What tells one release of a font from another: the bytes of its file.
enum FontDigest {
  /// Each file is read once a process, whatever the number of variants that ask.
  private static let known = Mutex<[String: String]>([:])

  /// 16 digits, and which face of the file where it is not the first; nil if it cannot be read.
  static func digest(of face: FontFile, readFile: (String) -> [UInt8]?) -> String? {
    let digits: String? = known.withLock { known in
      if let digits = known[face.path] { return digits }
      guard let bytes = readFile(face.path) else { return nil }
      let digits = String(SHA256(bytes).hexadecimal.prefix(16))
      known[face.path] = digits
      return digits
    }
    return digits.map { face.index == 0 ? $0 : "\($0)#\(face.index)" }
  }
}
