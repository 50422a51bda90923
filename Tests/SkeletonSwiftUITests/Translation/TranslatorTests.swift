import SkeletonLanguage
import SkeletonModel
import Testing

@testable import SkeletonSwiftUI

@Suite("What is recorded, as a document has it")
struct TranslatorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var recorded: String
    var written: String
    var note: String?
    var testDescription: String { recorded }
  }

  private static func written(
    _ recorded: String, _ variant: Variant = Variant()
  ) throws -> (text: String, notes: [String]) {
    let json = try Syntax.readRecording(Array(recorded.utf8))
    let node = try #require(RecordedNode(json))
    let source = SourceText(name: "A.swift", text: "")
    var translator = Translator(
      variant, assets: AssetCatalogue(), spot: Spot(source, line: 1, column: 1)
    ) { Spot(SourceText(name: $0.file, text: ""), line: $0.line, column: 1) }
    let tree = translator.tree(of: node)
    return (tree.flow, translator.notes.map(\.message))
  }

  private static let gray = #"{"color":{"name":"systemGray5"}}"#
  private static func fill(_ color: String = gray) -> String {
    #"{"k":"fill","a":{"style":\#(color)}}"#
  }
  private static func ignoring(_ regions: String = "all") -> String {
    #"ignoresSafeArea{"edges":["top","bottom"],"regions":"\#(regions)"}"#
  }
  private static func shape(_ members: String) -> String {
    #"{"k":"shape","a":{\#(members),"fill":\#(gray)}}"#
  }

  @Test(
    "One node",
    arguments: [
      Row(recorded: #"{"k":"divider"}"#, written: "{divider: {}}"),
      Row(
        recorded: #"{"k":"fill","a":{"style":{"material":"ultraThin"}}}"#,
        written: "{block: {fill: secondarySystemBackground @ 0.45, backdropBlur: 22.5}}",
        note:
          "a material makes what is behind it more colourful on iOS; it is blurred below a colour"),
      Row(
        recorded:
          #"{"k":"background","c":[{"k":"divider"}],"d":[{"k":"shape","a":{"shape":"capsule","fill":{"material":"thick"}}}]}"#,
        written:
          "{divider: {background: secondarySystemBackground @ 0.85, backdropBlur: 29.5, radius: capsule}}",
        note:
          "a material makes what is behind it more colourful on iOS; it is blurred below a colour"),
      // But where something is written, it is a line.
      Row(
        recorded: #"{"k":"textField","c":[{"k":"text","a":{"text":"","font":{"style":"body"}}}]}"#,
        written:
          "{text: {value: \" \", font: body, color: label, lineLimit: 1, padding: {horizontal: 0, "
          + "vertical: 0.5, trailing: 2}, maxWidth: fill, frameAlignment: leading}}"),
      // What says nothing is as high in every font.
      Row(
        recorded: #"{"k":"text","a":{"text":"","font":{"style":"title2"}}}"#,
        written: "{vstack: {fixedSize: vertical, children: [{spacer: {minLength: 14}}]}}"),
      // A size of type of the view's own; what is in points has none.
      Row(
        recorded:
          #"{"k":"text","a":{"text":"a","font":{"style":"body","typeSize":"accessibility3"}}}"#,
        written:
          "{text: {value: \"a\", font: {relativeTo: body, dynamicTypeSize: ax3}, color: label}}"),
      Row(
        recorded: #"{"k":"text","a":{"text":"a","font":{"size":17,"typeSize":"small"}}}"#,
        written:
          "{text: {value: \"a\", font: {size: 17, solid: true, dynamicTypeSize: large}, color: label}}"
      ),
      // What scrolls passes below its margins; those of several modifiers add up.
      Row(
        recorded:
          #"{"k":"safeAreaPadding","a":{"top":4},"c":[{"k":"safeAreaPadding","a":{"leading":16,"trailing":16},"c":[{"k":"scroll","a":{"axes":["horizontal"]},"c":[{"k":"divider"}]}]}]}"#,
        written: "{scroll: {axis: horizontal, contentMargins: {horizontal: 16, top: 4}, "
          + "view: {divider: {}}}}"),
      Row(
        recorded: #"{"k":"textField","c":[{"k":"text","a":{"text":"Name"}}]}"#,
        // A line of 21, and 22 in all, as on iOS.
        written: "{text: {value: \"Name\", font: body, color: label, lineLimit: 1, "
          + "padding: {horizontal: 0, vertical: 0.5, trailing: 2}, maxWidth: fill, frameAlignment: leading}}"
      ),
      Row(
        recorded:
          #"{"k":"textField","a":{"axis":"vertical"},"c":[{"k":"text","a":{"text":"Name"}}]}"#,
        written: "{text: {value: \"Name\", font: body, color: label, "
          + "padding: {horizontal: 0, vertical: 0}, maxWidth: fill, frameAlignment: leading}}"),
      Row(
        recorded:
          #"{"k":"textField","a":{"secure":true,"hidden":true},"c":[{"k":"text","a":{"text":"••","font":{"size":16}}}]}"#,
        written: "{zstack: {padding: {horizontal: 0, vertical: 0}, maxWidth: fill, "
          + "frameAlignment: leading, children: [{zstack: {minWidth: 0, maxWidth: fill, "
          + "frameAlignment: leading, minHeight: 20, maxHeight: 20, clip: true, "
          + "children: [{hstack: {spacing: 2.76, padding: {horizontal: 1.38}, children: [{circle: {size: 7, fill: label}}, "
          + "{circle: {size: 7, fill: label}}]}}]}}]}}"),
      // 34 in all, as on iOS.
      Row(
        recorded:
          #"{"k":"textField","a":{"style":"roundedBorder"},"c":[{"k":"text","a":{"text":"Name"}}]}"#,
        written: "{text: {value: \"Name\", font: body, color: label, lineLimit: 1, "
          + "padding: {horizontal: 7, vertical: 5.5, trailing: 9}, maxWidth: fill, frameAlignment: leading, "
          + "minHeight: 34, background: systemBackground, radius: 6, border: {color: separator, width: 1}}}"
      ),
      // Room for three lines, of which there is one.
      Row(
        recorded: #"{"k":"text","a":{"text":"a","lineLimit":6,"leastLines":3}}"#,
        written: "{zstack: {alignment: topLeading, children: [{text: {value: \" \", color: clear, "
          + "lineLimit: 3, reservesSpace: true, accessibilityHidden: true, font: body}}, {text: {value: \"a\", font: body, "
          + "color: label, lineLimit: 6}}]}}"),
      // An editor is as high as it may be; what is in a field stands where its words do.
      Row(
        recorded:
          #"{"k":"textEditor","c":[{"k":"text","a":{"text":"a","lineLimit":6,"leastLines":3}}]}"#,
        written: "{text: {value: \"a\", font: body, color: label, lineLimit: 6, "
          + "padding: {horizontal: 5, vertical: 8}, maxWidth: fill, frameAlignment: topLeading, "
          + "maxHeight: fill, background: systemBackground}}"),
      Row(
        recorded:
          #"{"k":"textEditor","a":{"background":false},"c":[{"k":"text","a":{"text":"a"}}]}"#,
        written: "{text: {value: \"a\", font: body, color: label, "
          + "padding: {horizontal: 5, vertical: 8}, maxWidth: fill, frameAlignment: topLeading, "
          + "maxHeight: fill}}"),
      // Colours of an appearance of a part's own, and of one in it.
      Row(
        recorded:
          #"{"k":"scheme","a":{"scheme":"dark"},"c":[{"k":"background","c":[{"k":"scheme","a":{"scheme":"light"},"c":[{"k":"text","a":{"text":"a"}}]}],"d":[{"k":"fill","a":{"style":{"color":{"name":"systemBackground"},"opacity":0.5}}}]}]}"#,
        written: "{text: {value: \"a\", font: body, color: label.light, "
          + "background: systemBackground.dark @ 0.5}}"),
      // A symbol of a colour's name, and what has a colour of its own.
      Row(
        recorded:
          #"{"k":"scheme","a":{"scheme":"dark"},"c":[{"k":"image","a":{"system":"link","font":{"size":17}}}]}"#,
        written: "{icon: {name: {symbol: link}, size: 20.47, color: label.dark}}"),
      // A screen that asks for one stands on it.
      Row(
        recorded:
          #"{"k":"scheme","a":{"scheme":"dark","screen":true},"c":[{"k":"divider"}]}"#,
        written: "{zstack: {children: [{block: {fill: clear, background: systemBackground.dark, "
          + "ignoresSafeArea: all}}, {divider: {maxWidth: fill, maxHeight: fill, layoutPriority: 1, "
          + "color: separator.dark}}]}}"),
      Row(
        recorded:
          #"{"k":"textField","a":{"axis":"vertical","style":"roundedBorder"},"c":[{"k":"text","a":{"text":"a","alignment":"trailing","leastLines":3}}]}"#,
        written: "{zstack: {alignment: topLeading, padding: {horizontal: 7, vertical: 4}, "
          + "maxWidth: fill, frameAlignment: trailing, minHeight: 34, background: systemBackground, "
          + "radius: 6, border: {color: separator, width: 1}, children: [{text: {value: \" \", "
          + "color: clear, lineLimit: 3, reservesSpace: true, accessibilityHidden: true, font: body}}, "
          + "{text: {value: \"a\", font: body, color: label, alignment: trailing}}]}}"),
      // A spacer grows along its stack, in a frame as well.
      Row(
        recorded:
          #"{"k":"vstack","c":[{"k":"label","c":[{"k":"frame","a":{"width":8},"c":[{"k":"spacer"}]}]}]}"#,
        written:
          "{vstack: {spacing: system, children: [{hstack: {spacing: 8, children: [{hstack: {width: 8, children: [{spacer: {}}]}}]}}]}}"
      ),
      Row(
        recorded:
          #"{"k":"hstack","c":[{"k":"view","c":[{"k":"frame","a":{"width":8},"c":[{"k":"spacer"}]}]}]}"#,
        written: "{hstack: {children: [{hstack: {width: 8, children: [{spacer: {}}]}}]}}"),
      Row(
        recorded:
          #"{"k":"picker","a":{"selected":1},"c":[{"k":"text","a":{"text":"a"}},{"k":"text","a":{"text":"b"}}],"header":[{"k":"text","a":{"text":"Letter"}}]}"#,
        written: "{hstack: {spacing: 6, padding: {horizontal: 12, vertical: 7}, "
          + "children: [{text: {value: \"b\", font: body, "
          + "color: accent}}, {path: {data: \"M0 3.4L3.4 0L6.8 3.4M0 7.4L3.4 10.8L6.8 7.4\", "
          + "viewBox: [0, 0, 6.8, 10.8], fill: clear, stroke: {color: accent, width: 1.5, "
          + "cap: round, join: round}, width: 6.8, height: 10.8, "
          + "margin: {leading: 0.8, trailing: 2.4}}}]}}"),
      // A tint of its own, as of what a menu shows.
      Row(
        recorded:
          #"{"k":"picker","a":{"selected":0,"tint":\#(gray)},"c":[{"k":"image","a":{"asset":"","resizable":true}}]}"#,
        written: "{hstack: {spacing: 6, padding: {horizontal: 12, vertical: 7}, "
          + "children: [{block: {fill: systemGray5}}, {path: {data: "
          + "\"M0 3.4L3.4 0L6.8 3.4M0 7.4L3.4 10.8L6.8 7.4\", "
          + "viewBox: [0, 0, 6.8, 10.8], fill: clear, stroke: {color: systemGray5, width: 1.5, "
          + "cap: round, join: round}, width: 6.8, height: 10.8, "
          + "margin: {leading: 0.8, trailing: 2.4}}}]}}"),
      Row(
        recorded: #"{"k":"text","a":{"text":"a","font":{"style":"title","design":"rounded"}}}"#,
        written:
          "{text: {value: \"a\", font: {relativeTo: title1, design: rounded}, color: label}}"),
      Row(
        recorded:
          #"{"k":"picker","a":{"selection":"7","style":"inline"},"c":[{"k":"forEach","c":[{"k":"item","a":{"id":"7"},"c":[{"k":"text","a":{"text":"a"}}]}]}]}"#,
        written: "{text: {value: \"a\", font: body, color: label}}"),
      Row(
        recorded: #"{"k":"text","a":{"text":"Tee 茶 für dich"}}"#,
        written: "{text: {value: \"Tee □ für dich\", font: body, color: label}}",
        note: "the stand-in for the system's font has no '茶'; a box stands for it"),
      // A heart that asks to be an emoji is none of Inter's.
      Row(
        recorded: #"{"k":"text","a":{"text":"❤️"}}"#,
        written: "{text: {value: \"◯\", font: body, color: label}}",
        note: "the stand-in for the system's font has no '❤️'; a box stands for it"),
      Row(
        recorded: #"{"k":"text","a":{"text":"文字列カイ 👋"}}"#,
        written:
          "{text: {value: \"▢\\u2060▢\\u2060▢\\u2060○\\u2060○ ◯\", font: body, color: label}}",
        note: "the stand-in for the system's font has no '文', '字', '列', 'カ' and 2 more letters; "
          + "boxes stand for them"),
      // A button without a label takes no place beside others.
      Row(
        recorded: #"{"k":"vstack","c":[{"k":"button"},{"k":"text","a":{"text":"a"}}]}"#,
        written: "{vstack: {spacing: system, children: "
          + "[{text: {value: \"a\", font: body, color: label}}]}}"),
      // What a plain button shows is fainter where it cannot be pressed.
      Row(
        recorded: #"{"k":"button","a":{"style":"plain","enabled":false},"c":[\#(fill())]}"#,
        written: "{block: {fill: systemGray5, opacity: 0.5}}"),
      Row(recorded: #"{"k":"spacer","a":{"minLength":0}}"#, written: "{spacer: {minLength: 0}}"),
      Row(recorded: fill(), written: "{block: {fill: systemGray5}}"),
      Row(
        recorded: fill(#"{"color":{"rgb":[1,0.5,0],"alpha":0.5},"opacity":0.5}"#),
        written: "{block: {fill: \"#ff8000 @ 0.25\"}}"),
      Row(
        recorded: fill(
          #"{"linear":{"stops":[{"color":{"name":"clear"},"location":-1},{"color":{"name":"white"},"location":1}],"start":[0,0],"end":[1,0]}}"#
        ),
        written:
          "{block: {fill: {stops: [{color: clear, location: 0}, {color: white, location: 1}], "
          + "startPoint: {x: -1, y: 0}, endPoint: {x: 1, y: 0}}}}"),
      Row(
        recorded: shape(#""shape":"roundedRectangle","radii":[8,8],"style":"continuous""#),
        written: "{block: {radius: 8, fill: systemGray5}}"),
      Row(
        recorded: shape(#""shape":"capsule","style":"circular""#),
        written: "{block: {radius: capsule, corners: circular, fill: systemGray5}}"),
      Row(
        recorded:
          #"{"k":"text","a":{"text":"$5","font":{"style":"caption","weight":"bold"},"lineLimit":2}}"#,
        written:
          "{text: {value: \"$$5\", font: {relativeTo: caption1, weight: bold}, color: label, "
          + "lineLimit: 2}}"),
      Row(
        recorded:
          #"{"k":"text","a":{"text":"A","lineLimit":1,"minimumScaleFactor":0.5,"truncation":"head"}}"#,
        written:
          "{text: {value: \"A\", font: body, color: label, lineLimit: 1, minimumScaleFactor: 0.5, "
          + "truncationMode: head}}"),
      Row(
        recorded: #"{"k":"text","a":{"text":"ab","font":{"size":12},"redacted":true}}"#,
        written:
          "{text: {value: \"ab\", font: {size: 12, solid: true, dynamicTypeSize: large}, redacted: true, "
          + "fill: label @ 0.16, radius: 2}}"),
      Row(
        recorded: #"{"k":"unsupported","a":{"name":"Map","message":"a Map cannot be drawn"}}"#,
        written: "{block: {fill: systemGray5}}", note: "a Map cannot be drawn"),
    ])
  func leaf(_ row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    let found = try Self.written(row.recorded)
    #expect(found.text == row.written)
    #expect(found.notes == (row.note.map { [$0] } ?? []))
  }

  @Test("Chinese letters are Japanese ones where another text of the screen is Japanese")
  func chineseLettersAmongJapanese() throws {
    let texts =
      #"{"k":"hstack","c":[{"k":"text","a":{"text":"設定"}},{"k":"text","a":{"text":"カ"}}]}"#
    #expect(
      try Self.written(texts).text
        == "{hstack: {children: [{text: {value: \"▢\\u2060▢\", font: body, color: label}}, "
        + "{text: {value: \"○\", font: body, color: label}}]}}")
  }

  @Test("What is said verbatim in Japanese is a name, and tells nothing of the device")
  func japaneseNames() throws {
    func texts(_ name: String) -> String {
      #"{"k":"hstack","c":[{"k":"text","a":{"text":"設定"}},{"k":"text","a":\#(name)}]}"#
    }
    let said = try Self.written(texts(#"{"text":"カ"}"#)).text
    let named = try Self.written(texts(#"{"text":"カ","verbatim":true}"#)).text
    #expect(Array(said.unicodeScalars) != Array(named.unicodeScalars))
  }

  /// `modifiers`, from inside out, each `kind{arguments}`, round a leaf.
  private static func around(_ leaf: String, _ modifiers: String...) -> String {
    modifiers.reduce(leaf) { inner, modifier in
      let kind = modifier.prefix { $0 != "{" }
      let rest = modifier.dropFirst(kind.count)
      return #"{"k":"\#(kind)","a":\#(rest.isEmpty ? "{}" : String(rest)),"c":[\#(inner)]}"#
    }
  }

  /// The texts and the kinds of the containers round them, in order.
  @Test("Sections that a loop makes in a list are cards of their own")
  func sectionsOfALoop() throws {
    func section(_ name: String) -> String {
      #"{"k":"item","c":[{"k":"section","header":[{"k":"text","a":{"text":"\#(name)"}}],"c":[{"k":"forEach","c":[{"k":"item","c":[{"k":"text","a":{"text":"a"}}]},{"k":"item","c":[{"k":"text","a":{"text":"b"}}]}]}]}]}"#
    }
    let looped = #"{"k":"list","c":[{"k":"forEach","c":[\#(section("S")),\#(section("T"))]}]}"#
    let written = #"{"k":"list","c":[\#(section("S")),\#(section("T"))]}"#
    #expect(try Self.written(looped).text == Self.written(written).text)
    #expect(try Self.written(looped).text.components(of: "separator:") == 2)
  }

  @Test("What is larger than its frame is cut by it, and not by its own edge")
  func clippedInAFrame() throws {
    let image = #"{"k":"image","a":{"asset":"","resizable":true}}"#
    let clipped = try Self.written(
      Self.around(
        image, #"aspectRatio{"ratio":1.5,"mode":"fill"}"#, #"frame{"width":160,"height":60}"#,
        "clip")
    ).text
    #expect(
      clipped == "{zstack: {clip: true, children: [{block: {fill: systemGray5, "
        + "aspectRatio: {ratio: 1.5, contentMode: fill}, width: 160, height: 60}}]}}")
  }

  private static func list(_ rows: String, _ members: String = "") -> String {
    #"{"k":"list","a":{\#(members)},"c":[\#(rows)]}"#
  }
  private static func cards(_ cards: String) -> String {
    "{scroll: {background: systemGroupedBackground, view: {vstack: {spacing: 0, "
      + "padding: {horizontal: 20, bottom: 35}, children: [\(cards)]}}}}"
  }
  private static func card(_ rows: String, top: String = "35", line: String = "20") -> String {
    "{vstack: {spacing: 0, alignment: leading, separator: {color: separator, "
      + "thickness: 1, leading: \(line)}, minWidth: 0, maxWidth: fill, frameAlignment: leading, "
      + "background: secondarySystemGroupedBackground, radius: 10, clip: true"
      + (top.isEmpty ? "" : ", margin: {top: \(top)}") + ", children: [\(rows)]}}"
  }
  /// One of whose rows at least has a ground of its own.
  private static func bareCard(_ rows: String) -> String {
    card(rows).replacing("background: secondarySystemGroupedBackground, ", with: "")
  }
  private static let words = #"{"k":"text","a":{"text":"a"}}"#
  private static let wordsInRow =
    "{text: {value: \"a\", font: body, color: label, padding: {horizontal: 20, vertical: 11}, "
    + "minHeight: 44, maxWidth: fill, frameAlignment: leading}}"

  private static let faintInRow =
    "{zstack: {padding: {horizontal: 20, vertical: 11}, minHeight: 44, maxWidth: fill, "
    + "frameAlignment: leading, children: [{text: {value: \"a\", font: body, color: label, "
    + "opacity: 0.5}}]}}"

  @Test(
    "Lists",
    arguments: [
      Row(recorded: list(words), written: cards(card(wordsInRow))),
      // As wide as others, although nothing in it is.
      Row(
        recorded: list(""),
        written: "{scroll: {background: systemGroupedBackground, view: {zstack: {padding: "
          + "{horizontal: 20, bottom: 35}, children: [{vstack: {spacing: 0, maxWidth: fill, children: []}}]}}}}"
      ),
      // What is flexible gets what the ideal height and its margins leave, less 2 × 4.
      Row(
        recorded: list(
          #"{"k":"vstack","a":{"spacing":8},"c":[\#(fill()),\#(fill()),\#(fill())]}"#),
        written: cards(
          card(
            "{vstack: {spacing: 8, padding: {horizontal: 20, vertical: 4}, minHeight: 44, "
              + "maxWidth: fill, frameAlignment: leading, height: 68, children: ["
              + Array(repeating: "{block: {fill: systemGray5}}", count: 3)
              .joined(separator: ", ") + "]}}"))),
      Row(
        recorded: list(
          #"{"k":"section","header":[\#(words)],"c":[\#(words)],"footer":[\#(words)]},\#(words)"#),
        written: cards(
          "{text: {value: \"a\", font: body, color: label, padding: {horizontal: 20, top: 16.67, "
            + "bottom: 6.33}, maxWidth: fill, frameAlignment: leading}}, "
            + card(wordsInRow, top: "")
            + ", {text: {value: \"a\", font: body, color: label, padding: {horizontal: 20, top: 8}, "
            + "maxWidth: fill, frameAlignment: leading}}, " + card(wordsInRow, top: "24"))),
      // Lines begin at the words, after symbols.
      Row(
        recorded: list(
          #"{"k":"label","c":[{"k":"image","a":{"system":"heart","font":{"size":17}}},\#(words)]}"#),
        written: cards(
          card(
            "{hstack: {spacing: 16, padding: {horizontal: 20, vertical: 11}, minHeight: 44, "
              + "maxWidth: fill, frameAlignment: leading, children: [{zstack: {width: 26.67, height: 13, "
              + "children: [{icon: {name: {symbol: heart}, size: 18.05, color: label}}]}}, "
              + "{text: {value: \"a\", font: body, color: label}}]}}", line: "62.67"))),
      Row(
        recorded: list(around(words, #"listRow{"separator":"hidden"}"#) + "," + words),
        written: cards(card("\(wordsInRow), \(wordsInRow)")).replacing(
          "separator: {color: separator, thickness: 1, leading: 20}, ", with: "")),
      // Whatever other modifiers stand round it.
      Row(
        recorded: list(
          around(words, #"listRow{"separator":"hidden"}"#, #"opacity{"value":0.5}"#) + "," + words),
        written: cards(card("\(faintInRow), \(wordsInRow)")).replacing(
          "separator: {color: separator, thickness: 1, leading: 20}, ", with: "")),
      // A section speaks for its rows.
      Row(
        recorded: list(
          around(
            #"{"k":"section","c":[\#(words),\#(words)]}"#, #"listRow{"separator":"hidden"}"#)),
        written: cards(card("\(wordsInRow), \(wordsInRow)")).replacing(
          "separator: {color: separator, thickness: 1, leading: 20}, ", with: "")),
      // A view that is several rows, of which something is said.
      Row(
        recorded: list(
          around(
            #"{"k":"view","c":[{"k":"forEach","c":[\#(words),\#(words)]}]}"#,
            #"opacity{"value":0.5}"#)),
        written: cards(card("\(faintInRow), \(faintInRow)"))),
      // Where lines differ, each row that has one has its own.
      Row(
        recorded: list(
          words + "," + words + "," + around(words, #"listRow{"separator":"hidden"}"#)),
        written: cards(
          card(
            "{zstack: {alignment: bottom, children: ["
              + wordsInRow.replacing(
                "frameAlignment: leading}}", with: "frameAlignment: leading, layoutPriority: 1}}")
              + ", {block: {height: 1, fill: separator, margin: {leading: 20}}}]}}, "
              + "\(wordsInRow), \(wordsInRow)")
        ).replacing(
          "separator: {color: separator, thickness: 1, leading: 20}, ", with: "")),
      // What is no plain fill lies behind a row as large as that.
      Row(
        recorded: list(
          #"{"k":"listRow","c":[\#(words)],"d":[\#(shape(#""shape":"capsule""#))]}"#),
        written: cards(
          bareCard(
            "{zstack: {children: [{block: {radius: capsule, fill: systemGray5}}, "
              + wordsInRow.replacing(
                "frameAlignment: leading}}", with: "frameAlignment: leading, layoutPriority: 1}}")
              + "]}}"))),
      Row(
        recorded: list(
          #"{"k":"listRow","c":[\#(words)],"d":[{"k":"fill","a":{"style":{"color":{"asset":"Sky"}}}}]}"#
        ),
        written: cards(
          bareCard(
            wordsInRow.replacing(
              "frameAlignment: leading}}",
              with: "frameAlignment: leading, background: systemGray5 @ 1}}"))),
        note: "no asset catalogue beside the source has the colour 'Sky'; it is drawn grey"),
      // Beside a row of its own ground others have that of the card.
      Row(
        recorded: list(
          #"{"k":"listRow","c":[\#(words)],"d":[\#(fill())]},\#(words)"#),
        written: cards(
          bareCard(
            ["systemGray5", "secondarySystemGroupedBackground"].map {
              wordsInRow.replacing(
                "frameAlignment: leading}}", with: "frameAlignment: leading, background: \($0)}}")
            }.joined(separator: ", ")))),
      // What a section says of its sides holds for its header, too.
      Row(
        recorded: list(
          around(
            #"{"k":"section","header":[\#(words)],"c":[\#(words)]}"#,
            #"listRow{"insets":{"top":0,"leading":4,"bottom":0,"trailing":0}}"#)),
        written: cards(
          "{text: {value: \"a\", font: body, color: label, padding: {leading: 4}, maxWidth: fill, "
            + "frameAlignment: leading}}, "
            + card(
              wordsInRow.replacing("{horizontal: 20, vertical: 11}", with: "{leading: 4}"), top: "",
              line: "4"))),
      // Room that an app asks for stands in place of a list's own, below a header.
      Row(
        recorded: around(list(words), #"contentMargins{"top":24,"bottom":0,"leading":8}"#),
        written: cards(card(wordsInRow, top: "24")).replacing(
          "{horizontal: 20, bottom: 35}", with: "{leading: 8, trailing: 20}")),
      Row(
        recorded: around(
          list(#"{"k":"section","header":[\#(words)],"c":[\#(words)]},\#(words)"#),
          #"contentMargins{"top":24}"#),
        written: cards(
          "{text: {value: \"a\", font: body, color: label, padding: {horizontal: 20, top: 16.67, "
            + "bottom: 6.33}, maxWidth: fill, frameAlignment: leading}}, "
            + card(wordsInRow, top: "24") + ", " + card(wordsInRow))),
      // The nearer one counts where several speak of an edge.
      Row(
        recorded: around(
          list(words), #"contentMargins{"top":0}"#, #"contentMargins{"top":24,"trailing":0}"#),
        written: cards(card(wordsInRow, top: "0")).replacing(
          "{horizontal: 20, bottom: 35}", with: "{leading: 20, bottom: 35}")),
      Row(
        recorded: list(words, #""style":"sidebar""#), written: cards(card(wordsInRow))),
      Row(
        recorded: list(
          #"{"k":"section","header":[\#(words)],"c":[\#(words)]}"#, #""style":"sidebar""#),
        written: cards(
          "{text: {value: \"a\", font: body, color: label, padding: {horizontal: 20, top: 16.67, "
            + "bottom: 6.33}, maxWidth: fill, frameAlignment: leading}}, "
            + card(wordsInRow, top: "")),
        note: "words above the cards of a sidebar are larger on iOS, and fold what is below them"),
      Row(
        recorded: list(words, #""style":"plain""#),
        written: "{scroll: {view: {vstack: {spacing: 0, children: [{vstack: {spacing: 0, "
          + "alignment: leading, separator: {color: separator, "
          + "thickness: 1, leading: 20}, minWidth: 0, maxWidth: fill, frameAlignment: leading, "
          + "children: [{zstack: {alignment: bottom, children: ["
          + wordsInRow.replacing(
            "frameAlignment: leading}}", with: "frameAlignment: leading, layoutPriority: 1}}")
          + ", {block: {height: 1, fill: separator, margin: {leading: 20}}}]}}]}}]}}}}"
      ),
      Row(
        recorded: list(words, #""style":"insetGrouped","background":false"#),
        written: cards(card(wordsInRow)).replacing(
          "background: systemGroupedBackground, ", with: "")
      ),
    ])
  func lists(_ row: Row) throws { try check(row) }

  @Test(
    "Lines between rows are a pixel thick, and a point at sizes of type for accessibility",
    arguments: [(TypeSize.xxxLarge, "thickness: 0.3333333333333333,"), (.ax1, "thickness: 1,")])
  func thicknessOfLines(type: TypeSize, expected: String) throws {
    var variant = Variant()
    (variant.type, variant.scale) = (type, 3)
    let text = try Self.written(Self.list(Self.words + "," + Self.words), variant).text
    #expect(text.contains(expected))
  }

  @Test("Below a row that leads elsewhere the line begins at its label's words")
  func linesBelowLinks() throws {
    let label = #"{"k":"label","c":[{"k":"image","a":{"system":"heart"}},\#(Self.words)]}"#
    let content = #"{"k":"hstack","a":{"spacing":0},"c":[\#(label),{"k":"spacer"}]}"#
    let link = #"{"k":"link","c":[\#(Self.around(content, #"opacity{"value":1}"#))]}"#
    let text = try Self.written(Self.list(link + "," + Self.words)).text
    #expect(text.contains("leading: 62.67}"))
  }

  @Test("Below words and a label the line begins at the label's words")
  func linesBelowLabelsBelowWords() throws {
    let label = #"{"k":"label","c":[{"k":"image","a":{"system":"heart"}},\#(Self.words)]}"#
    func line(alignment: String) throws -> String {
      let column =
        #"{"k":"vstack","a":{"alignment":"\#(alignment)"},"c":[\#(Self.words),\#(label)]}"#
      return try Self.written(Self.list(column + "," + Self.words)).text
    }
    #expect(try line(alignment: "leading").contains("leading: 62.67}"))
    // Nobody knows where a label begins that stands in the middle.
    #expect(try !line(alignment: "center").contains("leading: 62.67}"))
  }

  @Test("Below a picture and words the line begins at the words, however the picture is cut out")
  func linesBelowPictures() throws {
    let picture = Self.around(
      Self.fill(), #"frame{"width":80,"height":80}"#, #"clip{}"#, #"shadow{"radius":2}"#)
    let content = #"{"k":"hstack","a":{"spacing":8},"c":[\#(picture),\#(Self.words)]}"#
    let text = try Self.written(Self.list(content + "," + Self.words)).text
    #expect(text.contains("leading: 108}"), "\(text)")
  }

  @Test(
    "A list begins near a large title where it stands right below",
    arguments: [
      (list(words), ["8"]),
      (#"{"k":"view","c":[\#(around(list(words), #"opacity{"value":0.5}"#))]}"#, ["8"]),
      (#"{"k":"zstack","c":[\#(fill()),\#(list(words))]}"#, ["8"]),
      (#"{"k":"vstack","c":[\#(list(words)),\#(list(words))]}"#, ["8", "35"]),
      (#"{"k":"vstack","c":[\#(words),\#(list(words))]}"#, ["35"]),
      (#"{"k":"vstack","c":[{"k":"hstack","c":[\#(words)]},\#(list(words))]}"#, ["35"]),
      (list(#"{"k":"section","c":[\#(words)]},{"k":"section","c":[\#(words)]}"#), ["8", "35"]),
      // Below a bar of an app's own that stands there in its place.
      (
        #"{"k":"safeAreaInset","a":{"edge":"top"},"c":[\#(list(words))],"d":[\#(words)]}"#, ["0"]
      ),
    ])
  func listsBelowTitles(content: String, tops: [String]) throws {
    let text = try Self.written(#"{"k":"navigation","a":{"title":"T"},"c":[\#(content)]}"#).text
    let found = text.ranges(of: "margin: {top: ").map { start in
      String(text[start.upperBound...].prefix { $0 != "}" })
    }
    #expect(found == tops)
  }

  private static func title(_ size: Int, _ weight: String, _ members: String = "") -> String {
    "{text: {value: \"T\", font: {size: \(size), weight: \(weight), dynamicTypeSize: large}, "
      + "color: label, lineLimit: 1\(members)}}"
  }

  @Test(
    "Bars",
    arguments: [
      Row(
        recorded: #"{"k":"navigation","c":[\#(fill())]}"#, written: "{block: {fill: systemGray5}}"),
      Row(
        recorded: #"{"k":"navigation","a":{"title":"T","hidden":true},"c":[\#(fill())]}"#,
        written: "{block: {fill: systemGray5}}"),
      Row(
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline"},"c":[\#(fill())],"leading":[{"k":"divider"}]}"#,
        written: "{vstack: {spacing: 0, children: [{zstack: {padding: {horizontal: 16}, "
          + "maxWidth: fill, height: 44, children: [\(title(17, "semibold")), {hstack: "
          + "{spacing: 16, children: [{divider: {}}, {spacer: {}}]}}]}}, {block: {fill: systemGray5, "
          + "maxWidth: fill, maxHeight: fill}}]}}"),
      // A ground goes on behind the bar, and words in it are as high at every size of type.
      Row(
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline"},"c":[{"k":"zstack","c":[\#(around(fill(), ignoring())),{"k":"text","a":{"text":"a"}}]}],"leading":[{"k":"text","a":{"text":"b"}}]}"#,
        written: "{vstack: {spacing: 0, background: systemGray5, children: [{zstack: {padding: "
          + "{horizontal: 16}, maxWidth: fill, height: 44, children: [\(title(17, "semibold")), "
          + "{hstack: {spacing: 16, children: [{text: {value: \"b\", font: {relativeTo: body, "
          + "dynamicTypeSize: large}, color: label}}, {spacer: {}}]}}]}}, {zstack: {maxWidth: fill, "
          + "maxHeight: fill, children: [{block: {fill: clear, background: systemGray5}}, "
          + "{text: {value: \"a\", font: body, color: label}}]}}]}}"),
      // What a list stands on goes on behind the bar, whatever is around the list.
      Row(
        recorded:
          #"{"k":"navigation","a":{"title":"T","displayMode":"inline"},"c":[{"k":"background","c":[{"k":"vstack","c":[{"k":"list"},{"k":"spacer"}]}],"d":[\#(fill())]}]}"#,
        written: "{vstack: {spacing: 0, background: systemGray5, children: [{vstack: {spacing: 0, "
          + "background: systemGroupedBackground, children: [{zstack: {padding: {horizontal: 16}, "
          + "maxWidth: fill, height: 44, children: [\(title(17, "semibold"))]}}]}}, {zstack: {maxWidth: "
          + "fill, maxHeight: fill, children: [{vstack: {spacing: system, background: systemGray5, "
          + "children: [{scroll: {background: systemGroupedBackground, view: {zstack: {padding: "
          + "{horizontal: 20, bottom: 35}, children: [{vstack: {spacing: 0, maxWidth: fill, "
          + "children: []}}]}}}}, {spacer: {}}]}}]}}]}}"),
      // A title that may meet what is beside it stands between it, and these are measured.
      Row(
        recorded:
          #"{"k":"navigation","a":{"title":"A title that is longer than its bar","displayMode":"inline"},"c":[\#(fill())],"leading":[{"k":"text","a":{"text":"b"}}]}"#,
        written: "{vstack: {spacing: 0, children: [{zstack: {padding: {horizontal: 16}, "
          + "maxWidth: fill, height: 44, children: [{hstack: {spacing: 0, children: [{zstack: "
          + "{padding: {trailing: 14}, maxWidth: fill, frameAlignment: leading, children: [{hstack: "
          + "{id: cell, spacing: 16, fixedSize: horizontal, children: [{text: {value: \"b\", font: "
          + "{relativeTo: body, dynamicTypeSize: large}, color: label}}]}}]}}, {hstack: {id: cell-2, "
          + "spacing: 16, layoutPriority: 1, children: [{text: {value: \"A title that is longer than its bar\", font: "
          + "{size: 17, weight: semibold, dynamicTypeSize: large}, color: label, lineLimit: 1}}]}}, "
          + "{zstack: {maxWidth: fill, frameAlignment: trailing, children: []}}]}}]}}, "
          + "{block: {fill: systemGray5, maxWidth: fill, maxHeight: fill}}]}}"),
      // With nothing in it there is a bar if that is asked for.
      Row(
        recorded: #"{"k":"navigation","a":{"shown":true},"c":[\#(fill())]}"#,
        written: "{vstack: {spacing: 0, children: [{zstack: {padding: {horizontal: 16}, "
          + "maxWidth: fill, height: 44, children: []}}, {block: {fill: systemGray5, "
          + "maxWidth: fill, maxHeight: fill}}]}}"),
      Row(
        recorded: #"{"k":"navigation","a":{"title":"T"},"c":[\#(fill())]}"#,
        written: "{vstack: {spacing: 0, children: [{zstack: {padding: {horizontal: 16}, "
          + "maxWidth: fill, height: 44, children: []}}, "
          + "{text: {value: \"T\", font: {relativeTo: largeTitle, weight: bold}, color: label, "
          + "lineLimit: 1, padding: {horizontal: 16, bottom: 7.8}, maxWidth: fill, "
          + "frameAlignment: bottomLeading, height: 52}}"
          + ", {block: {fill: systemGray5, maxWidth: fill, maxHeight: fill}}]}}"),
      Row(
        recorded:
          #"{"k":"tabs","a":{"style":"automatic","selected":1,"items":[{"title":"A","image":""},{"title":"B","image":""}]},"c":[\#(fill())]}"#,
        written: "{vstack: {spacing: 0, children: [{block: {fill: systemGray5, maxWidth: fill, "
          + "maxHeight: fill}}, {hstack: {spacing: 0, maxWidth: fill, height: 49, children: ["
          + [("A", "systemGray"), ("B", "accent")].map { title, color in
            "{vstack: {spacing: 0, maxWidth: fill, children: [{text: {value: \"\(title)\", font: "
              + "{size: 10, weight: medium, dynamicTypeSize: large}, color: \(color), "
              + "lineLimit: 1}}]}}"
          }.joined(separator: ", ") + "]}}]}}"),
      // None of them, where another is chosen.
      Row(
        recorded:
          #"{"k":"tabs","a":{"selected":-1,"items":[{"title":"A","image":""}]},"c":[\#(fill())]}"#,
        written: "{vstack: {spacing: 0, children: [{block: {fill: systemGray5, maxWidth: fill, "
          + "maxHeight: fill}}, {hstack: {spacing: 0, maxWidth: fill, height: 49, children: ["
          + "{vstack: {spacing: 0, maxWidth: fill, children: [{text: {value: \"A\", font: "
          + "{size: 10, weight: medium, dynamicTypeSize: large}, color: systemGray, "
          + "lineLimit: 1}}]}}]}}]}}"),
      // Symbols are filled there, those that can be.
      Row(
        recorded:
          #"{"k":"tabs","a":{"selected":-1,"items":[{"title":"","image":"house"},{"title":"","image":"plus"}]},"c":[\#(fill())]}"#,
        written: "{vstack: {spacing: 0, children: [{block: {fill: systemGray5, maxWidth: fill, "
          + "maxHeight: fill}}, {hstack: {spacing: 0, maxWidth: fill, height: 49, children: ["
          + [("house.fill", 27.39), ("plus", 22.36)].map { name, size in
            "{vstack: {spacing: 0, maxWidth: fill, children: [{zstack: {height: 34, children: "
              + "[{icon: {name: {symbol: \(name)}, size: \(size), color: systemGray}}]}}]}}"
          }.joined(separator: ", ") + "]}}]}}"),
      // The bar has a ground where what scrolls goes on below it; what that is, is measured.
      Row(
        recorded:
          #"{"k":"tabs","a":{"selected":0,"items":[{"title":"","image":""}]},"c":[{"k":"scroll","c":[\#(fill())]}]}"#,
        written: "{vstack: {spacing: 0, children: [{scroll: {id: cell, view: {zstack: {id: cell, "
          + "children: [{block: {fill: systemGray5}}]}}}}, {vstack: {spacing: 0, background: "
          + "systemBackground, children: [{divider: {}}, {hstack: {spacing: 0, maxWidth: fill, "
          + "height: 49, children: [{vstack: {spacing: 0, maxWidth: fill, children: []}}]}}]}}]}}"),
      Row(
        recorded: #"{"k":"tabs","a":{"style":"page","selected":0,"items":[]},"c":[\#(fill())]}"#,
        written:
          "{zstack: {minWidth: 0, minHeight: 0, maxWidth: fill, maxHeight: fill, clip: true, "
          + "children: [{block: {fill: systemGray5, maxWidth: fill, maxHeight: fill}}]}}"),
    ])
  func bars(_ row: Row) throws { try check(row) }

  private static let stack =
    #"{"k":"vstack","a":{"alignment":"leading","spacing":4},"c":[{"k":"divider"}]}"#

  /// With a line, inside of it or along its edge, of a colour or a gradient.
  private static func lined(
    _ members: String, width: Int = 4, inside: Bool = true, style: String = gray, dash: String = ""
  ) -> String {
    #"{"k":"shape","a":{\#(members),"stroke":{"style":\#(style),"width":\#(width),"#
      + #""dash":[\#(dash)],"dashPhase":1,"inside":\#(inside)}}}"#
  }

  private static let fade =
    #"{"linear":{"stops":[{"color":{"name":"red"},"location":0},{"color":{"name":"clear"},"location":1}],"start":[0,0],"end":[1,0]}}"#

  private static func button(_ members: String) -> String {
    #"{"k":"button","a":{\#(members)},"c":[{"k":"text","a":{"text":"Go"}}]}"#
  }
  private static func button(
    on ground: String, _ radius: String = "8", horizontal: Int = 12, vertical: Int = 7
  ) -> String {
    "{text: {value: \"Go\", font: body, color: label, padding: {horizontal: \(horizontal), "
      + "vertical: \(vertical)}, background: \(ground), radius: \(radius)\(isButton)}}"
  }
  private static let isButton = ", accessibilityAddTraits: [isButton]"

  private static func symbol(_ name: String, _ members: String = "") -> String {
    #"{"k":"image","a":{"system":"\#(name)","font":{"size":10}\#(members)}}"#
  }
  private static func note(of name: String) -> String {
    "there is no drawing of the symbol '\(name)'; an area of its size stands there"
  }

  @Test(
    "Symbols are drawn as large as the system's; what has no drawing is an area",
    arguments: [
      Row(
        recorded: symbol("battery.75"),
        written: "{icon: {name: {symbol: battery.75}, size: 8.27, color: label}}"),
      Row(
        recorded: symbol("bolt.circle.fill", #","scale":"large""#),
        written: "{icon: {name: {symbol: bolt.circle.fill}, size: 14.84, color: label}}"),
      Row(
        recorded: symbol("bolt.circle.fill", #","scale":"small""#),
        written: "{icon: {name: {symbol: bolt.circle.fill}, size: 9.2, color: label}}"),
      Row(
        recorded: #"{"k":"image","a":{"system":"1.circle","font":{"style":"headline"}}}"#,
        written: "{icon: {name: {symbol: 1.circle, weight: semibold}, size: 20.33, color: label, "
          + "relativeTo: headline}}"),
      Row(
        recorded: #"{"k":"image","a":{"system":"minus","font":{"size":10,"weight":"thin"}}}"#,
        written: "{icon: {name: {symbol: minus, weight: thin}, size: 2.5, color: label}}"),
      Row(
        recorded: symbol("umbrellas"),
        written: "{block: {fill: label @ 0.16, width: 11.76, height: 11.76}}",
        note: note(of: "umbrellas")),
      Row(
        recorded: around(
          symbol("no.such", #","resizable":true"#), #"aspectRatio{"mode":"fit"}"#),
        written: "{block: {fill: label @ 0.16}}", note: note(of: "no.such")),
      Row(
        recorded: symbol("checkmark", #","redacted":true"#),
        written: "{block: {fill: label @ 0.16, width: 10.87, height: 10}}"),
      // A sign in a circle has a colour of its own.
      Row(
        recorded: symbol("bolt.circle.fill", #","second":\#(gray)"#),
        written: "{zstack: {children: [{icon: {name: {symbol: bolt.circle.fill, layer: secondary}, "
          + "size: 11.62, color: systemGray5}}, {icon: {name: {symbol: bolt.circle.fill, "
          + "layer: primary}, size: 11.62, color: label}}]}}"),
      // One line has no other part.
      Row(
        recorded: symbol("minus", #","second":\#(gray)"#),
        written: "{icon: {name: {symbol: minus}, size: 2.53, color: label}}"),
      Row(
        recorded: symbol("trash", #","second":\#(gray)"#),
        written: "{icon: {name: {symbol: trash}, size: 12.53, color: label}}",
        note: "parts of the symbol 'trash' have other colours on iOS; it is drawn in one"),
      Row(
        recorded: symbol("trash", #","rendering":"multicolor""#),
        written: "{icon: {name: {symbol: trash}, size: 12.53, color: label}}",
        note: "the symbol 'trash' has colours of its own on iOS; it is drawn in one"),
      Row(
        recorded: symbol("wifi", #","variable":"0.3""#),
        written: "{icon: {name: {symbol: wifi}, size: 9.77, color: label}}",
        note: "a symbol is drawn whole, whatever its variable value"),
    ])
  func symbols(_ row: Row) throws { try check(row) }

  @Test func aResizableSymbolFitsByItsInk() throws {
    let arrow = Self.symbol("arrow.right", #","resizable":true"#)
    let shown = try Self.written(Self.around(arrow, #"aspectRatio{"mode":"fit"}"#)).text
    #expect(shown.contains("{path: {data: \"M"))
    #expect(
      shown.hasSuffix(
        "viewBox: [0, 0, 90.7, 74], stretches: true, fill: label, aspectRatio: 1.2257}}"))
  }

  @Test(
    "Buttons and switches",
    arguments: [
      Row(
        recorded: button(#""style":"automatic""#),
        written: "{text: {value: \"Go\", font: body, color: label\(isButton)}}"),
      Row(recorded: button(#""style":"borderedProminent""#), written: button(on: "accent")),
      Row(
        recorded: button(#""style":"borderedProminent","tint":\#(gray)"#),
        written: button(on: "systemGray5")),
      Row(
        recorded: button(#""style":"borderedProminent","role":"destructive""#),
        written: button(on: "systemRed")),
      Row(
        recorded: button(#""style":"borderedProminent","enabled":false"#),
        written: button(on: "secondarySystemFill")),
      Row(recorded: button(#""style":"bordered""#), written: button(on: "secondarySystemFill")),
      Row(
        recorded: button(#""style":"bordered","tint":\#(gray)"#),
        written: button(on: "systemGray5 @ 0.15")),
      Row(
        recorded: button(#""style":"bordered","controlSize":"small""#),
        written: button(on: "secondarySystemFill", "capsule", horizontal: 10, vertical: 5)),
      Row(
        recorded: button(
          #""style":"bordered","controlSize":"large","borderShape":"roundedRectangle","radius":4"#),
        written: button(on: "secondarySystemFill", "4", horizontal: 20, vertical: 15)),
      Row(
        recorded: button(
          #""style":"bordered","controlSize":"large","borderShape":"roundedRectangle""#),
        written: button(on: "secondarySystemFill", "12", horizontal: 20, vertical: 15)),
      // All that is in one is read as one, and a symbol by its name.
      Row(
        recorded:
          #"{"k":"button","a":{"style":"automatic"},"c":[{"k":"image","a":{"system":"star.fill","font":{"size":10}}}]}"#,
        written: "{icon: {name: {symbol: star.fill}, size: 12.02, color: label\(isButton), "
          + "accessibilityLabel: \"star fill\"}}"),
      Row(
        recorded:
          #"{"k":"button","a":{"style":"automatic"},"c":[{"k":"text","a":{"text":"A"}},{"k":"text","a":{"text":"B"}}]}"#,
        written: "{hstack: {accessibilityAddTraits: [isButton], accessibilityElement: combine, "
          + "children: [{text: {value: \"A\", font: body, color: label}}, "
          + "{text: {value: \"B\", font: body, color: label}}]}}"),
      // Something may stand in for what would be read.
      Row(
        recorded: #"{"k":"button","a":{"style":"automatic"},"c":[\#(fill())]}"#,
        written: "{block: {fill: systemGray5}}"),
      Row(
        recorded: button(#""style":"card""#),
        written: "{text: {value: \"Go\", font: body, color: label\(isButton)}}",
        note: "a button of the style 'card' is drawn as its label alone"),
      Row(
        recorded: button(#""style":"glass""#),
        written: button(on: "secondarySystemFill", "capsule"),
        note: "glass shows what is behind it, bent; it is drawn as a plain colour"),
      Row(
        recorded: #"{"k":"toggle","a":{"on":true,"tint":\#(gray)}}"#,
        written: "{hstack: {children: [\(knob(on: "systemGray5", at: "trailing"))]}}"),
      Row(
        recorded: #"{"k":"toggle","a":{"on":true,"tint":\#(gray),"enabled":false}}"#,
        written: "{hstack: {children: [\(knob(on: "systemGray5 @ 0.5", at: "trailing"))]}}"),
      Row(
        recorded: #"{"k":"toggle","a":{"on":false,"enabled":false}}"#,
        written: "{hstack: {children: [\(knob(on: "\"#787880 @ 0.08\"", at: "leading"))]}}"),
      Row(
        recorded: #"{"k":"toggle","a":{"on":false,"tint":\#(gray)}}"#,
        written: "{hstack: {children: [\(knob(on: "\"#787880 @ 0.16\"", at: "leading"))]}}"),
      Row(
        recorded:
          #"{"k":"toggle","a":{"on":true,"style":"button"},"c":[{"k":"text","a":{"text":"Go"}}]}"#,
        written: button(on: "accent @ 0.15")),
    ])
  func controls(_ row: Row) throws { try check(row) }

  private static func knob(on ground: String, at side: String) -> String {
    "{zstack: {width: 49, frameAlignment: leading, children: [{zstack: {width: 51, height: 31, "
      + "frameAlignment: \(side), padding: {horizontal: 2}, background: \(ground), "
      + "radius: capsule, children: [{circle: {size: 27, fill: white, shadow: "
      + "{color: \"#000000 @ 0.06\", radius: 3, y: 2}}}]}}]}}"
  }

  @Test(
    "Shapes, their lines and what is done to them",
    arguments: [
      Row(
        recorded: lined(#""shape":"circle""#),
        written: "{circle: {fill: clear, radius: 50%, border: {color: systemGray5, width: 4}}}"),
      Row(
        recorded: around(lined(#""shape":"circle""#), #"frame{"width":44,"height":44}"#),
        written:
          "{circle: {size: 44, fill: clear, radius: 50%, border: {color: systemGray5, width: 4}}}"
      ),
      // The border of a frame that is no square would be no ring.
      Row(
        recorded: around(lined(#""shape":"circle""#), #"frame{"width":44,"height":30}"#),
        written: "{zstack: {width: 44, height: 30, children: [{circle: {fill: clear, "
          + "radius: 50%, border: {color: systemGray5, width: 4}}}]}}"),
      Row(
        recorded: lined(#""shape":"ellipse""#),
        written: "{ellipse: {fill: clear, radius: 50%, border: {color: systemGray5, width: 4}}}"
      ),
      Row(
        recorded: lined(#""shape":"roundedRectangle","radii":[8,8]"#),
        written: "{block: {radius: 8, fill: clear, border: {color: systemGray5, width: 4}}}"),
      // A border has one colour and no gaps: the line runs half its width further in.
      Row(
        recorded: lined(#""shape":"roundedRectangle","radii":[8,8]"#, style: fade),
        written: "{block: {radius: 6, fill: clear, stroke: {color: {stops: [{color: red, "
          + "location: 0}, {color: clear, location: 1}], startPoint: {x: 0, y: 0}, "
          + "endPoint: {x: 1, y: 0}}, width: 4}, padding: 2}}"),
      Row(
        recorded: lined(#""shape":"circle""#, dash: "3,2"),
        written: "{circle: {fill: clear, stroke: {color: systemGray5, width: 4, dash: [3, 2], "
          + "dashPhase: 1}, padding: 2}}"),
      Row(
        recorded: lined(
          #""shape":"circle""#, inside: false,
          dash: Array(repeating: "1", count: 101).joined(separator: ",")),
        written: "{circle: {fill: clear, stroke: {color: systemGray5, width: 4, dash: ["
          + Array(repeating: "1", count: 100).joined(separator: ", ") + "], dashPhase: 1}}}",
        note: "a line has at most 100 dashes and gaps; those after are left out"),
      Row(
        recorded: lined(#""shape":"roundedRectangle","radii":[8,8],"inset":3"#, inside: false),
        written: "{block: {radius: 5, fill: clear, stroke: {color: systemGray5, width: 4}, "
          + "padding: 3}}"),
      Row(
        recorded: lined(#""shape":"capsule","inset":3"#),
        written: "{block: {radius: capsule, fill: clear, stroke: {color: systemGray5, width: 4}, "
          + "padding: 5}}"),
      Row(
        recorded: lined(#""shape":"circle","trim":[0,0.5],"rotation":-90"#, inside: false),
        written: "{circle: {fill: clear, stroke: {color: systemGray5, width: 4, from: 0, to: 0.5}, "
          + "rotation: -90}}"),
      // The size that the layout finds for an outline is asked for by its name.
      Row(
        recorded: around(
          shape(#""shape":"path","data":"M0 0L9 3","size":[9,3],"geometry":"a""#),
          #"aspectRatio{"ratio":3}"#),
        written: "{path: {id: shape, data: \"M0 0L9 3\", viewBox: [0, 0, 9, 3], fill: systemGray5, "
          + "aspectRatio: 3}}"),
      Row(
        recorded:
          #"{"k":"vstack","c":[\#(around(shape(#""shape":"path","data":"M0 0L9 3","size":[9,3],"geometry":"a""#), "view{\"name\":\"Wedge\"}")),\#(shape(#""shape":"path","data":"M0 0L9 3","size":[9,3],"geometry":"b""#))]}"#,
        written: "{vstack: {spacing: system, children: [{path: {id: Wedge, data: \"M0 0L9 3\", "
          + "viewBox: [0, 0, 9, 3], fill: systemGray5}}, {path: {id: shape, data: \"M0 0L9 3\", "
          + "viewBox: [0, 0, 9, 3], fill: systemGray5}}]}}"),
      Row(
        recorded: around(
          fill(), #"clip{"shape":"circle","stroke":{"style":\#(gray),"width":2,"dash":[]}}"#),
        written: "{block: {fill: systemGray5, mask: {circle: {fill: clear, stroke: "
          + "{color: systemGray5, width: 2}}}}}"),
      Row(
        recorded: around(shape(#""shape":"circle""#), "aspectRatio{}"),
        written: "{circle: {fill: systemGray5, aspectRatio: 1}}"),
    ])
  func shapes(_ row: Row) throws { try check(row) }

  @Test(
    "Modifiers in the order of the language are part of the node, and others stand round it",
    arguments: [
      Row(
        recorded: around(fill(), #"frame{"width":10,"height":20}"#),
        written: "{block: {fill: systemGray5, width: 10, height: 20}}"),
      Row(
        recorded: around(
          shape(#""shape":"circle""#), #"frame{"width":10,"height":10}"#, #"opacity{"value":0.5}"#),
        written: "{circle: {size: 10, fill: systemGray5, opacity: 0.5}}"),
      Row(
        recorded: around(shape(#""shape":"circle""#), #"fixedSize{}"#),
        written: "{circle: {fill: systemGray5, fixedSize: both}}"),
      // Its line is that of its own size, not of the frame's.
      Row(
        recorded: around(
          #"{"k":"shape","a":{"shape":"rectangle","stroke":{"style":\#(gray),"width":2,"cap":"butt","join":"miter","dash":[],"inside":true}}}"#,
          #"fixedSize{}"#, #"flexFrame{"maxHeight":64}"#),
        written: "{zstack: {maxHeight: 64, children: [{block: {fill: clear, border: "
          + "{color: systemGray5, width: 2}, fixedSize: both}}]}}"),
      Row(
        recorded: around(
          fill(), #"padding{"top":0,"leading":3,"bottom":0,"trailing":3}"#,
          #"position{"x":10,"y":20}"#),
        written:
          "{zstack: {position: {x: 10, y: 20}, children: [{block: {fill: systemGray5, "
          + "margin: {horizontal: 3}}}]}}"),
      Row(
        recorded: around(
          #"{"k":"image","a":{"system":"bell","font":{"style":"caption"}}}"#,
          #"frame{"width":10}"#),
        written:
          "{zstack: {width: 10, children: [{icon: {name: {symbol: bell}, size: 14.1, color: label, "
          + "relativeTo: caption1}}]}}"),
      Row(
        recorded: around(
          #"{"k":"image","a":{"system":"bell","font":{"size":17}}}"#, #"frame{"width":10}"#),
        written: "{icon: {name: {symbol: bell}, size: 19.97, color: label, width: 10}}"),
      Row(
        recorded:
          #"{"k":"background","c":[{"k":"scroll","c":[{"k":"divider"}]}],"d":[\#(shape(#""shape":"capsule""#))]}"#,
        written:
          "{zstack: {background: systemGray5, radius: capsule, "
          + "children: [{scroll: {view: {divider: {}}}}]}}"),
      Row(
        recorded: around(
          stack, #"padding{"top":1,"leading":2,"bottom":1,"trailing":2}"#,
          #"flexFrame{"maxWidth":"inf","alignment":"leading"}"#),
        written:
          "{vstack: {alignment: leading, spacing: 4, padding: {horizontal: 2, vertical: 1}, "
          + "maxWidth: fill, frameAlignment: leading, children: [{divider: {}}]}}"),
      Row(
        recorded: around(
          stack, #"frame{"width":10}"#, #"padding{"top":1,"leading":1,"bottom":1,"trailing":1}"#),
        written:
          "{vstack: {alignment: leading, spacing: 4, width: 10, margin: 1, "
          + "children: [{divider: {}}]}}"),
      Row(
        recorded: around(
          stack, #"frame{"width":10}"#, #"flexFrame{"maxWidth":"inf"}"#),
        written:
          "{zstack: {maxWidth: fill, children: [{vstack: {alignment: leading, spacing: 4, width: 10, "
          + "children: [{divider: {}}]}}]}}"),
      Row(
        recorded: around(
          fill(), #"frame{"height":10}"#,
          #"clip{"shape":"roundedRectangle","radii":[4,4],"style":"continuous"}"#),
        written: "{block: {fill: systemGray5, height: 10, radius: 4}}"),
      Row(
        recorded: around(
          stack, #"clip{"shape":"roundedRectangle","radii":[4,4],"style":"continuous"}"#),
        written:
          "{vstack: {alignment: leading, spacing: 4, radius: 4, clip: true, "
          + "children: [{divider: {}}]}}"),
      Row(
        recorded: around(fill(), #"offset{"x":1,"y":2}"#, #"offset{"x":3,"y":0}"#),
        written:
          "{zstack: {offset: {x: 3, y: 0}, children: [{block: {fill: systemGray5, "
          + "offset: {x: 1, y: 2}}}]}}"),
      Row(
        recorded: around(fill(), #"scale{"x":2,"y":1,"anchor":[0,0]}"#),
        written: "{block: {fill: systemGray5, scale: {x: 2, y: 1, anchor: {x: 0, y: 0}}}}"),
      Row(
        recorded:
          #"{"k":"background","a":{"alignment":"center"},"c":[\#(stack)],"d":[\#(fill())]}"#,
        written:
          "{vstack: {alignment: leading, spacing: 4, background: systemGray5, "
          + "children: [{divider: {}}]}}"),
      // What ignores bars is a ground, which continues below them; what ignores the keyboard is not.
      Row(
        recorded:
          #"{"k":"background","a":{"alignment":"center"},"c":[\#(stack)],"d":[\#(around(fill(), ignoring()))]}"#,
        written:
          "{vstack: {alignment: leading, spacing: 4, background: systemGray5, "
          + "children: [{divider: {}}]}}"),
      Row(
        recorded: around(fill(), ignoring()),
        written: "{block: {fill: clear, background: systemGray5}}"),
      Row(
        recorded: around(fill(), #"frame{"height":80,"alignment":"center"}"#, ignoring()),
        written: "{block: {fill: systemGray5, height: 80, ignoresSafeArea: vertical}}"),
      Row(
        recorded: around(fill(), #"ignoresSafeArea{"edges":["leading"],"regions":"all"}"#),
        written: "{block: {fill: systemGray5, ignoresSafeArea: leading}}"),
      Row(
        recorded: around(
          fill(), #"ignoresSafeArea{"edges":["top","leading","trailing"],"regions":"all"}"#),
        written: "{block: {fill: systemGray5, ignoresSafeArea: [top, leading, trailing]}}"),
      Row(
        recorded: around(
          fill(), ignoring(), #"offset{"x":1,"y":2}"#),
        written: "{block: {fill: clear, background: systemGray5, offset: {x: 1, y: 2}}}"),
      Row(
        recorded: around(fill(), ignoring("keyboard")), written: "{block: {fill: systemGray5}}"),
      Row(
        recorded: around(stack, ignoring()),
        written:
          "{vstack: {alignment: leading, spacing: 4, ignoresSafeArea: vertical, "
          + "children: [{divider: {}}]}}"),
      Row(
        recorded: #"{"k":"overlay","a":{"alignment":"top"},"c":[\#(fill())],"d":[\#(stack)]}"#,
        written:
          "{zstack: {alignment: top, children: [{block: {fill: systemGray5, layoutPriority: 1}}, "
          + "{vstack: {alignment: leading, spacing: 4, children: [{divider: {}}]}}]}}"),
      Row(
        recorded: #"{"k":"mask","c":[\#(fill())],"d":[\#(shape(#""shape":"capsule""#))]}"#,
        written:
          "{block: {fill: systemGray5, mask: {block: {radius: capsule, fill: systemGray5}}}}"),
      Row(
        recorded: around(#"{"k":"zstack","c":[\#(fill()),{"k":"divider"}]}"#, ignoring()),
        written:
          "{zstack: {ignoresSafeArea: vertical, "
          + "children: [{block: {fill: systemGray5}}, {divider: {}}]}}"),
      Row(
        recorded: around(shape(#""shape":"circle""#), ignoring()),
        written: "{circle: {fill: systemGray5, ignoresSafeArea: vertical}}"),
    ])
  func modifiers(_ row: Row) throws { try check(row) }

  /// Of a gradient from one colour to the same.
  private static func gradient(_ kind: String, _ members: String, locations: String...) -> String {
    let stops = locations.map { #"{"color":{"name":"red"},"location":\#($0)}"# }
    return fill(#"{"\#(kind)":{"stops":[\#(stops.joined(separator: ","))],\#(members)}}"#)
  }

  @Test(
    "A number is brought within what the language takes, which a view's need not be",
    arguments: [
      Row(
        recorded: #"{"k":"spacer","a":{"minLength":"inf"}}"#,
        written: "{spacer: {minLength: 100000}}"),
      Row(
        recorded: around(fill(), #"rotation{"degrees":36090}"#, #"aspectRatio{"ratio":1e9}"#),
        written:
          "{zstack: {aspectRatio: 10000, children: [{block: {fill: systemGray5, rotation: "
          + "{angle: 90, anchor: {x: 0.5, y: 0.5}}}}]}}"),
      Row(
        recorded: around(fill(), #"scale{"x":"inf","y":-1e9,"anchor":[0.5,1e9]}"#),
        written:
          "{block: {fill: systemGray5, scale: {x: 1000, y: -1000, anchor: {x: 0.5, y: 10000}}}}"),
      Row(
        recorded: gradient("linear", #""start":[0,0],"end":[0,1]"#),
        written: "{block: {fill: clear}}"),
      Row(
        recorded: gradient(
          "linear", #""start":[0,0],"end":[0,1]"#, locations: "0", #""inf""#),
        written:
          "{block: {fill: {stops: [{color: red, location: 0}, {color: red, location: 1}], "
          + "startPoint: {x: 0, y: 0}, endPoint: {x: 0, y: 10000}}}}"),
      // A light that crosses a screen, seen from a shape of a few points.
      Row(
        recorded: gradient(
          "linear", #""start":[-466.5,0.5],"end":[-233,0.5]"#, locations: "0", "1"),
        written:
          "{block: {fill: {stops: [{color: red, location: 0}, {color: red, location: 1}], "
          + "startPoint: {x: -466.5, y: 0.5}, endPoint: {x: -233, y: 0.5}}}}"),
      Row(
        recorded: gradient(
          "radial", #""center":[0.5,0.5],"startRadius":-1,"endRadius":"inf""#, locations: "0", "1"),
        written:
          "{block: {fill: {stops: [{color: red, location: 0}, {color: red, location: 1}], "
          + "center: {x: 0.5, y: 0.5}, startRadius: 0, endRadius: 100000}}}"),
      Row(
        recorded: gradient(
          "angular", #""center":[0.5,0.5],"startAngle":36090,"endAngle":36270"#,
          locations: "0", "1"),
        written:
          "{block: {fill: {stops: [{color: red, location: 0}, {color: red, location: 1}], "
          + "center: {x: 0.5, y: 0.5}, startAngle: 90, endAngle: 270}}}"),
      Row(
        recorded: #"{"k":"shape","a":{"stroke":{"width":1,"style":\#(gray),"dash":[0,0]}}}"#,
        written: "{block: {fill: clear, stroke: {color: systemGray5, width: 1}}}"),
      Row(
        recorded: #"{"k":"shape","a":{"stroke":{"width":1,"style":\#(gray),"dash":["inf",1]}}}"#,
        written:
          "{block: {fill: clear, stroke: {color: systemGray5, width: 1, dash: [100000, 1]}}}"),
      Row(
        recorded: #"{"k":"vgrid","a":{"columns":[]}}"#,
        written:
          "{grid: {columns: [{flexible: {minimum: 10}}], spacing: {horizontal: 8, vertical: 8}, "
          + "children: []}}"),
      Row(
        recorded: #"{"k":"vgrid","a":{"columns":[{"flexible":[50,20]}]}}"#,
        written:
          "{grid: {columns: [{flexible: {minimum: 50, maximum: 50}}], spacing: "
          + "{horizontal: 8, vertical: 8}, children: []}}"),
      Row(
        recorded: around(
          fill(), #"containerRelativeFrame{"axes":["horizontal"],"count":1e8,"span":1e9}"#),
        written:
          "{block: {fill: systemGray5, containerRelativeFrame: {count: 1000, span: 1000}}}"),
      Row(
        recorded: around(
          fill(),
          #"offset{"x":{"animated":{"values":[0,1],"animation":{"curve":"bezier","bezier":[2,0,-1,"inf"],"duration":1e-9}}}}"#
        ),
        written:
          "{block: {fill: systemGray5, offset: {x: 0, y: 0}, motion: {to: {offset: {x: 1, y: 0}}, "
          + "duration: 0.001ms, easing: [1, 0, 0, 100], repeat: never, whenReduced: moves}}}"),
      Row(
        recorded: around(
          fill(),
          #"offset{"x":{"animated":{"values":[0,1],"animation":{"curve":"spring","spring":{"response":0,"dampingFraction":-4},"duration":1}}}}"#
        ),
        written:
          "{block: {fill: systemGray5, offset: {x: 0, y: 0}, motion: {to: {offset: {x: 1, y: 0}}, "
          + "duration: 1000ms, easing: {spring: {response: 0.001ms, dampingFraction: 0.01}}, "
          + "repeat: never, whenReduced: moves}}}"),
    ])
  func limits(_ row: Row) throws { try check(row) }

  private static let row =
    #"{"k":"view","a":{"name":"Row"},"c":[{"k":"hstack","c":[{"k":"divider"}]}]}"#

  private static let reader = #"{"k":"geometry","a":{"geometry":"a"}}"#
  private static func zone(_ name: String) -> String {
    "{zstack: {id: \(name), alignment: topLeading, minWidth: 0, idealWidth: 10, maxWidth: fill, "
      + "minHeight: 0, idealHeight: 10, maxHeight: fill, frameAlignment: topLeading, children: []}}"
  }

  @Test(
    "Containers and names",
    arguments: [
      Row(
        recorded:
          #"{"k":"vstack","c":[{"k":"forEach","c":[{"k":"item","c":[\#(row)]},{"k":"item","c":[\#(row)]}]}]}"#,
        written:
          "{vstack: {spacing: system, children: [{repeat: {id: Row, count: 2, view: {hstack: "
          + "{children: [{divider: {}}]}}}}]}}"),
      Row(
        recorded: #"{"k":"vstack","c":[\#(row),\#(row)]}"#,
        written:
          "{vstack: {spacing: system, children: [{hstack: {id: Row, children: [{divider: {}}]}}, "
          + "{hstack: {id: Row-2, children: [{divider: {}}]}}]}}"),
      Row(
        recorded:
          #"{"k":"forEach","c":[{"k":"item","c":[\#(row)]},{"k":"item","c":[{"k":"divider"}]},{"k":"item","c":[\#(row)]}]}"#,
        written:
          "{repeat: {count: 3, cycle: [{hstack: {id: Row, children: [{divider: {}}]}}, {divider: {}}, "
          + "{hstack: {id: Row-2, children: [{divider: {}}]}}]}}"),
      Row(
        recorded:
          #"{"k":"forEach","c":[{"k":"item","c":[\#(fill())]},{"k":"item","c":[{"k":"divider"}]}]}"#,
        written:
          "{repeat: {count: 2, cycle: [{block: {fill: systemGray5}}, {divider: {}}]}}"),
      Row(
        recorded:
          #"{"k":"forEach","c":[{"k":"item","c":[\#(reader)]},{"k":"item","c":[\#(reader)]}]}"#,
        written:
          "{vstack: {spacing: system, children: [\(zone("geometry")), \(zone("geometry-2"))]}}"),
      // A text of several styles keeps them, and is one text.
      Row(
        recorded:
          #"{"k":"text","a":{"text":"a b","font":{"style":"body"},"runs":[{"text":"a ","font":{"style":"body","weight":"bold"}},{"text":"b","font":{"style":"body"}}]}}"#,
        written:
          "{text: {runs: [{value: \"a \", font: {relativeTo: body, weight: bold}, color: label}, "
          + "{value: \"b\", font: body, color: label}], font: body, color: label}}"),
      Row(
        recorded:
          #"{"k":"text","a":{"text":"a\tb","lineSpacing":4,"alignment":"center","runs":[{"text":"a\t","underline":true},{"text":"b","kerning":2,"strikethrough":true,"font":{"size":20,"italic":true}}]}}"#,
        written:
          "{text: {runs: [{value: \"a    \", font: body, color: label, underline: true}, "
          + "{value: \"b\", font: {size: 20, solid: true, dynamicTypeSize: large, tracking: 2, italic: true}, "
          + "color: label, strikethrough: true}], font: body, lineSpacing: 2.29, color: label, "
          + "alignment: center}}"),
      Row(
        recorded:
          #"{"k":"text","a":{"text":"a","underline":true,"kerning":-1,"lineSpacing":1,"font":{"style":"title","leading":"tight","monospacedDigit":true}}}"#,
        written:
          "{text: {value: \"a\", font: {relativeTo: title1, tracking: -1, monospacedDigit: true}, "
          + "lineSpacing: -1.59, underline: true, color: label}}"),
      // What lies on others stays where it is, and is painted after them.
      Row(
        recorded:
          #"{"k":"vstack","c":[\#(around(fill(), #"zIndex{"value":1}"#)),{"k":"divider"}]}"#,
        written: "{vstack: {spacing: system, children: [{block: {fill: systemGray5, zIndex: 1}}, "
          + "{divider: {}}]}}"),
      Row(
        recorded:
          #"{"k":"zstack","c":[\#(around(fill(), #"zIndex{"value":-1}"#)),{"k":"divider"}]}"#,
        written: "{zstack: {children: [{block: {fill: systemGray5, zIndex: -1}}, {divider: {}}]}}"),
      // What a modifier lays on it lies on it still.
      Row(
        recorded: #"{"k":"vstack","c":[{"k":"overlay","a":{"alignment":"top"},"c":["#
          + #"\#(around(fill(), #"zIndex{"value":1}"#))],"d":[{"k":"divider"}]},{"k":"divider"}]}"#,
        written: "{vstack: {spacing: system, children: [{zstack: {alignment: top, zIndex: 1, "
          + "children: [{block: {fill: systemGray5, layoutPriority: 1}}, {divider: {}}]}}, "
          + "{divider: {}}]}}"),
      Row(
        recorded:
          #"{"k":"hstack","c":[{"k":"forEach","c":[\#(around(fill(), #"zIndex{"value":2}"#)),"#
          + #"\#(around(fill(), #"zIndex{"value":1}"#))]}]}"#,
        written: "{hstack: {children: [{repeat: {count: 2, cycle: [{block: {fill: systemGray5, "
          + "zIndex: 2}}, {block: {fill: systemGray5, zIndex: 1}}]}}]}}"),
      // What leads trails where reading goes the other way.
      Row(
        recorded: around(
          #"{"k":"hstack","a":{"alignment":"top"},"c":[{"k":"text","a":{"text":"a"}},\#(around(stack, #"padding{"top":0,"leading":3,"bottom":0,"trailing":0}"#))]}"#,
          "direction"),
        written: "{hstack: {alignment: top, children: [{vstack: {alignment: trailing, spacing: 4, "
          + "padding: {trailing: 3}, children: [{divider: {}}]}}, {text: {value: \"a\", "
          + "font: body, color: label, alignment: trailing}}]}}"),
      Row(
        recorded: around(
          fill(
            #"{"linear":{"stops":[{"color":{"name":"red"},"location":0},{"color":{"name":"clear"},"location":1}],"start":[-10000,0],"end":[1,0]}}"#
          ), "direction"),
        written: "{block: {fill: {stops: [{color: red, location: 0}, {color: clear, location: 1}], "
          + "startPoint: {x: 10000, y: 0}, endPoint: {x: 0, y: 0}}}}"),
      Row(
        recorded: around(
          #"{"k":"hstack","c":[\#(fill()),{"k":"forEach","c":[{"k":"item","c":[\#(fill())]},{"k":"item","c":[{"k":"divider"}]}]}]}"#,
          #"flexFrame{"maxWidth":9,"alignment":"bottomLeading"}"#, "direction"),
        written: "{hstack: {maxWidth: 9, frameAlignment: bottomTrailing, children: [{repeat: "
          + "{count: 2, cycle: [{divider: {}}, {block: {fill: systemGray5}}]}}, "
          + "{block: {fill: systemGray5}}]}}"),
      Row(
        recorded: around(
          #"{"k":"mask","c":[\#(fill())],"d":[{"k":"vgrid","a":{"columns":[{"fixed":5}]}}]}"#,
          "direction"),
        written: "{block: {fill: systemGray5, mask: {grid: {columns: [{fixed: 5}], spacing: "
          + "{horizontal: 8, vertical: 8}, children: []}}}}",
        note: "in a view with a direction of its own, grids and rows that scroll begin where those "
          + "around it do"),
      // A line stands across its row whatever lies on it.
      Row(
        recorded:
          #"{"k":"hstack","a":{"spacing":0},"c":[\#(fill()),{"k":"overlay","c":[\#(around(#"{"k":"divider"}"#, #"frame{"width":1,"alignment":"center"}"#))],"d":[\#(fill())]}]}"#,
        written:
          "{hstack: {spacing: 0, children: [{block: {fill: systemGray5}}, {zstack: {children: "
          + "[{hstack: {layoutPriority: 1, children: [{divider: {width: 1}}]}}, "
          + "{block: {fill: systemGray5}}]}}]}}"),
      Row(
        recorded: #"{"k":"scroll","a":{"axes":["horizontal"]},"c":[{"k":"divider"}]}"#,
        written: "{scroll: {axis: horizontal, view: {divider: {}}}}"),
      Row(
        recorded: #"{"k":"scroll","c":[{"k":"divider"},{"k":"divider"}]}"#,
        written:
          "{scroll: {view: {vstack: {spacing: system, children: [{divider: {}}, {divider: {}}]}}}}"),
      Row(
        recorded:
          #"{"k":"vgrid","a":{"columns":[{"flexible":[10,"inf"],"spacing":4},{"fixed":5}],"spacing":2},"c":[]}"#,
        written:
          "{grid: {columns: [{flexible: {minimum: 10}}, {fixed: 5}], spacing: "
          + "{horizontal: 4, vertical: 2}, children: []}}",
        note: "the columns of a grid stand equally far apart; here as the first ones do"),
    ])
  func containers(_ row: Row) throws { try check(row) }

  private static func moving(_ from: String, _ to: String) -> String {
    #"{"animated":{"values":[\#(from),\#(to)],"animation":{"duration":1,"repeat":"forever"}}}"#
  }

  private static let otherForm =
    "an outline, a gradient or corners cannot be drawn on the way to ones of another form; they "
    + "stand at the end of it"

  @Test(
    "What goes to something of another form stands at its end",
    arguments: [
      Row(
        recorded:
          #"{"k":"shape","a":{"shape":"path","data":\#(moving(#""M0 0""#, #""M1 1L2 2""#)),"size":[\#(moving("1", "2")),1],"fill":\#(gray)}}"#,
        written: "{path: {data: \"M1 1L2 2\", viewBox: [0, 0, 2, 1], fill: systemGray5}}",
        note: otherForm),
      Row(
        recorded: fill(
          moving(
            gray,
            #"{"linear":{"stops":[{"color":{"name":"red"},"location":0},{"color":{"name":"red"},"location":1}],"start":[0,0],"end":[1,0]}}"#
          )),
        written:
          "{block: {fill: {stops: [{color: red, location: 0}, {color: red, location: 1}], "
          + "startPoint: {x: 0, y: 0}, endPoint: {x: 1, y: 0}}}}",
        note: otherForm),
      Row(
        recorded: shape(
          #""shape":"roundedRectangle","radii":[\#(moving("4", "5")),\#(moving("4", "6"))]"#),
        written: "{block: {radius: {x: 5, y: 6}, fill: systemGray5}}", note: otherForm),
      Row(
        recorded:
          #"{"k":"padding","a":{"leading":\#(moving("0", "4")),"trailing":\#(moving("0", "4"))},"c":[{"k":"vstack"}]}"#,
        written:
          "{vstack: {spacing: system, padding: 0, motion: {to: {padding: {horizontal: 4}}, duration: 1000ms, "
          + "easing: linear, repeat: restart, whenReduced: moves}, children: []}}"),
    ])
  func forms(_ row: Row) throws { try check(row) }

  @Test("What differs at both ends moves, and nothing else of the node does")
  func motion() throws {
    let moving = #"""
      {"k":"offset","a":{"x":{"animated":{"values":[-100,200],"animation":{"curve":"linear",
       "duration":1.5,"delay":0.25,"repeat":"forever","autoreverses":false},"start":0}},"y":0},
       "c":[{"k":"frame","a":{"width":50},"c":[\#(Self.fill())]}]}
      """#
    #expect(
      try Self.written(moving).text
        == "{block: {fill: systemGray5, width: 50, offset: {x: -100, y: 0}, motion: {to: {offset: "
        + "{x: 200, y: 0}}, duration: 1500ms, easing: linear, repeat: restart, delay: 250ms, "
        + "whenReduced: moves}}}")
  }
}

extension String {
  /// How often a word stands in it.
  fileprivate func components(of word: String) -> Int { ranges(of: word).count }

  @Test(
    "A slider's knob stands where its value says",
    arguments: [
      (0.0, 0, 1), (1, 1, 1), (0.5, 1, 2), (0.12, 3, 25), (0.3333, 1, 3), (0.99, 59, 60),
      (0.001, 0, 1),
    ])
  func ratios(value: Double, parts: Int, all: Int) {
    let found = Translator.nearestRatio(to: value, most: 60)
    #expect(found == (parts, all))
  }
}
