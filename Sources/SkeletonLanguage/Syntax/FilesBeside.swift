import SkeletonModel
import SkeletonSystem
import Synchronization

/// Where the paths lead that a file names.
package struct FilesBeside: Sendable {
  /// The folder that they start from: absolute.
  package var folder: String
  /// The folder that they must not leave, not even through links; nil if they may lead anywhere.
  package var root: String?
  /// Where it is noted which files were asked for.
  private let trail: PictureTrail?

  package init(folder: String, inside root: String?, noting trail: PictureTrail? = nil) {
    self.folder = folder
    self.root = root
    self.trail = trail
  }

  /// For what names files by absolute paths.
  package static let anywhere = FilesBeside(folder: "/", inside: nil)
}

/// The pictures that a document was asked to show, those that are not there among them.
package final class PictureTrail: Sendable {
  private let asked = Mutex<Set<String>>([])

  package init() {}

  /// By absolute paths.
  package var paths: [String] { asked.withLock { $0.sorted { $0.precedes($1) } } }

  fileprivate func note(_ path: String) { _ = asked.withLock { $0.insert(path) } }
}

extension FilesBeside {
  /// The largest file of a picture.
  private static let mostBytes = 20_000_000

  /// A picture by its path as it is written, or why it is none: `cannot be read: …`.
  package func picture(_ path: String) -> Result<PictureFile, Failure> {
    let place = FilePath.joined(folder, path)
    trail?.note(place)
    if let root {
      guard FilePath.isInside(place, root),
        Files.resolved(place).map({ FilePath.isInside($0, root) }) ?? true
      else { return .failure(Failure("stands outside the project's folder")) }
    }
    return PictureFiles.file(place, named: path, most: Self.mostBytes)
  }
}

/// The pictures that have been read: each screen of each variant names them again.
private enum PictureFiles {
  private struct Known {
    var fingerprint: Files.Fingerprint
    var outcome: Result<PictureFile, Failure>
  }

  /// By path, and by name.
  private static let known = Mutex<[String: [String: Known]]>([:])
  /// So many files are kept at most.
  private static let most = 1000

  static func file(
    _ path: String, named name: String, most bytes: Int
  ) -> Result<PictureFile, Failure> {
    let fingerprint = Files.Fingerprint(of: path)
    if let fingerprint {
      let found = known.withLock { $0[path]?[name] }
      if let found, found.fingerprint == fingerprint { return found.outcome }
    }
    let outcome: Result<PictureFile, Failure>
    do throws(Failure) {
      let bytes = try Files.read(path, limit: bytes)
      outcome = .success(try PictureFile(reading: bytes, name: name, path: path))
    } catch {
      outcome = .failure(Failure("cannot be read: \(error.message)"))
    }
    if let fingerprint {
      known.withLock { known in
        if known.count >= most { known = [:] }
        known[path, default: [:]][name] = Known(fingerprint: fingerprint, outcome: outcome)
      }
    }
    return outcome
  }
}
