import SkeletonLanguage
import SkeletonModel
import SkeletonSystem
import Synchronization

/// A view that has been compiled.
struct BuiltProgram: Sendable {
  /// The folder of the program, in which its answers are kept as well.
  let folder: String
  /// What it is made of, whatever the toolchain and the machine.
  let digest: String
  /// Where the view is declared.
  let position: TextPosition
  private let hanging = Hanging()

  /// Why it never came to an end, once it has not: no other question is waited for as long.
  private final class Hanging: Sendable {
    let refusal = Mutex<ViewRefusal?>(nil)
  }

  init(of view: String, in index: SourceIndex) throws(ViewRefusal) {
    let wanted = try WantedView(view, in: index)
    position =
      wanted.roots.first.map(index.app.position)
      ?? TextPosition(file: index.folder, line: 1, column: 1)
    let slice = index.app.slice(around: wanted.roots, using: wanted.words)
    let program = ViewProgram(
      files: wanted.opened(slice.files, in: index), expression: wanted.call,
      extra: index.assets.symbols(among: slice.words, besides: slice.members) + "\n"
        + StandIns.source(among: slice.words, declared: slice.types))
    digest =
      SHA256(
        Array(program.expression.utf8) + Array(program.extra.utf8) + slice.files.flatMap(\.text)
          + index.assets.bytes
      ).hexadecimal
    do {
      let toolchain = try Toolchain.found()
      let cache = try CacheFolder()
      let library = try ModuleLibrary(toolchain, in: cache)
      folder = try cache.folder(
        "swiftui/programs/\(program.digest(library))", keeping: 200
      ) { folder in
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
    if let known = try? Files.read(file, limit: 200_000_000) {
      let answer = RecordingAnswer(known)
      // One that was cut off since is asked for again.
      if case .unreadable = answer {} else { return answer }
    }
    if let refusal = hanging.refusal.withLock({ $0 }) { throw refusal }
    var process = Subprocess(FilePath.joined(folder, "program"), [])
    process.input = question + [UInt8(ascii: "\n")]
    process.limits = Self.limits
    process.endsWithAll = true
    // A trap is told in a line; where it happened inside of Swift tells nobody anything.
    process.environment = [
      "SWIFT_BACKTRACE": "enable=no", "RECORDING_SECONDS": "\(Self.processorSeconds)",
      // The same on every machine.
      "TZ": "UTC", "LC_ALL": "en_US.UTF-8",
    ]
    let outcome: Subprocess.Outcome
    do throws(Failure) {
      outcome = try process.run()
    } catch {
      throw ViewRefusal(error.description)
    }
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
    guard outcome.isSuccess, !line.isEmpty else {
      let refusal = ViewRefusal([Diagnostic(at: position, Self.words(for: outcome))])
      if [.outOfTime, .outOfProcessorTime].contains(outcome.ending) {
        hanging.refusal.withLock { $0 = refusal }
      }
      throw refusal
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
