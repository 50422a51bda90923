import SkeletonModel

/// How wide each letter is, and what is added after it, so that a word is as wide as the font of iOS
/// sets it.
struct LetterSpacing: Hashable, Sendable {
  static let none = LetterSpacing(size: 0, tracking: 0, weight: 0, large: 0, isOfLarge: false)

  /// What is said of a font, in points after each letter.
  var extra = 0.0
  /// Whether all figures are as wide as a zero.
  var hasTabularFigures = false
  let size: Double
  /// After any letter, in points.
  private(set) var tracking: Double
  /// How wide each letter is, in points; nil where each has a width of its own.
  private(set) var cell: Double?
  private var design = FontDesign.usual
  /// How far the weight is from regular to bold, from 0 to 1, and beyond.
  private let weight: Double
  /// How far the letters are from those of small texts to those of large ones, from 0 to 1.
  private let large: Double
  /// Whether the letters that stand in are Inter's for large texts.
  private let isOfLarge: Bool

  /// - Parameter tracking: As a share of the size.
  init(size: Double, tracking: Double, weight: Double, large: Double, isOfLarge: Bool) {
    self.size = size
    let unit = FontShaper.unit
    self.tracking = (size * tracking * unit).rounded() / unit
    self.weight = weight
    self.large = large
    self.isOfLarge = isOfLarge
  }

  /// Has letters as wide as those of a design are.
  ///
  /// Inter has none of them: round letters are the usual ones closer to each other or farther apart, serif
  /// ones are as wide as New York's, and those of one width stand in the middles of their places.
  mutating func take(_ design: FontDesign, size: Double) {
    self.design = design
    switch design {
    case .usual: break
    case .rounded:
      let fifteen = max(1 - abs(size - 15) / 2, 0)
      tracking +=
        (Self.rounded + large * Self.largeRounded + fifteen * Self.roundedAtFifteen) * size
    case .serif: tracking = SerifLetter.tracking(at: size) * size
    case .monospaced: cell = Self.monospaced * size
    }
  }

  // In shares of the size, each from the same words in pictures that iOS made.

  private static let rounded = -0.0115
  /// How much less closer the large ones are.
  private static let largeRounded = 0.0105
  /// How much closer those of 15 points are; those of 11 and 17 are not.
  private static let roundedAtFifteen = -0.0045
  /// SF Mono's, at any size.
  private static let monospaced = 1266.0 / 2048
}

extension LetterSpacing {
  /// Whether the font stands in for another.
  var isStandIn: Bool { size > 0 }

  var isNeeded: Bool { isStandIn || extra != 0 }

  /// What is asked of Inter: letters that are the same whatever stands beside them, and stand where their
  /// widths have them stand. Inter raises parentheses, colons and the like between capitals and figures;
  /// San Francisco does not, and moves letters closer by distances of its own.
  var features: [String] {
    let figures = cell != nil ? ["zero=1"] : hasTabularFigures ? ["tnum=1"] : []
    return (isStandIn ? ["calt=0", "kern=0"] : []) + figures
  }

  /// How a letter fills a place that is as wide as every letter's; nil where it stands in its middle.
  func monospaced(_ letter: Unicode.Scalar) -> MonospacedLetter? {
    cell == nil ? nil : MonospacedLetter(letter, weight: weight)
  }

  /// How a letter stands for a serif one; nil for one of another design.
  func serif(_ letter: Unicode.Scalar) -> SerifLetter? {
    guard isStandIn, design == .serif, !hasTabularFigures || !("0"..."9").contains(letter)
    else { return nil }
    return SerifLetter(letter, weight: weight)
  }

  /// What a letter is drawn as that stands for one that Inter lacks.
  func box(for letter: Unicode.Scalar) -> LetterBox? {
    isStandIn ? LetterBox(letter, size: size) : nil
  }

  /// How wide a letter is, without what is added after it, in points.
  ///
  /// - Parameter own: How wide the one is that stands for it.
  func width(of letter: Unicode.Scalar, own: Double) -> Double {
    guard isStandIn else { return own }
    if let serif = serif(letter) { return size * serif.width }
    if hasTabularFigures && ("0"..."9").contains(letter) {
      return size * LetterWidths.figure(weight: weight, large: large) / 1000
    }
    return LetterWidths.width(of: letter, weight: weight, large: large).map { size * $0 / 1000 }
      ?? own + size * (((isOfLarge ? 1 : 0) - large) * Self.narrowerLarge + weight * Self.widerBold)
  }

  /// How much closer two letters stand to each other than by their widths, in points.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard isStandIn, cell == nil, design != .serif else { return 0 }
    // Figures of one width keep their distance from a colon.
    if hasTabularFigures, first == ":" || second == ":" { return 0 }
    return size * LetterKerning.distance(first, second, large: large) / 1000
  }

  /// How far a letter reaches up and down; nil for as far as the one that stands for it.
  func reach(of letter: Unicode.Scalar) -> LetterReach? {
    guard isStandIn else { return nil }
    if design == .serif { return LetterReach(serif: letter) }
    // The ascenders of round letters are as high as capitals, as those of large ones are.
    return LetterReach(letter, weight: weight, large: design == .rounded ? 1 : large)
  }

  /// How far below the one that stands for it a letter stands, in points: read off lines of keys, regular
  /// to bold, in pictures of iOS.
  func drop(of letter: Unicode.Scalar) -> Double {
    isStandIn && letter == "_" ? (0.05 + 0.01 * weight) * size : 0
  }

  /// How much narrower letters are in the design for large texts, most of them, as a share of the size.
  private static let narrowerLarge = 0.053
  /// By how much bold letters are wider than Inter's, most of them, as a share of the size.
  private static let widerBold = 0.01
}
