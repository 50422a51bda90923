#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// A folder out of which nothing done through it leads, whatever links stand in it.
package struct GuardedFolder: Hashable, Sendable {
  /// As the user would type it.
  package let path: String
  /// The absolute folder a relative path is seen from.
  private let base: String
  /// With every link followed, as far as it is there.
  private let real: String

  /// Throws where the folder, links followed, does not lie in `limit`.
  package init(
    _ path: String, from base: String = Environment.workingFolder, inside limit: String? = nil
  ) throws(Failure) {
    self.path = path
    self.base = base
    let place = FilePath.joined(base, path)
    real = Self.followed(place)
    if let limit, !FilePath.isInside(real, Self.followed(FilePath.joined(base, limit))) {
      throw Failure(path: path, "this leads outside '\(limit)'")
    }
    if let kind = Files.kind(of: place), kind != .folder {
      throw Failure(path: path, "a folder is due here, but there is a file")
    }
  }

  /// A path as the user would type it.
  package func shown(_ name: String) -> String { FilePath.joined(path, name) }

  /// All bytes of a file in the folder.
  package func read(_ name: String, limit: Int) throws(Failure) -> [UInt8] {
    // Unlike a file to be written, one to be read is followed to its end.
    guard FilePath.isInside(Self.followed(place(name)), real) else { throw outside(name) }
    return try named(name) { (place) throws(Failure) in try Files.read(place, limit: limit) }
  }

  /// Puts a file in place whole; a link that stands there is replaced, not followed.
  package func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    try check(name)
    try named(name) { (place) throws(Failure) in try Files.replace(place, with: bytes) }
  }

  /// Removes a file, or the link by its name; nothing happens where there is none.
  package func remove(_ name: String) throws(Failure) {
    try check(name)
    guard unsafe unlink(place(name)) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .system(shown(name))
    }
  }

  /// Removes a folder and those it stands in, up to this one, as far as they are empty.
  ///
  /// Gives those that are gone.
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

  /// Removes what writers that were killed have left in a folder, and nobody holds any more.
  package func removeLeftovers(in name: String) {
    guard (try? check(FilePath.joined(name, "x"))) != nil else { return }
    Files.removeLeftovers(in: place(name))
  }

  /// The files in a folder in this one, as paths from there; none where it is not there.
  package func list(_ name: String) throws(Failure) -> [String] {
    guard Files.isFolder(place(name)) else { return [] }
    guard FilePath.isInside(Self.followed(place(name)), real) else { throw outside(name) }
    return try named(name) { (place) throws(Failure) in try Files.list(place) }
  }

  /// The folder a name stands in, links followed, must lie in here.
  private func check(_ name: String) throws(Failure) {
    guard FilePath.isInside(shown(name), path),
      FilePath.isInside(Self.followed(FilePath.parent(of: place(name))), real)
    else { throw outside(name) }
  }

  private func outside(_ name: String) -> Failure {
    Failure(path: shown(name), "a link leads outside '\(path)'")
  }

  /// Where the system finds a name.
  package func place(_ name: String) -> String { FilePath.joined(base, shown(name)) }

  /// Does something at a name's place; what goes wrong is said of paths as the user types them.
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

  /// An absolute path with links followed, as far down as there is something.
  private static func followed(_ path: String) -> String {
    var place = path
    var rest: [String] = []
    while true {
      if let real = Files.resolved(place) {
        return rest.isEmpty ? real : FilePath.joined(real, rest.joined(separator: "/"))
      }
      // A link to nowhere would be made somewhere.
      if Files.isLink(place), let target = Files.target(of: place) {
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
}

extension Files {
  /// Whether what stands in a folder can be asked after; a folder that is not there holds nothing.
  package static func isSearchable(_ folder: String) -> Bool {
    if unsafe access(folder, X_OK) == 0 { return true }
    return errno != EACCES
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
