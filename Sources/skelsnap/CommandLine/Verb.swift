/// The declaration of a verb (subcommand), for parsing, help and completions.
struct Verb: Sendable {
  var name: String
  var aliases: [String] = []
  /// One sentence, for the list of verbs.
  var abstract: String
  /// The further paragraphs of its help.
  var discussion: [String] = []
  var operands: (any AnyOperands)?
  /// Its own options, in addition to those of every verb.
  var options: [any AnyOption] = []
  var examples: [Example] = []
  /// Reads from the invocation everything that the verb declares, but nothing from disk. The verb
  /// then runs without access to the command line.
  var start: @Sendable (Invocation, Console) throws(Stop) -> any VerbCall

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
