import SkeletonLayout
import SkeletonModel

/// A placed screen as marks, of which some depend on the phase.
///
/// All frames of a screen are made from one stage, so that geometry, clips and constant paints are
/// computed once.
package struct Stage: Sendable {
  enum Piece: Sendable {
    case still(Mark)
    case moving(StagedMark)
  }

  var pieces: [Piece]
  let width: Int
  let height: Int
  package let scale: Int
  let ground: Color
  let shimmer: Shimmer?
  let grid: PixelGrid

  package init(_ placed: PlacedScreen) {
    self.init(placed, TreeLook())
  }

  /// - Parameters:
  ///   - look: How an instant of a load shows the screen.
  ///   - origin: Where it stands on the canvas.
  ///   - clip: The edges it ends at.
  package init(
    _ placed: PlacedScreen, _ look: TreeLook, at origin: Offset = .zero,
    clippedTo clip: Frame? = nil
  ) {
    var painter = Painter(placed, look)
    painter.paintAll(at: origin, clippedTo: clip)
    pieces = painter.pieces
    grid = painter.grid
    width = grid.side(placed.extent.width)
    height = grid.side(placed.extent.height)
    scale = placed.screen.variant.scale
    ground = placed.screen.canvas.background
    shimmer = placed.screen.shimmer
  }

  /// Whether any frame may differ from another: something is seen that depends on the phase.
  package var isMoving: Bool {
    pieces.contains { piece in
      if case .moving = piece { true } else { false }
    }
  }

  /// How long one cycle takes: of the shimmer, or where nothing shimmers of the slowest moving part;
  /// nil if nothing moves.
  package var cycle: Microseconds? {
    let parts = moving
    if parts.contains(where: \.shimmers), let shimmer { return shimmer.cycle }
    return parts.compactMap(\.cycle).max()
  }

  /// The frame at a phase from 0 to 1, every moving part at that share of its own cycle.
  package func scene(at phase: Double) -> Scene {
    precondition((0...1).contains(phase), "a phase runs from 0 to 1")
    return scene(at: .phase(phase))
  }

  /// The frame at this time after everything began to move, each part with its own cycle.
  package func scene(after instant: Microseconds) -> Scene {
    scene(at: .instant(instant))
  }

  private func scene(at time: FrameTime) -> Scene {
    Scene(width: width, height: height, scale: scale, ground: ground, marks: marks(at: time))
  }

  /// What is painted at a time; what is paused as it was then.
  package func marks(at time: FrameTime) -> [Mark] {
    let moment = moment(time)
    var pauses: [Microseconds: Moment] = [:]
    return pieces.compactMap { piece in
      switch piece {
      case .still(let mark): return mark
      case .moving(let staged):
        guard let pause = staged.pause else { return staged.mark(at: moment) }
        let then = pauses[pause] ?? moment.paused(at: pause)
        pauses[pause] = then
        return staged.mark(at: then)
      }
    }
  }

  func moment(_ time: FrameTime) -> Moment {
    let (shimmer, grid) = (shimmer, grid)
    let light: @Sendable (FrameTime) -> ShimmerLight? = { time in
      shimmer.map { ShimmerLight($0, phase: time.phase(of: $0.cycle), grid: grid) }
    }
    return Moment(time: time, light: light(time), lightThen: light)
  }
}

extension PlacedScreen {
  /// Whether anything visible on the screen depends on the phase.
  package var isMoving: Bool { Staging(self).isMoving }
}
