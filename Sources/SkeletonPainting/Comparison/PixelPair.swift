import SkeletonModel

/// Rows of two pictures of the same size, of which those around one row are kept at a time.
@safe struct PixelPair<Word: PixelWord> {
  typealias Row = UnsafeMutableBufferPointer<Word>

  let width: Int
  let height: Int
  private let metric: Tolerance.Metric
  private(set) var before: RowWindow<Word>
  private(set) var after: RowWindow<Word>
  private let read: (Int, Row, Row) throws(Failure) -> Void

  /// - Parameter read: Reads a row of both pictures.
  init(
    _ width: Int, _ height: Int, by metric: Tolerance.Metric,
    reading read: @escaping (Int, Row, Row) throws(Failure) -> Void
  ) {
    self.width = width
    self.height = height
    self.metric = metric
    unsafe self.read = read
    let reach = if case .perceptual(_, ignoringAntialiasing: true) = metric { 2 } else { 0 }
    before = RowWindow(width: width, reach: reach)
    after = RowWindow(width: width, reach: reach)
  }

  /// Makes the pixels of a row available, and of those around it that are needed to judge them.
  private mutating func load(_ y: Int) throws(Failure) {
    for row in max(y - before.reach, 0)...min(y + before.reach, height - 1)
    where !before.has(row) {
      try unsafe read(row, before.room(for: row), after.room(for: row))
      before.take(row)
      after.take(row)
    }
  }
}

/// Some rows of a picture that follow each other.
@safe struct RowWindow<Word: PixelWord> {
  /// How many rows above and below one are kept.
  let reach: Int
  private let width: Int
  private let storage: Storage
  /// For each place the row that stands there.
  private var rows: [Int]

  @safe private final class Storage {
    let words: UnsafeMutableBufferPointer<Word>

    init(count: Int) {
      unsafe words = .allocate(capacity: count)
      unsafe words.initialize(repeating: 0)
    }

    deinit { unsafe words.deallocate() }
  }

  init(width: Int, reach: Int) {
    self.width = width
    self.reach = reach
    let count = 2 * reach + 1
    storage = Storage(count: count * width)
    rows = [Int](repeating: -1, count: count)
  }

  func has(_ y: Int) -> Bool { rows[y % rows.count] == y }

  /// Where to put a row, which takes the place of another.
  func room(for y: Int) -> UnsafeMutableBufferPointer<Word> {
    let start = y % rows.count * width
    return unsafe UnsafeMutableBufferPointer(rebasing: storage.words[start..<start + width])
  }

  mutating func take(_ y: Int) { rows[y % rows.count] = y }

  /// The pixels of a row, which has to be there.
  @inline(__always)
  func row(_ y: Int) -> UnsafeBufferPointer<Word> {
    precondition(has(y), "the row has been loaded")
    return unsafe UnsafeBufferPointer(room(for: y))
  }

  @inline(__always)
  subscript(x: Int, y: Int) -> Word {
    precondition(x >= 0 && x < width)
    return unsafe row(y)[x]
  }
}

/// Where two pictures differ, and how much.
struct Differences: Sendable {
  var differing = 0
  /// On a scale of 255.
  var maxDelta = 0.0
  var bounds: PixelBox?
  var runs: [PixelRun] = []
  var antialiased: [PixelRun] = []
  /// Whether all pixels are equal, including those under masks.
  var isEqual = true
}

extension PixelPair {
  mutating func differences(in pair: RowPair, _ masks: [PixelBox]) throws(Failure) -> Differences {
    var found = Differences()
    var largest = 0
    for y in 0..<height where !pair.isEqual(y) {
      try load(y)
      let rows = unsafe EqualRuns(before.row(y), after.row(y))
      pair.arePixelsEqual = rows.firstUnequal(in: 0..<width) == nil
      if pair.arePixelsEqual { continue }
      for span in spans(of: y, without: masks) {
        var rest = span
        while let start = rows.firstUnequal(in: rest) {
          let end = rows.firstEqual(in: start + 1..<rest.upperBound) ?? rest.upperBound
          let delta = rows.delta(in: start..<end)
          if metric == .exact, let delta {
            largest = max(largest, delta)
            found.add(start..<end, y)
          } else {
            largest = max(largest, judge(start..<end, y, into: &found))
          }
          rest = end..<rest.upperBound
        }
      }
      found.isEqual = found.isEqual && isEqual(row: y)
    }
    found.maxDelta = Double(largest * 255) / Double(Word.most)
    if let top = found.runs.first?.y, let bottom = found.runs.last?.y, let bounds = found.bounds {
      found.bounds = PixelBox(
        left: bounds.left, top: top, right: bounds.right, bottom: bottom + 1)
    }
    return found
  }

  /// Judges each pixel of a range. Returns the largest difference of a sample.
  private func judge(_ range: Range<Int>, _ y: Int, into found: inout Differences) -> Int {
    let rows = unsafe EqualRuns(before.row(y), after.row(y))
    var largest = 0
    for x in range {
      let delta = rows.delta(at: x)
      if delta == 0 { continue }
      largest = max(largest, delta)
      switch judge(x: x, y: y, delta: delta, in: rows) {
      case .tolerated: break
      case .antialiased: PixelRun.add(x: x, y: y, to: &found.antialiased)
      case .different: found.add(x..<x + 1, y)
      }
    }
    return largest
  }

  private enum Judgement { case tolerated, antialiased, different }

  @inline(__always)
  private func judge(x: Int, y: Int, delta: Int, in rows: EqualRuns<Word>) -> Judgement {
    switch metric {
    case .exact: return .different
    case .channel(let most):
      return delta * 255 > most * Word.most ? .different : .tolerated
    case .perceptual(let threshold, let ignoresAntialiasing):
      // 35,215 is the maximum distance of two colours.
      let distance = colorDistance(rows.before(x), rows.after(x), over: y * width + x)
      guard distance > 35_215 * threshold * threshold else { return .tolerated }
      guard ignoresAntialiasing else { return .different }
      return isAntialiased(x: x, y: y) ? .antialiased : .different
    }
  }

  private func isEqual(row y: Int) -> Bool {
    let rows = unsafe EqualRuns(before.row(y), after.row(y))
    var rest = 0..<width
    while let x = rows.firstUnequal(in: rest) {
      if rows.delta(at: x) > 0 { return false }
      rest = x + 1..<rest.upperBound
    }
    return true
  }

  /// The ranges of columns in a row that no mask covers.
  private func spans(of y: Int, without masks: [PixelBox]) -> [Range<Int>] {
    if masks.isEmpty { return [0..<width] }
    var spans: [Range<Int>] = []
    var left = 0
    let across = masks.filter { $0.top <= y && y < $0.bottom }.sorted { $0.left < $1.left }
    for mask in across {
      if mask.left > left { spans.append(left..<mask.left) }
      left = max(left, mask.right)
    }
    if left < width { spans.append(left..<width) }
    return spans
  }
}

extension Differences {
  /// Adds pixels that differ; the top and bottom of the bounds are not theirs.
  @inline(__always)
  fileprivate mutating func add(_ range: Range<Int>, _ y: Int) {
    differing += range.count
    bounds = PixelBox(
      left: min(bounds?.left ?? range.lowerBound, range.lowerBound), top: 0,
      right: max(bounds?.right ?? range.upperBound, range.upperBound), bottom: 0)
    PixelRun.add(range, y: y, to: &runs)
  }
}

extension PixelRun {
  static func add(x: Int, y: Int, to runs: inout [PixelRun]) { add(x..<x + 1, y: y, to: &runs) }

  /// Appends pixels, which extend the last run if they are adjacent to it.
  @inline(__always)
  static func add(_ range: Range<Int>, y: Int, to runs: inout [PixelRun]) {
    if let last = runs.last, last.y == y, last.right == range.lowerBound {
      runs[runs.count - 1].right = range.upperBound
    } else {
      runs.append(PixelRun(y: y, left: range.lowerBound, right: range.upperBound))
    }
  }
}
