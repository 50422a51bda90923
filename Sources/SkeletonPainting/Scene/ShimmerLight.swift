import SkeletonModel

/// The shimmer at one phase, for use on any leaf.
struct ShimmerLight: Sendable {
  private enum Source {
    case band(Shimmer.Sweep, Direction, progress: Double, stops: [GradientStop])
    case glow(Color)
  }

  private let source: Source
  private let scale: Double

  init(_ shimmer: Shimmer, phase: Double, grid: PixelGrid) {
    self.init(shimmer, progress: shimmer.progress(at: phase), grid: grid)
  }

  /// - Parameter progress: Of the light's movement, from 0 to 1.
  init(_ shimmer: Shimmer, progress: Double, grid: PixelGrid) {
    scale = grid.scale
    switch shimmer.movement {
    case .sweep(let sweep):
      let turns = grid.isMirrored && sweep.followsLayout
      source = .band(
        sweep, Direction(angle: sweep.angle, isMirrored: turns),
        progress: progress, stops: shimmer.stops)
    case .pulse: source = .glow(shimmer.pulse(at: progress))
    }
  }

  /// The paint over a base. `space` is the area that the band crosses, in pixels and not snapped.
  ///
  /// The start of the band moves from one band length before the space to the end of the space.
  func paint(on base: Color, across space: Frame, opacity: Double) -> Mark.Paint {
    switch source {
    case .glow(let color): return .color(color.over(base).opacity(opacity))
    case .band(let sweep, let direction, let progress, let stops):
      let length = direction.length(of: space.extent)
      let width = max(width(of: sweep, in: length), 1)
      let start = -width + (length + width) * progress
      let corner = direction.firstCorner(of: space)
      var gradient = Mark.Gradient(
        start: direction.place(start, from: corner),
        end: direction.place(start + width, from: corner),
        stops: stops, base: base, opacity: opacity)
      if sweep.masks {
        gradient.stops = stops.map {
          GradientStop(color: base.opacity($0.color.alpha), location: $0.location)
        }
        gradient.base = .clear
      }
      return .gradient(gradient)
    }
  }

  /// The progress at which each of these stops lies in the middle of a shape: between them the
  /// light shows nothing there that it does not show at one of them.
  func progress(of stops: [GradientStop], inTheMiddleOf shape: Frame, across space: Frame)
    -> [Double]
  {
    switch source {
    case .glow: return stops.map(\.location)
    case .band(let sweep, let direction, _, _):
      let length = direction.length(of: space.extent)
      let width = max(width(of: sweep, in: length), 1)
      let corner = direction.firstCorner(of: space)
      let way = shape.center - corner
      let middle = way.x * direction.vector.x + way.y * direction.vector.y
      return stops.map { stop in
        min(max((middle - stop.location * width + width) / (length + width), 0), 1)
      }
    }
  }

  private func width(of sweep: Shimmer.Sweep, in length: Double) -> Double {
    switch sweep.width {
    case .points(let points): points * scale
    case .share(let share): share * length
    }
  }
}
