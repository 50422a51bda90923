import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// The texts that goldens were made from, as git has them: for a fresh clone, in which no run has
/// been that could remember them.
///
/// Whoever commits goldens commits what they were made from. It is a help and no more: without git,
/// or in a clone that has the last commit alone, nothing is known.
final class CommittedSources {
  private let folder: String
  private lazy var state: (repository: GitRepository, head: GitRepository.Revision)? = {
    guard let repository = try? GitRepository(around: folder),
      let head = try? repository.revision("HEAD")
    else { return nil }
    return (repository, head)
  }()
  /// By their digests.
  private(set) var texts: [String: [UInt8]] = [:]
  /// By the names of documents.
  private var known: [String: [DocumentOrigin.File]?] = [:]

  /// - Parameter folder: What the paths of files are relative to: absolute.
  init(_ folder: String) {
    self.folder = folder
  }

  /// The files of a document as they were when its goldens were made; nil if that is not known.
  ///
  /// - Parameter now: The files as they are.
  func files(of job: GoldenJob, now: [DocumentOrigin.File]) -> [DocumentOrigin.File]? {
    let name = job.document.name
    if let known = known[name] { return known }
    let files = try? find(job, now)
    known[name] = .some(files)
    return files
  }

  private func find(_ job: GoldenJob, _ now: [DocumentOrigin.File]) throws -> [DocumentOrigin.File]?
  {
    guard let (repository, head) = state else { return nil }
    let goldens = job.variants.flatMap {
      [job.document.layoutName(in: $0), job.document.accessibilityName(in: $0)].map(\.path)
    }.compactMap { name in
      path(of: job.goldens.place(name), in: repository).map { (name: name, path: $0) }
    }
    // Of those that are others than in the last commit, git does not know what made them.
    let committed = try repository.files(goldens.map(\.path), in: head)
    let isSame = goldens.allSatisfy { golden in
      committed[golden.path] == job.goldens.readPlain(golden.name, limit: Files.goldenLimit)
    }
    guard !committed.isEmpty, isSame else { return nil }
    let before = try files(now, in: head, of: repository)
    if before != now { return before }
    // What was changed is committed, too, and came after the goldens.
    return try repository.lastChange(of: Array(committed.keys), before: head).map {
      try files(now, in: $0, of: repository)
    }
  }

  /// These files as they were, without those that were not there.
  private func files(
    _ now: [DocumentOrigin.File], in revision: GitRepository.Revision,
    of repository: GitRepository
  ) throws -> [DocumentOrigin.File] {
    let paths = now.map { path(of: FilePath.joined(folder, $0.path), in: repository) }
    let found = try repository.files(paths.compactMap(\.self), in: revision)
    return zip(now, paths).compactMap { file, path in
      guard let bytes = path.flatMap({ found[$0] }) else { return file.isView ? file : nil }
      let digest = SHA256(bytes).hexadecimal
      texts[digest] = bytes
      return DocumentOrigin.File(path: file.path, digest: digest)
    }
  }

  /// A path from the root of the work tree; nil for what is outside.
  private func path(of place: String, in repository: GitRepository) -> String? {
    guard let place = Files.resolved(place), FilePath.isInside(place, repository.root) else {
      return nil
    }
    return FilePath.relative(place, to: repository.root)
  }
}
