/// An sRGB colour with straight (not premultiplied) alpha; each component is from 0 to 1.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Color {
  /// The same colour with its alpha multiplied, as SwiftUI's `opacity` does.
  package func opacity(_ factor: Double) -> Color {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// Interpolates between this colour and another with premultiplied alpha, as SwiftUI and CSS do:
  /// a colour that is fully transparent contributes nothing.
  package func mixed(with other: Color, at share: Double) -> Color {
    guard alpha != other.alpha else { return straightlyMixed(with: other, at: share) }
    let own = alpha * (1 - share)
    let others = other.alpha * share
    let total = own + others
    guard total > 0 else { return .clear }
    func mix(_ a: Double, _ b: Double) -> Double { (a * own + b * others) / total }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: total)
  }

  /// Interpolates between this colour and another with straight alpha, as SVG does.
  package func straightlyMixed(with other: Color, at share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// This colour composited over another.
  package func over(_ base: Color) -> Color {
    let below = base.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .clear }
    return Color(
      red: (red * alpha + base.red * below) / total,
      green: (green * alpha + base.green * below) / total,
      blue: (blue * alpha + base.blue * below) / total,
      alpha: total)
  }
}

extension Color {
  /// The colour in the language's notation: `#c6c6c8`, `#c6c6c8 @ 0.3`.
  package var written: String {
    let parts = [red, green, blue].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let alpha = (alpha * 1000).rounded() / 1000
    return "#" + parts.joined() + (alpha == 1 ? "" : " @ " + alpha.shortestDecimal)
  }
}
