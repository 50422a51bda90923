import SkeletonModel
import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Colours and pictures of asset catalogues")
struct AssetCatalogueTests {
  @Test("Names that Xcode gives them are declared once, and hide none of SwiftUI's")
  func symbols() throws {
    try TemporaryFolder.with { folder in
      let color = #"{"colors":[{"idiom":"universal","color":{"components":{"white":"0.5"}}}]}"#
      for name in ["Red", "Default", "brand grey", "Brand-Grey", "unused"] {
        let path = FilePath.joined(folder, "A.xcassets/\(name).colorset/Contents.json")
        try Files.write(Array(color.utf8), to: path)
      }
      let catalogue = AssetCatalogue(in: [folder])
      #expect(
        catalogue.symbols(among: ["red", "default", "brandGrey"]) == """
          extension ColorResource { static let `brandGrey` = ColorResource(name: "Brand-Grey", \
          bundle: .main) }
          extension ColorResource { static let `default` = ColorResource(name: "Default", \
          bundle: .main) }
          extension ColorResource { static let `red` = ColorResource(name: "Red", bundle: .main) }
          extension SwiftUI.Color { static var `brandGrey`: SwiftUI.Color \
          { SwiftUI.Color(ColorResource.`brandGrey`) } }
          extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var `brandGrey`: \
          SwiftUI.Color { SwiftUI.Color(ColorResource.`brandGrey`) } }
          extension SwiftUI.Color { static var `default`: SwiftUI.Color \
          { SwiftUI.Color(ColorResource.`default`) } }
          extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var `default`: \
          SwiftUI.Color { SwiftUI.Color(ColorResource.`default`) } }
          """)
    }
  }
}
