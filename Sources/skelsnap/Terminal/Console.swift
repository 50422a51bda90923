import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// Where a command speaks: data to standard output, talk to standard error.
struct Console: Sendable {
  static let quiet = Option("quiet", short: "q", in: .common, help: "Say nothing but errors.")
  static let color = Option(
    "color", value: "when", .word, default: ColorChoice.auto, in: .common,
    help: "Colour on standard error: auto, always, never (default: auto, which heeds NO_COLOR).")

  enum ColorChoice: String, Sendable, CaseIterable { case auto, always, never }

  var isQuiet = false
  /// Whether what is said has colours.
  var usesColor = false
  /// Whether data for people has them.
  var usesColorInData = false
  /// Whether somebody looks at standard error.
  var isTerminal = Stream.error.isTerminal

  init() {}

  init(_ invocation: Invocation) {
    isQuiet = invocation[Self.quiet]
    switch invocation[Self.color] {
    case .always: (usesColor, usesColorInData) = (true, true)
    case .never: (usesColor, usesColorInData) = (false, false)
    case .auto:
      usesColor =
        isTerminal && (Environment.value(of: "NO_COLOR") ?? "").isEmpty
        && Environment.value(of: "TERM") != "dumb"
      usesColorInData = usesColor && Stream.output.isTerminal
    }
  }

  /// What was asked for.
  func data(_ bytes: [UInt8]) throws(Stop) {
    try attempt { try Stream.output.write(bytes) }
  }

  func data(_ text: String) throws(Stop) { try data(Array(text.utf8)) }

  /// What is good to know, unless nobody wants to.
  func say(_ text: String) {
    if !isQuiet { complain(text) }
  }

  /// What must be known. There is nobody left to tell if this fails.
  func complain(_ text: String) {
    try? Stream.error.write(text.hasSuffix("\n") ? text : text + "\n")
  }

  func error(_ message: String) {
    complain((usesColor ? "\u{1b}[1;31merror:\u{1b}[0m " : "error: ") + printable(message))
  }

  /// Prints what is wrong with a description, with the line at fault where somebody looks.
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
