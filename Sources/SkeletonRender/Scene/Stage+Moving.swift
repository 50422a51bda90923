import SkeletonModel

/// What of a stage waits for the phase, piece by piece.
extension Stage {
  /// The pieces that wait for the phase, in paint order.
  package var moving: [StagedMark] {
    pieces.compactMap { if case .moving(let staged) = $0 { staged } else { nil } }
  }

  /// What is seen of each of them at a phase.
  package func looks(at phase: Double) -> [MarkLook] {
    let moment = moment(.phase(phase))
    let canvas = Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    return moving.map { MarkLook($0.mark(at: moment), in: canvas) }
  }
}

extension Stage {
  /// Whether the shimmer's light is seen on some placeholder at a phase: whether one looks
  /// otherwise than before the light has come in.
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

  /// The longest stretch of phases at which it is, told to a twentieth; nil where there is none.
  package var litPhases: ClosedRange<Double>? {
    var longest: ClosedRange<Int>?
    var start: Int?
    for step in 1...20 {
      if step < 20, isLit(at: Double(step) / 20) {
        start = start ?? step
      } else if let first = start {
        if longest.map({ $0.count < step - first }) ?? true { longest = first...(step - 1) }
        start = nil
      }
    }
    return longest.map { Double($0.lowerBound) / 20...Double($0.upperBound) / 20 }
  }
}

extension StagedMark {
  /// Whether the screen's shimmer lies on it.
  package var shimmers: Bool { if case .shimmer = pigment { true } else { false } }

  /// Where the band of light begins at a phase, in pixels; nil where there is none.
  package func bandStart(at phase: Double, on stage: Stage) -> Offset? {
    guard case .gradient(let gradient) = mark(at: stage.moment(.phase(phase)))?.paint, shimmers
    else { return nil }
    return gradient.start
  }
}
