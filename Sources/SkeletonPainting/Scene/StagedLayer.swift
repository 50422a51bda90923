import SkeletonModel

/// A layer of marks of which some depend on the phase.
struct StagedLayer: Sendable {
  var pieces: [Stage.Piece]
  /// nil if all of it is seen.
  var mask: [Stage.Piece]?
  /// Its blur, its shadow and its opacity; its marks are those of the pieces.
  var look: MarkLayer
}

extension StagedLayer {
  /// The layer, if it is the same at every moment.
  var still: MarkLayer? {
    guard moving.isEmpty else { return nil }
    var layer = look
    layer.marks = pieces.compactMap(\.stillMark)
    layer.mask = mask?.compactMap(\.stillMark)
    return layer
  }

  func layer(at moment: Moment) -> MarkLayer {
    var layer = look
    layer.marks = pieces.compactMap { $0.mark(at: moment) }
    layer.mask = mask?.compactMap { $0.mark(at: moment) }
    return layer
  }

  /// What depends on the phase, of the picture and of its mask.
  var moving: [StagedMark] {
    (pieces + (mask ?? [])).compactMap { if case .moving(let staged) = $0 { staged } else { nil } }
  }
}

extension Stage.Piece {
  fileprivate var stillMark: Mark? { if case .still(let mark) = self { mark } else { nil } }

  fileprivate func mark(at moment: Moment) -> Mark? {
    switch self {
    case .still(let mark): mark
    case .moving(let staged):
      staged.mark(at: staged.pause.map { moment.paused(at: $0) } ?? moment)
    }
  }
}
