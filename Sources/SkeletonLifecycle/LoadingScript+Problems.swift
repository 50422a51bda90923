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
      case .fps:
        return plan.problems(
          without: plan.lifecycle.budget.frameRate, of: "frameRate", "fps", at: position)
      case .memory:
        return plan.problems(
          without: plan.lifecycle.budget.memory, of: "memory", "memory", at: position)
      case .scroll(_, let speed):
        guard speed > 0 else { return [] }
        return plan.problems(
          without: plan.lifecycle.budget.scrollSpeed, of: "scrollSpeed", "scroll.speed",
          at: position)
      case .refresh, .dismiss, .tap, .appear, .disappear, .set, .server: return []
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

  /// What only a budget heeds.
  fileprivate func problems(
    without limit: Double?, of key: String, _ event: String, at position: TextPosition
  ) -> [Diagnostic] {
    guard limit == nil else { return [] }
    return [
      Diagnostic(
        .warning, at: position,
        "'\(event)' has no effect: the lifecycle has no 'budget: {\(key)}'")
    ]
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
