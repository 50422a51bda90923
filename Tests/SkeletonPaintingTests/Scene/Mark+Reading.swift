import SkeletonLayout
import SkeletonModel
import SkeletonPainting

extension PlacedScreen {
  func marks(at phase: Double = 0) -> [Mark] { Stage(self).scene(at: phase).marks }
}

extension Mark {
  var color: Color? { if case .color(let color) = paint { color } else { nil } }
  var gradient: Gradient? {
    if case .gradient(let gradient) = paint { gradient } else { nil }
  }
  var radii: PixelRadii? { if case .rectangle(_, let radii) = shape { radii } else { nil } }
  var path: Path? { if case .path(let path) = shape { path } else { nil } }
}

extension Mark.Gradient {
  /// The location of a point along the gradient: 0 at its start, 1 at its end.
  func location(of place: Offset) -> Double {
    let line = end - start
    let way = place - start
    return (way.x * line.x + way.y * line.y) / (line.x * line.x + line.y * line.y)
  }
}

extension Mark.PixelRadii {
  /// The same radii for continuous corners, which nodes have unless they say otherwise.
  var continuous: Mark.PixelRadii {
    var radii = self
    radii.style = .continuous
    return radii
  }
}
