import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// The colours of placeholders as they are seen, for each appearance and contrast.
struct ColorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let theme: String
    let color: String
    var tokens = ""
    /// Light, dark, light increased, dark increased, on white or black.
    let seen: [String]
  }

  @Test(arguments: [
    Row(
      testDescription: "Buzzbox's edge", theme: "buzzbox", color: "systemGray5 @ 0.3",
      seen: ["F7F7F9", "0D0D0E", "F3F3F4", "101011"]),
    Row(
      testDescription: "Buzzbox's peak", theme: "buzzbox", color: "systemGray4 @ 0.5",
      seen: ["E8E8EA", "1D1D1E", "DEDEE0", "222223"]),
    Row(
      testDescription: "Agora's separator multiplies its own alpha", theme: "agora",
      color: "separator @ 0.3", seen: ["EEEEEF", "0F0F10", "E9E9EA", "111112"]),
    Row(
      testDescription: "Agora's separator", theme: "agora", color: "separator",
      seen: ["C7C7C9", "323235", "B7B7BA", "39393C"]),
    Row(
      testDescription: "Agora's placeholder takes the whole separator where contrast is asked for",
      theme: "agora", color: "placeholder", seen: ["EEEEEF", "0F0F10", "B7B7BA", "39393C"]),
    Row(
      testDescription: "pairs nest once", theme: "ios",
      color: "{light: {normal: '#111', increased: '#222'}, dark: '#333'}",
      seen: ["111111", "333333", "222222", "333333"]),
    Row(
      testDescription: "a token in an appearance, whichever there is", theme: "ios",
      color: "secondaryLabel.dark @ 0.5",
      seen: ["F9F9FC", "464649", "F8F8FC", "525256"]),
    Row(
      testDescription: "a token of that very name is meant first", theme: "ios",
      color: "brand.dark", tokens: "brand: '#111111', brand.dark: '#777777'",
      seen: ["777777", "777777", "777777", "777777"]),
    Row(
      testDescription: "a pair of the other's", theme: "ios",
      color: "{light: systemGray5.dark, dark: systemGray5.light}",
      seen: ["2C2C2E", "E5E5EA", "363638", "D8D8DC"]),
  ])
  func seen(_ row: Row) throws {
    for (index, expected) in row.seen.enumerated() {
      let screen = try Screen.reading(
        """
        skelsnap: 1
        theme: {extends: \(row.theme), colors: {\(row.tokens)}}
        skeleton: {block: {fill: \(row.color)}}
        """
      ) {
        $0.appearance = index % 2 == 0 ? .light : .dark
        $0.contrast = index < 2 ? .normal : .increased
      }
      guard case .block(let block) = screen.root.content, case .color(let color) = block.fill,
        let wanted = Color(hex: expected[...])
      else { throw NotAColor() }
      let ground = index % 2 == 0 ? 1.0 : 0.0
      let over = color.over(Color(red: ground, green: ground, blue: ground))
      for part in [\Color.red, \Color.green, \Color.blue] {
        let distance = over[keyPath: part] - wanted[keyPath: part]
        #expect(abs(distance) * 255 <= 1, "\(expected): \(over)")
      }
    }
  }

  struct NotAColor: Error {}
}
