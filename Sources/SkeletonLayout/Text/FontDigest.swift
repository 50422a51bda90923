import SkeletonModel
import Synchronization

/// Identifies the release of a font by a digest of its file.
enum FontDigest {
  /// Each file is read once for each process, however many variants need it.
  private static let known = Mutex<[String: String]>([:])

  /// Has files read again, which are others now.
  static func forget(_ paths: Set<String>) {
    known.withLock { known in known = known.filter { !paths.contains($0.key) } }
  }

  /// 16 hexadecimal digits, followed by the index of the face if it is not the first one in the
  /// file; nil if the file cannot be read.
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
