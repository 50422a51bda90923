import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Names of Foundation's that mean something else")
struct StandInsTests {
  @Test("Those that are used, and that the app does not give to a type of its own")
  func names() {
    let source = StandIns.source(among: ["Timer", "URLRequest", "URL"], declared: ["Timer"])
    #expect(source == "public typealias URLRequest = SwiftUI._URLRequest")
  }

  @Test("Those that there are drawings of, and those that the compiler has missed")
  func askedSymbols() {
    let source = StandIns.symbols(
      among: ["star", "title", "SFSymbol"], asked: ["blindsClosed"], declared: ["SFSymbol"])
    #expect(
      source == """
        extension SFSymbol {
          static let `blindsClosed` = SFSymbol(rawValue: "blinds.closed")
          static let `star` = SFSymbol(rawValue: "star")
        }
        """)
  }

  @Test("A colour of an asset catalogue that the app declares, too, or that the system has")
  func colors() throws {
    try TemporaryFolder.with { folder in
      for name in ["brand", "Ink", "green", "#EBA72B", "sea_blue"] {
        let contents = """
          {"colors": [{"color": {"components": {"red": "1", "green": "0", "blue": "0"}},
            "idiom": "universal"}]}
          """
        try Files.write(
          Array(contents.utf8),
          to: FilePath.joined(folder, "Assets.xcassets/\(name).colorset/Contents.json"))
      }
      let assets = AssetCatalogue(in: [folder])
      let source = assets.symbols(
        among: ["brand", "ink", "green", "EBA_72_B", "sea_blue", "seaBlue"],
        besides: ["Color.brand"])
      #expect(source.contains("extension SwiftUI.Color { static var `EBA_72_B`"))
      #expect(source.contains("extension ColorResource { static let `brand`"))
      #expect(source.contains("extension ColorResource { static let `green`"))
      #expect(source.contains("extension ColorResource { static let `seaBlue`"))
      #expect(source.contains("extension ColorResource { static let `sea_blue`"))
      #expect(source.contains("extension SwiftUI.Color { static var `ink`"))
      #expect(!source.contains("extension SwiftUI.Color { static var `brand`"))
      #expect(!source.contains("extension SwiftUI.Color { static var `green`"))
    }
  }
}
