import Foundation
import Testing

@testable import SkeletonModel
@testable import SkeletonSystem
@testable import SkeletonTesting

/// Which setting decides which goldens may be written.
struct SnapshotScopeTests {
  /// The setting for this environment and this argument; nil if the environment's word is invalid.
  private func held(
    _ own: SnapshotRecord? = nil, environment: String? = "drifted"
  ) -> SnapshotRecord? {
    try? .holding(own) { $0 == "SKELSNAP_RECORD" ? environment : nil }
  }

  @Test func theCallGoesBeforeTheScopeAndThatBeforeTheEnvironment() {
    #expect(held() == .drifted)
    #expect(held(environment: nil) == .missing)
    #expect(held(.never) == .never)
    withSnapshots(record: .all) {
      #expect(held() == .all)
      #expect(held(.never) == .never)
    }
    #expect(held() == .drifted)
  }

  @Test func theInnermostScopeHolds() {
    let result = withSnapshots(record: .all) {
      withSnapshots(record: .failed) { #expect(held() == .failed) }
      withSnapshots(record: nil) { #expect(held() == .all) }
      #expect(held() == .all)
      return 3
    }
    #expect(result == 3)
    withSnapshots(record: nil) { #expect(held() == .drifted) }
  }

  @Test func aScopeEndsWithWhatItThrows() {
    #expect(throws: CancellationError.self) {
      try withSnapshots(record: .all) { throw CancellationError() }
    }
    #expect(held() == .drifted)
  }

  @Test func aWordNobodyKnowsIsInNobodysWay() {
    #expect(held(environment: "ever") == nil)
    #expect(held(.all, environment: "ever") == .all)
    #expect(withSnapshots(record: .never) { held(environment: "ever") } == .never)
  }

  @MainActor @Test func anAsynchronousScopeStaysWhereItsCallerIs() async {
    await withSnapshots(record: .failed) {
      MainActor.assertIsolated()
      await Task.yield()
      #expect(held() == .failed)
    }
    #expect(held() == .drifted)
  }

  @Test func tasksInheritAndDetachedOnesDoNot() async {
    await withSnapshots(record: .all) {
      async let child = held()
      #expect(await child == .all)
      #expect(await Task { held() }.value == .all)
      #expect(await Task.detached { held() }.value == .drifted)
    }
  }

  @Test func scopesSideBySideDoNotMeet() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        let record = SnapshotRecord.allCases[index % SnapshotRecord.allCases.count]
        group.addTask {
          await withSnapshots(record: record) {
            for _ in 0..<5 {
              await Task.yield()
              #expect(held() == record)
            }
          }
        }
      }
    }
  }
}

// Swift Testing runs these in parallel, so that scopes that affect each other would be found.

@Suite(.snapshots(record: .failed))
struct SnapshotsTraitTests {
  private func held() -> SnapshotRecord? { try? .holding(nil) { _ in "drifted" } }

  @Test func aSuitesHoldsForItsTests() throws {
    #expect(held() == .failed)
    #expect(try SnapshotRecord.holding(.never) { _ in nil } == .never)
  }

  @Test(.snapshots(record: .all)) func aTestsGoesBeforeItsSuites() throws {
    #expect(held() == .all)
  }

  @Test(.snapshots(record: nil)) func oneThatSaysNothingLeavesTheSuites() throws {
    #expect(held() == .failed)
  }

  @Test(.snapshots(record: .all), arguments: 0..<20)
  func everyCaseOfATestHasIt(_ index: Int) async throws {
    await Task.yield()
    #expect(held() == .all)
    withSnapshots(record: .never) { #expect(held() == .never) }
  }

  @Suite struct InnerSuite {
    @Test func theOuterSuitesReachesInside() throws {
      #expect(try SnapshotRecord.holding(nil) { _ in "drifted" } == .failed)
    }
  }

  @Suite(.snapshots(record: .never)) struct InnerSuiteOfItsOwn {
    @Test func theInnerSuitesGoesBeforeTheOuters() throws {
      #expect(try SnapshotRecord.holding(nil) { _ in "drifted" } == .never)
    }

    @Test(.snapshots(record: .missing)) func itsTestsGoBeforeBoth() throws {
      #expect(try SnapshotRecord.holding(nil) { _ in "drifted" } == .missing)
    }
  }
}

/// The calls themselves, in a package of their own.
@Suite(.snapshots(record: .never))
final class ScopedCallsTests {
  private let root: String

  init() throws {
    let path = NSTemporaryDirectory() + "skelsnap-scope-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    root = try #require(Files.resolved(path))
    try Data().write(to: URL(fileURLWithPath: root + "/Package.swift"))
    try Data("skelsnap: 1\nskeleton: {circle: {id: dot, size: 9}}\n".utf8)
      .write(to: URL(fileURLWithPath: root + "/dot.skel.yaml"))
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private var hasGoldens: Bool { Files.exists(root + "/goldens/dot") }

  /// Expects goldens that do not exist.
  private func expectDot(record: SnapshotRecord? = nil) async throws {
    try await withKnownIssue {
      try await expectSnapshots(
        of: "dot.skel.yaml", record: record, filePath: root + "/DotTests.swift")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("dot: dot: a new document") }
    }
  }

  @Test func theTraitIsHeeded() async throws {
    try await expectDot()
    #expect(!hasGoldens)
  }

  @Test(.snapshots(record: .missing)) func aTestsTraitIsHeeded() async throws {
    try await expectDot()
    #expect(hasGoldens)
  }

  @Test func aScopeIsHeeded() async throws {
    try await withSnapshots(record: .missing) { try await expectDot() }
    #expect(hasGoldens)
  }

  @Test(.snapshots(record: .missing)) func theArgumentGoesFirst() async throws {
    try await withSnapshots(record: .all) { try await expectDot(record: .never) }
    #expect(!hasGoldens)
  }
}
