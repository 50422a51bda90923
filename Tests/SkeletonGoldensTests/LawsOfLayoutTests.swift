import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel

/// Laws about frames: each broken on purpose, and just kept.
struct LawsOfLayoutTests {
  static let growing = """
    vstack:
      id: card
      alignment: leading
      spacing: 4
      children:
        - when: {if: {appearance: dark}, then: {block: {id: extra, width: 10, height: 20}}}
        - block: {id: name, width: 80, height: 10}
    """

  static let appearanceRows = [
    LawRow(
      "a parent that grows in the dark is the cause, what it pushes follows",
      "{appearance: [light, dark]}", growing,
      finds:
        "appearance card [dark]: y is 45 in light and 33 in dark, height is 10 in light and 34 "
        + "in dark; 1 more node moves or grows with it"),
    LawRow("one appearance has no other to differ from", "{appearance: [dark]}", growing),
    LawRow(
      "an appearance that only an included variant names is held against its twin there",
      "{direction: [rtl], include: [{appearance: dark, direction: rtl}]}", growing,
      finds: "appearance card [dark-rtl]: y is 45 in light and 33 in dark, height is 10 in light "
        + "and 34 in dark; 1 more node moves or grows with it"),
    LawRow(
      "what stands under the 'when' may differ, with all that is in it",
      "{appearance: [light, dark]}",
      """
      zstack:
        alignment: topLeading
        children:
          - when:
              if: {appearance: dark}
              then: {vstack: {id: own, children: [{block: {id: bar, width: 10, height: 20}}]}}
              else: {vstack: {id: own, children: [{block: {id: bar, width: 40, height: 30}}]}}
          - block: {id: ground, width: 100, height: 50}
      """),
    LawRow(
      "a tree that is nothing but a 'when' says nothing",
      "{appearance: [light, dark]}",
      "when: {if: {appearance: dark}, then: {block: {id: bar, width: 10, height: 20}}}"),
    LawRow(
      "contrast is an appearance", "{contrast: [normal, increased]}",
      """
      hstack:
        id: row
        spacing: 0
        width: 100
        frameAlignment: leading
        children:
          - when: {if: {contrast: increased}, then: {block: {width: 4, height: 10}}}
          - block: {id: name, width: 80, height: 10}
      """,
      finds: "appearance row/name [light-increased]: x is 50 at normal contrast and 54 at increased"
    ),
    LawRow(
      "a colour is free to change", "{appearance: [light, dark], contrast: [normal, increased]}",
      "block: {id: bar, width: 80, height: 10, fill: {light: white, dark: black}}"),
  ]

  static let shifted = """
    repeat:
      id: row
      count: 3
      view:
        hstack:
          spacing: 0
          width: 200
          frameAlignment: leading
          children:
            - when: {if: {direction: rtl}, then: {block: {width: 12, height: 10}}}
            - block: {id: name, width: 80, height: 10}
    """

  static let mirrorRows = [
    LawRow(
      "a node pushed aside under rtl alone is said once for all rows",
      "{direction: [ltr, rtl]}", shifted,
      finds: "mirror row[0]/name + row[1]/name + row[2]/name [light-rtl]: x is 108, and mirrored "
        + "from ltr would be 120"),
    LawRow(
      "names that differ in a digit are no rows", "{direction: [ltr, rtl]}",
      """
      vstack:
        spacing: 0
        children:
          - hstack:
              spacing: 0
              width: 200
              frameAlignment: leading
              children:
                - when: {if: {direction: rtl}, then: {block: {width: 12, height: 10}}}
                - block: {id: title1, width: 80, height: 10}
                - block: {id: title2, width: 40, height: 10}
      """,
      finds: "mirror title1 [light-rtl]: x is 108, and mirrored from ltr would be 120\n"
        + "mirror title2 [light-rtl]: x is 68, and mirrored from ltr would be 80"),
    LawRow("a document that names no rtl makes no promise", "{direction: [ltr]}", shifted),
    LawRow(
      "rtl alone is held against ltr all the same", "{direction: [rtl], appearance: [dark]}",
      shifted,
      finds: "mirror row[0]/name + row[1]/name + row[2]/name [dark-rtl]: x is 108, and mirrored "
        + "from ltr would be 120"),
    LawRow(
      "what moves with the node around it is counted, not named", "{direction: [ltr, rtl]}",
      """
      hstack:
        spacing: 0
        width: 200
        frameAlignment: leading
        children:
          - when: {if: {direction: rtl}, then: {block: {width: 12, height: 10}}}
          - vstack: {id: box, children: [{block: {id: name, width: 80, height: 10}}, {circle: 20}]}
      """,
      finds: "mirror box [light-rtl]: x is 108, and mirrored from ltr would be 120; 2 more nodes "
        + "move or grow with it"),
    LawRow(
      "a screen that is mirrored", "{direction: [ltr, rtl], width: [200, 320]}",
      """
      vstack:
        alignment: leading
        padding: {leading: 7, trailing: 31}
        children:
          - hstack: [{circle: 20}, {lines: {count: 2}}, spacer, {block: {width: 10, height: 10}}]
      """),
    LawRow(
      "an offset is not turned, nor is what is inside it", "{direction: [ltr, rtl]}",
      "vstack: {offset: {x: 10}, children: [{block: {id: bar, width: 80, height: 10}}]}"),
    LawRow(
      "a phone on its side has its hole at the left in either direction",
      canvas: "{device: Galaxy S25, orientation: landscape, scale: 1}", "{direction: [ltr, rtl]}",
      "hstack: [{circle: 20}, spacer, {block: {id: bar, width: 80, height: 10}}]"),
    LawRow(
      "room that is kept free where reading begins is mirrored",
      canvas: "{width: 200, height: 100, safeArea: {leading: 30}}", "{direction: [ltr, rtl]}",
      "hstack: [{circle: 20}, spacer, {block: {id: bar, width: 80, height: 10}}]"),
    LawRow(
      "what is pushed aside on a phone on its side is found",
      canvas: "{device: Galaxy S25, orientation: landscape, scale: 1}", "{direction: [ltr, rtl]}",
      """
      hstack:
        spacing: 0
        frameAlignment: leading
        maxWidth: fill
        children:
          - when: {if: {direction: rtl}, then: {block: {width: 12, height: 10}}}
          - block: {id: name, width: 80, height: 10}
      """,
      finds: "mirror name [light-rtl]: x is 688, and mirrored from ltr would be 700"),
    LawRow(
      "waived", "{direction: [ltr, rtl]}", waive: "{mirror: the chart is a picture}", shifted),
    LawRow(
      "another law's waiver does not help", "{direction: [ltr, rtl]}", waive: "{type: 'no'}",
      shifted,
      finds: "mirror row[0]/name + row[1]/name + row[2]/name [light-rtl]: x is 108, and mirrored "
        + "from ltr would be 120"),
  ]

  @Test(arguments: appearanceRows) func appearance(_ row: LawRow) throws { try row.check() }
  @Test(arguments: mirrorRows) func mirror(_ row: LawRow) throws { try row.check() }
  @Test(arguments: typeRows) func type(_ row: LawRow) throws { try row.check() }

  /// Body is 22 points high at large, 60 at ax5 and 19 at xSmall.
  static let typeRows = [
    LawRow(
      "siblings that come to lie over each other", "{type: [large, ax5, xSmall]}",
      """
      zstack:
        alignment: topLeading
        children:
          - lines: {id: text, count: 1, width: 100, font: body}
          - block: {id: below, width: 20, height: 10, margin: {top: 30}}
      """,
      finds: "type below [light-ax5]: at ax5 it lies 20 × 10 points over 'text'; at large the two "
        + "are apart"),
    LawRow(
      "siblings that give way", "{type: [large, ax5]}",
      """
      vstack:
        - lines: {id: text, count: 1, width: 100, font: body}
        - block: {id: below, width: 20, height: 10}
      """),
    LawRow(
      "siblings that overlap at any size", "{type: [large, ax5]}",
      """
      zstack:
        alignment: topLeading
        children:
          - lines: {id: text, count: 1, width: 100, font: body}
          - block: {id: badge, width: 20, height: 10}
      """),
    LawRow(
      "what a fixed height no longer holds", "{type: [ax5]}",
      "vstack: {id: box, height: 30, children: [{lines: {id: text, count: 1, width: 50}}]}",
      finds:
        "type box/text [light-ax5]: at ax5 it reaches 17 points beyond the top edge of 'box'; at "
        + "large it is inside\n"
        + "type box/text [light-ax5]: at ax5 it reaches 17 points beyond the bottom edge of 'box'; at "
        + "large it is inside"),
    LawRow(
      "the worst size speaks for the others", "{type: [large, ax1, ax5]}",
      """
      vstack:
        id: box
        height: 30
        frameAlignment: bottom
        children: [{lines: {id: text, count: 1, width: 50}}]
      """,
      finds:
        "type box/text [light-ax1, light-ax5]: at ax5 it reaches 34 points beyond the top edge of "
        + "'box'; at large it is inside (in light-ax5)"),
    LawRow(
      "edges are told in reading order", "{type: [large, ax5], direction: [rtl]}",
      """
      hstack:
        id: row
        width: 120
        frameAlignment: leading
        children:
          - hstack:
              id: ideal
              fixedSize: horizontal
              children: [{block: {id: bar, width: 66, height: 10, relativeTo: body}}]
      """,
      finds:
        "type row/ideal [light-ax5-rtl]: at ax5 it reaches 66 points beyond the trailing edge of "
        + "'row'; at large it is inside"),
    LawRow(
      "a scroll goes on along its axis", "{type: [large, ax5]}",
      "scroll: {id: list, height: 90, view: {lines: {id: text, count: 3, width: 50}}}"),
    LawRow(
      "and not across it", "{type: [large, ax5]}",
      """
      scroll:
        id: list
        axis: horizontal
        height: 30
        width: 90
        view: {lines: {id: text, count: 1, width: 50}}
      """,
      finds:
        "type list/text [light-ax5]: at ax5 it reaches 17 points beyond the top edge of 'list'; "
        + "at large it is inside\n"
        + "type list/text [light-ax5]: at ax5 it reaches 17 points beyond the bottom edge of "
        + "'list'; at large it is inside"),
    LawRow(
      "a screen may go on beyond its end", canvas: "{width: 200, height: 50, alignment: top}",
      "{type: [large, ax5]}", "lines: {id: text, count: 2, width: 50}"),
    LawRow(
      "but not before its beginning", canvas: "{width: 200, height: 50}",
      "{type: [large, ax5]}", "lines: {id: text, count: 2, width: 50}",
      finds:
        "type text [light-ax5]: at ax5 it reaches 38 points beyond the top edge of the canvas; "
        + "at large it is inside"),
    LawRow(
      "what was outside at large may be further out", "{type: [large, ax5]}",
      "vstack: {id: box, height: 20, children: [{lines: {id: text, count: 1, width: 50}}]}"),
    LawRow(
      "a layout chosen for large type is its author's", "{type: [large, ax5]}",
      """
      vstack:
        id: box
        height: 30
        children:
          - when:
              if: {type: accessibility}
              then: {lines: {id: text, count: 3, width: 50}}
              else: {lines: {id: text, count: 1, width: 50}}
      """),
    LawRow(
      "waived", "{type: [large, ax5]}", waive: "{type: a dial is as large as it is}",
      "vstack: {id: box, height: 30, children: [{lines: {id: text, count: 1, width: 50}}]}"),
  ]

  @Test func aTextThatIsCut() throws {
    func breaches(_ limit: String) throws -> [LawBreach] {
      try Document.reading(
        """
        skelsnap: 1
        canvas: {width: 200, height: fit}
        skeleton: {button: {id: retry, label: Try again, width: 110, height: 40}}
        content: {text: {id: title, value: Nothing is here, \(limit)}}
        snapshots: {type: [large, ax3], states: [content]}
        """
      ).lawFindings().breaches
    }
    let cut = try breaches("lineLimit: 1")
    #expect(cut.count == 1)
    #expect(
      cut[0].message.hasPrefix("in content: at ax3 the text 'Nothing is here' is cut after "),
      "\(cut)")
    #expect(cut[0].message.hasSuffix(" of its 15 characters; at large it is whole"), "\(cut)")
    try #expect(breaches("lineLimit: 3") == [])
  }

  @Test func aLabelThatOutgrowsItsButton() throws {
    let found = try Document.reading(
      """
      skelsnap: 1
      canvas: {width: 200, height: 300}
      skeleton: {button: {id: retry, label: Again, width: 150, height: 40}}
      snapshots: {type: [large, ax5]}
      """
    ).lawFindings().breaches
    #expect(found.map(\.node) == ["retry", "retry"])
    #expect(found.allSatisfy { $0.message.contains("edge of 'retry'") }, "\(found)")
  }

  @Test func treesThatShareABreachShareALine() throws {
    let found = try Document.reading(
      """
      skelsnap: 1
      canvas: {width: 200, height: 100}
      components: {box: {vstack: {id: box, height: 30, frameAlignment: top, children: [{lines: {id: text, count: 1, width: 50}}]}}}
      skeleton: {use: box}
      content: {use: box}
      snapshots: {type: [large, ax5]}
      """
    ).lawFindings().breaches
    #expect(
      found.map(\.line) == [
        "type box/text [light-ax5]: in skeleton, content: at ax5 it reaches 34 points beyond the bottom "
          + "edge of 'box'; at large it is inside"
      ])
    #expect(found[0].position.line == 3)
  }

  @Test func aWaiverThatWaivesNothingIsTold() throws {
    let document = try Document.reading(
      """
      skelsnap: 1
      skeleton: {circle: 40}
      snapshots: {direction: [ltr, rtl]}
      waive: {mirror: "why", rows: they arrive late, blank: it is}
      """)
    #expect(document.lawFindings().idleWaivers == [.mirror, .blank, .rows])
    #expect(document.waiverPositions[.mirror]?.line == 4)
  }

  @Test func aScreenLaidOutForItsPicturesIsUsedOnce() throws {
    let document = try Document.reading(
      """
      skelsnap: 1
      canvas: {width: 200, height: 100}
      skeleton:
        hstack: [{when: {if: {appearance: dark}, then: spacer}}, {circle: {id: a, size: 40}}]
      snapshots: {appearance: [light, dark]}
      """)
    let light = Variant()
    let store = PlacedStore()
    store.put(try place(document.screen(.skeleton, in: light), shaper: TextShaper()))
    func breaches(_ store: PlacedStore?) -> [LawBreach] {
      checkLaws(
        of: document, in: [AskedVariant(variant: light, states: [.skeleton])],
        shaper: TextShaper(), store: store
      ).breaches
    }
    let found = breaches(store)
    #expect(Set(found.map(\.law)) == [.appearance])
    #expect(found == breaches(nil))
    #expect(store.take(.skeleton, of: document.name, in: light) == nil)
    store.put(try place(document.screen(.skeleton, in: light), shaper: TextShaper()))
    #expect(store.take(.skeleton, of: document.name, in: light) == nil)
  }

  @Test func aTreeOfOneVariantIsNotTakenForThatOfAnother() throws {
    let broken = "{vstack: {id: box, height: 30, children: [{lines: {count: 1, width: 50}}]}}"
    for (condition, expected) in [
      ("appearance: dark", ["dark-ax5", "dark-increased-ax5"]),
      ("contrast: increased", ["light-increased-ax5", "dark-increased-ax5"]),
      ("appearance: light", ["light-ax5", "light-increased-ax5"]),
    ] {
      let document = try Document.reading(
        """
        skelsnap: 1
        canvas: {width: 200, height: fit}
        skeleton: {when: {if: {\(condition)}, then: \(broken), else: {circle: {id: box, size: 9}}}}
        snapshots: {appearance: [light, dark], contrast: [normal, increased], type: [large, ax5]}
        """)
      let found = document.lawFindings().breaches.filter { $0.law == .type }
      #expect(Set(found.flatMap(\.variants)) == Set(expected), "\(condition)")
    }
  }

  @Test func lawsAreCheckedSoonAfterThePictures() {
    #expect(
      orderOfTasks([0, 0, 1, 1, 2], lawful: [0, 2, 3], workers: 2) == [0, 1, 2, 3, 5, 4, 6, 7])
    #expect(orderOfTasks([0, 1], lawful: [0, 1], workers: 8) == [0, 1, 2, 3])
    #expect(orderOfTasks([], lawful: [0], workers: 2) == [0])
  }

  @Test func onlyWhatIsAskedForIsChecked() throws {
    let document = try Document.reading(
      """
      skelsnap: 1
      canvas: {width: 200, height: 100}
      skeleton: {circle: 40}
      content: {hstack: [{when: {if: {direction: rtl}, then: spacer}}, {circle: {id: a, size: 40}}]}
      snapshots: {direction: [ltr, rtl], appearance: [light, dark]}
      """)
    func variants(_ asked: [AskedVariant]) -> [String] {
      checkLaws(of: document, in: asked, shaper: TextShaper()).breaches.flatMap(\.variants)
    }
    var light = Variant()
    #expect(variants([AskedVariant(variant: light, states: [.skeleton])]) == [])
    #expect(variants([AskedVariant(variant: light, states: [.content])]) == ["light-rtl"])
    light.appearance = .dark
    #expect(variants([AskedVariant(variant: light, states: [.content])]) == ["dark-rtl"])
  }
}
