import SkeletonLayout
import SkeletonModel

extension PixelGrid {
  /// The edge of a shape, clockwise from where CoreGraphics begins: a rectangle at its upper left
  /// corner, one with round corners, an ellipse and a circle in the middle of the right side, and a
  /// drawing where it is begun. nil for what is no shape.
  func edge(of placed: Placed) -> Path? {
    let content = placed.content
    switch placed.node.content {
    case .block(let block) where block.isEllipse: return .ellipse(in: snapped(content))
    case .block:
      let shape = rectangle(content, placed.node.box.radius, placed.node.box.corners)
      guard let outline = shape.outline else { return nil }
      return shape.plainRectangle == nil
        ? outline.beginning(at: snapped(content).right) : .rectangle(snapped(content))
    case .circle: return .ellipse(in: snapped(content))
    case .drawing(let drawing): return fitted(drawing, in: content)
    case .stack, .layers, .grid, .scroll, .wrapped, .lines, .text, .redacted, .divider, .spinner,
      .progress, .dots, .spacer:
      return nil
    }
  }
}

extension Frame {
  /// The middle of its right side.
  fileprivate var right: Offset { Offset(x: maxX, y: y + height / 2) }
}

extension Path {
  fileprivate static func rectangle(_ frame: Frame) -> Path {
    guard !frame.isEmpty else { return Path() }
    return Path([
      .move(frame.origin), .line(Offset(x: frame.maxX, y: frame.y)),
      .line(Offset(x: frame.maxX, y: frame.maxY)), .line(Offset(x: frame.x, y: frame.maxY)),
      .close,
    ])
  }

  /// An ellipse, clockwise from its rightmost point.
  fileprivate static func ellipse(in frame: Frame) -> Path {
    guard !frame.isEmpty else { return Path() }
    let half = Extent(width: frame.width / 2, height: frame.height / 2)
    let corners = CornerExtents(
      topLeading: half, topTrailing: half, bottomLeading: half, bottomTrailing: half)
    return Path.rounded(frame, corners).beginning(at: frame.right)
  }

  /// A closed contour that begins elsewhere on one of its straight sides.
  fileprivate func beginning(at point: Offset) -> Path {
    var here = Offset.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to): here = to
      case .line(let to):
        // Sums of fractions may differ in their last bits.
        if abs(here.x - point.x) < 1e-6, abs(to.x - point.x) < 1e-6, here.y < point.y + 1e-6,
          to.y > point.y - 1e-6
        {
          guard case .move(let start)? = elements.first else { return self }
          let rest = elements[index...].filter { $0 != .close }
          return Path(
            [.move(point)] + rest + [.line(start)] + elements[1..<index] + [.line(point), .close])
        }
        here = to
      case .cubic(_, _, let to): here = to
      case .close: break
      }
    }
    return self
  }
}
