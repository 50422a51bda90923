import SkeletonLayout
import SkeletonModel

extension Painter {
  /// What lies behind a node, blurred: what is painted so far, once more, as far as the node's shape
  /// goes. Of other backdrops only what is sharp behind them, or each would double the work.
  mutating func paintBackdrop(of placed: Placed, in surroundings: Surroundings) {
    let outline = shape(of: placed)
    var upright = surroundings
    (upright.opacity, upright.fade, upright.blend) = (1, 1, .normal)
    let (cover, seen) = apart {
      $0.add(
        .still(outline), .still(.color(Color(red: 0, green: 0, blue: 0))), reach: outline.bounds,
        in: upright)
    }
    guard !seen.isEmpty else { return }
    var blurring = MarkLayer(marks: [])
    blurring.blur = grid.deviations(
      placed.node.box.effects.backdropBlur, under: surroundings.transform)
    let source = blurring.source(of: seen).intersection(ground)
    // Beyond the canvas there is nothing to blur from.
    blurring.fillsEdges = screen.canvas.background.alpha == 1
    var behind = [Stage.Piece.still(canvas(in: source, for: surroundings.node))]
    for (pieces, reaches) in below + [(pieces, reaches)] {
      for (piece, reach) in zip(pieces, reaches)
      where !piece.isBackdrop && !reach.intersection(source).isEmpty {
        behind.append(piece)
      }
    }
    // A layer's mask is blurred with it: what is blurred is a layer in the one that is masked.
    let (blurred, _) = apart {
      $0.add(StagedLayer(pieces: behind, mask: nil, look: blurring), reach: seen, in: upright)
    }
    var look = MarkLayer(marks: [], opacity: surroundings.alpha)
    look.isBackdrop = true
    add(StagedLayer(pieces: blurred, mask: cover, look: look), reach: seen, in: surroundings)
  }

  private func shape(of placed: Placed) -> Mark.Shape {
    let box = placed.node.box
    if let edge = grid.edge(of: placed) { return .path(edge) }
    if box.background != nil, let ground = placed.ground { return grid.rectangle(ground, .none) }
    return grid.rectangle(placed.frame, box.radius, box.corners)
  }

  /// The ground of the canvas, in whole pixels.
  private func canvas(in frame: Frame, for node: String) -> Mark {
    let (left, top) = (frame.x.rounded(.down), frame.y.rounded(.down))
    let whole = Frame(
      x: left, y: top, width: frame.maxX.rounded(.up) - left,
      height: frame.maxY.rounded(.up) - top)
    return Mark(
      node: node, shape: .rectangle(whole, .zero), paint: .color(screen.canvas.background),
      clips: [])
  }
}

extension Stage.Piece {
  fileprivate var isBackdrop: Bool {
    switch self {
    case .still(let mark):
      if case .layer(let layer) = mark.paint { layer.isBackdrop } else { false }
    case .moving(let staged):
      if case .layer(let layer) = staged.pigment { layer.look.isBackdrop } else { false }
    }
  }
}
