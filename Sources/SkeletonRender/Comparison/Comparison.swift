import SkeletonModel

/// The result of comparing two pictures of a screen.
package struct Comparison: Hashable, Sendable {
  /// Identical, tolerated, different or resized.
  package var verdict: Verdict
  /// The size of both pictures; if they differ in size, of the smallest one that holds both.
  package var width: Int
  package var height: Int
  /// The number of pixels that differ according to the metric.
  package var differing: Int
  /// The largest difference of any red, green, blue or alpha sample, on a scale of 255; a fraction
  /// for 16-bit samples.
  package var maxDelta: Double
  /// The bounding box of all differing pixels.
  package var bounds: PixelBox?
  /// The differing pixels, sorted from top to bottom, then from left to right.
  package var runs: [PixelRun]
  /// Pixels that differ by the metric but were classified as antialiasing, so they do not count.
  package var antialiased: [PixelRun]
  /// The areas that were not compared.
  package var masks: [PixelBox]

  /// The share of the picture's pixels that differ, from 0 to 1.
  package var ratio: Double { Double(differing) / Double(width * height) }
}

/// Adjacent pixels of one row.
///
/// Stored in 12 bytes, because two pictures of noise differ in millions of runs.
package struct PixelRun: Hashable, Sendable {
  private let row: Int32
  private let start: Int32
  private var end: Int32

  package init(y: Int, left: Int, right: Int) {
    row = Int32(y)
    start = Int32(left)
    end = Int32(right)
  }

  package var y: Int { Int(row) }
  package var left: Int { Int(start) }
  /// The column after the last pixel.
  package var right: Int {
    get { Int(end) }
    set { end = Int32(newValue) }
  }

  package var count: Int { right - left }
}

/// Compares two pictures, usually a golden and a new one. The order makes no difference to the
/// result.
///
/// Compares samples as they are in the files: with straight alpha, and in 16 bits if either picture
/// has 16-bit samples. For `exact` and `channel`, two fully transparent pixels are equal whatever
/// colours they hide. Pixels in `masks` are ignored; if only these differ, the verdict is
/// tolerated.
///
/// Pictures of different sizes are resized, whatever the tolerance. They are aligned at the top
/// left corner, and a picture counts as transparent where it has no pixels.
package func compare(
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
      PixelPair(
        before.padded(one, width, height), after.padded(other, width, height), width, height
      ).differences(by: tolerance.metric, masks)
    case (.fine, _), (_, .fine):
      PixelPair(
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
