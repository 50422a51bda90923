import SkeletonLanguage
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

  @Test("Capitals begin a name as one word, and what cannot be painted has its name all the same")
  func capitals() throws {
    try TemporaryFolder.with { folder in
      for path in ["HNOrange.colorset", "URL.colorset", "Logo.imageset"] {
        let path = FilePath.joined(folder, "A.xcassets/\(path)/Contents.json")
        try Files.write(Array(#"{"images":[{"filename":"Logo.pdf"}]}"#.utf8), to: path)
      }
      let catalogue = AssetCatalogue(in: [folder])
      let symbols = catalogue.symbols(among: ["hnOrange", "URL", "logo"])
      #expect(!symbols.contains("UIColor"))
      #expect(
        catalogue.symbols(among: ["hnOrange", "UIColor"]).contains(
          "extension SwiftUI.UIColor { static var `hnOrange`: SwiftUI.UIColor {"))
      for name in ["hnOrange", "URL", "logo"] {
        #expect(symbols.contains("static let `\(name)` ="), "\(symbols)")
      }
      #expect(throws: Failure.self) {
        try catalogue.images("Logo")?.picture(for: Variant()).get()
      }
    }
  }

  @Test("Folders that provide a namespace are types, and underscores begin words")
  func namespaces() throws {
    try TemporaryFolder.with { folder in
      func write(_ path: String, _ text: String) throws {
        try Files.write(
          Array(text.utf8), to: FilePath.joined(folder, "A.xcassets/\(path)/Contents.json"))
      }
      for space in ["Icons", "Icons/small"] {
        try write(space, #"{"properties":{"provides-namespace":true}}"#)
      }
      try write("Icons/arrow_left.imageset", "{}")
      try write("Icons/small/dot.imageset", "{}")
      try write("Icons/unused.imageset", "{}")
      try write("Icons/sky.colorset", "{}")
      let symbols = AssetCatalogue(in: [folder]).symbols(
        among: ["Icons", "Small", "arrowLeft", "dot", "sky", "Color"])
      for line in [
        "extension ImageResource { enum Icons {} }",
        "extension ImageResource.Icons { static let `arrowLeft` = "
          + "ImageResource(name: \"Icons/arrow_left\", bundle: .main) }",
        "extension ImageResource.Icons { enum Small {} }",
        "extension ImageResource.Icons.Small { static let `dot` = "
          + "ImageResource(name: \"Icons/small/dot\", bundle: .main) }",
        "extension SwiftUI.Color.Icons { static var `sky`: SwiftUI.Color "
          + "{ SwiftUI.Color(ColorResource.Icons.`sky`) } }",
      ] {
        #expect(symbols.split(separator: "\n").contains(Substring(line)), "\(symbols)")
      }
      #expect(!symbols.contains("unused"))
    }
  }

  /// What is said of a colour of a catalogue, or else how it is drawn.
  private static func drawn(_ contents: String, _ name: String = "C") throws -> String {
    try TemporaryFolder.with { folder in
      let path = FilePath.joined(folder, "A.xcassets/C.colorset/Contents.json")
      try Files.write(Array(contents.utf8), to: path)
      let spot = Spot(SourceText(name: "A.swift", text: ""), line: 1, column: 1)
      var translator = Translator(
        Variant(), assets: AssetCatalogue(in: [folder]), spot: spot
      ) { _ in spot }
      let color = translator.color(["asset": .string(name)], at: spot)
      return translator.notes.first?.message ?? color
    }
  }

  @Test("Another catalogue's set of a name, which nobody has filled in", arguments: ["A", "C"])
  func unfilled(other: String) throws {
    try TemporaryFolder.with { folder in
      let unfilled = #"{"colors": [{"idiom": "universal"}]}"#
      for (catalogue, contents) in [("B", Self.set("\"1.0\"")), (other, unfilled)] {
        try Files.write(
          Array(contents.utf8),
          to: FilePath.joined(folder, "\(catalogue).xcassets/AccentColor.colorset/Contents.json"))
      }
      guard case .color(let color)? = AssetCatalogue(in: [folder]).color("AccentColor", Variant())
      else { throw Expected() }
      #expect(color.written == "#ff8080")
    }
  }

  private struct Expected: Error {}

  private static func set(_ red: String, alpha: String = "\"1.0\"") -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"components": \
    {"red": \(red), "green": "0x80", "blue": "0.5", "alpha": \(alpha)}}}]}
    """
  }

  @Test(
    "Components beyond what a screen shows", arguments: ["7.5", "\"1e300\"", "999", "\"0xFFFF\""])
  func beyond(red: String) throws {
    #expect(try Self.drawn(Self.set(red)) == "#ff8080")
    #expect(try Self.drawn(Self.set("\"-1e300\"", alpha: "\"-3.0\"")) == "#008080 @ 0")
  }

  private static let faulty =
    "the colour 'C' cannot be drawn: 'A.xcassets/C.colorset/Contents.json' says no colour for it that "
    + "could be drawn; it is drawn grey"

  @Test(
    "Components that are no numbers",
    arguments: [
      "\"nan\"", "\"inf\"", "\"-inf\"", "\"1e999\"", "\"0xFFFFFFFFFFFFFFFFF\"", "\"\"", "null",
      "[]",
    ])
  func noNumbers(part: String) throws {
    #expect(try Self.drawn(Self.set(part)) == Self.faulty)
    #expect(try Self.drawn(Self.set("1", alpha: part)) == Self.faulty)
  }

  @Test("A set that names no colour, one that cannot be read, and one that is not there")
  func faults() throws {
    #expect(try Self.drawn(#"{"colors": [{"idiom": "universal"}]}"#) == Self.faulty)
    #expect(
      try Self.drawn(#"{"colors": [{"color": {"reference": "systemMintColor"}}]}"#) == "#00c7be")
    #expect(
      try Self.drawn(#"{"colors": [{"color": {"reference": "labelColor"}}]}"#) == "label")
    #expect(
      try Self.drawn(#"{"colors": [{"color": {"reference": "noColor"}}]}"#)
        == "the colour 'C' is the system's 'no', which there is none of here; it is drawn grey")
    let broken = try Self.drawn("{\n  \"colors\": [}")
    #expect(
      broken.hasPrefix(
        "the colour 'C' cannot be drawn: its file cannot be read: "
          + "A.xcassets/C.colorset/Contents.json:2:14: "))
    #expect(
      try Self.drawn("{}", "D")
        == "no asset catalogue beside the source has the colour 'D'; it is drawn grey")
  }
}
