import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// A report in JUnit's XML for CI systems: one suite for each document, one test for each case.
///
/// A failure is a difference. An error is something that could not be compared, including problems
/// of the run. Pictures are listed as `[[ATTACHMENT|…]]` with their paths in the repository, as
/// GitLab requires; GitLab shows only the first, so the picture of the difference comes first. A
/// test has no attributes except its names and its time, because Jenkins' xUnit plugin rejects a
/// file with any other. Only the run that compared a case knows its time, so a merged run has none.
/// A broken law is a test of its document. So are warnings, which fail a strict run.
package func junitReport(
  on result: RunResult, _ options: ReportOptions = ReportOptions()
) -> String {
  var options = options
  options.usesColor = false
  let cases = Dictionary(grouping: result.cases, by: \.document)
  var suites = result.documents.map { document in
    XMLElement.suite(
      document, file: options.pathInRepository(result.file(of: document)),
      (cases[document] ?? []).map { XMLElement.test($0, options) }
        + XMLElement.laws(result.laws.filter { $0.document == document }, options)
        + XMLElement.warnings(
          result.warningGroups.filter { $0.document == document }, isStrict: result.isStrict,
          options))
  }
  let problems = result.problemsToReport
  if !problems.isEmpty {
    suites.append(.suite("skelsnap", problems.map { XMLElement.test($0, options) }))
  }
  let root = XMLElement(
    name: "testsuites",
    attributes: [("name", "skelsnap")] + XMLElement.counts(of: suites.flatMap(\.children))
      + XMLElement.time(of: suites.flatMap(\.children)),
    children: suites)
  return root.document
}

extension XMLElement {
  fileprivate static func suite(
    _ name: String, file: String? = nil, _ tests: [XMLElement]
  ) -> XMLElement {
    XMLElement(
      name: "testsuite",
      attributes: [("name", name)] + counts(of: tests) + time(of: tests)
        + (file.map { [("file", $0)] } ?? []),
      children: tests)
  }

  fileprivate static func counts(of tests: [XMLElement]) -> [(name: String, value: String)] {
    func count(_ name: String) -> String {
      String(tests.count { $0.children.contains { $0.name == name } })
    }
    return [
      ("tests", String(tests.count)), ("failures", count("failure")), ("errors", count("error")),
    ]
  }

  /// The time of all tests together, if it is known of any.
  fileprivate static func time(of tests: [XMLElement]) -> [(name: String, value: String)] {
    let times = tests.flatMap(\.attributes).filter { $0.name == "time" }
    guard !times.isEmpty else { return [] }
    let sum = times.reduce(0) { $0 + (Double($1.value) ?? 0) }
    return [("time", seconds(Int((sum * 1e6).rounded())))]
  }

  /// Microseconds as JUnit has them: in seconds, without an exponent.
  private static func seconds(_ microseconds: Int) -> String {
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }

  fileprivate static func test(_ one: CaseResult, _ options: ReportOptions) -> XMLElement {
    var test = XMLElement(
      name: "testcase",
      attributes: [
        ("name", "\(one.variant)/\(one.frameName)"), ("classname", one.document),
      ] + (one.microseconds.map { [("time", seconds($0))] } ?? []))
    guard let outcome = one.verdict.standing.outcome else { return test }
    let finding = Finding(one)
    let headline = one.message ?? one.nodes.first?.sentence ?? finding.pixels
    test.children.append(
      XMLElement(
        name: outcome,
        attributes: [
          ("type", one.verdict.rawValue),
          ("message", one.verdict.rawValue + (headline.map { ": " + $0 } ?? "")),
        ],
        text: finding.text(options)
          + (finding.place == nil ? "  at \(printable(one.position.description))\n" : "")))
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

  /// One test for all warnings.
  fileprivate static func warnings(
    _ groups: [WarningGroup], isStrict: Bool, _ options: ReportOptions
  ) -> [XMLElement] {
    guard let first = groups.first else { return [] }
    let text = groups.flatMap { $0.lines(options) }
    return [
      XMLElement(
        name: "testcase",
        attributes: [("name", "what goldens prove"), ("classname", first.document)],
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
