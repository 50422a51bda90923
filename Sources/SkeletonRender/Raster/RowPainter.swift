/// Paints frames by a plan: each colour that a frame has is worked out once, and rows are then put
/// together from them.
struct RowPainter {
  private let plan: RowPlan
  private let stacks: Stacks
  private let layout: ValueLayout
  /// The colours of a row of the canvas along a gradient, by group.
  private var scans: [[Pixel]]

  init(_ plan: RowPlan, _ traits: [InkGroups.Traits]) {
    self.plan = plan
    stacks = Stacks(plan.stacks, traits)
    layout = ValueLayout(plan, stacks)
    scans = [[Pixel]](repeating: [], count: traits.count)
  }

  /// - Parameter inks: One for each group.
  mutating func paint(_ inks: [Ink], on ground: Pixel, with shelf: inout InkShelf) -> Bitmap {
    for (group, ink) in inks.enumerated() {
      guard case .gradient(let ramp, let slope) = ink, !slope.changesDown else { continue }
      if scans[group].isEmpty {
        scans[group] = [Pixel](repeating: .clear, count: plan.width)
      }
      unsafe scans[group].withUnsafeMutableBufferPointer {
        unsafe shelf.fill($0, with: ramp, along: slope, fromX: 0, y: 0)
      }
    }
    let mixer = Mixer(stacks, inks, scans, ground)
    let values = mixer.values(layout, with: &shelf)
    let steps = SlopeSteps(layout, plan, stacks, inks)
    var stepped: [[Pixel]] = []
    for (one, used) in zip(layout.stepped, steps.used) {
      stepped.append(mixer.pixels(of: one.stack, atSteps: used, with: &shelf))
    }

    var colors = ColorTable()
    guard let places = colors.indices(of: values),
      let steppedPlaces = colors.indices(ofEach: stepped)
    else {
      return Bitmap(
        width: plan.width, height: plan.height, order: plan.order,
        rows: .plain(
          rows(
            values, steps.tables(of: stepped, filledWith: .clear), steps)))
    }
    let palette = Palette(of: colors.colors)
    let sorted = palette.places(of: colors.colors)
    func placed(_ indices: [UInt8]) -> [UInt8] { indices.map { sorted[Int($0)] } }
    return Bitmap(
      width: plan.width, height: plan.height, order: plan.order,
      rows: .indexed(
        rows(
          placed(places),
          steps.tables(of: steppedPlaces.map(placed), filledWith: 0), steps),
        palette))
  }

  /// Puts all distinct rows together.
  private func rows<Value>(
    _ values: [Value], _ tables: [[Value]], _ steps: SlopeSteps
  ) -> [Value] {
    let size = plan.width * plan.rowEnds.count
    return unsafe [Value](unsafeUninitializedCapacity: size) { rows, count in
      unsafe values.withUnsafeBufferPointer { values in
        unsafe layout.spans.withUnsafeBufferPointer { spans in
          guard let start = rows.baseAddress, let values = values.baseAddress else { return }
          var at = 0
          for index in spans.indices {
            let span = unsafe spans[index]
            let length = Int(span.length)
            let value = Int(span.value)
            let target = unsafe start + at
            switch span.kind {
            case .even:
              unsafe target.initialize(repeating: values[value], count: length)
            case .varied:
              unsafe target.initialize(from: values + value, count: length)
            case .stepped(let table):
              unsafe Self.look(
                up: steps.steps, from: value, in: tables[Int(table)], into: target, count: length)
            }
            at += length
          }
        }
      }
      count = size
    }
  }

  private static func look<Value>(
    up steps: [UInt16], from first: Int, in table: [Value],
    into target: UnsafeMutablePointer<Value>, count: Int
  ) {
    precondition(first + count <= steps.count && table.count > Ramp.steps)
    unsafe steps.withUnsafeBufferPointer { steps in
      unsafe table.withUnsafeBufferPointer { table in
        for index in 0..<count {
          unsafe (target + index).initialize(to: table[Int(steps[first &+ index])])
        }
      }
    }
  }
}

/// The stacks of a plan, and how their colours change from pixel to pixel.
private struct Stacks: Sendable {
  let below: [Int32]
  let groups: [Int32]
  let shares: [UInt8]
  let changesAcross: [Bool]
  let changesDown: [Bool]
  /// The number of layers that change from pixel to pixel.
  let changingLayers: [UInt8]

  init(_ table: StackTable, _ traits: [InkGroups.Traits]) {
    below = table.below
    groups = table.groups
    shares = table.shares
    var across: [Bool] = []
    var down: [Bool] = []
    var layers: [UInt8] = []
    // A stack lies on one with a smaller number.
    for stack in 0..<table.count {
      let lower = Int(table.below[stack])
      let group = Int(table.groups[stack])
      let changes = group >= 0 ? traits[group] : nil
      let isOn = lower >= 0
      across.append((changes?.changesAcross ?? false) || isOn && across[lower])
      down.append((changes?.changesDown ?? false) || isOn && down[lower])
      let own: UInt8 = changes.map { $0.changesAcross || $0.changesDown ? 1 : 0 } ?? 0
      layers.append(min(own + (isOn ? layers[lower] : 0), 2))
    }
    changesAcross = across
    changesDown = down
    changingLayers = layers
  }

  /// Whether the stack has one colour in a frame.
  func isEven(_ stack: Int) -> Bool { !changesAcross[stack] && !changesDown[stack] }
}

/// Which colours of a frame are worked out, and where the spans of its rows find them.
private struct ValueLayout: Sendable {
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

/// The places of the colours of stacks that change from column to column, but not from row to row:
/// each column of a stack is worked out once, and no column that no row has.
private struct AcrossValues {
  /// For each stack the number of its table of columns, if it has long spans; else -1.
  private var numbers: [Int32]
  /// The tables: for each column where its colour is, `unknown` in columns not yet asked for, and
  /// `unseen` in those that no row has.
  private var columns: [Int32] = []
  private let width: Int
  /// For other stacks, the places of their spans.
  private var short: [ShortSpan: Int] = [:]

  private struct ShortSpan: Hashable {
    let stack: Int32
    let left: Int32
    let count: Int32
  }

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
      let key = ShortSpan(
        stack: Int32(item.stack), left: Int32(item.left), count: Int32(item.count))
      let value = short[key] ?? add(item)
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

/// Works out the colours of stacks in one frame.
private final class Mixer {
  private let stacks: Stacks
  private let inks: [Ink]
  private let scans: [[Pixel]]
  /// The colours of the stacks that have only one.
  private var even: [Pixel]

  init(_ stacks: Stacks, _ inks: [Ink], _ scans: [[Pixel]], _ ground: Pixel) {
    self.stacks = stacks
    self.inks = inks
    self.scans = scans
    even = []
    even.reserveCapacity(stacks.groups.count)
    for stack in stacks.groups.indices {
      let group = Int(stacks.groups[stack])
      guard group >= 0 else {
        even.append(ground)
        continue
      }
      guard stacks.isEven(stack), case .solid(let pixel) = inks[group] else {
        even.append(.clear)
        continue
      }
      even.append(pixel.covering(stacks.shares[stack], of: evenPixel(Int(stacks.below[stack]))))
    }
  }

  /// Nothing lies below the lowest layer, and an opaque one needs nothing.
  private func evenPixel(_ stack: Int) -> Pixel { stack < 0 ? .clear : even[stack] }

  /// The layers of a stack that change from pixel to pixel or lie above such, the uppermost first,
  /// and the colour below them.
  private func layers(of stack: Int) -> (layers: [Int], below: Pixel) {
    var layers: [Int] = []
    var stack = stack
    while stack >= 0, !stacks.isEven(stack) {
      layers.append(stack)
      stack = Int(stacks.below[stack])
    }
    return (layers, evenPixel(stack))
  }

  func values(_ layout: ValueLayout, with shelf: inout InkShelf) -> [Pixel] {
    unsafe [Pixel](unsafeUninitializedCapacity: layout.count) { values, count in
      for item in layout.items {
        let room = unsafe UnsafeMutableBufferPointer(
          rebasing: values[count..<count + item.count])
        count += item.count
        if stacks.isEven(item.stack) {
          unsafe room.initialize(repeating: even[item.stack])
          continue
        }
        let lower = Int(stacks.below[item.stack])
        if lower < 0 || stacks.isEven(lower) {
          unsafe room.initialize(repeating: evenPixel(lower))
          unsafe lay(item.stack, over: room, item, with: &shelf)
          continue
        }
        let (layers, below) = layers(of: item.stack)
        unsafe room.initialize(repeating: below)
        for layer in layers.reversed() { unsafe lay(layer, over: room, item, with: &shelf) }
      }
    }
  }

  private func lay(
    _ layer: Int, over values: UnsafeMutableBufferPointer<Pixel>, _ item: ValueLayout.Item,
    with shelf: inout InkShelf
  ) {
    let share = stacks.shares[layer]
    let group = Int(stacks.groups[layer])
    switch inks[group] {
    case .solid(let pixel):
      for index in values.indices {
        unsafe values[index] = pixel.covering(share, of: values[index])
      }
    case .gradient(_, let slope) where !slope.changesDown:
      precondition(item.left + values.count <= scans[group].count)
      unsafe scans[group].withUnsafeBufferPointer { scan in
        for index in values.indices {
          unsafe values[index] = scan[item.left &+ index].covering(share, of: values[index])
        }
      }
    case .gradient(let ramp, let slope):
      for index in values.indices {
        let step = Ramp.step(slope.location(x: item.left + index, y: item.row))
        let pixel = shelf.pixel(of: ramp, atStep: step)
        unsafe values[index] = pixel.covering(share, of: values[index])
      }
    }
  }

  /// The colours of a stack with one gradient, at steps of it.
  func pixels(of stack: Int, atSteps steps: [Int], with shelf: inout InkShelf) -> [Pixel] {
    let (layers, below) = layers(of: stack)
    var pixels = [Pixel](repeating: below, count: steps.count)
    for layer in layers.reversed() {
      let share = stacks.shares[layer]
      switch inks[Int(stacks.groups[layer])] {
      case .solid(let ink):
        for index in steps.indices { pixels[index] = ink.covering(share, of: pixels[index]) }
      case .gradient(let ramp, _):
        for (index, step) in steps.enumerated() {
          let ink = shelf.pixel(of: ramp, atStep: step)
          pixels[index] = ink.covering(share, of: pixels[index])
        }
      }
    }
    return pixels
  }
}

/// The steps along slanted gradients of the pixels in them.
private struct SlopeSteps {
  private(set) var steps: [UInt16]
  /// For each stepped stack, the steps that its pixels have.
  private(set) var used: [[Int]]

  init(_ layout: ValueLayout, _ plan: RowPlan, _ stacks: Stacks, _ inks: [Ink]) {
    steps = []
    used = []
    guard !layout.stepped.isEmpty else { return }
    var used = [[Bool]](
      repeating: [Bool](repeating: false, count: Ramp.steps + 1), count: layout.stepped.count)
    steps = unsafe [UInt16](unsafeUninitializedCapacity: layout.stepCount) { steps, count in
      for (number, stepped) in layout.stepped.enumerated() {
        guard let slope = Self.slope(of: stepped.stack, stacks, inks) else {
          // Nothing in the stack changes in this frame.
          for part in stepped.parts {
            for index in part.start..<part.start + part.count { unsafe steps[index] = 0 }
          }
          used[number][0] = true
          continue
        }
        unsafe used[number].withUnsafeMutableBufferPointer { used in
          for part in stepped.parts {
            let room = unsafe UnsafeMutableBufferPointer(
              rebasing: steps[part.start..<part.start + part.count])
            unsafe Self.fill(room, along: slope, fromX: part.left, y: part.row, &used)
          }
        }
      }
      count = layout.stepCount
    }
    self.used = used.map { flags in flags.indices.filter { flags[$0] } }
  }

  /// Writes the steps of a row of pixels. Locations grow or shrink along it, so beyond the ends of
  /// the gradient all pixels have the same step.
  private static func fill(
    _ row: UnsafeMutableBufferPointer<UInt16>, along slope: Slope, fromX left: Int, y: Int,
    _ used: inout UnsafeMutableBufferPointer<Bool>
  ) {
    var inner = row.indices
    func step(_ index: Int) -> Int { Ramp.step(slope.location(x: left &+ index, y: y)) }
    for end in [0, Ramp.steps] {
      if let first = inner.first, step(first) == end {
        let run = first..<firstOf(inner) { step($0) == end }
        unsafe row[run].update(repeating: UInt16(end))
        unsafe used[end] = true
        inner = run.upperBound..<inner.upperBound
      }
      if let last = inner.last, step(last) == end {
        let run = firstOf(inner) { step($0) != end }..<inner.upperBound
        unsafe row[run].update(repeating: UInt16(end))
        unsafe used[end] = true
        inner = inner.lowerBound..<run.lowerBound
      }
    }
    for index in inner {
      let step = step(index)
      unsafe row[index] = UInt16(truncatingIfNeeded: step)
      unsafe used[step] = true
    }
  }

  private static func slope(of stack: Int, _ stacks: Stacks, _ inks: [Ink]) -> Slope? {
    var stack = stack
    while stack >= 0 {
      let group = Int(stacks.groups[stack])
      if group >= 0, case .gradient(_, let slope) = inks[group] { return slope }
      stack = Int(stacks.below[stack])
    }
    return nil
  }

  /// For each stepped stack, what is given for its used steps, as a table of all steps.
  func tables<Value>(of values: [[Value]], filledWith blank: Value) -> [[Value]] {
    zip(values, used).map { values, used in
      var table = [Value](repeating: blank, count: Ramp.steps + 1)
      for (value, step) in zip(values, used) { table[step] = value }
      return table
    }
  }
}

/// The first number of a range for which a condition does not hold, which holds for all before it
/// and for none after.
private func firstOf(_ range: Range<Int>, afterAll holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}

extension Pixel {
  /// This colour over another, in a pixel that it covers to a share.
  @inline(__always)
  fileprivate func covering(_ share: UInt8, of below: Pixel) -> Pixel {
    share == 255 ? over(below) : scaled(by: UInt32(share)).over(below)
  }
}
