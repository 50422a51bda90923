import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting

/// Turns strips into the page's data. Values that many cases share are stored once, and referred to
/// by index.
struct PageTables {
  private(set) var nodes: [JSON] = []
  /// Findings of no listed case are `null`.
  private(set) var findings: [JSON] = []
  /// How many bytes nodes and findings take.
  private(set) var size = 0
  /// What cases refer to; until pictures were chosen there are none.
  var pictures: PagePictures?
  private var nodePlaces: [[NodeChange]: Int] = [:]
  private var findingPlaces: [String: Int] = [:]
  private let found: [Finding]
  private let undecided: Set<String>
  private let advice: Advice
  private let options: ReportOptions

  init(_ result: RunResult, _ options: ReportOptions) {
    self.options = options
    undecided = Set(options.undecided ?? [])
    advice = Advice(result)
    found = result.findings
    findings = found.map { _ in .null }
    for (place, finding) in found.enumerated() {
      for one in finding.cases { findingPlaces[one.name] = place }
    }
  }

  /// How long the text of a strip is, without its pictures, with what it refers to for the first
  /// time.
  mutating func size(of strip: FilmStrip) -> Int {
    let before = size
    return json(of: strip).text().utf8.count + size - before
  }

  private func json(of finding: Finding) -> JSON {
    [
      "count": .integer(finding.cases.count),
      "undecided": .integer(finding.cases.count { undecided.contains($0.name) }),
      "example": .string(finding.example.name),
      "variants": .array(finding.cases.map(\.variant).withoutRepeats.map(JSON.string)),
      "documents": .array(finding.documents.map { .string(printable($0)) }),
      "causes": .array(finding.causes.map(\.json)),
      "steps": steps(for: finding.cases),
    ]
  }

  /// Without steps that only show the result: the reader of the page sees it already.
  private func steps(for cases: [CaseResult]) -> JSON {
    guard options.earlier == nil else { return [] }
    return .array(advice.nextSteps(for: cases, options).filter { !$0.onlyLooks }.map(\.json))
  }

  mutating func json(of strip: FilmStrip) -> JSON {
    let failing = strip.cases.filter { !$0.verdict.isClean }
    return [
      "document": .string(strip.document), "variant": .string(strip.variant),
      "state": .string(strip.state), "scale": .integer(strip.scale),
      "cases": .array(strip.cases.map { json(of: $0) }),
      "steps": failing.isEmpty ? [] : steps(for: failing),
    ]
  }

  private mutating func place(ofFindingOf one: CaseResult) -> Int? {
    guard let place = findingPlaces[one.name] else { return nil }
    if findings[place] == .null {
      findings[place] = json(of: found[place])
      size += findings[place].text().utf8.count
    }
    return place
  }

  private mutating func json(of one: CaseResult) -> JSON {
    let name = FrameName(one.frame)
    var members = [
      JSON.Member("frame", .string(one.frame)), JSON.Member("label", .string(name.label)),
      JSON.Member("verdict", .string(one.verdict.rawValue)),
      JSON.Member("position", .string(printable(one.position.description))),
    ]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(key, value)) }
    }
    if name.isText {
      add("isText", true)
      add("changes", changes(of: one).map(\.json))
    } else {
      add("before", pictures?[one.goldenPath].map(JSON.integer))
      add("after", one.kept.actual.flatMap { pictures?[$0] }.map(JSON.integer))
      add("diff", one.kept.diff.flatMap { pictures?[$0] }.map(JSON.integer))
    }
    add("loading", one.loading.map { .string(printable($0)) })
    // Pictures of an earlier state are gone when somebody looks at the page.
    if options.earlier == nil {
      add("golden", .string(printable(one.golden)))
      add("actual", one.kept.actual.map { .string(printable($0)) })
    }
    add("message", one.message.map { .string(printable($0)) })
    var bare = one
    bare.unexplained = nil
    add("pixels", Finding(bare).pixels.map(JSON.string))
    add("unexplained", one.unexplained.map(JSON.integer))
    if !one.nodes.isEmpty { add("nodes", .integer(place(of: one.nodes))) }
    add("finding", place(ofFindingOf: one).map(JSON.integer))
    return .object(members)
  }

  /// The changed lines of a text that differs; all lines if it has no golden.
  private func changes(of one: CaseResult) -> LineChanges? {
    guard let actual = one.kept.actual, let after = options.files(actual) else { return nil }
    let before = one.verdict == .missing ? [] : options.files(one.goldenPath) ?? []
    return LineChanges(
      from: String(decoding: before, as: UTF8.self), to: String(decoding: after, as: UTF8.self))
  }

  private mutating func place(of changes: [NodeChange]) -> Int {
    if let place = nodePlaces[changes] { return place }
    nodePlaces[changes] = nodes.count
    nodes.append(.array(changes.map(\.json)))
    size += nodes[nodes.count - 1].text().utf8.count
    return nodes.count - 1
  }
}

extension FindingCause {
  fileprivate var json: JSON {
    let place = position.map { JSON.Member("position", .string(printable($0.description))) }
    return .object([JSON.Member("sentence", .string(sentence))] + (place.map { [$0] } ?? []))
  }
}

extension NodeChange {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("path", .string(printable(path))),
      JSON.Member("change", .string(change.rawValue)),
    ]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(key, value)) }
    }
    add("summary", summary.isEmpty ? nil : .string(printable(summary)))
    add("delta", .string(printable(delta)))
    add("followers", followers == 0 ? nil : .integer(followers))
    add("isCause", causes.isEmpty ? nil : true)
    let line = causes.first?.line ?? position
    add("position", (line?.description).map { .string(printable($0)) })
    add("before", Self.frame(in: before))
    add("after", Self.frame(in: after))
    return .object(members)
  }

  /// The frame of the node in a line of `layout.txt`, in points: x, y, width, height.
  private static func frame(in line: String?) -> JSON? {
    guard let line, let frame = LayoutPage.Line(node: line).frame else { return nil }
    return [.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)]
  }
}

extension LineChanges {
  fileprivate var json: JSON {
    [
      "left": .integer(left),
      "hunks": .array(
        hunks.map { hunk in
          [
            "before": .integer(hunk.before), "after": .integer(hunk.after),
            "lines": .array(hunk.lines.map { .string($0.kind.rawValue + $0.text) }),
          ]
        }),
    ]
  }
}
