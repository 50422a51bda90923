import SkeletonModel
import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Files that an app reads as it runs")
struct AppResourcesTests {
  @Test(
    "Who an app is, where something asks",
    arguments: [
      ("bundleIdentifier", true), ("infoDictionary", true), ("forInfoDictionaryKey", true),
      ("main", false),
    ])
  func identity(word: String, isThere: Bool) throws {
    let resources = AppResources(in: [], for: SourceSlice(files: [], words: [word]))
    try TemporaryFolder.with { folder in
      try resources.write(to: folder)
      let list = FilePath.joined(folder, "Info.plist")
      #expect(Files.exists(list) == isThere)
      #expect(resources.bytes.isEmpty == !isThere)
    }
  }

  @Test(
    "What the source could mean",
    arguments: [
      (#"Bundle.main.url(forResource: "feed", withExtension: "json")"#, ["feed.json"]),
      (
        #"load("feed.json"); Bundle.main.url(forResource: name, withExtension: nil)"#, ["feed.json"]
      ),
      (#"Bundle.main.path(forResource: "Preview/notes", ofType: "txt")"#, ["notes.txt"]),
      (#"Bundle.main.url(forResource: name, withExtension: "json")"#, []),
      (#"print("feed")"#, []),
      (#"Bundle.main.url(forResource: name, withExtension: "momd")!"#, ["Birds.momd"]),
      (#"Bundle.main.url(forResource: "logo", withExtension: "png")"#, ["logo.png"]),
      (#"Bundle.main.url(forResource: "hidden", withExtension: "json")"#, []),
      (#"Bundle.main.url(forResource: "sun@2x", withExtension: "png")"#, ["sun@2x.png"]),
      (#"Bundle.main.url(forResource: "set", withExtension: "png")"#, ["set.png"]),
      (#"Bundle.module.url(forResource: "Brand-Bold", withExtension: "ttf")"#, ["Brand-Bold.ttf"]),
    ])
  func found(source: String, names: [String]) throws {
    try TemporaryFolder.with { folder in
      for path in [
        "a/feed.json", "b/feed.json", "b/other.json", "notes.txt", "logo.png", ".build/hidden.json",
        "Brand-Bold.ttf", "sun@2x.png", "A.xcassets/set.imageset/set.png",
        "Model/Birds.xcdatamodeld/Birds.xcdatamodel/contents",
      ] {
        try Files.write(Array(path.utf8), to: FilePath.joined(folder, path))
      }
      let file = SourceSlice.File(path: "A.swift", text: Array(source.utf8))
      let words = Set(
        SwiftLexer.tokens(of: file.text).filter { $0.kind == .word }
          .map { String(decoding: file.text[$0.range], as: UTF8.self) })
      let found = AppResources(in: [folder], for: SourceSlice(files: [file], words: words))
      #expect(found.files.keys.sorted() == names)
      // The picture is read elsewhere; a font is not read at all.
      let mark = Array("picture of the app's bundle: logo.png".utf8)
      #expect(found.files["logo.png"].map { $0 == mark } ?? true)
      let large = Array("picture of the app's bundle: sun.png".utf8)
      #expect(found.files["sun@2x.png"].map { $0 == large } ?? true)
      // On a device it is in no file of its own.
      #expect(found.files["set.png"].map(\.isEmpty) ?? true)
      #expect(found.files["Brand-Bold.ttf"].map(\.isEmpty) ?? true)
      // Of two of a name the first is taken.
      #expect(found.files["feed.json"].map { $0 == Array("a/feed.json".utf8) } ?? true)
    }
  }
}
