import SkeletonModel

extension Node.Grid {
  /// Arranges children in rows and columns, as SwiftUI's `LazyVGrid` does.
  ///
  /// A cell proposes the width of its column and no height. A row is as high as its tallest cell,
  /// and the other cells are centred vertically in it.
  func arrangement(
    of children: [Element], in proposal: Proposal, _ surroundings: Surroundings
  ) -> Arrangement {
    let inside = surroundings.inside(proposal)
    let columns = columnWidths(in: proposal.width, cells: children.count)
    var starts: [Double] = []
    var width = 0.0
    for column in columns {
      starts.append(width)
      width += column + spacing.width
    }
    var slots: [Arrangement.Slot] = []
    slots.reserveCapacity(children.count)
    var top = 0.0
    for first in stride(from: 0, to: children.count, by: columns.count) {
      if first > 0 { top += spacing.height }
      let row = children[first..<min(first + columns.count, children.count)]
      let cells = zip(row, columns).map { child, width in
        child.extent(in: Proposal(width: width, height: nil), inside)
      }
      let height = cells.reduce(0) { max($0, $1.height) }
      for (index, cell) in cells.enumerated() {
        let place = Measured(extent: cell).place(
          in: Extent(width: columns[index], height: height), by: Alignment(alignment, .center))
        let origin = Offset(x: starts[index], y: top) + place
        slots.append(
          Arrangement.Slot(
            origin: origin, proposal: Proposal(width: columns[index], height: nil)))
      }
      top += height
    }
    return Arrangement(
      extent: Extent(width: max(width - spacing.width, 0), height: max(top, 0)),
      slots: slots, surroundings: inside)
  }

  /// The widths of the columns; an adaptive column becomes as many columns as fit.
  ///
  /// Fixed columns are allocated first, then the others in reading order: each is proposed an equal
  /// share of the remaining width, and what its bounds do not accept is left for the following
  /// ones. If no width is proposed, every column has its minimum width.
  private func columnWidths(in proposed: Double?, cells: Int) -> [Double] {
    let columns = columns.isEmpty ? [.flexible(minimum: 0, maximum: .infinity)] : columns
    var waiting = columns.count
    var room = (proposed ?? 0) - spacing.width * Double(columns.count - 1)
    for case .fixed(let width) in columns {
      room -= width
      waiting -= 1
    }
    func take(_ length: Double) {
      // If the width is infinite, so is what remains.
      if room.isFinite { room -= length }
      waiting -= 1
    }
    return columns.flatMap { column -> [Double] in
      let share = max(room, 0) / Double(max(waiting, 1))
      switch column {
      case .fixed(let width): return [width]
      case .flexible(let minimum, let maximum):
        let width = max(minimum, min(maximum, share))
        take(width)
        return [width]
      case .adaptive(let minimum, let maximum):
        let count = adaptiveCount(minimum: minimum, in: share, cells: cells)
        let gaps = spacing.width * Double(count - 1)
        let width = max(minimum, min(maximum, (share - gaps) / Double(count)))
        take(width * Double(count) + gaps)
        return Array(repeating: width, count: count)
      }
    }
  }

  /// The number of columns of at least `minimum` that fit into a width: at least one, and one if
  /// the width is infinite.
  private func adaptiveCount(minimum: Double, in width: Double, cells: Int) -> Int {
    guard width.isFinite else { return 1 }
    let pitch = minimum + spacing.width
    let room = width + spacing.width + Proposal.tolerance
    let fitting = pitch > 0 ? (room / pitch).rounded(.down) : .infinity
    // Any number of columns of width 0 would fit; more columns than cells are not needed.
    guard fitting < 100_000 else { return max(cells, 1) }
    return max(Int(fitting), 1)
  }
}
