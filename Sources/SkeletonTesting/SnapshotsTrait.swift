#if canImport(Testing)
  import Testing

  /// A trait that sets which goldens the tests of a suite, or one test, may write.
  ///
  /// Write it as `.snapshots(record:)`. In a file that also imports swift-snapshot-testing, which
  /// has a trait of the same name, write `SnapshotsTrait.snapshots(record:)`.
  public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let record: SnapshotRecord?

    /// The trait of a suite applies to all its tests, including those of nested suites.
    public var isRecursive: Bool { true }

    /// Runs one test with this setting.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshots(record: record, operation: function)
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Sets which goldens the tests of a suite, or one test, may write.
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
    /// A test's own trait takes precedence over its suite's, an inner suite's over an outer one's,
    /// and all of them over the environment; see ``SnapshotRecord``.
    ///
    /// - Parameter record: Which goldens may be written; nil changes nothing.
    public static func snapshots(record: SnapshotRecord?) -> Self {
      SnapshotsTrait(record: record)
    }
  }
#endif
