import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// Why the cases of a run fail, cause by cause.
struct CauseTable {
  private let failing: [CaseResult]
  /// The causes of each failing case; none where nothing is known but that it differs.
  private var keys: [[CauseKey]] = []
  private var causes: [CauseKey: Gathered] = [:]
  /// The paths of nodes without the numbers of rows: every phase and variant has the same.
  private var patterns: [String: String] = [:]
  /// For each failing case in which something moves beside what moves nothing, the nodes that have
  /// causes of their own. Each of thousands of causes may have the same case.
  private var unmoved: [Int: [NodeChange]] = [:]

  init(_ result: RunResult) {
    failing = result.cases.filter { !$0.verdict.isClean }
    keys = failing.map { _ in [] }
    explainWhatCameAndWent(result)
    explainNodes()
    explainStates()
    explainTexts()
    explainFrames()
    for index in failing.indices { unmoved[index] = nodesWithCauses(at: index) }
  }

  private func nodesWithCauses(at index: Int) -> [NodeChange]? {
    let moves = Set(keys[index].lazy.compactMap { causes[$0]?.movesNothing })
    guard moves.count == 2 else { return nil }
    var nodes = failing[index].nodes.filter { !$0.causes.isEmpty }
    for place in nodes.indices { nodes[place].followers = 0 }
    return nodes
  }

  /// Each case once.
  var findings: [Finding] {
    Array(failing.indices).grouped { Group(keys: keys[$0], alone: alone(at: $0)) }.map { places in
      finding(places, keys[places[0]])
    }
  }

  /// Each cause once.
  var findingsByCause: [Finding] {
    var order: [Group] = []
    var places: [Group: [Int]] = [:]
    for index in failing.indices {
      let groups =
        keys[index].isEmpty
        ? [Group(keys: [], alone: alone(at: index))]
        : keys[index].map { Group(keys: [$0], alone: nil) }
      for group in groups {
        if places[group] == nil { order.append(group) }
        places[group, default: []].append(index)
      }
    }
    return order.map { finding(places[$0] ?? [], $0.keys) }
  }

  private func finding(_ places: [Int], _ keys: [CauseKey]) -> Finding {
    // A picture shows more than a text.
    let first = places.first { !failing[$0].nodes.isEmpty } ?? places[0]
    var finding = Finding(failing[first])
    finding.cases = places.map { failing[$0] }
    finding.causes = keys.compactMap { key in causes[key]?.cause(key) }
    if keys.count == 1, causes[keys[0]]?.movesNothing == true, let unmoved = unmoved[first] {
      // What moved follows from something else.
      finding.nodes = unmoved
    }
    if !keys.isEmpty {
      // A text has nothing to say of the size of pictures, and not all of those have the same.
      let messages = finding.cases.compactMap(\.message).withoutRepeats
        .map { $0.split(separator: "; ").map(String.init) }
      let shared = (messages.first ?? []).filter { sentence in
        messages.allSatisfy { $0.contains(sentence) }
      }
      finding.message = shared.isEmpty ? nil : shared.joined(separator: "; ")
    }
    return finding
  }

  private struct Group: Hashable {
    var keys: [CauseKey]
    var alone: Explanation?
  }

  private func alone(at index: Int) -> Explanation? {
    keys[index].isEmpty ? Explanation(failing[index]) : nil
  }
}

/// The key that merges cases whose causes are not known: everything that a reader would otherwise
/// read twice.
private struct Explanation: Hashable {
  struct Change: Hashable {
    var path: String
    var change: NodeChange.Kind
    var summary: String
    var followers: Int
  }

  /// nil for what libraries do to any document.
  var document: String?
  var verdict: Verdict
  var message: String?
  var nodes: [Change]

  init(_ one: CaseResult) {
    document = one.verdict == .drifted ? nil : one.document
    verdict = one.verdict
    message = one.message
    nodes = one.nodes.map {
      Change(path: $0.path, change: $0.change, summary: $0.summary, followers: $0.followers)
    }
  }
}

extension CauseTable {
  /// Documents and variants that are new, gone or elsewhere.
  private mutating func explainWhatCameAndWent(_ result: RunResult) {
    struct Part: Hashable {
      var document: String
      var variant: String?
    }
    var totals: [Part: Int] = [:]
    for one in result.cases {
      totals[Part(document: one.document), default: 0] += 1
      totals[Part(document: one.document, variant: one.variant), default: 0] += 1
    }
    for verdict in [Verdict.missing, .obsolete] {
      let places = failing.indices.filter { failing[$0].verdict == verdict }
      for document in places.grouped(by: { failing[$0].document }) {
        let name = failing[document[0]].document
        let isWhole = document.count == totals[Part(document: name)]
        let variants = document.grouped { failing[$0].variant }.map { places in
          let slug = failing[places[0]].variant
          let part = Part(document: name, variant: slug)
          return (slug: slug, places: places, isWhole: places.count == totals[part])
        }
        let whole = variants.filter(\.isWhole).map(\.slug).sorted()
        for variant in variants {
          guard isWhole || variant.isWhole else { continue }
          let key: CauseKey =
            isWhole
            ? verdict == .missing ? .documentIsNew(name) : .documentIsGone(name)
            : verdict == .missing ? .variantsAreNew(whole) : .variantsAreGone(whole)
          for index in variant.places { keys[index] = [key] }
        }
      }
    }
    pairMoves()
    for index in failing.indices {
      for key in keys[index] where causes[key] == nil { causes[key] = Gathered() }
      guard case .documentMoved? = keys[index].first else { continue }
      // What was changed besides.
      for node in failing[index].nodes {
        let pattern = pattern(of: node.path)
        for cause in node.causes {
          causes[keys[index][0]]?.add(cause, node, pattern, failing[index])
        }
      }
    }
  }

  /// Documents that are new where one with the same layout is gone are that document; of several
  /// with the same layout, the one of the same name in another folder.
  private mutating func pairMoves() {
    struct Look: Hashable {
      var variant: String
      var likeness: String
      /// nil for whatever the name.
      var name: Substring?
    }
    func looks(_ one: CaseResult, _ likeness: String) -> [Look] {
      let name = one.document.split(separator: "/").last ?? ""
      return [name, nil].map { Look(variant: one.variant, likeness: likeness, name: $0) }
    }
    // Of more that look alike, it cannot be told which is which.
    let mostAlike = 64
    var gone: [Look: [String]] = [:]
    for index in failing.indices {
      if case .documentIsGone(let name)? = keys[index].first, let likeness = failing[index].likeness
      {
        for look in looks(failing[index], likeness) { gone[look, default: []].append(name) }
      }
    }
    if gone.isEmpty { return }
    var votes: [String: [String: Int]] = [:]
    var order: [String] = []
    for index in failing.indices {
      guard case .documentIsNew(let name)? = keys[index].first,
        let likeness = failing[index].likeness
      else { continue }
      if votes[name] == nil { order.append(name) }
      let alike = looks(failing[index], likeness).lazy.compactMap { gone[$0] }.first ?? []
      for other in alike.prefix(mostAlike) {
        votes[name, default: [:]][other, default: 0] += 1
      }
    }
    var moves: [CauseKey: CauseKey] = [:]
    var taken: Set<String> = []
    for name in order {
      let best = (votes[name] ?? [:]).filter { !taken.contains($0.key) }
        .max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let before = best?.key else { continue }
      taken.insert(before)
      let move = CauseKey.documentMoved(from: before, to: name)
      moves[.documentIsNew(name)] = move
      moves[.documentIsGone(before)] = move
    }
    for index in keys.indices {
      if let key = keys[index].first, let move = moves[key] { keys[index] = [move] }
    }
  }

  private mutating func explainNodes() {
    var uses: [ValueSources.Token: Int] = [:]
    for one in failing {
      for node in one.nodes {
        for cause in node.causes { for token in cause.tokens { uses[token, default: 0] += 1 } }
      }
    }
    for index in failing.indices where keys[index].isEmpty {
      let one = failing[index]
      var own: [CauseKey] = []
      var known: Set<CauseKey> = []
      var seen: Set<CauseKey> = []
      for node in one.nodes {
        for cause in node.causes {
          let pattern = pattern(of: node.path)
          let key = Self.key(of: cause, node, pattern, one, uses)
          if known.insert(key).inserted { own.append(key) }
          if cause.property != "id" { seen.insert(key) }
          causes[key, default: Gathered()].add(cause, node, pattern, one)
        }
      }
      // A name is in no picture.
      keys[index] = one.isPicture && !seen.isEmpty ? own.filter(seen.contains) : own
    }
  }

  private mutating func pattern(of path: String) -> String {
    if let known = patterns[path] { return known }
    let pattern = path.withoutRowNumbers
    patterns[path] = pattern
    return pattern
  }

  /// Of several tokens, the one that explains most: of one and another that stands for it, the other
  /// where it has further uses.
  private static func key(
    of cause: ChangeCause, _ node: NodeChange, _ pattern: String, _ one: CaseResult,
    _ uses: [ValueSources.Token: Int]
  ) -> CauseKey {
    let most = cause.tokens.compactMap { uses[$0] }.max()
    if let token = cause.tokens.first(where: { uses[$0] == most }) { return .token(token) }
    if cause.property == "state" { return .state(document: one.document, name: node.path) }
    if node.change == .removed, cause.property == "node" {
      return .gone(document: one.document, path: pattern)
    }
    return cause.position.map { .place($0) } ?? .node(document: one.document, path: pattern)
  }

  /// A document in a variant.
  private struct Place: Hashable {
    var document: String
    var variant: String

    init(_ one: CaseResult) { (document, variant) = (one.document, one.variant) }
  }

  /// The layout of each place, if it fails.
  private var layouts: [Place: Int] {
    var layouts: [Place: Int] = [:]
    for index in failing.indices where failing[index].frame == GoldenName.layoutFrame {
      layouts[Place(failing[index])] = index
    }
    return layouts
  }

  /// Pictures come and go with their state. One in which nothing moves any more has a single picture
  /// in place of those of all phases; that is why these go, and no change of the phases.
  private mutating func explainStates() {
    struct State: Hashable {
      var place: Place
      var name: String
    }
    var states: [State: [Int]] = [:]
    for index in failing.indices where keys[index].isEmpty && failing[index].isPicture {
      guard [.missing, .obsolete].contains(failing[index].verdict) else { continue }
      let name = FrameName(failing[index].frame).state
      states[State(place: Place(failing[index]), name: name), default: []].append(index)
    }
    if states.isEmpty { return }
    let layouts = layouts
    for (state, places) in states {
      guard let layout = layouts[state.place], !keys[layout].isEmpty else { continue }
      let parts = [Verdict.missing, .obsolete].map { verdict in
        places.filter { failing[$0].verdict == verdict }.map { isStill(failing[$0]) }
      }
      let known = key(ofState: state.name, in: failing[layout])
      let hasOtherMotion =
        parts == [[true], parts[1].map { _ in false }]
        || parts == [parts[0].map { _ in false }, [true]]
      if let known {
        for index in places { keys[index] = [known] }
      } else if hasOtherMotion, !parts.contains([]) {
        let own = keys[layout].filter { causes[$0]?.mayChangeMotion ?? false }
        for index in places { keys[index] = own }
      }
    }
  }

  /// That of a state which is new or gone; nil if it is neither.
  private func key(ofState name: String, in layout: CaseResult) -> CauseKey? {
    for node in layout.nodes where ScreenState(name: node.path)?.fileName == name {
      if let cause = node.causes.first(where: { $0.property == "state" }) {
        return Self.key(of: cause, node, node.path, layout, [:])
      }
    }
    return nil
  }

  /// What is left are frames that are new or gone by themselves.
  private mutating func explainFrames() {
    for verdict in [Verdict.missing, .obsolete] {
      let places = failing.indices.filter { keys[$0].isEmpty && failing[$0].verdict == verdict }
      for variant in places.grouped(by: { Place(failing[$0]) }) {
        let key = CauseKey.frames(verdict, variant.map { failing[$0].frame })
        causes[key] = Gathered()
        for index in variant { keys[index] = [key] }
      }
    }
  }

  private func isStill(_ one: CaseResult) -> Bool { FrameName(one.frame).label == "static" }

  /// What a screen reader finds has changed with the nodes that came, went, or say something else; and
  /// what happens, with whatever was changed of the screens that it happens on.
  private mutating func explainTexts() {
    let layouts = layouts
    for index in failing.indices {
      let one = failing[index]
      guard keys[index].isEmpty, one.verdict == .different, !one.isPicture,
        let layout = layouts[Place(one)]
      else { continue }
      let isOfALoad = one.frame.contains("/")
      keys[index] = keys[layout].filter { isOfALoad || causes[$0]?.isOfNames ?? false }
    }
  }
}

/// What is known of a cause, from all cases that it is seen in.
private struct Gathered {
  private var position: TextPosition?
  /// The words for each property, in the order in which they came.
  private var words: [(property: String, words: [String])] = []
  private var patterns: [String: Set<String>] = [:]
  private var order: [String] = []
  /// The nodes that each case has of it.
  private var nodes: [String: Set<String>] = [:]
  private var former: String?
  /// How a single node moved, from where to where. Rows stand at several places, and have moved as
  /// far.
  private var move: String?
  /// Whether nodes came, went, or have another name or other words.
  private(set) var isOfNames = false
  /// Whether what moves may not, or the other way round: nodes that move came or went, or do so now.
  var mayChangeMotion: Bool { words.contains { Self.moving.contains($0.property) } }
  private static let moving: Set = [
    "node", "count", "kind", "motion", "shimmer", "fill", "background", "color",
  ]
  /// Whether it is of names and colours alone, which leave everything in its place.
  var movesNothing: Bool { words.allSatisfy { Self.still.contains($0.property) } }
  private static let still: Set = [
    "id", "fill", "color", "background", "border", "separator", "tint", "track", "stroke", "shadow",
    "stops", "base", "radius", "opacity",
  ]

  mutating func add(
    _ cause: ChangeCause, _ node: NodeChange, _ pattern: String, _ one: CaseResult
  ) {
    let line = cause.line ?? cause.position ?? one.position
    // Of several properties of a node, the node is what they have in common.
    if nodes.isEmpty {
      position = line
    } else if position?.file != line.file || position?.line != line.line {
      position = cause.position ?? position
    }
    if patterns[pattern] == nil { order.append(pattern) }
    patterns[pattern, default: []].insert(node.path)
    nodes[one.name, default: []].insert(node.path)
    // Placeholders are hidden from screen readers.
    isOfNames =
      isOfNames || ["node", "state", "count", "id", "value", "kind"].contains(cause.property)
      || cause.property == "fill" && cause.words.contains("shimmer")
    var told = cause.words
    switch (cause.property, node.change) {
    case ("node", _): told = node.change.rawValue
    case ("state", _): told = node.change == .added ? "a new state" : "the state is gone"
    case ("frame", _):
      move = move ?? told
      told = node.delta
    case ("id", _):
      told = "renamed"
      former = former ?? node.before.map { LayoutPage.Line(node: $0).path }
    default: break
    }
    if let place = words.firstIndex(where: { $0.property == cause.property }) {
      // Two are told, and that there are more.
      if words[place].words.count < 3, !words[place].words.contains(told) {
        words[place].words.append(told)
      }
    } else {
      words.append((cause.property, [told]))
    }
  }

  func cause(_ key: CauseKey) -> FindingCause {
    func plain(_ subject: String, _ words: String) -> FindingCause {
      FindingCause(subject: subject, words: words)
    }
    switch key {
    case .documentIsNew(let name): return plain(name, "a new document, without goldens")
    case .documentIsGone(let name): return plain(name, "the document is gone, its goldens are left")
    case .documentMoved(let before, let name):
      let subject = "\(before) → \(name)"
      return words.isEmpty
        ? plain(subject, "the document was moved, and looks the same")
        : FindingCause(
          subject: subject,
          words: "the document was moved, and changed: \(names.first ?? "") \(spoken)",
          position: position)
    case .variantsAreNew(let slugs):
      return plain(
        Self.listed(slugs),
        slugs.count == 1 ? "a new variant, without goldens" : "new variants, without goldens")
    case .variantsAreGone(let slugs):
      return plain(
        Self.listed(slugs),
        slugs.count == 1
          ? "no variant any more, its goldens are left"
          : "no variants any more, their goldens are left")
    case .frames(let verdict, let frames):
      let names = frames.map { $0.hasSuffix(".png") ? String($0.dropLast(4)) : $0 }
      return plain(
        Self.listed(names),
        verdict == .missing ? "new, without goldens" : "no case any more, the goldens are left")
    case .token(let token):
      return FindingCause(
        subject: token.name, words: spoken, position: token.position,
        count: count, nodes: names)
    case .place, .node, .gone, .state:
      let names = self.names
      var subject = names.first ?? ""
      if names.count > 1 { subject += " and \(names.count - 1) more" }
      if let former {
        let before = former == order.first ? former : former.withoutRowNumbers(like: subject)
        subject = "\(before) → \(subject)"
      }
      let isCount = words.count == 1 && words[0].property == "count"
      return FindingCause(
        subject: isCount ? subject.withoutRows : subject, words: spoken, position: position,
        count: isCount ? 1 : count)
    }
  }

  private var count: Int { nodes.values.map(\.count).max() ?? 1 }

  private static func listed(_ names: [String]) -> String {
    Columns.list(names, room: 60, isVerbose: false, remedy: "").joined(separator: " ")
  }

  /// `row[*]/name` for several, `row[2]/name` for one.
  private var names: [String] {
    order.map { pattern in
      let paths = patterns[pattern] ?? []
      return paths.count == 1 ? paths.first ?? pattern : pattern
    }
  }

  private var spoken: String {
    let isSingle = patterns.count == 1 && patterns.values.allSatisfy { $0.count == 1 }
    return words.map { property, words in
      if property == "frame", isSingle, words.count == 1, let move { return move }
      return words.prefix(2).joined(separator: " and ") + (words.count > 2 ? " …" : "")
    }.joined(separator: ", ")
  }
}

extension String {
  /// With the stars of another path that has them.
  fileprivate func withoutRowNumbers(like other: String) -> String {
    other.contains("[*]") ? withoutRowNumbers : self
  }

  /// What rows are called: `feed/row` of `feed/row[2]`.
  fileprivate var withoutRows: String {
    hasSuffix("]") ? String(self[..<(lastIndex(of: "[") ?? endIndex)]) : self
  }
}
