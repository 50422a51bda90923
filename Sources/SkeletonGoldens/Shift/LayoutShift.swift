import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// How far the nodes of a tree are from where the skeleton has those of the same names, and one
/// number for it: the score of a layout shift as browsers give it.
///
/// The score is the share of the viewport that is affected, times the greatest distance as a share
/// of the viewport's longer side. A node is unstable if the corner moved where it begins; one that
/// only grew is not, and neither is one that only one tree has. The affected area is what can be
/// seen of all unstable nodes, before and after, and counts once where they overlap.
package struct LayoutShift: Hashable, Sendable {
  package var document: String
  /// The variant's name in the folder of goldens.
  package var variant: String
  /// The state that the skeleton is compared with.
  package var state: ScreenState
  /// The canvas; where its height is `fit`, as high as the higher tree.
  package var viewport: Extent
  /// How many names are in both trees.
  package var compared: Int
  /// The nodes that moved or grew, worst first.
  package var nodes: [ShiftedNode]
  /// The affected share of the viewport.
  package var impact: Double
  /// The greatest distance as a share of the viewport's longer side.
  package var distance: Double
  /// What the document's budget allows; nil if it says nothing.
  package var limit: Double?
  /// Whether the document breaks the law on purpose.
  package var isWaived: Bool

  package var score: Double { impact * distance }

  /// The nodes that break the law `rows`: rows that arrive and are not in their placeholder's frame,
  /// and others that are farther off than the budget allows.
  package var breaches: [ShiftedNode] {
    isWaived ? [] : nodes.filter { $0.isOff(shift: limit) }
  }
}

extension LayoutShift {
  /// - Parameter items: The rows that arrive one by one, where the other tree is the content.
  init(
    _ skeleton: PlacedScreen, _ other: PlacedScreen, items: String? = nil, limit: Double? = nil,
    isWaived: Bool = false
  ) {
    let pairs = NamedPair.all(skeleton, other, items: items)
    viewport = Extent(
      width: max(skeleton.extent.width, other.extent.width),
      height: max(skeleton.extent.height, other.extent.height))
    let shifted = pairs.filter { $0.shifted.excess > ShiftedNode.rounding }
    let unstable = shifted.filter(\.shifted.isUnstable)
    let area = coveredArea(of: unstable.flatMap { [$0.visibleBefore, $0.visibleAfter] })
    let whole = viewport.width * viewport.height
    let longer = max(viewport.width, viewport.height)
    impact = whole > 0 ? min(area / whole, 1) : 0
    let farthest = unstable.reduce(0) { max($0, $1.shifted.distance) }
    distance = longer > 0 ? min(farthest / longer, 1) : 0
    document = other.screen.document
    variant = other.screen.variant.slug
    state = other.screen.state
    compared = pairs.count
    let causes = pairs.withCauses(isRTL: other.screen.variant.direction == .rtl)
    // Equal ones stay in the order of the document, with a cause before what follows it.
    nodes = causes.enumerated().sorted {
      ($0.element.rank, -$0.offset) > ($1.element.rank, -$1.offset)
    }.map(\.element)
    self.limit = limit
    self.isWaived = isWaived
  }
}

/// A node of the skeleton and the one of its name in another tree.
struct NamedPair {
  var shifted: ShiftedNode
  var visibleBefore: Frame
  var visibleAfter: Frame

  /// In the order of the other tree.
  static func all(
    _ skeleton: PlacedScreen, _ other: PlacedScreen, items: String?
  ) -> [NamedPair] {
    let before = Dictionary(skeleton.named.map { ($0.path, $0) }) { first, _ in first }
    let isRTL = other.screen.variant.direction == .rtl
    return other.named.compactMap { after in
      before[after.path].map { NamedPair($0, after, items: items, isRTL: isRTL) }
    }
  }

  private init(_ before: NamedNode, _ after: NamedNode, items: String?, isRTL: Bool) {
    let new = after.placed.frame
    var old = before.placed.frame
    // It is as high as the rows of the content make it, and more.
    if before.placed.node.hasAddedRows { old.height = new.height }
    let aside = isRTL ? new.maxX - old.maxX : new.x - old.x
    let distance = max(abs(aside), abs(new.y - old.y))
    visibleBefore = before.visible
    visibleAfter = after.visible
    shifted = ShiftedNode(
      path: after.path, before: old, after: new, distance: distance,
      isUnstable: distance > ShiftedNode.rounding
        && (before.visible.hasArea || after.visible.hasArea),
      cause: nil, isRow: items.flatMap(after.placed.row) != nil,
      position: after.placed.node.position)
  }
}

extension ShiftedNode {
  /// Differences of no account do not decide the order.
  fileprivate var rank: Double { (excess * 1000).rounded() + (cause == nil ? 0.5 : 0) }
}

extension Frame {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
