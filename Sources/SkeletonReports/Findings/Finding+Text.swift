import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

extension Finding {
  /// The finding for the terminal: where, what changed, how many pixels, and the pictures to look
  /// at.
  package func text(_ options: ReportOptions = ReportOptions()) -> String {
    harmless(lines(options).map { $0 + "\n" }.joined(), styled: options.usesColor)
  }

  /// The same as lines, to be indented by at most four columns.
  func lines(_ options: ReportOptions) -> [String] {
    let ink = Ink(usesColor: options.usesColor)
    guard causes.isEmpty else { return causeLines(options) }
    let details =
      (place.map { [ink.faint("at " + printable($0.description))] } ?? [])
      + (message.map { Columns.sentences($0, room: room) } ?? []) + nodeLines(nodes, options)
      + (pixels.map { [$0] } ?? []) + pictureLines(options)
    return placeLines(options) + details.map { "  " + $0 }
  }

  /// What there is to say of all its cases alike: what was changed, where, and what moved along.
  func explanation(_ options: ReportOptions) -> [String] {
    let sentences = message.map { Columns.sentences($0, room: room) } ?? []
    guard causes.isEmpty else {
      let rest = options.isVerbose ? nodeLines(nodes, options) : followerLines(options)
      return causes.flatMap { causeLines($0, options) } + (sentences + rest).map { "  " + $0 }
    }
    return sentences + nodeLines(nodes, options)
      + ["at " + printable(cases[0].position.description)]
  }

  /// What was changed, then where it is seen and what followed from it.
  private func causeLines(_ options: ReportOptions) -> [String] {
    var lines = causes.flatMap { causeLines($0, options) }
    let details =
      extentLines(options) + (message.map { Columns.sentences($0, room: room) } ?? [])
      + (options.isVerbose ? nodeLines(nodes, options) : followerLines(options))
      + (pixels.map { [$0] } ?? []) + pictureLines(options)
    lines += details.map { "  " + $0 }
    return lines
  }

  private func causeLines(_ cause: FindingCause, _ options: ReportOptions) -> [String] {
    let ink = Ink(usesColor: options.usesColor)
    let sentence = wrapped(cause.sentence)
    let subject = printable(cause.subject)
    var lines = [ink.bold(subject) + sentence[0].dropFirst(subject.count)] + sentence.dropFirst()
    if let position = cause.position {
      lines.append(ink.faint("  at " + printable(position.description)))
    }
    if !cause.nodes.isEmpty {
      lines += Columns.list(
        cause.nodes.map(printable), room: room - 4, isVerbose: options.isVerbose,
        remedy: options.remedyForCutLists
      ).map { "  " + $0 }
    }
    return lines
  }

  /// Where it is seen: the cases by name, or the documents if they are several.
  private func extentLines(_ options: ReportOptions) -> [String] {
    let documents = self.documents
    // Of a document that moved, its old name is one.
    guard documents.count > 1 else { return placeLines(options) }
    let text =
      "\(Columns.counted(documents.count, "document")), \(Columns.counted(cases.count, "case")): "
    let names = Columns.list(
      documents.map(printable), room: room - text.count, isVerbose: options.isVerbose,
      remedy: options.remedyForCutLists)
    let verdicts = Verdict.allCases.compactMap { verdict in
      let count = cases.count { $0.verdict == verdict }
      return count == 0 ? nil : (verdict, count)
    }
    let ink = Ink(usesColor: options.usesColor)
    let counts = verdicts.map { verdict, count in
      ink.bad(verdict.rawValue) + (verdicts.count > 1 ? " \(count.grouped)" : "")
    }
    return [text + names[0]] + names.dropFirst().map { "  " + $0 }
      + [counts.joined(separator: ", ")]
  }

  /// What only followed.
  private func followerLines(_ options: ReportOptions) -> [String] {
    let (shown, rest) = followers
    if shown.isEmpty, rest == 0 { return [] }
    var lines = [Ink(usesColor: options.usesColor).faint("what moved along:")]
    lines += shown.flatMap { wrapped($0) }.map { "  " + $0 }
    if rest > 0 {
      let word = shown.isEmpty ? "node" : "more node"
      lines.append((shown.isEmpty ? "  " : "  and ") + Columns.counted(rest, word))
    }
    return lines
  }

  /// A few of the nodes that only followed in words, those of all rows once, and how many more there
  /// are.
  var followers: (shown: [String], rest: Int) {
    let kinds = nodes.filter { $0.causes.isEmpty && !$0.isPart }
      .map { (node: $0, changes: $0.delta.changes) }
      .grouped { [$0.node.path.withoutRowNumbers] + $0.changes.map(\.key) }.prefix(3)
    let shown = kinds.map { alike in
      let first = alike[0]
      if alike.count == 1 { return first.node.sentence }
      let words = first.changes.indices.map { place in
        let values = alike.map { $0.changes[place].value }
        let last = values[values.count - 1]
        let rest = values.allSatisfy { $0 == values[0] } ? "" : " … \(last)"
        return "\(first.changes[place].key) \(values[0])\(rest)"
      }
      return printable("\(first.node.path.withoutRowNumbers): \(words.joined(separator: ", "))")
        + ", \(Columns.counted(alike.count, "node"))"
    }
    return (shown, countOfFollowers - kinds.reduce(0) { $0 + $1.count })
  }

  /// How many nodes changed that nothing was changed of.
  var countOfFollowers: Int {
    nodes.reduce(0) { count, node in
      // What came or went inside a node that did has not moved.
      count + (node.causes.isEmpty ? 1 : 0) + (node.change == .changed ? node.followers : 0)
    }
  }

  /// A sentence on several lines, those after the first indented.
  private func wrapped(_ sentence: String) -> [String] {
    let lines = Columns.wrapped(
      sentence.split(separator: ",", omittingEmptySubsequences: false).map(String.init),
      separator: ",", room: room - 4)
    return [lines[0]] + lines.dropFirst().map { "    " + $0 }
  }

  /// The line of a document or theme that changed, if it is known.
  var place: TextPosition? { nodes.contains { $0.position != nil } ? cases[0].position : nil }

  /// The columns that remain after the indentation.
  private var room: Int { Columns.width - 8 }

  /// The cases by name, verdict by verdict.
  private func placeLines(_ options: ReportOptions) -> [String] {
    cases.grouped(by: \.verdict).flatMap { alike in
      var one = self
      one.verdict = alike[0].verdict
      one.cases = alike
      return one.placeLinesOfVerdict(options)
    }
  }

  private func placeLinesOfVerdict(_ options: ReportOptions) -> [String] {
    let ink = Ink(usesColor: options.usesColor)
    let margin = String(repeating: " ", count: verdict.rawValue.count + 2)
    let room = self.room - margin.count
    func list(_ items: [String]) -> [String] {
      Columns.list(
        items.map(printable), room: room, isVerbose: options.isVerbose,
        remedy: options.remedyForCutLists)
    }
    let places = self.places
    let shown = options.isVerbose ? places[...] : places.prefix(4)
    var lines: [String] = []
    for (variants, frames) in shown {
      let variants = list(variants)
      let frames = list(frames)
      let whole = variants.joined() + ": " + frames.joined()
      if variants.count == 1, frames.count == 1, whole.count <= room {
        lines.append(whole)
      } else {
        lines += variants.dropLast() + [variants[variants.count - 1] + ":"]
        lines += frames.map { "  " + $0 }
      }
    }
    if shown.count < places.count {
      lines.append(Columns.more(places.count - shown.count, remedy: options.remedyForCutLists))
    }
    return lines.enumerated().map { index, line in
      index == 0 ? ink.bad(verdict.rawValue) + "  " + line : margin + line
    }
  }

  private func nodeLines(_ nodes: [NodeChange], _ options: ReportOptions) -> [String] {
    let shown = options.isVerbose ? nodes[...] : nodes.prefix(10)
    var lines: [String] = []
    for node in shown {
      let ink = Ink(usesColor: options.usesColor)
      let sentence = wrapped(node.sentence)
      lines.append(
        ink.bold(printable(node.path)) + sentence[0].dropFirst(printable(node.path).count))
      lines += sentence.dropFirst()
      if node.followers > 0 {
        lines.append("  + \(Columns.counted(node.followers, "node")) \(node.change.following)")
      }
      if options.isVerbose {
        if let before = node.before { lines.append(ink.faint("  - " + printable(before))) }
        if let after = node.after { lines.append(ink.faint("  + " + printable(after))) }
      }
    }
    if shown.count < nodes.count {
      let count = nodes.count - shown.count
      lines.append(
        Columns.more(
          count, count == 1 ? " node" : " nodes", remedy: options.remedyForCutLists))
    }
    return lines
  }

  /// How many pixels: `37 of 334,836 pixels differ, all of them where nodes changed`.
  var pixels: String? {
    let counted = cases.filter { $0.differing != nil }
    guard let differing = Self.span(counted.compactMap(\.differing)) else { return nil }
    var text = differing
    if let total = counted.first?.pixels, counted.allSatisfy({ $0.pixels == total }) {
      text += " of " + total.grouped
    }
    text += text == "1" ? " pixel differs" : " pixels differ"
    guard counted.contains(where: { ($0.differing ?? 0) > 0 }) else { return text }
    switch Self.span(counted.compactMap(\.unexplained)) {
    case nil: return text
    case "0"?: return text + ", all of them where nodes changed"
    case let unexplained?: return text + ", \(unexplained) of them where no node changed"
    }
  }

  /// `37`, or `37 to 52` if the cases differ.
  private static func span(_ numbers: [Int]) -> String? {
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    let text = least.grouped
    return least == most ? text : text + " to " + most.grouped
  }

  /// The case to look at: the first with a picture of the difference, or else the first, because a
  /// picture shows more than a text.
  package var example: CaseResult {
    cases.first { $0.kept.diff != nil } ?? cases.first { $0.kept.actual != nil } ?? cases[0]
  }

  private func pictureLines(_ options: ReportOptions) -> [String] {
    let ink = Ink(usesColor: options.usesColor)
    return (options.isVerbose ? cases : [example]).flatMap { one in
      one.kept.files.map { role, path in
        let label = role.rawValue
        return ink.faint(label + String(repeating: " ", count: 10 - label.count) + printable(path))
      }
    }
  }
}

extension NodeChange {
  /// Whether it is a bar or a line of a node, and none that a document names.
  fileprivate var isPart: Bool {
    let line = LayoutPage.Line(node: after ?? before ?? "")
    return line.isPart
  }
}

extension NodeChange.Kind {
  /// What the nodes did that are counted as followers of a node.
  fileprivate var following: String {
    switch self {
    case .added: "came with it"
    case .removed: "went with it"
    case .renamed: "inside it"
    case .changed: "moved along"
    }
  }
}

extension NodeChange {
  /// The change as a line: `row[2]/avatar: x 16 → 20 (+4)`, `row[2]/badge: added`.
  var sentence: String {
    let what = change == .changed && !summary.isEmpty ? [] : [change.rawValue]
    let parts = what + (summary.isEmpty ? [] : [summary])
    return printable("\(path): \(parts.joined(separator: ", "))")
  }
}

extension String {
  /// The parts of a change in few words, each a property and what it says of it: `x` and `+4`.
  fileprivate var changes: [(key: String, value: String)] {
    split(separator: ", ", omittingEmptySubsequences: false).map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      return (String(words.first ?? ""), words.count > 1 ? String(words[1]) : "")
    }
  }
}
