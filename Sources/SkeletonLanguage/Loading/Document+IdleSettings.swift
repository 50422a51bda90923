import SkeletonModel

extension Document {
  /// Warnings of what the document's own `lifecycle` says in vain, because something else that it
  /// depends on is missing.
  package var idleSettings: [Diagnostic] {
    let lifecycle = lifecycle
    var found: [Diagnostic] = []
    func note(_ path: [String], _ isIdle: Bool, _ reason: String) {
      guard isIdle, let position = lifecyclePosition(of: path) else { return }
      found.append(
        Diagnostic(
          .warning, at: position, "'\(path.joined(separator: "."))' has no effect: \(reason)"))
    }
    let isWhole = lifecycle.items == nil
    let noRows = "no 'items' arrive one by one"
    for key in ["stagger", "pages", "prefetch"] { note([key], isWhole, noRows) }
    note(["errorPlacement"], isWhole && lifecycle.errorPlacement == .items, noRows)
    note(["refresh"], isWhole && lifecycle.refresh.mode == .newRows, noRows)
    note(
      ["refresh", "opacity"], lifecycle.refresh.mode != .overlay,
      "it is of an overlay, and the mode is '\(lifecycle.refresh.mode.rawValue)'")
    note(
      ["dismissAfter"], lifecycle.errorPlacement != .over,
      "errors are not on top of the rest; 'errorPlacement: over' lays them there")
    for tree in ["content", "empty", "error"] {
      note(["transitions", tree], trees[tree] == nil, "there is no tree '\(tree)'")
    }
    noteTransitions(lifecycle.transitions, note)
    note(
      ["transitions", "error", "mode"], trees["error"] != nil && lifecycle.errorPlacement == .over,
      "what lies on top of the rest replaces nothing")
    noteStagger(lifecycle.stagger, isWhole: isWhole, note)
    noteRetry(lifecycle.retry, note)
    let noSkeleton = trees["skeleton"] == nil
    let noSkeletonTree = "there is no tree 'skeleton'"
    note(["transitions", "refresh"], noSkeleton, noSkeletonTree)
    note(["minimumDisplay"], noSkeleton, noSkeletonTree)
    note(
      ["refresh"],
      noSkeleton && [.overlay, .newRows].contains(lifecycle.refresh.mode)
        && !(isWhole && lifecycle.refresh.mode == .newRows), noSkeletonTree)
    note(["pages", "placeholders"], noSkeleton && !isWhole, noSkeletonTree)
    for key in ["appearWithin", "shift", "memory", "frameRate", "scrollSpeed", "shimmers"] {
      note(["budget", key], noSkeleton, noSkeletonTree)
    }
    note(
      ["budget", "shift"], !noSkeleton && trees["content"] == nil, "there is no tree 'content'")
    for key in ["errorPlacement", "dismissAfter"] {
      let isNoted =
        key == "dismissAfter"
        ? lifecycle.errorPlacement != .over : isWhole && lifecycle.errorPlacement == .items
      note([key], trees["error"] == nil && !isNoted, "there is no tree 'error'")
    }
    return (found + idleDerivations).inOrder
  }

  /// What nodes say of a skeleton that is not derived from them.
  private var idleDerivations: [Diagnostic] {
    var found: [Diagnostic] = []
    func walk(_ tree: Tree, _ reason: String) {
      for item in tree.list ?? [] { walk(item, reason) }
      for entry in tree.entries ?? [] {
        if entry.key == BoxForm.derive.name {
          let message = "'\(entry.key)' has no effect: \(reason)"
          found.append(Diagnostic(.warning, at: entry.keySpot.position, message))
        } else if !["with", "parameters"].contains(entry.key) {
          walk(entry.value, reason)
        }
      }
    }
    for key in ["components", "content"] where !hasDerivedSkeleton {
      written[key].map { walk($0, "'skeleton: {from: content}' is what derives a skeleton") }
    }
    for key in ["skeleton", "empty", "error"] {
      written[key].map { walk($0, "a skeleton is derived from the content alone") }
    }
    return found
  }

  private typealias Note = (_ path: [String], _ isIdle: Bool, _ reason: String) -> Void

  private func noteTransitions(_ transitions: Lifecycle.Transitions, _ note: Note) {
    let all = [
      ("content", "content", transitions.content), ("empty", "empty", transitions.empty),
      ("error", "error", transitions.error), ("refresh", "skeleton", transitions.refresh),
    ]
    for (name, tree, transition) in all where trees[tree] != nil {
      guard case .spring = transition.easing else { continue }
      note(["transitions", name, "duration"], true, "a spring takes as long as it takes")
    }
  }

  private func noteStagger(_ stagger: Lifecycle.Stagger, isWhole: Bool, _ note: Note) {
    guard !isWhole else { return }
    note(
      ["stagger", "limit"], stagger.appear == 0 && stagger.reveal == 0,
      "neither 'appear' nor 'reveal' has items wait")
    note(["stagger", "appear"], trees["skeleton"] == nil, "there is no tree 'skeleton'")
    note(["stagger", "reveal"], trees["content"] == nil, "there is no tree 'content'")
  }

  private func noteRetry(_ retry: Lifecycle.Retry?, _ note: Note) {
    guard let retry else { return }
    for key in ["initialDelay", "factor", "maxDelay"] {
      note(["retry", key], retry.maxAttempts == 1, "there is one attempt, and so no delay")
    }
    note(["retry", "factor"], retry.maxAttempts == 2, "there is one delay only")
  }
}
