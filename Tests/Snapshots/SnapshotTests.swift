import Testing

@testable import SkeletonTesting

/// The examples, as they were when somebody last looked at them and was pleased.
@Test(.enabled(if: canVerify, "there is no engine to compare with yet"))
func examples() async throws {
  try await expectSnapshots(of: "examples")
}
