/// The places of the colours of stacks that change from column to column, but not from row to row:
/// each column of a stack is worked out once, and no column that no row has.
struct AcrossValues {
  /// For each stack the number of its table of columns, if it has long spans; else -1.
  private var numbers: [Int32]
  /// For each table the columns that it has, and where they begin in `columns`.
  private var tables: [(range: Range<Int>, start: Int)] = []
  /// The tables: for each column where its colour is, `unknown` in columns not yet asked for, and
  /// `unseen` in those that no row has.
  private(set) var columns: [Int32] = []
  /// For other stacks, the places of their spans.
  private var short = ShortSpans()

  private static let unknown: Int32 = -1
  private static let unseen: Int32 = -2

  /// Most spans are single pixels at the edge of a shape; only longer ones are worth a table of
  /// columns.
  private static let long = 8

  init(_ plan: RowPlan, _ stacks: Stacks) {
    numbers = [Int32](repeating: -1, count: stacks.groups.count)
    Self.eachSpan(of: plan) { stack, range in
      guard range.count > Self.long, numbers[stack] < 0, stacks.changesAcross[stack],
        !stacks.changesDown[stack]
      else { return }
      numbers[stack] = Int32(tables.count)
      tables.append((range, 0))
    }
    guard !tables.isEmpty else { return }
    Self.eachSpan(of: plan) { stack, range in
      guard numbers[stack] >= 0 else { return }
      let known = tables[Int(numbers[stack])].range
      tables[Int(numbers[stack])].range =
        min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }
    var size = 0
    for number in tables.indices {
      tables[number].start = size
      size += tables[number].range.count
    }
    columns = [Int32](repeating: Self.unseen, count: size)
    Self.eachSpan(of: plan) { stack, range in
      guard numbers[stack] >= 0 else { return }
      let table = tables[Int(numbers[stack])]
      let first = table.start + range.lowerBound - table.range.lowerBound
      for place in first..<first + range.count { columns[place] = Self.unknown }
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
      return short.value(of: item, add)
    }
    let (range, start) = tables[Int(numbers[item.stack])]
    // Where column 0 would be.
    let zero = start - range.lowerBound
    if columns[zero + item.left] < 0 {
      // All columns around this one that some row has.
      var left = item.left
      var right = item.left
      while left > range.lowerBound, columns[zero + left - 1] == Self.unknown { left -= 1 }
      while right < range.upperBound, columns[zero + right] == Self.unknown { right += 1 }
      var whole = item
      (whole.left, whole.count) = (left, right - left)
      let value = add(whole)
      for x in left..<right { columns[zero + x] = Int32(value + x - left) }
    }
    return Int(columns[zero + item.left])
  }
}

/// The places of the colours of spans that are worked out each by itself.
private struct ShortSpans {
  private struct Span: Equatable {
    let stack: Int32
    let left: Int32
    let count: Int32
  }

  private var spans: [Span] = []
  private var values: [Int] = []
  /// Open addressing: for each slot the place of a span, or -1.
  private var slots = [Int32](repeating: -1, count: 1024)

  mutating func value(
    of item: ValueLayout.Item, _ add: (ValueLayout.Item) -> Int
  ) -> Int {
    let span = Span(stack: Int32(item.stack), left: Int32(item.left), count: Int32(item.count))
    var slot = slot(of: span)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if spans[place] == span { return values[place] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(spans.count)
    spans.append(span)
    let value = add(item)
    values.append(value)
    if spans.count * 2 > slots.count { grow() }
    return value
  }

  private func slot(of span: Span) -> Int {
    let key =
      UInt64(UInt32(bitPattern: span.stack)) << 32 ^ UInt64(UInt32(bitPattern: span.left)) << 8
      ^ UInt64(UInt32(bitPattern: span.count))
    return Int((key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (place, span) in spans.enumerated() {
      var slot = slot(of: span)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place)
    }
  }
}
