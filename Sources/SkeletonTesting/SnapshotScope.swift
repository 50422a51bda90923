/// Says which goldens may be written while something is done.
///
/// In XCTest, where there are no traits, it goes round all tests of a class:
///
/// ```swift
/// final class LoadingScreensInXCTest: XCTestCase {
///   override func invokeTest() {
///     withSnapshots(record: .never) { super.invokeTest() }
///   }
///
///   func testThread() {
///     assertSnapshots(of: "examples/agora/long-thread.skel.yaml")
///   }
/// }
/// ```
///
/// The innermost of several holds, and all of them go before the environment; see
/// ``SnapshotRecord``. Tasks that are started inside inherit it, detached ones do not.
///
/// - Parameters:
///   - record: Which goldens may be written; nil: as without this.
///   - operation: What is done meanwhile.
public func withSnapshots<Value>(
  record: SnapshotRecord?, operation: () throws -> Value
) rethrows -> Value {
  try SnapshotRecord.$inScope.withValue(record ?? .inScope, operation: operation)
}

/// Says which goldens may be written while something asynchronous is done.
///
/// - Parameters:
///   - record: Which goldens may be written; nil: as without this.
///   - isolation: The caller's, which the operation runs in.
///   - operation: What is done meanwhile.
public func withSnapshots<Value>(
  record: SnapshotRecord?, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  try await SnapshotRecord.$inScope.withValue(record ?? .inScope, operation: operation)
}

extension SnapshotRecord {
  /// What the nearest trait or `withSnapshots` says.
  @TaskLocal static var inScope: SnapshotRecord?

  /// What holds for one call: what it says itself, then the nearest scope, then what is usual.
  ///
  /// The environment is not asked where something else decides, so that a word in it nobody knows
  /// is in nobody's way.
  static func holding(
    _ own: SnapshotRecord?, _ environment: (String) -> String?
  ) throws -> SnapshotRecord {
    try own ?? inScope ?? usual(environment)
  }
}
