import Foundation
import Testing

@testable import SkeletonModel

struct ListDevicesTests {
  @Test func devicesAreTablesWithTheirSources() throws {
    let outcome = try Skelsnap.run(["list", "--devices"])
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(outcome.output.hasPrefix("### iPhone\n\n| names | size |"))
    #expect(
      outcome.output.contains(
        "| `iPhone 14 Pro` `iPhone 15` `iPhone 15 Pro` `iPhone 16` | 393 × 852 | 3 "
          + "| top 59, bottom 34 | left 59, bottom 21, right 59 | 55 |"))
    #expect(outcome.output.contains("<https://github.com/markbattistella/BezelKit>"))
  }

  @Test func programsGetJSON() throws {
    let outcome = try Skelsnap.run(["list", "--devices", "--json"])
    let page = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(page["version"] as? Int == 1)
    let families = try #require(page["families"] as? [[String: Any]])
    let devices = families.flatMap { $0["devices"] as? [[String: Any]] ?? [] }
    #expect(devices.count == ScreenDevice.all.count)
    let air = try #require(
      devices.first { ($0["names"] as? [String]) == ["iPhone Air"] })
    #expect(air["width"] as? Int == 420 && air["scale"] as? Int == 3)
    #expect((air["portrait"] as? [String: Any])?["top"] as? Int == 68)
    // What is not known is left out.
    #expect(air["landscape"] == nil && air["cutout"] == nil)
  }

  @Test(arguments: [["documents"], ["--catalogue"], ["--filter", "a"], ["--page", "samples"]])
  func nothingElseIsAsked(arguments: [String]) throws {
    let outcome = try Skelsnap.run(["list", "--devices"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("'--devices' lists all there are"), "\(outcome.error)")
  }
}
