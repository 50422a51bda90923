import SkeletonModel

/// What a text is set in, where Inter stands for the font of iOS.
///
/// San Francisco changes with its size: small letters are wide and far apart, large ones narrow.
/// Inter has two families for that, and by what they still differ each letter is drawn wider or
/// narrower, so that words are as wide as in pictures that iOS made, and lines break where they break there.
/// Any other family is what it is.
struct SystemStandIn {
  private(set) var family: String
  /// What is added after each letter.
  private(set) var spacing = LetterSpacing.none
  /// How high capitals are drawn, as a share of the size, and all letters with them: Inter's are
  /// taller than San Francisco's. nil where they are as high as the family has them.
  private(set) var capHeight: Double?

  init(for font: Font) {
    family = font.family
    defer {
      spacing.extra = font.tracking
      spacing.hasTabularFigures = font.hasTabularFigures
    }
    guard font.family.lowercased() == "inter" else { return }
    capHeight = SanFrancisco.capHeight
    defer { spacing.take(font.design, size: font.size) }
    let weight = font.weight.number
    let large = Self.largeShare.value(at: font.size)
    var tracking = Self.publishedTracking.value(at: font.size)
    tracking += share(of: weight, in: 600...700) * Self.boldTracking
    tracking += share(of: weight, in: 700...800) * (1 - large) * Self.smallHeavyTracking
    // Between the two sizes, San Francisco's letters are between those of its two designs; Inter's
    // are of one or the other.
    var display = large
    if font.size >= Self.leastDisplay,
      FontFile.face(of: font.weight, among: FontCatalog.faces(of: Self.display)) != nil
    {
      family = Self.display
      display -= 1
    }
    display *= 1 - share(of: weight, in: 400...700) * Self.lessInBold
    tracking -= display * Self.closerDisplay
    spacing = LetterSpacing(
      size: font.size, tracking: tracking, heavy: share(of: weight, in: 400...600), large: large,
      display: display)
  }

  /// The family for large texts, which old versions of Inter do not have.
  private static let display = "Inter Display"
  /// Where San Francisco's letters are half-way from those for texts to the large ones.
  private static let leastDisplay = 22.0
  /// How far San Francisco is from its design for texts to that for large ones. In pictures of iOS
  /// letters hardly change up to 20, then fast up to 24, as the published tracking does.
  private static let largeShare = Steps([(17, 0), (19, 0.09), (20, 0.2), (24, 0.81), (28, 1)])

  // What is added after letters and what they differ by is in shares of the size.

  /// How much closer Inter Display's letters are than Inter's, most of them.
  private static let closerDisplay = 0.053
  /// By how much less the two families differ in bold than in regular.
  private static let lessInBold = 0.2
  /// By how much San Francisco's letters are farther apart in bold than in semibold.
  private static let boldTracking = 0.004
  /// By how much its small ones are farther apart in heavy than in bold.
  private static let smallHeavyTracking = 0.013

  /// San Francisco's, as Apple's guidelines list it. Held against pictures of iOS, of six sizes
  /// none is off by more than 0.0005.
  private static let publishedTracking = Steps([
    (6, 0.041), (7, 0.034), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.006), (12, 0),
    (13, -0.006), (14, -0.011), (15, -0.016), (16, -0.02), (17, -0.026), (18, -0.025),
    (19, -0.024), (20, -0.023), (21, -0.018), (22, -0.012), (23, -0.004), (24, 0.003),
    (25, 0.006), (26, 0.008), (27, 0.011), (28, 0.014), (30, 0.014), (32, 0.013), (34, 0.012),
    (36, 0.01), (40, 0.01), (43, 0.009), (46, 0.008), (50, 0.007), (54, 0.006), (60, 0.005),
    (66, 0.004), (72, 0.003), (78, 0.002), (90, 0.001), (96, 0),
  ])
}

/// How far a value is in a range, from 0 to 1.
private func share(of value: Double, in range: ClosedRange<Double>) -> Double {
  let way = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  return min(max(way, 0), 1)
}

/// A value for each of some sizes: between two in proportion, beyond them that of the last.
private struct Steps: Sendable {
  private let rows: [(size: Double, value: Double)]

  init(_ rows: [(Double, Double)]) {
    self.rows = rows.map { (size: $0.0, value: $0.1) }
  }

  func value(at size: Double) -> Double {
    guard let next = rows.firstIndex(where: { $0.size >= size }) else {
      return rows.last?.value ?? 0
    }
    guard next > 0 else { return rows[0].value }
    let (low, high) = (rows[next - 1], rows[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
