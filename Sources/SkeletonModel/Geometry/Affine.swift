/// A transformation that keeps straight lines straight: SVG's `matrix(a b c d e f)`.
package struct Affine: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var e: Double
  package var f: Double

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  package static let identity = Affine()

  /// A turn round the origin, in degrees clockwise where y grows downwards.
  package init(turning degrees: Double) {
    let (cosine, sine) = (Double.cosine(degrees: degrees), Double.sine(degrees: degrees))
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }
}

extension Affine {
  /// This one applied first, and then `outer`.
  package func inside(_ outer: Affine) -> Affine {
    Affine(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      e: outer.a * e + outer.c * f + outer.e, f: outer.b * e + outer.d * f + outer.f)
  }

  /// The same round another point than the origin.
  package func around(_ point: Offset) -> Affine {
    Affine(e: -point.x, f: -point.y).inside(self).inside(Affine(e: point.x, f: point.y))
  }

  package func place(_ point: Offset) -> Offset {
    Offset(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// Where a displacement goes.
  package func turn(_ way: Offset) -> Offset {
    Offset(x: a * way.x + c * way.y, y: b * way.x + d * way.y)
  }

  package var isFinite: Bool { [a, b, c, d, e, f].allSatisfy { $0.isFinite && abs($0) < 1e9 } }

  package var determinant: Double { a * d - b * c }

  /// nil where all lands on a line, or is too large to be placed.
  package var inverse: Affine? {
    let whole = determinant
    guard isFinite, abs(whole) > 1e-12 else { return nil }
    let turned = Affine(a: d / whole, b: -b / whole, c: -c / whole, d: a / whole)
    let shift = turned.turn(Offset(x: -e, y: -f))
    return Affine(a: turned.a, b: turned.b, c: turned.c, d: turned.d, e: shift.x, f: shift.y)
  }

  /// By how much it makes lengths longer, if by the same in all directions: it turns, mirrors and
  /// scales evenly.
  package var evenScale: Double? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let near = 1e-6 * max(first, second)
    guard abs(first - second) <= near, abs(a * c + b * d) <= near else { return nil }
    return first.squareRoot()
  }

  /// A rectangle that contains all of a frame.
  package func bounds(of frame: Frame) -> Frame {
    let corners = [
      frame.origin, Offset(x: frame.maxX, y: frame.y), Offset(x: frame.x, y: frame.maxY),
      Offset(x: frame.maxX, y: frame.maxY),
    ].map(place)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    return Frame(
      x: left, y: top, width: xs.reduce(-.infinity, max) - left,
      height: ys.reduce(-.infinity, max) - top)
  }
}
