import SkeletonLifecycle
import SkeletonModel

/// What a script did to a screen, as JSON with an entry a line: all instants in milliseconds.
package func simulation(
  of run: LoadingRun, document: String, scenario: String?, instants: [Microseconds]
) -> String {
  let head: [(String, JSON)] = [
    ("version", 1), ("document", .string(document)),
    ("scenario", scenario.map(JSON.string) ?? .null),
  ]
  let lists: [(String, [JSON])] = [
    ("states", run.states.map(\.json)), ("events", run.log.map(\.json)),
    ("frames", instants.map { run.frame(at: $0).json }),
  ]
  let foot: [(String, JSON)] = [
    ("end", .milliseconds(run.end)), ("timers", .integer(run.timers)),
  ]
  let members =
    head.map { "  \"\($0)\": \($1.text(.line))" }
    + lists.map { name, items in
      items.isEmpty
        ? "  \"\(name)\": []"
        : "  \"\(name)\": [\n"
          + items.map { "    " + $0.text(.line) }.joined(separator: ",\n") + "\n  ]"
    } + foot.map { "  \"\($0)\": \($1.text(.line))" }
  return "{\n" + members.joined(separator: ",\n") + "\n}\n"
}

/// The same as text: a line for each entry of the log, and one or more for each frame.
package func simulationText(
  of run: LoadingRun, document: String, scenario: String?, variant: String,
  instants: [Microseconds]
) -> String {
  var rows: [[String]] = [["ms", "state", "event", ""]]
  var states = run.states[...]
  for (index, entry) in run.log.enumerated() {
    let isFirst = index == 0 || run.log[index - 1].instant != entry.instant
    var entered: [String] = []
    while isFirst, let next = states.first, next.instant <= entry.instant {
      states.removeFirst()
      entered.append(next.state.words)
    }
    rows.append([
      isFirst ? entry.instant.milliseconds : "", entered.joined(separator: " → "),
      entry.kind.rawValue, entry.fieldWords,
    ])
  }
  let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
  var text = "\(printable(document))  \(printable(scenario ?? "-"))  \(variant)\n"
  for row in rows {
    let padded = row.indices.map { column -> String in
      guard column < 3 else { return row[column] }
      let room = String(repeating: " ", count: widths[column] - row[column].count)
      return column == 0 ? room + row[column] : row[column] + room
    }
    text += padded.joined(separator: "  ").withoutTrailingSpaces + "\n"
  }
  for instant in instants { text += run.frame(at: instant).text }
  text += "ends at \(run.end.milliseconds) ms"
  text += run.timers == 0 ? "\n" : ", \(Columns.counted(run.timers, "timer")) left\n"
  return text
}

extension StateEntry {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("at", .milliseconds(instant)), .init("state", .string(state.name)),
    ]
    if case .hydrating(let loaded, let failed) = state {
      members.append(.init("loaded", .array(loaded.map(JSON.integer))))
      members.append(.init("failed", .array(failed.map(JSON.integer))))
    }
    return .object(members)
  }
}

extension LogEntry {
  fileprivate var json: JSON {
    .object(
      [.init("at", .milliseconds(instant)), .init("kind", .string(kind.rawValue))]
        + fields.map { JSON.Member($0.name, $0.value) })
  }
}

extension LoadingFrame {
  fileprivate var json: JSON {
    [
      "at": .milliseconds(instant),
      "layers": .array(
        layers.map { layer in
          let phase = layer.phase.map { [JSON.Member("phase", .number($0.fourDecimals))] } ?? []
          return .object(
            [
              .init("tree", .string(layer.tree.rawValue)),
              .init("opacity", .number(layer.opacity.fourDecimals)),
            ] + phase)
        }),
      "rows": .array(
        rows.map { row in
          let error =
            row.error > 0 ? [JSON.Member("error", .number(row.error.fourDecimals))] : []
          return .object(
            [
              .init("row", .integer(row.row)),
              .init("skeleton", .number(row.skeleton.fourDecimals)),
              .init("content", .number(row.content.fourDecimals)),
            ] + error)
        }),
      "shimmering": .integer(shimmering),
    ]
  }

  /// A line for its trees, and one for each run of rows that look alike.
  fileprivate var text: String {
    let trees = layers.map { layer in
      "\(layer.tree.rawValue) \(layer.opacity.threeDecimals)"
        + (layer.phase.map { " at phase \($0.threeDecimals)" } ?? "")
    }
    var text = "at \(instant.milliseconds) ms: "
    text += trees.isEmpty ? "nothing" : trees.joined(separator: ", ")
    if shimmering > 0 { text += "; \(Columns.counted(shimmering, "group")) shimmering" }
    text += "\n"
    var start = 0
    while start < rows.count {
      let first = rows[start]
      let alike = rows[start...].prefix {
        $0.skeleton == first.skeleton && $0.content == first.content && $0.error == first.error
      }
      let last = alike.last?.row ?? first.row
      text += first.row == last ? "  row \(first.row): " : "  rows \(first.row) to \(last): "
      text += "skeleton \(first.skeleton.threeDecimals), content \(first.content.threeDecimals)"
      text += first.error > 0 ? ", error \(first.error.threeDecimals)\n" : "\n"
      start += alike.count
    }
    return text
  }
}

extension Double {
  fileprivate var fourDecimals: Double { (self * 10_000).rounded() / 10_000 }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
