import SkeletonLanguage
import SkeletonModel

extension DrawingReader {
  mutating func add(
    _ outline: Outline, _ placing: Affine, _ fill: Sketch.Piece.Fill?, _ opacity: Double,
    _ element: Markup
  ) {
    guard pieces.count < 20_000 else {
      notes.add(at: element.offset, "<\(element.name)>", "there is too much of this; left out")
      return
    }
    guard var piece = piece(outline, placing) else {
      notes.add(at: element.offset, "<\(element.name)>", "lies too far away; left out")
      return
    }
    piece.fill = fill
    if case .radial(let stops, let center, let from, let to)? = fill {
      // A document's radii are points.
      let side = (piece.frame.width + piece.frame.height) / 2
      if abs(piece.frame.width - piece.frame.height) > 1 {
        notes.add(at: element.offset, "radialGradient", "is round here, not as wide as its shape")
      }
      piece.fill = .radial(stops, center, from: from * side, to: to * side)
    }
    piece.opacity = opacity
    pieces.append(piece)
  }

  /// The piece for a shape: a node where its edges lie on whole points, else a path, because a
  /// node's edges would be moved to whole pixels.
  func piece(_ outline: Outline, _ placing: Affine) -> Sketch.Piece? {
    if placing.isUpright {
      switch outline {
      case .box(let frame, let radius):
        let placed = placing.place(frame)
        let scale = placing.scale
        let radius =
          placing.isQuarter
          ? Offset(x: radius.y * scale.x, y: radius.x * scale.y)
          : Offset(x: radius.x * scale.x, y: radius.y * scale.y)
        guard placed.isReachable else { return nil }
        if let whole = placed.whole {
          return Sketch.Piece(.block(Sketch.Radii(all: radius)), whole)
        }
        return Sketch.Piece(data: .upright(placed, radius), placed)
      case .oval(let center, let radii):
        let placed = placing.place(
          Frame(
            x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y))
        guard placed.isReachable else { return nil }
        if let whole = placed.whole {
          return Sketch.Piece(
            abs(whole.width - whole.height) < 0.001 ? .circle : .ellipse, whole)
        }
        return Sketch.Piece(data: .oval(placed), placed)
      case .path: break
      }
    }
    let path: Path =
      switch outline {
      case .box(let frame, let radius): .upright(frame, radius)
      case .oval(let center, let radii): .oval(center, radii)
      case .path(let path): path
      }
    let placed = path.map { placing.place($0) }
    guard let bounds = placed.bounds, bounds.isReachable else { return nil }
    return Sketch.Piece(data: PathText(placed), bounds)
  }
}

extension Frame {
  /// Whether a document can say it.
  fileprivate var isReachable: Bool {
    [x, y, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < Limits.length / 2 }
  }

  /// The frame on whole points, if it is as good as there.
  fileprivate var whole: Frame? {
    let edges = [x, y, maxX, maxY]
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 0.005 }) else { return nil }
    let frame = Frame(
      x: x.rounded(), y: y.rounded(), width: maxX.rounded() - x.rounded(),
      height: maxY.rounded() - y.rounded())
    return frame.width > 0 && frame.height > 0 ? frame : nil
  }
}

extension Sketch.Piece {
  fileprivate init(_ shape: Shape, _ frame: Frame) {
    self.init(
      shape: shape, x: .points(frame.x), y: frame.y, width: .points(frame.width),
      height: frame.height)
  }

  /// A path in a frame of whole points round it.
  fileprivate init(data: PathText, _ bounds: Frame) {
    let x = (bounds.x + 0.0005).rounded(.down)
    let y = (bounds.y + 0.0005).rounded(.down)
    let box = Frame(
      x: x, y: y, width: max((bounds.maxX - 0.0005).rounded(.up) - x, 1),
      height: max((bounds.maxY - 0.0005).rounded(.up) - y, 1))
    self.init(.path(data.text, viewBox: box), box)
  }
}
