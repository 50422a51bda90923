import SkeletonModel

extension Mark {
  /// The mark as it is in a picture that is turned, scaled or distorted.
  func transformed(by transform: Affine) -> Mark {
    var mark = self
    mark.shape = shape.transformed(by: transform)
    switch paint {
    case .color, .layer: break
    case .gradient(let gradient): mark.paint = .gradient(gradient.transformed(by: transform))
    case .picture(var picture):
      picture.transform = (picture.transform ?? .identity).inside(transform)
      mark.paint = .picture(picture)
    }
    return mark
  }
}

extension Mark.Shape {
  /// The shape as a path, where it is no longer upright, nor on whole pixels.
  func transformed(by transform: Affine) -> Mark.Shape {
    switch self {
    case .rectangle, .path: .path(outline?.map(transform.place) ?? Path())
    case .stroke(let path, let pen):
      .stroke(path.map(transform.place), pen.transformed(by: transform))
    }
  }
}

extension Mark.Pen {
  fileprivate func transformed(by transform: Affine) -> Mark.Pen {
    var pen = self
    if warp == nil, let scale = transform.evenScale {
      pen.width *= scale
      pen.dash = dash.map { $0 * scale }
      pen.dashPhase *= scale
    } else {
      let turned = (warp ?? .identity).inside(transform)
      pen.warp = Affine(a: turned.a, b: turned.b, c: turned.c, d: turned.d)
    }
    return pen
  }
}

extension Mark.Gradient {
  func transformed(by transform: Affine) -> Mark.Gradient {
    var gradient = self
    if let warp {
      gradient.warp = .by(warp.affine.inside(transform))
    } else if turn != nil {
      gradient.warp = .by(transform)
    } else if let inner {
      guard let scale = transform.evenScale else {
        gradient.warp = .by(transform)
        return gradient
      }
      let radius = (end.x - start.x) * scale
      gradient.start = transform.place(start)
      gradient.end = gradient.start + Offset(x: radius, y: 0)
      gradient.inner = inner * scale
    } else {
      gradient.start = transform.place(start)
      gradient.end = gradient.start + transform.across(end - start)
    }
    return gradient
  }
}

extension Affine {
  /// The shortest way from a line to another that a way led to at right angles, once both lines are
  /// distorted: colours stay the same along such lines.
  fileprivate func across(_ way: Offset) -> Offset {
    let square = way.x * way.x + way.y * way.y
    guard square > 0, let back = inverse else { return turn(way) }
    // How fast colours change is a covector, which the transposed inverse transforms.
    let rate = Offset(
      x: (back.a * way.x + back.b * way.y) / square, y: (back.c * way.x + back.d * way.y) / square)
    let length = rate.x * rate.x + rate.y * rate.y
    return rate * (1 / length)
  }
}
