/// Which colours of a frame are worked out, and where the spans of its rows find them.
struct ValueLayout: Sendable {
  private(set) var spans: [Span] = []
  /// What is worked out.
  private(set) var items: [Item] = []
  /// How many colours these are.
  private(set) var count = 0
  /// Stacks in a slanted gradient. They have too many pixels to work out each; their colour depends
  /// on the step of the gradient alone.
  private(set) var stepped: [Stepped] = []
  /// How many pixels these have.
  private(set) var stepCount = 0

  struct Span: Sendable {
    enum Kind: Sendable {
      /// One colour.
      case even
      /// A colour for each pixel.
      case varied
      /// The pixels' steps along the gradient of a stepped stack.
      case stepped(Int32)
    }

    var length: Int32
    var kind: Kind
    /// Where the colours, or the steps, begin.
    var value: Int32
  }

  /// The colours of a stack in some columns of a row.
  struct Item: Sendable {
    var stack: Int
    var left: Int
    var count: Int
    var row: Int
  }

  struct Stepped: Sendable {
    var stack: Int
    var parts: [Part] = []

    struct Part: Sendable {
      var left: Int
      var count: Int
      var row: Int
      /// The index of its first step.
      var start: Int
    }
  }

  /// A stack with fewer pixels is not worth a table of all steps.
  private static let fewestSteps = Ramp.steps
  private static let mostStepped = 32

  init(_ plan: RowPlan, _ stacks: Stacks) {
    var even: [Int32: Int] = [:]
    var across = AcrossValues(plan, stacks)
    let tables = Self.stepped(plan, stacks)
    stepped = tables.keys.sorted().map { Stepped(stack: $0) }
    let numbers = Dictionary(uniqueKeysWithValues: stepped.indices.map { (stepped[$0].stack, $0) })
    // The first row of the canvas with each distinct row.
    var places = [Int](repeating: -1, count: plan.rowEnds.count)
    for (y, row) in plan.order.enumerated() where places[Int(row)] < 0 { places[Int(row)] = y }

    spans.reserveCapacity(plan.spans.count)
    var index = 0
    for (row, end) in plan.rowEnds.enumerated() {
      var x = 0
      while index < end {
        let span = plan.spans[index]
        let stack = Int(span.stack)
        let length = Int(span.end) - x
        let item = Item(stack: stack, left: x, count: length, row: places[row])
        if stacks.isEven(stack) {
          let value = even[span.stack] ?? add(Item(stack: stack, left: x, count: 1, row: 0))
          even[span.stack] = value
          append(length, .even, value)
        } else if !stacks.changesAcross[stack] {
          append(length, .even, add(Item(stack: stack, left: x, count: 1, row: places[row])))
        } else if !stacks.changesDown[stack] {
          append(length, .varied, across.value(of: item) { add($0) })
        } else if let number = numbers[stack] {
          stepped[number].parts.append(
            Stepped.Part(left: x, count: length, row: places[row], start: stepCount))
          append(length, .stepped(Int32(number)), stepCount)
          stepCount += length
        } else {
          append(length, .varied, add(item))
        }
        x = Int(span.end)
        index += 1
      }
    }
  }

  private mutating func append(_ length: Int, _ kind: Span.Kind, _ value: Int) {
    spans.append(Span(length: Int32(length), kind: kind, value: Int32(value)))
  }

  /// Adds colours; returns where they begin.
  private mutating func add(_ item: Item) -> Int {
    items.append(item)
    count += item.count
    return count - item.count
  }

  /// The stacks with most pixels of those whose colour depends on one slanted gradient.
  private static func stepped(_ plan: RowPlan, _ stacks: Stacks) -> [Int: Int] {
    var sizes: [Int: Int] = [:]
    guard stacks.changesDown.contains(true) else { return [:] }
    var x = 0
    for span in plan.spans {
      let stack = Int(span.stack)
      if stacks.changesAcross[stack], stacks.changesDown[stack], stacks.changingLayers[stack] == 1 {
        sizes[stack, default: 0] += Int(span.end) - x
      }
      x = Int(span.end) == plan.width ? 0 : Int(span.end)
    }
    let large = sizes.filter { $0.value >= fewestSteps }.sorted {
      ($0.value, $1.key) > ($1.value, $0.key)
    }
    return Dictionary(uniqueKeysWithValues: large.prefix(mostStepped).map { ($0.key, $0.value) })
  }
}
