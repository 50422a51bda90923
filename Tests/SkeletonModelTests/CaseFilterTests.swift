import Testing

@testable import SkeletonModel

struct CaseFilterTests {
  @Test(arguments: [
    ("feed", true), ("dark", true), ("phase-0500", true), ("ark-inc", true), ("Dark", false),
    ("shop/feed/dark-increased/phase-0500.png", true), ("", true),
    ("*", true), ("shop/*", true), ("feed*", false), ("*feed*", true), ("*/phase-0500", true),
    ("*/phase-0500.png", true), ("*.png", true), ("*.svg", false), ("shop*0500", true),
    ("shop/feed/????-*", true), ("shop/feed/???-*", false), ("*/phase-0[5-9]00", true),
    ("*/phase-0[!5]00", false), ("*/phase-0[^1]00", true), ("*[abc]rk*", true),
    ("*[xyz]rk*", false), ("*[", false), ("*]", false), ("s*p*/*/*/*", true),
  ])
  func fits(pattern: String, does: Bool) {
    #expect(
      CaseFilter([pattern]).includes(path: "shop/feed/dark-increased/phase-0500.png") == does)
  }

  @Test func noPatternMeansAllAndSeveralMeanAny() {
    #expect(CaseFilter([]).includes(path: "a/light/static.png"))
    let filter = CaseFilter(["b/*", "static"])
    #expect(filter.includes(path: "a/light/static.png"))
    #expect(filter.includes(path: "b/dark/phase-0000.png"))
    #expect(!filter.includes(path: "a/dark/phase-0000.png"))
  }

  @Test(.timeLimit(.minutes(1)))
  func everyPatternMatchesInBoundedTime() {
    let pattern = String(repeating: "*a", count: 200) + "*b"
    let path = String(repeating: "a", count: 5_000)
    #expect(!CaseFilter([pattern]).includes(path: path))
  }
}
