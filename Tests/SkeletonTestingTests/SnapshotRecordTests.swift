import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonReports
@testable import SkeletonSystem

@testable import SkeletonTesting

struct SnapshotRecordTests {
  @Test(
    arguments: [
      ([:], .missing),
      (["CI": "true"], .never),
      (["CI": "1", "SKELSNAP_RECORD": ""], .never),
      (["CI": "False"], .missing),
      (["TF_BUILD": "True"], .never),
      (["SNAPSHOT_TESTING_RECORD": "all"], .all),
      (["SNAPSHOT_TESTING_RECORD": "all", "SKELSNAP_RECORD": "drifted", "CI": "true"], .drifted),
    ] as [([String: String], SnapshotRecord)])
  func environment(_ variables: [String: String], record: SnapshotRecord) throws {
    #expect(try SnapshotRecord.usual { variables[$0] } == record)
  }

  @Test func aWordNobodyKnowsIsRefused() {
    let error = #expect(throws: Failure.self) {
      try SnapshotRecord.usual { $0 == "SKELSNAP_RECORD" ? "ever" : nil }
    }
    #expect(error?.description.hasPrefix("SKELSNAP_RECORD is 'ever'; allowed are 'all'") == true)
  }

  @Test(
    arguments: [
      (.all, [.tolerated, .different, .resized, .missing, .drifted, .unreadable]),
      (.failed, [.different, .resized, .missing, .drifted, .unreadable]),
      (.missing, [.missing]), (.drifted, [.drifted]), (.never, []),
    ] as [(SnapshotRecord, [Verdict])])
  func whatIsWritten(_ record: SnapshotRecord, _ verdicts: [Verdict]) {
    #expect(Verdict.allCases.filter(record.mode.takes) == verdicts)
  }
}
