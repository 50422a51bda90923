import Foundation
import TestSupport
import Testing
@testable import SkeletonFrames
@testable import SkeletonPainting

@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel

struct CatalogueTests {
  private static let theme = """
    skelsnap: 1
    title: Mine
    extends: ios
    components:
      row:
        parameters: {title: null, size: 40, on: true, label: "40", note: "a, b", bar: {block: {id: x}}}
        view:
          when:
            if: $on
            then: {hstack: {id: row, children: [{circle: {id: avatar, size: $size}}, $bar]}}
            else: {vstack: {id: row, children: [{text: {id: title, value: $title}}, $bar]}}
      plain: {view: divider}
      other: {view: {use: {component: row, id: inner, with: {title: T}}}}
    """

  private func catalogue() throws -> Catalogue {
    try Catalogue.read("mine.theme.yaml", in: "here") { path, referrer in
      #expect(path == "mine.theme.yaml" && referrer == "here")
      return .text(file: path, bytes: Array(Self.theme.utf8))
    }
  }

  @Test func aComponentIsItsRootTheNamesInItAndItsParameters() throws {
    #expect(
      try catalogue().text == """
        mine.theme.yaml: Mine
          row: hstack or vstack: row (avatar, $bar, title)
            title, required
            size = 40
            on = true
            label = "40"
            note = "a, b"
            bar = {block: {id: x}}
          plain: divider
          other: use row: inner

        """)
  }

  @Test func defaultsAreValuesInJSON() throws {
    let row = try catalogue().components[0]
    let json: [JSON?] = [
      nil, 40, true, "40", "a, b", ["block": ["id": "x"]],
    ]
    #expect(row.parameters.map(\.fallback?.json) == json)
  }

  @Test func whatIsWrongIsSaid() {
    #expect(throws: DescriptionError.self) {
      try Catalogue.read("buzbox", in: "here") { _, _ in .refused("is not there") }
    }
    #expect(throws: DescriptionError.self) {
      try Catalogue.read("my.theme.yaml", in: "here") { path, _ in
        .text(file: path, bytes: Array("skelsnap: 1\ncomponents: {a: {view: {hstak: []}}}".utf8))
      }
    }
  }
}

/// The page of the built-in components, the documents it shows, and their pictures.
struct CataloguePageTests {
  static let samples = Catalogue.builtIn.flatMap { catalogue in
    catalogue.components.map { "\(catalogue.theme)/\($0.name)" }
  }

  private static func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: folder).path
    )
    .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }

  @Test func eachComponentHasADocumentAndAPicture() throws {
    let documents = try Self.files(in: "docs/catalogue", ending: ".skel.yaml")
    let pictures = try Self.files(in: "docs/images/catalogue", ending: ".png")
    #expect(documents.sorted() == Self.samples.sorted())
    #expect(pictures.sorted() == Self.samples.sorted(), "run scripts/regenerate")
  }

  @Test func thePageIsTheThemes() throws {
    let page = cataloguePage { theme, component in
      try? Repository.read("docs/catalogue/\(theme)/\(component).skel.yaml")
    }
    let isFresh = try Repository.read("docs/catalogue.md") == page
    #expect(isFresh, "docs/catalogue.md is stale; run scripts/regenerate")
  }

  /// Compares pixels, because another version of libpng may compress the same ones differently. A
  /// picture painted with other libraries or fonts is only checked for its width.
  @Test(arguments: samples)
  func aPictureIsWhatItsDocumentGives(sample: String) throws {
    let text = try Repository.read("docs/catalogue/\(sample).skel.yaml")
    let component = try #require(sample.split(separator: "/").last)
    let uses = ["use: \(component)", "component: \(component)"].flatMap { use in
      ["\n", ",", "}"].map { use + $0 }
    }
    #expect(uses.contains { text.contains($0) }, "the document does not use '\(component)'")

    let document = try Document.reading(text)
    let state = try #require(document.states.first)
    var variant = Variant()
    variant.scale = 2
    let shaper = TextShaper()
    let placed = try place(document.screen(state, in: variant), shaper: shaper)
    let painted = try rasterize(Stage(placed).scene(at: 0.5))

    let file = Repository.root.appending(path: "docs/images/catalogue/\(sample).png")
    let bytes = try Array(Data(contentsOf: file))
    let picture = try Picture(reading: bytes)
    let kept = picture.bitmap
    #expect(kept.width == painted.width)
    let one = Case(document: "", state: state, variant: variant, phase: 0.5)
    let stamp = Stamp(one, fonts: shaper.stamped(placed.screen.fonts))
    if Self.isForeign(picture.texts, to: stamp.texts) { return }
    let isFresh = kept == painted
    #expect(isFresh, "docs/images/catalogue/\(sample).png is stale; run scripts/regenerate")
  }

  /// Whether a picture was made with a library or a font file that differs from the installed one.
  private static func isForeign(_ texts: [PNGText], to own: [PNGText]) -> Bool {
    let own = Set(makers(own))
    let names = Set(own.map(\.key))
    return makers(texts).contains { names.contains($0.key) && !own.contains($0) }
  }

  /// Libraries with their versions and fonts with their digests, by name: a picture may well lack
  /// a font that its document has come to use.
  private static func makers(_ texts: [PNGText]) -> [PNGText] {
    texts.flatMap { text -> [PNGText] in
      switch text.key {
      case "cairo", "pixman", "freetype": return [text]
      case "font":
        return text.text.split(separator: "; ").map { font in
          let words = font.split(separator: " ")
          return PNGText(
            key: words.dropLast().joined(separator: " "), text: String(words.last ?? ""))
        }
      default: return []
      }
    }
  }

  @Test func thePicturesAreFewBytes() throws {
    let sizes = try Self.samples.map {
      try Data(contentsOf: Repository.root.appending(path: "docs/images/catalogue/\($0).png")).count
    }
    #expect(sizes.reduce(0, +) < 600_000)
  }
}
