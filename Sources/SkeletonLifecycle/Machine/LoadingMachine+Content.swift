import SkeletonModel

extension LoadingMachine {
  /// The content arrives as a whole.
  mutating func showContent(_ reason: HideReason) {
    load?.isComplete = true
    load?.isAwaiting = false
    base = .content
    enter(.loaded)
    freeze()
    logHiding(reason, for: .content)
    noteMovement(.state)
    if plan.trees.contains(.content) {
      replaceAll(with: .content, plan.lifecycle.transitions.content)
      announceLoaded()
    }
  }

  /// Rows of the load arrive, each in its placeholder's frame; with the last of them all the rest.
  mutating func showRows(_ rows: [Int], _ reason: HideReason) {
    for row in rows {
      if let index = index(of: row) { stage.rows[index].status = .loaded }
    }
    let isLoad = load.map { !$0.isComplete } ?? false
    let isWhole =
      isLoad
      && [.waiting, .held, .failed].allSatisfy { !stage.rows.contains($0) }
    if isWhole {
      load?.isComplete = true
      load?.isAwaiting = false
      base = .content
      enter(.loaded)
    } else if isLoad {
      enter(.hydrating(loaded: loadedRows, failed: failedRows))
    }
    reveal(rows, reason, isWhole: isWhole)
    if isWhole {
      askForPage()
    }
    fetchImages()
  }

  /// Content fades in where placeholders stood, one row after another.
  ///
  /// - Parameter isWhole: Whether all that is no row fades with the first of them.
  mutating func reveal(_ rows: [Int], _ reason: HideReason, isWhole: Bool) {
    let transition = plan.lifecycle.transitions.content
    let motion = self.motion(transition)
    let stagger = plan.lifecycle.stagger
    interrupt(rows: Set(rows))
    timers.dropTurns(of: Set(rows))
    if plan.trees.contains(.content), !stage.layers.contains(where: { $0.tree == .content }) {
      // Its rows are seen before all that is around them.
      stage.layers.append(.init(tree: .content, opacity: .still(0)))
    }
    var groups: [(delay: Microseconds, rows: [Int])] = []
    for (place, row) in rows.enumerated() {
      guard let index = index(of: row) else { continue }
      let delay = min(place, stagger.limit - 1) * stagger.reveal
      stage.rows[index].content = Fade(
        from: stage.rows[index].content.value(at: now), to: 1, start: now + delay, motion: motion)
      for part in [\LoadingStage.Row.skeleton, \LoadingStage.Row.error] {
        let opacity = stage.rows[index][keyPath: part].value(at: now)
        stage.rows[index][keyPath: part] =
          opacity == 0
          ? .still(0)
          : Fade(
            from: opacity, to: 0, start: now + delay, motion: motion,
            holds: transition.mode == .over)
      }
      freeze(rowAt: index)
      if groups.last?.delay == delay {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append((delay, [row]))
      }
    }
    if isWhole { bringRest(motion, transition.mode) }
    for group in groups {
      if group.delay == 0 {
        begin(revealing: group.rows, reason)
      } else {
        timers.set(.reveal(group.rows, reason), at: now + group.delay)
      }
    }
  }

  /// All that is no row, and placeholders that no row of the content belongs to.
  private mutating func bringRest(_ motion: Motion, _ mode: Lifecycle.FadeMode) {
    var surplus: Set<Int> = []
    for index in stage.rows.indices where stage.rows[index].status == .absent {
      freeze(rowAt: index)
      surplus.insert(stage.rows[index].id)
      stage.rows[index].skeleton = leaving(stage.rows[index].skeleton, motion, mode)
    }
    timers.dropTurns(of: surplus)
    stage.shimmers = false
    if stage.frozen == nil { stage.frozen = now }
    guard plan.trees.contains(.content) else { return }
    fadeTrees(to: .content, motion, mode)
    timers.changeEndings { ending in
      var left = ending
      left.isOfTrees = false
      return ending.isOfOverlay ? ending : left.rows.isEmpty ? nil : left
    }
  }

  /// The fade of some rows begins.
  mutating func begin(revealing rows: [Int], _ reason: HideReason) {
    let motion = self.motion(plan.lifecycle.transitions.content)
    let covered = rows.filter { row in
      guard let fade = index(of: row).map({ stage.rows[$0].skeleton }) else { return false }
      // A fade that takes no time is over as it begins.
      return fade.value(at: now) > 0 || fade.start == now && fade.from > 0
    }
    let isWhole = load?.isComplete == true
    let fields: [LoadingEvent.Field] = [.init("rows", .rows(rows))]
    if !covered.isEmpty {
      log(
        .skeletonHide, [.init("rows", .rows(covered)), .init("reason", .string(reason.rawValue))])
    }
    noteMovement(.state)
    startTransition(to: .content, rows: rows, motion)
    log(.rowReveal, fields)
    announceLoaded()
    if let first = rows.first, load?.hasFirstRow == false {
      load?.hasFirstRow = true
      log(
        .analytics,
        [.init("name", "first_contentful_row"), .init("row", .integer(first))])
    }
    let isOfTrees =
      isWhole && stage.layers.contains { $0.opacity.end == now + motion.duration }
    timers.set(
      .ending(
        .init(
          to: .content, rows: rows, isOfTrees: isOfTrees, gone: covered.isEmpty ? nil : covered)),
      at: now + motion.duration)
  }

  private mutating func announceLoaded() {
    guard load?.hasAnnounced == false else { return }
    load?.hasAnnounced = true
    if let text = plan.announcements.loaded { log(.announce, [.init("text", .string(text))]) }
  }

  /// There is nothing to show.
  mutating func showEmpty(_ reason: HideReason) {
    load?.isAwaiting = false
    batches = [:]
    timers.remove { purpose in
      switch purpose {
      case .timeout, .minimumDisplay, .attempt: true
      default: false
      }
    }
    base = .empty
    enter(.empty)
    freeze()
    for index in stage.rows.indices { stage.rows[index].status = .absent }
    logHiding(reason, for: .empty)
    noteMovement(.state)
    if plan.trees.contains(.empty) { replaceAll(with: .empty, plan.lifecycle.transitions.empty) }
  }
}
