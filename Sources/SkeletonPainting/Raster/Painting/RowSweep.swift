/// Goes over the rows of a canvas from the top, and says which marks are in them.
struct RowSweep {
  private let pieces: [PreparedMark]
  /// The marks by their first row.
  private let starts: [Int]
  private let height: Int
  private var next = 0
  private var y = 0
  /// The first row that one of the marks in the current row does not reach.
  private var firstEnd = 0
  /// The marks in the current row, in paint order.
  private(set) var active: [Int] = []

  /// Numbers that are the same for rows that are alike, and for no others.
  private(set) var recipe: [Int32] = []

  /// Rows that follow each other and are alike.
  struct Band {
    var rows: Range<Int>
    /// Whether no other row can be like it, because an ink in it changes from row to row.
    var isOnce: Bool
  }

  init(_ pieces: [PreparedMark], height: Int) {
    self.pieces = pieces
    self.height = height
    starts = pieces.indices.filter { !pieces[$0].box.isEmpty }.sorted {
      (pieces[$0].box.top, $0) < (pieces[$1].box.top, $1)
    }
  }

  mutating func next(_ groups: InkGroups) -> Band? {
    guard y < height else { return nil }
    if y >= firstEnd { active.removeAll { pieces[$0].box.bottom <= y } }
    while next < starts.count, pieces[starts[next]].box.top <= y {
      let index = starts[next]
      active.insert(index, at: active.firstIndex { $0 > index } ?? active.count)
      next += 1
    }
    var end = next < starts.count ? pieces[starts[next]].box.top : height
    recipe.removeAll(keepingCapacity: true)
    firstEnd = height
    var isOnce = false
    for index in active {
      let box = pieces[index].box
      let group = groups.numbers[index]
      isOnce = isOnce || groups.traits[group].changesDown
      firstEnd = min(firstEnd, box.bottom)
      recipe.append(Int32(group))
      recipe.append(Int32(box.left))
      recipe.append(Int32(box.right))
      recipe.append(Int32(pieces[index].masks.count))
      for place in pieces[index].masks.indices {
        let (line, lineEnd) = pieces[index].masks[place].line(at: y)
        end = min(end, lineEnd)
        let number = pieces[index].masks[place].mask.number
        recipe.append(Int32(truncatingIfNeeded: number))
        recipe.append(Int32(truncatingIfNeeded: number >> 32))
        recipe.append(Int32(line))
        recipe.append(Int32(pieces[index].masks[place].box.left))
        recipe.append(Int32(pieces[index].masks[place].box.width))
      }
    }
    end = min(end, firstEnd)
    if isOnce { end = y + 1 }
    defer { y = end }
    return Band(rows: y..<end, isOnce: isOnce)
  }
}
