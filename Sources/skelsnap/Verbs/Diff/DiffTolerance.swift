import SkeletonModel
import SkeletonPainting

/// The options of `diff` for what may differ.
struct DiffTolerance {
  static let metric = Option(
    "metric", value: "metric", .word, default: Metric.exact,
    help: "When pixels differ: exact, channel, perceptual (default: exact).")
  static let threshold = Option(
    "threshold", value: "number", .number(0...255),
    help: "How far apart still is equal: of 255 for channel (default: 0), from 0 to 1 for "
      + "perceptual (default: 0.1).")
  static let antialiasing = Option<Antialiasing?>(
    "antialiasing", value: "mode", .word,
    help: "Whether smoothed edges count, for perceptual: count, ignore (default: count).")
  static let pixels = Option(
    "pixels", value: "count", .whole(0...Bitmap.largestArea),
    help: "How many pixels may differ (default: 0).")
  static let ratio = Option(
    "ratio", value: "share", .number(0...1),
    help: "Which share of the pixels may differ, from 0 to 1.")

  static let options: [any AnyOption] = [metric, threshold, antialiasing, pixels, ratio]

  enum Metric: String, Sendable, CaseIterable { case exact, channel, perceptual }
  enum Antialiasing: String, Sendable, CaseIterable { case count, ignore }

  private let metric: Metric
  private let threshold: Double?
  private let antialiasing: Antialiasing?
  private let pixels: Int?
  private let ratio: Double?

  init(_ invocation: Invocation) {
    metric = invocation[Self.metric]
    threshold = invocation[Self.threshold]
    antialiasing = invocation[Self.antialiasing]
    pixels = invocation[Self.pixels]
    ratio = invocation[Self.ratio]
  }

  /// The tolerance that the options make together.
  var tolerance: Tolerance {
    get throws(Stop) { Tolerance(metric: try measure, allowance: try allowance) }
  }

  private var measure: Tolerance.Metric {
    get throws(Stop) {
      if metric != .perceptual, antialiasing != nil {
        throw .usage("'--antialiasing' goes with '--metric perceptual'")
      }
      switch metric {
      case .channel:
        let threshold = threshold ?? 0
        guard let whole = Int(exactly: threshold) else {
          throw .usage(
            "'--threshold \(threshold.shortestDecimal)': a channel has whole steps, from 0 to 255")
        }
        return .channel(whole)
      case .perceptual:
        let threshold = threshold ?? 0.1
        guard threshold <= 1 else {
          throw .usage(
            "'--threshold \(threshold.shortestDecimal)': for perceptual it runs from 0 to 1")
        }
        return .perceptual(threshold: threshold, ignoringAntialiasing: antialiasing == .ignore)
      case .exact:
        if threshold != nil {
          throw .usage("'--threshold' goes with '--metric channel' or '--metric perceptual'")
        }
        return .exact
      }
    }
  }

  private var allowance: Tolerance.Allowance {
    get throws(Stop) {
      switch (pixels, ratio) {
      case (_?, _?): throw .usage("'--pixels' and '--ratio' say the same in two ways; give one")
      case (let pixels?, nil): return .pixels(pixels)
      case (nil, let ratio?): return .ratio(ratio)
      case (nil, nil): return .pixels(0)
      }
    }
  }
}
