import SkeletonLint
import SkeletonModel

/// What lint finds, for programs. Keys without a value are left out.
func lintJSON(of result: LintResult) -> JSON {
  [
    "version": 1,
    "summary": [
      "documents": .integer(result.documents.count),
      "screens": .integer(result.documents.reduce(0) { $0 + $1.screens }),
      "errors": .integer(result.count(.error)),
      "warnings": .integer(result.count(.warning)),
      "notes": .integer(result.count(.note)),
      "waived": .integer(result.waived),
    ],
    "findings": .array(result.findings.map(\.json)),
    "notes": .array(result.notes.map(\.json)),
    "problems": .array(result.problems.map(\.json)),
  ]
}

extension LintFinding {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("rule", .string(rule.rawValue)), JSON.Member("level", .string(level.rawValue)),
      JSON.Member("document", .string(document)),
    ]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(key, value)) }
    }
    func add(_ key: String, _ texts: [String]) {
      if !texts.isEmpty { add(key, .array(texts.map { .string($0) })) }
    }
    add("state", state.map { .string($0) })
    add("states", states)
    add("node", node.isEmpty ? nil : .string(node))
    add("alike", alike)
    add("variants", variants)
    add("frame", frame?.json)
    add("phase", phase.map { .number($0) })
    add("value", value.map { .number($0) })
    add("limit", limit.map { .number($0) })
    add("colors", colors)
    add("message", .string(message))
    add("remedy", .string(remedy))
    members += position.members
    return .object(members)
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    .object(
      [
        JSON.Member("severity", .string(severity.rawValue)),
        JSON.Member("message", .string(message)),
      ] + position.members)
  }
}

extension TextPosition {
  fileprivate var members: [JSON.Member] {
    [
      JSON.Member("file", .string(file)), JSON.Member("line", .integer(line)),
      JSON.Member("column", .integer(column)),
    ]
  }
}
