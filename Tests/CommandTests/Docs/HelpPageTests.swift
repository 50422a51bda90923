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

  /// An option that several verbs share is said once, and named by each of them.
  @Test func everyVerbNamesItsOptions() throws {
    let page = HelpPage.text(of: Command.verbs)
    let shared = HelpPage.sharedOptions(of: Command.verbs)
    #expect(!shared.isEmpty)
    for verb in Command.verbs {
      let start = try #require(page.firstRange(of: "\n## \(verb.name)\n")).upperBound
      let section = page[start...].prefix(upTo: page[start...].firstRange(of: "\n## ")!.lowerBound)
      for option in verb.options where option.section == .options {
        #expect(section.contains("`--\(option.name)"), "\(verb.name)")
      }
    }
    for option in shared { #expect(page.ranges(of: HelpPage.row(of: option)).count == 1) }
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
