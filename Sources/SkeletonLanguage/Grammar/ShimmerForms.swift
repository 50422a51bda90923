import SkeletonModel

/// The value of a theme's `shimmer`; nil inside means none.
struct ShimmerChoice: Sendable {
  var shimmer: Shimmer?
}

enum ShimmerForm {
  static let stops = Key(
    "stops", .stops, isRequired: true,
    "its colours, two or more, mixed with premultiplied alpha, as in SwiftUI and CSS")
  static let base = Key("base", .color, default: "clear", "what the stops are painted over")
  static let width = Key(
    "width", .portion, default: "100%", "of the band: a percent of the space, or points")
  static let angle = Key(
    "angle", .angle, default: "0", "0 runs leading to trailing, 90 top to bottom")
  static let space = Key(
    "space", Form<Shimmer.Space>.word, default: "leaf",
    "what it crosses: each placeholder, the nearest `shimmerGroup`, the screen")
  static let duration = Key("duration", .span, default: "1.5s", "how long the movement takes")
  static let rest = Key("rest", .duration, default: "0", "how long it waits before it begins again")
  static let easing = Key("easing", .easing, default: "linear", "of the movement")
  static let reverse = Key(
    "reverse", .bool, default: "false", "goes back the way it came, both within `duration`")
  static let direction = Key(
    "direction", .words([("layout", true), ("fixed", false)]), default: "layout",
    "`layout` turns round under right-to-left")
  static let mask = Key(
    "mask", .bool, default: "false",
    "the stops' alpha multiplies the placeholders' own colours, those of `{shimmer: …}` or else "
      + "`placeholder`, and what is behind shines through; there is no `base` then")
  static let gradient = MapForm(
    "gradientShimmer", "A band that travels from wholly off its space to wholly off it.",
    [stops, base, mask, width, angle, space, duration, rest, easing, reverse, direction])

  static let pulseDuration = Key(
    "duration", .span, default: "1.5s", "how long both ways take together")
  static let pulseEasing = Key("easing", .easing, default: "easeInOut", "of each way")
  static let pulse = MapForm(
    "pulseShimmer", "From the first stop to the last and back.",
    [stops, base, pulseDuration, rest, pulseEasing])

  static let gradientKey = Key("gradient", .map(gradient), "a band of light crosses them")
  static let pulseKey = Key("pulse", .map(pulse), "they change colour together")
  static let holder = MapForm(
    "shimmer", "How placeholders move.", exactlyOne: [["gradient", "pulse"]],
    [gradientKey, pulseKey])
}

extension Form where Value == Microseconds {
  /// A duration above zero.
  static let span = Form<Microseconds>("a duration above 0", Form<Microseconds>.duration.schema) {
    tree, reading in
    guard let duration = reading.read(tree, as: .duration) else { return nil }
    guard duration > 0 else {
      reading.complain(tree, "'\(reading.key)' needs a duration above 0, found \(tree.found)")
      return nil
    }
    return duration
  }
}

extension Form where Value == ShimmerChoice {
  static let shimmer = Form(
    "none, {gradient: …} or {pulse: …}", .any([.words(["none"]), .defined("shimmer")])
  ) { tree, reading in
    if tree.scalar?.text == "none" { return ShimmerChoice(shimmer: nil) }
    guard let fields = reading.fields(of: tree, ShimmerForm.holder, place: "shimmer") else {
      return nil
    }
    if let gradient = fields[ShimmerForm.gradientKey], let stops = gradient[ShimmerForm.stops] {
      let masks = gradient[ShimmerForm.mask] ?? false
      if masks, gradient.given.contains(ShimmerForm.base.name) {
        let spot = gradient.tree.entries?.first { $0.key == ShimmerForm.base.name }?.keySpot
        reading.complain(
          spot ?? gradient.tree.spot,
          "a mask lies on the placeholders' own colours and takes no 'base'; say 'placeholder' "
            + "among the theme's colours")
        return nil
      }
      return ShimmerChoice(
        shimmer: Shimmer(
          movement: .sweep(
            Shimmer.Sweep(
              width: gradient[ShimmerForm.width] ?? .share(1),
              angle: gradient[ShimmerForm.angle] ?? 0,
              space: gradient[ShimmerForm.space] ?? .leaf,
              reverses: gradient[ShimmerForm.reverse] ?? false,
              followsLayout: gradient[ShimmerForm.direction] ?? true, masks: masks)),
          stops: stops, base: gradient[ShimmerForm.base] ?? .clear,
          duration: gradient[ShimmerForm.duration] ?? 1_500_000,
          rest: gradient[ShimmerForm.rest] ?? 0, easing: gradient[ShimmerForm.easing] ?? .linear))
    }
    guard let pulse = fields[ShimmerForm.pulseKey], let stops = pulse[ShimmerForm.stops] else {
      return nil
    }
    return ShimmerChoice(
      shimmer: Shimmer(
        movement: .pulse, stops: stops, base: pulse[ShimmerForm.base] ?? .clear,
        duration: pulse[ShimmerForm.pulseDuration] ?? 1_500_000, rest: pulse[ShimmerForm.rest] ?? 0,
        easing: pulse[ShimmerForm.pulseEasing] ?? .easeInOut))
  }
}
