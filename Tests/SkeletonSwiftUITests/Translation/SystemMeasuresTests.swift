import SkeletonLanguage
import SkeletonModel
import Testing

@testable import SkeletonSwiftUI

/// Numbers of iOS 26 are those of pictures that it made; those of iOS 18 are beside them, so that a
/// row says what differs.
@Suite("What one version of iOS draws otherwise than another")
struct SystemMeasuresTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var recorded: String
    var type = TypeSize.large
    var appearance = Appearance.light
    var top = 59.0
    var width = 390.0
    /// How high what stands in the first row was found to be.
    var found: Double?
    /// What the document says in each version; nothing where it does not have it.
    var ios18: String
    var ios26: String
    var testDescription: String { what }
  }

  private static func written(_ row: Row, _ ios: SystemVersion) throws -> String {
    let json = try Syntax.readRecording(Array(row.recorded.utf8))
    let node = try #require(RecordedNode(json))
    let spot = Spot(SourceText(name: "A.swift", text: ""), line: 1, column: 1)
    var variant = Variant()
    (variant.type, variant.appearance) = (row.type, row.appearance)
    var safeArea = Insets.zero
    (safeArea.top, safeArea.bottom) = (row.top, 34)
    var sizes: [String: Frame] = [:]
    if let height = row.found {
      sizes["cell row 1"] = Frame(x: 0, y: 0, width: 100, height: height)
      sizes["cell page 1"] = Frame(x: 0, y: 0, width: 390, height: 700)
      sizes["cell page 1 content"] = Frame(x: 0, y: 0, width: 390, height: height)
    }
    var translator = Translator(
      variant, width: row.width, height: 852, safeArea: safeArea, ios: ios, sizes: sizes,
      assets: AssetCatalogue(), spot: spot
    ) { Spot(SourceText(name: $0.file, text: ""), line: $0.line, column: 1) }
    return translator.tree(of: node).flow
  }

  private static func text(_ words: String, _ font: String = "body") -> String {
    #"{"k":"text","a":{"text":"\#(words)","font":{"style":"\#(font)"}}}"#
  }
  private static func list(_ rows: String, _ arguments: String = "{}") -> String {
    #"{"k":"list","a":\#(arguments),"c":[\#(rows)]}"#
  }
  private static func plainList(_ rows: String) -> String { list(rows, #"{"style":"plain"}"#) }
  private static let sidebar = list(text("a"), #"{"style":"sidebar"}"#)
  private static func section(_ name: String, footer: String = "") -> String {
    let below = footer.isEmpty ? "" : #","footer":[\#(text(footer, "footnote"))]"#
    let above = name.isEmpty ? "" : #","header":[\#(text(name))]"#
    return #"{"k":"section","c":[\#(text("a"))]\#(above)\#(below)}"#
  }
  private static let emptyHeader =
    #"{"k":"section","c":[\#(text("a"))],"header":[{"k":"text","a":{"text":"","font":{"style":"body"}}}]}"#
  private static func bar(_ members: String, title: String = "T") -> String {
    #"{"k":"navigation","a":{"title":"\#(title)","displayMode":"inline"},"c":[{"k":"empty"}],\#(members)}"#
  }
  private static let rows = list(text("a") + "," + text("b"))
  private static let label =
    #"{"k":"label","c":[{"k":"image","a":{"system":"heart"}},\#(text("a"))]}"#
  private static let wideLabel = label.replacing("heart", with: "icloud.and.arrow.up")
  private static let beside =
    #"{"k":"hstack","c":[{"k":"frame","a":{"width":30},"c":[{"k":"empty"}]},\#(text("a"))]}"#
  private static let besideClipped =
    #"{"k":"padding","a":{"top":4,"leading":2},"c":[\#(beside.replacing(frame, with: clipped))]}"#
  private static let frame = #"{"k":"frame","a":{"width":30},"c":[{"k":"empty"}]}"#
  private static let clipped = #"{"k":"clip","c":[\#(frame)]}"#
  private static func tabs(_ count: Int, _ selected: Int = 0) -> String {
    let items = (0..<count).map { #"{"title":"\#($0)","image":""}"# }.joined(separator: ",")
    return
      #"{"k":"tabs","a":{"selected":\#(selected),"items":[\#(items)]},"c":[{"k":"empty"}]}"#
  }
  private static let scrollingTab =
    #"{"k":"tabs","a":{"items":[{"title":"A","image":""}]},"c":[{"k":"scroll","c":[\#(fill("white"))]}]}"#
  private static func presented(_ members: String) -> String {
    #"{"k":"presented","a":{"style":"sheet"\#(members)},"c":[\#(text("a"))],"d":[\#(text("b"))]}"#
  }
  private static let toggle = #"{"k":"toggle","a":{"on":false}}"#
  private static let segments =
    #"{"k":"picker","a":{"style":"segmented","selected":0},"c":[\#(text("a")),\#(text("b"))]}"#
  private static func button(_ style: String, _ more: String = "") -> String {
    #"{"k":"button","a":{"style":"\#(style)"\#(more)},"c":[\#(text("Go"))]}"#
  }
  private static func fill(_ color: String) -> String {
    painted(#"{"color":{"name":"\#(color)"}}"#)
  }
  private static func painted(_ style: String) -> String {
    #"{"k":"fill","a":{"style":\#(style)}}"#
  }
  private static func past(_ node: String) -> String {
    #"{"k":"ignoresSafeArea","a":{"edges":["top","bottom"],"regions":"all"},"c":[\#(node)]}"#
  }
  private static func gradient(_ from: String, _ to: String) -> String {
    painted(
      #"{"linear":{"start":[0,0],"end":[1,0],"stops":[{"color":\#(from),"location":0},{"color":\#(to),"location":1}]}}"#
    )
  }

  @Test(
    "A version's measures",
    arguments: [
      Row(
        what: "cards 16 from the edges", recorded: rows, ios18: "horizontal: 20, bottom: 35",
        ios26: "horizontal: 16, bottom: 35"),
      Row(
        what: "a tag as it hangs", recorded: #"{"k":"image","a":{"system":"tag"}}"#,
        ios18: "symbol: tag}", ios26: "symbol: tag.ios26}"),
      Row(
        what: "crossed out, too", recorded: #"{"k":"image","a":{"system":"tag.slash.fill"}}"#,
        ios18: "symbol: tag.slash.fill}", ios26: "symbol: tag.ios26.slash.fill}"),
      Row(
        what: "what has no drawing of its own as it was",
        recorded: #"{"k":"image","a":{"system":"chart.bar.xaxis"}}"#,
        ios18: "symbol: chart.bar.xaxis}", ios26: "symbol: chart.bar.xaxis}"),
      Row(what: "round by 26", recorded: rows, ios18: "radius: 10,", ios26: "radius: 26,"),
      Row(
        what: "rows' content at 32, 15 above and below it", recorded: rows,
        ios18: "padding: {horizontal: 20, vertical: 11}",
        ios26: "padding: {horizontal: 16, vertical: 15}"),
      Row(
        what: "rows of 52", recorded: rows, ios18: "minHeight: 44,", ios26: "minHeight: 52,"),
      Row(
        what: "rows of 51 at medium", recorded: rows, type: .medium, ios18: "minHeight: 44,",
        ios26: "minHeight: 51,"),
      Row(
        what: "rows to write in of 52 at medium, too",
        recorded: list(#"{"k":"textField","a":{"prompt":"a"}}"#), type: .medium,
        ios18: "minHeight: 44,", ios26: "minHeight: 52,"),
      Row(
        what: "rows that grow with type", recorded: rows, type: .ax3, ios18: "minHeight: 44,",
        ios26: "minHeight: 78,"),
      Row(
        what: "rows of one line stay as high up to ax1", recorded: list(text("a")), type: .ax1,
        found: 34, ios18: "children: [{zstack: {padding: {horizontal: 20}, minHeight: 44,",
        ios26: "padding: {horizontal: 16, vertical: 15}, minHeight: 64,"),
      Row(
        what: "rows of two lines grow", recorded: list(text("a")), type: .ax1, found: 68,
        ios18: "{zstack: {padding: {horizontal: 20, vertical: 11}, minHeight: 44,",
        ios26: "padding: {horizontal: 16, vertical: 15}, minHeight: 64,"),
      Row(
        what: "from ax2 on rows of one line grow, too", recorded: list(text("a")), type: .ax2,
        found: 40, ios18: "padding: {horizontal: 20, vertical: 11}, minHeight: 44,",
        ios26: "padding: {horizontal: 16, vertical: 15}, minHeight: 70,"),
      Row(
        what: "lines of a point in the row above to the content's end, or to the card's",
        recorded: rows, ios18: "separator: {color: separator, thickness: 1, leading: 20}",
        ios26: "{block: {height: 1, fill: \"#3c3c43 @ 0.12\", margin: {horizontal: 16}}}"),
      Row(
        what: "lines in the dark", recorded: rows, appearance: .dark, ios18: "color: separator",
        ios26: "\"#ebebf5 @ 0.135\""),
      Row(
        what: "a line begins at the words of the row above it",
        recorded: list(label + "," + text("b") + "," + text("c")),
        ios18: "margin: {leading: 62.67}",
        ios26: "margin: {leading: 56, trailing: 16}"),
      Row(
        what: "a line begins at the first words beside a picture of a known width",
        recorded: list(beside + "," + text("b") + "," + text("c")),
        ios18: "margin: {leading: 58}",
        ios26: "margin: {leading: 54, trailing: 16}"),
      Row(
        what: "also where that is clipped, and with room round the row",
        recorded: list(besideClipped + "," + text("b") + "," + text("c")),
        ios18: "margin: {leading: 60}",
        ios26: "margin: {leading: 56, trailing: 16}"),
      Row(
        what: "a wide symbol of a label stands in the same column",
        recorded: list(wideLabel + "," + text("b") + "," + text("c")),
        ios18: "margin: {leading: 62.67}",
        ios26: "margin: {leading: 56, trailing: 16}"),
      Row(
        what: "a line in a card of iOS 26 ends where its rows do", recorded: rows, width: 428,
        ios18: "leading: 20}", ios26: "margin: {horizontal: 20}"),
      Row(
        what: "smaller type makes that column narrower since iOS 26",
        recorded: list(label + "," + text("b") + "," + text("c")), type: .medium,
        ios18: "margin: {leading: 62.67}", ios26: "margin: {leading: 54.91, trailing: 16}"),
      Row(
        what: "a symbol below a card is as wide as it is",
        recorded: list(
          #"{"k":"section","c":[\#(text("a"))],"footer":[\#(label)]}"#),
        ios18: "{hstack: {spacing: 16, padding: {horizontal: 20, top: 8}, maxWidth: fill, "
          + "frameAlignment: leading, children: [{icon:",
        ios26: "{hstack: {spacing: 16, padding: {horizontal: 16, top: 8}, maxWidth: fill, "
          + "frameAlignment: leading, children: [{icon:"),
      Row(
        what: "that column grows with the size of type, whatever the symbol",
        recorded: list(wideLabel + "," + text("b") + "," + text("c")), type: .xxLarge,
        ios18: "margin: {leading: 67.52}",
        ios26: "margin: {leading: 60.36, trailing: 16}"),
      Row(
        what: "words beside a toggle come closer to the row's edges",
        recorded: list(#"{"k":"toggle","a":{"on":true},"c":[\#(text("a"))]}"#),
        ios18: "vertical: 4}, minHeight: 44", ios26: "vertical: 15}, minHeight: 52"),
      Row(
        what: "a header below a small title",
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline"},"c":[\#(list(section("H")))]}"#,
        ios18: "top: 16.67, bottom: 6.33}", ios26: "padding: {horizontal: 16, vertical: 10}"),
      Row(
        what: "a first header 10 below the edge, and 10 above its card",
        recorded: list(section("H")),
        ios18: "padding: {horizontal: 20, top: 16.67, bottom: 6.33}",
        ios26: "padding: {horizontal: 16, vertical: 10}"),
      Row(
        what: "57 from card to card with a header",
        recorded: list(section("") + "," + section("H")),
        ios18: "padding: {horizontal: 20, top: 34.33, bottom: 6.33}",
        ios26: "padding: {horizontal: 16, top: 27.33, bottom: 10}"),
      Row(
        what: "footers 8 below their card, the next card below them",
        recorded: list(section("", footer: "F") + "," + section("")),
        ios18: "margin: {top: 24}", ios26: "margin: {top: 23.67}"),
      Row(
        what: "cards 20 from the edges of wide screens", recorded: rows, width: 428,
        ios18: "horizontal: 20, bottom: 35", ios26: "horizontal: 20, bottom: 35"),
      Row(
        what: "cards 20 from the edges before, however narrow phones are", recorded: rows,
        width: 375,
        ios18: "horizontal: 20, bottom: 35", ios26: "horizontal: 16, bottom: 35"),
      Row(
        what: "a first header right below a large title",
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(list(section("H")))]}"#,
        ios18: "padding: {horizontal: 20, top: 16.67, bottom: 6.33}",
        ios26: "padding: {horizontal: 16, vertical: 10}"),
      Row(
        what: "a toggle without words in a row is as high as it looks", recorded: list(toggle),
        ios18: "{hstack: {padding: {horizontal: 20, vertical: 11}, minHeight: 44, maxWidth: fill, "
          + "frameAlignment: leading, children: [{zstack: {width: 49, frameAlignment: leading, "
          + "children: [{zstack: {width: 51,",
        ios26: "{hstack: {padding: {horizontal: 16, vertical: 15}, minHeight: 52, maxWidth: fill, "
          + "frameAlignment: leading, children: [{zstack: {width: 61, frameAlignment: leading, "
          + "children: [{zstack: {width: 63,"),
      Row(
        what: "a card right below a large title",
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(rows)]}"#,
        ios18: "margin: {top: 8}", ios26: "margin: {top: 0}"),
      Row(
        what: "a plain list right below a title begins with a line",
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(plainList(text("a")))]}"#,
        ios18: "{zstack: {alignment: top, children: [",
        ios26: "{zstack: {alignment: top, children: ["),
      Row(
        what: "what lies behind a bar, with a line at its foot, where the app has it shown",
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline","showsGround":true,"ground":{"color":{"name":"systemRed"}}},"c":[\#(fill("white"))]}"#,
        ios18: "{block: {height: 1, fill: \"#000000 @ 0.3\"}}",
        ios26: "background: \"#ff383c\""),
      Row(
        what: "a small title has the colour that the app gives it",
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline","titleColor":{"color":{"name":"systemRed"}}},"c":[\#(fill("white"))]}"#,
        ios18: "color: systemRed", ios26: "color: \"#ff383c\""),
      Row(
        what: "a large title has the colour that the app gives it",
        recorded:
          #"{"k":"navigation","a":{"title":"T","titleColor":{"color":{"name":"systemGreen"}},"largeTitleColor":{"color":{"name":"systemRed"}}},"c":[\#(fill("white"))]}"#,
        ios18: "color: systemRed", ios26: "color: \"#ff383c\""),
      Row(
        what: "the material of a bar as a plain colour",
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline","showsGround":true},"c":[\#(fill("white"))]}"#,
        ios18: "background: \"#f9f9f9 @ 0.94\"", ios26: "background: systemBackground"),
      Row(
        what: "symbols in a column, and words at 40 of the row, or at 43", recorded: list(label),
        ios18: "{zstack: {width: 26.67,", ios26: "{zstack: {width: 24,"),
      Row(
        what: "a header without a letter keeps its room", recorded: list(emptyHeader), type: .ax5,
        ios18: "{block: {height: 14, fill: clear}}", ios26: "value: \" \""),
      Row(
        what: "an inline bar of 54, whose items stand at its top",
        recorded: bar(#""leading":[]"#),
        ios18: "padding: {horizontal: 16}, maxWidth: fill, height: 44",
        ios26: "padding: {horizontal: 16, bottom: 10}, maxWidth: fill, height: 54"),
      Row(
        what: "a bar without a safe area above it is 10 lower", recorded: bar(#""leading":[]"#),
        top: 0, ios18: "height: 44",
        ios26: "padding: {horizontal: 16, vertical: 10}, maxWidth: fill, height: 64"),
      Row(
        what: "a sheet 10 below the safe area", recorded: presented(""),
        ios18: "width: 390, height: 783, frameAlignment: top, background: systemBackground, "
          + "radius: {topLeading: 10, topTrailing: 10}",
        ios26: "radius: {topLeading: 38, topTrailing: 38}"),
      Row(
        what: "a low sheet floats", recorded: presented(#","detents":[{"share":1},{"share":0.5}]"#),
        ios18: "width: 390, height: 391.5", ios26: "width: 374, height: 383.5"),
      Row(
        what: "buttons of a bar on glass of 44",
        recorded: bar(#""trailing":[\#(button("automatic"))]"#), ios18: "",
        ios26: "padding: {horizontal: 12}, minWidth: 44, height: 44, "
          + "background: \"#ffffff @ 0.87\", radius: capsule"),
      Row(
        what: "glass in the dark", recorded: bar(#""trailing":[\#(button("automatic"))]"#),
        appearance: .dark, ios18: "", ios26: "background: \"#222222 @ 0.745\""),
      Row(
        what: "a button that stands out has the tint",
        recorded: bar(#""trailing":[\#(button("glassProminent"))]"#), ios18: "",
        ios26: "height: 44, background: \"#0088ff\""),
      Row(
        what: "what reaches past the safe area below its bar",
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline"},"c":[{"k":"ignoresSafeArea","a":{"edges":["top"]},"c":[\#(fill("white"))]}]}"#,
        ios18:
          "ownSafeArea: true, children: [{zstack: {maxWidth: fill, maxHeight: fill, "
          + "children: [{block: {fill: white, ignoresSafeArea: top}}]",
        ios26: "zIndex: 1, children: [{text:"),
      Row(
        what: "a ground that is seen through, painted once behind the screen and its bar",
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline"},"c":[{"k":"zstack","c":[\#(past(painted(#"{"color":{"rgb":[0,0,0],"alpha":0.5}}"#))),\#(text("a"))]}]}"#,
        ios18: "children: [{block: {fill: clear}}, {text:",
        ios26: "{vstack: {spacing: 0, background: \"#000000 @ 0.5\", children: ["),
      Row(
        what: "a large title's line 16 above the bar's end",
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(fill("white"))]}"#,
        ios18: "padding: {horizontal: 16, bottom: 7.8}, maxWidth: fill, "
          + "frameAlignment: bottomLeading, height: 52",
        ios26: "padding: {horizontal: 16, bottom: 7.8}, maxWidth: fill, "
          + "frameAlignment: bottomLeading, height: 52"),
      Row(
        what: "a bar that grows with its large title",
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(fill("white"))]}"#, type: .ax5,
        ios18: "padding: {horizontal: 16, bottom: 1.53}, maxWidth: fill, "
          + "frameAlignment: bottomLeading, height: 73.12", ios26: "height: 73.12"),
      Row(
        what: "a small title that grows by two sizes, on the same line",
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline"},"c":[\#(fill("white"))]}"#,
        type: .ax5,
        ios18: "size: 21, weight: semibold, dynamicTypeSize: large}, color: label, lineLimit: 1, "
          + "padding: {bottom: 2.84}", ios26: "size: 21"),
      Row(
        what: "a search field that grows with lines of body up to iOS 18, and a sign to clear it",
        recorded:
          #"{"k":"navigation","a":{"title":"T","search":{"text":"a","prompt":"b"}},"c":[\#(fill("white"))]}"#,
        type: .ax5,
        ios18: "frameAlignment: leading, height: 101.45", ios26: "symbol: xmark.circle.fill"),
      Row(
        what: "a line that is a point high where text is largest", recorded: #"{"k":"divider"}"#,
        type: .ax1, ios18: "{divider: {thickness: 1}}", ios26: "{divider: {thickness: 1}}"),
      Row(
        what: "a field that is higher than its letters where their lines are close",
        recorded: #"{"k":"textField","a":{"prompt":"a"}}"#, type: .ax5,
        ios18: "vertical: 0.5, trailing", ios26: "vertical: 0.5, trailing"),
      Row(
        what: "a large title 20 from the edge of wide screens, or 16",
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(fill("white"))]}"#, width: 414,
        ios18: "padding: {horizontal: 20, bottom: 7.8}",
        ios26: "padding: {horizontal: 16, bottom: 7.8}"),
      Row(
        what: "what is at the sides of a bar 20 from the edge of wide screens, or 16",
        recorded: bar(#""leading":[\#(text("b"))]"#), width: 430,
        ios18: "padding: {horizontal: 20}, maxWidth: fill, height: 44",
        ios26: "padding: {horizontal: 16"),
      Row(
        what: "segments a point apart, whose frame ends a point before they do",
        recorded: segments,
        ios18:
          "hstack: {spacing: 1, background: tertiarySystemFill, radius: 9, clip: true, margin: "
          + "{bottom: -1}",
        ios26: "hstack: {spacing: 0, background: tertiarySystemFill, radius: 9"),
      Row(
        what: "the chosen one on a ground with a shadow", recorded: segments,
        ios18:
          "background: white, radius: 7, shadow: {color: \"#000000 @ 0.12\", radius: 5.4, y: 3}, "
          + "margin: 2", ios26: "background: white, radius: 7, shadow: "),
      Row(
        what: "and without one in the dark", recorded: segments, appearance: .dark,
        ios18: "background: systemGray2, radius: 7, margin: 2",
        ios26: "background: systemGray2, radius: 7, margin: 2"),
      Row(
        what: "a search field below the title, or at the foot of the screen",
        recorded:
          #"{"k":"navigation","a":{"title":"T","search":{"text":"","prompt":"Find"}},"c":[\#(fill("white"))]}"#,
        ios18: "height: 36, background: tertiarySystemFill, radius: 10",
        ios26: "padding: {horizontal: 28}, height: 42, frameAlignment: top"),
      Row(
        what: "tabs on a capsule of 62 that floats 21 above the edge", recorded: tabs(3),
        ios18: "maxWidth: fill, height: 49",
        ios26: "padding: {horizontal: 8}, height: 62, background: \"#ffffff @ 0.87\", "
          + "radius: capsule"),
      Row(
        what: "tabs that are 86 wide", recorded: tabs(3), ios18: "maxWidth: fill",
        ios26: "width: 86, height: 62"),
      Row(
        what: "narrower ones where there are many", recorded: tabs(5), ios18: "maxWidth: fill",
        ios26: "width: 66.4, height: 62"),
      Row(
        what: "a tab that is not chosen", recorded: tabs(2), ios18: "color: systemGray",
        ios26: "color: \"#191919\""),
      Row(
        what: "no more than five tabs", recorded: tabs(7), ios18: "value: \"More\"",
        ios26: "value: \"More\""),
      Row(
        what: "toggles of 63 by 28", recorded: toggle, ios18: "width: 51, height: 31",
        ios26: "width: 63, height: 28"),
      Row(
        what: "knobs of 37 by 24", recorded: toggle, ios18: "circle: {size: 27",
        ios26: "block: {width: 37, height: 24, fill: white, radius: capsule"),
      Row(
        what: "a toggle that is off", recorded: toggle, ios18: "background: \"#787880 @ 0.16\"",
        ios26: "background: tertiaryLabel"),
      Row(
        what: "bordered buttons are capsules", recorded: button("borderedProminent"),
        ios18: "background: accent, radius: 8",
        ios26: "background: \"#0088ff\", radius: capsule"),
      Row(
        what: "and large ones", recorded: button("bordered", #","controlSize":"large""#),
        ios18: "radius: 12", ios26: "radius: capsule"),
      Row(what: "blue", recorded: fill("systemBlue"), ios18: "systemBlue", ios26: "\"#0088ff\""),
      Row(what: "red", recorded: fill("systemRed"), ios18: "systemRed", ios26: "\"#ff383c\""),
      Row(
        what: "what parts rows", recorded: fill("separator"), ios18: "fill: separator",
        ios26: "fill: \"#3c3c43 @ 0.12\""),
      Row(
        what: "in the dark", recorded: fill("separator"), appearance: .dark,
        ios18: "fill: separator", ios26: "fill: \"#ebebf5 @ 0.135\""),
      Row(what: "a divider", recorded: #"{"k":"divider"}"#, ios18: "divider", ios26: "divider"),
      Row(what: "teal", recorded: fill("systemTeal"), ios18: "systemTeal", ios26: "\"#00c3d0\""),
      Row(what: "mint", recorded: fill("systemMint"), ios18: "\"#00c7be\"", ios26: "\"#00c8b3\""),
      Row(
        what: "blue in the dark", recorded: fill("systemBlue"), appearance: .dark,
        ios18: "systemBlue", ios26: "\"#0091ff\""),
      Row(what: "the accent", recorded: fill("accent"), ios18: "accent", ios26: "\"#0088ff\""),
      Row(
        what: "half-way between two colours is what the eye takes for their middle",
        recorded: gradient(#"{"name":"systemBlue"}"#, #"{"name":"systemPurple"}"#),
        ios18: "{stops: [{color: systemBlue, location: 0}, {color: systemPurple, location: 1}]",
        ios26: "{color: \"#0088ff\", location: 0}, {color: \"#906aef\", location: 0.5}, "
          + "{color: \"#cb30e0\", location: 1}"),
      Row(
        what: "a colour that fades has no other between",
        recorded: gradient(#"{"rgb":[0,0,0],"alpha":0.5}"#, #"{"rgb":[0,0,0]}"#),
        ios18:
          "{stops: [{color: \"#000000 @ 0.5\", location: 0}, {color: \"#000000\", location: 1}]",
        ios26:
          "{stops: [{color: \"#000000 @ 0.5\", location: 0}, {color: \"#000000\", location: 1}]"),
      Row(
        what: "nor has one of which nothing is seen",
        recorded: gradient(#"{"rgb":[0,0,0],"alpha":0}"#, #"{"name":"systemBlue"}"#),
        ios18: "{color: systemBlue, location: 1}",
        ios26: "{stops: [{color: \"#000000 @ 0\", location: 0}, {color: \"#0088ff\", location: 1}]"),
      Row(
        what: "a colour that is no number of any is one at the end of its range",
        recorded: gradient(#"{"rgb":["inf",0,1e300]}"#, #"{"rgb":[0,0,0]}"#),
        ios18: "{color: \"#ff00ff\", location: 0}, {color: \"#000000\", location: 1}",
        ios26: "{color: \"#ff00ff\", location: 0}, {color: \"#630063\", location: 0.5}"),
      Row(
        what: "a colour's own gradient begins lighter, where its components are known",
        recorded: painted(#"{"color":{"name":"systemBlue","lighter":true}}"#),
        ios18: "fill: systemBlue", ios26: "fill: \"#32aaff\""),
      Row(
        what: "what turns while something loads grows with the size of type",
        recorded: #"{"k":"progress"}"#, type: .xxLarge, ios18: "{spinner: {size: 23.64}}",
        ios26: "{spinner: {size: 23.64}}"),
      Row(
        what: "a symbol grows as the letters of its style do",
        recorded: #"{"k":"image","a":{"system":"bell","font":{"style":"title2"}}}"#, type: .medium,
        ios18: "size: 26.57,", ios26: "size: 26.57,"),
      Row(
        what: "a symbol in a font of an app's own has whole points",
        recorded:
          #"{"k":"image","a":{"system":"bell","font":{"custom":"","size":50,"relativeTo":"title"}}}"#,
        type: .medium, ios18: "size: 58.11,", ios26: "size: 58.11,"),
      Row(
        what: "what is said to be between lines is in place of what the style has there",
        recorded: #"{"k":"text","a":{"text":"a","lineSpacing":3,"font":{"style":"caption"}}}"#,
        ios18: "lineSpacing: 1.32,", ios26: "lineSpacing: 1.32,"),
      Row(
        what: "rows without cards are further apart, with lines between them",
        recorded: plainList(text("a")),
        ios18: "vertical: 11}, minHeight: 44", ios26: "vertical: 15}, minHeight: 52"),
      Row(
        what: "and as close as ever without",
        recorded: plainList(
          #"{"k":"listRow","a":{"separator":"hidden"},"c":[\#(text("a"))]}"#),
        ios18: "vertical: 11}, minHeight: 44", ios26: "vertical: 11}, minHeight: 44"),
      Row(
        what: "a line is between rows of which one hides another",
        recorded: list(
          #"{"k":"listRow","a":{"separator":"hidden","edge":"top"},"c":[\#(text("a"))]},"#
            + #"{"k":"listRow","a":{"separator":"hidden","edge":"bottom"},"c":[\#(text("b"))]}"#),
        ios18: "separator: {color: separator", ios26: "{block: {height: 1"),
      Row(
        what: "lines of rows without cards end where those do",
        recorded: plainList(text("a")), ios18: "margin: {leading: 20}",
        ios26: "margin: {horizontal: 16}"),
      Row(
        what: "a plain list begins with a line wherever it stands",
        recorded: plainList(text("a")),
        ios18: "frameAlignment: leading, children: [{zstack: {alignment: bottom, children: [",
        ios26: "children: [{zstack: {alignment: top, children: [{zstack: {alignment: bottom,"),
      Row(
        what: "rows that are apart have cards of their own",
        recorded: list(text("a") + "," + text("b"), #"{"rowSpacing":8}"#),
        ios18: "margin: {top: 35}, children: [{text: {value: \"a\", font: body, color: label, "
          + "padding: {horizontal: 20, vertical: 11}, minHeight: 44, maxWidth: fill, frameAlignment: leading, "
          + "background: secondarySystemGroupedBackground, radius: 10, clip: true}}, {text: {value: \"b\"",
        ios26: "secondarySystemGroupedBackground, radius: 26, clip: true}}]}}"),
      Row(
        what: "a line to write on in a box is closer to the edges of its row",
        recorded: list(
          #"{"k":"vstack","c":[{"k":"textField","a":{"style":"roundedBorder","prompt":"a"}}]}"#),
        ios18: "vertical: 4}, minHeight: 44", ios26: "vertical: 15}, minHeight: 52"),
      Row(
        what: "what is said to be between sections is in place of the usual",
        recorded: list(section("") + "," + section(""), #"{"sectionSpacing":8}"#),
        ios18: "margin: {top: 8}", ios26: "margin: {top: 8}"),
      Row(
        what: "behind a prominent button that cannot be pressed",
        recorded:
          #"{"k":"button","a":{"style":"borderedProminent","enabled":false},"c":[\#(text("a"))]}"#,
        ios18: "background: secondarySystemFill", ios26: "background: tertiarySystemFill"),
      Row(
        what: "the cards of a sidebar begin right below its title",
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(sidebar)]}"#,
        ios18: "margin: {top: 0}", ios26: "margin: {top: 0}"),
      Row(
        what: "tabs have a ground where what scrolls goes on below them", recorded: scrollingTab,
        found: 701,
        ios18: "{vstack: {spacing: 0, background: systemBackground, children: "
          + "[{divider: {}}, {hstack: {spacing: 0, maxWidth: fill, height: 49", ios26: ""),
      Row(
        what: "and none where it ends above them", recorded: scrollingTab, found: 700,
        ios18: "fill: white}}]}}}}, {hstack: {spacing: 0, maxWidth: fill, height: 49",
        ios26: ""),
      Row(
        what: "a field in letters of body is as high as their lines are apart",
        recorded: #"{"k":"textField","a":{"prompt":"a"}}"#, type: .xxLarge,
        ios18: "vertical: 0, trailing: 2}", ios26: "vertical: 0, trailing: 2}"),
      Row(
        what: "what is chosen from a menu is of one colour, a symbol beside its words",
        recorded: list(#"{"k":"picker","a":{"selected":0},"c":[\#(label)]}"#),
        ios18: "color: secondaryLabel, relativeTo: body}}]}}, "
          + "{text: {value: \"a\", font: body, color: secondaryLabel}}]}}",
        ios26: "{hstack: {spacing: 1, children: [{zstack: {height: 13,"),
      Row(
        what: "a slider", recorded: #"{"k":"slider","a":{"value":0.5}}"#,
        ios18: "{hstack: {spacing: 0, height: 31, children: [{block: {height: 4, fill: accent}}",
        ios26: "radius: capsule, clip: true, children: [{block: {height: 6, fill: \"#0088ff\"}}"),
      Row(
        what: "a slider's steps", recorded: #"{"k":"slider","a":{"value":0.5,"steps":2}}"#,
        ios18: "{hstack: {spacing: 0, height: 31, children: [{block",
        ios26: "padding: {horizontal: 17}, offset: {y: 8.33}, children: [{circle: {size: 3, fill: "
          + "tertiaryLabel}}, {spacer: {}}, {circle: {size: 3, fill: tertiaryLabel}}, {spacer: {}}, "
          + "{circle: {size: 3, fill: tertiaryLabel}}]}}"),
      Row(
        what: "progress in the accent", recorded: #"{"k":"progress","a":{"style":"linear"}}"#,
        ios18: "{progress: {}}", ios26: "{progress: {tint: \"#0088ff\"}}"),
    ])
  func measures(_ row: Row) throws {
    for (version, expected) in [(SystemVersion.ios18, row.ios18), (.ios26, row.ios26)] {
      let found = try Self.written(row, version)
      #expect(expected.isEmpty || found.contains(expected), "iOS \(version.rawValue): \(found)")
    }
  }

  @Test("A theme's own accent is that of its views, whatever the version")
  func ownAccent() throws {
    let node = try #require(
      RecordedNode(Syntax.readRecording(Array(Self.fill("accent").utf8))))
    let spot = Spot(SourceText(name: "A.swift", text: ""), line: 1, column: 1)
    var translator = Translator(
      Variant(), ios: .ios26, hasOwnAccent: true, assets: AssetCatalogue(), spot: spot
    ) { _ in spot }
    #expect(translator.tree(of: node).flow == "{block: {fill: accent}}")
  }
}
