import SkeletonModel

extension Placed {
  /// More rows than these fill no screen.
  private static let mostRows = 500

  /// The node with as many rows as fill what scrolls in it; nil where nothing is to be filled.
  func filled() -> Node? {
    var node = self.node
    if case .scroll(let scroll) = node.content, scroll.isFilled {
      guard let count = neededRows else { return nil }
      node.repeatLastRows(count)
      return node
    }
    let fuller = children.map { $0.filled() }
    guard fuller.contains(where: { $0 != nil }) else { return nil }
    var rest = fuller[...]
    node.content.changeChildren { child in
      if let next = rest.popFirst(), let next { child = next }
    }
    return node
  }

  /// How many rows a scroll view needs to be full; nil where it is, or ends with none.
  private var neededRows: Int? {
    guard let rows = children.first?.lastRows, let first = rows.first, let last = rows.last else {
      return nil
    }
    // What is below the bars of a device is seen, too.
    // Rows are counted as long as nothing is scrolled.
    let end = max(frame.maxY, content.maxY) - scrolledBy
    guard last.frame.maxY < end, rows.count < Self.mostRows else { return nil }
    // How far apart rows stand is known of two.
    guard rows.count > 1 else { return last.frame.height > 0 ? 2 : nil }
    let pitch = (last.frame.y - first.frame.y) / Double(rows.count - 1)
    guard pitch > 0 else { return nil }
    let more = Int(((end - last.frame.y) / pitch).rounded(.up)) - 1
    return more > 0 ? min(rows.count + more, Self.mostRows) : nil
  }

  /// How far what it shows is scrolled; less than 0 where that stands below its beginning.
  private var scrolledBy: Double {
    guard case .scroll(let scroll) = node.content, let view = children.first else { return 0 }
    return content.y + scroll.contentMargins.top + view.node.box.margin.top - view.frame.y
  }

  /// As ``Node/lastRows``.
  private var lastRows: ArraySlice<Placed>? {
    switch node.content {
    case .wrapped: return children.first?.lastRows
    case .scroll(let scroll) where scroll.axis == .vertical: return children.first?.lastRows
    case .stack(let stack) where stack.axis == .vertical:
      guard let last = children.last else { return nil }
      guard last.node.row != .none else { return last.lastRows }
      return children[(children.lastIndex { $0.node.row.isFirst } ?? 0)...]
    default: return nil
    }
  }
}

/// How many rows a derived skeleton has where that is another number than the content's, at most of
/// several variants. In those that need fewer, the others are out of sight.
package struct FilledRows: Sendable {
  /// By where the `repeat` is written.
  package private(set) var counts: [TextPosition: Int] = [:]

  package init() {}

  package mutating func add(_ screen: PlacedScreen) { add(screen.screen.root) }

  private mutating func add(_ node: Node) {
    if node.hasOwnRows, let rows = node.lastRows, let position = node.lastRepeat {
      counts[position] = max(counts[position] ?? 0, rows.count)
    }
    node.children.forEach { add($0) }
  }

  /// Has a skeleton that is derived have as many as any.
  package func fill(_ node: inout Node) {
    guard !counts.isEmpty else { return }
    node.content.changeChildren { fill(&$0) }
    if node.hasOwnRows, let count = node.lastRepeat.flatMap({ counts[$0] }) {
      node.repeatLastRows(count)
    }
  }
}
