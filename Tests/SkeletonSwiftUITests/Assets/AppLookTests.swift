import SkeletonModel
import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("The look that an app asks for")
struct AppLookTests {
  private static let asking = "<dict><key>UIDesignRequiresCompatibility</key>\n  <true/></dict>"

  @Test(
    "An app that asks for the look before iOS 26 has it there",
    arguments: [
      ("Info.plist", asking, SystemVersion.ios18), ("App/App-Info.plist", asking, .ios18),
      ("Info.plist", "<key>UIDesignRequiresCompatibility</key><false/>", .ios26),
      ("Info.plist", "<key>UILaunchScreen</key><true/>", .ios26),
      ("Other.plist", asking, .ios26), (".build/Info.plist", asking, .ios26),
      ("Pods/Kit/Info.plist", asking, .ios26), ("Info.plist", "\u{FFFD}bplist00", .ios26),
    ])
  func looks(path: String, text: String, version: SystemVersion) throws {
    try TemporaryFolder.with { folder in
      try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      let look = AppLook(in: [folder])
      #expect(look.version(on: .ios26) == version)
      #expect(look.version(on: .ios26) == version, "it is looked for once")
      #expect(look.version(on: .ios18) == .ios18)
    }
  }

  @Test("Where there is no folder there is nothing asked for")
  func nowhere() {
    #expect(AppLook(in: ["/no/such/folder"]).version(on: .ios26) == .ios26)
  }
}
