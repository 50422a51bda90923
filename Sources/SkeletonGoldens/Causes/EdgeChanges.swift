import SkeletonModel

/// What has become of the edges of a padding or a margin.
struct EdgeChanges {
  typealias Change = (was: Double, now: Double)

  var top: Change?
  var leading: Change?
  var bottom: Change?
  var trailing: Change?

  /// `vertical 12 → 10`, with as few numbers as they need.
  var words: String {
    let vertical = Self.shared(top, bottom)
    let horizontal = Self.shared(leading, trailing)
    if let all = Self.shared(vertical, horizontal) { return Self.words("", all) }
    let sides =
      (horizontal.map { [("horizontal", $0)] } ?? [("leading", leading), ("trailing", trailing)])
      + (vertical.map { [("vertical", $0)] } ?? [("top", top), ("bottom", bottom)])
    return sides.compactMap { name, change in change.map { Self.words(name + " ", $0) } }
      .joined(separator: ", ")
  }

  /// The keys that may be written for them.
  var keys: Set<String> {
    var keys: Set<String> = []
    if top != nil { keys.formUnion(["vertical", "top"]) }
    if leading != nil { keys.formUnion(["horizontal", "leading"]) }
    if bottom != nil { keys.formUnion(["vertical", "bottom"]) }
    if trailing != nil { keys.formUnion(["horizontal", "trailing"]) }
    return keys
  }

  /// Where all that is known of an edge is known of the others, and all are the same now, so were
  /// they: room to spare hides what is on the other side.
  mutating func complete(_ written: Insets) {
    let known = [top, leading, bottom, trailing].compactMap(\.self)
    guard (top ?? bottom) != nil, (leading ?? trailing) != nil, let first = known.first,
      known.allSatisfy({ $0.was.isNear(first.was) && $0.now.isNear(first.now) }),
      written
        == Insets(
          top: written.top, leading: written.top, bottom: written.top, trailing: written.top)
    else { return }
    (top, leading, bottom, trailing) = (first, first, first, first)
  }

  private static func shared(_ first: Change?, _ second: Change?) -> Change? {
    guard let first, let second, first.was.isNear(second.was), first.now.isNear(second.now) else {
      return nil
    }
    return first
  }

  private static func words(_ name: String, _ change: Change) -> String {
    "\(name)\(change.was.threeDecimals) → \(change.now.threeDecimals)"
  }
}

extension Double {
  /// Whether two lengths are the same, each rounded to thousandths in a text.
  func isNear(_ other: Double) -> Bool { abs(self - other) < 0.0035 }
}
