/// The help of all verbs as a Markdown page: `docs/verbs.md`.
enum HelpPage {
  static func text(of verbs: [Verb]) -> String {
    var page = """
      # Verbs

      What each verb does and takes. This page is printed by `skelsnap help --reference` from the
      declarations the command itself reads; `skelsnap help VERB` says the same in a terminal.

      | | |
      | --- | --- |

      """
    for verb in verbs {
      page += "| [`\(verb.name)`](#\(verb.name)) | \(cell(verb.abstract)) |\n"
    }
    for verb in verbs { page += section(of: verb) }
    page += "\n## Axes\n\n"
    for paragraph in Help.axes { page += prose(paragraph) + "\n\n" }
    page += table(Axes.options)
    page += "\n## Options of every verb\n\n"
    return page + table(Verb.commonOptions)
  }

  private static func section(of verb: Verb) -> String {
    var text = "\n## \(verb.name)\n\n\(prose(verb.abstract))\n\n"
    text += "```text\n\(Help.usage(of: verb).dropFirst("USAGE: ".count))\n```\n"
    for paragraph in verb.discussion { text += "\n\(prose(paragraph))\n" }
    if !verb.aliases.isEmpty {
      text += "\nAlso: \(verb.aliases.map { "`\($0)`" }.joined(separator: ", ")).\n"
    }
    let own = verb.options.filter { $0.section == .options }
    if verb.operands != nil || !own.isEmpty {
      text += "\n" + table(own, operands: verb.operands)
    }
    if verb.options.contains(where: { $0.section == .axes }) {
      text += "\nThe [axes](#axes) narrow the variants down, or replace them.\n"
    }
    text += "\n```sh\n"
    for example in verb.examples { text += "# \(example.says)\n\(example.line)\n" }
    return text + "```\n"
  }

  private static func table(
    _ options: [any AnyOption], operands: (any AnyOperands)? = nil
  ) -> String {
    var text = "| | |\n| --- | --- |\n"
    if let operands { text += "| `<\(operands.name)>` | \(cell(operands.help)) |\n" }
    for option in options {
      let short = option.short.map { "`-\($0)`, " } ?? ""
      text += "| \(short)`\(option.usage)` | \(cell(option.help)) |\n"
    }
    return text
  }

  private static func cell(_ text: String) -> String {
    prose(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// Help text as Markdown: words in single quotes become code, everything else is escaped.
  static func prose(_ text: String) -> String {
    var page = ""
    var isCode = false
    var before: Character = " "
    var rest = text[...]
    while let character = rest.popFirst() {
      let opens = !isCode && " (".contains(before) && rest.contains("'")
      if character == "'", isCode || opens {
        isCode.toggle()
        page.append("`")
      } else {
        if !isCode, "<*[`\\".contains(character) { page.append("\\") }
        page.append(character)
      }
      before = character
    }
    return page
  }
}
