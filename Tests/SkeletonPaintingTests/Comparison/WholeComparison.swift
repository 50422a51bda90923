@testable import SkeletonModel
@testable import SkeletonPainting

// Comparing as it is defined, and as it once was done: two whole pictures, all pixels in memory.
// The comparison by rows has to find the same.

func compareWhole(
  _ before: Picture, with after: Picture, tolerance: Tolerance = .exact, masks: [PixelBox] = []
) -> Comparison {
  let width = max(before.width, after.width)
  let height = max(before.height, after.height)
  let isResized = before.width != after.width || before.height != after.height
  let whole = PixelBox(left: 0, top: 0, right: width, bottom: height)
  let masks = masks.map { $0.intersection(whole) }.filter { !$0.isEmpty }
  // A wide picture and a high one, each small enough, may together need more than the memory
  // allows.
  guard Bitmap.holds(width: width, height: height),
    !before.isFine && !after.isFine || !isResized || width * height <= Picture.largestFineArea
  else {
    return Comparison(incomparable: whole, masks: masks)
  }
  let found =
    switch (before.samples, after.samples) {
    case (.plain(let one), .plain(let other)):
      WholePair(
        before.padded(one, width, height), after.padded(other, width, height), width, height
      ).differences(by: tolerance.metric, masks)
    case (.fine, _), (_, .fine):
      WholePair(
        before.padded(before.fineSamples, width, height),
        after.padded(after.fineSamples, width, height), width, height
      ).differences(by: tolerance.metric, masks)
    }
  var comparison = Comparison(
    verdict: .identical, width: width, height: height, differing: found.differing,
    maxDelta: found.maxDelta, bounds: found.bounds, runs: found.runs,
    antialiased: found.antialiased, masks: masks)
  if isResized {
    comparison.verdict = .resized
  } else if !found.isEqual {
    comparison.verdict = tolerance.allowance.allows(comparison) ? .tolerated : .different
  }
  return comparison
}

extension Comparison {
  /// For two pictures whose common size exceeds the limit for a picture.
  fileprivate init(incomparable whole: PixelBox, masks: [PixelBox]) {
    self.init(
      verdict: .resized, width: whole.width, height: whole.height,
      differing: whole.width * whole.height, maxDelta: 255, bounds: whole,
      runs: (0..<whole.height).map { PixelRun(y: $0, left: 0, right: whole.width) },
      antialiased: [], masks: masks)
  }
}

extension Tolerance.Allowance {
  fileprivate func allows(_ comparison: Comparison) -> Bool {
    switch self {
    case .pixels(let most): comparison.differing <= most
    case .ratio(let most): comparison.ratio <= most
    }
  }
}

extension Picture {
  /// The pixels in the top left corner of a larger, otherwise transparent picture.
  fileprivate func padded<Word: PixelWord>(_ pixels: [Word], _ width: Int, _ height: Int) -> [Word]
  {
    if width == self.width, height == self.height { return pixels }
    var padded = [Word](repeating: 0, count: width * height)
    for y in 0..<self.height {
      let row = pixels[y * self.width..<(y + 1) * self.width]
      padded.replaceSubrange(y * width..<y * width + self.width, with: row)
    }
    return padded
  }
}

/// Two pictures of the same size.
private struct WholePair<Word: PixelWord> {
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

extension WholePair {
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

extension WholePair {
  /// The squared YIQ distance between the two colours at an index, at most 35,215.
  func colorDistance(at place: Int) -> Double {
    let (red, green, blue) = Self.difference(before[place], after[place], over: place)
    let y = Self.brightness(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether a pixel is likely to be antialiasing in either picture.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isAntialiased(x: x, y: y, in: before) || isAntialiased(x: x, y: y, in: after)
  }

  /// Whether a pixel has both darker and brighter neighbours, and the darkest or the brightest of
  /// them is part of an even area in both pictures.
  private func isAntialiased(x: Int, y: Int, in picture: [Word]) -> Bool {
    let center = y * width + x
    var alike = isAtEdge(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let (red, green, blue) = Self.difference(
          picture[center], picture[row * width + column], over: center)
        let delta = Self.brightness(red, green, blue)
        if delta == 0 {
          alike += 1
          if alike > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    if darkest.delta == 0 || brightest.delta == 0 { return false }
    return isInEvenArea(darkest.x, darkest.y) || isInEvenArea(brightest.x, brightest.y)
  }

  /// Whether a pixel has three or more equal neighbours, in both pictures.
  private func isInEvenArea(_ x: Int, _ y: Int) -> Bool {
    isInEvenArea(x, y, in: before) && isInEvenArea(x, y, in: after)
  }

  private func isInEvenArea(_ x: Int, _ y: Int, in picture: [Word]) -> Bool {
    let center = picture[y * width + x]
    var alike = isAtEdge(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if picture[row * width + column] == center { alike += 1 }
      }
    }
    return alike > 2
  }

  /// A pixel at the edge counts as having one more equal neighbour, outside the picture.
  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || x == width - 1 || y == 0 || y == height - 1
  }

  private static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// The difference of two colours, on a scale of 255.
  ///
  /// Translucent colours are composited over a background that changes from pixel to pixel, so that
  /// no translucent colour equals an opaque one everywhere.
  private static func difference(
    _ one: Word, _ other: Word, over place: Int
  ) -> (red: Double, green: Double, blue: Double) {
    if one == other { return (0, 0, 0) }
    /// A sample on a scale of 255, as a whole number if samples have 8 bits.
    func part(_ word: Word, _ index: Int) -> Double {
      Word.depth == 8 ? Double(word.part(index)) : Double(word.part(index)) / 257
    }
    guard one.alpha < Word.most || other.alpha < Word.most else {
      return (
        part(one, 0) - part(other, 0), part(one, 1) - part(other, 1), part(one, 2) - part(other, 2)
      )
    }
    // pixelmatch computes the background from an index that counts four samples for each pixel.
    // There, too, the red of the background is the same everywhere.
    let offset = Double(place * 4)
    func ground(_ period: Double) -> Double { 48 + 159 * Double(Int(offset / period) % 2) }
    let alpha = (one: part(one, 3), other: part(other, 3))
    func blended(_ index: Int, over ground: Double) -> Double {
      let above = part(one, index) * alpha.one - part(other, index) * alpha.other
      return (above - ground * (alpha.one - alpha.other)) / 255
    }
    return (
      blended(0, over: 48), blended(1, over: ground(1.618033988749895)),
      blended(2, over: ground(2.618033988749895))
    )
  }
}

extension Picture {
  /// The samples with 16 bits, converted if necessary.
  var fineSamples: [UInt64] {
    switch samples {
    case .fine(let pixels): pixels
    case .plain(let pixels): pixels.map(Self.widened)
    }
  }
}
