import SkeletonModel

/// Where things stand along an axis: at its beginning, in its middle or at its end.
enum AlignmentPlace: Int {
  case start, middle, end

  /// As it is written along an axis.
  func name(_ axis: Axis) -> String {
    switch (self, axis) {
    case (.start, .horizontal): "leading"
    case (.start, .vertical): "top"
    case (.middle, _): "center"
    case (.end, .horizontal): "trailing"
    case (.end, .vertical): "bottom"
    }
  }

  init(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: self = .start
    case .center: self = .middle
    case .trailing: self = .end
    }
  }

  /// nil for a line of text.
  init?(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: self = .start
    case .center: self = .middle
    case .bottom: self = .end
    case .firstTextBaseline, .lastTextBaseline: return nil
    }
  }

  /// `topLeading`, of a place along each axis.
  static func name(_ horizontal: Self, _ vertical: Self) -> String {
    let (column, row) = (horizontal.name(.horizontal), vertical.name(.vertical))
    if vertical == .middle { return column }
    return horizontal == .middle ? row : row + column.prefix(1).uppercased() + column.dropFirst()
  }

  /// The place that all have, and the one that all had; nil if that is the same, or not certain.
  static func change(
    from was: [(start: Double, end: Double)], to now: [(start: Double, end: Double)]
  ) -> (was: Self, now: Self)? {
    guard let former = only(of: was), let own = only(of: now), former != own else { return nil }
    return (former, own)
  }

  private static func only(of spans: [(start: Double, end: Double)]) -> Self? {
    guard let least = spans.map(\.start).min(), let most = spans.map(\.end).max() else {
      return nil
    }
    var found: [Self] = []
    if spans.allSatisfy({ $0.start.isNear(least) }) { found.append(.start) }
    if spans.allSatisfy({ ($0.start + $0.end).isNear(least + most) }) { found.append(.middle) }
    if spans.allSatisfy({ $0.end.isNear(most) }) { found.append(.end) }
    return found.count == 1 ? found[0] : nil
  }
}
