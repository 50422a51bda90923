import SkeletonModel

/// What comparing two pictures of one screen came to.
package struct Comparison: Hashable, Sendable {
  /// Identical, tolerated, different or resized.
  package var verdict: Verdict
  /// Of both pictures; where their sizes are not the same, of the smallest that holds both.
  package var width: Int
  package var height: Int
  /// How many pixels differ, by the metric that was asked for.
  package var differing: Int
  /// The largest difference of a red, green, blue or alpha anywhere, of 255; with a fraction where
  /// samples have 16 bits.
  package var maxDelta: Double
  /// The smallest box around all differing pixels.
  package var bounds: PixelBox?
  /// The differing pixels, from the top and from the left.
  package var runs: [PixelRun]
  /// Pixels over the metric that were taken for antialiasing, and so do not count.
  package var antialiased: [PixelRun]
  /// What was left out.
  package var masks: [PixelBox]

  /// The share of the picture's pixels that differ.
  package var ratio: Double { Double(differing) / Double(width * height) }
}

/// Neighbouring pixels of one row.
package struct PixelRun: Hashable, Sendable {
  package var y: Int
  package var left: Int
  /// One beyond the last.
  package var right: Int

  package var count: Int { right - left }
}

/// Compares a golden with what is there now, or any two pictures: the order changes nothing.
///
/// Samples are compared as files have them, straight, in 16 bits if either picture has those. To
/// `exact` and `channel` two fully transparent pixels are equal, whatever colours they hide.
/// Pixels in `masks` are left out of everything; if they alone differ, that is tolerated.
///
/// Pictures of two sizes are resized whatever the tolerance. Their pixels are compared from the top
/// left corner, and one that ends earlier counts as transparent there.
package func compare(
  _ before: Picture, with after: Picture, tolerance: Tolerance = .exact, masks: [PixelBox] = []
) -> Comparison {
  let width = max(before.width, after.width)
  let height = max(before.height, after.height)
  let isResized = before.width != after.width || before.height != after.height
  let whole = PixelBox(left: 0, top: 0, right: width, bottom: height)
  let masks = masks.map { $0.intersection(whole) }.filter { !$0.isEmpty }
  // A strip across and a strip down, each allowed, may span more than there is memory for.
  guard Bitmap.holds(width: width, height: height) else {
    return Comparison(incomparable: whole, masks: masks)
  }
  let found =
    switch (before.samples, after.samples) {
    case (.plain(let one), .plain(let other)):
      PixelPair(
        before.spread(one, width, height), after.spread(other, width, height), width, height
      ).differences(by: tolerance.metric, masks)
    case (.fine, _), (_, .fine):
      PixelPair(
        before.spread(before.fineSamples, width, height),
        after.spread(after.fineSamples, width, height), width, height
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
  /// Of two pictures that no picture may be large enough to hold.
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
  /// Its pixels in the corner of a larger picture.
  fileprivate func spread<Word: PixelWord>(_ pixels: [Word], _ width: Int, _ height: Int) -> [Word]
  {
    if width == self.width, height == self.height { return pixels }
    var spread = [Word](repeating: 0, count: width * height)
    for y in 0..<self.height {
      let row = pixels[y * self.width..<(y + 1) * self.width]
      spread.replaceSubrange(y * width..<y * width + self.width, with: row)
    }
    return spread
  }
}
