import SkeletonModel

/// The area that rectangles cover together: where several lie over each other, it counts once.
///
/// Goes from left to right, from one vertical edge to the next, and knows at each how much of the
/// height is covered. Thousands of rectangles are no matter.
func coveredArea(of frames: [Frame]) -> Double {
  let frames = frames.filter { $0.width > 0 && $0.height > 0 }
  let heights = frames.flatMap { [$0.y, $0.maxY] }.sorted().withoutEqualNeighbours
  guard heights.count > 1 else { return 0 }
  let places = Dictionary(heights.enumerated().map { ($1, $0) }) { first, _ in first }
  var edges: [(x: Double, from: Int, to: Int, change: Int)] = []
  for frame in frames {
    guard let from = places[frame.y], let to = places[frame.maxY], from < to else { continue }
    edges.append((frame.x, from, to, 1))
    edges.append((frame.maxX, from, to, -1))
  }
  edges.sort { $0.x < $1.x }
  var cover = CoveredHeight(heights)
  var area = 0.0
  var x = edges.first?.x ?? 0
  for edge in edges {
    area += cover.height * (edge.x - x)
    x = edge.x
    cover.change(from: edge.from, to: edge.to, by: edge.change)
  }
  return area
}

/// How much of a column is covered, by intervals that come and go: a tree of halves.
private struct CoveredHeight {
  private let ends: [Double]
  /// How many intervals cover all of a part, apart from those that cover a larger part.
  private var counts: [Int]
  private var covered: [Double]

  init(_ ends: [Double]) {
    self.ends = ends
    counts = [Int](repeating: 0, count: ends.count * 4)
    covered = [Double](repeating: 0, count: ends.count * 4)
  }

  var height: Double { covered[1] }

  mutating func change(from: Int, to: Int, by amount: Int) {
    change(from, to, amount, part: 1, low: 0, high: ends.count - 1)
  }

  private mutating func change(
    _ from: Int, _ to: Int, _ amount: Int, part: Int, low: Int, high: Int
  ) {
    guard from < high, to > low else { return }
    if from <= low, to >= high {
      counts[part] += amount
    } else {
      let middle = (low + high) / 2
      change(from, to, amount, part: part * 2, low: low, high: middle)
      change(from, to, amount, part: part * 2 + 1, low: middle, high: high)
    }
    if counts[part] > 0 {
      covered[part] = ends[high] - ends[low]
    } else {
      covered[part] = high - low > 1 ? covered[part * 2] + covered[part * 2 + 1] : 0
    }
  }
}

extension [Double] {
  /// A sorted list with each number once.
  fileprivate var withoutEqualNeighbours: [Double] {
    enumerated().filter { $0 == 0 || self[$0 - 1] < $1 }.map(\.element)
  }
}
