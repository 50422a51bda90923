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
}
