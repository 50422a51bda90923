import SkeletonModel

/// The rules of lint as a table in Markdown, as `docs/lint.md` has it.
package func lintRulesTable() -> String {
  let head = ["rule", "level", "limit", "finds", "because"]
  let rows = LintRule.allCases.map { rule in
    let limit = rule.limit.map {
      "\($0.isMost ? "at most" : "at least") \($0.value.threeDecimals) \($0.unit)"
    }
    return ["`\(rule.rawValue)`", rule.level.rawValue, limit ?? "", rule.says, rule.reason]
  }
  return ([head, head.map { _ in "---" }] + rows)
    .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
}
