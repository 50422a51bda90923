import SkeletonLayout
import SkeletonModel

/// The overlay of `--debug`: the frame of every node that has a path, outlined in a colour for its
/// depth, with its name in the top leading corner.
///
/// Outlines are one device pixel wide at every scale. A name is the part of the path that follows
/// the parent's path, so that it is more likely to fit. Names are painted after all outlines,
/// because otherwise a child's frame would cross its parent's name.
package func debugMarks(
  for placed: PlacedScreen, family: String, measure: TextMeasure
) -> [Mark] {
  var outlines: [Mark] = []
  var names: [Mark] = []
  let grid = PixelGrid(
    scale: Double(placed.screen.variant.scale),
    isMirrored: placed.screen.variant.direction == .rtl)
  // 9-point text on an 11-point plate is the smallest that is easy to read.
  let font = Font(family: family, weight: .regular, size: 9, leading: 11)

  func outline(_ frame: Frame, of path: String, depth: Int) {
    let shape = grid.outline(of: frame, .none, width: 1 / grid.scale)
    guard !shape.bounds.isEmpty else { return }
    outlines.append(Mark(node: path, shape: shape, paint: .color(debugColor(depth)), clips: []))
  }

  func label(_ name: String, on frame: Frame, of path: String, depth: Int) {
    let block = measure(StyledText(name, font), nil, 1)
    guard let line = block.lines.first else { return }
    let width = line.width + 4
    let plate = Frame(
      x: grid.isMirrored ? frame.maxX - width : frame.x, y: frame.y, width: width,
      height: font.leading)
    let origin = Offset(x: plate.x + 2, y: plate.y + block.baseline)
    let ground = Color(red: 1, green: 1, blue: 1, alpha: 0.85)
    let clip = grid.rectangle(frame, .none)
    names.append(
      Mark(
        node: path, shape: grid.rectangle(plate, .none), paint: .color(ground), clips: [clip]))
    names.append(
      Mark(
        node: path, shape: .path(line.outline.map { ($0 + origin) * grid.scale }),
        paint: .color(debugColor(depth)), clips: [clip]))
  }

  func visit(_ placed: Placed, parent: String, depth: Int) {
    var around = parent
    var below = depth
    if let path = placed.node.path, placed.node.kind.isListed {
      outline(placed.frame, of: path, depth: depth)
      label(path.pathName(in: parent), on: placed.frame, of: path, depth: depth)
      around = path
      below += 1
      for case .bar(let bar) in placed.parts { outline(bar, of: path, depth: below) }
    }
    for child in placed.children { visit(child, parent: around, depth: below) }
  }

  visit(placed.root, parent: "", depth: 0)
  return outlines + names
}

/// Six colours that can be told apart on white, on black and from each other.
private func debugColor(_ depth: Int) -> Color {
  let colors = [
    Color(red: 0.84, green: 0.15, blue: 0.16), Color(red: 0.12, green: 0.47, blue: 0.71),
    Color(red: 0.17, green: 0.63, blue: 0.17), Color(red: 0.58, green: 0.40, blue: 0.74),
    Color(red: 0.90, green: 0.45, blue: 0.05), Color(red: 0.09, green: 0.60, blue: 0.65),
  ]
  return colors[depth % colors.count]
}
