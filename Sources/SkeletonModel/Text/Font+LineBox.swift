/// Metrics of San Francisco, the font of iOS, as shares of the size.
package enum SanFrancisco {
  package static let ascent = 1950.0 / 2048
  package static let descent = 494.0 / 2048
  package static let capHeight = 1443.0 / 2048

  /// From the top of the ascent to the bottom of the descent.
  package static let height = ascent + descent

  /// Families that are San Francisco, and those that stand for it where it is not installed.
  fileprivate static let families: Set = [
    "inter", "inter display", "inter variable", "sf pro", "sf pro text", "sf pro display",
  ]
}

extension Font {
  /// Whether lines are set as iOS sets those of its own font.
  package var isSetBySystem: Bool {
    !boxesLeading && SanFrancisco.families.contains(family.lowercased())
  }

  /// The height of the box of one line.
  ///
  /// In iOS it is that of the font, up to the next pixel. What the leading adds lies between lines,
  /// not round them.
  package func lineHeight(scale: Int) -> Double {
    isSetBySystem ? (size * SanFrancisco.height).upToPixel(scale: scale) : leading
  }

  /// From the top of a line's box to its baseline; nil where the font file's ascent and descent
  /// stand in the middle of the box, as in CSS.
  package func baseline(scale: Int) -> Double? {
    isSetBySystem ? (size * SanFrancisco.ascent).toPixel(scale: scale) : nil
  }
}

/// The box of each line of a text, and how far one is from the next.
package struct LineBox {
  package let height: Double
  /// How far the boxes of two lines are apart, from top to top.
  package let pitch: Double
  /// From the top of a box to its baseline; nil where the letters stand in its middle.
  package let baseline: Double?

  package init(height: Double, pitch: Double, baseline: Double? = nil) {
    self.height = height
    self.pitch = pitch
    self.baseline = baseline
  }

  /// - Parameter spacing: What is between lines beyond what the font has for it.
  package init(of font: Font, spacing: Double = 0, scale: Int) {
    self.init(
      height: font.lineHeight(scale: scale), pitch: max(font.leading + spacing, 0),
      baseline: font.baseline(scale: scale))
  }

  /// Of as many lines.
  package func height(ofLines count: Double) -> Double {
    count > 0 ? pitch * (count - 1) + height : 0
  }
}

extension Double {
  /// What a length may be beyond a pixel without taking another one, in pixels.
  private static let pixelTolerance = 1e-6

  /// The next whole pixel, in points.
  package func upToPixel(scale: Int) -> Double {
    let scale = Double(max(scale, 1))
    return (self * scale - Self.pixelTolerance).rounded(.up) / scale
  }

  /// The nearest whole pixel, in points.
  package func toPixel(scale: Int) -> Double {
    let scale = Double(max(scale, 1))
    return (self * scale).rounded() / scale
  }
}
