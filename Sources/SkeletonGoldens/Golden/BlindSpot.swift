import SkeletonFrames
import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A node that could disappear without the configured comparison noticing.
package struct BlindSpot: Hashable, Sendable {
  package var node: String
  package var state: String
  package var variant: String
  package var position: TextPosition

  package init(node: String, state: String, variant: String, position: TextPosition) {
    self.node = node
    self.state = state
    self.variant = variant
    self.position = position
  }
}

extension Snapshots {
  /// How this document's frames of a screen are compared.
  ///
  /// A mask covers its node wherever that is in one of the frames.
  func comparison(of source: FrameSource) -> FrameComparison {
    let scale = Double(source.placed.screen.variant.scale)
    let placements = masks.isEmpty ? [] : source.staging.placements(at: [0] + phases)
    let boxes = placements.flatMap { $0.covered(by: masks) }
      .compactMap { $0.frame.touchedPixels(scale: scale) }.withoutRepeats
    return FrameComparison(tolerance: tolerance, masks: boxes)
  }

  /// The setting as documents write it, for messages.
  var comparisonWords: String {
    var words: [String] = []
    if tolerance != .exact {
      let metric =
        switch tolerance.metric {
        case .exact: "exact"
        case .channel(let levels): "channel: \(levels)"
        case .perceptual(let threshold, _): "perceptual: \(threshold.shortestDecimal)"
        }
      let allowance =
        switch tolerance.allowance {
        case .pixels(0), .ratio(0): ""
        case .pixels(let count): ", pixels: \(count)"
        case .ratio(let ratio): ", ratio: \(ratio.shortestDecimal)"
        }
      words.append("tolerance {\(metric)\(allowance)}")
    }
    if !masks.isEmpty { words.append("masks [\(masks.joined(separator: ", "))]") }
    return words.joined(separator: " with ")
  }
}

/// Leaves out each node that paints, one at a time: if the exact metric sees the difference in some
/// frame, the configured metric must see it in some frame, too.
func blindSpots(
  of source: FrameSource, _ cases: [Case], _ comparison: FrameComparison, masks: [String]
) throws(Failure) -> [BlindSpot] {
  let placed = source.placed
  let exempt = Set(placed.covered(by: masks).compactMap(\.node.path))
  let exact = FrameComparison()
  var unseen: Set<String> = []
  var seen = exempt
  var order: [String] = []
  for one in cases {
    let scene = source.scene(of: one)
    let whole = try rasterize(scene)
    var asked: Set<String> = []
    for mark in scene.marks where !seen.contains(mark.node) && asked.insert(mark.node).inserted {
      var rest = scene
      rest.marks.removeAll { $0.node == mark.node }
      let without = try rasterize(rest)
      guard try exact.compare(whole, with: without).verdict != .identical else { continue }
      if try comparison.compare(whole, with: without).verdict != .different {
        if unseen.insert(mark.node).inserted { order.append(mark.node) }
      } else {
        seen.insert(mark.node)
      }
    }
  }
  let positions = placed.positions
  let screen = placed.screen
  return order.filter { !seen.contains($0) }.map { node in
    BlindSpot(
      node: node, state: screen.state.name, variant: screen.variant.slug,
      position: positions[node] ?? screen.root.position)
  }
}

extension PlacedScreen {
  /// The nodes that masks name, and all nodes inside them.
  fileprivate func covered(by masks: [String]) -> [Placed] {
    if masks.isEmpty { return [] }
    let names = Set(masks)
    var covered: [Placed] = []
    var waiting = [(placed: root, isInside: false)]
    while let (placed, isInside) = waiting.popLast() {
      let isHere = isInside || placed.node.path.map(names.contains) ?? false
      if isHere { covered.append(placed) }
      waiting += placed.children.map { ($0, isHere) }
    }
    return covered
  }
}
