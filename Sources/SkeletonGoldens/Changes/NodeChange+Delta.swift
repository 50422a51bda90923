import SkeletonModel

extension NodeChange {
  /// What changed in few words: `x +4, height 16 → 20`; `added` or `removed` for a node that came or
  /// went.
  ///
  /// It says how far a node moved, and not where it is, so that it is the same for the rows of a
  /// list that moved together.
  package var delta: String {
    if change == .changed, before == after, !summary.isEmpty { return summary }
    guard change == .changed, let before, let after else {
      return summary.isEmpty ? change.rawValue : "\(change.rawValue), \(summary)"
    }
    let old = LayoutPage.Line(node: before)
    let new = LayoutPage.Line(node: after)
    // A setting, such as the canvas, has no kind: its fields follow its name.
    guard !old.kind.contains(" ") else { return summary.isEmpty ? change.rawValue : summary }
    let words = old.delta(to: new)
    return words.isEmpty ? change.rawValue : words
  }
}

extension LayoutPage.Line {
  private static let following: Set = ["content", "baseline"]

  fileprivate func delta(to other: Self) -> String {
    var parts = kind == other.kind ? [] : ["\(kind) → \(other.kind)"]
    var keys = fields.map(\.key)
    keys += other.fields.map(\.key).filter { !keys.contains($0) }
    var quiet: [String] = []
    for key in keys where self[key] != other[key] {
      if key == "x" || key == "y", let from = number(key), let to = other.number(key) {
        parts.append("\(key) \(to > from ? "+" : "−")\(abs(to - from).threeDecimals)")
      } else if Self.following.contains(key) {
        // They mostly follow from the node's own frame.
        quiet.append(key)
      } else {
        parts.append("\(key) \(self[key] ?? "none") → \(other[key] ?? "none")")
      }
    }
    return (parts.isEmpty ? quiet : parts).joined(separator: ", ")
  }
}
