import SkeletonModel

/// What a text is set in, where Inter stands for the font of iOS.
///
/// San Francisco changes with its size: small letters are wide and far apart, large ones narrow.
/// Inter has two families for that. Each of their letters is drawn as wide as San Francisco's and stands
/// where that stands, so that words are as wide as in iOS, and lines break where they break there.
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
    let large = Self.largeShare.value(at: font.size)
    let isOfLarge =
      font.size >= Self.leastDisplay
      && FontFile.face(of: font.weight, among: FontCatalog.faces(of: Self.display)) != nil
    if isOfLarge { family = Self.display }
    spacing = LetterSpacing(
      size: font.size, tracking: Self.publishedTracking.value(at: font.size),
      weight: (Self.weights.value(at: font.weight.number) - 400) / 300, large: large,
      isOfLarge: isOfLarge)
  }

  /// The family for large texts, which old versions of Inter do not have.
  private static let display = "Inter Display"
  /// Where San Francisco's letters are half-way from those for texts to the large ones.
  private static let leastDisplay = 22.0
  /// How far San Francisco is from its design for texts to that for large ones: by the widths of letters
  /// that were printed at 20 and 24, and by lines of other sizes in pictures of iOS.
  private static let largeShare = Steps([
    (17, 0), (18, 0.03), (19, 0.09), (20, 0.22), (22, 0.52), (23, 0.72), (24, 0.83), (28, 1),
  ])
  /// San Francisco's own numbers of the named weights.
  private static let weights = Steps([
    (100, 30), (200, 110), (300, 274), (400, 400), (500, 510), (600, 590), (700, 700), (800, 860),
    (900, 1000),
  ])

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

/// A value for each of some sizes or weights: between two in proportion, beyond them that of the last.
private struct Steps: Sendable {
  private let rows: [(key: Double, value: Double)]

  init(_ rows: [(Double, Double)]) {
    self.rows = rows.map { (key: $0.0, value: $0.1) }
  }

  func value(at key: Double) -> Double {
    guard let next = rows.firstIndex(where: { $0.key >= key }) else {
      return rows.last?.value ?? 0
    }
    guard next > 0 else { return rows[0].value }
    let (low, high) = (rows[next - 1], rows[next])
    return low.value + (high.value - low.value) * (key - low.key) / (high.key - low.key)
  }
}
