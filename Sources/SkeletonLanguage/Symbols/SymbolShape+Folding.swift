import SkeletonModel

extension SymbolShape {
  /// The edge of what is left when each part is added to, or cut out of, what was before it.
  ///
  /// All edges are split where they meet. A piece is on the edge of the whole if one of its sides is
  /// inside and the other is not; such pieces, each with the inside to its right, can be linked in any
  /// order.
  var folded: [[Offset]] {
    var edges: [Edge] = []
    for (part, contours) in parts.map(\.contours).enumerated() {
      for contour in contours {
        let spots = contour.map(GridPoint.init)
        for index in spots.indices {
          let next = spots[index + 1 < spots.count ? index + 1 : 0]
          if spots[index] != next { edges.append(Edge(from: spots[index], to: next, part: part)) }
        }
      }
    }
    edges.sort { ($0.low, $0.from.y, $0.part) < ($1.low, $1.from.y, $1.part) }
    let pieces = Self.pieces(of: edges)
    var kept: [(from: GridPoint, to: GridPoint)] = []
    for piece in pieces {
      let (left, right) = sides(of: piece, among: pieces)
      if right, !left { kept.append((piece.from, piece.to)) }
      if left, !right { kept.append((piece.to, piece.from)) }
    }
    return Self.linked(kept)
  }
}

/// A point on a grid that is fine enough for any size.
private struct GridPoint: Hashable {
  var x: Int
  var y: Int

  private static let grid = 16384.0

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  init(_ point: Offset) {
    // A symbol is a few times its font at most.
    x = Int((min(max(point.x, -100), 100) * Self.grid).rounded())
    y = Int((min(max(point.y, -100), 100) * Self.grid).rounded())
  }

  var point: Offset { Offset(x: Double(x) / Self.grid, y: Double(y) / Self.grid) }
}

private struct Edge {
  var from: GridPoint
  var to: GridPoint
  var part: Int

  var low: Int { min(from.x, to.x) }
  var high: Int { max(from.x, to.x) }

  /// Whether a spot lies on it, but for its ends.
  func passes(_ spot: GridPoint) -> Bool {
    guard spot != from, spot != to else { return false }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (sx, sy) = (spot.x - from.x, spot.y - from.y)
    let square = dx * dx + dy * dy
    let along = sx * dx + sy * dy
    guard along > 0, along < square else { return false }
    let off = sx * dy - sy * dx
    return off * off <= square
  }

  /// Where two edges have to be split: 0 is this one.
  func meetings(with other: Edge) -> [(Int, GridPoint)] {
    guard max(from.y, to.y) >= min(other.from.y, other.to.y) - 1,
      max(other.from.y, other.to.y) >= min(from.y, to.y) - 1
    else { return [] }
    var found: [(Int, GridPoint)] = []
    for end in [other.from, other.to] where passes(end) { found.append((0, end)) }
    for end in [from, to] where other.passes(end) { found.append((1, end)) }
    guard found.isEmpty else { return found }
    let (ax, ay) = (to.x - from.x, to.y - from.y)
    let (bx, by) = (other.to.x - other.from.x, other.to.y - other.from.y)
    let cross = ax * by - ay * bx
    guard cross != 0 else { return [] }
    let (dx, dy) = (other.from.x - from.x, other.from.y - from.y)
    let mine = Double(dx * by - dy * bx) / Double(cross)
    let theirs = Double(dx * ay - dy * ax) / Double(cross)
    guard mine > 0, mine < 1, theirs > 0, theirs < 1 else { return [] }
    let spot = GridPoint(
      x: from.x + Int((Double(ax) * mine).rounded()), y: from.y + Int((Double(ay) * mine).rounded())
    )
    return [(0, spot), (1, spot)]
  }
}

/// A part of edges between two places where edges meet.
private struct Piece {
  var from: GridPoint
  var to: GridPoint
  /// How often the edges of each part run along it, less how often against it.
  var runs: [(part: Int, count: Int)]
}

extension SymbolShape {
  /// - Parameter edges: In the order of where they begin from the left.
  private static func pieces(of edges: [Edge]) -> [Piece] {
    var cuts = Array(repeating: [GridPoint](), count: edges.count)
    for one in edges.indices {
      let high = edges[one].high
      for other in edges.indices.suffix(from: one + 1) {
        guard edges[other].low <= high + 1 else { break }
        for (index, spot) in edges[one].meetings(with: edges[other]) {
          cuts[index == 0 ? one : other].append(spot)
        }
      }
    }
    var pieces: [Piece] = []
    var places: [[GridPoint]: Int] = [:]
    for (edge, cuts) in zip(edges, cuts) {
      let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      func along(_ spot: GridPoint) -> Int {
        (spot.x - edge.from.x) * dx + (spot.y - edge.from.y) * dy
      }
      let spots = [edge.from] + cuts.sorted { along($0) < along($1) } + [edge.to]
      for (from, to) in zip(spots, spots.dropFirst()) where from != to {
        let isForward = (from.x, from.y) < (to.x, to.y)
        let ends = isForward ? [from, to] : [to, from]
        let place = places[ends] ?? pieces.count
        if place == pieces.count {
          places[ends] = place
          pieces.append(Piece(from: ends[0], to: ends[1], runs: []))
        }
        let step = isForward ? 1 : -1
        if let known = pieces[place].runs.firstIndex(where: { $0.part == edge.part }) {
          pieces[place].runs[known].count += step
        } else {
          pieces[place].runs.append((edge.part, step))
        }
      }
    }
    return pieces
  }

  /// Whether what is beside a piece is inside.
  ///
  /// How often the edges of a part wind round one side is counted by the pieces to the right of its
  /// middle; on the other side of it are as many more as run along it.
  private func sides(of piece: Piece, among pieces: [Piece]) -> (left: Bool, right: Bool) {
    // Twice as large, so that the middle is on the grid.
    let (x, y) = (piece.from.x + piece.to.x, piece.from.y + piece.to.y)
    var windings = Array(repeating: 0, count: parts.count)
    for other in pieces {
      let (top, bottom) = (2 * other.from.y, 2 * other.to.y)
      guard (top <= y) != (bottom <= y) else { continue }
      let isDown = top < bottom
      let across =
        (2 * (other.to.x - other.from.x)) * (y - top) - (x - 2 * other.from.x) * (bottom - top)
      // Its place less x has the sign of that where it runs down.
      guard isDown ? across > 0 : across < 0 else { continue }
      for run in other.runs { windings[run.part] += isDown ? run.count : -run.count }
    }
    var beyond = windings
    // What was counted is the side to the right of it as one sees it, and below one that lies flat.
    let isLeft = piece.from.y < piece.to.y
    for run in piece.runs { beyond[run.part] += isLeft ? run.count : -run.count }
    let (counted, other) = (isInside(windings), isInside(beyond))
    return isLeft ? (counted, other) : (other, counted)
  }

  private func isInside(_ windings: [Int]) -> Bool {
    var isInside = false
    for (part, winding) in zip(parts, windings) where winding != 0 { isInside = !part.isCut }
    return isInside
  }

  private static func linked(_ pieces: [(from: GridPoint, to: GridPoint)]) -> [[Offset]] {
    var onward: [GridPoint: [GridPoint]] = [:]
    for piece in pieces { onward[piece.from, default: []].append(piece.to) }
    var contours: [[Offset]] = []
    for piece in pieces {
      var contour: [GridPoint] = []
      var here = piece.from
      while let next = onward[here]?.popLast() {
        contour.append(here)
        here = next
      }
      if contour.count > 2 { contours.append(contour.map(\.point)) }
    }
    return contours
  }
}
