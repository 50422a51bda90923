import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel
@testable import SkeletonRender
@testable import SkeletonReports
@testable import SkeletonSystem

/// Built-in themes are not checked at each start, so they are checked here.
struct BuiltInThemeTests {
  @Test(arguments: BuiltInTheme.all.map(\.name))
  func aBuiltInThemeIsOne(name: String) throws {
    let text = try #require(BuiltInTheme.text(named: name))
    let theme = try #require(ThemeLoader.builtIn(name))
    let tree = try Syntax.read(Array(text.utf8), file: name)
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        var variant = Variant()
        (variant.appearance, variant.contrast) = (appearance, contrast)
        let reading = Reading(.variant(variant), theme: theme)
        _ = reading.fields(of: tree, ThemeForm.file, place: "the theme")
        #expect(reading.diagnostics.map(\.description) == [])
      }
    }
    let reading = Reading(.check, theme: theme)
    _ = reading.fields(of: tree, ThemeForm.file, place: "the theme")
    reading.checkComponents(tree["components"]?.entries ?? [])
    #expect(reading.diagnostics.map(\.description) == [])
  }
}
