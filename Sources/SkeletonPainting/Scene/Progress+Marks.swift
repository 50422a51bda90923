import SkeletonLayout
import SkeletonModel

/// The moving segment of an indeterminate progress bar.
struct Segment: Hashable, Sendable {
  /// The default duration of a shimmer.
  static let cycle: Microseconds = 1_500_000
  private static let share = 0.4

  /// The whole bar, in points.
  var track: Frame
  var grid: PixelGrid
  /// Whether it is the copy that enters at the start of the bar while the other leaves at its end.
  var isSecond: Bool

  /// At phase 0 the segment is at the leading end, so that it is also visible if motion is reduced.
  func shape(at phase: Double) -> Mark.Shape {
    let start = (phase - phase.rounded(.down) - (isSecond ? 1 : 0)) * track.width
    var piece = Frame(
      x: track.x + start, y: track.y, width: Self.share * track.width, height: track.height)
    if grid.isMirrored {
      piece.x = track.maxX - start - piece.width
    }
    let whole = grid.snapped(piece)
    let isOff = whole.intersection(grid.snapped(track)).isEmpty
    return isOff ? .path(Path()) : grid.rectangle(piece, .capsule)
  }
}

/// The moving arc of an indeterminate ring, which turns clockwise once in each cycle.
struct Arc: Hashable, Sendable {
  static let cycle = Segment.cycle
  private static let sweep = 0.3 * 360

  /// In pixels, for the ring and the arc.
  var center: Offset
  var radius: Double
  var width: Double

  func shape(at phase: Double) -> Mark.Shape {
    .path(
      .arc(
        center: center, radius: radius, width: width,
        from: 360 * (phase - phase.rounded(.down)), by: Self.sweep))
  }
}

extension Painter {
  mutating func paint(
    _ progress: Node.Progress, in content: Frame, _ surroundings: Surroundings
  ) {
    switch progress.style {
    case .linear: paintBar(progress, in: content, surroundings)
    case .circular: paintRing(progress, in: content, surroundings)
    }
  }

  private mutating func paintBar(
    _ progress: Node.Progress, in content: Frame, _ surroundings: Surroundings
  ) {
    let track = grid.rectangle(content, .capsule)
    add(track, progress.track, across: content, in: surroundings)
    var within = surroundings
    guard let value = progress.value else {
      within.clip(to: track)
      let tint = pigment(progress.tint, across: content, in: within)
      for isSecond in [false, true] {
        let segment = Segment(track: content, grid: grid, isSecond: isSecond)
        add(.segment(segment), tint, reach: track.bounds, in: within)
      }
      return
    }
    var fill = content
    fill.width *= min(max(value, 0), 1)
    if grid.isMirrored { fill.x = content.maxX - fill.width }
    var whole = grid.snapped(fill)
    guard whole.width > 0 else { return }
    if whole.width < whole.height {
      // Too short for round ends: draws a circle as high as the bar, moved in from outside as far
      // as the value says.
      if !grid.isMirrored { whole.x = whole.maxX - whole.height }
      whole.width = whole.height
      within.clip(to: track)
    }
    let radii = grid.radii(.capsule, in: whole.extent)
    add(.rectangle(whole, radii), progress.tint, across: fill, in: within)
  }

  /// The ring is inside its frame, and fills clockwise from 12 o'clock in both layout directions,
  /// because SwiftUI does not mirror a trimmed circle.
  private mutating func paintRing(
    _ progress: Node.Progress, in content: Frame, _ surroundings: Surroundings
  ) {
    let room = grid.snapped(content)
    let size = min(room.width, room.height)
    let width = min(progress.lineWidth * grid.scale, size / 2)
    guard width > 0 else { return }
    let center = room.center
    let radius = (size - width) / 2
    let ring = Path.ring(center: center, radius: radius, width: width)
    add(.path(ring), progress.track, across: content, in: surroundings)
    guard let value = progress.value else {
      add(
        .arc(Arc(center: center, radius: radius, width: width)),
        pigment(progress.tint, across: content, in: surroundings), reach: room, in: surroundings)
      return
    }
    guard value > 0 else { return }
    let filled =
      value >= 1
      ? ring
      : Path.arc(center: center, radius: radius, width: width, from: 0, by: 360 * value)
    add(.path(filled), progress.tint, across: content, in: surroundings)
  }
}
