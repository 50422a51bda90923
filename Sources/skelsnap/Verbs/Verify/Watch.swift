import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import SkeletonSwiftUI
import SkeletonSystem

/// Verifies, then verifies again whatever a saved file affects, until interrupted.
struct Watch {
  private var request: GoldenRequest
  private let console: Console
  /// The working folder when watching began.
  private let folder: String
  /// The latest results of all documents.
  private var result = RunResult(cases: [], problems: [])
  /// By file. This and all following paths are absolute.
  private var documents: [String: WatchedDocument] = [:]
  /// Paths to watch if the documents themselves could not be determined.
  private var places: Set<String> = []
  /// The fingerprints of the files before they were last read.
  private var seen: [String: Files.Fingerprint] = [:]

  init(_ request: GoldenRequest, _ console: Console) throws(Stop) {
    guard !request.reports.needOutputAlone else {
      throw .usage("'--watch' reports again and again; give JSON and JUnit a file of their own")
    }
    guard request.record == .never else {
      throw .usage("'--watch' records nothing; 'skelsnap accept' beside it does")
    }
    guard request.shard == .bazel else {
      throw .usage("'--watch' looks at what is saved here, and '--shard' at a part of it all")
    }
    self.request = request
    // Watching always covers the whole run, even under Bazel.
    self.request.shard = nil
    self.console = console
    folder = try console.attempt { try ProcessEnvironment.workingFolder }
  }

  /// Ends only by a signal.
  mutating func run() throws(Stop) -> Never {
    try verify(nil)
    while true {
      let count = documents.count
      console.say(
        (count == 0 ? "\nwaiting for documents" : "\nwatching \(count) document")
          + (count > 1 ? "s" : "") + "; Control-C ends")
      let changed = waitForChanges()
      console.say("\n" + heading(changed))
      try verify(affected(by: changed))
    }
  }
}

/// A document, and the files that affect its results.
private struct WatchedDocument {
  var name: String
  /// The files that it is read from.
  var inputs: Set<String>
  /// nil if the document could not be read.
  var goldens: GuardedFolder?
  /// Whether it could not be compared; none of its cases shows this.
  var hasProblem = false

  /// Whether a path is one of its goldens.
  func hasGolden(_ path: String) -> Bool {
    guard let goldens else { return false }
    return FilePath.isInside(path, goldens.place(name))
  }
}

extension Watch {
  /// Verifies the documents in these files, or all that the command line selects.
  private mutating func verify(_ files: [String]?) throws(Stop) {
    do throws(Stop) {
      var goldens = try read(files)
      let outcome = try goldens.compare()
      rememberProblems(outcome.result.problems)
      let names = Set(goldens.origins.values.map(\.document))
      result = result.replacing(names, with: outcome.result)
      // Only now is it known which goldens belong to no document; they have not changed since.
      for path in goldensOfGoneDocuments where seen[path] == nil {
        seen[path] = Files.Fingerprint(of: path)
      }
      let isKept = goldens.keep(result)
      try goldens.report(on: outcome.result, of: result, isKept: isKept)
      reportOtherFailures(names)
    } catch {
      // Watching continues after an error, because the next save may fix it.
      switch error {
      case .failure(let message): console.error(message)
      case .said: break
      case .usage: throw error
      }
    }
  }

  /// Reads documents, and stores which files affect them.
  ///
  /// Fingerprints are taken before reading, so that a file saved in between counts as changed.
  private mutating func read(_ files: [String]?) throws(Stop) -> Goldens {
    let before = fingerprints()
    defer {
      seen = fingerprints()
      for (path, fingerprint) in before where seen[path] != nil { seen[path] = fingerprint }
    }
    do throws(Stop) {
      var goldens = try Goldens(request, of: files, console)
      if files == nil {
        request.axes = goldens.axes
        documents = [:]
        result = RunResult(cases: [], problems: [])
      }
      try remember(&goldens)
      places = []
      return goldens
    } catch {
      if documents.isEmpty { rememberPlaces() }
      throw error
    }
  }

  private mutating func remember(_ goldens: inout Goldens) throws(Stop) {
    let home = try goldens.workspaceHome()
    let code = try goldens.generatedFiles()
    let folders = Dictionary(
      goldens.jobs.map { ($0.document.name, $0.goldens) }
    ) { first, _ in first }
    for (file, origin) in goldens.origins {
      documents[FilePath.joined(folder, file)] = WatchedDocument(
        name: origin.document,
        inputs: Set(origin.files.map { FilePath.joined(home, $0.path) })
          .union(goldens.viewFiles[file] ?? [])
          .union(goldens.resourceFiles[file] ?? [])
          .union((code[origin.document] ?? []).map { FilePath.joined(folder, $0) }),
        goldens: folders[origin.document])
    }
  }

  /// Stores the operands, and every place where a configuration could be.
  private mutating func rememberPlaces() {
    for operand in request.operands.isEmpty ? ["."] : request.operands {
      var place = FilePath.joined(folder, operand)
      places.insert(place)
      while true {
        places.insert(FilePath.joined(place, DocumentIndex.projectFile))
        let parent = FilePath.parent(of: place)
        if parent == place { break }
        place = parent
      }
    }
  }

  /// Stores which documents could not be read or compared.
  private mutating func rememberProblems(_ problems: [RunResult.Problem]) {
    let names = Set(problems.compactMap(\.document))
    for (path, document) in documents {
      documents[path]?.hasProblem = document.goldens == nil || names.contains(document.name)
    }
  }

  private func reportOtherFailures(_ verified: Set<String>) {
    let others = result.cases.filter { !$0.verdict.isClean && !verified.contains($0.document) }
    let names = Set(others.map(\.document)).sorted()
    guard !names.isEmpty else { return }
    console.say("still wrong: \(names.map(printable).joined(separator: ", "))")
  }
}

extension Watch {
  /// Fingerprints of all files that affect the results.
  private func fingerprints() -> [String: Files.Fingerprint] {
    var paths = places.union(documents.values.flatMap(\.inputs))
    let listed = listedDocuments
    paths.formUnion(listed)
    for document in documents.values {
      guard let folder = document.goldens else { continue }
      for name in (try? folder.list(document.name)) ?? [] {
        paths.insert(folder.place("\(document.name)/\(name)"))
      }
    }
    paths.formUnion(goldensOfGoneDocuments)
    let files = paths.reduce(into: [:]) { $0[$1] = Files.Fingerprint(of: $1) }
    // A view is no file: it is there while its source has it.
    let views = Self.views(among: listed).reduce(into: [:]) { found, view in
      found[view.key] = Files.Fingerprint(of: view.value.source)
    }
    return files.merging(views) { file, _ in file }
  }

  /// The documents that the command line selects now, without reading them.
  private var listedDocuments: [String] {
    var index = try? DocumentIndex(
      of: folder, project: request.project, views: SwiftUIViews.init(of:))
    return (try? index?.files(request.operands)) ?? []
  }

  /// Those of some documents that are views of an app's source and no files.
  private static func views(among documents: [String]) -> [String: SourceOperand] {
    documents.reduce(into: [:]) { views, path in
      if let view = SourceOperand(path), !Files.exists(path) { views[path] = view }
    }
  }

  /// Obsolete goldens that belong to no document, which only a run of all documents finds.
  private var goldensOfGoneDocuments: Set<String> {
    let names = Set(documents.values.map(\.name))
    return Set(
      result.cases.filter { $0.verdict == .obsolete && !names.contains($0.document) }.map {
        FilePath.joined(folder, $0.golden)
      })
  }

  /// Polls until files have changed and then stayed the same for one round; returns the changed
  /// files. Each pause is ten times as long as the check before it.
  private func waitForChanges() -> Set<String> {
    var last = seen
    while true {
      let start = ContinuousClock.now
      let now = fingerprints()
      if now != seen, now == last {
        return Set(seen.keys).union(now.keys).filter { seen[$0] != now[$0] }
      }
      last = now
      let rest = max((ContinuousClock.now - start) * 10, .milliseconds(100))
      ProcessEnvironment.wait(milliseconds: Int(rest / .milliseconds(1)))
    }
  }

  /// The documents that changed files affect, and those that could not be compared before. nil
  /// means all: if that cannot be determined, or if documents were added or removed.
  private func affected(by changed: Set<String>) -> [String]? {
    guard places.isEmpty else { return nil }
    guard goldensOfGoneDocuments.isDisjoint(with: changed) else { return nil }
    let views = Self.views(among: listedDocuments)
    let known = Self.views(among: Array(documents.keys))
    guard Set(views.keys) == Set(known.keys) else { return nil }
    var files = Set(documents.filter(\.value.hasProblem).keys)
    for path in changed {
      if FilePath.name(of: path) == DocumentIndex.projectFile { return nil }
      if isDocument(path), !Files.exists(path) { return nil }
      let isInput = documents.filter { $0.value.inputs.contains(path) }
      files.formUnion(isInput.keys)
      if isDocument(path), isInput.isEmpty { files.insert(path) }
      files.formUnion(documents.filter { $0.value.hasGolden(path) }.keys)
    }
    return files.isEmpty ? nil : files.sorted()
  }

  private func heading(_ changed: Set<String>) -> String {
    // A view is no file that anybody saves.
    let files = changed.filter { SourceOperand($0) == nil || Files.exists($0) }
    let names = (files.isEmpty ? changed : files).sorted().map { path in
      printable(FilePath.relative(path, to: folder) ?? path)
    }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      + " changed"
  }
}
