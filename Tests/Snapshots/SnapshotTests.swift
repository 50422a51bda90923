import SkeletonTesting
import Testing

/// The examples, as they were when somebody last looked at them and was pleased.
@Test func examples() async throws {
  try await expectSnapshots(of: "examples")
}
