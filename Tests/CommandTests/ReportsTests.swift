import SkeletonReports
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

@testable import skelsnap

struct ReportsTests {
  private static let verb = Verb(
    name: "verify", abstract: "", options: Reports.options, start: Schema.init)

  private func targets(_ arguments: [String]) throws -> [Reports.Target] {
    let request = try Parser(verbs: [Self.verb]).parse(["verify"] + arguments)
    guard case .run(let invocation) = request else { return [] }
    return try Reports(invocation).targets
  }

  @Test(arguments: [
    ([], ["terminal"]),
    (["--json"], ["json"]),
    (["--json", "--reporter", "json"], ["json"]),
    (["--reporter", "github"], ["terminal", "github"]),
    (["--reporter", "junit:a:b.xml"], ["terminal", "junit:a:b.xml"]),
    (["--reporter", "junit:a.xml", "--json"], ["junit:a.xml", "json"]),
    (["--reporter=terminal", "--reporter=github"], ["terminal", "github"]),
    (["--reporter", "terminal:log.txt", "--reporter", "json"], ["terminal:log.txt", "json"]),
  ])
  func reportersHaveTheirTargets(arguments: [String], targets expected: [String]) throws {
    #expect(try targets(arguments) == expected.compactMap(Reports.Target.init))
  }

  @Test(arguments: [
    (["--json", "--reporter", "github"], "'json' needs standard output for itself"),
    (["--reporter", "junit", "--reporter", "json"], "'junit' needs standard output for itself"),
    (["--reporter", "json:a", "--reporter", "junit:./a"], "two reports cannot be one file: a"),
  ])
  func conflictingReportersAreRefused(arguments: [String], says message: String) {
    let error = #expect(throws: Stop.self) { try targets(arguments) }
    guard case .usage(let said) = error else {
      Issue.record("this is about the command line")
      return
    }
    #expect(said.hasPrefix(message))
  }

  @Test(arguments: [
    ("junti", "did you mean 'junit'? "), ("junti:a.xml", "did you mean 'junit'? "),
    ("junit:", "expected a file after the colon"), ("", "Allowed are 'terminal'"),
  ])
  func unknownReportersAreRefused(value: String, says message: String) {
    let form = ValueForm<Reports.Target>.reporter(among: Reporter.allCases.map(\.rawValue)) {
      Reports.Target($0)
    }
    guard case .complaint(let said) = form.read(value) else {
      Issue.record("'\(value)' is taken for a reporter")
      return
    }
    #expect(said.hasPrefix(message))
  }
}
