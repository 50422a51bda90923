import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting
import SkeletonSystem

/// The layout shifts of one document in one variant.
package struct VariantShifts: Sendable {
  package var document: String
  package var file: String
  package var variant: String
  package var shifts: [LayoutShift]

  package init(document: String, file: String, variant: String, shifts: [LayoutShift]) {
    self.document = document
    self.file = file
    self.variant = variant
    self.shifts = shifts
  }

  /// That of the worst tree.
  package var score: Double { shifts.reduce(0) { max($0, $1.score) } }

  /// Whether a node is farther off than the law `rows` allows.
  package var isBroken: Bool { shifts.contains { !$0.breaches.isEmpty } }
}

/// Layout shifts as one of their reports has them: `terminal`, `json`, `html`.
package func shiftReport(
  _ found: [VariantShifts], _ reporter: String, _ documents: [Document], in variants: [Variant],
  _ options: ReportOptions
) -> FilePieces {
  switch reporter {
  case "html":
    let worst = found.map(\.score).max() ?? 0
    let headline =
      "layout shift of \(Columns.counted(documents.count, "document")): at worst "
      + worst.scoreWords
    return HTMLPage(
      of: shiftCards(found, of: documents, in: variants), headline: headline, options
    ).pieces
  case "json": return pieces(of: shiftJSON(found).document())
  default: return pieces(of: shiftText(found, options))
  }
}

/// Layout shifts as text: for each document its variants, those with the same shifts at once, and
/// for each tree its score and the nodes that moved, worst first.
func shiftText(_ found: [VariantShifts], _ options: ReportOptions) -> String {
  let ink = Ink(usesColor: options.usesColor)
  var lines: [String] = []
  for document in found.grouped(by: \.document) {
    for alike in document.grouped(by: { $0.shifts.map(\.withoutVariant) }) {
      let variants = Columns.list(
        alike.map { printable($0.variant) }, room: Columns.width - 4, isVerbose: options.isVerbose,
        remedy: options.remedyForCutLists)
      lines.append(ink.bold(printable(alike[0].document)) + "  " + variants.joined(separator: "\n"))
      for shift in alike[0].shifts { lines += shift.lines(options, ink) }
      if alike[0].shifts.isEmpty { lines.append("  no tree takes the skeleton's place") }
    }
  }
  return lines.map { $0 + "\n" }.joined()
}

extension LayoutShift {
  var withoutVariant: LayoutShift {
    var shift = self
    shift.variant = ""
    return shift
  }

  /// What the breaches are off from; empty without any.
  var brokenPromise: String {
    if let limit, breaches.contains(where: { !$0.isRow }) {
      return "the budget has a shift of \(limit.threeDecimals)"
    }
    return breaches.isEmpty ? "" : "rows are not in their placeholders' frames"
  }

  fileprivate func lines(_ options: ReportOptions, _ ink: Ink) -> [String] {
    let isBroken = !breaches.isEmpty
    var head = "  \(printable(state.name))  \(score.scoreWords)"
    if score > 0 { head += " = \(impact.scoreWords) × \(distance.scoreWords)" }
    head += "  "
    if compared == 0 {
      head += "no name is in both trees"
    } else if nodes.isEmpty {
      head += "nothing moves of \(Columns.counted(compared, "node"))"
    } else {
      head +=
        "\(nodes.count.grouped) of \(Columns.counted(compared, "node")) "
        + (nodes.count == 1 ? "moves or grows" : "move or grow")
    }
    if isBroken {
      head += "; " + ink.bad(brokenPromise)
    } else if limit != nil, isWaived, !nodes.isEmpty {
      head += "; waived"
    }
    let shown = options.isVerbose ? nodes[...] : nodes.prefix(8)
    var lines = [head] + shown.flatMap { $0.lines(ink) }
    if shown.count < nodes.count {
      lines.append(
        "    " + Columns.more(nodes.count - shown.count, remedy: options.remedyForCutLists))
    }
    return lines
  }
}

extension ShiftedNode {
  /// `row[0]/name: x 16 → 20 (+4)`, and where it is written or what it follows.
  fileprivate func lines(_ ink: Ink) -> [String] {
    let lines = ["    " + ink.bold(printable(path)) + ": " + summary]
    if let cause { return [lines[0] + ink.faint(", with " + printable(cause))] }
    return lines + ["      " + ink.faint("at " + printable(position.description))]
  }

  /// `x 16 → 20 (+4), width 40 → 36 (-4)`.
  package var summary: String {
    changes.map { name, before, after in
      let sign = after > before ? "+" : ""
      return "\(name) \(before.threeDecimals) → \(after.threeDecimals) "
        + "(\(sign)\((after - before).threeDecimals))"
    }.joined(separator: ", ")
  }
}

/// Layout shifts as JSON: points and shares, not rounded.
func shiftJSON(_ found: [VariantShifts]) -> JSON {
  ["version": 1, "variants": .array(found.map(\.json))]
}

extension VariantShifts {
  fileprivate var json: JSON {
    [
      "document": .string(document), "file": .string(file), "variant": .string(variant),
      "score": .number(score), "broken": .bool(isBroken), "trees": .array(shifts.map(\.json)),
    ]
  }
}

extension LayoutShift {
  fileprivate var json: JSON {
    [
      "state": .string(state.name),
      "viewport": ["width": .number(viewport.width), "height": .number(viewport.height)],
      "score": .number(score), "impact": .number(impact), "distance": .number(distance),
      "compared": .integer(compared), "limit": limit.map(JSON.number) ?? .null,
      "waived": .bool(isWaived), "broken": .integer(breaches.count),
      "nodes": .array(nodes.map(\.json)),
    ]
  }
}

extension ShiftedNode {
  fileprivate var json: JSON {
    [
      "path": .string(path), "before": before.json, "after": after.json,
      "dx": .number(after.x - before.x), "dy": .number(after.y - before.y),
      "dwidth": .number(after.width - before.width),
      "dheight": .number(after.height - before.height), "distance": .number(distance),
      "unstable": .bool(isUnstable), "cause": cause.map(JSON.string) ?? .null,
      "file": .string(position.file), "line": .integer(position.line),
      "column": .integer(position.column),
    ]
  }
}

extension Double {
  /// A share, with as many digits as say something.
  var scoreWords: String { ((self * 10_000).rounded() / 10_000).shortestDecimal }
}
