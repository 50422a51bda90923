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
///
/// Files that spell their pixels alike are equal, whatever these are; they are not decoded.
/// Otherwise goes through both row by row; neither is ever expanded as a whole. Throws if one is a
/// file that cannot be read.
package func compare(
  _ before: PictureSource, with after: PictureSource, tolerance: Tolerance = .exact,
  masks: [PixelBox] = []
) throws(Failure) -> Comparison {
  let width = max(before.width, after.width)
  let height = max(before.height, after.height)
  let isResized = before.width != after.width || before.height != after.height
  let isFine = before.isFine || after.isFine
  let whole = PixelBox(left: 0, top: 0, right: width, bottom: height)
  let masks = masks.map { $0.intersection(whole) }.filter { !$0.isEmpty }
  if case (.file(let one), .file(let other)) = (before, after), one.isSpelledLike(other) {
    return Comparison(
      verdict: .identical, width: width, height: height, differing: 0, maxDelta: 0, bounds: nil,
      runs: [], antialiased: [], masks: masks)
  }
  let pair = RowPair(try PixelRows(before), before.height, try PixelRows(after), after.height)
  // A wide picture and a high one, each small enough, may together need more than the memory
  // allows.
  guard Bitmap.holds(width: width, height: height),
    !isFine || !isResized || width * height <= Picture.largestFineArea
  else {
    try pair.finish()
    return Comparison(incomparable: whole, masks: masks)
  }
  let found: Differences
  if isFine {
    var pixels = unsafe PixelPair<UInt64>(
      width, height, by: tolerance.metric
    ) { (y, before, after) throws(Failure) in try unsafe pair.read(y, to: before, after) }
    found = try pixels.differences(in: pair, masks)
  } else {
    var pixels = unsafe PixelPair<UInt32>(
      width, height, by: tolerance.metric
    ) { (y, before, after) throws(Failure) in try unsafe pair.read(y, to: before, after) }
    found = try pixels.differences(in: pair, masks)
  }
  try pair.finish()
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

/// Compares two pictures that have been read.
package func compare(
  _ before: Picture, with after: Picture, tolerance: Tolerance = .exact, masks: [PixelBox] = []
) -> Comparison {
  do throws(Failure) {
    return try compare(
      .picture(before), with: .picture(after), tolerance: tolerance, masks: masks)
  } catch {
    preconditionFailure("pictures that have been read can be compared")
  }
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
