import SkeletonModel
import SkeletonPainting

/// How one picture differs from another.
///
/// ```swift
/// if let difference = picture.difference(from: golden, by: .channel(2)) {
///   print("\(difference.pixelCount) pixels in rows \(difference.rows)")
/// }
/// ```
public struct PictureDifference: Hashable, Sendable, CustomStringConvertible {
  /// When two pixels count as equal.
  public enum Metric: Hashable, Sendable {
    /// If red, green, blue and alpha are equal.
    case exact
    /// If none of the four differs by more than this many of 255.
    case channel(Int)
    /// If the perceived difference is at most this, from 0 to 1. It is the measure of pixelmatch,
    /// which suggests 0.1. Antialiased pixels can be ignored.
    case perceptual(Double, ignoringAntialiasing: Bool = false)
  }

  /// How many pixels differ.
  public let pixelCount: Int
  /// The share of the picture's pixels that differ, from 0 to 1.
  public let ratio: Double
  /// The largest difference of a red, green, blue or alpha value, from 0 to 255.
  public let largestDelta: Double
  /// The columns in which pixels differ, from the first to the last; empty if only the size
  /// differs.
  public let columns: Range<Int>
  /// The rows in which pixels differ, from the first to the last; empty if only the size differs.
  public let rows: Range<Int>
  /// Whether the pictures differ in size.
  public let isResized: Bool

  /// nil if the pictures do not differ.
  init?(_ comparison: Comparison) {
    switch comparison.verdict {
    case .identical, .tolerated: return nil
    case .different, .resized, .missing, .obsolete, .drifted, .unreadable: break
    }
    pixelCount = comparison.differing
    ratio = comparison.ratio
    largestDelta = comparison.maxDelta
    columns = comparison.bounds.map { $0.left..<$0.right } ?? 0..<0
    rows = comparison.bounds.map { $0.top..<$0.bottom } ?? 0..<0
    isResized = comparison.verdict == .resized
    total = comparison.width * comparison.height
  }

  private let total: Int

  /// A readable line: `400 of 2400 pixels, by 3 of 255 at most, in 40x10 at 10,15`.
  public var description: String {
    var parts = isResized ? ["another size"] : []
    parts.append("\(pixelCount) of \(total) pixels")
    parts.append("by \(largestDelta.threeDecimals) of 255 at most")
    if !rows.isEmpty {
      parts.append(
        "in \(columns.count)x\(rows.count) at \(columns.lowerBound),\(rows.lowerBound)")
    }
    return parts.joined(separator: ", ")
  }
}

extension PictureDifference.Metric {
  var model: Tolerance.Metric {
    switch self {
    case .exact: .exact
    case .channel(let most): .channel(most)
    case .perceptual(let threshold, let ignoringAntialiasing):
      .perceptual(threshold: threshold, ignoringAntialiasing: ignoringAntialiasing)
    }
  }
}
