import Foundation
import TestSupport
import Testing

/// What was mended has a test, and the page names it.
struct MendedTests {
  @Test func everyRowHasItsTest() throws {
    let page = MendedPage(try Repository.read("Tests/HouseTests/Mended/mended.md"))
    for mistake in page.mistakes { Issue.record(Comment(rawValue: mistake)) }
    #expect(page.rows.count > 200)
    for row in page.rows {
      let folder = Repository.root.appending(path: "Tests/\(row.file)").deletingLastPathComponent()
      let failure = row.failure(in: try? Repository.read("Tests/\(row.file)")) {
        FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
      }
      if let failure { Issue.record(Comment(rawValue: failure)) }
    }
  }
}

/// What the page's test would notice.
extension MendedTests {
  private static let row = "| a defect | A/B.swift `holds` | `one` |\n"

  @Test(arguments: [
    ("| a defect | A/B.swift `holds` |\n", "line 1: a row says"),
    ("| a defect | A/B.swift holds | |\n", "line 1: a row says"),
    ("| a defect | A/B.txt `holds` | |\n", "line 1: a row says"),
    ("| | A/B.swift `holds` | |\n", "line 1: a row says"),
    ("| a defect | A/B.swift `holds` | one |\n", "line 1: a row says"),
    (row + row, "a defect: stands there twice"),
  ])
  func aRowThatIsNoneIsNoticed(page: String, mistake: String) {
    let found = MendedPage(page).mistakes
    #expect(found.count == 1 && found[0].hasPrefix(mistake), "\(found)")
  }

  private static let tests: [(text: String?, failure: String?)] = [
    (nil, "there is no file Tests/A/B.swift"),
    ("  @Test func others() {}\n  // one", "there is no test 'holds' in A/B.swift"),
    ("  func holds() { one }", "there is no test 'holds'"),
    ("  @Test func other() {\n    one\n  }\n  func holds() {}", "there is no test 'holds'"),
    ("  @Test(.disabled())\n  func holds() { one }", "does not run"),
    ("  @Test(arguments: [\n    1\n  ])\n  func holds() {}", "there is no row 'one'"),
    ("  @Test(arguments: [\n    one\n\n  ])\n  func holds() {}", nil),
    ("  @Test func holds() { one }", nil),
  ]

  @Test(arguments: tests)
  func aTestThatIsGoneIsNoticed(text: String?, failure: String?) throws {
    let row = try #require(MendedPage(Self.row).rows.first)
    let found = row.failure(in: text) { _ in false }
    if let failure { #expect(found?.contains(failure) == true) } else { #expect(found == nil) }
  }

  @Test func aFixtureThatIsGoneIsNoticed() throws {
    let page = Self.row.replacing("one", with: "Fixtures/one.yaml")
    let row = try #require(MendedPage(page).rows.first)
    let text = "  @Test func holds() {}"
    #expect(row.failure(in: text) { $0 == "Fixtures/one.yaml" } == nil)
    #expect(row.failure(in: text) { _ in false }?.contains("no row 'Fixtures/one.yaml'") == true)
  }
}
