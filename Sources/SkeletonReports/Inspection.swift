import SkeletonLayout
import SkeletonModel

/// The frames of all named nodes of a screen as JSON, in paint order.
///
/// Points, absolute in the canvas, not rounded. Keys with default values are left out.
package func inspection(of placed: PlacedScreen) -> JSON {
  let screen = placed.screen
  var canvas = [
    JSON.Member("width", .number(placed.extent.width)),
    JSON.Member("height", .number(placed.extent.height)),
    JSON.Member("background", .string(screen.canvas.background.written)),
  ]
  let bars = screen.canvas.safeArea
  if bars != .zero {
    canvas.append(
      JSON.Member(
        "safeArea",
        [
          "top": .number(bars.top), "leading": .number(bars.leading),
          "bottom": .number(bars.bottom), "trailing": .number(bars.trailing),
        ]))
  }
  return [
    "version": 1,
    "document": .string(screen.document),
    "title": .string(screen.title),
    "state": .string(screen.state.name),
    "variant": .string(screen.variant.slug),
    "canvas": .object(canvas),
    "nodes": .array(listedNodes(of: placed).map(\.json)),
  ]
}

/// The same as text: one line for each node, indented by depth, with at most three decimals.
package func inspectionText(of placed: PlacedScreen) -> String {
  let screen = placed.screen
  let rows = listedNodes(of: placed).map { node in
    (
      name: String(repeating: "  ", count: node.depth) + printable(node.path),
      kind: node.kind,
      numbers: [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
        .map(\.threeDecimals)
    )
  }
  func padded(_ text: String, to width: Int, atLeft: Bool = false) -> String {
    let room = String(repeating: " ", count: max(0, width - text.count))
    return atLeft ? room + text : text + room
  }
  let heads = ["x", "y", "width", "height"]
  let nameWidth = rows.map(\.name.count).max() ?? 0
  let kindWidth = rows.map(\.kind.count).max() ?? 0
  let widths = heads.indices.map { column in
    rows.map { $0.numbers[column].count }.reduce(heads[column].count, max)
  }
  func line(_ name: String, _ kind: String, _ numbers: [String]) -> String {
    padded(name, to: nameWidth) + "  " + padded(kind, to: kindWidth)
      + zip(numbers, widths).map { "  " + padded($0, to: $1, atLeft: true) }.joined() + "\n"
  }
  var text = "\(printable(screen.document))  \(screen.state.name)  \(screen.variant.slug)  "
  text += "\(placed.extent.width.threeDecimals) × \(placed.extent.height.threeDecimals)\n"
  if !rows.isEmpty { text += line("", "", heads) }
  for row in rows { text += line(row.name, row.kind, row.numbers) }
  return text
}

/// A node, or a bar of a node, as both formats list it.
private struct ListedNode {
  var path: String
  var kind: String
  var depth: Int
  var frame: Frame
  var extras: [JSON.Member] = []

  var json: JSON {
    .object(
      [
        JSON.Member("path", .string(path)), JSON.Member("kind", .string(kind)),
        JSON.Member("frame", frame.json),
      ] + extras)
  }
}

/// Not recursive, which could overflow the stack: the depth of documents is limited, that of
/// components is not.
private func listedNodes(of screen: PlacedScreen) -> [ListedNode] {
  var listed: [ListedNode] = []
  var waiting = [(placed: screen.root, depth: 0)]
  while let (placed, depth) = waiting.popLast() {
    let isListed = placed.node.path != nil && placed.node.kind.isListed
    if let path = placed.node.path, isListed {
      listed.append(
        ListedNode(
          path: path, kind: placed.node.kind.rawValue, depth: depth, frame: placed.frame,
          extras: placed.extras))
      for (index, bar) in placed.bars.enumerated() {
        listed.append(
          ListedNode(path: "\(path)/line[\(index)]", kind: "line", depth: depth + 1, frame: bar))
      }
    }
    waiting += placed.children.reversed().map { ($0, isListed ? depth + 1 : depth) }
  }
  return listed
}
