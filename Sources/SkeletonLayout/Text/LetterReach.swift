/// How far above and below the line letters of iOS reach, as shares of the size, where Inter's do not as
/// soon as capitals are as high.
///
/// In documents that macOS printed, San Francisco's letters for texts have high ascenders and short
/// descenders; in large ones the ascenders are as high as capitals.
struct LetterReach: Hashable, Sendable {
  /// How far up letters without ascenders are; nil for a sign, of which all is moved alike.
  var middle: Double?
  /// nil for as far as what is in the middle has it.
  var top: Double?
  var bottom: Double?

  /// - Parameters:
  ///   - weight: How far from regular to bold, from 0 to 1, and beyond.
  ///   - large: How far from the design for texts to that for large ones, from 0 to 1.
  /// - Returns: nil for what is as high as capitals.
  init?(_ letter: Unicode.Scalar, weight: Double, large: Double) {
    func share(_ text: Double, bold: Double = 0, large shorter: Double, both: Double = 0) -> Double
    {
      (text + weight * bold + large * (shorter + weight * both)) / 1000
    }
    switch LetterKerning.plain(letter) ?? letter {
    case "(", ")", "[", "]", "{", "}", "|":
      self.init(top: share(735, large: -30), bottom: share(-176, large: 25))
    case "/", "\\": self.init(top: share(735, large: 0), bottom: share(-176, large: 11))
    case "a"..."z":
      self.init(middle: share(526, bold: 12, large: -18, both: 3))
    default: return nil
    }
    // An accent is as far above its letter as Inter's.
    guard letter.isASCII else { return }
    switch letter {
    case "b", "d", "h", "k", "l": top = share(735, bold: 8, large: -30, both: -8)
    case "f": top = share(740, bold: 8, large: -28, both: -8)
    case "i", "j": top = share(745, bold: 34, large: -20, both: -20)
    case "t": top = share(663, bold: 3, large: -17, both: -5)
    default: break
    }
    switch letter {
    case "p", "q": bottom = share(-176, large: 5)
    case "g", "y": bottom = share(-186, large: 4)
    case "j": bottom = share(-181, large: 4)
    default: break
    }
  }

  /// Of a letter of New York's, which reaches as far at any weight: read off the pictures that its widths
  /// are from.
  init?(serif letter: Unicode.Scalar) {
    guard ("a"..."z").contains(LetterKerning.plain(letter) ?? letter) else { return nil }
    self.init(middle: 0.487)
    switch letter {
    case "b", "d", "f", "h", "k", "l": top = 0.723
    case "i", "j": top = 0.712
    case "t": top = 0.574
    default: break
    }
    switch letter {
    case "j", "p", "q", "y": bottom = -0.224
    case "g": bottom = -0.238
    default: break
    }
  }

  private init(middle: Double? = nil, top: Double? = nil, bottom: Double? = nil) {
    (self.middle, self.top, self.bottom) = (middle, top, bottom)
  }
}

extension LetterReach {
  /// How high a point of a letter is drawn.
  ///
  /// - Parameters:
  ///   - height: How high it is in the letter that stands for it.
  ///   - own: How far that reaches.
  func height(of height: Double, own: (top: Double, middle: Double, bottom: Double)) -> Double {
    guard let middle else {
      guard let top, let bottom, own.top > own.bottom else { return height }
      return bottom + (height - own.bottom) / (own.top - own.bottom) * (top - bottom)
    }
    if height < 0, let bottom, own.bottom < 0 { return height / own.bottom * bottom }
    guard own.middle > 0 else { return height }
    if height > own.middle, let top, own.top > own.middle {
      return middle + (height - own.middle) / (own.top - own.middle) * (top - middle)
    }
    return height / own.middle * middle
  }
}
