import TestSupport
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

private let inter = InstalledFont.debianInter
private let display = InstalledFont(family: "Inter Display")

/// Words as wide, and lines broken where they are, as in pictures that iOS made.
struct SystemStandInTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let size: Double
    let text: String
    let width: Double

    var testDescription: String { "\(text) at \(size.threeDecimals)" }
  }

  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      Row(size: 14, text: "Hello world", width: 72.67),
      Row(size: 16, text: "Hello world", width: 81.33),
      Row(size: 17, text: ".padding", width: 67),
      Row(size: 17, text: "@SnapshotSuite()", width: 138.33),
      Row(size: 17, text: "Some SwiftUI text", width: 136),
      Row(size: 17, text: "configurations reference image: 3", width: 256),
      Row(size: 17, text: "viewBackgroundColor() (yellow)", width: 243),
      Row(size: 53, text: "Hello world", width: 251),
    ])
  func widths(_ row: Row) {
    let block = TextShaper().block(
      row.text, font: inter.at(row.size), width: nil, lineLimit: nil)
    #expect(abs(block.lines[0].width / row.width - 1) < 0.025, "\(block.lines[0].width)")
  }

  @Test(
    .enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"),
    arguments: [
      (
        17.0, 384.0,
        "Lorem ipsum dolor sit amet, consectetur|adipiscing elit, sed do eiusmod tempor incididunt|"
          + "ut labore et dolore magna aliqua."
      ),
      (
        28, 384,
        "Lorem ipsum dolor sit amet,|consectetur adipiscing elit, sed|do eiusmod tempor incididunt|"
          + "ut labore et dolore magna|aliqua."
      ),
      (
        34, 384,
        "Lorem ipsum dolor sit|amet, consectetur|adipiscing elit, sed do|eiusmod tempor|"
          + "incididunt ut labore et|dolore magna aliqua."
      ),
      (
        17, 320,
        ".sizes(SizesSnapshotTrait.Size(width:|320, height: 480),|SizesSnapshotTrait.Size(width: 375,|"
          + "height: 667))"
      ),
      (
        17, 375,
        ".sizes(SizesSnapshotTrait.Size(width: 320,|height: 480), SizesSnapshotTrait.Size(width: 375,|"
          + "height: 667))"
      ),
    ])
  func breaks(size: Double, width: Double, lines: String) {
    let lines = lines.split(separator: "|").map(String.init)
    let block = TextShaper().block(
      lines.joined(separator: " "), font: inter.at(size), width: width, lineLimit: nil)
    #expect(block.lines.map(\.text) == lines)
  }

  @Test(.enabled(if: inter.isThere && display.isThere, "needs Inter of Debian 12"))
  func largeTextsHaveAFamilyOfTheirOwn() {
    #expect(SystemStandIn(for: inter.at(19.9)).family == "Inter")
    #expect(SystemStandIn(for: inter.at(20)).family == "Inter Display")
    func families(_ text: String) -> [String] {
      Sketch.place("(v (text font=Inter value=A \(text)))").screen.fonts.map(\.family)
    }
    #expect(families("size=17") == ["Inter"])
    #expect(families("size=34") == ["Inter Display"])
    // It may become small enough for the other one.
    #expect(families("size=34 least=0.5") == ["Inter Display", "Inter"])
    let other = SystemStandIn(for: Font(family: "Mono", weight: .bold, size: 34, leading: 41))
    #expect(other.family == "Mono" && other.tracking == 0)
  }
}
