import SkeletonModel
import SkeletonSystem
import Synchronization

/// Whether an app asks iOS 26 for the look of the versions before it: `UIDesignRequiresCompatibility` in its
/// list of settings.
final class AppLook: Sendable {
  private let folders: [String]
  private let surveyed: SurveyedFolders
  private let isOlder = Mutex<Bool?>(nil)

  /// - Parameter folders: Absolute paths.
  init(in folders: [String], _ surveyed: SurveyedFolders = SurveyedFolders()) {
    self.folders = folders
    self.surveyed = surveyed
  }

  /// The version whose look it has where it runs on one.
  func version(on system: SystemVersion) -> SystemVersion {
    guard system >= .ios26 else { return system }
    let isOlder = isOlder.withLock { known in
      let found = known ?? folders.contains(where: asksForOlder)
      known = found
      return found
    }
    return isOlder ? .ios18 : system
  }

  private static let key = "UIDesignRequiresCompatibility"
  private static let longest = 1_000_000

  private func asksForOlder(_ folder: String) -> Bool {
    surveyed.files(in: folder).contains { path in
      guard FilePath.name(of: path).hasSuffix("Info.plist"),
        !SourceFolder.isInFolderLeftOut(path),
        let bytes = try? Files.read(FilePath.joined(folder, path), limit: Self.longest)
      else { return false }
      let words = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
      return words.contains("<key>\(Self.key)</key><true/>")
    }
  }
}
