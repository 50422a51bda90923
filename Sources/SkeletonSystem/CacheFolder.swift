#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// A folder of what takes long to make and can be made again.
package struct CacheFolder: Sendable {
  package let path: String

  /// `$SKELSNAP_CACHE`, or else a folder of ours where the user's caches are.
  package init() throws(Failure) {
    if let own = ProcessEnvironment.value(of: "SKELSNAP_CACHE"), !own.isEmpty {
      path = own.hasPrefix("/") ? own : FilePath.joined(try ProcessEnvironment.workingFolder, own)
      return
    }
    if let caches = ProcessEnvironment.value(of: "XDG_CACHE_HOME"), caches.hasPrefix("/") {
      path = FilePath.joined(caches, "skelsnap")
      return
    }
    guard let home = ProcessEnvironment.value(of: "HOME"), home.hasPrefix("/") else {
      throw Failure(
        "there is no home folder to keep what is compiled in; name one by SKELSNAP_CACHE")
    }
    #if canImport(Darwin)
      path = FilePath.joined(home, "Library/Caches/skelsnap")
    #else
      path = FilePath.joined(home, ".cache/skelsnap")
    #endif
  }

  /// The path of a folder of this name; `make` fills it where it is not there yet.
  ///
  /// It gets its name once it is complete, so that two processes may make the same one, and one that
  /// is interrupted leaves nothing.
  package func folder(_ name: String, make: (String) throws -> Void) throws -> String {
    let place = FilePath.joined(path, name)
    if Files.isFolder(place) { return place }
    let parent = FilePath.parent(of: place)
    try Files.makeFolder(parent)
    return try TemporaryFolder.with(in: parent) { folder in
      try make(folder)
      // If another process was quicker, its folder is as good.
      if systemRename(folder, place) != 0, !Files.isFolder(place) {
        throw Failure(
          path: place, "cannot be made: \(Failure.words(for: errno))", code: errno)
      }
      return place
    }
  }
}

private func systemRename(_ old: String, _ new: String) -> Int32 { unsafe rename(old, new) }
