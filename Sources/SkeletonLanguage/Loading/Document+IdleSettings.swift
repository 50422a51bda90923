import SkeletonModel

extension Document {
  /// Warnings of what the document's own `lifecycle` says in vain, because something else that it
  /// depends on is missing.
  package var idleSettings: [Diagnostic] {
    let lifecycle = lifecycle
    var found: [Diagnostic] = []
    func note(_ path: [String], _ isIdle: Bool, _ reason: String) {
      guard isIdle, let spot = ownSpot(of: path) else { return }
      found.append(
        Diagnostic(
          .warning, at: spot.position, "'\(path.joined(separator: "."))' has no effect: \(reason)"))
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
    note(["transitions", "refresh"], trees["skeleton"] == nil, "there is no tree 'skeleton'")
    note(["minimumDisplay"], trees["skeleton"] == nil, "there is no tree 'skeleton'")
    for key in ["memory", "frameRate", "scrollSpeed", "shimmers"] {
      note(["budget", key], trees["skeleton"] == nil, "there is no tree 'skeleton'")
    }
    return found.inOrder
  }

  private func ownSpot(of path: [String]) -> Spot? {
    var entries = ownLifecycle
    var spot: Spot?
    for key in path {
      guard let entry = entries.first(where: { $0.key == key }) else { return nil }
      spot = entry.keySpot
      entries = entry.value.entries ?? []
    }
    return spot
  }
}
