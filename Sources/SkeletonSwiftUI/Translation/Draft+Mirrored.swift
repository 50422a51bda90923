import SkeletonModel

extension Draft {
  /// As it stands where reading goes the other way than around it: what leads trails.
  var mirrored: Draft {
    var draft = self
    draft.change { field in field.value = field.value.map { $0.mirrored(key: field.key) } }
    if kind == "text" || kind == "lines", !has("alignment") {
      draft.set("alignment", .word("trailing"))
    }
    draft.children = children.map(\.mirrored)
    if kind == "hstack" {
      // A loop of one view for all repeats it either way; one with a view for each has them turned.
      draft.children = draft.children.reversed().map { child in
        guard child.kind == "repeat" else { return child }
        var loop = child
        loop.children.reverse()
        return loop
      }
    }
    draft.mask = mask.map(\.mirrored)
    return draft
  }

  /// Whether anything in it begins at a side that cannot be turned.
  var hasGridOrRow: Bool {
    kind == "grid" || kind == "scroll" && has("axis") || children.contains(where: \.hasGridOrRow)
      || mask.contains(where: \.hasGridOrRow)
  }
}

extension Draft.Written {
  private static let points = ["startPoint", "endPoint", "center", "anchor"]

  fileprivate func mirrored(key: String) -> Self {
    switch self {
    case .word(let word) where key == "alignment" || key == "frameAlignment":
      return .word(Self.opposite(word))
    case .list(let items): return .list(items.map { $0.mirrored(key: "") })
    case .map(let entries):
      return .map(
        entries.map { entry in
          if Self.points.contains(key), entry.key == "x", case .number(let x) = entry.value {
            return Entry("x", .number((1 - x).within(-Limits.share...Limits.share)))
          }
          return Entry(Self.opposite(entry.key), entry.value.mirrored(key: entry.key))
        })
    case .word, .text, .number, .bool: return self
    }
  }

  private static let sides = [
    ("leading", "trailing"), ("trailing", "leading"), ("Leading", "Trailing"),
    ("Trailing", "Leading"),
  ]

  /// `topTrailing` of `topLeading`.
  private static func opposite(_ word: String) -> String {
    for (side, other) in sides where word.hasSuffix(side) {
      return word.dropLast(side.count) + other
    }
    return word
  }
}
