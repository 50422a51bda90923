/// A run for programs: what `verify --json` prints.
///
/// A key the contract names is always there, `null` where there is nothing to say; keys beside it
/// (`message`, `expected`, `pixels`, `position`, `summary`, `followers`, `alike`, `notes`) are left out
/// then. `docs/reports.md` describes them.
public func verificationJSON(of result: RunResult) -> JSON {
  var members = [
    JSON.Member("version", 1),
    JSON.Member(
      "summary",
      .object(
        Verdict.allCases.map { JSON.Member($0.rawValue, .integer(result.count($0))) })),
    JSON.Member("cases", .array(result.cases.map(\.json))),
    JSON.Member("laws", .array(result.laws.map(\.json))),
    JSON.Member("warnings", .array(result.warnings.map(\.json))),
    JSON.Member("problems", .array(result.problemsToReport.map(\.json))),
    JSON.Member("documents", .array(result.origins.map(\.json))),
  ]
  members.add("notes", result.notes.isEmpty ? nil : .array(result.notes.map(\.json)))
  members.add("cutShort", result.isCutShort ? .bool(true) : nil)
  members.add("shard", result.shard?.json)
  return .object(members)
}

extension CaseResult {
  var json: JSON {
    var members = [
      JSON.Member("document", .string(document)), JSON.Member("variant", .string(variant)),
      JSON.Member("frame", .string(frame)), JSON.Member("verdict", .string(verdict.rawValue)),
      JSON.Member("golden", .string(golden)), JSON.Member("actual", actual.json),
      JSON.Member("diff", diff.json), JSON.Member("differing", differing.json),
      JSON.Member("nodes", .array(nodes.map(\.json))),
      JSON.Member("unexplained", unexplained.json),
    ]
    members.add("expected", expected.map(JSON.string))
    members.add("sha256", digests.json)
    members.add("pixels", pixels.map(JSON.integer))
    members.add("message", message.map(JSON.string))
    members.add("position", position.json)
    return .object(members)
  }
}

extension CaseResult.Digests {
  fileprivate var json: JSON? {
    if golden == nil, actual == nil { return nil }
    return ["golden": golden.json, "actual": actual.json]
  }
}

extension NodeChange {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("path", .string(path)), JSON.Member("change", .string(change.rawValue)),
      JSON.Member("before", before.json), JSON.Member("after", after.json),
    ]
    members.add("summary", summary.isEmpty ? nil : .string(summary))
    members.add("followers", followers == 0 ? nil : .integer(followers))
    members.add("position", position?.json)
    return .object(members)
  }
}

extension LawBreach {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("law", .string(law.rawValue)), JSON.Member("document", .string(document)),
      JSON.Member("node", .string(node)),
      JSON.Member("variants", .array(variants.map(JSON.string))),
      JSON.Member("message", .string(message)), JSON.Member("position", position.json),
    ]
    members.add("alike", alike.isEmpty ? nil : .array(alike.map(JSON.string)))
    return .object(members)
  }
}

extension GoldenWarning {
  fileprivate var json: JSON {
    [
      "document": .string(document), "variant": .string(variant),
      "frames": .array(frames.map(JSON.string)), "message": .string(message),
      "position": position.json,
    ]
  }
}

extension DocumentOrigin {
  fileprivate var json: JSON {
    [
      "document": .string(document),
      "files": .array(
        files.map { ["path": .string($0.path), "sha256": .string($0.digest)] }),
    ]
  }
}

extension RunResult.Problem {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("message", .string(message)),
      JSON.Member("diagnostics", .array(diagnostics.map(\.json))),
    ]
    members.add("document", document.map(JSON.string))
    members.add("variant", variant.map(JSON.string))
    return .object(members)
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    [
      "severity": .string(severity.rawValue), "message": .string(message),
      "position": position.json,
      "notes": .array(
        notes.map { ["message": .string($0.message), "position": $0.position.json] }),
    ]
  }
}

extension TextPosition {
  var json: JSON {
    ["file": .string(file), "line": .integer(line), "column": .integer(column)]
  }
}

extension String? {
  fileprivate var json: JSON { map(JSON.string) ?? .null }
}

extension Int? {
  fileprivate var json: JSON { map(JSON.integer) ?? .null }
}

extension [JSON.Member] {
  fileprivate mutating func add(_ key: String, _ value: JSON?) {
    if let value { append(JSON.Member(key, value)) }
  }
}
