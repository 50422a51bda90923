import SkeletonModel

/// How wide San Francisco's letters are, in thousandths of the size.
///
/// Documents that macOS printed say so: a PDF states how wide each letter of its fonts is, and names a
/// font by its weight and by the size that it is drawn for. Letters become wider in proportion to the
/// weight. Of the design for large texts, only light and bold letters were found: regular ones are between
/// them, and a few thousandths narrower, as in some 200 lines of pictures that iOS made. Those say how wide
/// the signs are that are in no document, too.
enum LetterWidths {
  /// - Parameters:
  ///   - weight: How far from regular to bold, from 0 to 1, and beyond.
  ///   - large: How far from the design for texts to that for large ones, from 0 to 1.
  /// - Returns: nil for a letter that is not listed.
  static func width(of letter: Unicode.Scalar, weight: Double, large: Double) -> Double? {
    guard let index = index(of: letter) else { return nil }
    // Heavy letters are as wide as bold ones, in pictures of iOS 26.
    let heavier = weight < 0 ? weight * lighter : min(weight, 1)
    let figure = ("0"..."9").contains(letter) ? narrowerInBoldFigures : 0
    return Double(regular[index]) + heavier * Double(bold[index])
      + large * (Double(self.large[index]) + heavier * (lessInBold - figure))
  }

  /// How wide each figure is where all are as wide; the same in both designs.
  static func figure(weight: Double, large: Double) -> Double {
    642 + weight * 34 - large * 40
  }

  /// By how much less than they become wider beyond regular letters become narrower below it.
  private static let lighter = 0.4
  /// By how much less than regular letters bold ones become narrower in the design for large texts.
  private static let lessInBold = 6.0
  /// How much narrower than that bold figures are, in prices and dates of pictures of iOS 17 and 26.
  private static let narrowerInBoldFigures = 8.0

  private static func index(of letter: Unicode.Scalar) -> Int? {
    if let other = others[letter] { return other }
    guard let plain = LetterKerning.plain(letter), (" "..."~").contains(plain) else { return nil }
    return Int(plain.value) - 0x20
  }

  private static let others: [Unicode.Scalar: Int] = [
    "–": 95, "—": 96, "•": 97, "©": 98, "…": 99, "°": 100, "’": 7,
  ]

  // From the space to the tilde, then dashes, a bullet, a copyright sign, an ellipsis and a degree sign.

  /// Of the design for texts.
  private static let regular: [Int16] = [
    281, 300, 478, 634, 603, 918, 711, 297, 382, 382, 502, 630, 297, 472, 297, 305, 630, 464, 604,
    627, 644, 618, 637, 569, 639, 637, 297, 297, 630, 630, 630, 513, 918, 674, 657, 716, 727, 596,
    572, 747, 742, 268, 538, 659, 568, 874, 742, 771, 635, 771, 653, 637, 634, 737, 674, 968, 679,
    655, 645, 341, 305, 341, 471, 580, 480, 552, 614, 560, 614, 571, 362, 609, 588, 247, 247, 543,
    253, 870, 583, 591, 610, 609, 381, 523, 363, 583, 542, 774, 524, 543, 539, 382, 254, 382, 630,
    583, 874, 472, 894, 808, 470,
  ]

  /// By how much more in bold.
  private static let bold: [Int16] = [
    -23, 36, 18, 30, 39, 66, 33, 18, 45, 45, 30, 9, 30, 12, 33, 39, 54, 51, 38, 41, 45, 44, 45,
    36, 54, 45, 30, 30, 9, 9, 9, 44, 66, 58, 36, 24, 21, 25, 25, 13, 41, 50, 36, 51, 27, 41, 26,
    16, 39, 16, 42, 38, 26, 24, 46, 41, 59, 54, 39, 45, 39, 45, 15, 30, 15, 38, 35, 27, 37, 30,
    45, 37, 46, 40, 40, 59, 42, 60, 44, 29, 37, 39, 54, 43, 50, 45, 41, 74, 57, 54, 42, 45, 27,
    45, 9,
    24, 24, 24, 24, 45, 24,
  ]

  /// By how much more in the design for large texts.
  private static let large: [Int16] = [
    -64, -33, -59, -40, -36, -48, -46, -54, -53, -53, -40, -33, -67, -47, -69, -32, -38, -31, -47,
    -41, -20, -35, -22, -13, -33, -25, -60, -50, -33, -33, -33, -55, -54, -45, -60, -43, -61, -57,
    -57, -47, -68, -62, -58, -63, -60, -59, -64, -45, -62, -47, -61, -52, -68, -65, -52, -65, -64,
    -62, -65, -47, -27, -47, -48, -43, -40, -52, -61, -53, -61, -63, -64, -60, -50, -52, -59, -64,
    -55, -71, -56, -57, -62, -53, -69, -60, -62, -56, -58, -54, -60, -53, -73, -45, -48, -45, -33,
    -48, -48, -48, -48, -236, -150,
  ]
}
