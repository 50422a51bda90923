#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// A folder with operations that cannot reach outside it, even through symbolic links.
package struct GuardedFolder: Hashable, Sendable {
  /// The path as the user gave it.
  package let path: String
  /// The absolute folder that a relative path refers to.
  private let base: String
  /// The path with symbolic links resolved, as far as it exists.
  package let real: String

  /// Throws if the folder, with symbolic links resolved, is not inside `limit`.
  ///
  /// - Parameter base: The absolute folder that `path` is relative to; nil means the working folder.
  package init(
    _ path: String, from base: String? = nil, inside limit: String? = nil
  ) throws(Failure) {
    self.path = path
    if let base { self.base = base } else { self.base = try ProcessEnvironment.workingFolder }
    let place = FilePath.joined(self.base, path)
    real = Files.followed(place)
    if let limit, !FilePath.isInside(real, Files.followed(FilePath.joined(self.base, limit))) {
      throw Failure(path: path, "this leads outside '\(limit)'")
    }
    if let kind = Files.kind(of: place), kind != .folder {
      throw Failure(path: path, "a folder is due here, but there is a file")
    }
  }

  /// A path for messages, as the user would type it.
  package func shown(_ name: String) -> String { FilePath.joined(path, name) }

  /// All bytes of a file in the folder.
  package func read(_ name: String, limit: Int) throws(Failure) -> [UInt8] {
    // Writing replaces a link; reading follows it, so the final target must be inside the folder.
    guard FilePath.isInside(Files.followed(place(name)), real) else { throw outside(name) }
    return try named(name) { (place) throws(Failure) in try Files.read(place, limit: limit) }
  }

  /// All bytes of a file, in as few calls as it takes; nil if there is none, or anything about it is
  /// unusual: a link, an empty file, one that grows. `read` says what.
  package func readPlain(_ name: String, limit: Int) -> [UInt8]? {
    Files.readPlain(place(name), inside: real, limit: limit)
  }

  /// The names in a subfolder, unsorted and with the hidden ones; empty if there is no such folder,
  /// nil if they cannot be told.
  package func names(in name: String) -> [String]? {
    do throws(Failure) {
      return try Files.names(in: place(name)).filter { $0 != "." && $0 != ".." }
    } catch {
      return error.code == ENOENT || error.code == ENOTDIR ? [] : nil
    }
  }

  /// Replaces a file atomically; a symbolic link is replaced, not followed.
  package func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    let batch = FileBatch()
    try write(bytes, to: name, in: batch)
    for case let failure? in batch.commit() { throw failure }
  }

  /// The same for a file that is made piece by piece.
  package func write(to name: String, _ pieces: FilePieces) throws(Failure) {
    try check(name)
    try named(name) { (place) throws(Failure) in
      try Files.replace(place, named: shown(name), isSynced: true, pieces)
    }
  }

  /// Writes a file that replaces the old one when the batch is committed.
  package func write(_ bytes: [UInt8], to name: String, in batch: FileBatch) throws(Failure) {
    try check(name)
    try named(name) { (place) throws(Failure) in
      try batch.add(bytes, to: place, named: shown(name))
    }
  }

  /// The same as `write`, faster, for files that are easily made again: after a power failure it may
  /// be empty.
  package func writeUnsynced(_ bytes: [UInt8], to name: String) throws(Failure) {
    try check(name)
    try named(name) { (place) throws(Failure) in try Files.replace(place, with: bytes) }
  }

  /// The same for a file that is made piece by piece.
  package func writeUnsynced(to name: String, _ pieces: FilePieces) throws(Failure) {
    try check(name)
    try named(name) { (place) throws(Failure) in
      try Files.replace(place, named: place, isSynced: false, pieces)
    }
  }

  /// Removes a file or a symbolic link itself; does nothing if it does not exist.
  package func remove(_ name: String) throws(Failure) {
    try check(name)
    guard unsafe unlink(place(name)) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .system(shown(name))
    }
  }

  /// Removes a folder and its parents below this folder, as long as they are empty.
  ///
  /// Returns the removed folders.
  package func removeEmptied(_ name: String) -> [String] {
    var gone: [String] = []
    var name = FilePath.normalized(name)
    while name != ".", (try? check(FilePath.joined(name, "x"))) != nil,
      unsafe rmdir(place(name)) == 0
    {
      gone.append(shown(name))
      name = FilePath.parent(of: name)
    }
    return gone
  }

  /// Removes the temporary files that killed processes left in a folder.
  package func removeLeftovers(in name: String) {
    guard (try? check(FilePath.joined(name, "x"))) != nil else { return }
    Files.removeLeftovers(in: place(name))
  }

  /// The files in a subfolder, as paths relative to it; empty if the subfolder does not exist.
  ///
  /// Throws at a link to a folder outside: what is there can be neither read nor removed, and may be
  /// the whole disk. In a subfolder it throws, too, at one to a folder inside: whatever is written by
  /// one of the names would replace what the other one has.
  package func list(_ name: String) throws(Failure) -> [String] {
    guard Files.isFolder(place(name)) else { return [] }
    guard FilePath.isInside(Files.followed(place(name)), real) else { throw outside(name) }
    try refuseLink(at: name)
    let found = try named(name) { (place) throws(Failure) in
      try Files.survey(place, inside: real)
    }
    if let exit = found.dead.first(where: { $0.reason == .outside }) {
      throw outside(name.isEmpty ? exit.path : FilePath.joined(name, exit.path))
    }
    if FilePath.normalized(name) != ".", let link = found.links.first {
      throw shared(FilePath.joined(name, link))
    }
    return found.files
  }

  /// The parent folder of a name, with symbolic links resolved, must be inside this folder.
  private func check(_ name: String) throws(Failure) {
    guard FilePath.isInside(shown(name), path),
      FilePath.isInside(Files.followed(FilePath.parent(of: place(name))), real)
    else { throw outside(name) }
  }

  private func outside(_ name: String) -> Failure {
    Failure(path: shown(name), "a link leads outside '\(path)'")
  }

  /// Throws if a subfolder, or one that it is in, is a link to another one of this folder.
  package func refuseLink(at name: String) throws(Failure) {
    var part = FilePath.normalized(name)
    while part != "." {
      if Files.isLink(place(part)) { throw shared(part) }
      part = FilePath.parent(of: part)
    }
  }

  private func shared(_ name: String) -> Failure {
    let real = Files.followed(place(name))
    let other = FilePath.relative(real, to: self.real) ?? real
    return Failure(
      path: shown(name),
      "this is a link to '\(shown(other))', and what has one of the names would replace what has the "
        + "other; make it a folder of its own")
  }

  /// The absolute path of a name.
  package func place(_ name: String) -> String { FilePath.joined(base, shown(name)) }

  /// Calls `body` with a name's absolute path; errors contain the path as the user would type it.
  private func named<Value>(
    _ name: String, _ body: (String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try body(place(name))
    } catch {
      var error = error
      if !path.hasPrefix("/") {
        error.path = error.path.map { FilePath.relative($0, to: base) ?? $0 }
      }
      throw error
    }
  }
}

extension Files {
  /// An absolute path with symbolic links resolved, as far as it exists.
  package static func followed(_ path: String) -> String {
    var place = path
    var rest: [String] = []
    while true {
      if let real = resolved(place) {
        return rest.isEmpty ? real : FilePath.joined(real, rest.joined(separator: "/"))
      }
      // For a link whose target does not exist, the target counts: writing would create it there.
      if isLink(place), let target = target(of: place) {
        let goal = FilePath.joined(FilePath.parent(of: place), target)
        if goal == place { return "/" }
        return rest.isEmpty ? goal : FilePath.joined(goal, rest.joined(separator: "/"))
      }
      let parent = FilePath.parent(of: place)
      if parent == place { return path }
      rest.insert(FilePath.name(of: place), at: 0)
      place = parent
    }
  }

  /// Whether the entries of a folder can be looked up; a folder that does not exist has none.
  package static func isSearchable(_ folder: String) -> Bool {
    if unsafe access(folder, X_OK) == 0 { return true }
    return errno != EACCES
  }

  /// Whether a folder cannot exist because a file, a device or a pipe stands in its place, or in
  /// that of a folder above it.
  package static func isBelowFile(_ folder: String) -> Bool {
    var folder = folder
    while true {
      if let kind = kind(of: folder) { return kind != .folder }
      let parent = FilePath.parent(of: folder)
      if parent == folder { return false }
      folder = parent
    }
  }

  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = unsafe readlink(link, &bytes, Int(PATH_MAX))
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
