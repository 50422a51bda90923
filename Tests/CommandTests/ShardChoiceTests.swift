import Foundation
import Testing

/// Which shard runs, according to the command line or the CI system.
struct ShardChoiceTests {
  /// The shard that a run reports; nil for a whole run.
  private func shard(of outcome: Skelsnap.Outcome) throws -> String? {
    struct Report: Decodable {
      struct Shard: Decodable {
        var index: Int
        var count: Int
      }
      var shard: Shard?
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return report.shard.map { "\($0.index)/\($0.count)" }
  }

  private static let recorded: Result<ShardedProject, any Error> = Result {
    let project = try ShardedProject()
    try project.run(["record", "-q"])
    atexit { try? FileManager.default.removeItem(atPath: ShardChoiceTests.recorded.get().path) }
    return project
  }

  private func project() throws -> ShardedProject {
    try ShardedProject(copyOf: Self.recorded.get())
  }

  @Test(arguments: [
    ("0/3", "of 3 the first is 1/3 and the last 3/3"),
    ("4/3", "of 3 the first is 1/3 and the last 3/3"),
    ("3", "expected a part and the number of parts, as in 1/3, or 'auto'"),
    ("a/b", "expected a part"), ("1/2/3", "expected a part"),
    ("-1/3", "expected a part"), ("+1/3", "expected a part"),
    (" 1/3", "expected a part"), ("1/", "expected a part"),
    ("", "expected a part"), ("Auto", "expected a part"),
    ("1/0", "a run is split into 1 to 1000 parts"),
    ("1/1001", "a run is split into 1 to 1000 parts"),
    ("1/99999999999999999999", "expected a part"),
  ])
  func anInvalidShardIsAUsageError(_ word: String, _ sentence: String) throws {
    let outcome = try ShardedProject().run(["verify", "--shard=\(word)"])
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("invalid value '\(word)' for '--shard <i/n>': \(sentence)"),
      "\(outcome.error)")
  }

  @Test func aShardWritesNoGoldens() throws {
    let project = try project()
    let before = try project.files(in: "goldens")
    try project.write(GoldenProject.row(x: 16), to: "a")
    let outcome = try project.run(["verify", "--shard", "1/2", "--record", "failed"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("'merge' the shards, then 'accept'"), "\(outcome.error)")
    #expect(try project.run(["record", "--shard", "1/2"]).status == 64)
    #expect(try project.files(in: "goldens") == before)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { "\(variables)" }
    var variables: [String: String]
    var shard: String?
    var isAsked: Bool

    init(_ variables: [String: String], _ shard: String?, isAsked: Bool = true) {
      self.variables = variables
      self.shard = shard
      self.isAsked = isAsked
    }
  }

  @Test(arguments: [
    Row(["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "1/3"),
    Row(["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3"),
    Row(["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"], "2/4"),
    Row(["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "2"], "1/2"),
    Row(["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "2"], "2/2"),
    Row(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5"], "1/5"),
    Row(["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "5"], "5/5"),
    Row(["CI_NODE_TOTAL": "1"], nil), Row([:], nil),
    Row(["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], "2/3"),
    Row(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], "1/3", isAsked: false),
    Row(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5"], nil, isAsked: false),
    Row(["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], nil, isAsked: false),
    Row(
      [
        "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4", "CI_NODE_INDEX": "2",
        "CI_NODE_TOTAL": "4",
      ], "2/4"),
  ])
  func autoReadsTheVariablesOfCISystems(_ row: Row) throws {
    let outcome = try project().run(
      ["verify", "--json"] + (row.isAsked ? ["--shard", "auto"] : []), environment: row.variables)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try shard(of: outcome) == row.shard)
    #expect(outcome.error.contains("so all is compared") == (row.isAsked && row.shard == nil))
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "CI_NODE_INDEX is '0'", "it runs from 1 to 3"),
    (
      ["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "3"],
      "BUILDKITE_PARALLEL_JOB is '3'", "it runs from 0 to 2"
    ),
    (["CIRCLE_NODE_INDEX": "x", "CIRCLE_NODE_TOTAL": "3"], "CIRCLE_NODE_INDEX is 'x'", "0 to 2"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "-3"], "CI_NODE_TOTAL is '-3'", "from 1 to 1000"),
    (["CI_NODE_INDEX": "1"], "CI_NODE_INDEX is 1, and CI_NODE_TOTAL", "is not set"),
    (["CI_NODE_TOTAL": "3"], "CI_NODE_TOTAL is 3, and CI_NODE_INDEX", "is not set"),
    (
      [
        "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "1",
        "CIRCLE_NODE_TOTAL": "3",
      ],
      "CIRCLE_NODE_INDEX says shard 2 of 3, and CI_NODE_INDEX says shard 1 of 3", "--shard i/n"
    ),
    (["TEST_SHARD_INDEX": "9", "TEST_TOTAL_SHARDS": "3"], "TEST_SHARD_INDEX is '9'", "0 to 2"),
  ])
  func invalidVariablesAreReported(
    _ variables: [String: String], _ what: String, _ remedy: String
  ) throws {
    let outcome = try project().run(["verify", "--shard", "auto"], environment: variables)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(what) && outcome.error.contains(remedy), "\(outcome.error)")
  }

  @Test func bazelIsToldThatShardingIsSupported() throws {
    let project = try project()
    let variables = [
      "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
    ]
    let own = try project.run(["verify", "--json"], environment: variables)
    #expect(try shard(of: own) == "2/2")
    #expect(project.exists("status"))
    // The command line takes precedence.
    let asked = try project.run(["verify", "--json", "--shard", "3/4"], environment: variables)
    #expect(try shard(of: asked) == "3/4")
    // Without shards, no status file is written.
    try project.remove("status")
    let whole = try project.run(
      ["verify", "--json"], environment: ["TEST_SHARD_STATUS_FILE": "status"])
    #expect(try shard(of: whole) == nil)
    #expect(!project.exists("status"))
    // 'record' is never split.
    #expect(try project.run(["record"], environment: variables).status == 0)
    let nowhere = try project.run(
      ["verify"], environment: variables.merging(["TEST_SHARD_STATUS_FILE": "/dev/null/x"]) { $1 })
    #expect(nowhere.status == 2)
    #expect(nowhere.error.contains("TEST_SHARD_STATUS_FILE: "), "\(nowhere.error)")
  }
}
