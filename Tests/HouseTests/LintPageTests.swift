import SkeletonReports
import TestSupport
import Testing

/// The table of rules in `docs/lint.md` comes from the rules.
struct LintPageTests {
  @Test func thePageHasTheRules() throws {
    let page = try Repository.read("docs/lint.md")
    #expect(page.contains(lintRulesTable()), "paste what 'skelsnap lint --rules' prints")
  }
}
