import SkeletonModel

/// Since when things stand on the screen, without having been gone in between.
extension LoadingRun {
  /// How long a tree has been shown: itself, or rows of it.
  package func age(
    of tree: LoadingTree, _ error: LoadingError? = nil, at instant: Microseconds
  ) -> Microseconds {
    age(at: instant) { stage, time in
      if let layer = stage.layers.first(where: { $0.tree == tree && $0.error == error }),
        !layer.isGone(at: time)
      {
        return layer.opacity
      }
      guard tree == .content else { return nil }
      let rows = stage.rows.map(\.content).filter { $0.isShown(at: time) }
      return rows.min { $0.start < $1.start }
    }
  }

  /// How long the error in the place of a row has been shown.
  package func age(ofErrorInRow row: Int, at instant: Microseconds) -> Microseconds {
    age(at: instant) { stage, time in
      guard let index = stage.rows.index(of: row) else { return nil }
      let error = stage.rows[index].error
      return error.isShown(at: time) ? error : nil
    }
  }

  /// - Parameter fade: How opaque it is from a cause on; nil if nothing is left of it at a time.
  private func age(
    at instant: Microseconds, _ fade: (LoadingStage, Microseconds) -> Fade?
  ) -> Microseconds {
    let after = stages.partitioningIndex { $0.instant > instant }
    var since = instant
    var time = instant
    for (begin, stage) in stages[..<after].reversed() {
      guard let fade = fade(stage, time) else { break }
      // What begins to appear only later has not been there before.
      since = fade.from == 0 ? min(max(begin, fade.start), instant) : begin
      time = begin
    }
    return instant - since
  }
}

extension Fade {
  /// Whether anything is seen of it, or will be.
  fileprivate func isShown(at instant: Microseconds) -> Bool {
    !isOver(at: instant) && (from > 0 || to > 0)
  }
}
