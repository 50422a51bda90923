import SkeletonModel

extension LoadingMachine {
  /// The user pulls to refresh.
  mutating func takeRefresh() {
    let mode = plan.lifecycle.refresh.mode
    let name = LoadingEvent.Field("mode", .string(mode.rawValue))
    switch state {
    case .loading, .hydrating, .refreshing:
      // What loads already is what was asked for.
      if state == .refreshing || isLoading {
        log(.refresh, [name, .init("joined", true)])
      } else {
        // Rows have failed, and nothing is on its way.
        log(.refresh, [name])
        startLoad()
      }
    case .loaded, .empty: beginRefresh()
    case .error:
      if base == .nothing {
        log(.refresh, [name])
        startLoad()
      } else {
        removeOverlay()
        beginRefresh()
      }
    case .idle: break
    }
  }

  private var isLoading: Bool {
    guard let load, !load.isComplete else { return false }
    return !awaitedRows().isEmpty || awaitsLoad || timers.contains { $0 == .attempt }
      || batches.values.contains { !$0.held.isEmpty }
  }

  mutating func beginRefresh() {
    let mode = plan.lifecycle.refresh.mode
    log(.refresh, [.init("mode", .string(mode.rawValue))])
    switch mode {
    case .replace: startLoad()
    case .none: expect(rows: Array(loadedRows))
    case .overlay:
      expect(rows: Array(loadedRows))
      layOver()
    case .newRows: putAbove()
    }
  }

  private mutating func expect(rows: [Int]) {
    refresh = PendingRefresh(rows: rows)
    enter(.refreshing)
  }

  /// The skeleton fades in over what is there.
  private mutating func layOver() {
    guard plan.trees.contains(.skeleton) else { return }
    let motion = covering(motion(plan.lifecycle.transitions.refresh))
    // Where nothing else stands there, the skeleton is what a refresh would lie over.
    let opacity = hasBeneath ? plan.lifecycle.refresh.opacity : 1
    timers.remove { purpose in
      if case .ending(let ending) = purpose { ending.to == .skeleton } else { false }
    }
    // Rows beyond the skeleton's that still fade keep their phase.
    for index in stage.rows.indices where !stage.rows[index].shimmers {
      if let frozen = stage.rows[index].frozen ?? stage.frozen {
        stage.rows[index].frozen = frozen + now - stage.since
      }
    }
    stage.since = now
    stage.frozen = nil
    stage.shimmers = true
    // On top of all but an error.
    if let old = stage.layers.firstIndex(where: { $0.tree == .skeleton }) {
      let layer = stage.layers.remove(at: old)
      let top = stage.layers.firstIndex { $0.tree == .error } ?? stage.layers.endIndex
      stage.layers.insert(layer, at: top)
    }
    bring(.skeleton, to: opacity, motion)
    var placed: [Int] = []
    for index in stage.rows.indices
    where (0..<plan.geometry.placeholders).contains(stage.rows[index].id) {
      placed.append(stage.rows[index].id)
      stage.rows[index].skeleton = Fade(
        from: stage.rows[index].skeleton.value(at: now), to: opacity, start: now, motion: motion)
      stage.rows[index].turn = now
      stage.rows[index].shimmers = true
      stage.rows[index].frozen = nil
    }
    log(.skeletonShow, placed.isEmpty ? [] : [.init("rows", .rows(placed))])
    noteMovement(.state)
    startTransition(to: .skeleton, rows: placed, motion)
    timers.set(
      .ending(.init(to: .skeleton, rows: placed, isOfTrees: true)),
      at: now + motion.duration)
  }

  /// Placeholders for new rows stand above what is there.
  private mutating func putAbove() {
    let count = plan.hasRows && plan.trees.contains(.skeleton) ? plan.geometry.placeholders : 0
    guard count > 0 else {
      expect(rows: Array(loadedRows))
      return
    }
    batchCount += 1
    let first = (stage.rows.first?.id ?? 0) - count
    let rows = (0..<count).map { place in
      var row = LoadingStage.Row(id: first + place)
      row.status = .absent
      row.template = place
      row.turn = now
      row.skeleton = Fade(from: 0, to: 1, start: now, motion: .none)
      row.shimmers = true
      return row
    }
    stage.rows = StagedRows(rows + stage.rows)
    resumePhase(of: rows.map(\.id))
    expect(rows: rows.map(\.id))
    log(.skeletonShow, [.init("rows", .rows(rows.map(\.id)))])
    noteMovement(.state)
  }
}

extension LoadingMachine {
  /// What a refresh asked for arrives; whether any of it was awaited.
  mutating func takeRefreshed(_ items: Set<Int>?) -> Bool {
    guard var refresh else { return false }
    let isAbove = plan.lifecycle.refresh.mode == .newRows && (refresh.rows.first ?? 0) < 0
    // Rows above are counted from the top.
    let first = stage.rows.first?.id ?? 0
    let wanted = items.map { isAbove ? Set($0.map { $0 + first }) : $0 }
    let arrived = refresh.rows.filter { wanted?.contains($0) ?? true }
    if arrived.isEmpty, !refresh.rows.isEmpty { return false }
    log(.data, arrived.isEmpty ? [] : [.init("rows", .rows(arrived))])
    refresh.rows.removeAll(where: Set(arrived).contains)
    self.refresh = refresh
    if isAbove {
      let wasEmpty = base == .empty
      if refresh.rows.isEmpty { endNewRows() }
      for row in arrived {
        if let index = index(of: row) { stage.rows[index].status = .loaded }
      }
      reveal(arrived, .data, isWhole: wasEmpty && refresh.rows.isEmpty)
      fetchImages()
    } else if refresh.rows.isEmpty {
      let wasEmpty = base == .empty
      endRefresh(.data)
      if wasEmpty {
        showAgain()
      } else {
        enter(.loaded)
      }
    }
    return true
  }

  private mutating func endNewRows() {
    refresh = nil
    base = .content
    enter(.loaded)
  }

  /// Content where there was none before the refresh.
  private mutating func showAgain() {
    for index in stage.rows.indices where stage.rows[index].id < max(page.asked, 0) {
      guard stage.rows[index].id >= 0 else { continue }
      stage.rows[index].status = .loaded
    }
    base = .content
    load?.isComplete = true
    enter(.loaded)
    guard plan.trees.contains(.content) else { return }
    replaceAll(with: .content, plan.lifecycle.transitions.content)
    let motion = self.motion(plan.lifecycle.transitions.content)
    for index in stage.rows.indices where stage.rows[index].status == .loaded {
      stage.rows[index].content = Fade(from: 0, to: 1, start: now, motion: motion)
    }
  }

  /// Nothing of a refresh is awaited any more: its placeholders go.
  mutating func endRefresh(_ reason: HideReason) {
    guard let refresh else { return }
    self.refresh = nil
    let above = Set(refresh.rows.filter { $0 < 0 })
    if !above.isEmpty {
      log(
        .skeletonHide,
        [
          .init("rows", .rows(above.sorted())),
          .init("reason", .string(reason.rawValue)),
        ])
      stage.rows = StagedRows(
        stage.rows.filter { !above.contains($0.id) || $0.status == .loaded })
      renumberAbove()
      log(.skeletonGone, [.init("rows", .rows(above.sorted()))])
      noteMovement(.state)
      return
    }
    guard let layer = stage.layers.firstIndex(where: { $0.tree == .skeleton }),
      stage.layers[layer].opacity.to > 0
    else { return }
    guard hasBeneath else {
      freeze()
      noteMovement(.state)
      return
    }
    timers.remove { purpose in
      if case .ending(let ending) = purpose { ending.to == .skeleton } else { false }
    }
    let motion = covering(motion(plan.lifecycle.transitions.content))
    freeze()
    let rows = standingRows
    let fields: [LoadingEvent.Field] = rows.isEmpty ? [] : [.init("rows", .rows(rows))]
    log(.skeletonHide, fields + [.init("reason", .string(reason.rawValue))])
    noteMovement(.state)
    stage.layers[layer].opacity = leaving(stage.layers[layer].opacity, motion, .dual)
    for index in stage.rows.indices {
      stage.rows[index].skeleton = leaving(stage.rows[index].skeleton, motion, .dual)
    }
    startTransition(to: .content, rows: rows, motion)
    timers.set(
      .ending(.init(to: .content, rows: rows, isOfTrees: true, gone: rows)),
      at: now + motion.duration)
  }

  /// Whether anything but the skeleton stands there, or is about to: not after an `empty` that there
  /// is no tree for.
  private var hasBeneath: Bool {
    stage.layers.contains { ![.skeleton, .error].contains($0.tree) && $0.opacity.to > 0 }
  }

  /// A motion of the skeleton that lasts until what lies under it is opaque: the screen is not to
  /// be blank between a load and a refresh that comes at once.
  private func covering(_ motion: Motion) -> Motion {
    let ends = stage.layers.filter { ![.skeleton, .error].contains($0.tree) && $0.opacity.to > 0 }
      .map { $0.opacity.end - now }
    return Motion(duration: max(motion.duration, ends.max() ?? 0), easing: motion.easing)
  }

  /// Rows above have numbers without gaps.
  private mutating func renumberAbove() {
    let count = stage.rows.count { $0.id < 0 }
    var next = -count
    for index in stage.rows.indices where stage.rows[index].id < 0 {
      stage.rows[index].id = next
      next += 1
    }
  }
}
