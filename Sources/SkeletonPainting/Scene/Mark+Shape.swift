import SkeletonModel

extension Mark.PixelRadii {
  init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radii of a line drawn inside at this distance.
  func inset(by distance: Double) -> Mark.PixelRadii {
    Mark.PixelRadii(
      topLeft: max(topLeft - distance, 0), topRight: max(topRight - distance, 0),
      bottomRight: max(bottomRight - distance, 0), bottomLeft: max(bottomLeft - distance, 0),
      style: style)
  }
}

extension CornerExtents {
  /// The axes of a line drawn inside at this distance.
  func inset(by distance: Double) -> CornerExtents {
    func less(_ extent: Extent) -> Extent {
      Extent(width: max(extent.width - distance, 0), height: max(extent.height - distance, 0))
    }
    return CornerExtents(
      topLeading: less(topLeading), topTrailing: less(topTrailing),
      bottomLeading: less(bottomLeading), bottomTrailing: less(bottomTrailing))
  }
}

extension Mark.Shape {
  /// A rectangle that contains the shape.
  package var bounds: Frame {
    switch self {
    case .rectangle(let frame, _): frame
    case .path(let path): path.bounds ?? Frame(extent: .zero)
    case .stroke(let path, let pen):
      path.bounds.map { $0.grown(by: pen.reach) } ?? Frame(extent: .zero)
    }
  }

  /// The rectangle, if the shape is one without rounded corners.
  var plainRectangle: Frame? {
    guard case .rectangle(let frame, let radii) = self, radii.isZero else { return nil }
    return frame
  }
}

extension Mark.Pen {
  /// How far a line may extend across and down from its path.
  var reach: Extent {
    let corner =
      switch join {
      case .miter: Self.miterLimit
      case .round, .bevel: 1.0
      }
    let far = width / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
    guard let warp else { return Extent(width: far, height: far) }
    return Extent(
      width: far * (warp.a * warp.a + warp.c * warp.c).squareRoot(),
      height: far * (warp.b * warp.b + warp.d * warp.d).squareRoot())
  }
}

extension Mark.Paint {
  /// Whether painting with it has no effect.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient):
      gradient.opacity <= 0
        || (gradient.base.alpha <= 0 && gradient.stops.allSatisfy { $0.color.alpha <= 0 })
    case .layer(let layer): layer.opacity <= 0 || layer.marks.isEmpty
    case .picture(let picture): picture.opacity <= 0
    }
  }
}

extension Frame {
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  func grown(by distance: Extent) -> Frame {
    Frame(
      x: x - distance.width, y: y - distance.height, width: width + 2 * distance.width,
      height: height + 2 * distance.height)
  }

  package func holds(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
