import SkeletonModel

/// Alignments that the language does not have, as those nearest to them that it has.
extension RecordedNode {
  /// Has its alignment be one that can be drawn, and notes what that changes.
  ///
  /// By the baseline of a text views stand beside each other alone; over each other, and in a frame, they
  /// stand as if that were an edge. What says nothing has its baseline at its lower edge.
  mutating func realign() {
    guard let said = arguments.text("alignment") else { return }
    let parts = said.split(separator: "@", maxSplits: 1)
    var word = parts.first.map(String.init) ?? "center"
    if parts.count > 1 {
      realigned =
        "an alignment of the app's own is not followed; views stand where it has them by default"
    }
    if !Self.withBaselines.contains(kind), let baseline = word.firstRange(of: "TextBaseline") {
      let isFirst = word[..<baseline.lowerBound].lowercased().hasSuffix("first")
      let side = word[..<baseline.lowerBound].dropLast(isFirst ? 5 : 4)
      let edge = isFirst && !Self.frames.contains(kind) && hasWords ? "top" : "bottom"
      word = edge + (side == "center" ? "" : side.prefix(1).uppercased() + side.dropFirst())
      if hasWords {
        realigned =
          "views are lined up by baselines only where they stand beside each other; here by an edge"
      }
    }
    guard word != said, case .object(let members) = arguments else { return }
    arguments = .object(
      members.map { $0.key == "alignment" ? .init("alignment", .string(word)) : $0 })
  }

  /// What has views beside each other, and what has an alignment of another kind.
  private static let withBaselines: Set<String> = ["hstack", "grid", "gridRow", "text"]
  private static let frames: Set<String> = ["frame", "flexFrame", "containerRelativeFrame", "mask"]

  /// Whether there is a text in it.
  private var hasWords: Bool {
    ["text", "textField", "textEditor"].contains(kind) || children.contains(where: \.hasWords)
      || decoration.contains(where: \.hasWords)
  }
}
