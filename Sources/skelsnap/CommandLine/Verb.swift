import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// What skelsnap can be asked to do: the declaration that parsing, help and completions read.
struct Verb: Sendable {
  var name: String
  var aliases: [String] = []
  /// One sentence, for lists of verbs.
  var abstract: String
  /// What else help says, paragraph by paragraph.
  var discussion: [String] = []
  var operands: Operands?
  var options: [Option] = []
  var examples: [Example] = []
  var run: @Sendable (Invocation) throws(Stop) -> ExitStatus

  /// What stands on the command line by place, not by name.
  struct Operands: Sendable {
    var name: String
    var help: String
    var form = ValueForm.path
    var count: ClosedRange<Int>
  }

  struct Example: Sendable {
    var line: String
    var says: String
  }

  /// Its own options, and those every verb has.
  var allOptions: [Option] { options + Option.common }

  /// All words it answers to.
  var names: [String] { [name] + aliases }
}

/// A named part of a command line: a flag, or a name with a value.
struct Option: Sendable {
  var name: String
  var short: Character?
  var value: Value?
  var help: String
  var section = Section.options

  enum Section: String, Sendable, CaseIterable {
    case options = "OPTIONS"
    case axes = "AXES"
    case common = "COMMON OPTIONS"
  }

  struct Value: Sendable {
    var name: String
    var form: ValueForm
    /// How values beyond the first are taken.
    var repetition = Repetition.last

    enum Repetition: Sendable {
      /// The last one counts.
      case last
      /// Given again, it adds.
      case again
      /// Given again, it adds, and one may hold several between commas.
      case list
    }
  }

  init(
    _ name: String, short: Character? = nil, _ value: Value? = nil, in section: Section = .options,
    help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.section = section
    self.help = help
  }

  /// As messages name it: `--output <file>`.
  var usage: String { "--\(name)" + (value.map { " <\($0.name)>" } ?? "") }

  static let common = [
    Option("quiet", short: "q", in: .common, help: "Say nothing but errors."),
    Option(
      "color", Value(name: "when", form: .word(["auto", "always", "never"])), in: .common,
      help: "Colour on standard error: auto, always, never (default: auto, which heeds NO_COLOR)."),
    Option("help", short: "h", in: .common, help: "Show help information."),
  ]
}

/// The status a process ends with.
enum ExitStatus: Int32, Sendable {
  case clean = 0
  case differences = 1
  case failure = 2
  case usage = 64
  case interrupted = 130
}

/// Why a verb went no further.
enum Stop: Error {
  /// The command line is wrong.
  case usage(String)
  /// What was asked for could not be done.
  case failure(String)
  /// Everything has been said.
  case said(ExitStatus)
}
