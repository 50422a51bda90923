import SkeletonModel

extension LoadingMachine {
  /// What leaves as something else comes in: it fades, or stays until it is covered.
  func leaving(_ fade: Fade, _ motion: Motion, _ mode: Lifecycle.FadeMode) -> Fade {
    let opacity = fade.value(at: now)
    guard opacity > 0 else { return .still(0) }
    return Fade(from: opacity, to: 0, start: now, motion: motion, holds: mode == .over)
  }

  /// One tree comes in, and all others leave.
  mutating func fadeTrees(to tree: LoadingTree, _ motion: Motion, _ mode: Lifecycle.FadeMode) {
    stage.layers.removeAll { $0.tree != tree && $0.opacity.value(at: now) == 0 }
    for index in stage.layers.indices where stage.layers[index].tree != tree {
      stage.layers[index].opacity = leaving(stage.layers[index].opacity, motion, mode)
    }
    bring(tree, to: 1, motion)
  }

  /// A tree comes in on top, from the opacity that it still has.
  mutating func bring(
    _ tree: LoadingTree, to opacity: Double, _ motion: Motion, error: LoadingError? = nil
  ) {
    let old = stage.layers.firstIndex { $0.tree == tree }
    let from = old.map { stage.layers[$0].opacity.value(at: now) } ?? 0
    let layer = LoadingStage.Layer(
      tree: tree, opacity: Fade(from: from, to: opacity, start: now, motion: motion), error: error)
    if let old {
      stage.layers[old] = layer
    } else {
      stage.layers.append(layer)
    }
  }

  mutating func startTransition(to tree: LoadingTree, rows: [Int], _ motion: Motion) {
    var fields: [LoadingEvent.Field] = [.init("to", .string(tree.rawValue))]
    if !rows.isEmpty { fields.append(.init("rows", .rows(rows))) }
    fields.append(.init("duration", .milliseconds(motion.duration)))
    log(.transitionStart, fields)
  }

  /// All of a screen gives way to one tree.
  mutating func replaceAll(with tree: LoadingTree, _ transition: Lifecycle.Transition) {
    timers.remove { purpose in
      switch purpose {
      case .ending, .reveal, .turn: true
      default: false
      }
    }
    let motion = self.motion(transition)
    let gone = hasSkeleton ? standingRows : nil
    fadeTrees(to: tree, motion, transition.mode)
    for index in stage.rows.indices {
      stage.rows[index].skeleton = leaving(stage.rows[index].skeleton, motion, transition.mode)
      stage.rows[index].content = leaving(stage.rows[index].content, motion, transition.mode)
      stage.rows[index].error = leaving(stage.rows[index].error, motion, transition.mode)
    }
    startTransition(to: tree, rows: [], motion)
    timers.set(
      .ending(.init(to: tree, rows: [], isOfTrees: true, gone: gone)),
      at: now + motion.duration)
  }

  /// Whether some of the skeleton can be seen, or is about to be.
  var hasSkeleton: Bool {
    stage.layers.contains { $0.tree == .skeleton && !$0.opacity.isOver(at: now) }
      || stage.rows.contains { !$0.skeleton.isOver(at: now) }
  }

  /// Whether some of the skeleton stands there and is not about to go.
  var standsSkeleton: Bool {
    stage.layers.contains { $0.tree == .skeleton && $0.opacity.to > 0 }
      || stage.rows.contains { $0.skeleton.to > 0 }
  }

  /// The skeleton begins to go, if there is a tree to take its place.
  mutating func logHiding(_ reason: HideReason, for tree: LoadingTree) {
    guard standsSkeleton, plan.trees.contains(tree) else { return }
    let rows = stage.rows.filter { $0.skeleton.to > 0 }.map(\.id)
    log(
      .skeletonHide,
      (rows.isEmpty ? [] : [.init("rows", .rows(rows))])
        + [.init("reason", .string(reason.rawValue))])
  }

  /// Placeholders that can be seen, or whose turn comes.
  var standingRows: [Int] {
    stage.rows.filter { !$0.skeleton.isOver(at: now) }.map(\.id)
  }

  /// The skeleton stops: what fades keeps the phase of this instant.
  mutating func freeze() {
    stage.shimmers = false
    if stage.frozen == nil { stage.frozen = now }
    for index in stage.rows.indices { freeze(rowAt: index) }
  }

  mutating func freeze(rowAt index: Int) {
    let moved = stage.rows[index].shimmers
    stage.rows[index].shimmers = false
    if stage.rows[index].frozen == nil, !stage.rows[index].skeleton.isOver(at: now) {
      stage.rows[index].frozen = moved ? now : stage.frozen ?? now
    }
  }

  /// A fade has ended.
  mutating func end(_ ending: LoadingTimers.Ending) {
    let rows: [LoadingEvent.Field] =
      ending.rows.isEmpty ? [] : [.init("rows", .rows(ending.rows))]
    if let gone = ending.gone {
      log(.skeletonGone, gone.isEmpty ? [] : [.init("rows", .rows(gone))])
    }
    log(.transitionEnd, [.init("to", .string(ending.to.rawValue))] + rows)
    stage.layers.removeAll { $0.isGone(at: now) }
    noteInteractive()
  }

  /// Everything is there and nothing fades: the user can begin.
  private mutating func noteInteractive() {
    guard let load, load.isComplete, !load.isInteractive, base == .content, state != .idle,
      !timers.contains(where: { purpose in
        switch purpose {
        case .ending(let ending): !ending.isOfOverlay
        case .reveal: true
        default: false
        }
      })
    else { return }
    self.load?.isInteractive = true
    log(.analytics, [.init("name", "time_to_interactive")])
  }

  /// Rows begin another fade, so that the ends of those they were in are no longer theirs.
  mutating func interrupt(rows: Set<Int>) {
    timers.changeEndings { ending in
      guard !ending.rows.isEmpty, !ending.isOfOverlay else { return ending }
      var left = ending
      left.rows.removeAll(where: rows.contains)
      if let gone = left.gone, !gone.isEmpty {
        let still = gone.filter { !rows.contains($0) }
        left.gone = still.isEmpty ? nil : still
      }
      return left.rows.isEmpty && !left.isOfTrees ? nil : left
    }
  }
}
