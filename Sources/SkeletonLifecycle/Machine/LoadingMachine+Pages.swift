import SkeletonModel

extension LoadingMachine {
  /// The next page is asked for when the last row seen is near the last row there is.
  mutating func askForPage() {
    guard let pages = plan.lifecycle.pages, plan.hasRows, base == .content,
      load?.isComplete == true, page.pending.isEmpty, !page.hasFailed, !page.isAtEnd,
      page.asked < plan.geometry.rows.count, state != .idle,
      let seen = lastSeenRow, page.asked - 1 - seen <= pages.threshold
    else { return }
    requestPage()
  }

  /// The last of the rows that have arrived and can be seen.
  private var lastSeenRow: Int? {
    let rows = plan.geometry.rows.prefix(page.asked)
    guard let viewport = plan.geometry.viewport else { return rows.indices.last }
    return rows.lastIndex { $0.moved(by: -stage.scroll).meets(viewport) }
      // Beyond the end, the last one was the last seen.
      ?? (rows.last.map { $0.bottom - stage.scroll <= viewport.top } == true
        ? rows.indices.last : nil)
  }

  mutating func requestPage() {
    guard let pages = plan.lifecycle.pages else { return }
    let rows = (page.asked..<min(page.asked + pages.size, plan.geometry.rows.count)).filter {
      row in index(of: row).map { stage.rows[$0].status != .loaded } ?? false
    }
    guard !rows.isEmpty else { return }
    page.pending = rows
    let hasTemplate = plan.trees.contains(.skeleton) && plan.geometry.placeholders > 0
    page.placeholders = hasTemplate ? Array(rows.prefix(pages.placeholders)) : []
    log(
      .pageRequest,
      [
        .init("page", .integer(page.number + 1)),
        .init("placeholders", .integer(page.placeholders.count)),
      ])
    guard !page.placeholders.isEmpty else { return }
    interrupt(rows: Set(page.placeholders))
    for row in page.placeholders {
      guard let index = index(of: row) else { continue }
      stage.rows[index].skeleton = Fade(from: 0, to: 1, start: now, motion: .none)
      stage.rows[index].error = .still(0)
      stage.rows[index].turn = now
      stage.rows[index].shimmers = true
      stage.rows[index].frozen = nil
    }
    resumePhase(of: page.placeholders)
    log(.skeletonShow, [.init("rows", .rows(page.placeholders))])
    noteMovement(.state)
  }

  /// Rows of the page that is awaited arrive; whether any do.
  mutating func takePage(_ items: Set<Int>?) -> Bool {
    let arrived = page.pending.filter { items?.contains($0) ?? true }
    guard !arrived.isEmpty else { return false }
    log(.data, [.init("rows", .rows(arrived))])
    for row in arrived {
      if let index = index(of: row) { stage.rows[index].status = .loaded }
    }
    let taken = Set(arrived)
    page.pending.removeAll(where: taken.contains)
    page.placeholders.removeAll(where: taken.contains)
    if page.pending.isEmpty {
      page.asked = (loadedRows.max() ?? -1) + 1
      page.number += 1
    }
    reveal(arrived, .data, isWhole: false)
    fetchImages()
    askForPage()
    return true
  }

  /// A page fails: one chip stands at the end.
  mutating func failPage(_ failure: LoadingError) {
    guard let first = page.pending.first else { return }
    let gone = hidePagePlaceholders(.error, plan.lifecycle.transitions.error)
    page.hasFailed = true
    page.asked = first
    page.pending = []
    page.placeholders = []
    log(.rowError, [.init("rows", .rows([first]))])
    chip([first], failure, gone: gone)
    if let gone, !plan.trees.contains(.error) {
      timers.set(
        .ending(.init(to: .error, rows: gone, isOfTrees: false, gone: gone)),
        at: now + motion(plan.lifecycle.transitions.error).duration)
    }
    if let text = failure.announcement { log(.announce, [.init("text", .string(text))]) }
  }

  /// The content has come to its end.
  mutating func endPages() {
    page.isAtEnd = true
    let transition = plan.lifecycle.transitions.content
    if let gone = hidePagePlaceholders(.data, transition) {
      let motion = self.motion(transition)
      startTransition(to: .content, rows: gone, motion)
      timers.set(
        .ending(.init(to: .content, rows: gone, isOfTrees: false, gone: gone)),
        at: now + motion.duration)
    }
    dropPage()
  }

  /// The placeholders of a page begin to go; nil where there are none.
  private mutating func hidePagePlaceholders(
    _ reason: HideReason, _ transition: Lifecycle.Transition
  ) -> [Int]? {
    guard !page.placeholders.isEmpty else { return nil }
    let motion = self.motion(transition)
    for row in page.placeholders {
      guard let index = index(of: row) else { continue }
      freeze(rowAt: index)
      stage.rows[index].skeleton = leaving(stage.rows[index].skeleton, motion, .dual)
    }
    log(
      .skeletonHide,
      [.init("rows", .rows(page.placeholders)), .init("reason", .string(reason.rawValue))])
    noteMovement(.state)
    return page.placeholders
  }

  /// Nothing of a page is awaited any more.
  mutating func dropPage() {
    page.pending = []
    page.placeholders = []
    page.hasFailed = false
  }

  /// Images of rows that have arrived are fetched so many screens ahead of what is seen.
  mutating func fetchImages() {
    guard let screens = plan.lifecycle.prefetch, plan.hasRows, state != .idle,
      let viewport = plan.geometry.viewport
    else { return }
    let ahead = LoadingGeometry.Span(
      top: viewport.bottom, bottom: viewport.bottom + screens * (viewport.bottom - viewport.top))
    let rows = stage.rows.filter { row in
      guard row.status == .loaded, row.id >= 0, !fetched.contains(row.id) else { return false }
      let place = plan.geometry.rows[row.id].moved(by: -stage.scroll)
      return place.top >= ahead.top && place.top < ahead.bottom
    }.map(\.id)
    guard !rows.isEmpty else { return }
    fetched.formUnion(rows)
    log(.prefetch, [.init("rows", .rows(rows))])
  }
}
