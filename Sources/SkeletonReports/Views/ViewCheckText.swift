import SkeletonModel
import SkeletonSystem

/// What can be shown of an app as one of its reporters has it: `terminal`, `json`, `html`.
package func viewCheckReport(
  _ check: ViewCheck, passes: Bool, _ reporter: String, _ options: ReportOptions
) -> FilePieces {
  switch reporter {
  case "json": return pieces(of: viewCheckJSON(check).document())
  case "html": return viewCheckPage(check)
  default:
    return pieces(
      of: harmless(viewCheckText(check, passes: passes, options), styled: options.usesColor))
  }
}

/// For people: the causes, worst first, each with the views that it keeps from being whole.
func viewCheckText(_ check: ViewCheck, passes: Bool, _ options: ReportOptions) -> String {
  let ink = Ink(usesColor: options.usesColor)
  var lines: [String] = []
  let causes = check.causes
  // A first look is at what matters most.
  let most = options.isVerbose ? causes.count : 12
  for cause in causes.prefix(most) where !options.isQuiet || cause.key.outcome == .refused {
    let count = Columns.counted(cause.views.count, "view")
    let words = Columns.sentences(cause.key.words, room: Columns.width - 4)
    let mark = cause.key.outcome == .refused ? ink.bad("✘") : "◐"
    lines.append("\(mark) \(ink.bold(count)) \(cause.key.outcome.words)")
    lines += words.map { "    " + $0 }
    let shown = options.isVerbose ? cause.views[...] : cause.views.prefix(4)
    lines += shown.map { view in
      "    " + ink.faint("at \(printable(view.place(of: cause.key))): \(printable(view.name))")
    }
    if shown.count < cause.views.count {
      lines.append(
        "    "
          + Columns.more(cause.views.count - shown.count, remedy: options.remedyForCutLists))
    }
  }
  if causes.count > most {
    lines.append(Columns.more(causes.count - most, " causes", remedy: options.remedyForCutLists))
  }
  if options.isVerbose {
    for view in check.views where view.outcome == .whole {
      lines.append("\(ink.good("✔")) \(printable(view.file)): \(printable(view.name))")
    }
    for view in check.views where view.outcome == .arguments {
      let call = "\(view.name)(\(view.arguments.map { $0 + ":" }.joined(separator: " ")))"
      lines.append("– \(printable(view.file)): \(printable(call))")
    }
  }
  lines.append("\(passes ? ink.good("✔") : ink.bad("✘")) \(check.headline)")
  return lines.map { $0 + "\n" }.joined()
}

extension CheckedView {
  /// Where a cause is in its source.
  func place(of key: ViewCause.Key) -> String {
    let found =
      key.outcome == .standIns
      ? standIns.first { $0.message == key.words } : reasons.first { !$0.position.file.isEmpty }
    return (found?.position ?? position).description
  }
}

extension CheckedView.Outcome {
  fileprivate var words: String {
    switch self {
    case .refused: "without a picture:"
    case .standIns: "drawn without a part:"
    case .blank: "with nothing to be seen:"
    case .whole: "whole"
    case .arguments: "to be told more"
    }
  }
}

/// For programs. Keys without a value are left out.
func viewCheckJSON(_ check: ViewCheck) -> JSON {
  [
    "version": 1, "source": .string(check.source),
    "summary": .object(
      [.init("views", .integer(check.views.count))]
        + CheckedView.Outcome.allCases.map { .init($0.rawValue, .integer(check.count($0))) }
        + [.init("medianOfStandIns", .integer(check.medianOfStandIns))]),
    "causes": .array(
      check.causes.map { cause in
        [
          "outcome": .string(cause.key.outcome.rawValue), "message": .string(cause.key.words),
          "views": .array(cause.views.map { .string("\($0.file)#\($0.name)") }),
        ]
      }),
    "views": .array(check.views.map(\.json)),
  ]
}

extension CheckedView {
  fileprivate var json: JSON {
    func list(_ key: String, _ diagnostics: [Diagnostic]) -> [JSON.Member] {
      diagnostics.isEmpty ? [] : [.init(key, .array(diagnostics.map(\.jsonOfViews)))]
    }
    return .object(
      [
        .init("file", .string(file)), .init("line", .integer(position.line)),
        .init("view", .string(name)), .init("preview", .bool(isPreview)),
        .init("outcome", .string(outcome.rawValue)),
      ] + (arguments.isEmpty ? [] : [.init("arguments", .array(arguments.map { .string($0) }))])
        + list("reasons", reasons) + list("standIns", standIns) + list("notes", notes))
  }
}

extension Diagnostic {
  fileprivate var jsonOfViews: JSON {
    [
      "message": .string(message), "file": .string(position.file),
      "line": .integer(position.line), "column": .integer(position.column),
    ]
  }
}
