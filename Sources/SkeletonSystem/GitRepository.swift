#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

/// A git repository with a work tree, of which earlier revisions are read.
///
/// Neither its work tree nor its index is touched, and nothing that a repository may bring along
/// runs: no hooks, no filters.
package struct GitRepository: Sendable {
  /// The root of the work tree: absolute, with links resolved.
  package let root: String

  /// The repository that a folder is in.
  package init(around folder: String) throws(Failure) {
    let outcome = try Self.git(in: folder, ["rev-parse", "--show-toplevel"])
    guard outcome.isSuccess, let root = Self.line(outcome.output) else {
      throw Failure(path: folder, "this is in no work tree of git: \(Self.complaint(outcome))")
    }
    self.root = Files.resolved(root) ?? root
  }

  /// A commit.
  package struct Revision: Hashable, Sendable {
    package let commit: String
    /// Its number as short as it is unique.
    package let short: String
  }

  /// What a name like `main`, `v1.2` or `HEAD~3` stands for; nil if there is no such commit.
  package func revision(_ name: String) throws(Failure) -> Revision? {
    let found = try git([
      "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}",
    ])
    guard found.isSuccess, let commit = Self.line(found.output),
      commit.allSatisfy(\.isHexDigit)
    else { return nil }
    let short = try git(["rev-parse", "--short", commit])
    return Revision(commit: commit, short: Self.line(short.output) ?? commit)
  }

  /// Writes the files of a revision that are in a folder and are wanted into another folder, each
  /// at its path from the root. Links come along as long as they stay inside; what is behind those
  /// that lead out of the folder comes along, too.
  ///
  /// - Parameters:
  ///   - place: A path from the root; `.` is all of it.
  ///   - isWanted: By its path from the root.
  /// - Returns: Whether the revision has anything at that path.
  package func check(
    out place: String, of revision: Revision, into target: String,
    where isWanted: (String) -> Bool
  ) throws(Failure) -> Bool {
    let folder = try GuardedFolder(target)
    var isThere = false
    var known: Set<String> = []
    var waiting = [place]
    var links: [String] = []
    while let next = waiting.popLast() {
      guard known.insert(next).inserted else { continue }
      let entries = try entries(of: revision, in: next == "." ? [] : [next])
      if next == place { isThere = !entries.isEmpty }
      let wanted = entries.filter {
        $0.isLink || isWanted($0.path) && $0.size <= Files.documentLimit
      }
      for part in Self.parts(wanted) {
        for (entry, bytes) in zip(part, try contents(part)) {
          guard entry.isLink else {
            try folder.writeUnsynced(bytes, to: entry.path)
            continue
          }
          guard let goal = String(validating: bytes, as: UTF8.self), !goal.hasPrefix("/") else {
            continue
          }
          let path = FilePath.joined(FilePath.parent(of: entry.path), goal)
          guard path != ".", path != "..", !path.hasPrefix("../"), Files.isUsable(goal) else {
            continue
          }
          _ = try Files.makeFolder(folder.place(FilePath.parent(of: entry.path)))
          if unsafe symlink(goal, folder.place(entry.path)) == 0 { links.append(entry.path) }
          if !FilePath.isInside(path, place) { waiting.append(path) }
        }
      }
    }
    // Links over links may lead further than each of them says.
    for link in links where !(FilePath.isInside(Files.followed(folder.place(link)), folder.real)) {
      try folder.remove(link)
    }
    return isThere
  }
}

extension GitRepository {
  /// Some files as they were in a revision, by their paths from the root; without those that were
  /// not there, or were no files.
  package func files(
    _ paths: [String], in revision: Revision
  ) throws(Failure) -> [String: [UInt8]] {
    guard !paths.isEmpty else { return [:] }
    let wanted = Set(paths)
    let found = try entries(of: revision, in: paths.sorted()).filter {
      !$0.isLink && wanted.contains($0.path) && $0.size <= Files.documentLimit
    }
    var files: [String: [UInt8]] = [:]
    for part in Self.parts(found) {
      for (entry, bytes) in zip(part, try contents(part)) { files[entry.path] = bytes }
    }
    return files
  }

  /// The last revision, up to one, in which some files were changed.
  package func lastChange(
    of paths: [String], before revision: Revision
  ) throws(Failure) -> Revision? {
    let found = try git(["rev-list", "-1", revision.commit, "--"] + paths.sorted())
    guard found.isSuccess, let commit = Self.line(found.output), commit.allSatisfy(\.isHexDigit)
    else { return nil }
    return Revision(commit: commit, short: commit)
  }

  /// A file or link in a revision.
  private struct Entry {
    var path: String
    var object: String
    var size: Int
    var isLink: Bool

    /// From `100644 blob 61780798228d…       2<tab>documents/feed.skel.yaml`; nil for anything that
    /// is no file, such as a submodule, and for a name that is not UTF-8. A file that is not there
    /// has no size: who asks for its bytes is told.
    init?(_ line: ArraySlice<UInt8>) {
      guard let tab = line.firstIndex(of: 9),
        let path = String(validating: line[(tab + 1)...], as: UTF8.self)
      else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 4, words[1] == "blob" else { return nil }
      self.path = path
      object = String(words[2])
      size = Int(words[3]) ?? 0
      isLink = words[0] == "120000"
    }
  }

  /// - Parameter places: Paths from the root; none for all of it.
  private func entries(of revision: Revision, in places: [String]) throws(Failure) -> [Entry] {
    let words = ["ls-tree", "-r", "-z", "-l", "--full-tree", revision.commit, "--"]
    let outcome = try git(words + places)
    guard outcome.isSuccess else {
      throw Failure("git cannot list \(revision.short): \(Self.complaint(outcome))")
    }
    return outcome.output.split(separator: 0).compactMap(Entry.init)
  }

  /// As many at a time as are in memory at once.
  private static func parts(_ entries: [Entry]) -> [[Entry]] {
    var parts: [[Entry]] = []
    var size = 0
    for entry in entries {
      if parts.isEmpty || size + entry.size > 4 * Files.documentLimit {
        parts.append([])
        size = 0
      }
      parts[parts.count - 1].append(entry)
      size += entry.size
    }
    return parts
  }

  /// The files as they were committed, in the same order.
  private func contents(_ entries: [Entry]) throws(Failure) -> [[UInt8]] {
    var process = Self.git(in: root, running: ["cat-file", "--batch"])
    process.input = entries.flatMap { Array("\($0.object)\n".utf8) }
    let outcome = try Self.run(process)
    var rest = outcome.output[...]
    var files: [[UInt8]] = []
    // Each is a line with its number, kind and size, its bytes, and the end of a line.
    while outcome.isSuccess, let end = rest.firstIndex(of: 10) {
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, let size = Int(head[2]), rest.endIndex - end > size + 1 else { break }
      files.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 2 + size)...]
    }
    guard files.count == entries.count else {
      throw Failure(
        path: entries[min(files.count, entries.count - 1)].path,
        "git does not have this file as it was then: \(Self.complaint(outcome)); 'git fetch' may "
          + "bring it")
    }
    return files
  }
}

extension GitRepository {
  private func git(_ arguments: [String]) throws(Failure) -> Subprocess.Outcome {
    try Self.git(in: root, arguments)
  }

  private static func git(
    in folder: String, _ arguments: [String]
  ) throws(Failure) -> Subprocess.Outcome {
    try run(git(in: folder, running: arguments))
  }

  private static func git(in folder: String, running arguments: [String]) -> Subprocess {
    // What is missing is not fetched: that would run what the repository's settings say.
    var process = Subprocess("git", ["-C", folder, "-c", "protocol.allow=never"] + arguments)
    process.environment = [
      // Its words are quoted, and its questions would have nobody to answer them.
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_LITERAL_PATHSPECS": "1", "GIT_NO_LAZY_FETCH": "1",
      // A hook has them, and they may be relative to where it runs.
      "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
      "GIT_COMMON_DIR": nil, "GIT_OBJECT_DIRECTORY": nil,
    ]
    return process
  }

  private static func run(_ process: Subprocess) throws(Failure) -> Subprocess.Outcome {
    do throws(Failure) {
      let outcome = try process.run()
      guard outcome.ending != .unknown else {
        throw Failure(
          "nobody can tell how git ended: whoever started this ignores SIGCHLD; start it without",
          code: ECHILD)
      }
      return outcome
    } catch {
      guard error.isAbsence else { throw error }
      throw Failure(
        "git is not on the PATH, and a revision is read by it; install it, or name a folder that "
          + "holds the earlier state", code: error.code)
    }
  }

  /// The first line of what a command printed; nil if that is nothing.
  private static func line(_ bytes: [UInt8]) -> String? {
    let line = bytes.prefix { $0 != 10 }
    return line.isEmpty ? nil : String(validating: line, as: UTF8.self)
  }

  /// What git says is wrong.
  private static func complaint(_ outcome: Subprocess.Outcome) -> String {
    guard let line = line(outcome.errors) else { return "git failed without a word" }
    return printable(line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
  }
}
