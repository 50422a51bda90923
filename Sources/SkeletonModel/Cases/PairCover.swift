/// The Cartesian product of the axes' values, with the last axis changing fastest.
func products(of counts: [Int]) -> [[Int]] {
  counts.reduce([[]]) { choices, count in
    choices.flatMap { choice in (0..<count).map { choice + [$0] } }
  }
}

/// A small set of choices in which every two values of different axes occur together at least once
/// (pairwise testing).
///
/// Covers first the pairs among the first two values of each axis, then those added by the third
/// value, and so on. Each step takes the choice with the most new pairs, the first of these in
/// product order. Goldens are named after the result, so appending a value to an axis must change
/// as little of it as possible. An axis with one value is ignored: otherwise its pairs would favour
/// choices with values that have not occurred yet.
func pairCover(of counts: [Int]) -> [[Int]] {
  let axes = counts.indices.filter { counts[$0] > 1 }
  guard axes.count > 1 else { return products(of: counts) }
  var open = OpenPairs(counts: counts, axes: axes)
  var chosen: [[Int]] = []
  for depth in 2...(counts.max() ?? 2) {
    let reach = counts.map { min($0, depth) }
    open.add(reach: reach)
    let candidates = choices(of: counts, reaching: depth)
    while !open.isEmpty {
      var best = candidates[0]
      var most = 0
      for candidate in candidates {
        let count = open.count(in: candidate)
        if count > most { (best, most) = (candidate, count) }
        if most == open.mostInAChoice { break }
      }
      open.close(best)
      chosen.append(best)
    }
  }
  return chosen
}

/// The candidates among the first `depth` values of each axis, in product order: the choices that
/// contain value number `depth` of some axis; for depth 2, all choices.
private func choices(of counts: [Int], reaching depth: Int) -> [[Int]] {
  var choices: [(values: [Int], isNew: Bool)] = [([], depth == 2)]
  for (axis, count) in counts.enumerated() {
    let mayYetBeNew = counts[(axis + 1)...].contains { $0 >= depth }
    choices = choices.flatMap { choice in
      (0..<min(count, depth)).compactMap { value in
        let isNew = choice.isNew || value == depth - 1
        return isNew || mayYetBeNew ? (choice.values + [value], isNew) : nil
      }
    }
  }
  return choices.map(\.values)
}

/// The pairs of values of different axes that no choice contains yet.
private struct OpenPairs {
  private enum State { case unknown, open, met }

  private let axes: [Int]
  /// The index of each axis's first value in the list of all values.
  private let starts: [Int]
  private let valueCount: Int
  private var states: [State]
  private var openCount = 0

  init(counts: [Int], axes: [Int]) {
    self.axes = axes
    var starts: [Int] = []
    var valueCount = 0
    for count in counts {
      starts.append(valueCount)
      valueCount += count
    }
    self.starts = starts
    self.valueCount = valueCount
    states = Array(repeating: .unknown, count: valueCount * valueCount)
  }

  var isEmpty: Bool { openCount == 0 }

  var mostInAChoice: Int { axes.count * (axes.count - 1) / 2 }

  mutating func add(reach: [Int]) {
    for (index, axis) in axes.enumerated() {
      for other in axes[(index + 1)...] {
        for value in 0..<reach[axis] {
          for otherValue in 0..<reach[other] {
            let pair = place(axis, value, other, otherValue)
            guard states[pair] == .unknown else { continue }
            states[pair] = .open
            openCount += 1
          }
        }
      }
    }
  }

  func count(in choice: [Int]) -> Int {
    var count = 0
    for index in axes.indices {
      for other in axes[(index + 1)...] {
        let axis = axes[index]
        if states[place(axis, choice[axis], other, choice[other])] == .open { count += 1 }
      }
    }
    return count
  }

  mutating func close(_ choice: [Int]) {
    for (index, axis) in axes.enumerated() {
      for other in axes[(index + 1)...] {
        let pair = place(axis, choice[axis], other, choice[other])
        if states[pair] == .open { openCount -= 1 }
        states[pair] = .met
      }
    }
  }

  private func place(_ axis: Int, _ value: Int, _ other: Int, _ otherValue: Int) -> Int {
    (starts[axis] + value) * valueCount + starts[other] + otherValue
  }
}
