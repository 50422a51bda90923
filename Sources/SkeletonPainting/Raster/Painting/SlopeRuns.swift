/// The pixels of a frame in slanted gradients, as runs of one colour.
///
/// Along a row, steps grow or shrink. So the end of a run is worked out from where its range of steps
/// ends, and only the pixels next to that are looked at.
struct SlopeRuns {
  /// The runs of all parts, one after the other.
  private(set) var runs: [Run] = []
  /// For each part, where its runs end.
  private(set) var ends: [Int] = []
  /// For each stepped stack, the ranges of steps that its pixels have.
  private(set) var used: [[Int]] = []

  struct Run {
    var count: UInt16
    /// Which of the ranges of steps.
    var range: UInt16
  }

  /// Goes on to another frame, and keeps the room.
  ///
  /// - Parameter slopes: That of each stepped stack; nil if nothing in it changes in this frame.
  mutating func take(_ layout: ValueLayout, _ colors: [StepColors], _ slopes: [Slope?]) {
    runs.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    used = []
    guard !layout.parts.isEmpty else { return }
    // For each stack one flag for each of its ranges, of which there are no more than steps.
    let most = colors.map(\.colors.count).max() ?? 0
    var isUsed = [Bool](repeating: false, count: colors.count * most)
    // A part has no more runs than pixels.
    let longest = layout.parts.lazy.map(\.count).max() ?? 0
    unsafe withUnsafeTemporaryAllocation(of: Run.self, capacity: longest) { room in
      for part in layout.parts {
        var count = 1
        if let slope = slopes[part.number], slope.changesAcross {
          count = unsafe Self.write(part, along: slope, colors[part.number], to: room)
        } else {
          let step = slopes[part.number].map { Ramp.step($0.location(x: part.left, y: part.row)) }
          let range = colors[part.number].ranges[step ?? 0]
          unsafe room.initializeElement(at: 0, to: Run(count: UInt16(part.count), range: range))
        }
        let own = unsafe UnsafeBufferPointer(rebasing: room[..<count])
        let flags = part.number * most
        unsafe isUsed.withUnsafeMutableBufferPointer { isUsed in
          for place in own.indices { unsafe isUsed[flags + Int(own[place].range)] = true }
        }
        unsafe runs.append(contentsOf: own)
        ends.append(runs.count)
      }
    }
    used = colors.indices.map { number in
      colors[number].colors.indices.filter { isUsed[number * most + $0] }
    }
  }

  /// Writes the runs of a part; returns how many.
  private static func write(
    _ part: ValueLayout.Part, along slope: Slope, _ colors: StepColors,
    to room: UnsafeMutableBufferPointer<Run>
  ) -> Int {
    slope.perColumn > 0
      ? unsafe write(part, along: slope, colors, to: room, grows: true)
      : unsafe write(part, along: slope, colors, to: room, grows: false)
  }

  @inline(__always)
  private static func write(
    _ part: ValueLayout.Part, along slope: Slope, _ colors: StepColors,
    to room: UnsafeMutableBufferPointer<Run>, grows: Bool
  ) -> Int {
    // As `Slope.location` has it, to the last bit.
    let down = Double(part.row) * slope.perRow
    func step(_ x: Int) -> Int { Ramp.step(slope.origin + Double(x) * slope.perColumn + down) }
    let end = part.left + part.count
    let columns = 1 / slope.perColumn
    let origin = slope.origin + down
    let last = Double(end - 1)
    var x = part.left
    var now = step(x)
    var range = Int(colors.ranges[now])
    var count = 0
    unsafe colors.starts.withUnsafeBufferPointer { starts in
      unsafe colors.edges.withUnsafeBufferPointer { edges in
        while x < end {
          // The steps of this range are from here to below the next one's; beyond the ends of the
          // gradient there is none.
          let (low, high) = unsafe (starts[range], starts[range + 1])
          func isBeyond(_ step: Int) -> Bool { grows ? step >= high : step < low }
          var right = end
          if grows ? high <= Ramp.steps : low > 0 {
            let about = unsafe (edges[grows ? range + 1 : range] - origin) * columns
            right = about > Double(x) ? Int(min(about, last)) + 1 : x + 1
            while right > x + 1 {
              let before = step(right - 1)
              guard isBeyond(before) else { break }
              now = before
              right -= 1
            }
            while right < end {
              now = step(right)
              if isBeyond(now) { break }
              right += 1
            }
          }
          unsafe room.initializeElement(
            at: count,
            to: Run(
              count: UInt16(truncatingIfNeeded: right &- x),
              range: UInt16(truncatingIfNeeded: range)))
          count += 1
          x = right
          if x < end {
            // Mostly the next range.
            if grows {
              while unsafe now >= starts[range + 1] { range += 1 }
            } else {
              while unsafe now < starts[range] { range -= 1 }
            }
          }
        }
      }
    }
    return count
  }

  /// For each stepped stack, what is given for its used ranges, as a table of all ranges.
  func tables<Value>(
    of values: [[Value]], _ colors: [StepColors], filledWith blank: Value
  ) -> [[Value]] {
    used.indices.map { number in
      var table = [Value](repeating: blank, count: colors[number].colors.count)
      for (value, range) in zip(values[number], used[number]) { table[range] = value }
      return table
    }
  }
}

/// The colours of a stack with one slanted gradient, by the step along it: ranges of steps have one
/// colour.
final class StepColors: Sendable {
  /// What the colours are mixed of; the same in most frames.
  let recipe: Mixer.Recipe
  /// For each step, which range it is in.
  let ranges: [UInt16]
  /// For each range its first step, and then the end of all steps.
  let starts: [Int]
  /// For each range where it begins, as a location along the gradient.
  let edges: [Double]
  /// The colour of each range.
  let colors: [Pixel]

  /// - Parameter pixels: One for each step.
  init(_ recipe: Mixer.Recipe, _ pixels: [Pixel]) {
    self.recipe = recipe
    var ranges: [UInt16] = []
    ranges.reserveCapacity(pixels.count)
    var starts: [Int] = []
    var colors: [Pixel] = []
    for (step, pixel) in pixels.enumerated() {
      if colors.last != pixel {
        starts.append(step)
        colors.append(pixel)
      }
      ranges.append(UInt16(colors.count - 1))
    }
    self.ranges = ranges
    self.starts = starts + [pixels.count]
    edges = starts.map { (Double($0) - 0.5) / Double(Ramp.steps) }
    self.colors = colors
  }
}
