#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// A folder of what takes long to make and can be made again.
package struct CacheFolder: Sendable {
  package let path: String
}

extension CacheFolder {
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

  /// The path of a folder of this name; `make` fills it where it is not there yet, or not whole.
  ///
  /// It gets its name once it is complete, so that two processes may make the same one, and one that
  /// is interrupted leaves nothing. What was made is known by its size, so that a file that was cut
  /// off since is made again.
  ///
  /// - Parameters:
  ///   - most: How many folders are kept beside it, at most: of more, those that have not been asked
  ///     for the longest are deleted.
  ///   - bytes: How large they may be together; the one that is asked for may be larger.
  ///   - isCostly: Whether another process that makes one beside it is awaited, which may be making
  ///     this very one.
  package func folder(
    _ name: String, keeping most: Int, upTo bytes: Int64 = .max, isCostly: Bool = false,
    make: (String) throws -> Void
  ) throws -> String {
    let place = FilePath.joined(path, name)
    if isThere(place) { return place }
    let parent = FilePath.parent(of: place)
    try Files.makeFolder(parent)
    // A folder can be locked itself, and is free again when the process ends, however that comes.
    let turn = isCostly ? unsafe open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1
    defer { if turn >= 0 { close(turn) } }
    if turn >= 0, Temporary.lock(turn, isPatient: true), isThere(place) { return place }
    Files.removeTree(place)
    removeOldest(in: parent, keeping: most - 1, upTo: bytes)
    return try TemporaryFolder.with(in: parent) { folder in
      try make(folder)
      try Files.write(
        Array(sizes(in: folder).joined(separator: "\n").utf8),
        to: FilePath.joined(folder, Self.manifest))
      // If another process was quicker, its folder is as good.
      if systemRename(folder, place) != 0, !Files.isFolder(place) {
        throw Failure(
          path: place, "cannot be made: \(Failure.words(for: errno))", code: errno)
      }
      return place
    }
  }

  /// Whether all of it is there; if so, it counts as asked for now.
  private func isThere(_ place: String) -> Bool {
    guard isWhole(place) else { return false }
    unsafe _ = utimensat(AT_FDCWD, place, nil, 0)
    return true
  }

  /// The file with the sizes of what was made, a line each.
  private static let manifest = "made.txt"

  private func sizes(in folder: String) throws -> [String] {
    try Files.survey(folder).files.sorted().map { line($0, in: folder) }
  }

  private func line(_ file: String, in folder: String) -> String {
    "\(size(of: FilePath.joined(folder, file)) ?? -1) \(file)"
  }

  private func isWhole(_ folder: String) -> Bool {
    let file = FilePath.joined(folder, Self.manifest)
    guard let bytes = try? Files.read(file, limit: 1_000_000), !bytes.isEmpty else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").allSatisfy { known in
      guard let space = known.firstIndex(of: " ") else { return false }
      return line(String(known[known.index(after: space)...]), in: folder) == known
    }
  }

  private func size(of file: String) -> Int64? {
    var status = stat()
    return unsafe stat(file, &status) == 0 ? Int64(status.st_size) : nil
  }

  /// Old folders, and those that processes were making when they were killed.
  private func removeOldest(in parent: String, keeping most: Int, upTo bytes: Int64) {
    TemporaryFolder.removeForgotten(in: parent)
    let names = ((try? Files.names(in: parent)) ?? [])
      .filter { !$0.hasPrefix(".") && !TemporaryFolder.isName($0) }
    let folders = names.compactMap { name -> (path: String, time: Int64)? in
      let folder = FilePath.joined(parent, name)
      guard Files.isFolder(folder), let time = Files.Fingerprint(of: folder)?.seconds else {
        return nil
      }
      return (folder, time)
    }
    // Most are small enough; their sizes are read only where there are many.
    guard folders.count > most || bytes < .max else { return }
    var total: Int64 = 0
    for (number, one) in folders.sorted(by: { $0.time > $1.time }).enumerated() {
      if bytes < .max { total += size(ofFolder: one.path) }
      if number >= most || total > bytes { Files.removeTree(one.path) }
    }
  }

  /// The bytes of what was made, and of what has come to it since.
  private func size(ofFolder folder: String) -> Int64 {
    ((try? Files.survey(folder))?.files ?? [])
      .reduce(0) { $0 + (size(of: FilePath.joined(folder, $1)) ?? 0) }
  }
}
