/// Takes over as goldens what a run has found, without painting anything again.
///
/// The run may be an old one or another machine's: whatever it says is held against the documents
/// and goldens as they are now, and a golden's place is never taken from it.
public struct Acceptance: Sendable {
  private let jobs: [String: GoldenJob]
  private let origins: [String: DocumentOrigin]
  /// Where the run has left its pictures.
  private let artifacts: GuardedFolder

  /// - Parameter jobs: the documents as they are now.
  public init(of run: RunResult, jobs: [GoldenJob], artifacts: GuardedFolder) {
    self.jobs = Dictionary(jobs.map { ($0.document.name, $0) }) { first, _ in first }
    origins = Dictionary(run.origins.map { ($0.document, $0) }) { first, _ in first }
    self.artifacts = artifacts
  }
}

extension Acceptance {
  /// Why a case may not be taken over, as the end of a sentence that begins with its name; nil
  /// where it may.
  public func obstacle(to one: CaseResult) -> String? {
    switch checked(one) {
    case .success: nil
    case .failure(let refusal): refusal.reason
    }
  }

  /// Writes a case's golden.
  public func accept(_ one: CaseResult) throws(FileError) {
    switch checked(one) {
    case .failure(let refusal): throw FileError(path: one.golden, refusal.reason)
    case .success(let accepted):
      accepted.goldens.removeLeftovers(in: FilePath.parent(of: one.name))
      try accepted.goldens.write(accepted.bytes, to: one.name)
    }
    forget(one)
  }

  /// Removes what was kept of a case, so that it cannot be taken over any more.
  public func forget(_ one: CaseResult) { artifacts.removeArtifacts(of: one.name) }

  private struct Refusal: Error {
    var reason: String
  }

  private struct Accepted {
    var goldens: GuardedFolder
    var bytes: [UInt8]
  }

  private static let again = "verify again"

  private func checked(_ one: CaseResult) -> Result<Accepted, Refusal> {
    func refuse(_ reason: String) -> Result<Accepted, Refusal> {
      .failure(Refusal(reason: reason))
    }
    guard let job = jobs[one.document] else { return refuse("there is no such document now") }
    guard let place = GoldenPlace(one.name), place.document == one.document else {
      return refuse("this is no name of a golden")
    }
    if let change = change(of: one.document, job) { return refuse("\(change); \(Self.again)") }
    guard RecordMode.failed.takes(one.verdict) else {
      return refuse(
        one.verdict == .obsolete
          ? "no case asks for it; 'skelsnap prune' deletes it" : "there is nothing to take over")
    }
    guard one.actual != nil, let digest = one.digests.actual else {
      return refuse("nothing is kept of it; \(Self.again)")
    }
    let name = ArtifactRole.actual.name(of: one.name)
    guard let bytes = try? artifacts.read(name, limit: Self.limit),
      SHA256(bytes).hexadecimal == digest
    else {
      return refuse("\(artifacts.shown(name)) is not what was left there; \(Self.again)")
    }
    guard stateOfGolden(one, job) == .unchanged else {
      return refuse("its golden has changed since; \(Self.again)")
    }
    return .success(Accepted(goldens: job.goldens, bytes: bytes))
  }

  /// More than any golden takes.
  private static var limit: Int { 300 * 1_048_576 }

  /// Which file a document was made from is not what it was.
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

  private enum GoldenState { case unchanged, changed }

  private func stateOfGolden(_ one: CaseResult, _ job: GoldenJob) -> GoldenState {
    let bytes = try? job.goldens.read(one.name, limit: Self.limit)
    switch one.verdict {
    case .missing: return bytes == nil ? .unchanged : .changed
    case .unreadable:
      // Whatever it was, what stands there now is no better.
      let isText = one.frame.hasSuffix(".txt")
      let isReadable =
        isText
        ? GoldenFile<String>(text: one.name, in: job.goldens).bytes != nil
        : GoldenFile<GoldenPicture>(picture: one.name, in: job.goldens).bytes != nil
      return isReadable ? .changed : .unchanged
    case .identical, .tolerated, .different, .resized, .obsolete, .drifted:
      let digest = bytes.map { SHA256($0).hexadecimal }
      return digest != nil && digest == one.digests.golden ? .unchanged : .changed
    }
  }
}

extension CaseResult {
  /// The case once its golden is what was found.
  public var accepted: CaseResult {
    var now = self
    now.verdict = .identical
    now.nodes = []
    now.message = nil
    now.unexplained = nil
    now.differing = pixels == nil ? nil : 0
    return now.withoutArtifacts
  }

  /// The case once nothing is kept of it.
  public var withoutArtifacts: CaseResult {
    var now = self
    now.expected = nil
    now.actual = nil
    now.diff = nil
    now.digests = Digests()
    return now
  }
}
