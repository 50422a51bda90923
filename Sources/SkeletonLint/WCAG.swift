#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel
import SkeletonPainting

/// A colour as the eye gets it: opaque, with 8 bits a channel.
struct SeenColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What of a pixel is transparent shows the paper: white in the light, black in the dark.
  init(_ pixel: Pixel, on appearance: Appearance) {
    let paper = appearance == .light ? 255 - pixel.alpha : 0
    self.init(
      red: pixel.red + min(paper, 255 - pixel.red),
      green: pixel.green + min(paper, 255 - pixel.green),
      blue: pixel.blue + min(paper, 255 - pixel.blue))
  }

  init(_ color: Color) {
    func byte(_ part: Double) -> UInt8 { UInt8((part > 0 ? min(part, 1) : 0) * 255 + 0.5) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  /// A colour laid over this one.
  func under(_ color: Color) -> SeenColor { SeenColor(color.over(self.color)) }

  var color: Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

extension SeenColor {
  /// WCAG 2.2's relative luminance, from 0 for black to 1 for white.
  var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  private static let linear: [Double] = (0...255).map { byte in
    let share = Double(byte) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// WCAG's contrast ratio, from 1 to 21.
  func ratio(to other: SeenColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The largest difference of a channel, in steps of 255.
  func steps(to other: SeenColor) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}
