/// Which colours of a frame are worked out, and where the spans of its rows find them.
struct ValueLayout: Sendable {
  private(set) var spans: [Span] = []
  /// What is worked out.
  private(set) var items: [Item] = []
  /// How many colours these are.
  private(set) var count = 0
  /// Stacks in a slanted gradient. They have too many pixels to work out each; their colour depends
  /// on the step of the gradient alone.
  private(set) var stepped: [Int] = []
  /// The spans of these.
  private(set) var parts: [Part] = []

  struct Span: Sendable {
    enum Kind: Sendable {
      /// One colour.
      case even
      /// A colour for each pixel.
      case varied
      /// The part of a stepped stack with this number.
      case stepped(Int32)
    }

    var length: Int32
    var kind: Kind
    /// Where the colours begin, or which part it is.
    var value: Int32
  }

  /// The colours of a stack in some columns of a row.
  struct Item: Sendable {
    var stack: Int
    var left: Int
    var count: Int
    var row: Int
  }

  struct Part: Sendable {
    /// Which of the stepped stacks.
    var number: Int
    var left: Int
    var count: Int
    var row: Int
  }

  /// A stack with fewer pixels is not worth a table of all steps.
  private static let fewestSteps = Ramp.steps
  private static let mostStepped = 32

  init(_ plan: RowPlan, _ stacks: Stacks) {
    // For each stack its colour, or -1.
    var even = [Int](repeating: -1, count: stacks.groups.count)
    var across = AcrossValues(plan, stacks)
    let tables = Self.stepped(plan, stacks)
    stepped = tables.keys.sorted()
    var numbers = [Int](repeating: -1, count: stacks.groups.count)
    for (number, stack) in stepped.enumerated() { numbers[stack] = number }
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
          if even[stack] < 0 {
            even[stack] = add(Item(stack: stack, left: x, count: 1, row: 0))
          }
          append(length, .even, even[stack])
        } else if !stacks.changesAcross[stack] {
          append(length, .even, add(Item(stack: stack, left: x, count: 1, row: places[row])))
        } else if !stacks.changesDown[stack] {
          append(length, .varied, across.value(of: item) { add($0) })
        } else if numbers[stack] >= 0 {
          let number = numbers[stack]
          append(length, .stepped(Int32(number)), parts.count)
          parts.append(Part(number: number, left: x, count: length, row: places[row]))
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
