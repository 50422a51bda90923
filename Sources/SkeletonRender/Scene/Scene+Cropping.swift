import SkeletonModel

extension Mark {
  /// A rectangle that contains everything that is seen of it.
  package var seenBounds: Frame {
    clips.reduce(shape.bounds) { $0.intersection($1.bounds) }
  }

  /// The same, as a mark of another colour.
  package func painted(_ color: Color) -> Mark {
    Mark(node: node, shape: shape, paint: .color(color), clips: clips)
  }

  /// Whether it is an outline, as those of texts and icons are, and no rectangle.
  package var isOutline: Bool { if case .path = shape { true } else { false } }

  fileprivate func moved(by offset: Offset) -> Mark {
    var mark = self
    mark.shape = shape.moved(by: offset)
    mark.clips = clips.map { $0.moved(by: offset) }
    if case .gradient(var gradient) = paint {
      gradient.start = gradient.start + offset
      gradient.end = gradient.end + offset
      mark.paint = .gradient(gradient)
    }
    return mark
  }
}

extension Mark.Shape {
  fileprivate func moved(by offset: Offset) -> Mark.Shape {
    switch self {
    case .rectangle(let frame, let radii): .rectangle(frame.moved(by: offset), radii)
    case .path(let path): .path(path.map { $0 + offset })
    }
  }
}

extension Scene {
  /// The picture of these marks inside a box of whole pixels, for whoever needs no more of it.
  package func cropped(to box: Frame, _ marks: some Sequence<Mark>) -> Scene {
    let offset = Offset(x: -box.x, y: -box.y)
    return Scene(
      width: Int(box.width), height: Int(box.height), scale: scale, ground: ground,
      marks: marks.map { $0.moved(by: offset) })
  }

  /// The whole pixels of the canvas that a frame touches; nil if there is none.
  package func touched(by frame: Frame) -> Frame? {
    let canvas = Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    let seen = frame.intersection(canvas)
    guard !seen.isEmpty else { return nil }
    let (x, y) = (seen.x.rounded(.down), seen.y.rounded(.down))
    return Frame(
      x: x, y: y, width: seen.maxX.rounded(.up) - x, height: seen.maxY.rounded(.up) - y)
  }
}

extension Stage {
  /// The nodes that shimmer and look the same at every phase, so that no light is seen on them.
  package var unlitNodes: [String] {
    let moment = moment(.phase(0))
    let canvas = Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    let others = (1..<16).map { self.moment(.phase(Double($0) / 16)) }
    var unlit: [String] = []
    var lit: Set<String> = []
    for piece in pieces {
      guard case .moving(let staged) = piece, staged.shimmers, !lit.contains(staged.node) else {
        continue
      }
      let dark = MarkLook(staged.mark(at: moment), in: canvas)
      let isLit = others.contains { other in
        MarkLook(staged.mark(at: other), in: canvas).difference(from: dark) != nil
      }
      if isLit {
        lit.insert(staged.node)
      } else if !unlit.contains(staged.node) {
        unlit.append(staged.node)
      }
    }
    return unlit.filter { !lit.contains($0) }
  }
}
