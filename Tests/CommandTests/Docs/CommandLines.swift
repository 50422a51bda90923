/// Command lines of skelsnap, wherever a page shows one: in a shell, in the configuration of a CI
/// system, in a sentence.
struct CommandLines {
  var page: MarkdownPage

  struct Line: Sendable {
    var text: String
    var words: [String]
    /// A sentence may name a verb without all that it needs.
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

  /// Flags that stand in sentences by themselves.
  var flags: [String] {
    page.codeSpans.compactMap { $0.firstMatch(of: /^--([a-z][a-z-]*)/).map { String($0.1) } }
  }

  /// Where a line begins a command: at its start, after what YAML and Groovy put before, after what
  /// joins commands.
  private static func lines(in line: String) -> [Line] {
    let starts = /(?:^\s*|- |run: |exec |&& |\|\| |\| |; |\$\(|(['"]))skelsnap (?=[a-z-])/
    return line.matches(of: starts).map { match in
      // What a CI system puts in is some number, most often.
      var rest = line[match.range.upperBound...].replacing(/\$\{\{[^}]*\}\}/, with: "1")
      if let quote = match.1?.first { rest = rest.prefix { $0 != quote } }
      return Line(text: "skelsnap " + rest, words: words(rest))
    }
  }

  /// As a shell takes a command's words apart, up to where the command ends.
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
