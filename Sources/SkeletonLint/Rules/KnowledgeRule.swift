import SkeletonLanguage
import SkeletonModel

extension LintCheck {
  /// Words in the rows of a skeleton that nobody can know while they load.
  ///
  /// What stands in every row of the content is a label, and may stand in the skeleton as well.
  /// Where a document does not say which rows arrive, rows that say in the skeleton what they say in
  /// the content may be there already, below a spinner.
  mutating func checkKnowledge(_ screens: [LintedScreen]) {
    guard let skeleton = screens.first(where: { $0.state == .skeleton }),
      let content = screens.first(where: { $0.state == .content })
    else { return }
    let names = RowNames(items: job.document.lifecycle.items, job.document.componentNames)
    let rows = content.rowTexts(names)
    let there = Dictionary(
      content.nodes.compactMap { node in node.text.map { (node.path, $0.value) } }
    ) { first, _ in first }
    for node in skeleton.nodes where node.opacity > 0 {
      guard let text = node.text, let row = names.row(of: node.path),
        text.value.contains(where: { $0.isLetter || $0.isNumber }),
        let others = rows[row.withoutRowNumbers],
        names.items != nil || there[node.path] != text.value
      else { continue }
      let knowing = others.values.count { $0.contains(text.value) }
      guard knowing > 0, knowing < others.count else { continue }
      faults.append(
        skeleton.fault(
          .knowsContent, node, excess: Double(others.count - knowing),
          "'\(text.value.excerpt)' stands in \(knowing) of the content's \(others.count) rows"))
    }
  }
}

extension LintedScreen {
  /// The words of each row, by the `repeat` that it is of.
  fileprivate func rowTexts(_ names: RowNames) -> [String: [String: Set<String>]] {
    var texts: [String: [String: Set<String>]] = [:]
    for node in nodes {
      guard let text = node.text, let row = names.row(of: node.path) else { continue }
      texts[row.withoutRowNumbers, default: [:]][row, default: []].insert(text.value)
    }
    return texts
  }
}

/// Tells the rows of a `repeat` from what is numbered because it has no name.
private struct RowNames {
  /// The `repeat` whose rows arrive.
  let items: String?
  private let others: Set<String>

  init(items: String?, _ components: Set<String>) {
    self.items = items
    others = components.union(Kind.allCases.map(\.rawValue))
  }

  /// The path up to the number of its first row; nil where it is in none.
  func row(of path: String) -> String? {
    var row = ""
    for step in path.split(separator: "/") {
      row += (row.isEmpty ? "" : "/") + step
      guard step.hasSuffix("]"), let bracket = step.firstIndex(of: "[") else { continue }
      let name = String(step[..<bracket])
      if items.map({ $0 == name }) ?? !others.contains(name) { return row }
    }
    return nil
  }
}
