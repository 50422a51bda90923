import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// Reads command lines as swift-argument-parser does: options anywhere, `--name value` or
/// `--name=value`, short flags together, and nothing but operands after `--`.
struct Parser {
  var verbs: [Verb]

  /// What a command line asks for.
  enum Request {
    case help(Verb?)
    /// All help at once, as a page.
    case reference
    case version
    case run(Invocation)
  }

  /// A command line that makes no sense, and the verb whose usage helps.
  struct Mistake: Error {
    var message: String
    var verb: Verb?
  }

  func parse(_ arguments: [String]) throws(Mistake) -> Request {
    guard let first = arguments.first else { return .help(nil) }
    switch first {
    case "-h", "--help": return .help(nil)
    case "--version": return .version
    case "help":
      guard arguments.count > 1, !["-h", "--help"].contains(arguments[1]) else {
        return .help(nil)
      }
      if arguments[1] == "--reference" { return .reference }
      return .help(try verb(named: arguments[1]))
    default: break
    }
    if first.hasPrefix("-"), first != "-" {
      let near = nearestWord(to: first, among: ["--help", "--version"])
      let hint =
        near.map { "did you mean '\($0)'?" } ?? "options stand behind a verb"
      throw Mistake(message: "unknown option '\(first)'; \(hint)")
    }
    let verb = try verb(named: first)
    do throws(Stop) {
      return try parse(Array(arguments.dropFirst()), of: verb)
    } catch {
      switch error {
      case .usage(let message), .failure(let message): throw Mistake(message: message, verb: verb)
      case .said: throw Mistake(message: "", verb: verb)
      }
    }
  }

  private func verb(named name: String) throws(Mistake) -> Verb {
    if let verb = verbs.first(where: { $0.names.contains(name) }) { return verb }
    if isDocument(name) {
      throw Mistake(
        message: "'\(name)' is a document, not a verb; did you mean 'skelsnap render \(name)'?")
    }
    let words = verbs.flatMap(\.names) + ["help"]
    let hint = nearestWord(to: name, among: words).map { "; did you mean '\($0)'?" } ?? ""
    throw Mistake(message: "unknown verb '\(name)'\(hint)")
  }

  private func parse(_ arguments: [String], of verb: Verb) throws(Stop) -> Request {
    var invocation = Invocation(verb)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        invocation.operands += rest
        break
      } else if argument.hasPrefix("--") {
        try takeLong(argument, from: &rest, into: &invocation)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeShort(argument, from: &rest, into: &invocation)
      } else {
        invocation.operands.append(argument)
      }
      if invocation.has("help") { return .help(verb) }
    }
    try check(invocation)
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
      guard option.value != nil else { throw .usage("'--\(name)' takes no value") }
      try invocation.add(String(parts[1]), to: option)
    } else {
      try take(option, from: &rest, into: &invocation)
    }
  }

  /// `-o FILE`, `-o=FILE`, or flags together, the last of which may take a value.
  private func takeShort(
    _ argument: String, from rest: inout ArraySlice<String>, into invocation: inout Invocation
  ) throws(Stop) {
    var letters = argument.dropFirst()
    // `-output`: a dash is missing.
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
        guard option.value != nil else { throw .usage("'-\(letter)' takes no value") }
        return try invocation.add(String(letters.dropFirst()), to: option)
      }
      if option.value != nil, !letters.isEmpty {
        throw .usage("'-\(letter)' needs its value apart: -\(letter) \(letters)")
      }
      try take(option, from: &rest, into: &invocation)
    }
  }

  /// Whether letters are short flags, of which only the last may take a value.
  private func isGroup(_ letters: String, of verb: Verb) -> Bool {
    let options = letters.map { letter in verb.allOptions.first { $0.short == letter } }
    return options.dropLast().allSatisfy { $0.map { $0.value == nil } ?? false }
      && options.allSatisfy { $0 != nil }
  }

  /// A value may begin with a dash if it is one, or a number below nought.
  private func take(
    _ option: Option, from rest: inout ArraySlice<String>, into invocation: inout Invocation
  ) throws(Stop) {
    guard let value = option.value else { return invocation.raise(option.name) }
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" || decimal(next) != nil else {
      let allowed = value.form.completions
      throw .usage(
        "missing value for '\(option.usage)'"
          + (allowed.isEmpty ? "" : "; allowed are \(listed(allowed))"))
    }
    rest.removeFirst()
    try invocation.add(next, to: option)
  }

  private func check(_ invocation: Invocation) throws(Stop) {
    let count = invocation.operands.count
    guard let operands = invocation.verb.operands else {
      guard let first = invocation.operands.first else { return }
      throw .usage("unexpected argument '\(first)'")
    }
    if count < operands.count.lowerBound {
      let allowed = operands.form.completions
      throw .usage(
        "missing argument '<\(operands.name)>'"
          + (allowed.isEmpty ? "" : "; allowed are \(listed(allowed))"))
    }
    if count > operands.count.upperBound {
      throw .usage("unexpected argument '\(invocation.operands[operands.count.upperBound])'")
    }
    for operand in invocation.operands {
      if let complaint = operands.form.complaint(about: operand) {
        throw .usage("invalid value '\(operand)' for '<\(operands.name)>': \(complaint)")
      }
    }
  }
}
