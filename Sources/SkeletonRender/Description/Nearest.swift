/// The word someone most likely meant, if one is near enough to be worth saying.
public func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(word.lowercased())
  guard !written.isEmpty, written.count <= 64 else { return nil }
  let limit = max(1, written.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(written, Array(candidate.lowercased()))
    // Ties go to the earlier word of the alphabet, so that the answer does not depend on order.
    if distance <= limit,
      best.map({ (distance, candidate) < ($0.distance, $0.word) }) ?? true
    {
      best = (candidate, distance)
    }
  }
  return best?.word
}

/// How many insertions, deletions, changes and swaps of neighbours lie between two words.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  if abs(a.count - b.count) > 24 { return .max }
  var previous: [Int] = []
  var current = Array(0...b.count)
  for i in a.indices {
    let older = previous
    previous = current
    current = [i + 1]
    for j in b.indices {
      var cost = min(
        previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
      current.append(cost)
    }
  }
  return current[b.count]
}
