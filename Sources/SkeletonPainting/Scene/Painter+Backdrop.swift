import SkeletonLayout
import SkeletonModel

extension Painter {
  /// What lies behind a node, blurred: what is painted so far, once more, as far as the node's shape
  /// goes. Of other backdrops only what is sharp behind them, or each would double the work.
  ///
  /// - Parameter ground: What its background fills.
  mutating func paintBackdrop(
    of placed: Placed, on ground: Mark.Shape, in surroundings: Surroundings
  ) {
    let outline = grid.edge(of: placed).map(Mark.Shape.path) ?? ground
    var upright = surroundings
    (upright.opacity, upright.fade, upright.blend, upright.clips) = (1, 1, .normal, [])
    let (cover, seen) = apart {
      $0.add(
        .still(outline), .still(.color(Color(red: 0, green: 0, blue: 0))), reach: outline.bounds,
        in: upright)
    }
    guard !seen.isEmpty else { return }
    var blurring = MarkLayer(marks: [])
    blurring.blur = grid.deviations(
      placed.node.box.effects.backdropBlur, under: surroundings.transform)
    let source = blurring.source(of: seen).intersection(self.ground)
    // Beyond the canvas there is nothing to blur from.
    blurring.fillsEdges = screen.canvas.background.alpha == 1
    let canvas = Mark(
      node: surroundings.node, shape: .rectangle(source.wholePixels, .zero),
      paint: .color(screen.canvas.background), clips: [])
    var behind = [Stage.Piece.still(canvas)]
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
