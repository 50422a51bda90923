import Testing

@testable import SkeletonSwiftUI

@Suite("Texts by the letters of their keys")
struct PlainKeysTests {
  private let keys = PlainKeys(of: [
    """
    // "never" = "Never";
    "feed.title" = "Feed"; "feed.open_all"="Open";
    /* "feed.old" = "Old"; */
    "count" = "%d birds"; "a.b" = "One"; "ab" = "Two"; "home" = "Say \\"hi\\"\\n";
    """
  ])

  @Test(
    "Of what a tool makes of them",
    arguments: [
      (["L10n", "Feed", "title"], "Feed"),
      (["L10n", "Localizable", "Feed", "openAll"], "Open"),
      (["LocalString", "feed_open_all"], "Open"),
      (["R", "string", "home"], "Say \"hi\"\n"),
      (["R", "string", "localizable", "feedTitle"], "Feed"),
      // What is to be filled in, what several keys are made to, and comments are none.
      (["L10n", "count"], nil),
      (["L10n", "ab"], nil),
      (["L10n", "never"], nil),
      (["L10n", "Feed", "old"], nil),
      // A value's own member, a type, and only the end of a name.
      (["row", "Feed", "title"], nil),
      (["L10n"], nil),
      (["L10n", "Other", "Screen", "home"], nil),
    ] as [([String], String?)])
  func found(names: [String], text: String?) {
    #expect(keys.text(of: names) == text)
  }
}
