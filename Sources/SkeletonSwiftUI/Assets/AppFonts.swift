import SkeletonLanguage
import SkeletonLayout
import SkeletonSystem
import Synchronization

/// The font files in an app's folders. They are looked for when a view first names a font of its
/// own.
final class AppFonts: Sendable {
  private let folders: [String]
  private let areAdded = Mutex(false)

  /// - Parameter folders: Absolute paths.
  init(in folders: [String]) {
    self.folders = folders
  }

  /// The face of a name, of the app's own fonts or of those that are installed.
  func face(named name: String) -> OwnFonts.Found? {
    areAdded.withLock { areAdded in
      if areAdded { return }
      // A file that is none is nobody's font.
      _ = OwnFonts.use(folders.flatMap(Files.fonts), of: .app(folders)) {
        Files.Fingerprint(of: $0)?.text
      }
      areAdded = true
    }
    return OwnFonts.face(named: name)
  }
}
