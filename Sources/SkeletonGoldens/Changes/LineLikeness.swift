/// How much of their lines texts have in common: the lines of one, and how often each is in it.
struct LineLikeness {
  /// What two documents have in common at least, if one is taken for the other.
  static let least = 0.6

  private var counts: [ArraySlice<UInt8>: Int]
  private let total: Int

  init(_ text: [UInt8]) {
    let lines = text.split { $0 == 10 || $0 == 13 }
    counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    total = lines.count
  }

  /// From 0 to 1, of all lines that either has.
  func likeness(to other: Self) -> Double {
    guard total > 0, other.total > 0 else { return 0 }
    let shared = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    return Double(2 * shared) / Double(total + other.total)
  }
}
