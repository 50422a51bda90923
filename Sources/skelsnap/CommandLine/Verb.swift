/// The declaration of a verb (subcommand), for parsing, help and completions.
///
/// Most of it is a closure, so that a start costs what one verb declares, and not what all do.
struct Verb: Sendable {
  typealias Later<Value> = @Sendable () -> Value

  let name: String
  let aliases: [String]
  /// One sentence, for the list of verbs.
  let abstract: String
  private let laterDiscussion: Later<[String]>
  private let laterOperands: Later<(any AnyOperands)?>
  private let laterOptions: Later<[any AnyOption]>
  private let laterExamples: Later<[Example]>
  /// Reads from the invocation everything that the verb declares, but nothing from disk. The verb
  /// then runs without access to the command line.
  let start: @Sendable (Invocation, Console) throws(Stop) -> any VerbCall

  init(
    name: String, aliases: [String] = [], abstract: String,
    discussion: @escaping @autoclosure Later<[String]> = [],
    operands: @escaping @autoclosure Later<(any AnyOperands)?> = nil,
    options: @escaping @autoclosure Later<[any AnyOption]> = [],
    examples: @escaping @autoclosure Later<[Example]> = [],
    start: @escaping @Sendable (Invocation, Console) throws(Stop) -> any VerbCall
  ) {
    self.name = name
    self.aliases = aliases
    self.abstract = abstract
    laterDiscussion = discussion
    laterOperands = operands
    laterOptions = options
    laterExamples = examples
    self.start = start
  }

  /// The further paragraphs of its help.
  var discussion: [String] { laterDiscussion() }
  var operands: (any AnyOperands)? { laterOperands() }
  /// Its own options, in addition to those of every verb.
  var options: [any AnyOption] { laterOptions() }
  var examples: [Example] { laterExamples() }

  struct Example: Sendable {
    var line: String
    var says: String
  }

  static let commonOptions: [any AnyOption] = [Console.quiet, Console.color, Parser.help]

  /// Its own options, and those of every verb.
  var allOptions: [any AnyOption] { options + Self.commonOptions }

  /// Its name and aliases.
  var names: [String] { [name] + aliases }
}

/// A verb with the values of its options, ready to run.
///
/// An option of one verb is a static member of the type that implements the verb. An option of
/// several verbs is a static member of the type in Shared that reads it. Both are listed in the
/// verb's `options`, and read by `start`.
protocol VerbCall {
  /// Returns what was found; throws if the work cannot be done.
  func run() throws(Stop) -> ExitStatus
}
