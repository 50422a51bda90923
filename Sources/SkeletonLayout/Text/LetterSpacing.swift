import SkeletonModel

/// What is added after each letter, so that a word is as wide as the font of iOS sets it.
///
/// The numbers were worked out from pictures that iOS made, not from a font: in some 470 lines of
/// known words, where each letter's ink begins and ends says how far letters are apart, by least
/// squares over all lines, with Apple's published tracking as the known part. With a repository's own
/// pictures left out, its lines are off by 0.3 to 1 % of their width, and nine of ten by less than
/// a point.
struct LetterSpacing: Hashable, Sendable {
  static let none = LetterSpacing(size: 0, tracking: 0, heavy: 0, large: 0)

  /// What is said of a font, in points after each letter.
  var extra = 0.0
  /// Whether all figures are as wide as a zero.
  var hasTabularFigures = false
  let size: Double
  /// After any letter, in points.
  private(set) var tracking: Double
  /// How wide each letter is, in points; nil where each has a width of its own.
  private(set) var cell: Double?
  /// How far the weight is from regular to semibold, from 0 to 1.
  private let heavy: Double
  /// How far the letters are from those of small texts to those of large ones, from 0 to 1.
  private let large: Double

  /// - Parameter tracking: As a share of the size.
  init(size: Double, tracking: Double, heavy: Double, large: Double) {
    self.size = size
    let unit = FontShaper.unit
    self.tracking = (size * tracking * unit).rounded() / unit
    self.heavy = heavy
    self.large = large
  }

  /// Has letters as wide as those of a design are.
  ///
  /// Inter has none of them: round and serif letters are the usual ones closer to each other or
  /// farther apart, those of one width stand in the middles of their places.
  mutating func take(_ design: FontDesign, size: Double) {
    switch design {
    case .usual: break
    case .rounded: tracking += (Self.rounded + large * Self.largeRounded) * size
    case .serif: tracking += Self.serif * size
    case .monospaced: cell = Self.monospaced * size
    }
  }

  // In shares of the size, each from the same words in pictures that iOS made.

  private static let rounded = -0.0125
  /// How much less closer the large ones are.
  private static let largeRounded = 0.0075
  private static let serif = 0.0175
  /// SF Mono's, at any size.
  private static let monospaced = 1266.0 / 2048
}

extension LetterSpacing {
  /// Whether the font stands in for another.
  var isStandIn: Bool { size > 0 }

  var isNeeded: Bool { isStandIn || extra != 0 }

  /// What a letter is drawn as that stands for one that Inter lacks.
  func box(for letter: Unicode.Scalar) -> LetterBox? {
    isStandIn ? LetterBox(letter, size: size) : nil
  }

  /// What is added after a letter, in points.
  func after(_ letter: Unicode.Scalar) -> Double {
    guard isStandIn else { return extra }
    let isFigure = hasTabularFigures && ("0"..."9").contains(letter)
    let index = Self.index(of: isFigure ? "0" : letter)
    let letter =
      Double(Self.text[index]) + heavy * Double(Self.heavy[index])
      + large * Double(Self.large[index])
    return extra + tracking + size * letter / 1000
  }

  /// Its place in the tables; curved quotation marks stand with straight ones, and what is not
  /// listed with letters that no picture shows.
  private static func index(of scalar: Unicode.Scalar) -> Int {
    let scalar: Unicode.Scalar =
      switch scalar {
      case " "..."~": scalar
      case "‘", "’": "'"
      case "“", "”": "\""
      default: "~"
      }
    return Int(scalar.value) - 0x20
  }

  // From the space to the tilde, in thousandths of the size.

  /// By how much San Francisco's letters are wider than Inter's.
  private static let text: [Int8] = [
    0, 2, 72, 2, -13, 101, 2, 84, 24, 23, 2, 2, 15, 6, 18, -52, 1, 12, -2, -10, 4, 11, 15, 0, 29,
    11, 20, 2, -24, 2, -12, 2, -18, -8, 9, -11, 9, 1, -21, -3, -1, 5, -15, 12, -2, -23, -11, 11,
    -2, 2, 12, 1, -19, -6, -6, 21, 34, -24, 21, 16, 2, 18, 2, 2, 2, -11, -6, 3, -6, -10, 2, 0, -6,
    13, -5, -9, 15, -1, -1, -5, 1, 9, 7, -2, -5, 4, -17, -41, -21, -17, 2, 2, 2, 2, 2,
  ]

  /// By how much more its semibold is wider than Inter's.
  private static let heavy: [Int8] = [
    19, 7, 7, 7, 7, 7, 7, 16, 7, 7, 7, 7, 7, 16, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, -14, 0, 10, 2, 7, 3, 9, 22, 16, 7, 7, -9, 2, 26, -3, 22, 7, 2, 7, -3, 7, -12, -22, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 15, 19, 0, 11, 8, 12, 6, 11, 0, 7, 19, 2, 15, 2, 9, 12, 7, 9, 1, 18,
    0, 4, 15, 15, 18, 7, 7, 7, 7, 7,
  ]

  /// By how much more its large letters are wider than Inter Display's.
  private static let large: [Int8] = [
    -43, -7, -7, -7, -7, -7, -7, -3, -7, -7, -7, -7, -17, -7, -29, -7, -17, -7, -17, -7, -7, -7,
    -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, 8, -7, -1, -7, -7, 12, -4, 0, -7, -7, -7, -11, -7,
    -7, -7, -13, -7, -7, -15, -9, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -7, -9, -7, -10,
    -23, -1, -7, -14, -15, -12, -7, -7, 6, -10, -11, -9, -9, -7, -4, 12, -1, -13, -12, 17, -7, -7,
    -7, -7, -7, -7, -7,
  ]
}
