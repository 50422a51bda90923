import SkeletonModel

extension PixelGrid {
  /// A line inside the edge of a rounded rectangle, equally wide on all sides and at least one
  /// pixel.
  func outline(
    of frame: Frame, _ rounding: Rounding, _ style: CornerStyle = .circular, width: Double
  ) -> Mark.Shape {
    let whole = snapped(frame)
    let radii = radii(rounding, style, in: whole.extent)
    guard width > 0, !whole.isEmpty else { return .path(Path()) }
    let pen = max(edge(width), 1)
    let inner = Frame(
      x: whole.x + pen, y: whole.y + pen, width: whole.width - 2 * pen,
      height: whole.height - 2 * pen)
    if case .elliptic(let corners) = rounding {
      let extents = corners.extents(in: whole.extent, scale: scale)
      guard !inner.isEmpty else { return rectangle(frame, rounding) }
      let outside = onScreen(extents)
      return .path(
        Path.rounded(whole, outside).cutting(.rounded(inner, outside.inset(by: pen))))
    }
    guard !inner.isEmpty else { return .rectangle(whole, radii) }
    return .path(
      Path.rounded(whole, radii).cutting(.rounded(inner, radii.inset(by: pen))))
  }

  /// A thin rectangle that never vanishes: it has at least the pixel it starts in.
  func hairline(_ frame: Frame) -> Mark.Shape {
    var whole = snapped(frame)
    if whole.width == 0, frame.width > 0 {
      whole.x = (frame.x * scale).settled.rounded(.down)
      whole.width = 1
    }
    if whole.height == 0, frame.height > 0 {
      whole.y = (frame.y * scale).settled.rounded(.down)
      whole.height = 1
    }
    return .rectangle(whole, .zero)
  }

  /// A drawing scaled to fit and centred; drawings are not snapped to pixels.
  func fitted(_ drawing: Node.Drawing, in frame: Frame) -> Path {
    let box = drawing.viewBox
    guard !box.isEmpty else { return Path() }
    let room = scaled(frame)
    if drawing.stretches {
      let (x, y) = (room.width / box.width, room.height / box.height)
      return drawing.outline.map {
        Offset(x: room.x + ($0.x - box.x) * x, y: room.y + ($0.y - box.y) * y)
      }
    }
    let factor = min(room.width / box.width, room.height / box.height)
    let shift = room.center - box.center * factor
    return drawing.outline.map { $0 * factor + shift }
  }
}
