/// Builds the spans of one row, layer by layer.
struct SpanBuilder {
  private(set) var spans: [RowPlan.Span] = []
  private var lower: [RowPlan.Span] = []
  private var coverage: [UInt8]
  private var clipCoverage: [UInt8]
  private let width: Int

  init(width: Int) {
    self.width = width
    coverage = [UInt8](repeating: 0, count: width)
    clipCoverage = coverage
  }

  /// Begins a row in which only the canvas is.
  mutating func begin() {
    spans.removeAll(keepingCapacity: true)
    spans.append(RowPlan.Span(end: Int32(width), stack: StackTable.canvas))
  }

  mutating func add(
    _ piece: PreparedMark, line y: Int, _ group: Int, isOpaque: Bool, _ stacks: inout StackTable
  ) {
    swap(&spans, &lower)
    spans.removeAll(keepingCapacity: true)
    let box = piece.box
    var layer = Layer(group: Int32(group), isOpaque: isOpaque)
    guard let first = piece.masks.first else {
      copy(until: box.left, &layer)
      cover(until: box.right, 255, &layer, &stacks)
      copy(until: width, &layer)
      return
    }
    first.copy(line: first.line(at: y).line, from: box.left, count: box.width, to: &coverage)
    for clip in piece.masks.dropFirst() {
      clip.copy(line: clip.line(at: y).line, from: box.left, count: box.width, to: &clipCoverage)
      Coverage.multiply(&coverage, by: clipCoverage, count: box.width)
    }
    copy(until: box.left, &layer)
    var at = 0
    while at < box.width {
      let share = coverage[at]
      at = Coverage.end(ofRunAt: at, in: coverage, count: box.width)
      if share == 0 {
        copy(until: box.left + at, &layer)
      } else {
        cover(until: box.left + at, share, &layer, &stacks)
      }
    }
    copy(until: width, &layer)
  }

  /// Where a layer stands while it is added.
  private struct Layer {
    let group: Int32
    let isOpaque: Bool
    var x: Int32 = 0
    /// The span below, as an index of `lower`.
    var place = 0
  }

  private mutating func copy(until end: Int, _ layer: inout Layer) {
    take(until: end, &layer) { $0 }
  }

  private mutating func cover(
    until end: Int, _ share: UInt8, _ layer: inout Layer, _ stacks: inout StackTable
  ) {
    let (group, isOpaque) = (layer.group, layer.isOpaque)
    take(until: end, &layer) { below in
      // Nothing is seen of what lies below an opaque layer.
      stacks.stack(on: isOpaque && share == 255 ? -1 : below, group, share)
    }
  }

  @inline(__always)
  private mutating func take(
    until end: Int, _ layer: inout Layer, _ stack: (Int32) -> Int32
  ) {
    while layer.x < end {
      let below = lower[layer.place]
      let spanEnd = min(below.end, Int32(end))
      let stack = stack(below.stack)
      if let last = spans.last, last.stack == stack {
        spans[spans.count - 1].end = spanEnd
      } else {
        spans.append(RowPlan.Span(end: spanEnd, stack: stack))
      }
      layer.x = spanEnd
      if below.end == spanEnd { layer.place += 1 }
    }
  }
}
