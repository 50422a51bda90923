import Foundation
import Testing

@testable import skelsnap

/// `docs/verbs.md`, which the command generates.
struct HelpPageTests {
  @Test func thePageIsUpToDate() throws {
    let page = try Skelsnap.run(["help", "--reference"])
    #expect(page.status == 0)
    let file = FileManager.default.contents(atPath: Documentation.folder + "/docs/verbs.md")
    let isFresh = String(decoding: file ?? Data(), as: UTF8.self) == page.output
    #expect(isFresh, "docs/verbs.md is stale; run scripts/regenerate")
  }

  @Test func itHasEveryVerbFlagAndExample() {
    let page = HelpPage.text(of: Command.verbs)
    for verb in Command.verbs {
      #expect(page.contains("\n## \(verb.name)\n"))
      for option in verb.allOptions { #expect(page.contains("`\(option.usage)` |")) }
      for example in verb.examples { #expect(page.contains("\n\(example.line)\n")) }
      for alias in verb.aliases { #expect(page.contains("`\(alias)`")) }
    }
  }

  @Test(arguments: [
    ("what 'verify' found", "what `verify` found"), ("('a b')", "(`a b`)"),
    ("the goldens' folder, a case's name", "the goldens' folder, a case's name"),
    ("<a>/* [b]", "\\<a>/\\* \\[b]"), ("'<a> *'", "`<a> *`"), ("'tis", "'tis"),
  ])
  func proseIsMarkdown(text: String, page: String) {
    #expect(HelpPage.prose(text) == page)
  }
}
