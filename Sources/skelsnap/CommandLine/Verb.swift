/// What skelsnap can be asked to do: the declaration that parsing, help and completions read.
struct Verb: Sendable {
  var name: String
  var aliases: [String] = []
  /// One sentence, for lists of verbs.
  var abstract: String
  /// What else help says, paragraph by paragraph.
  var discussion: [String] = []
  var operands: (any AnyOperands)?
  /// Those it reads, besides those every verb has.
  var options: [any AnyOption] = []
  var examples: [Example] = []
  /// Reads all of the command line that the verb declares, whatever it says, and nothing from disk;
  /// what is done then does not see the command line any more.
  var start: @Sendable (Invocation, Console) throws(Stop) -> any VerbCall

  struct Example: Sendable {
    var line: String
    var says: String
  }

  static let commonOptions: [any AnyOption] = [Console.quiet, Console.color, Parser.help]

  /// Its own options, and those every verb has.
  var allOptions: [any AnyOption] { options + Self.commonOptions }

  /// All words it answers to.
  var names: [String] { [name] + aliases }
}

/// One call of a verb: what the command line asks for, and how it is done.
///
/// The options only this verb has are static members of it; those of several verbs are members of
/// what reads them in Shared. Either kind is listed in the verb's `options` and read by `start`.
protocol VerbCall {
  /// Gives what was found; what cannot be done is thrown.
  func run() throws(Stop) -> ExitStatus
}
