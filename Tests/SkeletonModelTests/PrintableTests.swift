import Testing

@testable import SkeletonModel

struct PrintableTests {
  @Test(
    arguments: [
      ("plain ü — 😀", "plain ü — 😀"), ("a\u{1b}[31mb", "a\\u{1b}[31mb"), ("a\nb", "a\\u{a}b"),
      ("a\u{200b}", "a\\u{200b}"), ("\u{feff}a", "\\u{feff}a"), ("\u{2060}", "\\u{2060}"),
      ("a\u{e0041}", "a\\u{e0041}"), ("\u{200f}a", "\\u{200f}a"),
      // What joins letters and emoji stays.
      ("👩\u{200d}🚀", "👩\u{200d}🚀"), ("می\u{200c}شود", "می\u{200c}شود"), ("❤\u{fe0f}", "❤\u{fe0f}"),
      ("\u{9b}31m", "\\u{9b}31m"), ("a\u{2028}b", "a\\u{2028}b"), ("\u{202e}x", "\\u{202e}x"),
    ])
  func aNameStaysInItsLine(name: String, printed: String) {
    #expect(printable(name) == printed)
  }

  @Test(
    arguments: [
      ("a\nb\n", "a\nb\n"), ("a\rb", "a\\u{d}b"), ("\u{1b}]0;t\u{7}", "\\u{1b}]0;t\\u{7}"),
      // Commands to GitHub's runner, at the start of a line.
      ("::error::x", "\\u{3a}:error::x"), ("a\n \u{a0}::x", "a\n \u{a0}\\u{3a}:x"),
      ("a ::x", "a ::x"), (":x", ":x"),
      // Commands to it, Azure's agent and TeamCity, anywhere.
      ("a ##[group]b", "a #\\u{23}[group]b"), ("##vso[x]", "#\\u{23}vso[x]"),
      ("###[x]", "##\\u{23}[x]"), ("##team-city[", "#\\u{23}team-city["),
      ("## heading [x]", "## heading [x]"), ("#[x]", "#[x]"), ("##", "##"), ("##a", "##a"),
    ])
  func noLineIsACommand(text: String, printed: String) {
    #expect(harmless(text) == printed)
    #expect(harmless(text, styled: true) == printed)
  }

  @Test(
    arguments: [
      "\u{1b}[1;31merror:\u{1b}[0m x", "\u{1b}]8;;file:///a%20b/r.html\u{1b}\\r\u{1b}]8;;\u{1b}\\",
    ])
  func ourOwnStylesStay(text: String) {
    #expect(harmless(text, styled: true) == text)
    #expect(!harmless(text).unicodeScalars.contains("\u{1b}"))
  }

  @Test(
    arguments: [
      "\u{1b}[8mhidden", "\u{1b}[2J", "\u{1b}[", "\u{1b}", "\u{1b}[31", "\u{1b}[1;31;8m",
      "\u{1b}]8;;http://x\u{1b}\\", "\u{1b}]8;;file:///a\u{7}", "\u{1b}]8;;file:///a;b\u{1b}\\",
      "\u{1b}]52;c;eA==\u{1b}\\", "\u{1b}c",
    ])
  func noOtherSequenceDoes(text: String) {
    #expect(!harmless(text, styled: true).unicodeScalars.contains("\u{1b}"))
  }

  @Test func aCommandBehindAStyleIsNone() {
    #expect(harmless("\u{1b}[1m::x", styled: true) == "\u{1b}[1m\\u{3a}:x")
  }

  @Test(
    arguments: [
      ("\u{9b}\u{2028}\u{202e}", "\"\\u009b\\u2028\\u202e\""), ("##[x]", "\"#\\u0023[x]\""),
      ("#a#", "\"#a#\""), ("\u{200b}\u{e0041}", "\"\\u200b\\udb40\\udc41\""),
    ])
  func jsonIsHarmless(text: String, written: String) {
    #expect(JSON.string(text).text() == written)
  }
}
