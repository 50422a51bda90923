import SkeletonModel

/// A premultiplied colour with 8 bits for each component; no component exceeds the alpha.
package struct Pixel: Hashable, Sendable {
  /// From the lowest byte: red, green, blue, alpha.
  package internal(set) var packed: UInt32

  init(packed: UInt32) {
    self.packed = packed
  }

  /// - Precondition: No component exceeds the alpha.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    packed = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  package var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

  package static let clear = Pixel(packed: 0)
}

extension Pixel {
  /// The nearest pixel to a colour; halves are rounded up.
  package init(_ color: Color) {
    let alpha = Self.unit(color.alpha)
    func byte(_ share: Double) -> UInt8 { UInt8(share * 255 + 0.5) }
    self.init(
      red: byte(Self.unit(color.red) * alpha), green: byte(Self.unit(color.green) * alpha),
      blue: byte(Self.unit(color.blue) * alpha), alpha: byte(alpha))
  }

  /// A number clamped to 0...1; NaN becomes 0.
  private static func unit(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }

  /// A pixel from components with straight alpha.
  package init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self = Pixel(red: red, green: green, blue: blue, alpha: 255)
    if alpha < 255 { self = scaled(by: UInt32(alpha)) }
  }

  /// The straight components that premultiply to exactly this pixel again.
  ///
  /// Rounding the quotient changes it by at most a half. Multiplying by less than 1 makes this less
  /// than a half, so the product rounds to the original value.
  package var straight: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let alpha = UInt32(self.alpha)
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func part(_ value: UInt8) -> UInt8 {
      UInt8(min((UInt32(value) * 255 + alpha / 2) / alpha, 255))
    }
    return (part(red), part(green), part(blue), self.alpha)
  }
}

extension Pixel {
  /// Multiplies each component by a share of 255, and rounds as pixman does: t = x·a + 128, (t +
  /// t/256) / 256.
  @inline(__always)
  func scaled(by share: UInt32) -> Pixel {
    let evenMask: UInt32 = 0x00FF_00FF
    var even = (packed & evenMask) &* share &+ 0x0080_0080
    even = ((even &+ ((even >> 8) & evenMask)) >> 8) & evenMask
    var odd = ((packed >> 8) & evenMask) &* share &+ 0x0080_0080
    odd = (odd &+ ((odd >> 8) & evenMask)) & ~evenMask
    return Pixel(packed: even | odd)
  }

  /// This pixel composited over another. No component overflows, because none exceeds its alpha.
  @inline(__always)
  package func over(_ below: Pixel) -> Pixel {
    Pixel(packed: packed &+ below.scaled(by: 255 &- (packed >> 24)).packed)
  }
}
