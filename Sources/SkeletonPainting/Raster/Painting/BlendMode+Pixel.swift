import SkeletonModel

extension BlendMode {
  /// A colour over another, by the formulas of the W3C's Compositing and Blending, Level 1; sums are
  /// those of CoreGraphics.
  func mix(_ source: Pixel, over below: Pixel) -> Pixel {
    if self == .normal { return source.over(below) }
    if source.alpha == 0 { return below }
    let (top, ground) = (Parts(source), Parts(below))
    switch self {
    case .normal: return source.over(below)
    case .sourceAtop:
      return top.sum(ground, ground.alpha, 1 - top.alpha, alpha: ground.alpha)
    case .destinationOver:
      return top.sum(
        ground, 1 - ground.alpha, 1, alpha: ground.alpha + top.alpha * (1 - ground.alpha))
    case .destinationOut:
      return top.sum(ground, 0, 1 - top.alpha, alpha: ground.alpha * (1 - top.alpha))
    case .plusLighter:
      return top.sum(ground, 1, 1, alpha: min(top.alpha + ground.alpha, 1))
    case .plusDarker:
      let alpha = min(top.alpha + ground.alpha, 1)
      return top.map(ground, alpha: alpha) { share, below in
        max(alpha - (top.alpha - share) - (ground.alpha - below), 0)
      }
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      let mixed = blended(top.color, over: ground.color)
      let both = top.alpha * ground.alpha
      let alpha = top.alpha + ground.alpha - both
      func part(_ share: Double, _ below: Double, _ mixed: Double) -> Double {
        share * (1 - ground.alpha) + below * (1 - top.alpha) + both * mixed
      }
      return Pixel(
        part(top.red, ground.red, mixed.red), part(top.green, ground.green, mixed.green),
        part(top.blue, ground.blue, mixed.blue), alpha: alpha)
    }
  }

  /// What two opaque colours are mixed to.
  private func blended(_ top: RGB, over ground: RGB) -> RGB {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: top
    case .multiply: top.each(ground) { $0 * $1 }
    case .screen: top.each(ground, Self.screen)
    case .overlay: top.each(ground) { Self.hardLight($1, $0) }
    case .darken: top.each(ground, min)
    case .lighten: top.each(ground, max)
    case .colorDodge:
      top.each(ground) { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min($1 / (1 - $0), 1) }
    case .colorBurn:
      top.each(ground) { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min((1 - $1) / $0, 1) }
    case .softLight: top.each(ground, Self.softLight)
    case .hardLight: top.each(ground, Self.hardLight)
    case .difference: top.each(ground) { abs($0 - $1) }
    case .exclusion: top.each(ground) { $0 + $1 - 2 * $0 * $1 }
    case .hue: top.saturated(as: ground.saturation).lit(as: ground.light)
    case .saturation: ground.saturated(as: top.saturation).lit(as: ground.light)
    case .color: top.lit(as: ground.light)
    case .luminosity: ground.lit(as: top.light)
    }
  }

  private static func screen(_ top: Double, _ ground: Double) -> Double {
    top + ground - top * ground
  }

  private static func hardLight(_ top: Double, _ ground: Double) -> Double {
    top <= 0.5 ? ground * 2 * top : screen(2 * top - 1, ground)
  }

  private static func softLight(_ top: Double, _ ground: Double) -> Double {
    if top <= 0.5 { return ground - (1 - 2 * top) * ground * (1 - ground) }
    let lighter =
      ground <= 0.25 ? ((16 * ground - 12) * ground + 4) * ground : ground.squareRoot()
    return ground + (2 * top - 1) * (lighter - ground)
  }
}

/// A pixel's premultiplied components, from 0 to 1.
private struct Parts {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  init(_ pixel: Pixel) {
    red = Double(pixel.red) / 255
    green = Double(pixel.green) / 255
    blue = Double(pixel.blue) / 255
    alpha = Double(pixel.alpha) / 255
  }

  /// The colour without its alpha.
  var color: RGB {
    alpha > 0 ? RGB(red: red / alpha, green: green / alpha, blue: blue / alpha) : RGB()
  }

  func map(
    _ ground: Parts, alpha: Double, _ mix: (Double, Double) -> Double
  ) -> Pixel {
    Pixel(
      mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue), alpha: alpha)
  }

  /// So much of the one and so much of the other, as Porter and Duff put them together.
  func sum(_ ground: Parts, _ own: Double, _ others: Double, alpha: Double) -> Pixel {
    map(ground, alpha: alpha) { $0 * own + $1 * others }
  }
}

extension Pixel {
  /// The nearest pixel; halves are rounded up.
  fileprivate init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    func byte(_ share: Double) -> UInt8 { UInt8((share > 0 ? min(share, 1) : 0) * 255 + 0.5) }
    let alpha = byte(alpha)
    self.init(
      red: min(byte(red), alpha), green: min(byte(green), alpha), blue: min(byte(blue), alpha),
      alpha: alpha)
  }
}

/// An opaque colour, whose hue, saturation and luminosity can be those of another.
private struct RGB {
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  func each(_ other: RGB, _ mix: (Double, Double) -> Double) -> RGB {
    RGB(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  func map(_ change: (Double) -> Double) -> RGB {
    RGB(red: change(red), green: change(green), blue: change(blue))
  }

  var light: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  private var least: Double { min(red, green, blue) }
  private var most: Double { max(red, green, blue) }
  var saturation: Double { most - least }

  func lit(as light: Double) -> RGB {
    let shift = light - self.light
    var lit = map { $0 + shift }
    let (least, most) = (lit.least, lit.most)
    // Both may be: then each is brought back by itself.
    if least < 0 { lit = lit.map { light + ($0 - light) * light / (light - least) } }
    if most > 1 { lit = lit.map { light + ($0 - light) * (1 - light) / (most - light) } }
    return lit
  }

  func saturated(as saturation: Double) -> RGB {
    let (least, most) = (least, most)
    guard most > least else { return RGB() }
    return map { ($0 - least) * saturation / (most - least) }
  }
}
