import SkeletonLanguage
import SkeletonModel

/// Help in 80 columns, generated from the declarations, in the layout of swift-argument-parser.
enum Help {
  static let width = 80
  private static let labelWidth = 26

  /// What the command is, in a few words.
  static let name = "snapshot tests for skeleton loading screens"

  static let overview =
    "Snapshot tests for skeleton loading screens: any frame of them, with no simulator, browser or "
    + "clock."

  /// What the flags of axes do, in paragraphs.
  static let axes = [
    "Flags that select variants, with the values that documents use. Separate several values by "
      + "commas.",
    "'render' and 'inspect' show what is asked for, listed in the document or not. 'verify' "
      + "narrows: it compares the variants that fit. A value that no document of the run lists takes "
      + "the place of those listed, and its goldens are missing; 'record' writes none for it, because "
      + "a run without the flag would find them obsolete.",
  ]

  /// The text of `skelsnap` without arguments.
  static func overview(of verbs: [Verb]) -> String {
    var text = paragraph("OVERVIEW: " + overview)
    text += "\nUSAGE: skelsnap <verb>\n\nVERBS:\n"
    for verb in verbs { text += row(verb.names.joined(separator: ", "), verb.abstract) }
    text += "\nOPTIONS:\n"
    text += row("--version", "Show the versions of skelsnap and its libraries.")
    text += row("-h, --help", "Show help information.")
    text += "\nEXAMPLES:\n"
    text += examples([
      Verb.Example(line: "skelsnap init", says: "Begin a project here, with a first document."),
      Verb.Example(
        line: "skelsnap render documents/feed.skel.yaml -o feed.png", says: "Paint a frame."),
      Verb.Example(line: "skelsnap list", says: "Name every picture of the project."),
    ])
    return text
      + "\n  See 'skelsnap help <verb>' for detailed help, 'skelsnap help --reference' for\n"
      + "  all of it as a page in Markdown, 'skelsnap help --man' as a manual page.\n"
  }

  static func text(of verb: Verb) -> String {
    var text = paragraph("OVERVIEW: " + verb.abstract)
    for discussion in verb.discussion { text += "\n" + paragraph(discussion) }
    text += "\n" + usage(of: verb) + "\n"
    if verb.names.count > 1 { text += "\nALIASES: " + verb.aliases.joined(separator: ", ") + "\n" }
    if let operands = verb.operands {
      text += "\nARGUMENTS:\n" + row("<\(operands.name)>", operands.help)
    }
    for section in OptionSection.allCases {
      let options = verb.allOptions.filter { $0.section == section }
      if options.isEmpty { continue }
      text += "\n\(section.rawValue):\n"
      for option in options {
        text += row((option.short.map { "-\($0), " } ?? "") + option.usage, option.help)
      }
    }
    if !verb.examples.isEmpty { text += "\nEXAMPLES:\n" + examples(verb.examples) }
    return text
  }

  /// The usage line, such as `USAGE: skelsnap render [<document> ...] [<options>]`.
  static func usage(of verb: Verb?) -> String {
    guard let verb else { return "USAGE: skelsnap <verb>" }
    var text = "USAGE: skelsnap \(verb.name)"
    if let operands = verb.operands {
      let name = "<\(operands.name)>" + (operands.count.upperBound > 1 ? " ..." : "")
      text += operands.count.lowerBound > 0 ? " " + name : " [\(name)]"
    }
    return text + (verb.options.isEmpty ? "" : " [<options>]")
  }

  private static func examples(_ examples: [Verb.Example]) -> String {
    examples.map { "  \($0.line)\n" + wrapped($0.says, indent: 6) }.joined()
  }

  private static func row(_ label: String, _ help: String) -> String {
    let label = "  " + label
    let text = wrapped(help, indent: labelWidth)
    if label.count >= labelWidth { return label + "\n" + text }
    return label + text.dropFirst(label.count)
  }

  private static func paragraph(_ text: String) -> String { wrapped(text, indent: 0) }

  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { margin + $0 + "\n" }.joined()
  }
}
