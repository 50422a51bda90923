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

  @Test("A package has the look of the app that it lies in, and not that of another repository")
  func packages() throws {
    try TemporaryFolder.with { folder in
      func write(_ text: String, to path: String) throws {
        try Files.write(Array(text.utf8), to: FilePath.joined(folder, path))
      }
      try write("", to: "App.xcodeproj/project.pbxproj")
      try write(Self.asking, to: "App/Info.plist")
      for package in ["Packages/Kit", "Vendor/Kit"] {
        try write("// swift-tools-version:6.0", to: "\(package)/Package.swift")
        try write("import SwiftUI", to: "\(package)/Sources/Kit/View.swift")
      }
      try write("", to: "Vendor/Kit/.git/HEAD")
      for (package, version) in [("Packages/Kit", SystemVersion.ios18), ("Vendor/Kit", .ios26)] {
        let index = try SourceIndex(of: FilePath.joined(folder, package), from: folder)
        #expect(index.look.version(on: .ios26) == version)
      }
    }
  }

  @Test("Where there is no folder there is nothing asked for")
  func nowhere() {
    #expect(AppLook(in: ["/no/such/folder"]).version(on: .ios26) == .ios26)
  }
}
