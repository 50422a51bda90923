/// The allowed word that is most similar to a misspelt one, if any is similar enough.
///
/// One edit for every three letters still counts as a misspelling. Otherwise a word
/// counts only if it begins with the text, of at least three letters. Of equally similar words the
/// first is chosen, so the order of declaration decides.
package func nearestWord(to word: String, among words: some Collection<String>) -> String? {
  let given = Array(word.lowercased())
  // No allowed word is this long, and the comparison takes quadratic time.
  guard !given.isEmpty, given.count <= 64 else { return nil }
  var best: (word: String, slips: Int)?
  for candidate in words {
    let letters = Array(candidate.lowercased())
    let allowed = max(1, min(given.count, letters.count) / 3)
    guard abs(letters.count - given.count) <= allowed else { continue }
    let slips = slips(from: given, to: letters)
    if slips <= allowed, slips < best?.slips ?? .max { best = (candidate, slips) }
  }
  if let best { return best.word }
  let begun = String(given)
  return given.count < 3 ? nil : words.first { $0.lowercased().hasPrefix(begun) }
}

/// The number of letters inserted, deleted, replaced or swapped with a neighbour
/// (Damerau-Levenshtein distance, optimal string alignment variant).
private func slips(from word: [Character], to other: [Character]) -> Int {
  var before: [Int] = []
  var above = Array(0...other.count)
  for i in word.indices {
    var row = [i + 1]
    for j in other.indices {
      var least = above[j] + (word[i] == other[j] ? 0 : 1)
      least = min(least, above[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
        least = min(least, before[j - 1] + 1)
      }
      row.append(least)
    }
    (before, above) = (above, row)
  }
  return above[other.count]
}
