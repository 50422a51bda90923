import SkeletonGoldens
import SkeletonModel
import SkeletonSystem

/// What compares documents with goldens: `verifyForTesting`, or a test's own.
typealias Engine = @Sendable (SnapshotRequest) throws -> RunResult

/// What a test asks for.
struct SnapshotRequest: Hashable, Sendable {
  /// Documents or folders of them, seen from the root; the project's where there are none.
  var documents: [String]
  /// As `--filter` takes them; none mean every case.
  var filters: [String]
  var record: SnapshotRecord
  /// The folder of the package or the project, absolute.
  ///
  /// Documents without a `skelsnap.yaml` above them are named from here, and the paths in the
  /// result are seen from here.
  var root: String
}

/// Compares documents with their goldens, writes those that `record` allows, and says what each
/// was found to be before that.
func verifyForTesting(_ request: SnapshotRequest) throws -> RunResult {
  var index = try DocumentIndex(of: request.root)
  let jobs = try index.jobs(request.documents)
  var options = GoldenOptions()
  options.record = request.record.mode
  options.filter = CaseFilter(request.filters)
  options.checksLaws = true
  options.artifacts = try index.artifacts(
    named: ProcessEnvironment.value(of: "SNAPSHOT_ARTIFACTS"))
  return compareGoldens(jobs, options, problems: index.problems).found
}
