import SkeletonLanguage
import SkeletonModel

extension DrawingReader {
  mutating func add(
    _ outline: Outline, _ placing: Affine, _ paint: Paint, _ element: Markup
  ) {
    let count = pieces.count
    add(outline, placing, nil, paint.pieceOpacity, element)
    guard pieces.count > count else { return }
    pieces[count].fill = fill(paint, of: pieces[count], placing, element)
  }

  /// What a piece is painted in, with a gradient's ends as shares of the piece.
  mutating func fill(
    _ paint: Paint, of piece: Sketch.Piece, _ placing: Affine, _ element: Markup
  ) -> Sketch.Piece.Fill? {
    let box = piece.frame
    func place(_ point: Offset) -> Offset {
      var share = point
      if paint.isInUserSpace {
        let placed = placing.place(point)
        share = Offset(x: (placed.x - box.x) / box.width, y: (placed.y - box.y) / box.height)
      }
      // Farther than this a document cannot say.
      return Offset(x: min(max(share.x, -100), 100), y: min(max(share.y, -100), 100))
    }
    switch paint.painted {
    case .linear(let stops, let start, let end):
      let end = paint.isInUserSpace ? end : Self.straightened(start, end, in: box.extent)
      return .linear(stops, place(start), place(end))
    case .radial(let stops, let center, let from, let to):
      // A document's radii are points.
      let side =
        paint.isInUserSpace
        ? (placing.scale.x + placing.scale.y) / 2 : (box.width + box.height) / 2
      if !paint.isInUserSpace, abs(box.width - box.height) > 1 {
        notes.add(at: element.offset, "radialGradient", "is round here, not as wide as its shape")
      }
      func radius(_ length: Double) -> Double { min(max(length * side, 0), Limits.length) }
      return .radial(stops, place(center), from: radius(from), to: radius(to))
    case let other: return other
    }
  }

  /// The end of a gradient of a shape's box whose colours lie across its direction, as they do in
  /// a document; in SVG they lie so before the box is made as wide and high as the shape.
  static func straightened(_ start: Offset, _ end: Offset, in extent: Extent) -> Offset {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let (width, height) = (extent.width, extent.height)
    guard across != 0, down != 0, width > 0, height > 0 else { return end }
    let direction = Offset(x: across * height, y: down * width)
    let share =
      width * height * (across * across + down * down)
      / (direction.x * direction.x + direction.y * direction.y)
    return Offset(
      x: start.x + direction.x * share / width, y: start.y + direction.y * share / height)
  }

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
    room -= 200
    if case .path(let data, _) = piece.shape { room -= data.utf8.count }
    guard room > 0 else {
      notes.add(at: element.offset, "<\(element.name)>", "there is too much of this; left out")
      return
    }
    piece.fill = fill
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

extension DrawingReader.Paint {
  /// A colour as a drawing spells it; nil if it is none.
  func color(_ word: String) -> Color? {
    word.lowercased() == "currentcolor" ? current : CSSColor.read(word)
  }
}

extension Sketch.Piece {
  /// Whether nothing of it is outside, but for a hair.
  func lies(in room: Frame) -> Bool {
    let frame = frame
    return frame.x >= room.x - 1 && frame.y >= room.y - 1 && frame.maxX <= room.maxX + 1
      && frame.maxY <= room.maxY + 1
  }

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
