/// Sets which goldens may be written during an operation.
///
/// In XCTest, which has no traits, it wraps all tests of a class:
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
/// If calls are nested, the innermost applies. It takes precedence over the environment; see
/// ``SnapshotRecord``. Child tasks inherit the setting, detached tasks do not.
///
/// - Parameters:
///   - record: Which goldens may be written; nil changes nothing.
///   - operation: The operation to run.
public func withSnapshots<Value>(
  record: SnapshotRecord?, operation: () throws -> Value
) rethrows -> Value {
  try SnapshotRecord.$inScope.withValue(record ?? .inScope, operation: operation)
}

/// Sets which goldens may be written during an asynchronous operation.
///
/// - Parameters:
///   - record: Which goldens may be written; nil changes nothing.
///   - isolation: The caller's isolation, in which the operation runs.
///   - operation: The operation to run.
public func withSnapshots<Value>(
  record: SnapshotRecord?, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  try await SnapshotRecord.$inScope.withValue(record ?? .inScope, operation: operation)
}

extension SnapshotRecord {
  /// The value of the nearest trait or `withSnapshots`.
  @TaskLocal static var inScope: SnapshotRecord?

  /// The setting for one call: its own argument, then the nearest scope, then the default.
  ///
  /// The environment is read only if nothing else decides, so that an unknown word in it does no
  /// harm otherwise.
  static func holding(
    _ own: SnapshotRecord?, _ environment: (String) -> String?
  ) throws -> SnapshotRecord {
    try own ?? inScope ?? usual(environment)
  }
}
