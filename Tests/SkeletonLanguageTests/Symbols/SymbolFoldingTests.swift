import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

struct SymbolFoldingTests {
  /// Parts made at random, some of which share edges and corners.
  private static func shape(_ random: inout Random) -> SymbolShape {
    SymbolShape(
      parts: (0..<random.below(5) + 1).map { index in
        let count = random.below(5) + 2
        let points = (0..<count).map { _ in
          Offset(x: Double(random.below(9)) / 8 - 0.5, y: Double(random.below(9)) / 8 - 0.5)
        }
        let isFilled = random.below(2) == 0 && count > 2
        return .init(
          isCut: index > 0 && random.below(2) == 0,
          lines: [.init(points: points, isClosed: isFilled || random.below(2) == 0)],
          half: isFilled ? 0 : Double(random.below(3) + 1) / 24, isFilled: isFilled)
      })
  }

  private static func winding(_ contours: [[Offset]], _ point: Offset) -> Int {
    var winding = 0
    for contour in contours {
      for index in contour.indices {
        let (a, b) = (contour[index], contour[index + 1 < contour.count ? index + 1 : 0])
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return winding
  }

  /// What is left of parts is what each says in turn, wherever one looks.
  @Test(arguments: 0..<200)
  func theEdgeIsThatOfWhatIsLeft(_ seed: Int) {
    var random = Random(seed: UInt64(seed))
    let shape = Self.shape(&random)
    let folded = shape.folded
    var wrong = 0
    for _ in 0..<400 {
      let point = Offset(
        x: Double(random.below(2000)) / 1300 - 0.769_3,
        y: Double(random.below(2000)) / 1300 - 0.769_1)
      var inside = false
      for part in shape.parts where Self.winding(part.contours, point) != 0 { inside = !part.isCut }
      if (Self.winding(folded, point) != 0) != inside { wrong += 1 }
    }
    // A point may be within the grid of an edge.
    #expect(wrong <= 1)
  }

  @Test func nothingIsLeftOfWhatIsCutOut() {
    let disc = SymbolShape.Polyline(
      points: SymbolShape.Polyline.disc(at: .zero, radius: 1), isClosed: true)
    let shape = SymbolShape(parts: [
      .init(lines: [disc], half: 0, isFilled: true),
      .init(isCut: true, lines: [disc], half: 0, isFilled: true),
    ])
    #expect(shape.outline.isEmpty)
  }

  private struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D }

    mutating func below(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % limit
    }
  }
}
