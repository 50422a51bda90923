import Testing

@testable import SkeletonModel

struct ColorTests {
  /// The first row is the example of CSS Color 5 for mixing with premultiplied alpha.
  @Test(arguments: [
    (
      Color(red: 1, green: 0, blue: 0, alpha: 0.7), Color(red: 0, green: 1, blue: 0, alpha: 0.2),
      0.75, Color(red: 0.53846, green: 0.46154, blue: 0, alpha: 0.325)
    ),
    (.clear, Color(red: 1, green: 1, blue: 1), 0.25, Color(red: 1, green: 1, blue: 1, alpha: 0.25)),
    (Color(red: 1, green: 0, blue: 0, alpha: 0.5), .clear, 1, .clear),
    (
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), 0.25,
      Color(red: 0.75, green: 0, blue: 0.25)
    ),
  ])
  func mixing(_ first: Color, _ second: Color, _ share: Double, _ expected: Color) {
    let mixed = first.mixed(with: second, at: share)
    for (part, wanted) in [
      (mixed.red, expected.red), (mixed.green, expected.green), (mixed.blue, expected.blue),
      (mixed.alpha, expected.alpha),
    ] { #expect(abs(part - wanted) < 0.00001, "\(mixed)") }
  }
}
