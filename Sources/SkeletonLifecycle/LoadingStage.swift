import SkeletonModel

/// What stands on the screen from a cause to the next, as functions of the instant.
package struct LoadingStage: Hashable, Sendable {
  /// A tree, from the bottom up.
  package struct Layer: Hashable, Sendable {
    package var tree: LoadingTree
    /// Of all in it but rows, which have opacities of their own.
    package var opacity: Fade
    package var error: LoadingError?

    /// Whether it has left; what stands there for its rows alone has not.
    func isGone(at instant: Microseconds) -> Bool {
      opacity.isOver(at: instant) && opacity.from > 0
    }
  }

  package struct Row: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
      /// A placeholder that no row of the content belongs to, or a row not yet asked for.
      case absent
      case waiting(batch: Int)
      /// Arrived, and held back by the minimum display.
      case held
      case loaded, failed
    }

    /// Its index in the content; below 0 what a refresh put above.
    package var id: Int
    package var status = Status.absent
    package var skeleton = Fade.still(0)
    package var content = Fade.still(0)
    package var error = Fade.still(0)
    /// What its error is about.
    package var failure: LoadingError?
    /// The row of the skeleton that its placeholder looks like.
    package var template = 0
    /// When its placeholder stands there.
    var turn: Microseconds = 0
    var shimmers = false
    /// The instant whose phase its placeholder keeps.
    var frozen: Microseconds?
  }

  package var layers: [Layer] = []
  package var rows = StagedRows()
  /// Whether placeholders outside of rows shimmer.
  var shimmers = false
  /// What the shimmer's phase is counted from.
  var since: Microseconds = 0
  /// The instant whose phase the skeleton keeps.
  var frozen: Microseconds?
  /// Why nothing moves, though it would.
  var stillness: Set<StillReason> = []
  /// How far the user has scrolled, in points.
  var scroll = 0.0
  /// New values of the document's parameters.
  package var parameters: [LoadingEvent.Field] = []
}

/// The screen at an instant.
package struct LoadingFrame: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    package var tree: LoadingTree
    /// Of all in it but rows, which have opacities of their own.
    package var opacity: Double
    /// The share of the shimmer's cycle; nil where nothing of the tree moves.
    package var phase: Double?
    /// What the tree of an error is about.
    package var error: LoadingError?
    /// Whether it stays, or has yet to come, and is not on its way out.
    package var stays = true
  }

  package struct Row: Hashable, Sendable {
    package var row: Int
    package var skeleton: Double
    package var content: Double
    package var error: Double
    /// What its error is about.
    package var failure: LoadingError?
    /// The row of the skeleton that its placeholder looks like; of the content, too, for a row that
    /// a refresh put above.
    package var template: Int
    /// The tree that it is going to be of when nothing fades any more; nil if it will be of none.
    package var outcome: LoadingTree?
    /// How long its placeholder has been moving.
    package var elapsed: Microseconds
  }

  package var instant: Microseconds
  package var layers: [Layer]
  package var rows: [Row]
  /// How many groups move.
  package var shimmering: Int
  /// Whether none moves, because it would cost too much.
  package var isShimmerStill: Bool
  /// How long what moves has been moving.
  package var elapsed: Microseconds
  package var scroll: Double
  package var parameters: [LoadingEvent.Field]
}

extension LoadingStage {
  package func frame(at instant: Microseconds, _ plan: LoadingPlan) -> LoadingFrame {
    let moves = shimmers || rows.contains(.shimmering)
    let elapsed = max((moves ? instant : frozen ?? instant) - since, 0)
    return LoadingFrame(
      instant: instant, layers: layers(at: instant, plan),
      rows: rows.map { row in
        LoadingFrame.Row(
          row: row.id, skeleton: row.skeleton.value(at: instant),
          content: row.content.value(at: instant), error: row.error.value(at: instant),
          failure: row.failure, template: row.template, outcome: row.outcome,
          elapsed: self.elapsed(of: row, at: instant))
      },
      shimmering: shimmering(at: instant, plan), isShimmerStill: !stillness.isEmpty,
      elapsed: elapsed, scroll: scroll,
      parameters: parameters)
  }

  private func layers(at instant: Microseconds, _ plan: LoadingPlan) -> [LoadingFrame.Layer] {
    let phase = plan.phase(after: max((frozen ?? instant) - since, 0))
    return layers.filter { !$0.isGone(at: instant) }.map { layer in
      LoadingFrame.Layer(
        tree: layer.tree, opacity: layer.opacity.value(at: instant),
        phase: layer.tree == .skeleton && stillness.isEmpty ? phase : nil, error: layer.error,
        stays: layer.opacity.to > 0)
    }
  }

  /// The layers that stand at an instant, those that nothing stands of but rows among them, without how
  /// they look: that of a frame which there is no need to make of all rows.
  package func standingLayers(at instant: Microseconds, _ plan: LoadingPlan) -> [LoadingFrame.Layer]
  {
    layers(at: instant, plan).standing(
      content: { rows.contains { $0.content.value(at: instant) > 0 } },
      skeleton: { rows.contains { $0.skeleton.value(at: instant) > 0 } }
    ).map { layer in
      var layer = layer
      layer.opacity = 0
      layer.phase = nil
      return layer
    }
  }

  /// Whether nothing moves, though it would.
  package var isStilled: Bool { !stillness.isEmpty }

  /// Where rows are not what they were in another stage, and what moves may have another phase.
  package func indices(changedSince other: LoadingStage) -> [Range<Int>] {
    guard since == other.since, frozen == other.frozen, rows.first?.id == other.rows.first?.id
    else { return [0..<rows.count] }
    return rows.indices(changedSince: other.rows)
  }

  /// How long a row's placeholder has been moving.
  package func elapsed(of row: Row, at instant: Microseconds) -> Microseconds {
    max((row.frozen ?? (row.shimmers ? instant : frozen ?? instant)) - since, 0)
  }

  /// How many groups move: the first ones in paint order of those seen, as far as the budget goes.
  package func shimmering(at instant: Microseconds, _ plan: LoadingPlan) -> Int {
    guard stillness.isEmpty, plan.shimmerCycle != nil, !plan.isMotionReduced else { return 0 }
    let geometry = plan.geometry
    let most = plan.lifecycle.budget.shimmers ?? .max
    var count = 0
    func isSeen(_ span: LoadingGeometry.Span, scrolls: Bool) -> Bool {
      guard let viewport = geometry.viewport, scrolls else { return true }
      return span.moved(by: -scroll).meets(viewport)
    }
    // Rows are in the order of their numbers, without gaps.
    let first = rows.first?.id ?? 0
    func stands(_ index: Int) -> Bool {
      rows.is(.shimmering, at: index) && rows.turn(at: index) <= instant
    }
    // Rows below 0 stand above the others; those at the end have the places of their content.
    let above = (0..<max(min(-first, rows.count), 0)).filter(stands)
    let atEnd = (max(min(geometry.placeholders - first, rows.count), 0)..<rows.count).filter(stands)
    let isElsewhere = !above.isEmpty || !atEnd.isEmpty
    let ofRows = isElsewhere ? Dictionary(grouping: geometry.groups) { $0.row } : [:]
    for index in above {
      for group in ofRows[rows[index].template] ?? []
      where isSeen(group.span, scrolls: group.scrolls) {
        count += 1
      }
    }
    for group in geometry.groups {
      guard count < most else { break }
      guard group.row.map({ stands($0 - first) }) ?? shimmers else { continue }
      if isSeen(group.span, scrolls: group.scrolls) { count += 1 }
    }
    for index in atEnd where count < most {
      let id = rows[index].id
      let groups = ofRows[rows[index].template]?.count ?? 0
      let place = id < geometry.rows.count ? geometry.rows[id] : nil
      if place.map({ isSeen($0, scrolls: true) }) ?? true { count += groups }
    }
    return min(count, most)
  }
}

extension LoadingStage.Row {
  /// The tree that it is going to be of when nothing fades any more; nil if it will be of none.
  package var outcome: LoadingTree? {
    if content.to > 0 { return .content }
    if error.to > 0 { return .error }
    return skeleton.to > 0 ? .skeleton : nil
  }
}

extension LoadingFrame {
  /// The layers, and those that nothing stands of but rows.
  package var standingLayers: [Layer] {
    layers.standing(
      content: { rows.contains { $0.content > 0 } },
      skeleton: { rows.contains { $0.skeleton > 0 } })
  }
}

extension [LoadingFrame.Layer] {
  /// With those that nothing stands of but rows.
  ///
  /// - Parameters:
  ///   - content: Whether a row shows something of the content.
  ///   - skeleton: Whether one shows something of the skeleton.
  fileprivate func standing(content: () -> Bool, skeleton: () -> Bool) -> Self {
    var standing = self
    func add(_ tree: LoadingTree, below others: [LoadingTree], _ isShown: () -> Bool) {
      guard !contains(where: { $0.tree == tree }), isShown() else { return }
      let place = standing.firstIndex { others.contains($0.tree) } ?? standing.endIndex
      standing.insert(.init(tree: tree, opacity: 0, stays: false), at: place)
    }
    add(.content, below: [.skeleton, .error], content)
    add(.skeleton, below: [.error], skeleton)
    return standing
  }
}

extension LoadingPlan {
  /// The share of the shimmer's cycle; nil where nothing moves.
  func phase(after elapsed: Microseconds) -> Double? {
    guard let cycle = shimmerCycle, cycle > 0, !isMotionReduced else { return nil }
    return Double(elapsed % cycle) / Double(cycle)
  }
}
