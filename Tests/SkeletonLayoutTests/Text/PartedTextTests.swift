import TestSupport
import Testing

@testable import SkeletonLayout
@testable import SkeletonModel

private let inter = InstalledFont(family: "Inter")

@Suite(.enabled(if: inter.isThere))
struct PartedTextTests {
  private static let regular = inter.at(17)
  private static let bold = inter.at(17, .bold)

  private static func parts(_ parts: [(String, Font)]) -> StyledText {
    StyledText(parts.map { StyledText.Part($0.0, $0.1) })
  }

  private static func lines(
    _ parts: [(String, Font)], width: Double? = nil, limit: Int? = nil
  ) -> [TextLine] {
    TextShaper().block(Self.parts(parts), width: width, lineLimit: limit).lines
  }

  private static func width(_ text: String, _ font: Font) -> Double {
    TextShaper().block(text, font: font, width: nil, lineLimit: nil).lines[0].width
  }

  @Test("A line is as long as its parts, each in its own font")
  func lengths() throws {
    let line = try #require(Self.lines([("Terms and ", Self.regular), ("rules", Self.bold)]).first)
    let (first, second) = (Self.width("Terms and ", Self.regular), Self.width("rules", Self.bold))
    #expect(line.text == "Terms and rules")
    #expect(abs(line.width - first - second) < 0.01)
    #expect(line.runs.map(\.part) == [0, 1])
    #expect(abs(line.runs[1].start - first) < 0.01)
    #expect(line.runs[1].end == line.width)
    let bounds = try #require(line.runs[1].outline.bounds)
    #expect(bounds.x > first - 1)
  }

  @Test(
    "Lines break where those of the whole text break, whatever part a word begins in",
    arguments: [
      (["Terms and ", "rules", " apply to all"], 100.0),
      (["Ter", "ms and ru", "les apply to all"], 100.0),
      (["Terms and", " rules apply to ", "all"], 70.0),
    ])
  func breaks(_ parts: [String], width: Double) {
    let plain = TextShaper().block(
      parts.joined(), font: Self.regular, width: width, lineLimit: nil)
    let parted = Self.lines(parts.map { ($0, Self.regular) }, width: width)
    #expect(parted.map(\.text) == plain.lines.map(\.text))
    #expect(plain.lines.count > 1)
  }

  @Test("What is cut ends in an ellipsis, and line breaks of its own are kept")
  func cuts() throws {
    let parts = [("Terms and ", Self.regular), ("rules apply", Self.bold)]
    let cut = try #require(Self.lines(parts, width: 120, limit: 1).first)
    #expect(cut.text.hasSuffix("…"))
    #expect(cut.text.hasPrefix("Terms and r"))
    #expect(cut.width <= 120)
    #expect(cut.runs.count == 2)
    let broken = Self.lines([
      ("One", Self.regular), ("\ntwo\n", Self.bold), ("three", Self.regular),
    ])
    #expect(broken.map(\.text) == ["One", "two", "three"])
    #expect(broken.map { $0.runs.map(\.part) } == [[0], [1], [2]])
    let two = Self.lines(
      [("One", Self.regular), ("\ntwo\n", Self.bold), ("three", Self.regular)], width: 200, limit: 2
    )
    #expect(two.map(\.text) == ["One", "two…"])
  }

  @Test("What cannot be broken in parts is told")
  func problems() throws {
    let shaper = TextShaper()
    #expect(shaper.problem(with: Self.parts([("a", Self.regular), ("b", Self.bold)])) == nil)
    for text in ["a\tb", "a\u{ad}b"] {
      let problem = try #require(
        shaper.problem(with: Self.parts([(text, Self.regular), ("b", Self.bold)])))
      #expect(problem.contains("several 'runs'"))
    }
    var absent = Self.bold
    absent.family = "No Such Font"
    let problem = try #require(
      shaper.problem(with: Self.parts([("a", Self.regular), ("b", absent)])))
    #expect(problem.contains("No Such Font"))
  }

  @Test("Tracking, tabular figures and a slant are the font's")
  func attributes() throws {
    var spaced = Self.regular
    spaced.tracking = 2
    #expect(abs(Self.width("abc", spaced) - Self.width("abc", Self.regular) - 6) < 0.01)
    var tabular = Self.regular
    tabular.hasTabularFigures = true
    #expect(abs(Self.width("1111", tabular) - Self.width("0000", tabular)) < 0.01)
    #expect(Self.width("1111", Self.regular) < Self.width("0000", Self.regular))
    var italic = Self.regular
    italic.isItalic = true
    #expect(Self.width("lll", italic) == Self.width("lll", Self.regular))
    let shaper = TextShaper()
    func right(_ font: Font) -> Double? {
      shaper.block("l", font: font, width: nil, lineLimit: nil).lines[0].outline.bounds
        .map { $0.x + $0.width }
    }
    #expect(try #require(right(italic)) > #require(right(Self.regular)) + 1)
  }
}
