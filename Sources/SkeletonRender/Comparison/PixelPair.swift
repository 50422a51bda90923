import SkeletonModel

/// Two pictures of the same size.
struct PixelPair<Word: PixelWord>: Sendable {
  let before: [Word]
  let after: [Word]
  let width: Int
  let height: Int

  init(_ before: [Word], _ after: [Word], _ width: Int, _ height: Int) {
    precondition(before.count == width * height && after.count == width * height)
    self.before = before
    self.after = after
    self.width = width
    self.height = height
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
  func differences(by metric: Tolerance.Metric, _ masks: [PixelBox]) -> Differences {
    var found = Differences()
    var largest = 0
    var left = width
    var right = 0
    for y in 0..<height where firstUnequal(in: y * width..<(y + 1) * width) != nil {
      for span in spans(of: y, without: masks) {
        let start = y * width
        var rest = start + span.lowerBound..<start + span.upperBound
        while let place = firstUnequal(in: rest) {
          rest = place + 1..<rest.upperBound
          let delta = delta(at: place)
          if delta == 0 { continue }
          largest = max(largest, delta)
          switch judge(x: place - start, y: y, delta: delta, by: metric) {
          case .tolerated: break
          case .antialiased: PixelRun.add(x: place - start, y: y, to: &found.antialiased)
          case .different:
            found.differing += 1
            left = min(left, place - start)
            right = max(right, place - start + 1)
            PixelRun.add(x: place - start, y: y, to: &found.runs)
          }
        }
      }
      found.isEqual = found.isEqual && isEqual(row: y)
    }
    found.maxDelta = Double(largest * 255) / Double(Word.most)
    if let top = found.runs.first?.y, let bottom = found.runs.last?.y {
      found.bounds = PixelBox(left: left, top: top, right: right, bottom: bottom + 1)
    }
    return found
  }

  private enum Judgement { case tolerated, antialiased, different }

  @inline(__always)
  private func judge(
    x: Int, y: Int, delta: Int, by metric: Tolerance.Metric
  ) -> Judgement {
    switch metric {
    case .exact: return .different
    case .channel(let most):
      return delta * 255 > most * Word.most ? .different : .tolerated
    case .perceptual(let threshold, let ignoresAntialiasing):
      let place = y * width + x
      // 35,215 is the maximum distance of two colours.
      guard colorDistance(at: place) > 35_215 * threshold * threshold else { return .tolerated }
      guard ignoresAntialiasing else { return .different }
      return isAntialiased(x: x, y: y) ? .antialiased : .different
    }
  }

  /// The largest difference of a sample; 0 if both pixels are fully transparent.
  @inline(__always)
  private func delta(at place: Int) -> Int {
    let one = before[place]
    let other = after[place]
    if one.alpha | other.alpha == 0 { return 0 }
    var largest = 0
    for index in 0..<4 { largest = max(largest, abs(one.part(index) - other.part(index))) }
    return largest
  }

  private func isEqual(row y: Int) -> Bool {
    var rest = y * width..<(y + 1) * width
    while let place = firstUnequal(in: rest) {
      if delta(at: place) > 0 { return false }
      rest = place + 1..<rest.upperBound
    }
    return true
  }

  /// The ranges of columns in a row that no mask covers.
  private func spans(of y: Int, without masks: [PixelBox]) -> [Range<Int>] {
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

  /// The first index in a range at which the pixels are not exactly equal.
  ///
  /// Most pixels are equal, so the comparison spends its time here: it skips blocks of 16.
  @inline(__always)
  private func firstUnequal(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= before.count)
    return unsafe before.withUnsafeBufferPointer { before in
      unsafe after.withUnsafeBufferPointer { after in
        var place = range.lowerBound
        while place &+ 16 <= range.upperBound {
          var unlike: Word = 0
          for step in 0..<16 {
            unsafe unlike |= before[place &+ step] ^ after[place &+ step]
          }
          if unlike != 0 { break }
          place &+= 16
        }
        while place < range.upperBound {
          if unsafe before[place] != after[place] { return place }
          place &+= 1
        }
        return nil
      }
    }
  }
}

extension PixelRun {
  /// Appends a pixel, which extends the last run if it is adjacent to it.
  @inline(__always)
  static func add(x: Int, y: Int, to runs: inout [PixelRun]) {
    if let last = runs.last, last.y == y, last.right == x {
      runs[runs.count - 1].right = x + 1
    } else {
      runs.append(PixelRun(y: y, left: x, right: x + 1))
    }
  }
}
