import SkeletonModel

/// Which pixels of a frame get which inks: the geometry of a list of marks, without their colours.
///
/// Rows in which the same marks cover the same columns to the same share are one row. The frames of
/// a screen have the same plan, as long as nothing in them moves but light.
struct RowPlan {
  let width: Int
  let height: Int
  /// For each row from the top, which of the distinct rows it is.
  private(set) var order: [Int32] = []
  /// For each distinct row, the end of its spans in `spans`; the first row begins at 0.
  private(set) var rowEnds: [Int] = []
  /// The spans of all distinct rows, one row after another.
  private(set) var spans: [Span] = []
  private(set) var stacks = StackTable()
  /// For each group of marks the columns that they may cover.
  private(set) var columns: [Range<Int>]

  /// Adjacent pixels of a row with the same layers of ink. It begins where the last one ends.
  struct Span {
    var end: Int32
    var stack: Int32
  }

  init(_ pieces: [PreparedMark], _ groups: InkGroups, width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = Self.columns(pieces, groups)
    var recipes = RecipeTable()
    var row = SpanBuilder(width: width)
    var sweep = RowSweep(pieces, height: height)
    order.reserveCapacity(height)
    while let band = sweep.next(groups) {
      let (number, isNew) = recipes.number(of: sweep.recipe, isOnce: band.isOnce)
      if isNew {
        row.begin()
        for index in sweep.active {
          let group = groups.numbers[index]
          row.add(
            pieces[index], line: band.rows.lowerBound, group,
            isOpaque: groups.traits[group].isOpaque,
            &stacks)
        }
        spans += row.spans
        rowEnds.append(spans.count)
      }
      for _ in band.rows { order.append(Int32(number)) }
    }
  }
  private static func columns(_ pieces: [PreparedMark], _ groups: InkGroups) -> [Range<Int>] {
    var columns = [Range<Int>](repeating: 0..<0, count: groups.traits.count)
    for (piece, group) in zip(pieces, groups.numbers) where !piece.box.isEmpty {
      let (own, others) = (piece.box.left..<piece.box.right, columns[group])
      columns[group] =
        others.isEmpty
        ? own
        : min(own.lowerBound, others.lowerBound)..<max(own.upperBound, others.upperBound)
    }
    return columns
  }
}
