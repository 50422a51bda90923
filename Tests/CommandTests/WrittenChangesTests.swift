import Foundation
import Testing

/// What one change to what is written comes to: one finding, at the line that was changed, with what
/// it said and says; also where a layout tells nothing of it, or something else.
struct WrittenChangesTests {
  private static let theme = """
    skelsnap: 1
    extends: ios
    colors: {surface: "#f2f2f7", card: "#ffffff", ink: "#102030"}
    spacing: {sm: 8}
    components:
      row:
        parameters: {wide: 120}
        view:
          hstack:
            spacing: 12
            children: [{circle: {id: avatar, size: 40}}, {block: {id: bar, width: $wide, height: 12}}]

    """

  private static let shelves = """
    skelsnap: 1
    canvas: {width: 320, height: 700}
    skeleton:
      vstack:
        id: screen
        alignment: leading
        spacing: 10
        children:
          - scroll:
              id: shelf
              axis: horizontal
              contentMargins: {horizontal: 16}
              view:
                hstack:
                  id: cards
                  spacing: 8
                  children:
                    - repeat: {count: 4, id: card, view: {block: {width: 100, height: 60, radius: 8}}}
          - vstack:
              id: list
              spacing: 0
              separator: {color: separator, thickness: 1, leading: 16}
              children:
                - repeat: {count: 3, id: row, view: {use: {component: row, padding: 8}}}
          - grid:
              id: tiles
              columns: [{fixed: 60}, {flexible: {minimum: 20}}, {flexible: {}}]
              alignment: center
              spacing: 6
              children:
                - block: {id: t1, width: 30, height: 30}
                - block: {id: t2, width: 30, height: 20}
                - block: {id: t3, width: 30, height: 40}
                - block: {id: t4, width: 30, height: 10}
          - hstack:
              id: words
              alignment: firstTextBaseline
              spacing: 6
              children:
                - text: {id: big, value: Big, font: title1}
                - text: {id: little, value: little, font: caption1}
          - vstack:
              id: panel
              width: 200
              height: 60
              frameAlignment: topLeading
              background: surface
              children:
                - block: {width: 50, height: 10}
                - block: {width: 70, height: 14}
          - block: {id: least, minWidth: 40, maxWidth: 90, height: 12}
          - text: {id: cap, value: A long line of words that is cut somewhere, maxWidth: 140, lineLimit: 2}

    """

  private static let marks = """
    skelsnap: 1
    waive: {labels: no matter}
    canvas: {width: 320, height: 500}
    skeleton:
      vstack:
        id: screen
        spacing: 10
        children:
          - lines: {id: lines, count: 3, font: body, widths: [100%, 80%, 50%]}
          - divider: {id: rule, color: separator}
          - progress: {id: bar, value: 40%}
          - spinner: {id: wait, size: 24}
          - icon: {id: sign, name: heart, size: 24}
          - block: {id: grad, width: 80, height: 20, fill: {stops: [ink, surface], angle: 0}}
          - block: {id: framed, width: 80, height: 20, fill: card, border: {color: ink, width: 1}}
          - block: {id: shady, width: 80, height: 20, fill: card, shadow: {radius: 4, y: 2}}
          - block: {id: turned, width: 80, height: 20, rotation: 10}
          - block: {id: grown, width: 80, height: 20, scale: {x: 1.2, y: 1}}
          - block: {id: ratio, width: 90, aspectRatio: 3}
          - block: {id: round, width: 80, height: 20, radius: {topLeading: 8}}
          - block: {id: pale, width: 80, height: 20, opacity: 0.5}
          - path: {id: shape, data: M0 0 H24 V24 Z, viewBox: [0, 0, 24, 24], width: 30, height: 30, fill: ink}
          - text: {id: label, value: Retry, font: body, color: label}
          - button: {id: go, label: Go}
          - block: {id: placed, width: 20, height: 10, offset: {x: 5, y: 0}}

    """

  private static let layers = """
    skelsnap: 1
    canvas: {width: 320, height: 300, alignment: top, background: surface, safeArea: {top: 20}}
    theme: {extends: ./app.theme.yaml, shimmer: {gradient: {stops: [placeholder, highlight, placeholder], duration: 1.5s, space: leaf}}}
    parameters: {tall: 30}
    skeleton:
      zstack:
        id: screen
        alignment: topLeading
        children:
          - vstack:
              id: col
              spacing: 4
              children:
                - block: {width: 100, height: 10}
                - block: {width: 60, height: $tall}
                - circle: 20
          - hstack:
              spacing: 5
              children:
                - block: {width: 30, height: 30, layoutPriority: 1}
                - spacer
                - block: {width: 60%, height: 30}

    """

  private static let tinted = """
    skelsnap: 1
    canvas: {width: 320, height: 60}
    theme:
      extends: ios
      shimmer: {gradient: {stops: [placeholder, highlight, placeholder], duration: 1.5s}}
      colors:
        placeholder: systemOrange @ 0.2
        highlight: systemOrange @ 0.4
    skeleton: {hstack: [{circle: {id: face, size: 40}}, {vstack: [{block: {id: bar, height: 9}}]}]}
    snapshots: {motion: [full, reduced]}

    """

  private static let load = """
    skelsnap: 1
    canvas: {width: 320, height: 200}
    skeleton: {vstack: [{circle: {id: face, size: 40}}, {lines: {id: bars, count: 2}}]}
    content: {text: {id: done, value: Loaded}}
    error: {text: {id: broken, value: $error.message}}
    empty: {text: {id: none, value: Nothing}}
    lifecycle: {minimumDisplay: 200ms, timeout: 2s, transitions: {content: 300ms}}
    scenarios:
      quick: {script: {50ms: data}, instants: [350ms]}
      late: {script: {}, instants: [1900ms, 2500ms]}

    """

  private static let files = [
    "skelsnap.yaml": "skelsnap: 1\ntheme: app.theme.yaml\n",
    "app.theme.yaml": theme,
    "other.theme.yaml": theme.replacing("#f2f2f7", with: "#e0e0f0")
      .replacing("#102030", with: "#405060"),
    "a.skel.yaml": shelves, "b.skel.yaml": marks, "c.skel.yaml": layers, "d.skel.yaml": load,
    "e.skel.yaml": tinted,
  ]

  struct Row: Sendable {
    let file: String
    let from: String
    let to: String
    /// Where it is told, and in which words.
    let line: Int
    let told: String

    init(_ file: String, _ from: String, _ to: String, at line: Int, _ told: String) {
      self.file = file
      self.from = from
      self.to = to
      self.line = line
      self.told = told
    }
  }

  /// Rows that are tried one after the other.
  struct Table: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rows: [Row]
  }

  private static let tables = [
    Table(
      testDescription: "containers",
      rows: [
        Row(
          "a.skel.yaml",
          "contentMargins: {horizontal: 16}",
          "contentMargins: {horizontal: 20}",
          at: 12, "screen/shelf: contentMargins horizontal 16 → 20"),
        Row(
          "a.skel.yaml",
          "          contentMargins: {horizontal: 16}\n",
          "",
          at: 9, "screen/shelf: contentMargins {horizontal: 16} → none"),
        Row(
          "a.skel.yaml",
          "axis: horizontal",
          "axis: vertical",
          at: 11, "screen/shelf: axis horizontal → vertical"),
        Row(
          "a.skel.yaml",
          "thickness: 1",
          "thickness: 2",
          at: 22, "screen/list: separator thickness 1 → 2"),
        Row(
          "a.skel.yaml",
          "leading: 16}",
          "leading: 24}",
          at: 22, "screen/list: separator leading 16 → 24"),
        Row(
          "a.skel.yaml",
          ", leading: 16}",
          "}",
          at: 22, "screen/list: separator leading 16 → none"),
        Row(
          "a.skel.yaml",
          "leading: 16}",
          "leading: 16, trailing: 16}",
          at: 22, "screen/list: separator trailing none → 16"),
        Row(
          "a.skel.yaml",
          "separator: {color: separator",
          "separator: {color: ink",
          at: 22, "screen/list: separator color separator → ink"),
        Row(
          "a.skel.yaml",
          "          separator: {color: separator, thickness: 1, leading: 16}\n",
          "",
          at: 19, "screen/list: separator #3c3c434a → none and separator #54545899 → none"),
        Row(
          "a.skel.yaml",
          "alignment: center",
          "alignment: leading",
          at: 28, "screen/tiles: alignment center → leading"),
        Row(
          "a.skel.yaml",
          "{fixed: 60}",
          "{fixed: 70}",
          at: 27, "screen/tiles: columns[0] fixed 60 → 70"),
        Row(
          "a.skel.yaml",
          "{fixed: 60}",
          "{flexible: {}}",
          at: 27, "screen/tiles: columns[0] {fixed: 60} → {flexible: {}}"),
        Row(
          "a.skel.yaml",
          "columns: [{fixed: 60}, {flexible: {minimum: 20}}, {flexible: {}}]",
          "columns: [{adaptive: 70}]",
          at: 27,
          "screen/tiles: columns [{fixed: 60}, {flexible: {minimum: 20}}… → [{adaptive: 70}]"),
        Row(
          "a.skel.yaml",
          "spacing: 6\n          children:\n            - block: {id: t1",
          "spacing: 9\n          children:\n            - block: {id: t1",
          at: 29, "screen/tiles: spacing vertical 6 → 9"),
        Row(
          "a.skel.yaml",
          "firstTextBaseline",
          "center",
          at: 37, "screen/words: alignment firstTextBaseline → center"),
        Row(
          "a.skel.yaml",
          "firstTextBaseline",
          "bottom",
          at: 37, "screen/words: alignment firstTextBaseline → bottom"),
        Row(
          "a.skel.yaml",
          "frameAlignment: topLeading",
          "frameAlignment: bottomTrailing",
          at: 46, "screen/panel: frameAlignment topLeading → bottomTrailing"),
        Row(
          "a.skel.yaml",
          "          frameAlignment: topLeading\n",
          "",
          at: 42, "screen/panel: frameAlignment topLeading → none"),
        Row(
          "a.skel.yaml",
          "minWidth: 40, maxWidth: 90",
          "minWidth: 40, maxWidth: 70",
          at: 51, "screen/least: maxWidth 90 → 70"),
        Row(
          "a.skel.yaml",
          "minWidth: 40, maxWidth: 90",
          "minWidth: 100, maxWidth: 120",
          at: 51, "screen/least: minWidth 40 → 100, maxWidth 90 → 120"),
        Row(
          "a.skel.yaml",
          "minWidth: 40, maxWidth: 90",
          "minWidth: 40",
          at: 51, "screen/least: maxWidth 90 → none"),
        Row(
          "a.skel.yaml",
          "maxWidth: 140",
          "maxWidth: 120",
          at: 52, "screen/cap: maxWidth 140 → 120"),
        Row(
          "a.skel.yaml",
          "lineLimit: 2",
          "lineLimit: 1",
          at: 52, "screen/cap: lineLimit 2 → 1"),
        Row(
          "a.skel.yaml",
          "component: row, padding: 8",
          "component: row, padding: 8, with: {wide: 90}",
          at: 24, "screen/list/row[*]/bar: width 120 → 90 (-30), 3 nodes"),
        Row(
          "a.skel.yaml",
          "component: row, padding: 8",
          "component: row, padding: 12",
          at: 24, "screen/list/row[*]/use: padding 8 → 12"),
        Row(
          "a.skel.yaml",
          "count: 4",
          "count: 5",
          at: 18, "screen/shelf/cards/card: count 4 → 5"),
        Row(
          "a.skel.yaml",
          "width: 320",
          "width: 340",
          at: 2, "canvas: width 320 → 340"),
        Row(
          "a.skel.yaml",
          "canvas: {width: 320, height: 700}",
          "canvas: {width: 320, height: 700, alignment: top}",
          at: 2, "screen: alignment center → top in the canvas"),
      ]),
    Table(
      testDescription: "marks",
      rows: [
        Row(
          "b.skel.yaml",
          "widths: [100%, 80%, 50%]",
          "widths: [100%, 60%, 50%]",
          at: 9, "screen/lines: widths[1] 80% → 60%"),
        Row(
          "b.skel.yaml",
          "count: 3",
          "count: 2",
          at: 9, "screen/lines: count 3 → 2"),
        Row(
          "b.skel.yaml",
          "font: body, widths",
          "font: caption1, widths",
          at: 9, "screen/lines: bar height 12.6 → 9"),
        Row(
          "b.skel.yaml",
          "font: body, widths",
          "font: body, barHeight: 80%, widths",
          at: 9, "screen/lines: barHeight none → 80%"),
        Row(
          "b.skel.yaml",
          "- divider: {id: rule, color: separator}",
          "- divider: {id: rule, color: separator, thickness: 3}",
          at: 10, "screen/rule: thickness 1 → 3"),
        Row(
          "b.skel.yaml",
          "value: 40%",
          "value: 70%",
          at: 11, "screen/bar: value 0.4 → 0.7"),
        Row(
          "b.skel.yaml",
          "id: wait, size: 24",
          "id: wait, size: 30",
          at: 12, "screen/wait: size 24 → 30"),
        Row(
          "b.skel.yaml",
          "name: heart",
          "name: bell",
          at: 13, "screen/sign: name heart → bell"),
        Row(
          "b.skel.yaml",
          "name: heart, size: 24",
          "name: heart, size: 24, color: ink",
          at: 13, "screen/sign: color none → ink"),
        Row(
          "b.skel.yaml",
          "angle: 0",
          "angle: 90",
          at: 14, "screen/grad: fill angle 0 → 90"),
        Row(
          "b.skel.yaml",
          "stops: [ink, surface]",
          "stops: [card, surface]",
          at: 14, "screen/grad: fill stops[0] ink → card"),
        Row(
          "b.skel.yaml",
          "border: {color: ink, width: 1}",
          "border: {color: ink, width: 2}",
          at: 15, "screen/framed: border width 1 → 2"),
        Row(
          "b.skel.yaml",
          "shadow: {radius: 4, y: 2}",
          "shadow: {radius: 8, y: 2}",
          at: 16, "screen/shady: shadow radius 4 → 8"),
        Row(
          "b.skel.yaml",
          ", shadow: {radius: 4, y: 2}",
          "",
          at: 16, "screen/shady: shadow #00000054 4 at 0 2 → none"),
        Row(
          "b.skel.yaml",
          "rotation: 10",
          "rotation: 20",
          at: 17, "screen/turned: rotation 10 → 20"),
        Row(
          "b.skel.yaml",
          "scale: {x: 1.2",
          "scale: {x: 1.4",
          at: 18, "screen/grown: scale x 1.2 → 1.4"),
        Row(
          "b.skel.yaml",
          "topLeading: 8",
          "topTrailing: 8",
          at: 20, "screen/round: radius 8 0 0 0 → 0 8 0 0"),
        Row(
          "b.skel.yaml",
          "opacity: 0.5",
          "opacity: 0.7",
          at: 21, "screen/pale: opacity 0.5 → 0.7"),
        Row(
          "b.skel.yaml",
          "data: M0 0 H24 V24 Z",
          "data: M0 0 H24 V12 Z",
          at: 22, "screen/shape: data M0 0 H24 V24 Z → M0 0 H24 V12 Z"),
        Row(
          "b.skel.yaml",
          "font: body, color: label",
          "font: headline, color: label",
          at: 23, "screen/label: font Inter regular 17/22 → Inter semibold 17/22"),
        Row(
          "b.skel.yaml",
          "label: Go",
          "label: Go on",
          at: 24, "screen/go/(text): says 'Go on', and said 'Go'"),
        Row(
          "b.skel.yaml",
          "offset: {x: 5, y: 0}",
          "offset: {x: 9, y: 0}",
          at: 25, "screen/placed: offset x 5 → 9"),
        Row(
          "b.skel.yaml",
          "offset: {x: 5, y: 0}",
          "position: {x: 50, y: 30}",
          at: 25, "screen/placed: position none → {x: 50, y: 30}, offset {x: 5, y: 0} → none"),
        Row(
          "b.skel.yaml",
          "fill: card, border",
          "border",
          at: 15, "screen/framed: fill #ffffffff → shimmer over #00000000"),
      ]),
    Table(
      testDescription: "canvas, themes and order",
      rows: [
        Row(
          "c.skel.yaml",
          "alignment: top,",
          "alignment: bottom,",
          at: 2, "screen: alignment top → bottom in the canvas"),
        Row(
          "c.skel.yaml",
          "safeArea: {top: 20}",
          "safeArea: {top: 40}",
          at: 2, "canvas: safeArea top 20 → 40"),
        Row(
          "c.skel.yaml",
          "background: surface",
          "background: card",
          at: 2, "canvas: background #f2f2f7ff → #ffffffff"),
        Row(
          "c.skel.yaml",
          "duration: 1.5s",
          "duration: 2s",
          at: 3, "shimmer: duration 1500000us → 2000000us"),
        Row(
          "c.skel.yaml",
          "space: leaf",
          "space: group",
          at: 3, "shimmer: space leaf → group"),
        Row(
          "c.skel.yaml",
          "shimmer: {gradient: {stops: [placeholder, highlight, placeholder], duration: 1.5s, space: leaf}}",
          "shimmer: none",
          at: 3, "shimmer: removed"),
        Row(
          "c.skel.yaml",
          "extends: ./app.theme.yaml",
          "extends: ./other.theme.yaml",
          at: 3, "theme: extends ./app.theme.yaml → ./other.theme.yaml"),
        Row(
          "c.skel.yaml",
          "tall: 30",
          "tall: 44",
          at: 4, "screen/col/block[1]: height 30 → 44 (+14)"),
        Row(
          "c.skel.yaml",
          "- block: {width: 100, height: 10}\n            - block: {width: 60, height: $tall}",
          "- block: {width: 60, height: $tall}\n            - block: {width: 100, height: 10}",
          at: 14, "screen/col/block[0]: now before 'block'"),
        Row(
          "c.skel.yaml",
          "- block: {width: 60, height: $tall}\n            - circle: 20",
          "- circle: 20\n            - block: {width: 60, height: $tall}",
          at: 15, "screen/col/circle[0]: now before 'block[1]'"),
        Row(
          "c.skel.yaml",
          "            - circle: 20\n",
          "",
          at: 10, "screen/col/circle[0]: removed"),
        Row(
          "c.skel.yaml",
          "            - spacer\n",
          "",
          at: 19, "screen/hstack[0]: spacer removed"),
        Row(
          "c.skel.yaml",
          "width: 60%",
          "width: 40%",
          at: 22, "screen/hstack[0]/block[1]: width 60% → 40%"),
        Row(
          "c.skel.yaml",
          "alignment: topLeading",
          "alignment: bottomTrailing",
          at: 8, "screen: alignment topLeading → bottomTrailing"),
        Row(
          "c.skel.yaml",
          "- hstack:",
          "- vstack:",
          at: 17, "screen/vstack[1]: hstack → vstack"),
      ]),
    Table(
      testDescription: "loads",
      rows: [
        Row(
          "d.skel.yaml",
          "timeout: 2s",
          "timeout: 3s",
          at: 7, "lifecycle: timeout 2s → 3s"),
        Row(
          "d.skel.yaml",
          "minimumDisplay: 200ms",
          "minimumDisplay: 300ms",
          at: 7, "lifecycle: minimumDisplay 200ms → 300ms"),
        Row(
          "d.skel.yaml",
          "content: 300ms",
          "content: 500ms",
          at: 7, "lifecycle: transitions content 300ms → 500ms"),
        Row(
          "d.skel.yaml",
          "50ms: data",
          "150ms: data",
          at: 9, "scenarios: quick script 50ms → 150ms (data)"),
        Row(
          "d.skel.yaml",
          "value: Loaded",
          "value: Ready",
          at: 4, "done: says 'Ready', and said 'Loaded'"),
        Row(
          "d.skel.yaml",
          "timeout: 2s",
          "timeout: 2s, retry: {maxAttempts: 2}",
          at: 7, "lifecycle: retry none → {maxAttempts: 2}"),
        Row(
          "d.skel.yaml",
          "empty: {text: {id: none, value: Nothing}}\n",
          "",
          at: 1, "empty: the state is gone"),
      ]),
    Table(
      testDescription: "kinds of containers without names",
      rows: [
        Row(
          "c.skel.yaml",
          "      - hstack:\n          spacing: 5",
          "      - vstack:\n          spacing: 5",
          at: 17, "screen/vstack[1]: hstack → vstack")
      ]),
    Table(
      testDescription: "colours of the light, and of what stands still",
      rows: [
        Row(
          "e.skel.yaml",
          "systemOrange @ 0.2",
          "systemOrange @ 0.3",
          at: 7,
          "colour 'placeholder': stops #ff950033@0 #ff950066@0.5 #ff950033@1 → #ff95004d@0 "
            + "#ff950066@0.5 #ff95004d@1, fill #ff950033 → #ff95004d"),
        Row(
          "e.skel.yaml",
          "systemOrange @ 0.4",
          "systemOrange @ 0.6",
          at: 8,
          "colour 'highlight': stops #ff950033@0 #ff950066@0.5 #ff950033@1 → #ff950033@0 "
            + "#ff950099@0.5 #ff950033@1"),
      ]),
    Table(
      testDescription: "what documents share",
      rows: [
        Row(
          "app.theme.yaml",
          "wide: 120",
          "wide: 150",
          at: 7, "screen/list/row[*]/bar: width 120 → 150 (+30), 3 nodes"),
        Row(
          "skelsnap.yaml",
          "theme: app.theme.yaml",
          "theme: other.theme.yaml",
          at: 2, "project: theme app.theme.yaml → other.theme.yaml"),
        Row(
          "skelsnap.yaml",
          "theme: app.theme.yaml",
          "theme: {extends: ./app.theme.yaml, shimmer: none}",
          at: 2, "shimmer: removed"),
        Row(
          "app.theme.yaml",
          "extends: ios",
          "extends: agora",
          at: 2, "theme: extends ios → agora"),
        Row(
          "app.theme.yaml",
          "spacing: 12",
          "spacing: 16",
          at: 10, "screen/list/row[*]: spacing 12 → 16, 3 nodes"),
      ]),
  ]

  @Test(arguments: tables) func isOneFindingAtItsLine(_ table: Table) throws {
    let scratch = try recorded()
    for row in table.rows {
      let text = try #require(Self.files[row.file])
      #expect(text.contains(row.from), "\(row.from)")
      var changed = text
      if let range = text.range(of: row.from) { changed.replaceSubrange(range, with: row.to) }
      try scratch.write(changed, to: row.file)
      let found = try findings(in: scratch)
      try scratch.write(text, to: row.file)
      #expect(found.count == 1, "\(row.from) → \(row.to): \(found)")
      let words = "::\(row.told)"
      let isTold = found.first.map { one in
        one.contains("file=\(row.file),line=\(row.line),") && one.contains(words)
      }
      #expect(isTold == true, "\(row.from) → \(row.to): \(found)")
    }
    #expect(try findings(in: scratch).isEmpty)
  }

  @Test(arguments: [
    ("a", "spacing: 10", "spacing: 14", "screen spacing 10 → 14"),
    ("b", "value: 40%", "value: 60%", "screen/bar value 40% → 60%"),
    ("c", "tall: 30", "tall: 40", "parameters tall 30 → 40"),
  ])
  func whatWasMovedAndChanged(
    _ name: String, _ from: String, _ to: String, _ told: String
  ) throws {
    let scratch = try recorded()
    let text = try #require(Self.files["\(name).skel.yaml"])
    try FileManager.default.removeItem(atPath: "\(scratch.path)/\(name).skel.yaml")
    try scratch.write(
      text.replacing(from, with: to).replacing("./app", with: "../app"),
      to: "moved/\(name).skel.yaml")
    let found = try findings(in: scratch)
    #expect(found.count == 1, "\(found)")
    let words = "\(name) → moved/\(name): the document was moved, and changed: \(told)"
    #expect(found.first?.contains(words) == true, "\(found)")
  }

  /// Without what was written, or beside goldens of something else, only a layout tells.
  @Test func whatIsNotKnownIsNotTold() throws {
    let scratch = try recorded()
    let change = shelves("horizontal: 16}", "horizontal: 20}")
    let told = "contentMargins"
    try scratch.write(change, to: "a.skel.yaml")
    #expect(try findings(in: scratch).first?.contains(told) == true)
    // These goldens are of another text than the one that is known.
    try scratch.write(shelves("spacing: 10", "spacing: 12"), to: "a.skel.yaml")
    #expect(try Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    for variant in ["light", "dark"] {
      let layout = "goldens/a/\(variant)/layout.txt"
      try scratch.write(
        scratch.text(of: layout).replacing("x 16", with: "x 17"), to: layout)
    }
    try scratch.write(change, to: "a.skel.yaml")
    #expect(try findings(in: scratch).allSatisfy { !$0.contains(told) })
    // Nor is what nobody can read.
    for damage in ["", "skelsnap 0.0.0\n", "skelsnap 0.1.0\na\tlight\n\t\t\t\t\t\n"] {
      try scratch.write(damage, to: ".skelsnap/.sources/index.txt")
      #expect(try findings(in: scratch).allSatisfy { !$0.contains(told) })
    }
  }

  /// In a fresh clone no run has been, and git has what was written: also where the change is
  /// committed, and its goldens are not.
  @Test func gitKnowsWhatWasWritten() throws {
    let scratch = try recorded()
    try scratch.write(".skelsnap/\n", to: ".gitignore")
    try scratch.commit()
    func told() throws -> [String] {
      try FileManager.default.removeItem(atPath: scratch.path + "/.skelsnap")
      return try findings(in: scratch)
    }
    let change = shelves("thickness: 1", "thickness: 2")
    let words = "::screen/list: separator thickness 1 → 2 (light, dark)"
    try scratch.write(change, to: "a.skel.yaml")
    #expect(try told().first?.contains(words) == true)
    try scratch.commit()
    try scratch.write("# A comment.\n" + change, to: "a.skel.yaml")
    try scratch.commit()
    let found = try told()
    #expect(
      found.count == 1 && found[0].contains("line=23,") && found[0].contains(words), "\(found)")
    // Nobody knows what goldens were made from that are not committed.
    let layout = "goldens/a/light/layout.txt"
    try scratch.write(scratch.text(of: layout).replacing("x 16", with: "x 17"), to: layout)
    #expect(try told().allSatisfy { !$0.contains("thickness") })
  }

  /// A line that nobody has changed is no cause, and what nothing names changes nothing.
  @Test func whatWasNotChangedIsNoCause() throws {
    let scratch = try recorded()
    try scratch.write(
      "# A comment.\n" + shelves("thickness: 1", "thickness: 2"), to: "a.skel.yaml")
    try scratch.write(
      Self.theme.replacing("spacing: {sm: 8}", with: "spacing: {sm: 9}"), to: "app.theme.yaml")
    let found = try findings(in: scratch)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains("::screen/list: separator thickness 1 → 2 (light, dark)") == true,
      "\(found)")
  }

  private func shelves(_ from: String, _ to: String) -> String {
    Self.shelves.replacing(from, with: to)
  }

  private func recorded() throws -> Scratch {
    let scratch = try Scratch()
    for (file, text) in Self.files { try scratch.write(text, to: file) }
    #expect(try Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    return scratch
  }

  private func findings(in scratch: Scratch) throws -> [String] {
    try Skelsnap.run(["verify", "--reporter", "github"], in: scratch.path).output
      .split(separator: "\n").filter { $0.hasPrefix("::error") && !$0.contains(" law ") }
      .map { String($0).replacing("%25", with: "%") }
  }
}
