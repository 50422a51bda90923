import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

struct NumberTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("16", 16), (".5", 0.5), ("-.5", -0.5), ("1.25", 1.25), ("1e3", 1000),
    ("2E-2", 0.02), ("0.1", 0.1),
  ])
  func numbers(text: String, value: Double) {
    #expect(Number.read(Scalar(text: text, isPlain: true)) == .value(value))
  }

  @Test(arguments: [
    ("010", "10"), ("0x1F", "decimal"), ("1_000", "1000"), ("+5", "5"), ("12px", "12"),
    (".inf", "finite"), ("-.INF", "finite"), (".nan", "finite"), ("1,5", "point"),
    ("1e999", "large"), ("00", "0"),
  ])
  func refused(text: String, remedy: String) throws {
    guard case .malformed(let said) = Number.read(Scalar(text: text, isPlain: true)) else {
      Issue.record("\(text) is taken")
      return
    }
    #expect(said.contains(remedy), "\(said)")
  }

  @Test(arguments: ["", "-", ".", "e5", "abc", "5.", "1e", "9:41", "1/2", "md"])
  func noNumbers(text: String) {
    #expect(Number.read(Scalar(text: text, isPlain: true)) == .notANumber)
  }

  @Test func quotedIsText() {
    guard case .malformed = Number.read(Scalar(text: "12", isPlain: false)) else {
      Issue.record("a quoted number is taken")
      return
    }
  }

  @Test(arguments: [
    (16.0, "16"), (0.1, "0.1"), (172.5, "172.5"), (-0.0, "0"), (1e21, "1000000000000000000000"),
    (1e-7, "0.0000001"), (1.0 / 3, "0.3333333333333333"), (-12.5e-8, "-0.000000125"),
    (123456789.125, "123456789.125"),
  ])
  func shortestDecimals(value: Double, text: String) {
    #expect(value.shortestDecimal == text)
    #expect(Double(text) == (value == 0 ? 0 : value))
  }

  @Test(arguments: [
    (16.0, "16"), (0.12345, "0.123"), (-0.0004, "0"), (-1.5, "-1.5"), (258.75, "258.75"),
    (2.9996, "3"), (1e20, "100000000000000000000"),
  ])
  func threeDecimals(value: Double, text: String) {
    #expect(value.threeDecimals == text)
  }
}
