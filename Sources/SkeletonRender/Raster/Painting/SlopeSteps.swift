/// The steps along slanted gradients of the pixels in them.
struct SlopeSteps {
  private(set) var steps: [UInt16]
  /// For each stepped stack, the steps that its pixels have.
  private(set) var used: [[Int]]

  init(_ layout: ValueLayout, _ stacks: Stacks, _ inks: [Ink]) {
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
func firstOf(_ range: Range<Int>, afterAll holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
