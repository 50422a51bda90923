import SkeletonModel

/// A path as SVG spells it.
struct PathText: Sendable {
  let text: String

  init(_ path: Path) { text = path.data }

  private init(text: String) { self.text = text }

  /// A rectangle with corners of this radius.
  static func upright(_ frame: Frame, _ radius: Offset) -> PathText {
    let (left, top) = (frame.x.threeDecimals, frame.y.threeDecimals)
    let (right, bottom) = (frame.maxX.threeDecimals, frame.maxY.threeDecimals)
    guard radius.x > 0, radius.y > 0 else {
      return PathText(text: "M\(left) \(top)H\(right)V\(bottom)H\(left)Z")
    }
    func arc(_ x: Double, _ y: Double) -> String {
      "A\(radius.x.threeDecimals) \(radius.y.threeDecimals) 0 0 1 "
        + "\(x.threeDecimals) \(y.threeDecimals)"
    }
    return PathText(
      text: "M\((frame.x + radius.x).threeDecimals) \(top)"
        + "H\((frame.maxX - radius.x).threeDecimals)\(arc(frame.maxX, frame.y + radius.y))"
        + "V\((frame.maxY - radius.y).threeDecimals)\(arc(frame.maxX - radius.x, frame.maxY))"
        + "H\((frame.x + radius.x).threeDecimals)\(arc(frame.x, frame.maxY - radius.y))"
        + "V\((frame.y + radius.y).threeDecimals)\(arc(frame.x + radius.x, frame.y))Z")
  }

  static func oval(_ frame: Frame) -> PathText {
    let radii = "\((frame.width / 2).threeDecimals) \((frame.height / 2).threeDecimals)"
    let middle = frame.center.y.threeDecimals
    return PathText(
      text: "M\(frame.x.threeDecimals) \(middle)"
        + "A\(radii) 0 0 1 \(frame.maxX.threeDecimals) \(middle)"
        + "A\(radii) 0 0 1 \(frame.x.threeDecimals) \(middle)Z")
  }
}

extension Path {
  /// How far the control points of a quarter circle are from its ends.
  private static let quarter = 0.552_284_749_830_793_6

  /// A rectangle with corners of this radius, clockwise unless it is to be a hole.
  static func upright(_ frame: Frame, _ radius: Offset, isBackwards: Bool = false) -> Path {
    let left = frame.x
    let right = frame.maxX
    let top = frame.y
    let bottom = frame.maxY
    func point(_ x: Double, _ y: Double) -> Offset { Offset(x: x, y: y) }
    guard radius.x > 0, radius.y > 0 else {
      let corners = [
        point(left, top), point(right, top), point(right, bottom), point(left, bottom),
      ]
      let order = isBackwards ? [0, 3, 2, 1] : [0, 1, 2, 3]
      return Path(
        order.enumerated().map {
          $0.offset == 0 ? .move(corners[$0.element]) : .line(corners[$0.element])
        }
          + [.close])
    }
    let pull = Offset(x: radius.x * (1 - quarter), y: radius.y * (1 - quarter))
    let path = Path([
      .move(point(left + radius.x, top)), .line(point(right - radius.x, top)),
      .cubic(
        point(right - pull.x, top), point(right, top + pull.y), point(right, top + radius.y)),
      .line(point(right, bottom - radius.y)),
      .cubic(
        point(right, bottom - pull.y), point(right - pull.x, bottom),
        point(right - radius.x, bottom)),
      .line(point(left + radius.x, bottom)),
      .cubic(
        point(left + pull.x, bottom), point(left, bottom - pull.y), point(left, bottom - radius.y)),
      .line(point(left, top + radius.y)),
      .cubic(point(left, top + pull.y), point(left + pull.x, top), point(left + radius.x, top)),
      .close,
    ])
    guard isBackwards else { return path }
    // Mirrored left to right, which turns it round.
    return path.map { Offset(x: left + right - $0.x, y: $0.y) }
  }

  static func oval(_ center: Offset, _ radii: Offset, isBackwards: Bool = false) -> Path {
    upright(
      Frame(x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y),
      radii, isBackwards: isBackwards)
  }

  /// A straight line of some width.
  static func line(_ from: Offset, _ to: Offset, width: Double, _ cap: String) -> Path {
    let way = to - from
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let half = width / 2
    guard length > 0 else {
      return cap == "round" ? .oval(from, Offset(x: half, y: half)) : Path()
    }
    let along = way * (half / length)
    let across = Offset(x: -along.y, y: along.x)
    let pull = quarter
    func place(_ base: Offset, _ forth: Double, _ aside: Double) -> Offset {
      base + along * forth + across * aside
    }
    let reach = cap == "square" ? 1.0 : 0
    guard cap == "round" else {
      return Path([
        .move(place(from, -reach, 1)), .line(place(from, -reach, -1)), .line(place(to, reach, -1)),
        .line(place(to, reach, 1)), .close,
      ])
    }
    return Path([
      .move(place(from, 0, 1)),
      .cubic(place(from, -pull, 1), place(from, -1, pull), place(from, -1, 0)),
      .cubic(place(from, -1, -pull), place(from, -pull, -1), place(from, 0, -1)),
      .line(place(to, 0, -1)),
      .cubic(place(to, pull, -1), place(to, 1, -pull), place(to, 1, 0)),
      .cubic(place(to, 1, pull), place(to, pull, 1), place(to, 0, 1)), .close,
    ])
  }
}
