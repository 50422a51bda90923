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

  package func moved(by offset: Offset) -> Mark {
    var mark = self
    mark.shape = shape.moved(by: offset)
    mark.clips = clips.map { $0.moved(by: offset) }
    switch paint {
    case .color: break
    case .gradient(let gradient): mark.paint = .gradient(gradient.moved(by: offset))
    case .layer(let layer): mark.paint = .layer(layer.moved(by: offset))
    case .picture(let picture): mark.paint = .picture(picture.moved(by: offset))
    }
    return mark
  }
}

extension Mark.Shape {
  fileprivate func moved(by offset: Offset) -> Mark.Shape {
    switch self {
    case .rectangle(let frame, let radii): .rectangle(frame.moved(by: offset), radii)
    case .path(let path): .path(path.map { $0 + offset })
    case .stroke(let path, let pen): .stroke(path.map { $0 + offset }, pen)
    }
  }
}

extension Mark.Gradient {
  fileprivate func moved(by offset: Offset) -> Mark.Gradient {
    var moved = self
    if let warp {
      moved.warp = .by(warp.affine.inside(Affine(e: offset.x, f: offset.y)))
    } else {
      moved.start = start + offset
      moved.end = end + offset
    }
    return moved
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
    return seen.wholePixels
  }
}

extension Frame {
  /// The whole pixels that a frame in pixels touches.
  var wholePixels: Frame {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    return Frame(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension Stage {
  /// The nodes that shimmer and never look other than before the light comes, so that no light is
  /// seen on them.
  ///
  /// Not by phases: a light that is narrow, or rests long, is on a shape between any two of them.
  package var unlitNodes: [String] {
    guard let shimmer else { return [] }
    let moment = moment(.phase(0))
    let canvas = Frame(x: 0, y: 0, width: Double(width), height: Double(height))
    var unlit: [String] = []
    var lit: Set<String> = []
    for piece in pieces {
      guard case .moving(let staged) = piece, case .shimmer(_, let space) = staged.pigment,
        !lit.contains(staged.node)
      else { continue }
      let mark = staged.mark(at: moment)
      let dark = MarkLook(mark, in: canvas)
      // Without a duration the light is at its end at once, and stays there.
      let others =
        mark.flatMap { shimmer.duration > 0 ? $0.seenBounds.intersection(canvas) : nil }.map {
          moment.light?.progress(of: shimmer.stops, inTheMiddleOf: $0, across: space) ?? []
        } ?? []
      let isLit = others.contains { progress in
        let light = ShimmerLight(shimmer, progress: progress, grid: grid)
        let other = staged.mark(at: Moment(time: .phase(0), light: light))
        return MarkLook(other, in: canvas).difference(from: dark) != nil
      }
      if isLit {
        lit.insert(staged.node)
      } else if !unlit.contains(staged.node) {
        unlit.append(staged.node)
      }
    }
    return unlit.filter { !lit.contains($0) }
  }

  /// What shimmers in a scene: the places of the marks, which colour the light crosses there, and
  /// how opaque both are.
  package func shimmeringMarks(at phase: Double) -> [(mark: Int, base: Color, opacity: Double)] {
    let moment = moment(.phase(phase))
    var found: [(mark: Int, base: Color, opacity: Double)] = []
    var count = 0
    for piece in pieces {
      guard case .moving(let staged) = piece else {
        count += 1
        continue
      }
      guard staged.mark(at: moment) != nil else { continue }
      if case .shimmer(let base, _) = staged.pigment {
        found.append((count, base, staged.opacity))
      }
      count += 1
    }
    return found
  }
}
