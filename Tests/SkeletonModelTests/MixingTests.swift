import Testing

@testable import SkeletonModel

/// What lies between two values.
struct MixingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let found: String

    init<Value: Mixable>(
      _ name: String, _ first: Value, _ last: Value, at share: Double = 0.5,
      within bounds: ClosedRange<Double> = Mixing.anyLength
    ) {
      testDescription = name
      var mixing = Mixing(at: share)
      let mixed = mixing.between(first, last, "key", within: bounds)
      found = mixing.problems.first.map { "\($0.key): \($0.problem)" } ?? mixed.words
    }
  }

  private static let white = Color(red: 1, green: 1, blue: 1)
  private static let black = Color(red: 0, green: 0, blue: 0)

  private static func stops(_ all: (Color, Double)...) -> [GradientStop] {
    all.map { GradientStop(color: $0, location: $1) }
  }

  private static let line = GradientLine.between(UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 0))
  private static let down = GradientLine.between(UnitPoint(x: 0, y: 0), UnitPoint(x: 0, y: 1))

  /// Each row with what is to be found, in the words of goldens.
  static let rows: [(Row, String)] = [
    (Row("numbers lie on a line", 10.0, 20.0, at: 0.25), "12.5"),
    (Row("an overshoot goes on along it", 10.0, 20.0, at: 1.1), "21"),
    (Row("a size is never below 0", 10.0, 0.0, at: 1.2, within: Mixing.size), "0"),
    (Row("a fraction is never above 1", 0.0, 1.0, at: 1.2, within: Mixing.fraction), "1"),
    (Row("the start is exactly the start", 0.1, 0.7, at: 0), "0.1"),
    (Row("the end is exactly the end", 0.1, 0.7, at: 1), "0.7"),
    (Row("nothing lies between a value and none", 1.0 as Double?, nil), "key: missing"),
    (Row("nor between a length and endlessness", 1.0, .infinity), "key: endless"),
    (Row("endless stays endless", Double.infinity, .infinity), "infinity"),
    (Row("points", Length.points(4), .points(8)), "6"),
    (Row("shares", Length.share(0.2), .share(0.4)), "30%"),
    (Row("points and a share", Length.points(4), .share(0.4)), "key: units"),
    (
      Row(
        "lists as long as each other", [Length.share(1), .share(0.4)], [.share(0.8), .share(0.6)]),
      "90% 50%"
    ),
    (Row("lists of other lengths", [1.0], [1, 2]), "key: counts(1, 2)"),
    (Row("colours", black, white, at: 0.2), "#333333"),
    (Row("a colour that fades keeps its hue", white, .clear), "#ffffff @ 0.5"),
    (Row("colours end at white", black, white, at: 1.5), "#ffffff"),
    (Row("offsets", Offset(x: -200, y: 0), Offset(x: 200, y: 8)), "0 4"),
    (
      Row("insets may lie below 0", Insets(top: 4), Insets(top: -4, leading: 2), at: 0.75),
      "-2 1.5 0 0"
    ),
    (Row("radii", Rounding.none, .corners(CornerRadii(all: 8))), "4 4 4 4"),
    (Row("a capsule has no number", Rounding.capsule, .none), "key: kinds"),
    (
      Row(
        "ellipses",
        Rounding.elliptic(EllipticCorners(all: CornerAxes(x: .points(2), y: .share(0.5)))),
        .elliptic(EllipticCorners(all: CornerAxes(x: .points(4), y: .share(0.1))))),
      "3/30% 3/30% 3/30% 3/30%"
    ),
    (
      Row(
        "borders", Box.Border(color: black, width: 1), Box.Border(color: white, width: 3), at: 0.2),
      "#333333 1.4"
    ),
    (
      Row(
        "a border never has less than no width", Box.Border(color: black, width: 3),
        Box.Border(color: black, width: 0), at: 1.5), "#000000 0"
    ),
    (
      Row(
        "ratios", Box.AspectRatio(ratio: 1, mode: .fit), Box.AspectRatio(ratio: 2, mode: .fit)),
      "1.5 fit"
    ),
    (
      Row(
        "a ratio that fits and one that fills", Box.AspectRatio(ratio: 1, mode: .fit),
        Box.AspectRatio(ratio: 1, mode: .fill)), "key: kinds"
    ),
    (
      Row(
        "places", Box.Position(x: .points(0), y: .share(0.5)),
        Box.Position(x: .points(100), y: .share(0.2), anchor: UnitPoint(x: 0, y: 0))),
      "50 35% by 0.25 0.25"
    ),
    (
      Row(
        "gradients stop by stop and point by point",
        Paint.gradient(stops: stops((black, 0), (white, 0.4)), line),
        .gradient(stops: stops((white, 0), (white, 1)), down)),
      "gradient #808080@0 #ffffff@0.7 from 0 0 to 0.5 0.5"
    ),
    (
      Row(
        "stops never pass each other",
        Paint.gradient(stops: stops((black, 0), (black, 0.2), (black, 0.3)), line),
        .gradient(stops: stops((black, 0), (black, 0.9), (black, 0.9)), line), at: 1.2),
      "gradient #000000@0 #000000@1 #000000@1 from 0 0 to 1 0"
    ),
    (
      Row(
        "gradients of other stops", Paint.gradient(stops: stops((black, 0), (white, 1)), line),
        .gradient(stops: stops((black, 0), (white, 0.5), (black, 1)), line)), "key: counts(2, 3)"
    ),
    (
      Row(
        "an angle and two points",
        Paint.gradient(stops: stops((black, 0), (white, 1)), .angle(0)),
        .gradient(stops: stops((black, 0), (white, 1)), line)), "key: kinds"
    ),
    (
      Row(
        "circles",
        GradientLine.round(.center, from: .points(0), to: .share(0.5)),
        .round(UnitPoint(x: 0, y: 1), from: .points(8), to: .share(1))),
      "round 0.25 0.75 from 4 to 75%"
    ),
    (Row("a colour and a gradient", Paint.color(black), .gradient(stops: [], line)), "key: kinds"),
    (
      Row("shimmers on bases", Paint.shimmer(base: black), .shimmer(base: white)),
      "shimmer over #808080"
    ),
    (Row("a shimmer and a colour", Paint.shimmer(base: nil), .color(black)), "key: kinds"),
    (
      Row(
        "outlines point by point",
        Path([.move(.zero), .line(Offset(x: 4, y: 0)), .close]),
        Path([.move(Offset(x: 2, y: 2)), .line(Offset(x: 8, y: 0)), .close])), "M1 1L6 0Z"
    ),
    (
      Row(
        "outlines of other commands", Path([.move(.zero), .close]),
        Path([.move(.zero), .line(.zero)])), "key: kinds"
    ),
    (
      Row(
        "a view box is never empty", Frame(x: 0, y: 0, width: 24, height: 24),
        Frame(x: 0, y: 0, width: 12, height: 12), at: 3, within: Mixing.anywhere),
      "0 0 0.012 0.012"
    ),
  ]

  @Test(arguments: rows) func between(_ row: Row, _ expected: String) {
    #expect(row.found == expected)
  }

  /// What a document says of a `to` comes from these names.
  @Test func everyKindWithABoxMoves() {
    for kind in Kind.allCases {
      #expect(kind.movingKeys.contains("opacity"))
      #expect(Set(kind.movingKeys).count == kind.movingKeys.count)
    }
  }
}
