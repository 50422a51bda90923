import SkeletonModel
import Testing

@testable import SkeletonImport

/// Symbols of apps' own, as SF Symbols and Figma write their templates.
struct SymbolTemplateTests {
  private static func template(_ guides: String, _ symbols: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <g id="Notes"><path id="artboard" d="M0 0H3300V2200Z"/></g>
    <g id="Guides">\(guides)</g><g id="Symbols">\(symbols)</g></svg>
    """
  }

  private static func drawing(
    _ guides: String, _ symbols: String, _ weight: FontWeight = .regular
  ) throws -> SymbolTemplate.Drawing {
    try SymbolTemplate(svg: template(guides, symbols), file: "mark.svg").drawing(weight)
  }

  @Test("Margins are lines of each drawing, or of one for all; without any there is none")
  func margins() throws {
    let square =
      #"<g id="Regular-M" transform="matrix(1 0 0 1 100 200)"><path d="M10 -60H70V0H10Z"/></g>"#
    let line =
      #"<line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="9"/>"#
      + #"<line id="right-margin-Regular-M" x1="190" x2="190" y1="0" y2="9"/>"#
    let found = try Self.drawing(line, square)
    #expect(found.ink == Frame(x: 110, y: 140, width: 60, height: 60))
    #expect(found.across == 100...190)
    // As Figma writes them.
    let path = #"<path id="left-margin" d="M104 0V9"/><path id="right-margin" d="M180 0V9"/>"#
    #expect(try Self.drawing(path, square).across == 104...180)
    let bold = #"<g id="Bold-M"><path d="M300 0H380V70H300Z"/></g>"#
    #expect(try Self.drawing(path, square + bold, .bold).across == 294...390)
    #expect(try Self.drawing("", square).across == 110...170)
  }

  @Test("A weight that has no drawing is between two that have, a scale as much larger")
  func weightsAndScales() throws {
    let light = #"<g id="Regular-M"><path d="M0 0H40V100H0Z"/></g>"#
    let black = #"<g id="Black-M"><path d="M0 0H102V100H0Z"/></g>"#
    #expect(try abs(Self.drawing("", light + black, .bold).ink.width - 80) < 1e-9)
    #expect(try Self.drawing("", light + black, .thin).ink.width == 40)
    // Of other lines there is nothing between.
    let round = #"<g id="Black-M"><path d="M0 0C9 0 99 0 102 9Z"/></g>"#
    #expect(try Self.drawing("", light + round, .semibold).ink.width == 40)
    #expect(try Self.drawing("", light + round, .heavy).ink.width == 102)
    let small = #"<g id="Regular-S"><path d="M0 0H39.6V79.2H0Z"/></g>"#
    #expect(try abs(Self.drawing("", small).ink.height - 100) < 1e-9)
  }

  @Test(
    "What is no template says why",
    arguments: [
      ("<g id=\"Ultraheavy-M\"><path d=\"M0 0H9V9Z\"/></g>", "has no drawing of the symbol"),
      ("<g id=\"Regular-M\"><text>a</text></g>", "draws the symbol with <text>"),
      ("<g id=\"Regular-M\"><path d=\"M0 0H\"/></g>", ""),
      (
        "<g id=\"Regular-M\" transform=\"round(9)\"><path d=\"M0 0H9V9Z\"/></g>",
        "a transform that is none"
      ),
      (
        "<g id=\"Regular-M\">" + String(repeating: "<g>", count: 99) + "<path d=\"M0 0H9V9Z\"/>"
          + String(repeating: "</g>", count: 99) + "</g>", "groups in groups"
      ),
      ("<g id=\"Regular-M\">", ""),
    ])
  func refusals(_ symbols: String, _ words: String) {
    let error = #expect(throws: (any Error).self) { try Self.drawing("", symbols) }
    #expect(
      words.isEmpty || "\(error.map { "\($0)" } ?? "")".contains(words),
      "\(String(describing: error))")
  }
}
