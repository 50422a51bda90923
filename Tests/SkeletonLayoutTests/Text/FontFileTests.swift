import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

struct FontFileTests {
  private func face(_ path: String, _ weights: ClosedRange<Double>) -> FontFile {
    FontFile(path: path, index: 0, family: "Face", weights: weights)
  }

  @Test("a static face of a weight is preferred to a variable one")
  func staticFacesComeFirst() {
    let faces = [face("variable", 100...900), face("bold", 700...700)]
    #expect(FontFile.face(of: .bold, among: faces)?.path == "bold")
    #expect(FontFile.face(of: .medium, among: faces)?.path == "variable")
    #expect(FontFile.weights(of: faces) == FontWeight.allCases)
  }

  @Test("a near weight does not match")
  func aNearWeightIsNotEnough() {
    let faces = [face("regular", 400...400), face("bold", 700...700)]
    #expect(FontFile.face(of: .semibold, among: faces) == nil)
    #expect(FontFile.weights(of: faces) == [.regular, .bold])
    #expect(FontFile.face(of: .heavy, among: [face("variable", 300...700)]) == nil)
  }

  @Test(arguments: [
    (380, FontWeight.regular), (250, .light), (1, .ultraLight), (275, .light), (950, .black),
  ])
  func oddNumbersCountAsTheNearestName(number: Double, weight: FontWeight) {
    #expect(FontWeight(nearest: number) == weight)
    #expect(face("odd", number...number).number(for: weight) == number)
  }
}

struct TextVersionsTests {
  @Test func areNumbers() {
    let versions = TextVersions.linked
    for version in [versions.pango, versions.harfbuzz, versions.fontconfig, versions.freetype] {
      let parts = version.split(separator: ".")
      #expect(parts.count == 3 && parts.allSatisfy { Int($0) != nil }, "\(version)")
    }
  }
}
