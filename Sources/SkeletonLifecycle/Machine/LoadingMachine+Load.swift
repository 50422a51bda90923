import SkeletonModel

extension LoadingMachine {
  /// How many of the content's rows are asked for at first.
  private var firstRows: Int {
    let all = plan.geometry.rows.count
    return plan.lifecycle.pages.map { min($0.size, all) } ?? all
  }

  /// Opens a batch, with fresh clocks.
  mutating func openBatch(isLoad: Bool) -> Int {
    batchCount += 1
    batches[batchCount] = Batch(
      earliest: now + plan.lifecycle.minimumDisplay, isLoad: isLoad)
    if let timeout = plan.lifecycle.timeout { timers.set(.timeout(batchCount), at: now + timeout) }
    return batchCount
  }

  /// Closes a batch: nothing of it is awaited any more.
  mutating func close(_ batch: Int) {
    timers.remove { $0 == .timeout(batch) }
    if batches[batch]?.held.isEmpty ?? true { batches[batch] = nil }
  }

  /// A load begins: the screen appears, the whole is tried again, or replaced.
  ///
  /// - Parameter keepsRows: Whether rows that have arrived stay.
  mutating func startLoad(keepsRows: Bool = false) {
    let isFirst = stage.layers.isEmpty
    // Without a skeleton, what is there stays.
    let stays = keepsRows || !plan.trees.contains(.skeleton)
    timers.remove { purpose in
      switch purpose {
      case .slowFrames, .steadyFrames: false
      // What fades under an error on top goes on.
      case .ending, .reveal, .turn: !stays
      case .dismissal: !keepsRows
      case .minimumDisplay, .timeout, .attempt: true
      }
    }
    batches = [:]
    refresh = nil
    hasFailed = false
    if !keepsRows { error = nil }
    log(.loadStart)
    let batch = openBatch(isLoad: true)
    load = Load(batch: batch)
    log(.attemptStart, [.init("attempt", .integer(1))])
    if keepsRows {
      keepRows(in: batch)
    } else {
      base = .nothing
      page = PageState()
      page.asked = firstRows
      stage.scroll = 0
      device.speed = 0
      stage.stillness.remove(.scroll)
      fetched = []
      showSkeleton(batch, isFirst: isFirst)
    }
    if let words = plan.announcements.loading { log(.announce, [.init("text", .string(words))]) }
  }

  /// The rows that have arrived stay beneath; the others are asked for again.
  private mutating func keepRows(in batch: Int) {
    var failed: [Int] = []
    for index in stage.rows.indices where isDue(stage.rows[index]) {
      stage.rows[index].status = .waiting(batch: batch)
      if stage.rows[index].error.to > 0 {
        failed.append(stage.rows[index].id)
      } else {
        stage.rows[index].shimmers = stage.rows[index].skeleton.to > 0
        stage.rows[index].frozen = nil
      }
    }
    stage.frozen = nil
    stage.shimmers = stage.layers.contains { $0.tree == .skeleton }
    removeOverlay()
    enter(.hydrating(loaded: loadedRows, failed: RowNumbers([])))
    placeAgain(failed)
    noteMovement(.state)
  }

  /// Whether a row was asked for and has not arrived.
  private func isDue(_ row: LoadingStage.Row) -> Bool {
    switch row.status {
    case .waiting, .held, .failed: true
    case .absent, .loaded: false
    }
  }

  /// The skeleton stands there at once where nothing was, and fades in otherwise.
  private mutating func showSkeleton(_ batch: Int, isFirst: Bool) {
    enter(.loading)
    let motion = isFirst ? Motion.none : self.motion(plan.lifecycle.transitions.refresh)
    let mode = plan.lifecycle.transitions.refresh.mode
    stage.since = now
    stage.frozen = nil
    let hasSkeleton = plan.trees.contains(.skeleton)
    if plan.hasRows { resetRows(batch, motion, mode, isFirst: isFirst) }
    guard hasSkeleton else {
      stage.shimmers = false
      return
    }
    if isFirst {
      stage.layers = [.init(tree: .skeleton, opacity: .still(1))]
    } else {
      fadeTrees(to: .skeleton, motion, mode)
    }
    stage.shimmers = true
    let placeholders = stage.rows.filter { $0.id < plan.geometry.placeholders }.map(\.id)
    log(.skeletonShow, placeholders.isEmpty ? [] : [.init("rows", .rows(placeholders))])
    var turns: [(turn: Microseconds, rows: [Int])] = []
    for row in stage.rows where row.id < plan.geometry.placeholders {
      if turns.last?.turn == row.turn {
        turns[turns.count - 1].rows.append(row.id)
      } else {
        turns.append((row.turn, [row.id]))
      }
    }
    if !isFirst {
      begin(placing: turns.first.map { $0.turn == now ? $0.rows : [] } ?? [], isOfTrees: true)
    }
    for group in turns {
      if group.turn == now {
        log(.rowShow, [.init("rows", .rows(group.rows))])
      } else {
        timers.set(.turn(group.rows, fades: !isFirst), at: group.turn)
      }
    }
    noteMovement(.state)
  }

  /// The fade of the skeleton, or of some of its rows, begins.
  mutating func begin(placing rows: [Int], isOfTrees: Bool) {
    let motion = self.motion(plan.lifecycle.transitions.refresh)
    startTransition(to: .skeleton, rows: rows, motion)
    timers.set(
      .ending(.init(to: .skeleton, rows: rows, isOfTrees: isOfTrees)), at: now + motion.duration)
  }

  private mutating func resetRows(
    _ batch: Int, _ motion: Motion, _ mode: Lifecycle.FadeMode, isFirst: Bool
  ) {
    let geometry = plan.geometry
    let stagger = plan.lifecycle.stagger
    let old = Dictionary(
      stage.rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = (0..<max(geometry.placeholders, geometry.rows.count)).map { id in
      var row = LoadingStage.Row(id: id)
      row.status = id < firstRows ? .waiting(batch: batch) : .absent
      row.template = geometry.placeholders > 0 ? id % geometry.placeholders : 0
      row.turn = now + min(id, stagger.limit - 1) * stagger.appear
      row.content = old[id]?.content ?? .still(0)
      row.error = old[id]?.error ?? .still(0)
      row.failure = old[id]?.failure
      if plan.trees.contains(.skeleton) {
        row.content = leaving(row.content, motion, mode)
        row.error = leaving(row.error, motion, mode)
      }
      let isShown = id < geometry.placeholders && plan.trees.contains(.skeleton)
      row.shimmers = isShown
      if isShown {
        // A placeholder that still stands there goes on from where it is.
        let opacity = old[id]?.skeleton.value(at: now) ?? 0
        row.skeleton = Fade(
          from: opacity, to: 1, start: opacity > 0 ? now : row.turn,
          motion: isFirst ? .none : motion)
        if opacity > 0 { row.turn = now }
      } else {
        row.skeleton = leaving(old[id]?.skeleton ?? .still(0), motion, mode)
      }
      return row
    }
    stage.rows = StagedRows(rows)
  }

  /// The wait before another attempt is over.
  mutating func startAttempt() {
    guard var load else { return }
    load.attempt += 1
    load.isAwaiting = true
    load.batch = openBatch(isLoad: true)
    self.load = load
    for index in stage.rows.indices {
      if case .waiting = stage.rows[index].status {
        stage.rows[index].status = .waiting(batch: load.batch)
      }
    }
    log(.attemptStart, [.init("attempt", .integer(load.attempt))])
  }
}

extension LoadingMachine {
  /// Whether the load itself is awaited.
  var awaitsLoad: Bool {
    guard let load else { return false }
    return load.isAwaiting && batches[load.batch] != nil && !load.isComplete
  }

  /// The rows that are awaited, in order.
  ///
  /// - Parameter asked: Those that are asked for; nil for all.
  func awaitedRows(among asked: Set<Int>? = nil) -> [Int] {
    let rows = asked?.sorted() ?? stage.rows.indices(.waiting).map { stage.rows[$0].id }
    return rows.filter { row in
      guard let batch = batch(of: row), batches[batch] != nil else { return false }
      return load.map { $0.batch != batch || $0.isAwaiting } ?? true
    }
  }

  /// Whether some row of a batch has not arrived.
  func isWaiting(for batch: Int) -> Bool {
    stage.rows.indices(.waiting).contains { stage.rows[$0].status == .waiting(batch: batch) }
  }

  /// The rows of a batch that have not arrived, in order.
  func waitingRows(of batch: Int) -> [Int] {
    stage.rows.indices(.waiting).map { stage.rows[$0] }
      .filter { $0.status == .waiting(batch: batch) }.map(\.id)
  }

  var loadedRows: RowNumbers { stage.rows.numbers(.loaded) }
  var failedRows: RowNumbers { stage.rows.numbers(.failed) }

  func index(of row: Int) -> Int? { stage.rows.index(of: row) }

  func batch(of row: Int) -> Int? {
    guard let index = index(of: row), case .waiting(let batch) = stage.rows[index].status else {
      return nil
    }
    return batch
  }
}

extension LoadingMachine {
  mutating func takeData(_ items: [Int]?) {
    let asked = items.map(Set.init)
    var isAwaited = false
    // A page that is asked for because of this data is not what it brings.
    let isPageAwaited = !page.pending.isEmpty
    if refresh != nil {
      isAwaited = takeRefreshed(asked)
    } else if plan.hasRows {
      let awaited = awaitedRows(among: asked)
      if !awaited.isEmpty {
        log(.data, [.init("rows", .rows(awaited))])
        isAwaited = true
        arrive(rows: awaited)
      }
    } else if awaitsLoad, let load {
      log(.data)
      isAwaited = true
      arrive(.content, load.batch)
    }
    if isPageAwaited, takePage(asked) { isAwaited = true }
    if !isAwaited { ignore("data") }
  }

  mutating func takeEmpty() {
    if refresh != nil {
      log(.empty)
      endRefresh(.data)
      showEmpty(.data)
    } else if awaitsLoad, let load {
      log(.empty)
      arrive(.empty, load.batch)
    } else if !page.pending.isEmpty {
      log(.empty)
      endPages()
    } else {
      ignore("empty")
    }
  }

  /// Rows arrive, perhaps of several batches: those that need not wait show together.
  private mutating func arrive(rows: [Int]) {
    var shown: [Int] = []
    let numbers = Set(rows.compactMap(batch(of:))).sorted()
    for number in numbers {
      let own = rows.filter { batch(of: $0) == number }
      if let batch = batches[number], now < batch.earliest {
        arrive(.rows(own), number)
      } else {
        shown += own
      }
    }
    guard !shown.isEmpty else { return }
    showRows(shown.sorted(), .data)
    for number in numbers { closeIfDone(number) }
  }

  /// Something of a batch arrives: it shows now, or once the skeleton has stood there long enough.
  mutating func arrive(_ arrival: Arrival, _ number: Int) {
    guard let batch = batches[number] else { return }
    let isHeld = now < batch.earliest
    switch arrival {
    case .rows(let rows), .failedRows(let rows, _):
      for row in rows {
        if let index = index(of: row) { stage.rows[index].status = .held }
      }
      if !isWaiting(for: number) {
        timers.remove { $0 == .timeout(number) }
      }
    case .content, .empty, .failure:
      timers.remove { $0 == .timeout(number) }
      load?.isAwaiting = false
    }
    guard isHeld else {
      show(arrival, number, isLate: false)
      return
    }
    if batch.held.isEmpty { timers.set(.minimumDisplay(number), at: batch.earliest) }
    batches[number]?.held.append(arrival)
  }

  /// The skeleton has stood there long enough.
  mutating func release(_ number: Int) {
    guard let batch = batches[number] else { return }
    batches[number]?.held = []
    var rows: [Int] = []
    for arrival in batch.held {
      if case .rows(let more) = arrival { rows += more }
    }
    if !rows.isEmpty { show(.rows(rows.sorted()), number, isLate: true) }
    for arrival in batch.held {
      if case .rows = arrival { continue }
      show(arrival, number, isLate: true)
    }
  }

  private mutating func show(_ arrival: Arrival, _ number: Int, isLate: Bool) {
    let isLoad = batches[number]?.isLoad ?? false
    switch arrival {
    case .rows(let rows): showRows(rows, isLate ? .minimumDisplay : .data)
    case .failedRows(let rows, let error): showFailed(rows, error)
    case .content: showContent(isLate ? .minimumDisplay : .data)
    case .empty:
      load?.isComplete = true
      showEmpty(isLate ? .minimumDisplay : .data)
    case .failure(let error, let isTimeout):
      if isLoad {
        showLoadFailure(error, isLate ? .minimumDisplay : isTimeout ? .timeout : .error)
      }
    }
    closeIfDone(number)
  }

  /// Closes a batch that nothing is pending of.
  private mutating func closeIfDone(_ number: Int) {
    let isLoad = batches[number]?.isLoad ?? false
    let isPending = isWaiting(for: number)
    let isWhole = isLoad && !plan.hasRows && load?.isAwaiting == true
    if !isPending, !isWhole { close(number) }
  }
}
