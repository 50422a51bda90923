import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// What is written otherwise than when the goldens of a variant were made.
///
/// A cause that is read off a layout is a guess, though a careful one: whatever is at a line that
/// nobody has changed was no cause. And what no layout tells, the text may: where one thing was
/// changed, that is why a golden differs.
struct SourceCauses {
  private let changes: [SourceChange]
  /// How much is other: the changes, and the files that are new.
  let weight: Int

  /// - Parameter words: Those of the texts of now; a token that is not among them changes nothing.
  init(_ changes: [SourceChange], words: Set<String>, newFiles: Int) {
    weight = changes.count + newFiles
    self.changes = changes.filter { $0.token.map(words.contains) ?? true }
  }

  /// Puts right the causes of the cases of a variant.
  func settle(_ cases: inout [CaseResult], _ places: [Int]) {
    if changes.isEmpty || changes.count > 50 { return }
    let differing = places.filter { [.different, .resized].contains(cases[$0].verdict) }
    var explained: Set<SourceChange> = []
    var settled: [Int: [NodeChange]] = [:]
    for place in differing {
      var nodes = cases[place].nodes
      for index in nodes.indices {
        var causes: [ChangeCause] = []
        for cause in nodes[index].causes {
          guard let change = changes.first(where: { $0.isOf(cause) }) else {
            // In Swift, a value may be changed far from where it is used.
            if cause.isOfView, cause.property != "frame" {
              var cause = cause
              if changes.count == 1 { cause.line = changes[0].line }
              causes.append(cause)
            }
            continue
          }
          explained.insert(change)
          // A size may show in two ways.
          if !causes.contains(where: { $0.property == cause.property }) {
            causes.append(cause.asWritten(change))
          }
        }
        nodes[index].causes = causes
      }
      settled[place] = nodes
    }
    let rest = changes.filter { !explained.contains($0) }
    let layout = differing.first { cases[$0].frame == GoldenName.layoutFrame }
    // What the layout says is known before what follows from it.
    for place in (layout.map { [$0] } ?? []) + differing.filter({ $0 != layout }) {
      var nodes = settled[place] ?? []
      if nodes.allSatisfy(\.causes.isEmpty) {
        let isOfALoad = cases[place].frame.contains("/")
        let own = (changes.count == 1 ? changes : rest).filter { isOfALoad || !$0.isOfLoading }
        let ofLoading = isOfALoad ? own.filter(\.isOfLoading) : []
        let told = ofLoading.isEmpty ? own : ofLoading
        // A text follows what the layout says, where that has changed, too.
        let follows =
          !cases[place].isPicture && cases[place].frame != GoldenName.layoutFrame
          && ofLoading.isEmpty
        if follows, let layout {
          if changes.count == 1 { nodes = (settled[layout] ?? []).compactMap(\.cause) }
        } else if let first = told.first,
          // Of several it cannot be told which of them it was, but what they are part of.
          told.allSatisfy({ $0.position == first.position || $0.isOfLoading && first.isOfLoading })
        {
          for change in told { change.tell(in: &nodes) }
          settled[place] = nodes
        } else {
          continue
        }
      }
      cases[place].nodes =
        nodes.filter { !$0.causes.isEmpty } + nodes.filter(\.causes.isEmpty)
      cases[place].position =
        cases[place].nodes.first?.causes.first.flatMap { $0.line ?? $0.position }
        ?? cases[place].position
    }
  }
}

extension SourceChange {
  /// The properties that a layout tells of nodes that came, went, or stand elsewhere.
  private static let properties: Set = ["node", "count", "id", "state", "order", "kind"]

  /// Whether a cause that is read off a layout is at its line.
  fileprivate func isOf(_ cause: ChangeCause) -> Bool {
    // Where something is follows from something.
    if cause.property == "frame" { return false }
    if isOfNodes != Self.properties.contains(cause.property), property != "count" { return false }
    switch cause.property {
    case "node": return property == "nodes"
    case "order": return property == "order"
    case "state": return property == "tree"
    default: break
    }
    let places = cause.line.map { [$0] } ?? cause.position.map { [$0] } ?? []
    return (places + cause.tokens.map(\.position)).contains { $0.isBeside(line) }
      || line == position && cause.position?.isBeside(position) ?? false
  }

  fileprivate var cause: ChangeCause {
    var cause = ChangeCause(property, words, at: position)
    cause.line = line
    return cause
  }

  /// Tells it of the nodes at whose place it is written.
  fileprivate func tell(in nodes: inout [NodeChange]) {
    let places = nodes.indices.filter { nodes[$0].position == position }
    for index in places { nodes[index].causes.append(cause) }
    if !places.isEmpty { return }
    if let index = nodes.firstIndex(where: { $0.path == place }) {
      nodes[index].causes.append(cause)
      return
    }
    nodes.insert(
      NodeChange(
        path: place, change: .changed, summary: words, followers: 0, position: position,
        causes: [cause]),
      at: 0)
  }
}

extension NodeChange {
  /// Why it is another, and no more; nil if that is not known.
  fileprivate var cause: NodeChange? {
    causes.isEmpty
      ? nil
      : NodeChange(
        path: path, change: change, summary: summary, followers: 0, position: position,
        causes: causes)
  }
}

extension ChangeCause {
  /// Whether it is at a line of an app's source.
  fileprivate var isOfView: Bool { position?.isInSwift ?? false }

  /// What shows in a layout in the words of the document, where these say more.
  private static let toldByLayout: Set = ["padding", "margin", "spacing", "value", "shimmer"]

  /// In the words of the document where a layout has others, and without the tokens that were not
  /// changed.
  fileprivate func asWritten(_ change: SourceChange) -> ChangeCause {
    var cause = self
    cause.tokens = tokens.filter { $0.position.isBeside(change.line) }
    let isOther = change.property != property || change.isPart
    if cause.tokens.isEmpty, isOther, !change.isOfNodes, !isOfView, change.position == position,
      !Self.toldByLayout.contains(property)
    {
      cause.words = change.words
      cause.line = change.line
    }
    return cause
  }
}

extension TextPosition {
  fileprivate func isBeside(_ other: Self) -> Bool { file == other.file && line == other.line }
}

extension RunResult {
  /// Tells what was changed where a layout does not, as far as it is known what was written.
  package mutating func explain(by memory: SourceMemory, _ jobs: [GoldenJob]) {
    let failing = cases.indices.filter {
      !cases[$0].verdict.isClean && cases[$0].verdict != .unreadable
    }
    if failing.isEmpty { return }
    let entries = Dictionary(grouping: memory.entries) {
      Part(document: $0.document, variant: $0.variant)
    }
    let jobs = Dictionary(jobs.map { ($0.document.name, $0) }) { first, _ in first }
    var known: [Pairs: SourceCauses?] = [:]
    for places in failing.grouped(by: { Part(cases[$0]) }) {
      let part = Part(cases[places[0]])
      guard let job = jobs[part.document], let origin = job.origin else { continue }
      let now = memory.files(of: origin)
      var before = (entries[part] ?? []).filter {
        SourceMemory.digest(of: $0.goldens, in: job.goldens) == $0.digest
      }.map { $0.files + $0.sources }
      if before.isEmpty { before = memory.committed.files(of: job, now: now).map { [$0] } ?? [] }
      // All of them made these goldens: what changes least says most.
      let causes = before.compactMap { before -> SourceCauses? in
        let pairs = Pairs(before: before, now: now)
        if let causes = known[pairs] { return causes }
        let causes = memory.causes(pairs)
        known[pairs] = .some(causes)
        return causes
      }
      causes.min { $0.weight < $1.weight }?.settle(&cases, places)
    }
    explainMoves(memory, jobs)
  }

  private struct Part: Hashable {
    var document: String
    var variant: String

    init(document: String, variant: String) { (self.document, self.variant) = (document, variant) }
    init(_ one: CaseResult) { (document, variant) = (one.document, one.variant) }
  }
}

/// The files of a document, before and now.
private struct Pairs: Hashable {
  var before: [DocumentOrigin.File]
  var now: [DocumentOrigin.File]
}

extension SourceMemory {
  /// The files that a document is read from, with those that its views come from in the views' place.
  fileprivate func files(of origin: DocumentOrigin) -> [DocumentOrigin.File] {
    origin.files + sources(of: origin.document)
  }

  /// nil where not all texts are known.
  fileprivate func causes(_ pairs: Pairs) -> SourceCauses? {
    let known = Set(pairs.before.map(\.path))
    return changes(pairs).map { found in
      SourceCauses(
        found.changes, words: found.words,
        newFiles: pairs.now.count { !known.contains($0.path) })
    }
  }

  /// - Parameter isMove: Whether the documents are two files.
  fileprivate func changes(
    _ pairs: Pairs, isMove: Bool = false
  ) -> (changes: [SourceChange], words: Set<String>)? {
    var changes: [SourceChange] = []
    var words: Set<String> = []
    let before = Dictionary(pairs.before.map { ($0.path, $0) }) { first, _ in first }
    for (place, file) in pairs.now.enumerated() {
      if file.isView { continue }
      guard let now = present(file) else { return nil }
      let isDocument = place == 0
      let twin = isDocument && isMove ? pairs.before.first : before[file.path]
      if file.path.hasSuffix(".swift") {
        guard let twin else { continue }
        guard twin.digest != file.digest else { continue }
        guard let was = text(of: twin) else { return nil }
        changes += SourceChange.changes(
          fromSwift: String(decoding: was, as: UTF8.self),
          to: String(decoding: now.text, as: UTF8.self), file: now.name)
        continue
      }
      guard let tree = try? Syntax.read(now.text, file: now.name) else { return nil }
      words.formUnion(tree.allWords)
      guard let twin, twin.digest != file.digest else { continue }
      guard let was = text(of: twin), let old = try? Syntax.read(was, file: now.name) else {
        return nil
      }
      let role: SourceChange.Role =
        FilePath.name(of: file.path) == DocumentIndex.projectFile
        ? .project : isDocument ? .document : .theme
      changes += SourceChange.changes(from: old, to: tree, role)
    }
    return (changes, words)
  }
}

extension SourceChange {
  /// The lines of an app's source that are others.
  fileprivate static func changes(
    fromSwift old: String, to new: String, file: String
  ) -> [SourceChange] {
    LineChanges(from: old, to: new, around: 0).hunks.map { hunk in
      func first(_ kind: LineChanges.Line.Kind) -> String {
        hunk.lines.first { $0.kind == kind }?.text.trimmed ?? ""
      }
      let position = TextPosition(file: file, line: max(hunk.after, 1), column: 1)
      return SourceChange(
        place: FilePath.name(of: file), property: "source",
        words: words(from: first(.removed), to: first(.added)), position: position, line: position)
    }
  }

  /// `height: 20 → height: 24`, of two lines of Swift: the argument that is another, if one is.
  private static func words(from old: String, to new: String) -> String {
    let (was, now) = (Array(old), Array(new))
    func isEdge(_ character: Character) -> Bool { "(),[]{}".contains(character) }
    var head = zip(was, now).prefix { $0 == $1 }.count
    var tail = zip(was[head...].reversed(), now[head...].reversed()).prefix { $0 == $1 }.count
    while head > 0, !isEdge(was[head - 1]) { head -= 1 }
    while tail > 0, !isEdge(was[was.count - tail]) { tail -= 1 }
    // A number alone says nothing.
    if !was[head..<was.count - tail].contains(":") { (head, tail) = (0, 0) }
    let parts = [was, now].map { line in
      let part = String(line[head..<line.count - tail]).trimmed
      return part.isEmpty ? "none" : String(part).excerpt
    }
    return "\(parts[0]) → \(parts[1])"
  }
}

extension DocumentOrigin.File {
  /// Whether it is a view, and no file of its own.
  var isView: Bool { SourceOperand(path) != nil && path.contains("#") }
}

extension RunResult {
  /// New documents that are much like one that is gone are that document, with what was changed.
  private mutating func explainMoves(_ memory: SourceMemory, _ jobs: [String: GoldenJob]) {
    let layouts = cases.indices.filter { cases[$0].likeness != nil }
    let gone = layouts.filter { cases[$0].verdict == .obsolete }
    let new = layouts.filter { cases[$0].verdict == .missing }
    guard !gone.isEmpty, !new.isEmpty, gone.count * new.count <= 10_000 else { return }
    let likenesses = Set(gone.compactMap { cases[$0].likeness })
    let entries = memory.entries
    var taken: Set<String> = []
    for place in new where !likenesses.contains(cases[place].likeness ?? "") {
      guard let origin = jobs[cases[place].document]?.origin, let file = origin.files.first,
        let present = memory.present(file)
      else { continue }
      let lines = LineLikeness(present.text)
      var best: (likeness: Double, place: Int, entry: SourceMemory.Entry)?
      for other in gone where cases[other].variant == cases[place].variant {
        let name = cases[other].document
        guard
          let entry = entries.first(where: {
            $0.document == name && $0.variant == cases[other].variant
          }), let file = entry.files.first, memory.present(file) == nil,
          let text = memory.text(of: file), !taken.contains(cases[other].name)
        else { continue }
        let likeness = LineLikeness(text).likeness(to: lines)
        if likeness >= LineLikeness.least, likeness > best?.likeness ?? 0 {
          best = (likeness, other, entry)
        }
      }
      guard let best,
        let told = memory.changes(
          Pairs(before: best.entry.files + best.entry.sources, now: memory.files(of: origin)),
          isMove: true)
      else { continue }
      taken.insert(cases[best.place].name)
      cases[place].likeness = cases[best.place].likeness
      // A path that leads to the same file from elsewhere is another path.
      for change in told.changes.prefix(3) where !["theme", "extends"].contains(change.property) {
        change.tell(in: &cases[place].nodes)
      }
    }
  }
}
