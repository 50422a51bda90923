import SkeletonModel
import SkeletonSystem
import Synchronization

/// What lies in an app's folders, each looked through once: its source, its texts, its pictures and what it reads
/// as it runs are all found there, and an app may have many thousand files.
final class SurveyedFolders: Sendable {
  private let known = Mutex<[String: Files.Listing]>([:])

  /// The files in a folder and its subfolders, as paths relative to it, sorted; none where it cannot be read.
  func files(in folder: String) -> [String] { (try? listing(of: folder))?.files ?? [] }

  /// The same without what links in it lead to outside of it.
  func ownFiles(in folder: String) throws(Failure) -> [String] {
    let listing = try listing(of: folder)
    if listing.links.isEmpty { return listing.files }
    return try Files.survey(folder, inside: Files.resolved(folder) ?? folder, isLenient: true).files
  }

  private func listing(of folder: String) throws(Failure) -> Files.Listing {
    if let known = known.withLock({ $0[folder] }) { return known }
    let found = try Files.survey(folder, isLenient: true)
    known.withLock { $0[folder] = found }
    return found
  }
}
