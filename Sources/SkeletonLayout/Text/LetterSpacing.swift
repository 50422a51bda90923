import SkeletonModel

/// How much wider each letter is, and what is added after it, so that a word is as wide as the font of iOS
/// sets it.
///
/// The numbers were worked out from pictures that iOS made, not from a font: in some 470 lines of
/// known words by where each letter's ink begins and ends, then in some 800 by how wide a line is, by
/// least squares over all of them, with Apple's published tracking as the known part. With a
/// repository's own pictures left out, half of its lines are off by less than 0.3 % of their width,
/// and nine of ten by less than a point; above 24 points it is 0.6 %, and two to three points.
struct LetterSpacing: Hashable, Sendable {
  static let none = LetterSpacing(size: 0, tracking: 0, heavy: 0, large: 0, display: 0)

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
  /// How far the letters are to be moved from Inter's to Inter Display's, from -1 to 1.
  private let display: Double

  /// - Parameter tracking: As a share of the size.
  init(size: Double, tracking: Double, heavy: Double, large: Double, display: Double) {
    self.size = size
    let unit = FontShaper.unit
    self.tracking = (size * tracking * unit).rounded() / unit
    self.heavy = heavy
    self.large = large
    self.display = display
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
  private static let largeRounded = 0.0105
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
    extra + tracking + wider(letter)
  }

  /// By how much a letter is wider than the one that stands for it, in points.
  func wider(_ letter: Unicode.Scalar) -> Double {
    guard isStandIn else { return 0 }
    if letter == "…" { return size * (Self.ellipsis.text + large * Self.ellipsis.large) / 1000 }
    let isFigure = hasTabularFigures && ("0"..."9").contains(letter)
    let index = Self.index(of: isFigure ? "0" : letter)
    var small = Double(Self.text[index]) + heavy * Double(Self.heavy[index])
    if isFigure { small += (1 - large) * (Self.tabularFigure - small) }
    let letter =
      small + large * Double(Self.large[index]) + display * Double(Self.display[index])
    return size * letter / 1000
  }

  /// How many times as high a letter is as the one that stands for it, and how far below that it stands,
  /// in points: read off bold dates and keys in pictures of three sizes.
  func upright(_ letter: Unicode.Scalar) -> (stretch: Double, drop: Double) {
    guard isStandIn else { return (1, 0) }
    return switch letter {
    case "_": (1, 0.07 * size)
    case "/": (1.071, 0.0515 * size)
    default: (1, 0)
    }
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

  // In thousandths of the size.

  /// By how much San Francisco's is wider than Inter's, and how much more in large letters: from lines
  /// that were cut at 16, 21, 28 and 40 points.
  private static let ellipsis = (text: -50.0, large: -95.0)

  // From the space to the tilde.

  /// By how much San Francisco's letters are wider than Inter's.
  private static let text: [Int8] = [
    2, 13, 66, 3, -13, 105, 30, 84, 24, 23, 2, 2, 19, 6, 15, -51, 3, 8, -4, -11, 4, 11, 19, -2, 29,
    13, 18, 1, -24, 2, -12, 3, -18, -12, 7, -13, 8, 4, -21, -4, -2, 3, -15, 11, -2, -24, -13, 8, -2,
    -4, 11, -2, -17, -7, -5, 19, 33, -24, 21, 13, 2, 18, 2, 82, 2, -15, -9, 2, -7, -10, 6, 1, -5,
    12, -10, -8, 18, 0, 1, -6, 1, 9, 8, -3, -5, 4, -18, -40, -19, -14, 3, 2, 2, 2, 2,
  ]

  /// By how much its small figures of one width are wider than Inter's: from times in pictures of
  /// calls.
  private static let tabularFigure = -6.0

  /// By how much more its semibold is wider than Inter's.
  private static let heavy: [Int8] = [
    33, 7, 7, 7, 7, 20, 12, 17, 7, 7, 7, 7, 26, 17, 9, 7, 7, 15, 1, 17, 5, 6, 0, 7, 7, 7, 17, 7, 7,
    7, 7, 7, 7, -16, 1, 13, 1, 5, 3, 9, 22, 15, 7, 7, -11, 1, 22, -3, 18, 5, 1, 4, -6, 2, -11, -22,
    7, 7, 7, 7, 7, 7, 7, 20, 7, 13, 21, 0, 11, 7, 13, 10, 10, -5, 7, 18, 6, 15, 5, 7, 12, 7, 9, 1,
    16, 1, 3, 16, 15, 20, 7, 7, 7, 7, 7,
  ]

  /// By how much more its large letters are wider than Inter Display's. Letters and figures that no
  /// picture shows become narrower from small to large by as much as the others do.
  private static let large: [Int8] = [
    -49, 26, -13, -29, -16, 4, -13, -2, 20, 46, -1, 30, -15, 10, -18, -28, -21, 117, -21, 34, 22,
    41, 34, 25, 26, 36, -11, -3, 34, 42, 34, -9, -2, 4, 4, -4, 14, -1, 15, -4, 7, 8, -25, 4, -15, 3,
    2, 3, -8, -9, 5, -10, -26, 14, -46, -26, -33, -33, -10, 11, -27, 48, -13, -7, 73, -12, -1, -9,
    -13, -1, -11, -11, -8, -7, -21, -37, 1, -19, -4, -12, -11, -5, -14, 0, -7, -20, -13, 26, -14,
    -11, -3, -20, 50, -8, -7,
  ]

  /// By how much less than the others they become narrower from Inter to Inter Display: read from the
  /// fonts themselves.
  private static let display: [Int8] = [
    50, -20, 18, 34, 21, 1, 21, -3, -7, -41, 6, -25, -3, -5, -3, 33, -9, -67, -7, -6, 5, -7, -1, 7,
    1, -1, 5, 8, -29, -37, -29, 14, 7, 33, -8, 16, -6, 6, -6, 28, -21, -16, 18, -11, -4, -24, -20,
    1, -6, 2, 3, 24, -17, -21, 25, 26, 26, 26, 3, -6, 32, -43, 18, 52, -68, 0, -15, 3, -15, -4, -13,
    -1, 3, 7, 14, 21, 7, 0, 5, 7, -4, -4, -11, -5, -10, 9, 8, -23, 17, 8, -4, 25, -45, 13, 0,
  ]
}
