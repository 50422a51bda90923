import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSwiftUI

/// The whole command: from its arguments to its exit status.
enum Command {
  static let verbs: [Verb] = [
    .render, .preview, .export, .verify, .record, .accept, .review, .merge, .diff, .prune, .inspect,
    .shift,
    .lint, .check, .simulate, .audit, .list, .takeIn, .derive, .generate, .initialize, .schema,
    .completions,
  ]

  /// - Parameter words: its arguments; nil for one that is not UTF-8, and for all if they cannot be
  ///   read.
  static func run(_ words: [String?]?) -> ExitStatus {
    guard let words else {
      Console().error("the command line cannot be read; mount /proc, where Linux has it")
      return .failure
    }
    let arguments = words.compactMap(\.self)
    let parser = Parser(verbs: verbs)
    var console = Console()
    do throws(Stop) {
      if let index = words.firstIndex(of: nil) {
        throw .usage("the argument \(index + 1) is not UTF-8")
      }
      switch try parser.parse(arguments) {
      case .help(let verb): try show(verb.map(Help.text(of:)) ?? Help.overview(of: verbs))
      case .reference: try show(HelpPage.text(of: verbs))
      case .manual: try show(ManPage.text(of: verbs))
      case .version: try show(versions)
      case .run(let invocation):
        console = Console(invocation)
        if ViewChoice.isStrict(invocation) { SwiftUIViews.refuseStandIns() }
        defer { sayNotes(console) }
        return try invocation.verb.start(invocation, console).run()
      }
      return .clean
    } catch {
      switch error {
      case .usage(let message):
        console.error(message)
        let verb = arguments.first.flatMap(parser.verb(answeringTo:))
        console.complain(Help.usage(of: verb))
        console.complain("  See 'skelsnap \(verb.map { "help \($0.name)" } ?? "help")' for more.")
      case .failure(let message): console.error(message)
      case .said: break
      }
      return ExitStatus(error)
    }
  }

  /// What views of an app's source are drawn otherwise than SwiftUI would.
  private static func sayNotes(_ console: Console) {
    let notes = ViewNotes.take()
    if !console.isQuiet, !notes.isEmpty { console.report(DescriptionError(notes)) }
  }

  /// If help cannot be written, there is no way to report that.
  private static func show(_ text: String) throws(Stop) {
    do throws(Stop) {
      try Console().data(text)
    } catch {
      throw .said
    }
  }

  private static var versions: String {
    "skelsnap \(skelsnapVersion)\n"
      + LibraryVersions.all.map { "\($0.name) \($0.version)\n" }.joined()
  }
}
