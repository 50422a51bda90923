import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonLint

/// Screens that a rule is easily wrong about, beyond the two that each rule has a file for.
struct CaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var rule: LintRule
    var screen: String
    /// `node: message` of all findings of the rule.
    var found: [String]

    init(_ name: String, _ rule: LintRule, _ screen: String, finds found: [String] = []) {
      self.name = name
      self.rule = rule
      self.screen = screen
      self.found = found
    }

    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func aRuleIsRightAbout(one: Case) throws {
    let canvas = one.screen.hasPrefix("canvas") ? "" : Self.canvas
    let document = try Document.reading(
      "skelsnap: 1\nsnapshots: {appearance: [light]}\n" + canvas + one.screen)
    let result = lint([LintJob(document, LintSettings())], isWhole: true, workers: 1)
    #expect(result.problems == [])
    let found = result.findings.filter { $0.rule == one.rule }.map { "\($0.node): \($0.message)" }
    #expect(found == one.found)
  }

  private static let canvas = "canvas: {width: 300, height: 200, background: \"#ffffff\"}\n"

  static let cases: [Case] = [
    Case(
      "a text that begins over its own colour", .unseen,
      """
      content:
        zstack:
          alignment: leading
          children:
            - block: {width: 30, height: 40, fill: "#000000"}
            - text: {id: words, value: A line that can be read, color: "#000000"}
      """),
    Case(
      "the same is hard to read", .textContrast,
      """
      content:
        zstack:
          alignment: leading
          children:
            - block: {width: 30, height: 40, fill: "#000000"}
            - text: {id: words, value: A line that can be read, color: "#000000"}
      """,
      finds: [
        "words: the text 'A line that can be read' in #000000 on #000000 is 1 : 1, and 4.5 is due"
      ]),
    Case(
      "a text that shows only while a light is below it", .unseen,
      """
      theme: {extends: ios, shimmer: {pulse: {base: "#ffffff", stops: ["#ffffff", "#000000"]}}}
      skeleton:
        zstack:
          children:
            - block: {width: 200, height: 40}
            - text: {id: words, value: Loading, color: "#ffffff"}
      """),
    Case(
      "a light that rests long", .light,
      """
      theme: {extends: ios, shimmer: {gradient: {stops: ["#dddddd", "#ffffff", "#dddddd"], duration: 0.5s, rest: 60s}}}
      skeleton: {block: {id: bar, width: 80, height: 20}}
      """),
    Case(
      "a narrow light", .light,
      """
      theme: {extends: ios, shimmer: {gradient: {stops: ["#dddddd", "#ffffff", "#dddddd"], width: 4, space: screen}}}
      skeleton:
        hstack: {children: [{block: {id: bar, width: 3, height: 20}}, {block: {width: 290}}]}
      """),
    Case(
      "a light on gradients and layers", .subtle,
      """
      theme:
        extends: ios
        shimmer: {gradient: {base: "#ffffff @ 0.1", stops: ["#ffffff @ 0", "#ffffff @ 0.6", "#ffffff @ 0"]}}
      skeleton:
        zstack:
          children:
            - block: {width: 200, height: 100, fill: "#000000"}
            - block: {id: bar, width: 80, height: 20}
      """,
      finds: [
        "bar: the light, #a3a3a3 on #1a1a1a, is 6.89 : 1 at its brightest, and 2 is the most"
      ]),
    Case(
      "a mask lets the ground through, and is no brighter than what it lies on", .subtle,
      """
      theme:
        extends: ios
        shimmer: {gradient: {mask: true, stops: [black @ 0.1, black, black @ 0.1]}}
      skeleton:
        zstack:
          children:
            - block: {width: 200, height: 100, fill: "#000000"}
            - block: {id: bar, width: 80, height: 20, fill: {shimmer: "#ffffff"}}
            - block: {id: dim, width: 80, height: 20, fill: {shimmer: "#333333"}, offset: {y: 40}}
      """,
      finds: [
        "bar: the light, #ffffff on #1a1a1a, is 17.4 : 1 at its brightest, and 2 is the most"
      ]),
    Case(
      "letters of light have no one colour", .textContrast,
      """
      content: {text: {value: Nearly white, color: {stops: ["#fefefe", "#ffffff"]}}}
      """),
    Case(
      "a dark canvas behind a light layer", .subtle,
      """
      canvas: {width: 300, height: 200, background: "#000000"}
      theme:
        extends: ios
        shimmer: {gradient: {base: "#ffffff @ 0.1", stops: ["#ffffff @ 0", "#ffffff @ 0.6", "#ffffff @ 0"]}}
      skeleton:
        zstack:
          children:
            - block: {width: 200, height: 100, fill: "#eeeeee"}
            - block: {id: bar, width: 80, height: 20}
      """),
    Case("texts that a scroll hides", .overlap, scrolled),
    Case("buttons that a scroll hides", .targetOverlap, scrolled),
    Case(
      "a text below a border", .overlap,
      """
      content:
        zstack:
          children:
            - text: {id: below, value: One text}
            - vstack: {padding: 20, border: {color: "#ff0000"}, children: [{text: {id: above, value: Another}}]}
      """,
      finds: ["above: its letters lie on those of 'One text', 60.283 × 12.328 points"]),
    Case(
      "a text below a tint", .overlap,
      """
      content:
        zstack:
          children:
            - text: {id: below, value: One text}
            - block: {fill: "#00000008"}
            - text: {id: above, value: Another}
      """,
      finds: ["above: its letters lie on those of 'One text', 60.283 × 12.328 points"]),
    Case(
      "a text below a card", .overlap,
      """
      content:
        zstack:
          children:
            - text: {id: below, value: One text}
            - block: {fill: "#ffffff", radius: 20}
            - text: {id: above, value: Another}
      """),
    Case(
      "a text below round corners", .overlap,
      """
      content:
        zstack:
          children:
            - text: {id: below, value: One text}
            - block: {width: 64, height: 20, fill: "#ffffff", radius: capsule}
            - text: {id: above, value: Another}
      """,
      finds: ["above: its letters lie on those of 'One text', 60.283 × 12.328 points"]),
    Case(
      "three texts in one place", .overlap,
      """
      content:
        zstack:
          children:
            - text: {id: a, value: One text}
            - text: {id: b, value: Another}
            - text: {id: c, value: Third text}
      """,
      finds: [
        "b: its letters lie on those of 'One text', 60.283 × 12.328 points",
        "c: its letters lie on those of 'Another', 60.283 × 12.681 points, and there is another",
      ]),
    Case(
      "a text in a clip", .overflow,
      """
      content:
        vstack:
          children:
            - vstack: {clip: true, height: 9, children: [{text: {id: cut, value: A text}}]}
            - text: {id: own, value: A text, clip: true, height: 9}
            - vstack: {clip: true, height: 0, children: [{text: {value: Folded}}]}
            - scroll: {height: 30, view: {text: {value: "One\\ntwo\\nthree"}}}
            - vstack: {clip: true, children: [{text: {value: Whole}}]}
      """,
      finds: [
        "cut: 1.978 points of its letters are clipped off",
        "own: 1.978 points of its letters are clipped off",
      ]),
    Case(
      "texts and buttons beside the canvas", .outside,
      """
      content:
        vstack:
          children:
            - text: {id: words, value: Some words, offset: {x: 250}}
            - button: {id: go, label: Go, offset: {x: 400}}
            - scroll:
                id: list
                view: {text: {id: row, value: A row, offset: {x: -200}}}
            - scroll: {axis: horizontal, view: {text: {value: Tags, offset: {x: 500}}}}
            - hstack: {clip: true, children: [{text: {value: A page, offset: {x: 300}}}]}
      """,
      finds: [
        "words: it reaches 146.256 points beyond the right edge of the canvas",
        "go: it reaches 261 points beyond the right edge of the canvas",
        "list/row: it reaches 71.567 points beyond the left edge of the canvas",
      ]),
  ]

  /// An ordinary screen: what is scrolled out of sight is where the bar below is.
  private static let scrolled = """
    content:
      vstack:
        spacing: 0
        children:
          - scroll:
              height: 140
              view:
                vstack:
                  spacing: 0
                  children:
                    - repeat:
                        count: 8
                        view:
                          hstack:
                            children:
                              - text: {value: A row, height: 50}
                              - button: {label: Open, width: 100, height: 50}
          - hstack:
              children:
                - text: {value: Home}
                - button: {label: More, width: 200, height: 60}
    """

  /// Everything lies on everything else: a finding for each upper one, and no more; and where the
  /// comparing ends before that, this is said.
  @Test func manyTextsInOnePlace() throws {
    let texts = (0..<30).map { "      - text: {value: Text \($0)}\n" }.joined()
    let document = try Document.reading(
      "skelsnap: 1\nsnapshots: {appearance: [light]}\n" + Self.canvas
        + "content:\n  zstack:\n    children:\n" + texts)
    var check = LintCheck(LintJob(document, LintSettings()), TextShaper())
    check.check()
    #expect(check.faults.count { $0.rule == .overlap } == 29)
    #expect(check.notes == [])
    var hasty = LintCheck(LintJob(document, LintSettings()), TextShaper())
    hasty.patience = 100
    hasty.check()
    #expect(hasty.faults.count { $0.rule == .overlap } < 29)
    #expect(
      hasty.notes.map(\.message)
        == ["content has so many texts in one place that not all of them were compared"])
  }

  /// Reports tell findings of one document apart by it.
  @Test func whatNothingUsesHasAName() throws {
    let document = try Document.reading(
      """
      skelsnap: 1
      theme: {extends: ios, colors: {one: "#123456", two: "#654321"}}
      skeleton: {block: {}}
      """)
    let result = lint([LintJob(document, LintSettings())], isWhole: true, workers: 1)
    #expect(result.findings.filter { $0.rule == .unused }.map(\.subject) == ["one", "two"])
  }
}
