import SkeletonModel

/// The visible appearance of a mark: its outline, and the colours inside it.
///
/// Two gradients that differ only outside the mark look the same: for example, a band that has not
/// come in yet and one that has left.
package struct MarkLook {
  private var shape: Mark.Shape?
  private var clips: [Mark.Shape] = []
  /// The colours from one side of the visible part to the other, in the gradient's direction.
  private var colors = SeenColors(.clear)
  /// Of a layer, what it is made of.
  private var parts: [MarkLook] = []
  /// Two pictures look different if they are, wherever that is.
  private var picture: MarkPicture?

  /// Nothing is visible of nil, or of a mark outside the canvas.
  init(_ mark: Mark?, in canvas: Frame) {
    guard let mark else { return }
    let seen = mark.clips.reduce(mark.shape.bounds.intersection(canvas)) {
      $0.intersection($1.bounds)
    }
    guard !seen.isEmpty else { return }
    shape = mark.shape
    clips = mark.clips
    switch mark.paint {
    case .color(let color): colors = SeenColors(color)
    case .gradient(let gradient): colors = SeenColors(gradient, across: seen.pixelCenters)
    case .layer(let layer):
      colors = SeenColors(Color(red: 0, green: 0, blue: 0, alpha: layer.opacity))
      let source = layer.source(of: seen)
      parts = (layer.marks + (layer.mask ?? [])).map { MarkLook($0, in: source) }
    case .picture(let picture):
      colors = SeenColors(Color(red: 0, green: 0, blue: 0, alpha: picture.opacity))
      self.picture = picture
    }
  }

  /// The colours where the two looks differ most; nil if the difference is not visible.
  package func difference(from other: MarkLook) -> (Color, Color)? {
    if let difference = colors.difference(from: other.colors) { return difference }
    if let difference = zip(parts, other.parts).lazy.compactMap({ $0.difference(from: $1) }).first {
      return difference
    }
    guard
      shape != other.shape || clips != other.clips || parts.count != other.parts.count
        || picture != other.picture
    else { return nil }
    let first = colors.color(at: 0)
    return first.alpha > 0 || other.colors.color(at: 0).alpha > 0
      ? (first, other.colors.color(at: 0)) : nil
  }
}

extension Frame {
  /// From the centre of its first pixel to that of its last: a pixel has the colour of its centre.
  ///
  /// Snapped to pixels, a shape can extend half a pixel beyond the space that a band crosses.
  fileprivate var pixelCenters: Frame {
    let (x, y) = (min(0.5, width / 2), min(0.5, height / 2))
    return Frame(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
  }
}

/// Colours along a line from 0 to 1, interpolated linearly between stops.
private struct SeenColors {
  private var gradient: Mark.Gradient?
  private var plain = Color.clear
  /// The start and end of the line, as locations on the gradient.
  private var start = 0.0
  private var end = 1.0

  init(_ color: Color) { plain = color }

  init(_ gradient: Mark.Gradient, across frame: Frame) {
    if gradient.turn != nil {
      self.gradient = gradient
      return
    }
    let frame = gradient.warp.map { $0.affine.inverse?.bounds(of: frame) ?? frame } ?? frame
    if let inner = gradient.inner {
      let outer = gradient.end.x - gradient.start.x
      guard outer > inner else {
        plain = gradient.color(at: 1)
        return
      }
      self.gradient = gradient
      let center = gradient.start
      let near = Offset(
        x: max(frame.x - center.x, center.x - frame.maxX, 0),
        y: max(frame.y - center.y, center.y - frame.maxY, 0))
      let far = Offset(
        x: max(abs(frame.x - center.x), abs(frame.maxX - center.x)),
        y: max(abs(frame.y - center.y), abs(frame.maxY - center.y)))
      start = (near.length - inner) / (outer - inner)
      end = (far.length - inner) / (outer - inner)
      return
    }
    let way = gradient.end - gradient.start
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else {
      plain = gradient.color(at: 0)
      return
    }
    self.gradient = gradient
    func location(_ x: Double, _ y: Double) -> Double {
      ((x - gradient.start.x) * way.x + (y - gradient.start.y) * way.y) / square
    }
    let top = (location(frame.x, frame.y), location(frame.maxX, frame.y))
    let bottom = (location(frame.x, frame.maxY), location(frame.maxX, frame.maxY))
    start = min(top.0, top.1, bottom.0, bottom.1)
    end = max(top.0, top.1, bottom.0, bottom.1)
  }

  func color(at place: Double) -> Color {
    gradient?.color(at: start + (end - start) * place) ?? plain
  }

  /// The places between start and end where stops are.
  private var bends: [Double] {
    guard let gradient, end > start else { return [] }
    return gradient.stops.map { ($0.location - start) / (end - start) }
      .filter { $0 > 0 && $0 < 1 }
  }

  /// The colours where the two differ most; nil if the difference is not visible. Both are linear
  /// between their bends, so comparing at all bends is sufficient.
  func difference(from other: SeenColors) -> (Color, Color)? {
    var most: (colors: (Color, Color), distance: Double)?
    func compare(at place: Double) {
      let colors = (color(at: place), other.color(at: place))
      guard colors.0.isSeenApart(from: colors.1) else { return }
      let distance = colors.0.distance(to: colors.1)
      if distance > most?.distance ?? 0 { most = (colors, distance) }
    }
    compare(at: 0)
    compare(at: 1)
    bends.forEach(compare)
    other.bends.forEach(compare)
    return most?.colors
  }
}

extension Color {
  /// Whether the premultiplied colours differ by more than 1/255, and so look different.
  func isSeenApart(from other: Color) -> Bool { distance(to: other) > 1 / 255 }

  /// The largest difference of the alphas or of any premultiplied component.
  fileprivate func distance(to other: Color) -> Double {
    max(
      abs(alpha - other.alpha), abs(red * alpha - other.red * other.alpha),
      abs(green * alpha - other.green * other.alpha),
      abs(blue * alpha - other.blue * other.alpha))
  }
}

extension Offset {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
