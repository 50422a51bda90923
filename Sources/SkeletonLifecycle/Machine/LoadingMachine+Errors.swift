import SkeletonModel

extension LoadingMachine {
  mutating func takeFailure(_ failure: LoadingError, _ items: [Int]?, as name: String) {
    let awaited = awaitedRows(among: items.map(Set.init))
    if refresh != nil {
      logFailure(failure, during: "refresh")
      failRefresh(failure)
    } else if items != nil, !awaited.isEmpty || !awaitedRows().isEmpty {
      guard !awaited.isEmpty else { return ignore(name) }
      logFailure(failure, rows: awaited, during: "load")
      arriveFailed(awaited, failure)
    } else if awaitsLoad, let load {
      logFailure(failure, during: "load")
      fail(load, failure, isTimeout: false)
    } else if !awaited.isEmpty {
      logFailure(failure, rows: awaited, during: "load")
      arriveFailed(awaited, failure)
    } else if !page.pending.isEmpty {
      logFailure(failure, during: "page")
      failPage(failure)
    } else if base != .nothing, state != .idle, items == nil {
      logFailure(failure, during: nil)
      showLive(failure)
    } else {
      ignore(name)
    }
  }

  mutating func takeTimeout(of number: Int) {
    guard let batch = batches[number] else { return }
    if batch.isLoad, let load, load.batch == number {
      logSkeletonError(plan.timeout, rows: [], during: "load")
      fail(load, plan.timeout, isTimeout: true)
      return
    }
    let rows = waitingRows(of: number)
    guard !rows.isEmpty else { return }
    logSkeletonError(plan.timeout, rows: rows, during: "load")
    arrive(.failedRows(rows, plan.timeout), number)
  }

  private mutating func arriveFailed(_ rows: [Int], _ failure: LoadingError) {
    for batch in Set(rows.compactMap(batch(of:))).sorted() {
      arrive(.failedRows(rows.filter { self.batch(of: $0) == batch }, failure), batch)
    }
  }

  /// A load fails as a whole: it is tried again by itself, or shows the error.
  private mutating func fail(_ load: Load, _ failure: LoadingError, isTimeout: Bool) {
    if let retry = plan.lifecycle.retry, failure.isRetryable {
      if load.attempt < retry.maxAttempts {
        let delay = retry.delay(afterFailures: load.attempt)
        log(.retrySchedule, [.init("delay", .milliseconds(delay))])
        timers.remove { $0 == .timeout(load.batch) }
        self.load?.isAwaiting = false
        timers.set(.attempt, at: now + delay)
        return
      }
      if retry.maxAttempts > 1 {
        log(.retryExhausted, [.init("attempts", .integer(load.attempt))])
      }
    }
    arrive(.failure(failure, isTimeout: isTimeout), load.batch)
  }

  /// The error of a load, once the skeleton has stood there long enough.
  mutating func showLoadFailure(_ failure: LoadingError, _ reason: HideReason) {
    guard let load else { return }
    let rows = waitingRows(of: load.batch)
    let isUnderWay = !loadedRows.isEmpty || !failedRows.isEmpty
    if plan.lifecycle.errorPlacement == .items, plan.hasRows, isUnderWay {
      showFailed(rows, failure)
      return
    }
    for index in stage.rows.indices {
      if case .waiting = stage.rows[index].status { stage.rows[index].status = .failed }
    }
    batches = [:]
    timers.remove { purpose in
      switch purpose {
      case .timeout, .minimumDisplay, .attempt: true
      default: false
      }
    }
    show(failure, origin: .load, reason)
  }

  /// An error shows: in place of what is there, or on top of it.
  private mutating func show(
    _ failure: LoadingError, origin: ShownError.Origin, _ reason: HideReason
  ) {
    let isOver = plan.lifecycle.errorPlacement == .over
    removeOverlay(atOnce: true)
    error = ShownError(error: failure, isOver: isOver, origin: origin)
    enter(.error)
    if origin == .load {
      freeze()
      hasFailed = true
    }
    if !isOver {
      base = .nothing
      logHiding(reason, for: .error)
    }
    noteMovement(.state)
    log(
      .errorShow,
      [
        .init("case", .string(failure.name)), .init("retryable", .bool(failure.isRetryable)),
      ] + failure.fields.filter { !Self.ownFields.contains($0.name) })
    if isOver {
      if let wait = plan.lifecycle.dismissAfter {
        log(.bannerShow, [.init("case", .string(failure.name))])
        timers.set(.dismissal, at: now + wait)
      }
      if plan.trees.contains(.error) {
        let motion = self.motion(plan.lifecycle.transitions.error)
        bring(.error, to: 1, motion, error: failure)
        startTransition(to: .error, rows: [], motion)
        timers.set(
          .ending(
            .init(to: .error, rows: [], isOfTrees: true, isOfOverlay: true)),
          at: now + motion.duration)
      }
    } else if plan.trees.contains(.error) {
      replaceAll(with: .error, plan.lifecycle.transitions.error)
      if let index = stage.layers.firstIndex(where: { $0.tree == .error }) {
        stage.layers[index].error = failure
      }
    }
    announce(failure)
  }

  /// The names that each entry of the log has itself.
  private static let ownFields: Set = ["at", "kind", "case", "retryable"]

  private mutating func announce(_ failure: LoadingError) {
    if let text = failure.announcement { log(.announce, [.init("text", .string(text))]) }
  }

  /// Something happens to a screen that is loaded.
  private mutating func showLive(_ failure: LoadingError) {
    if plan.lifecycle.errorPlacement != .items {
      show(failure, origin: .live, .error)
    }
    if failure.isLostConnection { log(.reconnect) }
  }

  /// A refresh fails: what was there stays.
  private mutating func failRefresh(_ failure: LoadingError) {
    endRefresh(.error)
    if plan.lifecycle.errorPlacement == .over {
      show(failure, origin: .refresh, .error)
    } else {
      enter(base == .empty ? .empty : .loaded)
    }
    if failure.isLostConnection { log(.reconnect) }
  }

  /// Rows fail, each in its own frame.
  mutating func showFailed(_ rows: [Int], _ failure: LoadingError) {
    guard !rows.isEmpty else { return }
    for row in rows {
      guard let index = index(of: row) else { continue }
      stage.rows[index].status = .failed
      freeze(rowAt: index)
    }
    if load?.isComplete != true {
      let isPending = stage.rows.contains(.waiting) || stage.rows.contains(.held)
      enter(
        loadedRows.isEmpty && !isPending
          ? .error : .hydrating(loaded: loadedRows, failed: failedRows))
    }
    let standing = rows.filter { row in
      index(of: row).map { stage.rows[$0].skeleton.to > 0 } ?? false
    }
    if !standing.isEmpty, plan.trees.contains(.error) {
      log(
        .skeletonHide,
        [.init("rows", .rows(standing)), .init("reason", .string(HideReason.error.rawValue))])
    }
    noteMovement(.state)
    log(.rowError, [.init("rows", .rows(rows))])
    chip(rows, failure, gone: standing.isEmpty ? nil : standing)
    announce(failure)
  }

  /// A row's error fades in where its placeholder was.
  mutating func chip(_ rows: [Int], _ failure: LoadingError, gone: [Int]?) {
    let transition = plan.lifecycle.transitions.error
    let motion = self.motion(transition)
    guard plan.trees.contains(.error) else { return }
    interrupt(rows: Set(rows))
    timers.dropTurns(of: Set(rows))
    for row in rows {
      guard let index = index(of: row) else { continue }
      stage.rows[index].skeleton = leaving(stage.rows[index].skeleton, motion, transition.mode)
      stage.rows[index].failure = failure
      stage.rows[index].error = Fade(
        from: stage.rows[index].error.value(at: now), to: 1, start: now, motion: motion)
    }
    startTransition(to: .error, rows: rows, motion)
    timers.set(
      .ending(.init(to: .error, rows: rows, isOfTrees: false, gone: gone)),
      at: now + motion.duration)
  }

  private mutating func logFailure(_ failure: LoadingError, rows: [Int] = [], during: String?) {
    let place: [LoadingEvent.Field] = rows.isEmpty ? [] : [.init("rows", .rows(rows))]
    log(.fail, [.init("error", .string(failure.name))] + place)
    logSkeletonError(failure, rows: rows, during: during)
  }

  private mutating func logSkeletonError(_ failure: LoadingError, rows: [Int], during: String?) {
    var fields: [LoadingEvent.Field] = [.init("name", "skeleton_error")]
    if rows.count == 1 { fields.append(.init("row", .integer(rows[0]))) }
    if rows.count > 1 { fields.append(.init("rows", .rows(rows))) }
    fields.append(.init("error", .string(failure.name)))
    if let during { fields.append(.init("during", .string(during))) }
    log(.analytics, fields)
  }
}

extension LoadingMachine {
  /// The user closes what lies on top.
  mutating func takeDismissal(by: String, _ name: String) {
    guard let shown = error, shown.isOver else { return ignore(name) }
    log(.dismiss, [.init("by", .string(by))])
    if plan.lifecycle.dismissAfter != nil {
      log(
        .bannerDismiss,
        [.init("case", .string(shown.error.name)), .init("by", "user")])
    }
    settleBeneath()
    removeOverlay()
  }

  mutating func dismissBanner() {
    guard let shown = error else { return }
    log(
      .bannerDismiss, [.init("case", .string(shown.error.name)), .init("by", "timer")])
    settleBeneath()
    removeOverlay()
  }

  /// What was beneath is the state again; where nothing had been loaded, the failure stays one.
  private mutating func settleBeneath() {
    switch base {
    case .content: enter(.loaded)
    case .empty: enter(.empty)
    case .nothing: break
    }
  }

  /// The error on top goes.
  ///
  /// - Parameter atOnce: Whether another takes its place.
  mutating func removeOverlay(atOnce: Bool = false) {
    guard let shown = error, shown.isOver else { return }
    error = nil
    timers.remove { purpose in
      switch purpose {
      case .dismissal: true
      case .ending(let ending): ending.isOfOverlay
      default: false
      }
    }
    guard let index = stage.layers.firstIndex(where: { $0.tree == .error }) else { return }
    if atOnce {
      stage.layers.remove(at: index)
      return
    }
    let motion = self.motion(plan.lifecycle.transitions.error)
    stage.layers[index].opacity = leaving(stage.layers[index].opacity, motion, .dual)
    let tree: LoadingTree =
      base == .content ? .content : base == .empty ? .empty : .skeleton
    startTransition(to: tree, rows: [], motion)
    timers.set(
      .ending(
        .init(to: tree, rows: [], isOfTrees: true, isOfOverlay: true)),
      at: now + motion.duration)
  }
}

extension LoadingMachine {
  /// The user tries again: a load that failed, rows that did, a page, or what shows an error on top.
  mutating func takeRetry(_ items: [Int]?) {
    if let shown = error {
      guard shown.error.isRetryable else { return ignore("retry") }
      log(.retry)
      retry(shown)
      return
    }
    let asked = items.map(Set.init)
    let rows = failedRows.filter { asked?.contains($0) ?? true }
    if hasFailed {
      log(.retry)
      startLoad()
    } else if !rows.isEmpty, load?.isComplete != true {
      retry(rows: rows)
    } else if page.hasFailed {
      log(.retry)
      page.hasFailed = false
      requestPage()
    } else {
      ignore("retry")
    }
  }

  private mutating func retry(_ shown: ShownError) {
    switch shown.origin {
    case .load: startLoad(keepsRows: shown.isOver && !loadedRows.isEmpty)
    case .refresh:
      settleBeneath()
      removeOverlay()
      beginRefresh()
    case .live:
      guard shown.isOver else { return startLoad() }
      if shown.error.isLostConnection { log(.reconnect) }
      settleBeneath()
      removeOverlay()
    }
  }

  /// Rows go back to their placeholders, with fresh clocks.
  private mutating func retry(rows: [Int]) {
    log(.rowRetry, [.init("rows", .rows(rows))])
    let batch = openBatch(isLoad: false)
    for row in rows {
      if let index = index(of: row) { stage.rows[index].status = .waiting(batch: batch) }
    }
    enter(.hydrating(loaded: loadedRows, failed: failedRows))
    placeAgain(rows)
  }

  /// The placeholders of rows that failed come back.
  mutating func placeAgain(_ rows: [Int]) {
    guard plan.trees.contains(.skeleton), plan.geometry.placeholders > 0 else { return }
    let transition = plan.lifecycle.transitions.refresh
    let motion = self.motion(transition)
    interrupt(rows: Set(rows))
    var placed: [Int] = []
    for row in rows {
      guard let index = index(of: row) else { continue }
      placed.append(row)
      stage.rows[index].error = leaving(stage.rows[index].error, motion, transition.mode)
      stage.rows[index].skeleton = Fade(
        from: stage.rows[index].skeleton.value(at: now), to: 1, start: now, motion: motion)
      stage.rows[index].turn = now
      stage.rows[index].shimmers = true
      stage.rows[index].frozen = nil
    }
    guard !placed.isEmpty else { return }
    resumePhase(of: placed)
    log(.skeletonShow, [.init("rows", .rows(placed))])
    startTransition(to: .skeleton, rows: placed, motion)
    timers.set(
      .ending(.init(to: .skeleton, rows: placed, isOfTrees: false)),
      at: now + motion.duration)
    noteMovement(.state)
  }

  /// Placeholders that come back move from the beginning of a cycle where nothing else moves. What
  /// still fades keeps its phase, which is counted from the new beginning, too.
  mutating func resumePhase(of rows: [Int]) {
    guard !stage.shimmers, let frozen = stage.frozen else { return }
    let coming = Set(rows)
    guard stage.rows.indices(.shimmering).allSatisfy({ coming.contains(stage.rows[$0].id) })
    else { return }
    let shift = now - stage.since
    for index in stage.rows.indices where !stage.rows[index].shimmers {
      stage.rows[index].frozen = (stage.rows[index].frozen ?? frozen) + shift
    }
    stage.frozen = frozen + shift
    stage.since = now
  }
}
