import SkeletonGoldens
import SkeletonModel
import SkeletonSwiftUI
import SkeletonSystem

/// A function that compares documents with goldens: `verifyForTesting`, or a replacement in tests.
typealias Engine = @Sendable (SnapshotRequest) throws -> RunResult

/// The arguments of a comparison.
struct SnapshotRequest: Hashable, Sendable {
  /// Documents or folders of documents, relative to the root; all of the project's if empty.
  var documents: [String]
  /// Globs, as for `--filter`; every case if empty.
  var filters: [String]
  var record: SnapshotRecord
  /// The absolute path of the package's or the project's folder.
  ///
  /// The names of documents without a `skelsnap.yaml` above them, and the paths in the result, are
  /// relative to it.
  var root: String
}

/// Compares documents with their goldens and writes those that `record` allows. The result has the
/// verdicts from before writing.
func verifyForTesting(_ request: SnapshotRequest) throws -> RunResult {
  var index = try DocumentIndex(of: request.root, views: SwiftUIViews.init(of:))
  let jobs = try index.jobs(request.documents)
  var options = GoldenOptions()
  options.wholeGoldens = try index.wholeGoldens(request.documents)
  return try verifyForTesting(jobs, request, &index, options)
}

/// The same for documents that have been read.
func verifyForTesting(
  _ jobs: [GoldenJob], _ request: SnapshotRequest, _ index: inout DocumentIndex,
  _ given: GoldenOptions = GoldenOptions()
) throws -> RunResult {
  var options = given
  options.record = request.record.mode
  options.filter = CaseFilter(request.filters)
  options.checksLaws = true
  options.artifacts = try index.artifacts(
    named: ProcessEnvironment.value(of: "SNAPSHOT_ARTIFACTS"))
  var outcome = compareGoldens(jobs, options, problems: index.problems)
  if let artifacts = options.artifacts {
    let memory = try index.sourceMemory(in: artifacts)
    outcome.result.explain(by: memory, jobs)
    memory.remember(outcome.result, jobs)
  }
  return outcome.found
}
