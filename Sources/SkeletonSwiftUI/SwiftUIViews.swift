import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem
import Synchronization

/// The views of apps' sources: finds, compiles and asks them, and turns what they answer into the
/// nodes that documents are made of.
///
/// What has been compiled and answered is kept, in the process and on disk.
package final class SwiftUIViews: Sendable {
  /// The folder that relative paths are relative to.
  private let folder: String
  private let nodes = KnownNodes()
  private let state = Mutex(State())

  private struct State {
    var sources: [String: SourceIndex] = [:]
    var programs: [ProgramKey: Result<BuiltProgram, ViewRefusal>] = [:]
  }

  private struct ProgramKey: Hashable {
    var folder: String
    var view: String
  }

  package init(of folder: String) {
    self.folder = Files.resolved(folder) ?? folder
  }

  package var reader: ViewReader {
    { request throws(ViewRefusal) in try self.nodes.node(for: request, by: self.show) }
  }

  /// The names of the previews in a folder or a file.
  func previews(in source: String) throws -> [String] {
    try state.withLock { state in try index(of: source, &state).previews.map(\.name) }
  }

  private func show(_ request: ViewRequest) throws(ViewRefusal) -> Node {
    let (node, notes) = try viewing(request).tree(for: request)
    ViewNotes.add(notes)
    return node
  }

  /// What a view shows as a document has it.
  package func tree(for request: ViewRequest) throws(ViewRefusal) -> Tree {
    let (tree, notes) = try viewing(request).written(for: request)
    ViewNotes.add(notes)
    return tree
  }

  private func viewing(_ request: ViewRequest) throws(ViewRefusal) -> Viewing {
    let parent = FilePath.parent(of: FilePath.joined(folder, request.referrer))
    let place = FilePath.joined(parent, request.source ?? ".")
    guard let source = Files.resolved(place) else {
      throw ViewRefusal("there is no folder '\(request.source ?? ".")' with the view's source")
    }
    let key = ProgramKey(folder: source, view: request.view)
    let viewing = state.withLock { state in
      Result { () throws(ViewRefusal) in
        let index = try index(of: source, &state)
        let built =
          state.programs[key]
          ?? Result { () throws(ViewRefusal) in try BuiltProgram(of: request.view, in: index) }
        state.programs[key] = built
        return try Viewing(built.get(), index)
      }
    }
    return try viewing.get()
  }

  private func index(of source: String, _ state: inout State) throws(ViewRefusal) -> SourceIndex {
    if let index = state.sources[source] { return index }
    do throws(Failure) {
      let index = try SourceIndex(of: source, from: folder)
      state.sources[source] = index
      return index
    } catch {
      throw ViewRefusal(error.description)
    }
  }
}

/// The source that views are looked for in, and that of the app around it, which they may use.
struct SourceIndex: Sendable {
  /// As messages have it.
  let folder: String
  let app: SourceFolder
  let assets: AssetCatalogue
  /// The declarations among which views are looked for.
  let places: [SourceFolder.Place]
  /// The previews among them.
  let previews: [SourceFolder.Preview]

  /// - Parameters:
  ///   - source: an absolute path of a folder or of a file.
  ///   - base: the folder that paths in messages are relative to.
  init(of source: String, from base: String) throws(Failure) {
    func shown(_ path: String) -> String {
      FilePath.isInside(path, base) ? FilePath.relative(path, to: base) ?? path : path
    }
    let root = Self.app(around: source)
    folder = shown(source)
    let packages = LocalPackages.used(by: root)
    app = try SourceFolder(root, besides: packages, shown: shown)
    assets = AssetCatalogue(in: [root] + packages)
    let own = Set(
      app.files.indices.filter { [app] in FilePath.isInside(app.files[$0].location, source) })
    places = app.places.filter { own.contains($0.file) }
    previews = app.previews.filter { own.contains($0.place.file) }
  }

  /// The types that are views, sorted by name.
  var viewNames: [String] {
    let types = places.map { app[$0] }.filter { $0.kind == .type }
    return Set(types.filter { $0.inheritance.contains("View") }.map(\.name)).sorted()
  }

  /// The nearest folder above that is a package, a project of Xcode's or of ours, or a repository;
  /// the folder itself if there is none.
  private static func app(around source: String) -> String {
    let start = Files.isFolder(source) ? source : FilePath.parent(of: source)
    var folder = start
    while true {
      let names = (try? Files.names(in: folder)) ?? []
      if names.contains(where: {
        ["Package.swift", "skelsnap.yaml", ".git"].contains($0) || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace")
      }) {
        return folder
      }
      let parent = FilePath.parent(of: folder)
      if parent == folder { return start }
      folder = parent
    }
  }
}

/// A view that has been compiled.
struct BuiltProgram: Sendable {
  /// The folder of the program, in which its answers are kept as well.
  let folder: String

  init(of view: String, in index: SourceIndex) throws(ViewRefusal) {
    let wanted = try WantedView(view, in: index)
    let slice = index.app.slice(around: wanted.roots, using: wanted.words)
    let program = ViewProgram(
      files: wanted.opened(slice.files, in: index), expression: wanted.call,
      extra: index.assets.symbols(among: slice.words, besides: slice.members) + "\n"
        + StandIns.source(among: slice.words, declared: slice.types))
    do {
      let toolchain = try Toolchain.found()
      let cache = try CacheFolder()
      let library = try ModuleLibrary(toolchain, in: cache)
      folder = try cache.folder("swiftui/programs/\(program.digest(library))") { folder in
        try program.compile(into: folder, with: library, by: toolchain)
      }
    } catch let complaints as CompilerComplaints {
      throw complaints.refusal(of: view)
    } catch {
      throw ViewRefusal("\(error)")
    }
  }

  /// The recorder may use so much; a view that needs more never ends.
  ///
  /// Where other programs keep the processors busy, a view that needs a second takes many.
  private static let limits = Subprocess.Limits(
    seconds: 120, output: 200_000_000)
  private static let processorSeconds = 30

  /// What the view says, from what it said before if it was asked the same.
  func answer(to request: RecordingRequest) throws(ViewRefusal) -> RecordingAnswer {
    let question = Array(request.json.text().utf8)
    let file = FilePath.joined(folder, "answers/\(SHA256(question).hexadecimal.prefix(24)).json")
    if let known = try? Files.read(file, limit: 200_000_000) { return RecordingAnswer(known) }
    var process = Subprocess(FilePath.joined(folder, "program"), [])
    process.input = question + [UInt8(ascii: "\n")]
    process.limits = Self.limits
    // A trap is told in a line; where it happened inside of Swift tells nobody anything.
    process.environment = [
      "SWIFT_BACKTRACE": "enable=no", "RECORDING_SECONDS": "\(Self.processorSeconds)",
    ]
    let outcome: Subprocess.Outcome
    do throws(Failure) {
      outcome = try process.run()
    } catch {
      throw ViewRefusal(error.description)
    }
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
    guard outcome.isSuccess, !line.isEmpty else {
      throw ViewRefusal(Self.words(for: outcome))
    }
    // Another process may write the same; where nothing can be kept, it is asked again.
    try? Files.write(Array(line), to: file)
    return RecordingAnswer(Array(line))
  }

  private static func words(for outcome: Subprocess.Outcome) -> String {
    let lines = String(decoding: outcome.errors.suffix(100_000), as: UTF8.self)
      .split(separator: "\n")
    let fatal = lines.last { $0.contains("Fatal error") } ?? lines.last
    let last = fatal.map { ": " + String($0.prefix(400)).trimmed } ?? ""
    switch outcome.ending {
    case .outOfProcessorTime:
      return
        "the view has not come to an end within \(processorSeconds) seconds of a processor: a "
        + "body, a task or a loop in it never ends"
    case .outOfTime:
      return
        "the view has not come to an end within \(Int(limits.seconds ?? 0)) seconds: something in "
        + "it waits for what never comes"
    case .outOfRoom: return "the view says more than 200 MB of itself"
    case .signal(let number):
      return "the view's program crashed (signal \(number))\(last)"
    case .status(let status):
      return "the view's program ended with status \(status) and without an answer\(last)"
    case .unknown: return "the view's program ended without an answer\(last)"
    }
  }
}

extension CompilerComplaints {
  /// As ours: with places in the app's files, or in words where the place is the name of the view.
  func refusal(of view: String) -> ViewRefusal {
    let own = diagnostics.filter { $0.position.file == ViewProgram.mainFile }
    let theirs = diagnostics.filter { $0.position.file != ViewProgram.mainFile }
    if theirs.isEmpty, let first = own.first {
      let hint =
        first.message.contains("missing argument")
        ? "; write the call with its arguments, such as \(view)(…)" : ""
      return ViewRefusal("'\(view)' cannot be made: \(first.message)\(hint)")
    }
    if theirs.isEmpty {
      return ViewRefusal("'\(view)' cannot be compiled: \(rest.joined(separator: "; "))")
    }
    return ViewRefusal(theirs)
  }
}
