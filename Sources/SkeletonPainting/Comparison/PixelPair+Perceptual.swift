// Perceptual colour distance and detection of antialiasing, as in pixelmatch 7.2 (Kotsarenko and
// Ramos, 2010; Vyšniauskas, 2009). All constants are the same, so that a threshold has the same
// meaning as there.

extension PixelPair {
  /// The squared YIQ distance between the two colours of a pixel, at most 35,215.
  func colorDistance(_ one: Word, _ other: Word, over place: Int) -> Double {
    let (red, green, blue) = Self.difference(one, other, over: place)
    let luma = Self.brightness(red, green, blue)
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * luma * luma + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether a pixel is likely to be antialiasing in either picture.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isAntialiased(x: x, y: y, in: before) || isAntialiased(x: x, y: y, in: after)
  }

  /// Whether a pixel has both darker and brighter neighbours, and the darkest or the brightest of
  /// them is part of an even area in both pictures.
  private func isAntialiased(x: Int, y: Int, in picture: RowWindow<Word>) -> Bool {
    let center = picture[x, y]
    var alike = isAtEdge(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let (red, green, blue) = Self.difference(
          center, picture[column, row], over: y * width + x)
        let delta = Self.brightness(red, green, blue)
        if delta == 0 {
          alike += 1
          if alike > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    if darkest.delta == 0 || brightest.delta == 0 { return false }
    return isInEvenArea(darkest.x, darkest.y) || isInEvenArea(brightest.x, brightest.y)
  }

  /// Whether a pixel has three or more equal neighbours, in both pictures.
  private func isInEvenArea(_ x: Int, _ y: Int) -> Bool {
    isInEvenArea(x, y, in: before) && isInEvenArea(x, y, in: after)
  }

  private func isInEvenArea(_ x: Int, _ y: Int, in picture: RowWindow<Word>) -> Bool {
    let center = picture[x, y]
    var alike = isAtEdge(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if picture[column, row] == center { alike += 1 }
      }
    }
    return alike > 2
  }

  /// A pixel at the edge counts as having one more equal neighbour, outside the picture.
  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || x == width - 1 || y == 0 || y == height - 1
  }

  private static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// The difference of two colours, on a scale of 255.
  ///
  /// Translucent colours are composited over a background that changes from pixel to pixel, so that
  /// no translucent colour equals an opaque one everywhere.
  private static func difference(
    _ one: Word, _ other: Word, over place: Int
  ) -> (red: Double, green: Double, blue: Double) {
    if one == other { return (0, 0, 0) }
    /// A sample on a scale of 255, as a whole number if samples have 8 bits.
    func part(_ word: Word, _ index: Int) -> Double {
      Word.depth == 8 ? Double(word.part(index)) : Double(word.part(index)) / 257
    }
    guard one.alpha < Word.most || other.alpha < Word.most else {
      return (
        part(one, 0) - part(other, 0), part(one, 1) - part(other, 1), part(one, 2) - part(other, 2)
      )
    }
    // pixelmatch computes the background from an index that counts four samples for each pixel.
    // There, too, the red of the background is the same everywhere.
    let offset = Double(place * 4)
    func ground(_ period: Double) -> Double { 48 + 159 * Double(Int(offset / period) % 2) }
    let alpha = (one: part(one, 3), other: part(other, 3))
    func blended(_ index: Int, over ground: Double) -> Double {
      let above = part(one, index) * alpha.one - part(other, index) * alpha.other
      return (above - ground * (alpha.one - alpha.other)) / 255
    }
    return (
      blended(0, over: 48), blended(1, over: ground(1.618033988749895)),
      blended(2, over: ground(2.618033988749895))
    )
  }
}
