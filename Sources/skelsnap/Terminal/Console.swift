import SkeletonRender

/// Where a command speaks: data to standard output, talk to standard error.
struct Console: Sendable {
  var isQuiet = false
  var usesColor = false
  /// Whether somebody looks at standard error.
  var isTerminal = Stream.error.isTerminal

  init() {}

  init(_ invocation: Invocation) {
    isQuiet = invocation.has("quiet")
    usesColor =
      switch invocation.value("color") {
      case "always": true
      case "never": false
      default:
        isTerminal && (Environment.value(of: "NO_COLOR") ?? "").isEmpty
          && Environment.value(of: "TERM") != "dumb"
      }
  }

  /// What was asked for.
  func data(_ bytes: [UInt8]) throws(Stop) {
    do throws(FileError) {
      try Stream.output.write(bytes)
    } catch {
      throw .failure(error.description)
    }
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
}
