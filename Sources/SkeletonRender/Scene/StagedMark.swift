/// A mark whose shape or paint waits for the phase.
struct StagedMark: Sendable {
  var node: String
  var form: Form
  var pigment: Pigment
  var opacity: Double
  var clips: [Mark.Shape]

  enum Form: Sendable {
    case still(Mark.Shape)
    case dot(Dot)
    case segment(Segment)
    case arc(Arc)
  }

  enum Pigment: Sendable {
    case still(Mark.Paint)
    /// The shimmer on a base, crossing a space in pixels.
    case shimmer(base: Color, space: Frame)
    case dot(Dot, Color)
    case spoke(Spoke, Color)
  }
}

extension StagedMark {
  /// The mark at a moment, or nil if there is nothing to see of it then.
  func mark(at moment: Moment) -> Mark? {
    let shape: Mark.Shape
    switch form {
    case .still(let still): shape = still
    case .dot(let dot): shape = dot.shape(at: moment.phase)
    case .segment(let segment): shape = segment.shape(at: moment.phase)
    case .arc(let arc): shape = arc.shape(at: moment.phase)
    }
    guard !shape.bounds.isEmpty, let paint = paint(at: moment), !paint.isClear else { return nil }
    return Mark(node: node, shape: shape, paint: paint, clips: clips)
  }

  private func paint(at moment: Moment) -> Mark.Paint? {
    switch pigment {
    case .still(let paint): paint
    case .shimmer(let base, let space):
      moment.light?.paint(on: base, across: space, opacity: opacity)
    case .dot(let dot, let color): .color(color.opacity(opacity * dot.alpha(at: moment.phase)))
    case .spoke(let spoke, let color):
      .color(color.opacity(opacity * spoke.alpha(at: moment.phase)))
    }
  }
}

/// A phase, and what all marks of a scene need to know of it.
struct Moment: Sendable {
  var phase: Double
  /// nil where nothing shimmers.
  var light: ShimmerLight?
}
