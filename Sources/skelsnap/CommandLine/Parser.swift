import SkeletonLanguage
import SkeletonModel

/// Parses command lines as swift-argument-parser does: options anywhere, `--name value` or
/// `--name=value`, combined short flags, and only operands after `--`.
struct Parser {
  var verbs: [Verb]

  /// Takes effect as soon as it is parsed, even if the rest of the command line is wrong.
  static let help = Option("help", short: "h", in: .common, help: "Show help information.")

  /// What the user asks for.
  enum Request {
    case help(Verb?)
    /// The help of all verbs, as a page.
    case reference
    /// The help of all verbs, for man.
    case manual
    case version
    case run(Invocation)
  }

  func parse(_ arguments: [String]) throws(Stop) -> Request {
    guard let first = arguments.first else { return .help(nil) }
    switch first {
    case "-h", "--help": return .help(nil)
    case "--version": return .version
    case "help":
      guard arguments.count > 1, !["-h", "--help"].contains(arguments[1]) else {
        return .help(nil)
      }
      if arguments[1] == "--reference" { return .reference }
      if arguments[1] == "--man" { return .manual }
      return .help(try verb(named: arguments[1]))
    default: break
    }
    if first.hasPrefix("-"), first != "-" {
      let near = nearestWord(to: first, among: ["--help", "--version"])
      let hint =
        near.map { "did you mean '\($0)'?" } ?? "options stand behind a verb"
      throw .usage("unknown option '\(first)'; \(hint)")
    }
    return try parse(Array(arguments.dropFirst()), of: try verb(named: first))
  }

  /// The verb with this name or alias.
  func verb(answeringTo name: String) -> Verb? { verbs.first { $0.names.contains(name) } }

  private func verb(named name: String) throws(Stop) -> Verb {
    if let verb = verb(answeringTo: name) { return verb }
    if isDocument(name) {
      throw .usage(
        "'\(name)' is a document, not a verb; did you mean 'skelsnap render \(name)'?")
    }
    let words = verbs.flatMap(\.names) + ["help"]
    let hint = nearestWord(to: name, among: words).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("unknown verb '\(name)'\(hint)")
  }

  private func parse(_ arguments: [String], of verb: Verb) throws(Stop) -> Request {
    var invocation = Invocation(verb)
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try takeLong(argument, from: &rest, into: &invocation)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeShort(argument, from: &rest, into: &invocation)
      } else {
        operands.append(argument)
      }
      if invocation[Self.help] { return .help(verb) }
    }
    try invocation.place(operands)
    return .run(invocation)
  }

  private func takeLong(
    _ argument: String, from rest: inout ArraySlice<String>, into invocation: inout Invocation
  ) throws(Stop) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = invocation.verb.allOptions
    guard let option = options.first(where: { $0.name == name }) else {
      let hint =
        nearestWord(to: name, among: options.map(\.name)).map { "; did you mean '--\($0)'?" } ?? ""
      throw .usage("unknown option '--\(name)'\(hint)")
    }
    if parts.count == 2 {
      guard option.parameter != nil else { throw .usage("'--\(name)' takes no value") }
      try option.take(String(parts[1]), into: &invocation)
    } else {
      try take(option, from: &rest, into: &invocation)
    }
  }

  /// Parses `-o FILE`, `-o=FILE`, or combined flags, of which the last may have a value.
  private func takeShort(
    _ argument: String, from rest: inout ArraySlice<String>, into invocation: inout Invocation
  ) throws(Stop) {
    var letters = argument.dropFirst()
    // Suggests `--output` for `-output`.
    let word = String(letters.prefix { $0 != "=" })
    let near =
      word.count > 2 ? nearestWord(to: word, among: invocation.verb.allOptions.map(\.name)) : nil
    if let near, !isGroup(word, of: invocation.verb) {
      throw .usage("unknown option '-\(word)'; did you mean '--\(near)'?")
    }
    while let letter = letters.popFirst() {
      let options = invocation.verb.allOptions
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .usage("unknown option '-\(letter)'")
      }
      if letters.first == "=" {
        guard option.parameter != nil else { throw .usage("'-\(letter)' takes no value") }
        return try option.take(String(letters.dropFirst()), into: &invocation)
      }
      if option.parameter != nil, !letters.isEmpty {
        throw .usage("'-\(letter)' needs its value apart: -\(letter) \(letters)")
      }
      try take(option, from: &rest, into: &invocation)
    }
  }

  /// Whether the letters are combined short flags, of which only the last may have a value.
  private func isGroup(_ letters: String, of verb: Verb) -> Bool {
    let options = letters.map { letter in verb.allOptions.first { $0.short == letter } }
    return options.dropLast().allSatisfy { $0.map { $0.parameter == nil } ?? false }
      && options.allSatisfy { $0 != nil }
  }

  /// A value may begin with a dash only if it is a lone dash or a negative number.
  private func take(
    _ option: any AnyOption, from rest: inout ArraySlice<String>,
    into invocation: inout Invocation
  ) throws(Stop) {
    guard let parameter = option.parameter else { return try option.take("", into: &invocation) }
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" || decimal(next) != nil else {
      throw .usage("missing value for '\(option.usage)'" + parameter.offer.allowed)
    }
    rest.removeFirst()
    try option.take(next, into: &invocation)
  }
}
