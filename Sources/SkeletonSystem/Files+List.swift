#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

extension Files {
  /// The files in a folder and its subfolders, as paths relative to it, sorted by their bytes.
  ///
  /// Skips hidden files and folders, such as `.build`, and `node_modules`. Symbolic links to files
  /// count as files. Linked folders are searched after all real ones, and only if they were not
  /// searched before, so that neither a cycle of links nor a second name lists a file twice.
  package static func list(_ folder: String) throws(Failure) -> [String] {
    guard isUsable(folder) else { throw .badName(folder) }
    var found: [String] = []
    var seen: Set<Identity> = []
    var waiting = [""]
    var linked: [String] = []
    while let place = waiting.popLast() ?? linked.popLast() {
      let full = place.isEmpty ? folder : folder + "/" + place
      var info = stat()
      guard unsafe stat(full, &info) == 0 else {
        // The folder itself must exist; a subfolder may have been deleted since it was found.
        if place.isEmpty { throw .system(folder) }
        continue
      }
      guard seen.insert(Identity(info)).inserted else { continue }
      var links: [String] = []
      for name in try names(in: full) where !name.hasPrefix(".") && name != "node_modules" {
        let path = place.isEmpty ? name : place + "/" + name
        let entry = folder + "/" + path
        guard unsafe lstat(entry, &info) == 0 else { continue }
        let isLink = info.st_mode & S_IFMT == S_IFLNK
        switch isLink ? kind(of: entry) : Kind(info) {
        case .file: found.append(path)
        case .folder where isLink: links.append(path)
        case .folder: waiting.append(path)
        case .special, nil: break
        }
      }
      linked = (linked + links).sorted { $1.utf8.lexicographicallyPrecedes($0.utf8) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Device and inode: equal for two paths of the same folder.
  private struct Identity: Hashable {
    var device: UInt64
    var number: UInt64

    init(_ info: stat) {
      device = UInt64(truncatingIfNeeded: info.st_dev)
      number = UInt64(truncatingIfNeeded: info.st_ino)
    }
  }

  /// The names in one folder, unsorted.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let handle = unsafe opendir(folder) else { throw .system(folder) }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    // The record is only as long as its name, so copying a whole `dirent` would read too far.
    while let entry = unsafe readdir(handle) {
      let name = unsafe UnsafeRawPointer(entry).advanced(by: nameOffset)
      names.append(unsafe String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }

  private static var nameOffset: Int {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      preconditionFailure("a stored field of a C structure has an offset")
    }
    return offset
  }
}
