/// The places of the colours of stacks that change from column to column, but not from row to row:
/// each column of a stack is worked out once, and no column that no row has.
struct AcrossValues {
  /// For each stack the number of its table of columns, if it has long spans; else -1.
  private var numbers: [Int32]
  /// The tables: for each column where its colour is, `unknown` in columns not yet asked for, and
  /// `unseen` in those that no row has.
  private var columns: [Int32] = []
  private let width: Int
  /// For other stacks, the places of their spans, by stack, column and length.
  private var short: [Int: Int] = [:]

  private static let unknown: Int32 = -1
  private static let unseen: Int32 = -2

  /// Most spans are single pixels at the edge of a shape; only longer ones are worth a table of
  /// columns.
  private static let long = 8

  init(_ plan: RowPlan, _ stacks: Stacks) {
    width = plan.width
    numbers = [Int32](repeating: -1, count: stacks.groups.count)
    var tables = 0
    Self.eachSpan(of: plan) { stack, range in
      guard range.count > Self.long, numbers[stack] < 0, stacks.changesAcross[stack],
        !stacks.changesDown[stack]
      else { return }
      numbers[stack] = Int32(tables)
      tables += 1
    }
    guard tables > 0 else { return }
    columns = [Int32](repeating: Self.unseen, count: tables * width)
    let (known, width) = (numbers, width)
    unsafe columns.withUnsafeMutableBufferPointer { columns in
      Self.eachSpan(of: plan) { stack, range in
        guard known[stack] >= 0 else { return }
        let start = Int(known[stack]) * width
        for x in range { unsafe columns[start &+ x] = Self.unknown }
      }
    }
  }

  private static func eachSpan(of plan: RowPlan, _ body: (Int, Range<Int>) -> Void) {
    var x = 0
    for span in plan.spans {
      let end = Int(span.end)
      body(Int(span.stack), x..<end)
      x = end == plan.width ? 0 : end
    }
  }

  mutating func value(
    of item: ValueLayout.Item, _ add: (ValueLayout.Item) -> Int
  ) -> Int {
    guard numbers[item.stack] >= 0 else {
      let key = (item.stack * width + item.left) * (Self.long + 1) + item.count
      if let value = short[key] { return value }
      let value = add(item)
      short[key] = value
      return value
    }
    let start = Int(numbers[item.stack]) * width
    if columns[start + item.left] < 0 {
      // All columns around this one that some row has.
      var left = item.left
      var right = item.left
      while left > 0, columns[start + left - 1] == Self.unknown { left -= 1 }
      while right < width, columns[start + right] == Self.unknown { right += 1 }
      var whole = item
      (whole.left, whole.count) = (left, right - left)
      let value = add(whole)
      for x in left..<right { columns[start + x] = Int32(value + x - left) }
    }
    return Int(columns[start + item.left])
  }
}
