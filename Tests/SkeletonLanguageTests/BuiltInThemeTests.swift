import Foundation
import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// Built-in themes are not checked at each start, so they are checked here.
struct BuiltInThemeTests {
  /// Both in the manifest and among the cases.
  @Test func everyThemeFileInTheSourcesIsCompiledIn() throws {
    let sources = Repository.root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".theme.yaml") }
    let names = files.map { $0.split(separator: "/").last.map(String.init) }
    #expect(Set(names) == Set(BuiltInTheme.names.map { $0 + ".theme.yaml" }))
  }

  @Test(arguments: BuiltInTheme.allCases)
  func aBuiltInThemeIsOne(known: BuiltInTheme) throws {
    let theme = try #require(ThemeLoader.builtIn(known))
    let tree = try Syntax.read(known.bytes, file: known.file)
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        var variant = Variant()
        (variant.appearance, variant.contrast) = (appearance, contrast)
        let reading = Reading(theme: theme, variant: variant)
        _ = reading.fields(of: tree, ThemeForm.file, place: "the theme")
        #expect(reading.complaints.diagnostics.map(\.description) == [])
      }
    }
    let reading = Reading(theme: theme)
    _ = reading.fields(of: tree, ThemeForm.file, place: "the theme")
    TemplateReader(reading).checkComponents(tree["components"]?.entries ?? [])
    #expect(reading.complaints.diagnostics.map(\.description) == [])
  }

  /// Its sections are parsed apart; nothing of the file may be lost, and no line may move.
  @Test func theBaseHasAllOfItsFile() throws {
    let whole = try Syntax.read(BuiltInTheme.ios.bytes, file: BuiltInTheme.ios.file)
    let base = try #require(ThemeLoader.builtIn(.ios))
    for space in TokenSpace.allCases {
      let entries = whole[space.rawValue]?.entries ?? []
      #expect(base[space].keys.sorted() == entries.map(\.key).sorted())
      for entry in entries {
        let token = try #require(base[space, entry.key])
        #expect(Self.written(token) == Self.written(entry.value), "\(space) \(entry.key)")
        guard let section = BaseTokens.tokens(space) else { continue }
        let alone = try #require(section.parse(entry.key))
        #expect(Self.written(alone) == Self.written(entry.value), "\(space) \(entry.key)")
      }
    }
    let rest = try BaseTokens.otherSections()
    let sections = whole.entries?.filter { !["colors", "fonts", "icons"].contains($0.key) }
    #expect(rest.entries?.map(\.key) == sections?.map(\.key))
    #expect(
      rest.entries?.flatMap { Self.written($0.value) }
        == sections?.flatMap { Self.written($0.value) })
  }

  /// Everything in a tree with its line and column.
  private static func written(_ tree: Tree) -> [String] {
    let place = "\(tree.spot.line):\(tree.spot.column)"
    return switch tree.value {
    case .scalar(let scalar): ["\(place) \(scalar.text) \(scalar.isPlain)"]
    case .list(let items): [place] + items.flatMap(written)
    case .map(let entries):
      [place]
        + entries.flatMap {
          ["\($0.keySpot.line):\($0.keySpot.column) \($0.key)"] + written($0.value)
        }
    }
  }
}
