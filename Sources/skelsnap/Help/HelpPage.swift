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
    let shared = sharedOptions(of: verbs)
    for verb in verbs { page += section(of: verb, shared: shared) }
    page += "\n## Options of several verbs\n\n" + table(shared)
    page += "\n## Axes\n\n"
    for paragraph in Help.axes { page += prose(paragraph) + "\n\n" }
    page += table(Axes.options)
    page += "\n## Options of every verb\n\n"
    return page + table(Verb.commonOptions)
  }

  /// The options that so many verbs have in the same words that they are said once.
  static func sharedOptions(of verbs: [Verb]) -> [any AnyOption] {
    let all = verbs.flatMap(ownOptions)
    let counts = Dictionary(all.map { (row(of: $0), 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return all.filter { counts[row(of: $0), default: 0] > 3 && seen.insert(row(of: $0)).inserted }
  }

  private static func ownOptions(of verb: Verb) -> [any AnyOption] {
    verb.options.filter { $0.section == .options }
  }

  private static func section(of verb: Verb, shared: [any AnyOption]) -> String {
    var text = "\n## \(verb.name)\n\n\(prose(verb.abstract))\n\n"
    text += "```text\n\(Help.usage(of: verb).dropFirst("USAGE: ".count))\n```\n"
    for paragraph in verb.discussion { text += "\n\(prose(paragraph))\n" }
    if !verb.aliases.isEmpty {
      text += "\nAlso: \(verb.aliases.map { "`\($0)`" }.joined(separator: ", ")).\n"
    }
    let rowsOfShared = Set(shared.map(row))
    let own = ownOptions(of: verb).filter { !rowsOfShared.contains(row(of: $0)) }
    if verb.operands != nil || !own.isEmpty {
      text += "\n" + table(own, operands: verb.operands)
    }
    let others = ownOptions(of: verb).filter { rowsOfShared.contains(row(of: $0)) }
    if !others.isEmpty {
      let names = others.map { "`--\($0.name)`" }.joined(separator: ", ")
      text += "\nAnd [as several verbs do](#options-of-several-verbs): \(names).\n"
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
    return text + options.map(row).joined()
  }

  static func row(of option: any AnyOption) -> String {
    let short = option.short.map { "`-\($0)`, " } ?? ""
    return "| \(short)`\(option.usage)` | \(cell(option.help)) |\n"
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
