import SkeletonLanguage
import SkeletonModel
import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Pictures of asset catalogues")
struct AssetImagesTests {
  /// The head of a PNG file of 60 by 30 pixels.
  private static let head: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 60, 0, 0, 0, 30]

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#

  /// Entries of a set, and which file a variant gets.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var entries: [String]
    var variant = Variant()
    var file: String?
    /// In points.
    var width = 0.0
  }

  private static let scales = [
    #""filename": "1.png", "scale": "1x""#, #""filename": "2.png", "scale": "2x""#,
    #""filename": "3.png", "scale": "3x""#,
  ]

  private static func variant(_ change: (inout Variant) -> Void) -> Variant {
    var variant = Variant()
    change(&variant)
    return variant
  }

  @Test(
    "Pictures beside the catalogues, by the names that a bundle has them under",
    arguments: [
      ("logo", "Art/logo@3x.png"), ("logo.png", "Art/logo@3x.png"), ("photo.jpg", "photo.jpg"),
      ("photo", nil), ("logo@2x", nil), ("old", nil), ("run", nil), ("Brand", "A.xcassets"),
      ("twice", "Art/twice.png"), ("page", nil),
    ])
  func loose(name: String, file: String?) throws {
    try TemporaryFolder.with { folder in
      for path in [
        "Art/logo@2x.png", "Art/logo@3x.png", "photo.jpg", "build/old.png", "Brand.png",
        "__Snapshots__/A/run.png", "Art/twice.png", "Other/twice@3x.png", "docs/page.png",
        "A.xcassets/Brand.imageset/a.png",
      ] {
        try Files.write(Self.head, to: FilePath.joined(folder, path))
      }
      try Files.write(
        Array(#"{"images": [{"filename": "a.png"}]}"#.utf8),
        to: FilePath.joined(folder, "A.xcassets/Brand.imageset/Contents.json"))
      let found = AssetCatalogue(in: [folder]).images(name)
      let picture = try found?.picture(for: Self.variant { $0.scale = 3 }).get()
      #expect((picture != nil) == (file != nil))
      #expect(try picture?.file.contains(#require(file)) != false, "\(String(describing: picture))")
    }
  }

  private static let rows: [Row] = [
    Row(
      testDescription: "the scale of the variant", entries: scales,
      variant: variant { $0.scale = 2 }, file: "2.png", width: 30),
    Row(
      testDescription: "the next larger scale where it is missing",
      entries: [scales[0], scales[2]], variant: variant { $0.scale = 2 }, file: "3.png",
      width: 20),
    Row(
      testDescription: "the largest of smaller ones", entries: [scales[0], scales[1]],
      variant: variant { $0.scale = 3 }, file: "2.png", width: 30),
    Row(
      testDescription: "one without a scale is in points", entries: [#""filename": "a.png""#],
      file: "a.png", width: 60),
    Row(
      testDescription: "dark before scale",
      entries: [
        #""filename": "a.png", "scale": "2x""#, #""filename": "d.png", "scale": "1x", \#(dark)"#,
      ], variant: variant { $0.appearance = .dark }, file: "d.png", width: 60),
    Row(
      testDescription: "not the dark one in the light",
      entries: [#""filename": "d.png", \#(dark)"#, #""filename": "a.png""#], file: "a.png",
      width: 60),
    Row(
      testDescription: "increased contrast",
      entries: [#""filename": "a.png""#, #""filename": "h.png", \#(high)"#],
      variant: variant { $0.contrast = .increased }, file: "h.png", width: 60),
    Row(
      testDescription: "not the one for increased contrast",
      entries: [#""filename": "h.png", \#(high)"#, #""filename": "a.png""#], file: "a.png",
      width: 60),
    Row(
      testDescription: "a picture that can be painted before one that cannot",
      entries: [#""filename": "x.pdf", \#(dark)"#, #""filename": "a.png""#],
      variant: variant { $0.appearance = .dark }, file: "a.png", width: 60),
    Row(
      testDescription: "none for other devices",
      entries: [#""idiom": "watch", "filename": "a.png""#], file: nil),
    Row(testDescription: "none without a file", entries: [#""scale": "1x""#], file: nil),
    Row(
      testDescription: "a scale that is none",
      entries: [#""filename": "a.png", "scale": "0x""#], file: "a.png", width: 60),
    Row(testDescription: "a file that is not there", entries: [#""filename": "gone.png""#]),
  ]

  @Test("Which file a variant gets", arguments: rows)
  func choice(row: Row) throws {
    try TemporaryFolder.with { folder in
      let set = FilePath.joined(folder, "A.xcassets/Logo.imageset")
      let list = row.entries.map { "{\($0)}" }.joined(separator: ", ")
      try Files.write(
        Array(#"{"images": [\#(list)]}"#.utf8), to: FilePath.joined(set, "Contents.json"))
      for name in ["1", "2", "3", "a", "d", "h"] {
        try Files.write(Self.head, to: FilePath.joined(set, "\(name).png"))
      }
      let found = try? AssetCatalogue(in: [folder]).images("Logo")?
        .picture(for: row.variant).get()
      #expect(found.map { FilePath.name(of: $0.file) } == row.file)
      if row.file != nil {
        #expect(found?.size == Extent(width: row.width, height: row.width / 2))
      }
    }
  }

  @Test("A set says that its pictures are templates")
  func template() throws {
    try TemporaryFolder.with { folder in
      let properties = #""properties": {"template-rendering-intent": "template"}"#
      for (name, text) in [("Icon", properties), ("Photo", #""info": {}"#)] {
        try Files.write(
          Array(#"{"images": [], \#(text)}"#.utf8),
          to: FilePath.joined(folder, "A.xcassets/\(name).imageset/Contents.json"))
      }
      let catalogue = AssetCatalogue(in: [folder])
      #expect(catalogue.images("Icon")?.isTemplate == true)
      #expect(catalogue.images("Photo")?.isTemplate == false)
    }
  }
}
