import SkeletonLanguage
import SkeletonModel
import SkeletonReports
import SkeletonSystem

/// The output of a command: data goes to standard output, messages to standard error.
struct Console: Sendable {
  static let quiet = Option(
    "quiet", short: "q", in: .common,
    help: "Leave out what passed, warnings and progress; lists stay.")
  static let color = Option(
    "color", value: "when", .word, default: ColorChoice.auto, in: .common,
    help: "Colour on standard error: auto, always, never (default: auto, which heeds NO_COLOR).")

  enum ColorChoice: String, Sendable, CaseIterable { case auto, always, never }

  var isQuiet = false
  /// Whether messages are coloured.
  var usesColor = false
  /// Whether data for people is coloured.
  var usesColorInData = false
  /// Whether standard error is a terminal.
  var isTerminal = StandardStream.error.isTerminal

  init() {}

  init(_ invocation: Invocation) {
    isQuiet = invocation[Self.quiet]
    switch invocation[Self.color] {
    case .always: (usesColor, usesColorInData) = (true, true)
    case .never: (usesColor, usesColorInData) = (false, false)
    case .auto:
      usesColor =
        isTerminal && (ProcessEnvironment.value(of: "NO_COLOR") ?? "").isEmpty
        && ProcessEnvironment.value(of: "TERM") != "dumb"
      usesColorInData = usesColor && StandardStream.output.isTerminal
    }
  }

  /// Writes lines to standard output, made harmless for a terminal or a log.
  func data(_ text: String) throws(Stop) {
    try data(file: harmless(text, styled: usesColorInData))
  }

  /// Writes a file to standard output as it is: JSON, a picture, a script. Either its format escapes
  /// what would act on a terminal, as JSON does, or none of its text comes from documents.
  func data(file bytes: [UInt8]) throws(Stop) {
    try attempt { try StandardStream.output.write(bytes) }
  }

  /// The same, piece by piece.
  func data(file pieces: FilePieces) throws(Stop) {
    try attempt {
      try pieces { bytes throws(Failure) in try StandardStream.output.write(bytes) }
    }
  }

  func data(file text: String) throws(Stop) { try data(file: Array(text.utf8)) }

  /// Prints a message, unless `--quiet` is set.
  func say(_ text: String) {
    if !isQuiet { complain(text) }
  }

  /// Prints a message even if `--quiet` is set. If this fails, there is no other place to report
  /// it.
  func complain(_ text: String) {
    let text = harmless(text, styled: usesColor)
    try? StandardStream.error.write(text.hasSuffix("\n") ? text : text + "\n")
  }

  /// Shows a picture between the lines of a terminal.
  func complain(_ picture: [UInt8], as inline: InlinePicture, lines: Int?) {
    try? StandardStream.error.write(inline.text(png: picture, lines: lines))
  }

  func error(_ message: String) {
    complain((usesColor ? "\u{1b}[1;31merror:\u{1b}[0m " : "error: ") + printable(message))
  }

  /// Prints the diagnostics of a description, with the source lines if a person is reading.
  func report(_ error: DescriptionError) {
    for diagnostic in error.diagnostics {
      complain(
        diagnostic.report(color: usesColor) { file in isTerminal ? try? Files.read(file) : nil })
    }
  }

  /// What an error of the library's comes to: what is wrong with a description is printed at once.
  func stop(for error: any Error) -> Stop {
    switch error {
    case let stop as Stop: return stop
    case let error as DescriptionError:
      report(error)
      return .said
    default: return .failure("\(error)")
    }
  }

  /// Does what the verb cannot go on without.
  func attempt<Value>(_ work: () throws -> Value) throws(Stop) -> Value {
    do {
      return try work()
    } catch {
      throw stop(for: error)
    }
  }
}
