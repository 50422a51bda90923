import SkeletonModel

/// A mark whose shape or paint depends on the phase.
package struct StagedMark: Sendable {
  package var node: String
  var form: Form
  var pigment: Pigment
  var opacity: Double
  var clips: [Mark.Shape]
  /// The time at which it stands still.
  var pause: Microseconds?
  /// How what is drawn upright is turned or scaled; the clips are so already.
  var transform: Affine?
  var blend = BlendMode.normal

  enum Form: Sendable {
    case still(Mark.Shape)
    case dot(Dot)
    case segment(Segment)
    case arc(Arc)
  }

  enum Pigment: Sendable {
    case still(Mark.Paint)
    /// The shimmer over a base, crossing an area in pixels.
    case shimmer(base: Color, space: Frame)
    case dot(Dot, Color)
    case spoke(Spoke, Color)
    indirect case layer(StagedLayer)
  }
}

extension StagedMark {
  /// The mark at a moment; nil if it is not visible then.
  func mark(at moment: Moment) -> Mark? {
    let shape: Mark.Shape
    switch form {
    case .still(let still): shape = still
    case .dot(let dot): shape = dot.shape(at: moment.phase(of: dot.cycle))
    case .segment(let segment): shape = segment.shape(at: moment.phase(of: Segment.cycle))
    case .arc(let arc): shape = arc.shape(at: moment.phase(of: Arc.cycle))
    }
    guard !shape.bounds.isEmpty, let paint = paint(at: moment), !paint.isClear else { return nil }
    let mark = Mark(node: node, shape: shape, paint: paint, clips: clips, blend: blend)
    return transform.map { mark.transformed(by: $0) } ?? mark
  }

  /// The length of its own cycle; nil if it has none but the shimmer's.
  var cycle: Microseconds? {
    switch (form, pigment) {
    case (.dot(let dot), _), (_, .dot(let dot, _)): dot.cycle
    case (.segment, _): Segment.cycle
    case (.arc, _): Arc.cycle
    case (_, .spoke): Spoke.cycle
    case (_, .layer(let layer)): layer.moving.compactMap(\.cycle).max()
    case (.still, .still), (.still, .shimmer): nil
    }
  }

  private func paint(at moment: Moment) -> Mark.Paint? {
    switch pigment {
    case .still(let paint): paint
    case .shimmer(let base, let space):
      moment.light?.paint(on: base, across: space, opacity: opacity)
    case .dot(let dot, let color):
      .color(color.opacity(opacity * dot.alpha(at: moment.phase(of: dot.cycle))))
    case .spoke(let spoke, let color):
      .color(color.opacity(opacity * spoke.alpha(at: moment.phase(of: Spoke.cycle))))
    case .layer(let layer): .layer(layer.layer(at: moment))
    }
  }
}

/// A time, and the light of the shimmer at that time.
struct Moment: Sendable {
  var time: FrameTime
  /// nil if nothing shimmers.
  var light: ShimmerLight?
  /// The light at another time, for what is paused.
  var lightThen: @Sendable (FrameTime) -> ShimmerLight? = { _ in nil }

  /// The moment at which something paused stands still.
  func paused(at instant: Microseconds) -> Moment {
    var then = self
    then.time = .instant(instant)
    then.light = lightThen(then.time)
    return then
  }

  /// The phase of a part whose cycle has this length.
  func phase(of cycle: Microseconds) -> Double { time.phase(of: cycle) }
}
