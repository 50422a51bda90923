#if canImport(Testing)
  import Testing

  /// A trait that says which goldens a suite's tests, or one test, may write.
  ///
  /// It is written `.snapshots(record:)`. In a file that imports swift-snapshot-testing, too, which
  /// has a trait of that name, `SnapshotsTrait.snapshots(record:)` is this one.
  public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let record: SnapshotRecord?

    /// A suite's holds for all tests in it, those of inner suites among them.
    public var isRecursive: Bool { true }

    /// Runs one test with it.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshots(record: record, operation: function)
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Says which goldens a suite's tests, or one test, may write.
    ///
    /// ```swift
    /// @Suite(.snapshots(record: .never))
    /// struct LoadingScreens {
    ///   @Test func thread() async throws {
    ///     try await expectSnapshots(of: "examples/agora/long-thread.skel.yaml")
    ///   }
    ///
    ///   @Test(.snapshots(record: .missing)) func theme() async throws {
    ///     try await expectSnapshots(of: "examples/agora/tinted-theme.skel.yaml")
    ///   }
    /// }
    /// ```
    ///
    /// A test's own goes before its suite's, an inner suite's before an outer one's, and all of them
    /// before the environment; see ``SnapshotRecord``.
    ///
    /// - Parameter record: Which goldens may be written; nil: as without this.
    public static func snapshots(record: SnapshotRecord?) -> Self {
      SnapshotsTrait(record: record)
    }
  }
#endif
