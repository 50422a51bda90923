import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// Documents as they are, and as they were.
package struct DocumentChanges: Sendable {
  /// A document, and the file it was read from by its path in what is compared.
  package struct Entry: Sendable {
    package var job: GoldenJob
    package var file: String
    /// The same for people: `main:documents/feed.skel.yaml`.
    package var shown: String
    package var text: [UInt8]

    package init(_ job: GoldenJob, file: String, shown: String, text: [UInt8]) {
      self.job = job
      self.file = file
      self.shown = shown
      self.text = text
    }
  }

  /// A document that was elsewhere, or had another name.
  package struct Move: Hashable, Sendable {
    package var document: String
    package var before: String
  }

  /// The names of documents that were not there before, and of those that are no more, as the
  /// comparison has them.
  package private(set) var new: Set<String> = []
  package private(set) var gone: Set<String> = []
  package private(set) var moves: [Move] = []
  private var now: [GoldenJob]
  /// With the files as people are told of them.
  private var before: [(job: GoldenJob, file: String)]

  /// Finds for each document what it was before: the one in the same file, or else one that is gone
  /// and is much like it.
  package init(of now: [Entry], since before: [Entry]) {
    self.now = now.map(\.job)
    let earlier = Dictionary(before.map { ($0.file, $0) }) { first, _ in first }
    var pairs: [(now: Entry, before: Entry)] = []
    var new: [Entry] = []
    for entry in now {
      if let twin = earlier[entry.file] { pairs.append((entry, twin)) } else { new.append(entry) }
    }
    let files = Set(now.map(\.file))
    var gone = before.filter { !files.contains($0.file) }
    for (entry, twin) in Self.pairs(new, gone) {
      pairs.append((entry, twin))
      gone.removeAll { $0.file == twin.file }
      new.removeAll { $0.file == entry.file }
      // Another folder is not always another name.
      let move = Move(document: entry.job.document.name, before: twin.job.document.name)
      if move.document != move.before { moves.append(move) }
    }
    self.new = Set(new.map(\.job.document.name))
    // A document has its present name, so that its pictures are compared; one that is gone keeps
    // its own, unless another document has that now.
    self.before = pairs.map { pair in
      var job = pair.before.job
      job.document = job.document.named(pair.now.job.document.name)
      return (job, pair.before.shown)
    }
    var names = Set(self.now.map { $0.document.name.lowercased() })
    for entry in gone {
      var job = entry.job
      var name = job.document.name
      while !names.insert(name.lowercased()).inserted { name += " (before)" }
      job.document = job.document.named(name)
      self.gone.insert(name)
      self.before.append((job, entry.shown))
    }
  }
}

extension DocumentChanges {
  /// New documents with those that are gone and are most like them.
  private static func pairs(_ new: [Entry], _ gone: [Entry]) -> [(new: Entry, gone: Entry)] {
    guard !new.isEmpty, !gone.isEmpty, new.count * gone.count <= 40_000 else { return [] }
    let lines = new.map { LineLikeness($0.text) }
    let others = gone.map { LineLikeness($0.text) }
    var found: [(likeness: Double, new: Int, gone: Int)] = []
    for place in new.indices {
      for other in gone.indices {
        let likeness = lines[place].likeness(to: others[other])
        if likeness >= LineLikeness.least { found.append((likeness, place, other)) }
      }
    }
    found.sort { ($1.likeness, $0.new, $0.gone) < ($0.likeness, $1.new, $1.gone) }
    var taken: (new: Set<Int>, gone: Set<Int>) = ([], [])
    return found.compactMap { one in
      guard !taken.new.contains(one.new), !taken.gone.contains(one.gone) else { return nil }
      taken.new.insert(one.new)
      taken.gone.insert(one.gone)
      return (new[one.new], gone[one.gone])
    }
  }
}

extension DocumentChanges {
  /// Paints the documents as they were, and compares them as they are with that.
  ///
  /// New screens are `missing` in the result, and those that are gone are `obsolete`.
  ///
  /// - Parameters:
  ///   - folder: An empty folder for the pictures, which the result names.
  ///   - states: Those to compare; none means all that the documents paint.
  ///   - told: A problem with what was, as people are told of it.
  package func compare(
    in folder: String, states: [ScreenState] = [], workers: Int,
    progress: (@Sendable (GoldenProgress) -> Void)? = nil,
    told: (RunResult.Problem) -> RunResult.Problem
  ) throws -> RunResult {
    let goldens = try GuardedFolder(FilePath.joined(folder, "before"))
    var options = GoldenOptions()
    options.workers = workers
    options.progress = progress
    // It is for `verify` to refuse a tolerance that lets everything pass: no golden is kept here.
    options.allowsBlind = true
    // What is gone is found below, whatever was asked for.
    options.isNarrowed = true
    options.record = .all
    let old = before.map { (job: $0.job.kept(in: goldens), file: $0.file) }
    var known: [RunResult.Problem] = []
    if !old.isEmpty {
      known = compareGoldens(old.map(\.job), options).result.problems.filter { !$0.isOfNothing }
    }
    options.record = .never
    options.artifacts = try GuardedFolder(FilePath.joined(folder, "now"))
    var new = now.map { $0.kept(in: goldens) }
    // Of what could not be painted as it was, nothing can be said.
    for index in new.indices { new[index].leaveOut(known) }
    let wanted = try new.reduce(into: Set<String>()) { $0.formUnion(try $1.paths(states)) }
    if !states.isEmpty { options.filter = CaseFilter([], paths: wanted) }
    var result = RunResult(cases: [], problems: [])
    if !new.isEmpty { result = compareGoldens(new, options).result }
    result.problems = known.map(told) + result.problems.filter { !$0.isOfNothing }
    for index in result.cases.indices { result.cases[index].forgetGolden() }
    for (job, file) in old {
      var job = job
      job.leaveOut(known)
      result.add(try job.paths(states).filter { !wanted.contains($0) }, job, file)
    }
    result.cases = result.cases.grouped(by: \.document)
      .sorted { $0[0].document.precedes($1[0].document) }.flatMap { $0 }
    return result
  }
}

extension GoldenJob {
  fileprivate func kept(in goldens: GuardedFolder) -> GoldenJob {
    var job = self
    job.goldens = goldens
    return job
  }

  /// Without the variants that there are problems with.
  fileprivate mutating func leaveOut(_ problems: [RunResult.Problem]) {
    let bad = problems.filter { $0.document == document.name }
    variants.removeAll { variant in
      bad.contains { $0.variant == nil || $0.variant == variant.slug }
    }
  }

  /// The paths of all that is compared of it, in order.
  fileprivate func paths(_ states: [ScreenState]) throws -> [String] {
    try document.goldens().filter { one in
      variants.contains(one.variant)
        && (states.isEmpty || one.picture?.state.map(states.contains) ?? false)
    }.map(\.path)
  }
}

extension RunResult {
  /// What a document had before and has no more.
  fileprivate mutating func add(_ gone: [String], _ job: GoldenJob, _ file: String) {
    let position = TextPosition(file: file, line: 1, column: 1)
    cases += gone.compactMap { path in
      guard let name = GoldenName(path) else { return nil }
      return CaseResult(
        document: name.document, variant: name.variant, frame: name.frame, verdict: .obsolete,
        golden: job.goldens.shown(path), nodes: [], position: position)
    }
  }
}

extension RunResult.Problem {
  /// Whether it says only that there was nothing to do.
  fileprivate var isOfNothing: Bool { self == .nothingThere || self == .nothingFits }
}

extension CaseResult {
  /// Messages speak of goldens; what there is to say of a change is in its nodes, lines and pixels.
  fileprivate mutating func forgetGolden() {
    if verdict != .unreadable { message = nil }
  }
}
