import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// The command as a whole: from its arguments to its status.
enum Command {
  static let verbs: [Verb] = [
    .render, .verify, .record, .accept, .review, .merge, .diff, .prune, .inspect, .list,
    .initialize, .schema, .completions,
  ]

  static func run(_ arguments: [String]) -> ExitStatus {
    do throws(Parser.Mistake) {
      switch try Parser(verbs: verbs).parse(arguments) {
      case .help(let verb): return show(verb.map(Help.text(of:)) ?? Help.overview(of: verbs))
      case .reference: return show(HelpPage.text(of: verbs))
      case .version: return show(versions)
      case .run(let invocation): return run(invocation)
      }
    } catch {
      return refuse(error.message, verb: error.verb, on: Console())
    }
  }

  private static func run(_ invocation: Invocation) -> ExitStatus {
    let console = Console(invocation)
    do throws(Stop) {
      return try invocation.verb.run(invocation)
    } catch {
      switch error {
      case .usage(let message): return refuse(message, verb: invocation.verb, on: console)
      case .failure(let message):
        console.error(message)
        return .failure
      case .said(let status): return status
      }
    }
  }

  private static func show(_ text: String) -> ExitStatus {
    do throws(Stop) {
      try Console().data(text)
      return .clean
    } catch {
      return .failure
    }
  }

  private static func refuse(_ message: String, verb: Verb?, on console: Console) -> ExitStatus {
    console.error(message)
    console.complain(Help.usage(of: verb))
    console.complain("  See 'skelsnap \(verb.map { "help \($0.name)" } ?? "help")' for more.")
    return .usage
  }

  private static var versions: String {
    "skelsnap \(skelsnapVersion)\n" + Studio.versions.map { "\($0.name) \($0.version)\n" }.joined()
  }
}
