import SkeletonModel

/// The pieces of a stage that depend on the phase.
extension Stage {
  /// The pieces that depend on the phase, in paint order.
  package var moving: [StagedMark] {
    pieces.compactMap { if case .moving(let staged) = $0 { staged } else { nil } }
  }

  /// The visible appearance of each of them at a phase.
  package func looks(at phase: Double) -> [MarkLook] {
    let moment = moment(.phase(phase))
    let canvas = Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    return moving.map { MarkLook($0.mark(at: moment), in: canvas) }
  }
}

extension Stage {
  /// Whether the shimmer's light is visible at a phase: whether some placeholder looks different
  /// from phase 0, when the light has not come in.
  package func isLit(at phase: Double) -> Bool {
    let dark = moment(.phase(0))
    let now = moment(.phase(phase))
    let canvas = Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    return pieces.contains { piece in
      guard case .moving(let staged) = piece, staged.shimmers else { return false }
      let look = MarkLook(staged.mark(at: now), in: canvas)
      return look.difference(from: MarkLook(staged.mark(at: dark), in: canvas)) != nil
    }
  }
}

extension StagedMark {
  /// Whether it, or something in it, is painted with the screen's shimmer.
  package var shimmers: Bool {
    switch pigment {
    case .shimmer: true
    case .layer(let layer): layer.moving.contains(where: \.shimmers)
    case .still, .dot, .spoke: false
    }
  }

  /// Whether it is painted as it is laid out, neither turned nor scaled.
  package var isUpright: Bool { transform == nil }

  /// The start of the band of light at a phase, in pixels; nil if there is no band.
  package func bandStart(at phase: Double, on stage: Stage) -> Offset? {
    guard case .gradient(let gradient) = mark(at: stage.moment(.phase(phase)))?.paint, shimmers
    else { return nil }
    return gradient.start
  }
}
