#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

extension Files {
  /// What was found in a folder and its subfolders, as paths relative to it, sorted by their bytes.
  package struct Listing: Sendable {
    package var files: [String] = []
    /// The subfolders that were searched.
    package var folders: [String] = []
    /// Those of them that are links.
    package var links: [String] = []
    /// Entries that cannot be followed, such as links that lead nowhere.
    package var dead: [DeadEntry] = []
  }

  /// An entry of a folder that is neither a file nor a folder to search.
  package struct DeadEntry: Sendable {
    package enum Reason: Hashable, Sendable {
      /// A link without a target, or an entry that may not be looked at.
      case unreachable
      /// A device, a pipe or a socket.
      case special
      /// A link to a folder outside of the limit of the search.
      case outside
      /// The name is not UTF-8; in `path` the wrong bytes are replaced.
      case notUTF8(mayBeFolder: Bool)
    }
    package var path: String
    package var reason: Reason
  }

  /// The files in a folder and its subfolders. See `survey`.
  package static func list(_ folder: String) throws(Failure) -> [String] {
    try survey(folder).files
  }

  /// The files in a folder and its subfolders, and what could not be followed there.
  ///
  /// Skips hidden files and folders, such as `.build`, and `node_modules`. Symbolic links to files
  /// count as files. Linked folders are searched after all real ones, and only if they were not
  /// searched before, so that neither a cycle of links nor a second name lists a file twice.
  ///
  /// - Parameters:
  ///   - limit: A real path; linked folders outside of it are not searched. If nil, there is no limit.
  ///   - isLenient: Whether a folder in it that cannot be looked into is passed over.
  package static func survey(
    _ folder: String, inside limit: String? = nil, isLenient: Bool = false
  ) throws(Failure) -> Listing {
    guard isUsable(folder) else { throw .badName(folder) }
    var found = Listing()
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
      let names: [Entry]
      do throws(Failure) {
        names = try entries(in: full)
      } catch {
        guard isLenient, !place.isEmpty else { throw error }
        continue
      }
      for one in names where !one.name.hasPrefix(".") && one.name != "node_modules" {
        let path = place.isEmpty ? one.name : place + "/" + one.name
        let entry = folder + "/" + path
        guard one.isUTF8 else {
          found.dead.append(
            DeadEntry(path: path, reason: .notUTF8(mayBeFolder: one.mayBeFolder)))
          continue
        }
        guard unsafe lstat(entry, &info) == 0 else {
          // It may have been deleted since it was found; anything else hides it from us.
          if errno != ENOENT { found.dead.append(DeadEntry(path: path, reason: .unreachable)) }
          continue
        }
        let isLink = info.st_mode & S_IFMT == S_IFLNK
        switch isLink ? kind(of: entry) : Kind(info) {
        case .file: found.files.append(path)
        case .folder where isLink:
          if let limit, !(resolved(entry).map { FilePath.isInside($0, limit) } ?? false) {
            found.dead.append(DeadEntry(path: path, reason: .outside))
          } else {
            links.append(path)
            found.folders.append(path)
            found.links.append(path)
          }
        case .folder:
          waiting.append(path)
          found.folders.append(path)
        case .special: found.dead.append(DeadEntry(path: path, reason: .special))
        case nil: found.dead.append(DeadEntry(path: path, reason: .unreachable))
        }
      }
      linked = (linked + links).sorted { $1.precedes($0) }
    }
    found.files.sort { $0.precedes($1) }
    found.dead.sort { $0.path.precedes($1.path) }
    return found
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
  package static func names(in folder: String) throws(Failure) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// A name in a folder, as the folder itself has it.
  private struct Entry {
    /// Wrong bytes are replaced.
    var name: String
    var isUTF8: Bool
    /// True, too, for a link, and where the file system does not say.
    var mayBeFolder: Bool
  }

  private static func entries(in folder: String) throws(Failure) -> [Entry] {
    guard let handle = unsafe opendir(folder) else { throw .system(folder) }
    defer { unsafe closedir(handle) }
    var entries: [Entry] = []
    // The record is only as long as its name, so copying a whole `dirent` would read too far.
    while let entry = unsafe readdir(handle) {
      let record = UnsafeRawPointer(entry)
      let start = unsafe record.advanced(by: offset(of: \.d_name))
      let name = unsafe start.assumingMemoryBound(to: CChar.self)
      let type = unsafe record.load(fromByteOffset: offset(of: \.d_type), as: UInt8.self)
      let valid = unsafe String(validatingCString: name)
      let repaired = unsafe String(cString: name)
      entries.append(
        Entry(
          name: valid ?? repaired, isUTF8: valid != nil,
          mayBeFolder: [DT_DIR, DT_LNK, DT_UNKNOWN].contains { Int($0) == Int(type) }))
    }
    return entries
  }

  private static func offset(of field: PartialKeyPath<dirent>) -> Int {
    guard let offset = MemoryLayout<dirent>.offset(of: field) else {
      preconditionFailure("a stored field of a C structure has an offset")
    }
    return offset
  }
}
