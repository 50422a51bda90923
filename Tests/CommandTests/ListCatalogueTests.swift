import Foundation
import Testing

struct ListCatalogueTests {
  @Test func aBuiltInThemeIsListedByName() throws {
    let outcome = try Skelsnap.run(["list", "--catalogue", "buzzbox"])
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output.hasPrefix("buzzbox: Buzzbox\n  skeletonView: block\n    height = 16\n"))
  }

  @Test func withoutANameAllBuiltInThemesAreListed() throws {
    let outcome = try Skelsnap.run(["list", "--catalogue", "--json"])
    let page = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let themes = try #require(page["themes"] as? [[String: Any]])
    #expect(page["version"] as? Int == 1)
    #expect(
      themes.map { $0["theme"] as? String } == ["ios", "agora", "baolife", "buzzbox", "nuvie"])
  }

  @Test func aThemeInAFileHasItsOwnComponentsAndThoseItInherits() throws {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    try scratch.write("skelsnap: 1\ntitle: Base\nextends: nuvie\n", to: "base.theme.yaml")
    try scratch.write(
      "skelsnap: 1\nextends: ../base.theme.yaml\ncomponents: {rule: {view: divider}}\n",
      to: "app/my.theme.yaml")
    let outcome = try Skelsnap.run(
      ["list", "--catalogue", "my.theme.yaml"], in: scratch.path + "/app")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.hasPrefix("my.theme.yaml: Base\n  rule: divider\n  hero: zstack"))
  }

  @Test(arguments: [
    (["buzbox"], 2, "error: there is no built-in theme 'buzbox'; did you mean 'buzzbox'?"),
    (["no/such.theme.yaml"], 2, "error: the theme 'no/such.theme.yaml' cannot be read"),
    (["buzzbox", "nuvie"], 64, "'--catalogue' is of one theme, or of all built-in ones"),
    (["buzzbox", "--page", "samples"], 64, "'--page' is of all built-in themes; it takes none"),
  ])
  func mistake(arguments: [String], status: Int32, sentence: String) throws {
    let outcome = try Skelsnap.run(["list", "--catalogue"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }

  @Test func aPageIsOfACatalogue() throws {
    let outcome = try Skelsnap.run(["list", "--page", "samples"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("'--page' goes with '--catalogue'"))
  }

  @Test func errorsInAThemeHaveAPosition() throws {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\ncomponents: {a: {view: {hstak: []}}}\n", to: "my.theme.yaml")
    let outcome = try Skelsnap.run(["list", "--catalogue", "my.theme.yaml"], in: scratch.path)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("my.theme.yaml:2:"), "\(outcome.error)")
  }
}
