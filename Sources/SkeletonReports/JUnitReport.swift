import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A report in JUnit's XML for CI systems: one suite for each document, one test for each case.
///
/// A failure is a difference. An error is something that could not be compared, including problems
/// of the run. Pictures are listed as `[[ATTACHMENT|…]]` with their paths in the repository, as
/// GitLab requires; GitLab shows only the first, so the picture of the difference comes first. A
/// test has no attributes except its names and its time, because Jenkins' xUnit plugin rejects a
/// file with any other. Only the run that compared a case knows its time, so a merged run has none.
/// What several tests of a suite have to say alike is said by the first of them. A broken law is a
/// test of its document. So are warnings, which fail a strict run.
package func junitReport(
  on result: RunResult, _ options: ReportOptions = ReportOptions()
) -> String {
  whole(junitPieces(on: result, options))
}

/// The same, suite by suite.
func junitPieces(on result: RunResult, _ options: ReportOptions) -> FilePieces {
  var options = options
  options.usesColor = false
  let report = JUnitReport(result, options)
  return { put throws(Failure) in
    let suites = report.documents.map(\.tally)
    let problems = result.problemsToReport.map { XMLElement.test($0, report.options) }
    let ofProblems = JUnitReport.Tally(tests: problems.count, errors: problems.count)
    let root = XMLElement(
      name: "testsuites",
      attributes: [("name", "skelsnap")] + suites.reduce(ofProblems, +).attributes)
    try put(Array(root.opening.utf8))
    for suite in report.documents {
      try put(Array(report.element(of: suite).written.utf8))
    }
    if !problems.isEmpty {
      let suite = XMLElement.suite("skelsnap", ofProblems, problems)
      try put(Array(suite.written.utf8))
    }
    try put(Array(root.closing.utf8))
  }
}

/// The suites of a run. A suite says first how many tests it has, and the whole file how many there
/// are in all suites, so they are counted before any is written.
private struct JUnitReport {
  struct Suite {
    var document: String
    /// Its cases, as indices of the run's.
    var cases: [Int] = []
    var laws: [LawBreach] = []
    var warnings: [WarningGroup] = []
    var tally = Tally()
  }

  struct Tally {
    var tests = 0
    var failures = 0
    var errors = 0
    /// How long the tests took together, if it is known of any.
    var microseconds: Int?

    static func + (one: Tally, other: Tally) -> Tally {
      var sum = one
      sum.tests += other.tests
      sum.failures += other.failures
      sum.errors += other.errors
      if let more = other.microseconds { sum.microseconds = (sum.microseconds ?? 0) + more }
      return sum
    }

    var attributes: [(name: String, value: String)] {
      [("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors))]
        + (microseconds.map { [("time", XMLElement.seconds($0))] } ?? [])
    }
  }

  let result: RunResult
  let options: ReportOptions
  private let advice: Advice
  /// What was changed, by the names of the cases that show it.
  private var causes: [String: [FindingCause]] = [:]
  private(set) var documents: [Suite] = []

  init(_ result: RunResult, _ options: ReportOptions) {
    self.result = result
    self.options = options
    advice = Advice(result)
    for finding in result.findings where !finding.causes.isEmpty {
      for one in finding.cases { causes[one.name] = finding.causes }
    }
    documents = result.documents.map { Suite(document: $0) }
    let places = Dictionary(documents.enumerated().map { ($1.document, $0) }) { first, _ in first }
    for (index, one) in result.cases.enumerated() {
      guard let place = places[one.document] else { continue }
      documents[place].cases.append(index)
      documents[place].tally.tests += 1
      switch one.verdict.standing {
      case .clean: break
      case .differences: documents[place].tally.failures += 1
      case .failure: documents[place].tally.errors += 1
      }
      if let time = one.microseconds {
        documents[place].tally.microseconds = (documents[place].tally.microseconds ?? 0) + time
      }
    }
    for (document, breaches) in result.lawsByDocument {
      guard let place = places[document] else { continue }
      documents[place].laws = breaches
      documents[place].tally.tests += breaches.laws.count
      documents[place].tally.failures += breaches.laws.count
    }
    for group in result.warningGroups {
      guard let place = places[group.document] else { continue }
      if !documents[place].warnings.contains(where: { $0.isOfGoldens == group.isOfGoldens }) {
        documents[place].tally.tests += 1
        documents[place].tally.failures += result.isStrict ? 1 : 0
      }
      documents[place].warnings.append(group)
    }
  }

  func element(of suite: Suite) -> XMLElement {
    var told: [String: String] = [:]
    return XMLElement.suite(
      suite.document, file: options.pathInRepository(advice.file(of: suite.document)), suite.tally,
      suite.cases.map {
        let one = result.cases[$0]
        return XMLElement.test(one, causes[one.name] ?? [], &told, options)
      }
        + XMLElement.laws(suite.laws, options)
        + XMLElement.warnings(
          "what goldens prove", suite.warnings.filter(\.isOfGoldens), isStrict: result.isStrict,
          options)
        + XMLElement.warnings(
          "what is said in vain", suite.warnings.filter { !$0.isOfGoldens },
          isStrict: result.isStrict, options))
  }
}

extension XMLElement {
  fileprivate static func suite(
    _ name: String, file: String? = nil, _ tally: JUnitReport.Tally, _ tests: [XMLElement]
  ) -> XMLElement {
    XMLElement(
      name: "testsuite",
      attributes: [("name", name)] + tally.attributes + (file.map { [("file", $0)] } ?? []),
      children: tests)
  }

  /// Microseconds as JUnit has them: in seconds, without an exponent.
  fileprivate static func seconds(_ microseconds: Int) -> String {
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }

  /// - Parameter told: The tests that have told an explanation, by its text.
  fileprivate static func test(
    _ one: CaseResult, _ causes: [FindingCause], _ told: inout [String: String],
    _ options: ReportOptions
  ) -> XMLElement {
    let name = "\(one.variant)/\(one.frameName)"
    var test = XMLElement(
      name: "testcase",
      attributes: [("name", name), ("classname", one.document)]
        + (one.microseconds.map { [("time", seconds($0))] } ?? []))
    guard let outcome = one.verdict.standing.outcome else { return test }
    var finding = Finding(one)
    finding.causes = causes
    var lines = finding.explanation(options)
    let whole = lines.joined(separator: "\n")
    var message = one.verdict.rawValue
    if let first = told[whole] {
      message += ", as \(first)"
      lines = [causes.first?.subject ?? one.message ?? one.nodes.first?.path].compactMap { text in
        text.map { printable($0) }
      }
    } else {
      told[whole] = name
      let headline =
        causes.first?.sentence ?? one.message ?? one.nodes.first?.sentence ?? finding.pixels
      message += headline.map { ": " + $0 } ?? ""
    }
    if let pixels = finding.pixels { lines.append(pixels) }
    test.children.append(
      XMLElement(
        name: outcome, attributes: [("type", one.verdict.rawValue), ("message", message)],
        text: harmless(lines.map { $0 + "\n" }.joined(), styled: false)))
    let pictures = one.kept.files.reversed().map(\.path)
    if !pictures.isEmpty {
      test.children.append(
        XMLElement(
          name: "system-out", attributes: [],
          text: pictures.map {
            "[[ATTACHMENT|\(printable(options.pathInRepository($0)))]]\n"
          }.joined()))
    }
    return test
  }

  /// One test for each broken law.
  fileprivate static func laws(_ breaches: [LawBreach], _ options: ReportOptions) -> [XMLElement] {
    breaches.laws.map { law in
      let own = breaches.filter { $0.law == law }
      let text = own.flatMap { $0.lines(options) }
      return XMLElement(
        name: "testcase",
        attributes: [("name", "law \(law.rawValue)"), ("classname", own[0].document)],
        children: [
          failure("law", "\(law.rawValue): \(own[0].sentence)", text)
        ])
    }
  }

  /// One test for all warnings of a kind.
  fileprivate static func warnings(
    _ name: String, _ groups: [WarningGroup], isStrict: Bool, _ options: ReportOptions
  ) -> [XMLElement] {
    guard let first = groups.first else { return [] }
    let text = groups.flatMap { $0.lines(options) }
    return [
      XMLElement(
        name: "testcase",
        attributes: [("name", name), ("classname", first.document)],
        children: [
          isStrict
            ? failure("warning", first.message, text)
            : XMLElement(
              name: "system-out", attributes: [], text: text.map { $0 + "\n" }.joined())
        ])
    ]
  }

  private static func failure(_ type: String, _ message: String, _ lines: [String]) -> XMLElement {
    XMLElement(
      name: "failure", attributes: [("type", type), ("message", message)],
      text: lines.map { $0 + "\n" }.joined())
  }

  fileprivate static func test(
    _ problem: RunResult.Problem, _ options: ReportOptions
  ) -> XMLElement {
    let text = problem.diagnostics.map { $0.report(sources: options.sources) }.joined()
    return XMLElement(
      name: "testcase", attributes: [("name", problem.message), ("classname", "skelsnap")],
      children: [
        XMLElement(
          name: "error", attributes: [("type", "problem"), ("message", problem.message)],
          text: text.isEmpty ? problem.message + "\n" : text)
      ])
  }
}

extension Standing {
  /// JUnit's word for the verdict; nil if the test has passed.
  fileprivate var outcome: String? {
    switch self {
    case .clean: nil
    case .differences: "failure"
    case .failure: "error"
    }
  }
}
