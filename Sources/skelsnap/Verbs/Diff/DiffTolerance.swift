import SkeletonRender

/// How `diff` is told what may differ.
enum DiffTolerance {
  static let options = [
    Option(
      "metric", Option.Value(name: "metric", form: .word(["exact", "channel", "perceptual"])),
      help: "When pixels differ: exact, channel, perceptual (default: exact)."),
    Option(
      "threshold", Option.Value(name: "number", form: .number(0...255)),
      help: "How far apart still is equal: of 255 for channel (default: 0), from 0 to 1 for "
        + "perceptual (default: 0.1)."),
    Option(
      "antialiasing", Option.Value(name: "mode", form: .word(["count", "ignore"])),
      help: "Whether smoothed edges count, for perceptual: count, ignore (default: count)."),
    Option(
      "pixels", Option.Value(name: "count", form: .whole(0...Bitmap.largestArea)),
      help: "How many pixels may differ (default: 0)."),
    Option(
      "ratio", Option.Value(name: "share", form: .number(0...1)),
      help: "Which share of the pixels may differ, from 0 to 1."),
  ]

  static func tolerance(by invocation: Invocation) throws(Stop) -> Tolerance {
    Tolerance(metric: try metric(by: invocation), allowance: try allowance(by: invocation))
  }

  private static func metric(by invocation: Invocation) throws(Stop) -> Tolerance.Metric {
    let name = invocation.value("metric") ?? "exact"
    let text = invocation.value("threshold")
    let threshold = text.flatMap(decimal)
    if name != "perceptual", invocation.has("antialiasing") {
      throw .usage("'--antialiasing' goes with '--metric perceptual'")
    }
    switch name {
    case "channel":
      let threshold = threshold ?? 0
      guard let whole = Int(exactly: threshold) else {
        throw .usage(
          "'--threshold \(threshold.shortestDecimal)': a channel has whole steps, from 0 to 255")
      }
      return .channel(whole)
    case "perceptual":
      let threshold = threshold ?? 0.1
      guard threshold <= 1 else {
        throw .usage(
          "'--threshold \(threshold.shortestDecimal)': for perceptual it runs from 0 to 1")
      }
      return .perceptual(
        threshold: threshold,
        ignoringAntialiasing: invocation.value("antialiasing") == "ignore")
    default:
      if threshold != nil {
        throw .usage("'--threshold' goes with '--metric channel' or '--metric perceptual'")
      }
      return .exact
    }
  }

  private static func allowance(by invocation: Invocation) throws(Stop) -> Tolerance.Allowance {
    let pixels = invocation.value("pixels").flatMap { Int($0) }
    let ratio = invocation.value("ratio").flatMap(decimal)
    switch (pixels, ratio) {
    case (_?, _?): throw .usage("'--pixels' and '--ratio' say the same in two ways; give one")
    case (let pixels?, nil): return .pixels(pixels)
    case (nil, let ratio?): return .ratio(ratio)
    case (nil, nil): return .pixels(0)
    }
  }
}
