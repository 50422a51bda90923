import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel

/// Which trees show something: what is opaque and holds nothing is as blank as nothing.
struct Sight: Hashable {
  /// Trees that show something outside of the rows that arrive one by one.
  var rest: Set<LoadingTree>
  /// Trees whose rows show something.
  var rows: Set<LoadingTree>

  init(rest: Set<LoadingTree>, rows: Set<LoadingTree>) {
    self.rest = rest
    self.rows = rows
  }

  /// - Parameters:
  ///   - trees: the trees there are, laid out.
  ///   - items: the id of the `repeat` whose rows arrive one by one.
  init(_ trees: [(tree: LoadingTree, screen: PlacedScreen)], items: String?) {
    rest = []
    rows = []
    for (tree, screen) in trees {
      var look = Look(items: items)
      look.walk(screen.root, isRow: false)
      if look.rest { rest.insert(tree) }
      if look.rows { rows.insert(tree) }
    }
  }
}

/// A walk through a tree that ends once it has seen enough.
private struct Look {
  let items: String?
  var rest = false
  var rows = false

  mutating func walk(_ placed: Placed, isRow: Bool) {
    guard placed.node.box.opacity > 0, !(isRow ? rows : rest && (rows || items == nil)) else {
      return
    }
    let isRow = isRow || placed.node.path?.row(of: items) != nil
    if placed.showsItself {
      if isRow { rows = true } else { rest = true }
    }
    for child in placed.children { walk(child, isRow: isRow) }
  }
}

extension Placed {
  /// Whether there is something to see of this node, leaving its children aside.
  fileprivate var showsItself: Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    if let background = node.box.background, background.isSeen { return true }
    if node.box.border != nil { return true }
    return switch node.content {
    case .stack, .layers, .grid, .scroll, .wrapped, .spacer: false
    case .block(let block): block.fill.isSeen
    case .circle(_, let fill): fill.isSeen
    case .lines(let lines): lines.fill.isSeen && !parts.isEmpty
    case .drawing(let drawing): drawing.fill.isSeen
    case .text: !parts.isEmpty
    case .divider, .spinner, .progress, .dots: true
    }
  }
}

extension Paint {
  fileprivate var isSeen: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let stops, _): stops.contains { $0.color.alpha > 0 }
    case .shimmer: true
    }
  }
}

extension String {
  /// The number of the row that a path is of: 3 for `list/row[3]` and `row`.
  func row(of items: String?) -> Int? {
    guard let items, let step = split(separator: "/").last, step.hasSuffix("]"),
      let open = step.lastIndex(of: "["), step[..<open] == items
    else { return nil }
    return Int(step[step.index(after: open)...].dropLast())
  }
}
