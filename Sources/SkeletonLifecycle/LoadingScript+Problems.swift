import SkeletonModel

extension LoadingScript {
  /// What of this script cannot happen to a screen: errors, and warnings of what has nothing to
  /// show.
  package func problems(for plan: LoadingPlan) -> [Diagnostic] {
    steps.flatMap { step -> [Diagnostic] in
      guard let position = step.position else { return [] }
      switch step.event {
      case .data(let items), .retry(let items):
        return plan.problems(with: items, of: step.event.name, at: position)
      case .fail(_, let items):
        return plan.problems(with: items, of: step.event.name, at: position)
          + plan.problems(without: .error, at: position)
      case .server(.some):
        return plan.problems(without: .error, at: position)
      case .empty: return plan.problems(without: .empty, at: position)
      case .refresh, .dismiss, .tap, .appear, .disappear, .scroll, .fps, .memory, .set, .server:
        return []
      }
    }
  }
}

extension LoadingPlan {
  fileprivate func problems(
    with items: [Int]?, of event: String, at position: TextPosition
  ) -> [Diagnostic] {
    guard let items, !items.isEmpty else { return [] }
    guard let name = lifecycle.items else {
      return [
        Diagnostic(
          at: position,
          "'\(event)' is of single items, and the lifecycle names none: 'items' is the id of a "
            + "repeat in both trees")
      ]
    }
    let count = max(geometry.rows.count, geometry.placeholders)
    return items.filter { $0 >= count }.prefix(1).map { item in
      Diagnostic(
        at: position,
        "'\(event)' is of item \(item), and '\(name)' has \(count.grouped), counted from 0")
    }
  }

  fileprivate func problems(
    without tree: LoadingTree, at position: TextPosition
  ) -> [Diagnostic] {
    guard !trees.contains(tree) else { return [] }
    return [
      Diagnostic(
        .warning, at: position,
        "the document has no tree '\(tree.rawValue)': what was there stays")
    ]
  }
}
