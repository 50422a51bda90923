extension Path {
  /// Controls this share of a radius away make a quarter circle of a cubic: 4/3 · tan 22.5°.
  private static let quarter = 0.552_284_749_830_793_4

  /// A rounded rectangle, clockwise, whether its corners fit in it or not.
  static func rounded(_ frame: Frame, _ radii: Mark.PixelRadii) -> Path {
    var path = Path()
    func corner(_ radius: Double, at corner: Offset, from before: Offset, to after: Offset) {
      let start = corner - before * radius
      path.elements.append(path.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { return }
      let pull = radius * (1 - quarter)
      path.elements.append(
        .cubic(corner - before * pull, corner + after * pull, corner + after * radius))
    }
    let right = Offset(x: 1, y: 0)
    let down = Offset(x: 0, y: 1)
    let left = Offset(x: -1, y: 0)
    let up = Offset(x: 0, y: -1)
    corner(radii.topLeft, at: frame.origin, from: up, to: right)
    corner(radii.topRight, at: Offset(x: frame.maxX, y: frame.y), from: right, to: down)
    corner(radii.bottomRight, at: Offset(x: frame.maxX, y: frame.maxY), from: down, to: left)
    corner(radii.bottomLeft, at: Offset(x: frame.x, y: frame.maxY), from: left, to: up)
    path.elements.append(.close)
    return path
  }
}
