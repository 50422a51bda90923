import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
@testable import SkeletonModel

/// Laws on what a screen reader finds: each broken on purpose, and just kept.
struct LawsOfAccessibilityTests {
  static let exposedRows = [
    LawRow(
      "a placeholder says nothing", "{}",
      "block: {id: bar, width: 80, height: 10, accessibilityLabel: Name}",
      finds: "exposed bar [light]: a screen reader finds the image 'Name' in a placeholder; hide "
        + "it, or say it outside"),
    LawRow(
      "unless it is hidden", "{}",
      "block: {id: bar, width: 80, height: 10, accessibilityLabel: Name, accessibilityHidden: true}"
    ),
    LawRow(
      "a shape that does not shimmer may say something", "{}",
      "block: {id: bar, width: 80, height: 10, fill: black, accessibilityLabel: Name}"),
    LawRow(
      "nothing is found in a group that shimmers, in any row", "{}",
      """
      repeat:
        id: row
        count: 2
        view:
          hstack:
            shimmerGroup: true
            children: [{block: {width: 20, height: 10}}, {button: {id: more, label: More}}]
      """,
      finds: "exposed row[0]/more + row[1]/more [light]: a screen reader finds the button 'More' "
        + "in a placeholder; hide it, or say it outside"),
    LawRow(
      "a group in which nothing shimmers is content", "{}",
      """
      hstack:
        shimmerGroup: true
        children:
          - block: {width: 20, height: 10, fill: black}
          - button: {id: more, label: More}
          - block: {width: 20, height: 10, opacity: 0}
      """),
    LawRow(
      "nothing is found on a box that shimmers", "{}",
      "zstack: {background: shimmer, children: [{text: {id: initials, value: AB}}]}",
      finds: "exposed initials [light]: a screen reader finds the text 'AB' in a placeholder; "
        + "hide it, or say it outside"),
    LawRow(
      "a long text is named by its beginning", "{}",
      "zstack: {background: shimmer, children: [{text: {id: a, value: 'Forty characters, and one more than that.'}}]}",
      finds:
        "exposed a [light]: a screen reader finds the text 'Forty characters, and one more than tha…' "
        + "in a placeholder; hide it, or say it outside"),
    LawRow(
      "one of forty characters by all of it", "{}",
      "zstack: {background: shimmer, children: [{text: {id: a, value: 'Forty characters, and not one beyond it.'}}]}",
      finds:
        "exposed a [light]: a screen reader finds the text 'Forty characters, and not one beyond it.' "
        + "in a placeholder; hide it, or say it outside"),
    LawRow(
      "what is beside it is found", "{}",
      "hstack: [{zstack: {background: shimmer, children: []}}, {text: {id: initials, value: AB}}]"),
  ]

  static let labelRows = [
    LawRow(
      "a button of an icon needs a label", "{}", "button: {id: close, icon: xmark}",
      finds: "labels close [light]: a button of the icon 'xmark' has no label: a screen reader "
        + "says nothing but 'button'"),
    LawRow(
      "which may not be blank", "{}", "button: {id: close, label: ' '}",
      finds: "labels close [light]: a button has no label: a screen reader says nothing but "
        + "'button'"),
    LawRow(
      "nor of characters of no width", "{}",
      "button: {id: close, icon: xmark, accessibilityLabel: \"\\u200B\\u2060 \"}",
      finds: "labels close [light]: a button of the icon 'xmark' has no label: a screen reader "
        + "says nothing but 'button'"),
    LawRow(
      "one word is enough", "{}", "button: {id: close, icon: xmark, accessibilityLabel: Close}"),
    LawRow(
      "progress is progress of something", "{}", "progress: {id: bar, value: 4%}",
      finds: "labels bar [light]: the progress has no label: a screen reader cannot say what it is"
    ),
    LawRow(
      "the text that it is combined with says of what", "{}",
      "hstack: {accessibilityElement: combine, children: [{text: Upload}, {progress: {value: 4%}}]}"
    ),
    LawRow("what turns in a skeleton is what is busy", "{}", "spinner: {id: turning}"),
    LawRow(
      "so it is where several are read as one", "{}",
      "hstack: {accessibilityElement: combine, children: [{block: {}}, {spinner: {id: turning}}]}"),
    LawRow(
      "an icon that can be tapped is no decoration", "{}",
      "icon: {id: like, name: heart, accessibilityAddTraits: isButton}",
      finds: "labels like [light]: an image has no label: a screen reader cannot say what it is"),
    LawRow("one that cannot is", "{}", "icon: {id: like, name: heart}"),
  ]

  static let columns = """
    hstack:
      alignment: top
      children:
        - vstack: [{text: {id: a, value: A}}, {text: {id: b, value: B}}]
        - vstack: [{text: {id: c, value: C}}, {text: {id: d, value: D}}]
    """

  static let orderRows = [
    LawRow(
      "what is read next is not above", "{}",
      "vstack: [{text: {id: a, value: A}}, {text: {id: b, value: B, accessibilitySortPriority: 1}}]",
      finds: "order a [light]: a screen reader reads the text 'B' and then the text 'A', which is "
        + "above it"),
    LawRow(
      "nor before it in its row", "{}",
      "hstack: [{text: {id: a, value: A}}, {text: {id: b, value: B, accessibilitySortPriority: 1}}]",
      finds: "order a [light]: a screen reader reads the text 'B' and then the text 'A', which is "
        + "before it in the row"),
    LawRow("the next column begins above", "{direction: [ltr, rtl]}", columns),
    LawRow(
      "the order turns round with the layout", "{direction: [rtl]}",
      "hstack: [{text: {id: a, value: A}}, {text: {id: b, value: B}}]"),
    LawRow(
      "and does not if a 'when' keeps the layout as it was", "{direction: [ltr, rtl]}",
      """
      when:
        if: {direction: rtl}
        then: {hstack: [{text: {id: b, value: B}}, {text: {id: a, value: A}}]}
        else: {hstack: [{text: {id: a, value: A}}, {text: {id: b, value: B}}]}
      """),
    LawRow(
      "an offset puts a text before the one that is read first", "{}",
      "hstack: [{text: {id: a, value: A}}, {text: {id: b, value: B, offset: {x: -60, y: 0}}}]",
      finds: "order b [light]: a screen reader reads the text 'A' and then the text 'B', which is "
        + "before it in the row"),
    LawRow(
      "under rtl the same offset leaves it after", "{direction: [rtl]}",
      "hstack: [{text: {id: a, value: A}}, {text: {id: b, value: B, offset: {x: -60, y: 0}}}]"),
    LawRow(
      "layers have no order to see", "{}",
      """
      zstack:
        alignment: topLeading
        children:
          - text: {id: a, value: A, margin: {top: 60}}
          - text: {id: b, value: B}
      """),
    LawRow(
      "a row of unequal heights is a row", "{}",
      """
      hstack:
        alignment: bottom
        children:
          - text: {id: a, value: A, height: 90}
          - vstack: [{text: {id: b, value: B}}, {text: {id: c, value: C}}]
      """),
  ]

  @Test(arguments: exposedRows) func noPlaceholderIsFound(_ row: LawRow) throws { try row.check() }
  @Test(arguments: labelRows) func everythingHasALabel(_ row: LawRow) throws { try row.check() }
  @Test(arguments: orderRows) func theOrderIsThatOfTheLayout(_ row: LawRow) throws {
    try row.check()
  }

  private func findings(_ trees: String) throws -> [String] {
    try Document.reading(
      "skelsnap: 1\ncanvas: {width: 200, height: 100}\nsnapshots: {appearance: [light]}\n\(trees)"
    ).lawFindings().breaches.map(\.line)
  }

  @Test func theBusyElementHasWords() throws {
    let skeleton = "skeleton: {block: {width: 20, height: 10}}\ntheme: {announcements: {loading: "
    #expect(
      try findings("\(skeleton)' '}}") == [
        "labels  [light]: the words that announce loading are empty, and so is what says that it "
          + "loads"
      ])
    #expect(try findings("\(skeleton)Loading}}") == [])
  }

  @Test func aComponentMayBeAGroupThatShimmers() throws {
    let component = "components: {pair: {view: {hstack: [{block: {width: 9}}, {text: A}]}}}\n"
    #expect(try findings(component + "skeleton: {use: pair}") == [])
    #expect(
      try findings(component + "skeleton: {use: {component: pair, shimmerGroup: true}}") == [
        "exposed pair/text[0] [light]: a screen reader finds the text 'A' in a placeholder; hide "
          + "it, or say it outside"
      ])
  }

  /// Only the busy element speaks for what turns in a skeleton.
  @Test func whatTurnsInTheContentHasALabel() throws {
    #expect(
      try findings("content: {spinner: {id: turning}}") == [
        "labels turning [light]: in content: something in progress has no label: a screen reader "
          + "cannot say what it is"
      ])
    #expect(
      try findings("content: {spinner: {id: turning, accessibilityLabel: Saving}}") == [])
  }

  @Test func theFocusLandsOnTheError() throws {
    let skeleton = "skeleton: {vstack: [{text: {id: title, value: Inbox}}, {block: {height: 9}}]}\n"
    let lost = [
      "focus  [light]: in error: nothing that a screen reader finds can take the focus as the "
        + "error comes"
    ]
    #expect(try findings(skeleton + "error: {icon: wifi.slash}") == lost)
    #expect(
      try findings(skeleton + "error: {text: {value: Lost, accessibilityHidden: true}}") == lost)
    #expect(
      try findings(skeleton + "error: {vstack: [{text: {id: title, value: Inbox}}]}") == lost)
    #expect(try findings(skeleton + "error: {text: {id: title, value: No inbox}}") == [])
    #expect(
      try findings(
        skeleton + "error: {icon: {name: wifi.slash, accessibilityLabel: No connection}}") == [])
  }

  @Test func aWaiverGivesTheReason() throws {
    let found = try Document.reading(
      "skelsnap: 1\nwaive: {labels: a picture of a button, exposed: none}\n"
        + "skeleton: {button: {icon: xmark}}"
    ).lawFindings()
    #expect(found.breaches.isEmpty)
    #expect(found.idleWaivers == [.exposed])
  }
}
