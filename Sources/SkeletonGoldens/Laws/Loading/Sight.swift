import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// Which trees show something: what is opaque and holds nothing is as blank as nothing.
struct Sight: Hashable {
  /// Trees that show something outside of the rows that arrive one by one.
  var aroundRows: Set<LoadingTree>
  /// Trees whose rows show something.
  var rows: Set<LoadingTree>

  init(aroundRows: Set<LoadingTree>, rows: Set<LoadingTree>) {
    self.aroundRows = aroundRows
    self.rows = rows
  }

  /// - Parameters:
  ///   - trees: the trees there are, laid out.
  ///   - items: the id of the `repeat` whose rows arrive one by one.
  init(_ trees: [(tree: LoadingTree, screen: PlacedScreen)], items: String?) {
    aroundRows = []
    rows = []
    for (tree, screen) in trees {
      var look = Look(items: items, isReduced: screen.screen.variant.motion == .reduced)
      look.walk(screen.root, isRow: false)
      if look.aroundRows { aroundRows.insert(tree) }
      if look.rows { rows.insert(tree) }
    }
  }
}

/// A walk through a tree that ends once it has seen enough.
private struct Look {
  let items: String?
  let isReduced: Bool
  var aroundRows = false
  var rows = false

  mutating func walk(_ placed: Placed, isRow: Bool) {
    guard placed.node.mayBeSeen(isReduced: isReduced), !hasSeenEnough(ofRow: isRow) else { return }
    let isRow = isRow || items.flatMap(placed.row) != nil
    if placed.showsItself {
      if isRow { rows = true } else { aroundRows = true }
    }
    for child in placed.children { walk(child, isRow: isRow) }
  }

  private func hasSeenEnough(ofRow isRow: Bool) -> Bool {
    isRow ? rows : aroundRows && (rows || items == nil)
  }
}

extension Placed {
  /// Whether there is something to see of this node, leaving its children aside.
  fileprivate var showsItself: Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    if let background = node.box.background, background.isSeen { return true }
    if node.box.border != nil { return true }
    if let stroke = node.box.effects.stroke, stroke.paint.isSeen { return true }
    return switch node.content {
    case .stack(let stack): !parts.isEmpty && (stack.separator?.color.alpha ?? 0) > 0
    case .layers, .grid, .scroll, .wrapped, .spacer: false
    case .block(let block): block.fill.isSeen
    case .circle(_, let fill): fill.isSeen
    case .lines(let lines): lines.fill.isSeen && !parts.isEmpty
    case .drawing(let drawing): drawing.fill.isSeen
    case .text: !parts.isEmpty
    case .redacted(_, let fill, _): fill.isSeen && !parts.isEmpty
    case .divider, .spinner, .progress, .dots: true
    }
  }
}
