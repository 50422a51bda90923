import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// Makes the results of a run the new goldens, without painting anything again.
///
/// The run may be old, or come from another machine: its results are checked against the current
/// documents and goldens, and the path of a golden is never taken from it.
package struct Acceptance: Sendable {
  private let jobs: [String: GoldenJob]
  private let origins: [String: DocumentOrigin]
  /// The paths of the goldens that documents have now, by name.
  private let asked: [String: String]
  /// Names that more than one case of the run has.
  private let repeated: Set<String>
  /// The folder with the run's pictures.
  private let artifacts: GuardedFolder

  /// - Parameter jobs: The documents as they are now.
  package init(of run: RunResult, jobs: [GoldenJob], artifacts: GuardedFolder) {
    self.jobs = Dictionary(jobs.map { ($0.document.name, $0) }) { first, _ in first }
    origins = Dictionary(run.origins.map { ($0.document, $0) }) { first, _ in first }
    var asked: [String: String] = [:]
    for job in jobs {
      for golden in (try? job.document.goldens()) ?? [] { asked[golden.path] = golden.path }
    }
    self.asked = asked
    var seen: Set<String> = []
    repeated = Set(run.cases.lazy.map(\.name).filter { !seen.insert($0).inserted })
    self.artifacts = artifacts
  }
}

extension Acceptance {
  /// Why a case cannot be accepted; nil if it can.
  ///
  /// The reason concerns the case's golden; or the document, and then all its cases.
  package func obstacle(to one: CaseResult) -> Failure? {
    do throws(Failure) {
      _ = try checked(one)
      return nil
    } catch {
      return error
    }
  }

  /// The case with the path of its golden relative to the current folder: the run may have had
  /// another working folder, or another machine.
  package func placed(_ one: CaseResult) -> CaseResult {
    guard let name = asked[one.name], let job = jobs[one.document] else { return one }
    var now = one
    now.golden = job.goldens.shown(name)
    return now
  }

  /// Writes the goldens of some cases, and calls `body` for each that was written, in their order.
  ///
  /// The first failure ends it.
  package func accept(_ cases: [CaseResult], _ body: (CaseResult) -> Void) throws(Failure) {
    let batch = FileBatch()
    var staged: [CaseResult] = []
    // To look for what killed processes left takes a list of the folder: once is enough.
    var tidied: Set<String> = []
    func commit() throws(Failure) {
      var trouble: Failure?
      for (failure, one) in zip(batch.commit(), staged) {
        if let failure {
          trouble = trouble ?? failure
        } else {
          forget(one)
          body(one)
        }
      }
      staged = []
      if let trouble { throw trouble }
    }
    for one in cases {
      do throws(Failure) {
        let taken = try checked(one)
        let folder = FilePath.parent(of: taken.name)
        if tidied.insert(taken.goldens.place(folder)).inserted {
          taken.goldens.removeLeftovers(in: folder)
        }
        try taken.goldens.write(taken.bytes, to: taken.name, in: batch)
      } catch {
        try commit()
        throw error
      }
      staged.append(one)
      if batch.isFull { try commit() }
    }
    try commit()
  }

  /// Removes the artifacts of a case, so that it cannot be accepted again.
  package func forget(_ one: CaseResult) {
    artifacts.removeArtifacts(of: one.name)
    _ = artifacts.removeEmptied(FilePath.parent(of: one.name))
  }

  private static let again = "verify again"

  /// The bytes to write, and the path to write them to.
  private func checked(
    _ one: CaseResult
  ) throws(Failure) -> (bytes: [UInt8], name: String, goldens: GuardedFolder) {
    guard let job = jobs[one.document] else {
      throw Failure(path: one.document, "there is no such document now")
    }
    if let change = change(of: one.document, job) {
      throw Failure(path: one.document, "\(change); \(Self.again)")
    }
    guard one.isNamedAsGolden else {
      throw Failure(path: one.golden, "'\(printable(one.name))' is no name of a golden")
    }
    guard !repeated.contains(one.name) else {
      throw Failure(path: one.golden, "the results speak of it twice; \(Self.again)")
    }
    guard RecordMode.failed.takes(one.verdict) else {
      throw Failure(
        path: one.golden,
        one.verdict == .obsolete
          ? "no case asks for it; 'skelsnap prune' deletes it" : "there is nothing to take over")
    }
    guard let wanted = asked[one.name] else {
      throw Failure(path: one.golden, "'\(printable(one.name))' is nothing the document asks for")
    }
    guard one.kept.actual != nil, let digest = one.kept.digests.actual else {
      throw Failure(path: one.golden, "nothing is kept of it; \(Self.again)")
    }
    let name = ArtifactRole.actual.name(of: one.name)
    guard let bytes = try? artifacts.read(name, limit: Files.goldenLimit),
      SHA256(bytes).hexadecimal == digest
    else {
      throw Failure(
        path: one.golden,
        "\(artifacts.shown(name)) is not what was left there; \(Self.again)")
    }
    guard isGoldenUnchanged(one, job) else {
      throw Failure(path: one.golden, "its golden has changed since; \(Self.again)")
    }
    return (bytes, wanted, job.goldens)
  }

  /// Which of the document's files has changed since the run.
  private func change(of document: String, _ job: GoldenJob) -> String? {
    guard let then = origins[document], let now = job.origin, !then.files.isEmpty else {
      return "it is not known what the document was read from"
    }
    if then == now { return nil }
    let known = Dictionary(then.files.map { ($0.path, $0.digest) }) { first, _ in first }
    let changed = now.files.first { known[$0.path] != $0.digest }
    return changed.map { "\(printable($0.path)) has changed since" }
      ?? "the files it was read from are others now"
  }

  private func isGoldenUnchanged(_ one: CaseResult, _ job: GoldenJob) -> Bool {
    let golden = BareGolden(one, in: job.goldens)
    switch one.verdict {
    // A golden that exists but cannot be read is not missing.
    case .missing: return golden == .missing
    // Passes if the golden is still unreadable or missing, whatever the reason was.
    case .unreadable: if case .found = golden { return false } else { return true }
    case .identical, .tolerated, .different, .resized, .obsolete, .drifted:
      guard case .found(let digest) = golden else { return false }
      return digest == one.kept.digests.golden
    }
  }
}

/// A golden of either kind as it is now, identified by its digest.
private enum BareGolden: Equatable {
  case missing, unreadable
  case found(String)

  init(_ one: CaseResult, in goldens: GuardedFolder) {
    if one.isPicture {
      self.init(GoldenFile<PNGFile>(picture: one.name, in: goldens))
    } else {
      self.init(GoldenFile<String>(text: one.name, in: goldens))
    }
  }

  private init<Content>(_ file: GoldenFile<Content>) {
    switch file {
    case .missing: self = .missing
    case .unreadable: self = .unreadable
    case .found(_, let bytes): self = .found(SHA256(bytes).hexadecimal)
    }
  }
}

extension CaseResult {
  /// The case after it was accepted.
  package var accepted: CaseResult {
    var now = self
    now.verdict = .identical
    now.nodes = []
    now.message = nil
    now.unexplained = nil
    now.differing = pixels == nil ? nil : 0
    return now.withoutArtifacts
  }

  /// The case after its artifacts were removed.
  package var withoutArtifacts: CaseResult {
    var now = self
    now.kept = KeptFiles()
    return now
  }
}
