/// The command lines of skelsnap in a page: in shell blocks, in CI configurations, and in
/// sentences.
struct CommandLines {
  var page: MarkdownPage

  struct Line: Sendable {
    var text: String
    var words: [String]
    /// In a sentence, a verb may be named without its required arguments.
    var isInSentence = false
  }

  var all: [Line] {
    page.blocks.flatMap { block in
      block.text.replacing("\\\n", with: " ").split(separator: "\n").flatMap {
        Self.lines(in: String($0))
      }
    }
      + page.codeSpans.filter { $0.hasPrefix("skelsnap ") }.map {
        Line(text: $0, words: Self.words($0.dropFirst(9)), isInSentence: true)
      }
  }

  /// Flags that sentences mention on their own.
  var flags: [String] {
    page.codeSpans.compactMap { $0.firstMatch(of: /^--([a-z][a-z-]*)/).map { String($0.1) } }
  }

  /// Finds the commands in a line: at its start, after a prefix of YAML or Groovy, or after a shell
  /// operator.
  private static func lines(in line: String) -> [Line] {
    let starts = /(?:^\s*|- |run: |exec |&& |\|\| |\| |; |\$\(|(['"]))skelsnap (?=[a-z-])/
    return line.matches(of: starts).map { match in
      // A variable of a CI system is usually a number.
      var rest = line[match.range.upperBound...].replacing(/\$\{\{[^}]*\}\}/, with: "1")
      if let quote = match.1?.first { rest = rest.prefix { $0 != quote } }
      return Line(text: "skelsnap " + rest, words: words(rest))
    }
  }

  /// Splits a command into words as a shell does, up to the end of the command.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    loop: for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
        continue
      }
      switch character {
      case "'", "\"":
        quote = character
        word = word ?? ""
      case " ":
        if let done = word { words.append(done) }
        word = nil
      case "|", ";", "&", ">", ")": break loop
      case "#" where word == nil: break loop
      default: word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    return words
  }
}
