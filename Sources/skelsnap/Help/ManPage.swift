import SkeletonFrames
import SkeletonModel

/// The help of all verbs as a manual page, in the macros of man(7).
///
/// It has no date, which would be that of the build: the same sources give the same page.
enum ManPage {
  static func text(of verbs: [Verb]) -> String {
    var page = """
      .TH SKELSNAP 1 "" "skelsnap \(skelsnapVersion)" "User Commands"
      .SH NAME
      skelsnap \\- \(escaped(Help.name))
      .SH SYNOPSIS
      .B skelsnap
      .I verb
      .RI [ options ]
      .SH DESCRIPTION
      \(escaped(Help.overview))
      .SH VERBS

      """
    for verb in verbs { page += section(of: verb) }
    page += ".SH AXES\n" + Help.axes.map(escaped).joined(separator: "\n.PP\n") + "\n"
    page += list(Axes.options)
    page += ".SH OPTIONS OF EVERY VERB\n" + list(Verb.commonOptions)
    page += ".SH EXIT STATUS\n"
    for status in ExitStatus.allCases { page += item("\(status.rawValue)", status.meaning) }
    return page
  }

  private static func section(of verb: Verb) -> String {
    var text = ".SS \(escaped(verb.names.joined(separator: ", ")))\n\(escaped(verb.abstract))\n"
    text += block(String(Help.usage(of: verb).dropFirst("USAGE: ".count)))
    for paragraph in verb.discussion { text += Self.paragraph(paragraph) }
    if let operands = verb.operands { text += item("<\(operands.name)>", operands.help) }
    text += list(verb.options.filter { $0.section == .options })
    if verb.options.contains(where: { $0.section == .axes }) {
      text += paragraph("Flags of the axes, see AXES, narrow the variants down, or replace them.")
    }
    for example in verb.examples { text += paragraph(example.says) + block(example.line) }
    return text
  }

  private static func list(_ options: [any AnyOption]) -> String {
    options.map { item(($0.short.map { "-\($0), " } ?? "") + $0.usage, $0.help) }.joined()
  }

  private static func item(_ label: String, _ text: String) -> String {
    ".TP\n\\fB\(escaped(label))\\fR\n\(escaped(text))\n"
  }

  private static func paragraph(_ text: String) -> String { ".PP\n\(escaped(text))\n" }

  /// A line to type, as it is.
  private static func block(_ line: String) -> String {
    ".PP\n.RS 4\n.nf\n\(escaped(line))\n.fi\n.RE\n"
  }

  /// Text in which roff finds nothing to interpret, and whose hyphens and quotes are those that one
  /// can copy into a shell.
  static func escaped(_ text: String) -> String {
    var page = text.hasPrefix(".") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": page += "\\e"
      case "-": page += "\\-"
      case "'": page += "\\(aq"
      case "`": page += "\\(ga"
      case "^": page += "\\(ha"
      case "~": page += "\\(ti"
      // Where a terminal has no such character, groff complains.
      case "…": page += "..."
      case _ where scalar.isASCII: page.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        page += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return page
  }
}
