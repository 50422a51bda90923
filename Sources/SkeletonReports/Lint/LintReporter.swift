import SkeletonLanguage
import SkeletonLint
import SkeletonModel

/// The formats of what `lint` finds.
package enum LintReporter: String, Hashable, Sendable, CaseIterable {
  /// Text for people, in the format of compilers.
  case terminal
  /// JSON for programs.
  case json
  /// Annotations of the lines of documents, for GitHub Actions.
  case github
  /// SARIF 2.1.0, for GitHub's and other services' code scanning.
  case sarif
}

extension LintReporter {
  /// The whole report, ending in a newline unless it is empty.
  package func report(on result: LintResult, _ options: ReportOptions = ReportOptions()) -> String {
    switch self {
    case .terminal: harmless(lintText(of: result, options), styled: options.usesColor)
    case .json: lintJSON(of: result).document()
    case .github: lintAnnotations(of: result, options)
    case .sarif: lintSARIF(of: result, options).document()
    }
  }

  /// Whether the report is one file, which must not be mixed with other output.
  package var isOneFile: Bool {
    switch self {
    case .json, .sarif: true
    case .terminal, .github: false
    }
  }
}

extension LintFinding {
  /// Its node, and how many are like it: `'row[0]/name' and 7 like it`.
  var place: String {
    guard !node.isEmpty else { return state ?? "" }
    return "'\(node)'" + (alike.isEmpty ? "" : " and \(alike.count.grouped) like it")
  }

  /// Where it is and what is wrong, without the variants.
  var sentence: String { place.isEmpty ? message : "\(place): \(message)" }

  /// The states and variants it is found in: `content, error: light, dark-ax5`.
  func scope(room: Int, isVerbose: Bool) -> String {
    let names = Columns.list(variants.map(printable), room: room, isVerbose: isVerbose)
      .joined(separator: " ")
    let states = states.joined(separator: ", ")
    if names.isEmpty { return states }
    return states.isEmpty ? names : "\(states): \(names)"
  }

  /// Its position in a file of the user's: what is wrong in a built-in theme is reported for the
  /// document.
  func position(in result: LintResult) -> (place: TextPosition, isElsewhere: Bool) {
    guard BuiltInTheme.holds(position) else { return (position, false) }
    let found = result.documents.first { $0.name == document }
    return (found?.position ?? position, true)
  }
}
