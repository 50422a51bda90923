import SkeletonRender

/// Verifies, and does so again for what a saved file touches, until it is interrupted.
struct Watch {
  private let invocation: Invocation
  private let console: Console
  /// All documents as they were last found.
  private var result = RunResult(cases: [], problems: [])
  /// What each document is made from, by its file: absolute paths.
  private var inputs: [String: Set<String>] = [:]
  private var names: [String: String] = [:]
  /// Where each document's goldens are.
  private var goldens: [String: GuardedFolder] = [:]

  static let option = Option(
    "watch", help: "Stay, and verify again what a saved document, theme or golden touches.")

  init(_ invocation: Invocation) throws(Stop) {
    self.invocation = invocation
    console = Console(invocation)
    guard !(try Reports(invocation).needOutputAlone) else {
      throw .usage("'--watch' reports again and again; give JSON and JUnit a file of their own")
    }
    guard invocation.value("record").map({ $0 == RecordMode.never.rawValue }) ?? true else {
      throw .usage("'--watch' records nothing; 'skelsnap accept' beside it does")
    }
  }

  /// Ends by a signal alone.
  mutating func run() throws(Stop) -> Never {
    try verify(nil)
    while true {
      let before = fingerprints()
      console.say(
        "\nwatching \(inputs.count) document\(inputs.count == 1 ? "" : "s"); Control-C ends")
      let changed = wait(for: before)
      console.say("\n" + heading(changed))
      try verify(affected(by: changed))
    }
  }
}

extension Watch {
  /// Verifies some documents by their files, or all that the command line means.
  private mutating func verify(_ files: [String]?) throws(Stop) {
    do throws(Stop) {
      if files == nil {
        inputs = [:]
        result = RunResult(cases: [], problems: [])
      }
      var goldens = try Goldens(invocation, operands: files)
      try remember(&goldens)
      let outcome = try goldens.compare(record: .never)
      let documents = Set(outcome.result.origins.map(\.document))
      result = result.replacing(documents, with: outcome.result)
      let isKept = goldens.keep(result)
      try goldens.report(on: outcome.result, isKept: isKept)
      tellOfOthers(documents)
    } catch {
      // What is wrong now may be mended with the next save.
      switch error {
      case .failure(let message): console.error(message)
      case .said: break
      case .usage: throw error
      }
      if inputs.isEmpty { try remember() }
    }
  }

  private mutating func remember(_ goldens: inout Goldens) throws(Stop) {
    let home = try goldens.workspaceHome()
    for (file, origin) in goldens.origins {
      let path = FilePath.joined(Environment.workingFolder, file)
      inputs[path] = Set(origin.files.map { FilePath.joined(home, $0.path) })
      names[path] = origin.document
    }
    for job in goldens.jobs { self.goldens[job.document.name] = job.goldens }
  }

  /// Where not even the documents could be told, their files are watched as they are.
  private mutating func remember() throws(Stop) {
    for operand in invocation.operands.isEmpty ? ["."] : invocation.operands {
      let path = FilePath.joined(Environment.workingFolder, operand)
      inputs[path] = [path, FilePath.joined(path, DocumentIndex.projectFile)]
    }
  }

  private func tellOfOthers(_ documents: Set<String>) {
    let others = result.cases.filter { !$0.verdict.isClean && !documents.contains($0.document) }
    let names = Set(others.map(\.document)).sorted()
    guard !names.isEmpty else { return }
    console.say("still wrong: \(names.map(printable).joined(separator: ", "))")
  }
}

extension Watch {
  /// Everything that decides what a run comes to.
  private func fingerprints() -> [String: Files.Fingerprint] {
    var paths = inputs.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    if var workspace = try? Workspace(invocation, console: Console(quiet: true)),
      let files = try? workspace.files(invocation.operands)
    {
      paths.formUnion(files)
    }
    for (document, folder) in goldens {
      for name in (try? folder.list(document)) ?? [] {
        paths.insert(
          FilePath.joined(Environment.workingFolder, folder.shown("\(document)/\(name)")))
      }
    }
    return paths.reduce(into: [:]) { $0[$1] = Files.Fingerprint(of: $1) }
  }

  /// Looks again and again, ten times as long at rest as at work, until something has changed and
  /// whoever writes is done.
  private func wait(for before: [String: Files.Fingerprint]) -> Set<String> {
    var last = before
    while true {
      let start = ContinuousClock.now
      let now = fingerprints()
      if now != before, now == last { return Self.differences(before, now) }
      last = now
      let work = ContinuousClock.now - start
      let milliseconds = Int(work.components.attoseconds / 1_000_000_000_000_000)
      Environment.wait(milliseconds: max(100, 10 * milliseconds))
    }
  }

  private static func differences(
    _ before: [String: Files.Fingerprint], _ now: [String: Files.Fingerprint]
  ) -> Set<String> {
    Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
  }

  /// The documents that changed files touch; nil for all, where it cannot be told or what there is
  /// has changed.
  private func affected(by changed: Set<String>) -> [String]? {
    var files: Set<String> = []
    for path in changed {
      if FilePath.name(of: path) == DocumentIndex.projectFile { return nil }
      let documents = inputs.filter { $0.value.contains(path) }.map(\.key)
      files.formUnion(documents)
      if isDocument(path), documents.isEmpty { files.insert(path) }
      if isDocument(path), !Files.exists(path) { return nil }
      for (file, name) in names {
        guard let folder = goldens[name] else { continue }
        let place = FilePath.joined(Environment.workingFolder, folder.shown(name))
        if FilePath.isInside(path, place) { files.insert(file) }
      }
    }
    return files.isEmpty ? nil : files.sorted()
  }

  private func heading(_ changed: Set<String>) -> String {
    let names = changed.sorted().map { path in
      printable(FilePath.relative(path, to: Environment.workingFolder) ?? path)
    }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      + " changed"
  }
}
