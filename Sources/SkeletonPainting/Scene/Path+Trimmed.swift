import SkeletonModel

extension Path {
  /// The part of the path from one share of its length to another, as of SwiftUI's `trim`.
  func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let pieces = pieces
    let whole = pieces.reduce(0) { $0 + $1.length }
    guard whole > 0, whole.isFinite else { return Path() }
    let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
    var trimmed = Path()
    var passed = 0.0
    var here: Offset?
    for piece in pieces {
      let range = passed...(passed + piece.length)
      passed += piece.length
      guard range.upperBound > first, range.lowerBound < last, piece.length > 0 else { continue }
      let part = piece.part(
        from: max(first - range.lowerBound, 0), to: min(last - range.lowerBound, piece.length))
      if here != part.start { trimmed.elements.append(.move(part.start)) }
      trimmed.elements.append(part.element)
      here = part.end
    }
    return trimmed
  }

  /// What it is made of, with the lines that close it.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (here, begin) = (Offset.zero, Offset.zero)
    for element in elements {
      switch element {
      case .move(let to): (here, begin) = (to, to)
      case .line(let to):
        pieces.append(Piece(start: here, bend: nil, end: to))
        here = to
      case .cubic(let first, let second, let to):
        pieces.append(Piece(start: here, bend: (first, second), end: to))
        here = to
      case .close:
        if here != begin { pieces.append(Piece(start: here, bend: nil, end: begin)) }
        here = begin
      }
    }
    return pieces
  }
}

/// A straight or bent piece of a path.
private struct Piece {
  let start: Offset
  /// The control points; nil for a straight line.
  let bend: (Offset, Offset)?
  let end: Offset
  /// Of a bent piece, how long it is up to each of so many steps.
  private let lengths: [Double]

  private static let steps = 64

  init(start: Offset, bend: (Offset, Offset)?, end: Offset) {
    self.start = start
    self.bend = bend
    self.end = end
    guard let bend else {
      lengths = [0, (end - start).length]
      return
    }
    var lengths = [0.0]
    var last = start
    for step in 1...Self.steps {
      let place = Self.place(
        start, bend.0, bend.1, end, at: Double(step) / Double(Self.steps))
      lengths.append(lengths[step - 1] + (place - last).length)
      last = place
    }
    self.lengths = lengths
  }

  var length: Double { lengths[lengths.count - 1] }

  var element: Path.Element { bend.map { .cubic($0.0, $0.1, end) } ?? .line(end) }

  /// - Parameters: Lengths along the piece.
  func part(from first: Double, to last: Double) -> Piece {
    let (from, to) = (share(at: first), share(at: last))
    guard let bend else {
      return Piece(
        start: start + (end - start) * from, bend: nil,
        end: to == 1 ? end : start + (end - start) * to)
    }
    if from == 0, to == 1 { return self }
    // The control points of a part are blossoms of the whole.
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Offset {
      func mix(_ p: Offset, _ q: Offset, _ t: Double) -> Offset { p + (q - p) * t }
      let (one, two, three) = (mix(start, bend.0, a), mix(bend.0, bend.1, a), mix(bend.1, end, a))
      return mix(mix(one, two, b), mix(two, three, b), c)
    }
    return Piece(
      start: blossom(from, from, from), bend: (blossom(from, from, to), blossom(from, to, to)),
      end: blossom(to, to, to))
  }

  /// How far along its parameter a length is reached.
  private func share(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < self.length else { return 1 }
    let next = lengths.firstIndex { $0 > length } ?? lengths.count - 1
    let (before, after) = (lengths[next - 1], lengths[next])
    let inside = after > before ? (length - before) / (after - before) : 0
    return (Double(next - 1) + inside) / Double(lengths.count - 1)
  }

  private static func place(
    _ start: Offset, _ first: Offset, _ second: Offset, _ end: Offset, at t: Double
  ) -> Offset {
    let s = 1 - t
    return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t)
      + end * (t * t * t)
  }
}

extension Offset {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
