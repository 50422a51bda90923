import SkeletonTesting
import Testing

/// Screens of devices, upright and on the side: what keeps inside the safe area, and what reaches
/// below the bars.
@Test func screensOfDevices() async throws {
  try await expectSnapshots()
}
