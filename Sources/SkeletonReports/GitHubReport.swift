import SkeletonGoldens
import SkeletonLanguage
import SkeletonLint
import SkeletonModel

/// A report for GitHub Actions: workflow commands that become annotations on the lines of
/// documents.
///
/// There is one for each thing that was changed, not for each frame, because GitHub shows only ten
/// for each step. What several documents have in common comes first, and the first annotation of every
/// document before the others, so that these ten cover as many documents as possible.
package func githubReport(
  on result: RunResult, _ options: ReportOptions = ReportOptions()
) -> String {
  var annotations = result.problemsToReport.flatMap(Annotation.all(of:))
  let all = result.findingsByCause
  let findings = Dictionary(grouping: all.filter { $0.documents.count == 1 }, by: \.document)
  let laws = Dictionary(grouping: result.laws, by: \.document)
  let advice = Advice(result)
  annotations += all.filter { $0.documents.count > 1 }.flatMap { finding in
    Annotation.all(of: [finding], options).map { $0.placed(in: advice.file(of: finding.document)) }
  }
  var queues = result.documents.map { document in
    let file = advice.file(of: document)
    return
      (Annotation.all(of: findings[document] ?? [], options)
      + (laws[document] ?? []).map { Annotation($0, options) })
      .map { $0.placed(in: file) }[...]
  }
  while queues.contains(where: { !$0.isEmpty }) {
    for index in queues.indices {
      if let annotation = queues[index].popFirst() { annotations.append(annotation) }
    }
  }
  annotations += result.warningGroups.map { Annotation($0, isStrict: result.isStrict, options) }
  annotations += result.notes.map {
    Annotation(level: "notice", position: $0.position, title: "skelsnap", message: $0.message)
  }
  return annotations.map { $0.command(options) + "\n" }.joined()
}

/// What lint finds, as annotations. GitHub shows ten of each level for a step: the first of every
/// document come before the others.
func lintAnnotations(of result: LintResult, _ options: ReportOptions) -> String {
  var annotations = result.problems.map {
    Annotation(position: $0.position, title: "skelsnap", message: $0.message)
  }
  var queues = result.findings.filter { !options.isQuiet || $0.level != .note }
    .grouped(by: \.document).map { findings in
      findings.map { Annotation($0, in: result, options) }[...]
    }
  while queues.contains(where: { !$0.isEmpty }) {
    for index in queues.indices {
      if let annotation = queues[index].popFirst() { annotations.append(annotation) }
    }
  }
  if !options.isQuiet {
    annotations += result.notes.map {
      Annotation(level: "notice", position: $0.position, title: "skelsnap", message: $0.message)
    }
  }
  return annotations.map { $0.command(options) + "\n" }.joined()
}

/// An annotation of a line.
private struct Annotation {
  var level = "error"
  var position: TextPosition?
  var title: String
  var message: String

  /// With a position in the repository: a problem in a built-in theme is reported for the document.
  func placed(in document: String) -> Annotation {
    guard let position, BuiltInTheme.holds(position) else { return self }
    var now = self
    now.position = TextPosition(file: document, line: 1, column: 1)
    now.message += "\n(\(position))"
    return now
  }

  /// In the runner's format: `::error file=feed.skel.yaml,line=4,col=7,title=…::…`.
  func command(_ options: ReportOptions) -> String {
    var properties: [String] = []
    func add(_ name: String, _ value: String) {
      properties.append("\(name)=\(Self.escaped(value, isProperty: true))")
    }
    if let position {
      add("file", options.pathInRepository(position.file))
      add("line", String(position.line))
      add("col", String(position.column))
    }
    add("title", title)
    return "::\(level) "
      + harmless(
        "\(properties.joined(separator: ","))::" + Self.escaped(message, isProperty: false))
  }

  /// Escapes what the runner unescapes: percent signs first, then line ends, and in properties
  /// their separators.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped += printable(String(scalar))
      }
    }
    return escaped
  }
}

extension Annotation {
  fileprivate init(_ finding: LintFinding, in result: LintResult, _ options: ReportOptions) {
    let (place, isElsewhere) = finding.position(in: result)
    let scope = finding.scope(room: 60, isVerbose: options.isVerbose)
    self.init(
      level: finding.level == .note ? "notice" : finding.level.rawValue, position: place,
      title: "\(finding.document): lint \(finding.rule.rawValue)",
      message: finding.sentence + (scope.isEmpty ? "" : " (\(scope))") + "\n\(finding.remedy)"
        + (isElsewhere ? "\n(\(finding.position))" : ""))
  }

  fileprivate init(_ breach: LawBreach, _ options: ReportOptions) {
    let variants = Columns.list(breach.variants, room: 60, isVerbose: options.isVerbose)
    self.init(
      position: breach.position, title: "\(breach.document): law \(breach.law.rawValue)",
      message: "\(breach.sentence) (\(variants.joined(separator: " ")))")
  }

  fileprivate init(_ group: WarningGroup, isStrict: Bool, _ options: ReportOptions) {
    self.init(
      level: isStrict ? "error" : "warning", position: group.position,
      title: group.isOfGoldens
        ? "\(group.document): \(group.places(room: 60, isVerbose: options.isVerbose))"
        : group.document,
      message: group.message)
  }

  /// A diagnostic has its own position.
  static func all(of problem: RunResult.Problem) -> [Annotation] {
    if problem.diagnostics.isEmpty {
      return [Annotation(title: "skelsnap", message: problem.message)]
    }
    return problem.diagnostics.map { diagnostic in
      Annotation(
        level: diagnostic.severity == .warning ? "warning" : "error",
        position: diagnostic.position, title: "skelsnap", message: diagnostic.message)
    }
  }

  /// One for each cause; where none is known, one for each changed node, or for the finding.
  static func all(
    of findings: [Finding], _ options: ReportOptions
  ) -> [Annotation] {
    var annotations: [Annotation] = []
    var places: [String: Int] = [:]
    for finding in findings {
      annotations += finding.causes.map { Annotation($0, of: finding, options) }
      if !finding.causes.isEmpty { continue }
      let document = finding.document
      let variants = Columns.list(
        finding.cases.map(\.variant).withoutRepeats, room: 60, isVerbose: options.isVerbose
      ).joined(separator: " ")
      for root in finding.roots {
        let change = root.sentence.dropFirst(printable(root.path).count + 2)
        let inside = finding.countInside(root)
        let more = inside > 0 ? "; \(Columns.counted(inside, "node")) inside with it" : ""
        // The actual change may be inside, and the root may only have adapted to it.
        let line = (["\(change)\(more) (\(variants))"] + finding.sentences(inside: root, options))
          .joined(separator: "\n")
        if let place = places[root.path] {
          annotations[place].message += "\n" + line
        } else {
          places[root.path] = annotations.count
          annotations.append(
            Annotation(
              position: root.position ?? finding.cases[0].position,
              title: "\(document): \(root.path)", message: line))
        }
      }
      if finding.nodes.isEmpty {
        let frames = Columns.counted(finding.cases.count, "golden")
        annotations.append(
          Annotation(
            position: finding.cases[0].position, title: "\(document): \(finding.verdict.rawValue)",
            message: [finding.message, finding.pixels, "\(frames) (\(variants))"]
              .compactMap { $0 }.joined(separator: "\n")))
      }
    }
    return annotations
  }
}

extension Annotation {
  fileprivate init(_ cause: FindingCause, of finding: Finding, _ options: ReportOptions) {
    let documents = finding.documents
    let variants = Columns.list(
      finding.cases.map(\.variant).withoutRepeats, room: 60, isVerbose: options.isVerbose)
    let extent =
      documents.count > 1
      ? "\(Columns.counted(documents.count, "document")), "
        + Columns.counted(finding.cases.count, "case")
      : variants.joined(separator: " ")
    let following = finding.countOfFollowers
    let more = following > 0 ? "\n\(Columns.counted(following, "node")) moved along" : ""
    self.init(
      position: cause.position ?? finding.cases[0].position,
      title: documents.count > 1 ? cause.subject : "\(finding.document): \(cause.subject)",
      message: "\(cause.sentence) (\(extent))" + more)
  }
}

extension Finding {
  /// The changed nodes that are not inside another changed node.
  fileprivate var roots: [NodeChange] {
    nodes.filter { node in !nodes.contains { node.path.hasPrefix($0.path + "/") } }
  }

  /// The changes of the nodes inside this one that did not just move along with it.
  fileprivate func sentences(inside root: NodeChange, _ options: ReportOptions) -> [String] {
    let inside = nodes.filter { $0.path.hasPrefix(root.path + "/") && $0.summary != root.summary }
    let shown = options.isVerbose ? inside[...] : inside.prefix(3)
    let rest = inside.count - shown.count
    return shown.map(\.sentence) + (rest == 0 ? [] : [Columns.more(rest)])
  }

  /// How many nodes inside this one changed or moved along.
  fileprivate func countInside(_ root: NodeChange) -> Int {
    let inside = nodes.filter { $0.path.hasPrefix(root.path + "/") }
    return inside.count + inside.reduce(root.followers) { $0 + $1.followers }
  }
}
