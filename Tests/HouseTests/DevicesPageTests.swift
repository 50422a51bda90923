import SkeletonReports
import TestSupport
import Testing

/// The tables of `docs/devices.md` come from the list of devices.
struct DevicesPageTests {
  @Test func thePageHasTheDevices() throws {
    let page = try Repository.read("docs/devices.md")
    #expect(
      page.hasSuffix("\n" + devicesTables()), "end it with what 'skelsnap list --devices' prints")
  }
}
