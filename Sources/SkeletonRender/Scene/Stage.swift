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
  private let ground: Color
  private let shimmer: Shimmer?
  private let grid: PixelGrid

  package init(_ placed: PlacedScreen) {
    var painter = Painter(placed)
    painter.paintAll()
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

  /// The frame at a phase from 0 to 1, every moving part at that share of its own cycle.
  package func scene(at phase: Double) -> Scene {
    precondition((0...1).contains(phase), "a phase runs from 0 to 1")
    return scene(at: .phase(phase))
  }

  /// The frame at this time after everything began to move, each part with its own cycle.
  package func scene(after instant: Microseconds) -> Scene {
    scene(at: .instant(instant))
  }

  private func scene(at time: Moment.Time) -> Scene {
    let moment = moment(time)
    let marks = pieces.compactMap { piece in
      switch piece {
      case .still(let mark): mark
      case .moving(let staged): staged.mark(at: moment)
      }
    }
    return Scene(width: width, height: height, scale: scale, ground: ground, marks: marks)
  }

  func moment(_ time: Moment.Time) -> Moment {
    let light = shimmer.map { shimmer in
      ShimmerLight(shimmer, phase: time.phase(of: shimmer.cycle), grid: grid)
    }
    return Moment(time: time, light: light)
  }
}

extension PlacedScreen {
  /// Whether anything visible on the screen depends on the phase.
  package var isMoving: Bool { Stage(self).isMoving }
}
