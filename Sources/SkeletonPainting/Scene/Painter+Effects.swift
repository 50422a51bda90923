import SkeletonLayout
import SkeletonModel

extension Painter {
  /// A node whose picture is changed once it is painted.
  mutating func paint(_ placed: Placed, _ effects: Effects, in surroundings: Surroundings) {
    var outside = surroundings
    if effects.blend != .normal { outside.blend = effects.blend }
    if let own = grid.transform(of: effects, in: placed.frame) {
      let whole = own.inside(outside.transform ?? .identity)
      if whole.inverse != nil {
        outside.transform = whole
      } else {
        // All of it lies on a line, or is too large to be placed.
        outside.opacity = 0
      }
    }
    let snapped = grid.snaps
    grid.snaps = outside.transform == nil
    defer { grid.snaps = snapped }
    guard effects.makesLayer else {
      paintPicture(of: placed, in: outside)
      return
    }
    var look = MarkLayer(marks: [])
    look.blur = grid.deviations(effects.blur, under: outside.transform)
    look.shadow = effects.shadow.map { shadow in
      let offset = shadow.offset * grid.scale
      return MarkLayer.Shadow(
        color: shadow.color, blur: grid.deviations(shadow.radius, under: outside.transform),
        offset: outside.transform?.turn(offset) ?? offset)
    }
    var inside = outside
    inside.opacity = outside.alpha > 0 ? 1 : 0
    inside.fade = 1
    if let rows = self.look.rows, !outside.isInRow, placed.holdsRow(of: rows.items) {
      // They fade each by itself, and not with the tree.
      swap(&inside.fade, &outside.fade)
    }
    inside.blend = .normal
    inside.clips = []
    inside.ground = look.source(of: outside.ground)
    inside.visible = look.source(of: outside.visible)
    below.append((pieces, reaches))
    let (picture, reach) = apart { $0.paintPicture(of: placed, in: inside) }
    below.removeLast()
    var staged = StagedLayer(pieces: picture, mask: nil, look: look)
    var seen = reach
    if let mask = placed.mask {
      let (pieces, cover) = paintMask(mask, in: inside)
      staged.mask = pieces
      seen = reach.intersection(cover)
    }
    staged.look.opacity = outside.alpha
    add(staged, reach: look.reach(of: seen), in: outside)
  }

  /// What masks a node, and how much of the canvas it covers.
  private mutating func paintMask(
    _ mask: Placed, in surroundings: Surroundings
  ) -> ([Stage.Piece], Frame) {
    var inside = surroundings
    inside.fade = 1
    // Rows arrive in what is masked, and not in the mask.
    inside.isInRow = true
    inside.group = nil
    swap(&count, &maskCount)
    defer { swap(&count, &maskCount) }
    return apart { $0.paintAlways(mask, in: inside) }
  }

  /// What a painter paints by itself, and how much of the canvas that covers.
  mutating func apart(_ work: (inout Painter) -> Void) -> ([Stage.Piece], Frame) {
    let outer = (pieces, reaches, reach)
    (pieces, reaches, reach) = ([], [], Frame(extent: .zero))
    work(&self)
    defer { (pieces, reaches, reach) = outer }
    return (pieces, reach)
  }

  /// Adds a layer, in whole pixels.
  mutating func add(
    _ layer: StagedLayer, reach: Frame, in surroundings: Surroundings
  ) {
    let seen = reach.intersection(surroundings.visible)
    guard !seen.isEmpty else { return }
    let box = seen.wholePixels
    var flat = surroundings
    flat.transform = nil
    add(
      .still(.rectangle(box, .zero)),
      layer.still.map { .still(.layer($0)) } ?? .layer(layer), reach: box, in: flat)
  }

  /// The line along the edge of a shape.
  mutating func paintStroke(of placed: Placed, in surroundings: Surroundings) {
    guard placed.node.box.hasEffects, let stroke = placed.node.box.effects.stroke,
      let edge = grid.edge(of: placed)
    else { return }
    let path = edge.trimmed(from: stroke.from, to: stroke.to)
    guard !path.isEmpty, stroke.width > 0 else { return }
    var pen = Mark.Pen(width: stroke.width * grid.scale)
    pen.cap = stroke.cap
    pen.join = stroke.join
    pen.dash = stroke.dash.map { $0 * grid.scale }
    pen.dashPhase = stroke.dashPhase * grid.scale
    add(.stroke(path, pen), stroke.paint, across: placed.content, in: surroundings)
  }
}

extension Effects {
  /// Whether a node is painted as one picture by itself.
  fileprivate var makesLayer: Bool {
    mask != nil || blur > 0 || shadow != nil || isCompositingGroup
  }
}

extension PixelGrid {
  /// How the picture of a node in this frame is turned and scaled; nil if it is not.
  fileprivate func transform(of effects: Effects, in frame: Frame) -> Affine? {
    let frame = scaled(frame)
    func place(_ point: UnitPoint) -> Offset {
      let x = isMirrored ? 1 - point.x : point.x
      return Offset(x: frame.x + x * frame.width, y: frame.y + point.y * frame.height)
    }
    var whole = Affine.identity
    if let scale = effects.scale {
      whole = Affine(a: scale.x, d: scale.y).around(place(scale.anchor))
    }
    if let rotation = effects.rotation {
      whole = whole.inside(Affine(turning: rotation.angle).around(place(rotation.anchor)))
    }
    let turns = Affine(a: whole.a, b: whole.b, c: whole.c, d: whole.d)
    return turns == .identity ? nil : whole
  }

  /// The standard deviations of a blur across and down. Of a picture that is scaled unevenly and
  /// then turned these are the nearest ones that are upright.
  func deviations(_ points: Double, under transform: Affine?) -> Extent {
    let length = points * scale
    guard let transform else { return Extent(width: length, height: length) }
    return Extent(
      width: length * (transform.a * transform.a + transform.c * transform.c).squareRoot(),
      height: length * (transform.b * transform.b + transform.d * transform.d).squareRoot())
  }
}
