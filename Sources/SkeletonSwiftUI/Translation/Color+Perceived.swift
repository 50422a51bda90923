#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import SkeletonModel

extension Color {
  /// The lighter end of the gradient that a colour has of its own, as read off pictures of iOS 26: of a
  /// purple, in each appearance, and of a green.
  var lighter: Color {
    func lightened(_ part: Double) -> Double { min(part * 0.885 + 0.196, 1) }
    return Color(
      red: lightened(red), green: lightened(green), blue: lightened(blue), alpha: alpha)
  }

  /// What lies half-way between two colours that are seen, in Oklab, where equal steps look equal; what is
  /// fainter contributes less.
  func perceptuallyMixed(with other: Color) -> Color {
    let (alpha, others) = (alpha.within(0...1), other.alpha.within(0...1))
    let (start, end) = (perceived, other.perceived)
    return Color(
      perceived: start + (end - start) * (others / (alpha + others)), alpha: (alpha + others) / 2)
  }

  /// Lightness, and how green or red, how blue or yellow a colour is.
  private typealias Perceived = SIMD3<Double>

  private var perceived: Perceived {
    // An app may say any number.
    let light = SIMD3(red, green, blue).map { Self.decoded($0.within(0...1)) }
    let cones = SIMD3(
      0.412_221_470_8 * light.x + 0.536_332_536_3 * light.y + 0.051_445_992_9 * light.z,
      0.211_903_498_2 * light.x + 0.680_699_545_1 * light.y + 0.107_396_956_6 * light.z,
      0.088_302_461_9 * light.x + 0.281_718_837_6 * light.y + 0.629_978_700_5 * light.z
    ).map(Self.cubeRoot)
    return Perceived(
      0.210_454_255_3 * cones.x + 0.793_617_785 * cones.y - 0.004_072_046_8 * cones.z,
      1.977_998_495_1 * cones.x - 2.428_592_205 * cones.y + 0.450_593_709_9 * cones.z,
      0.025_904_037_1 * cones.x + 0.782_771_766_2 * cones.y - 0.808_675_766 * cones.z)
  }

  private init(perceived: Perceived, alpha: Double) {
    let (lightness, red, yellow) = (perceived.x, perceived.y, perceived.z)
    let cones = SIMD3(
      lightness + 0.396_337_777_4 * red + 0.215_803_757_3 * yellow,
      lightness - 0.105_561_345_8 * red - 0.063_854_172_8 * yellow,
      lightness - 0.089_484_177_5 * red - 1.291_485_548 * yellow
    ).map { $0 * $0 * $0 }
    let parts = SIMD3(
      4.076_741_662_1 * cones.x - 3.307_711_591_3 * cones.y + 0.230_969_929_2 * cones.z,
      -1.268_438_004_6 * cones.x + 2.609_757_401_1 * cones.y - 0.341_319_396_5 * cones.z,
      -0.004_196_086_3 * cones.x - 0.703_418_614_7 * cones.y + 1.707_614_701 * cones.z
    ).map(Self.encoded)
    self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: alpha)
  }

  private static func cubeRoot(_ number: Double) -> Double {
    number < 0 ? -pow(-number, 1 / 3) : pow(number, 1 / 3)
  }

  private static func decoded(_ part: Double) -> Double {
    part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

extension SIMD3<Double> {
  fileprivate func map(_ change: (Double) -> Double) -> Self {
    Self(change(x), change(y), change(z))
  }
}
