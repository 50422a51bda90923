import SkeletonModel

/// What a text is set in, where Inter stands for the font of iOS.
///
/// San Francisco changes with its size: small letters are wide and far apart, large ones narrow.
/// Inter has two families for that, and what they still differ by is made up for between letters, so
/// that words are as wide as in pictures that iOS made, and lines break where they break there. Any
/// other family is what it is.
struct SystemStandIn {
  private(set) var family: String
  /// What is added after each letter, in points.
  private(set) var tracking = 0.0

  init(for font: Font) {
    family = font.family
    guard font.family.lowercased() == "inter" else { return }
    let isHeavy = font.weight.number >= FontWeight.semibold.number
    let table: Steps
    if font.size < Self.leastDisplay {
      table = isHeavy ? Self.heavyTracking : Self.textTracking
    } else if FontFile.face(of: font.weight, among: FontCatalog.faces(of: Self.display)) != nil {
      family = Self.display
      table = isHeavy ? Self.heavyDisplayTracking : Self.displayTracking
    } else {
      table = Self.largeTracking
    }
    let unit = FontShaper.unit
    tracking = (font.size * table.value(at: font.size) * unit).rounded() / unit
  }

  /// The family for large texts, which old versions of Inter do not have.
  private static let display = "Inter Display"
  private static let leastDisplay = 20.0

  // By size, as shares of it.
  private static let textTracking = Steps([
    (6, 0.035), (11, 0), (12, -0.0155), (14, -0.021), (15, -0.023), (16, -0.0285), (17, -0.0255),
    (18, -0.03), (20, -0.041),
  ])
  private static let heavyTracking = Steps([
    (6, 0.035), (11, 0), (12, -0.0145), (14, -0.019), (16, -0.023), (17, -0.0247), (18, -0.029),
    (20, -0.04),
  ])
  private static let displayTracking = Steps([
    (20, 0.012), (24, 0.012), (28, 0), (36, 0), (40, -0.005), (53, 0),
  ])
  private static let heavyDisplayTracking = Steps([
    (20, 0.012), (27, 0.008), (34, -0.008), (40, -0.008),
  ])
  /// Without a family for large texts.
  private static let largeTracking = Steps([
    (20, -0.041), (24, -0.043), (28, -0.0575), (34, -0.06), (40, -0.06), (53, -0.051),
  ])
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
