import SkeletonGenerate
import SkeletonLanguage
import SkeletonModel
import Testing

/// What is written of a content as its skeleton, by its parts; that it looks as one that is derived at
/// each run is for `DeriveTests` of the command.
struct DeriveSkeletonTests {
  private static func derived(_ body: String) throws -> DerivedDocument {
    let text = "skelsnap: 1\ncanvas: {width: 300, height: fit}\n" + body + "\n"
    return try deriveSkeleton(
      Manuscript(
        file: "feed.skel.yaml", bytes: Array(text.utf8), name: "feed", project: nil,
        themes: { _, _ in .refused("there are no themes here") }))
  }

  /// Each content in one line, with the lines of its skeleton.
  static let rows: [(content: String, skeleton: String)] = [
    (
      "text: {value: Ada, font: headline, color: accent, underline: true}",
      "text: {value: Ada, font: headline, radius: 4, redacted: true}"
    ),
    ("text: {value: Ada, radius: 2}", "text: {value: Ada, radius: 2, redacted: true}"),
    // What a screen reader is told, and what moves or can be tapped, is not the placeholder's.
    (
      "text: {value: Ada, accessibilityLabel: Name, motion: {to: {opacity: 0}, duration: 1s}}",
      "text: {value: Ada, radius: 4, redacted: true}"
    ),
    (
      "text: {value: Ada, derive: {lines: 3}}",
      "lines: {count: 3, widths: [100%, 60%], radius: 4}"
    ),
    (
      "text: {value: Ada, derive: {lines: 2, ratio: 40%}, font: footnote}",
      "lines: {count: 2, widths: [100%, 40%], font: footnote, radius: 4}"
    ),
    (
      "text: {value: Ada, derive: {ratio: 40%}}",
      "text: {value: Ada, radius: 4, redacted: true, lastBar: 40%}"
    ),
    ("text: {value: Ada, derive: keep}", "text: Ada"),
    // Bars stay bars, on their ground.
    (
      "lines: {count: 2, fill: accent, background: secondarySystemBackground}",
      "lines: {count: 2, background: secondarySystemBackground}"
    ),
    // A shape is written as one, where that is as large at every size of type.
    ("circle: {size: 40, fill: accent, border: label}", "circle: 40"),
    ("block: {height: 9, fill: accent, shadow: 3}", "block: {height: 9}"),
    ("icon: {name: heart, size: 24}", "block: {width: 24, height: 24, radius: 4}"),
    (
      "icon: {name: heart, relativeTo: body}",
      "block: {width: 20, height: 20, relativeTo: body, radius: 4}"
    ),
    // A symbol is not as wide as it is high.
    (
      "icon: {name: {symbol: person.circle.fill}, size: 30}",
      "icon:\n    name: {symbol: person.circle.fill}\n    size: 30\n    color: clear\n"
        + "    background: shimmer\n    radius: capsule"
    ),
    (
      "hstack: {width: 80, height: 30, background: accent, radius: 6, children: [text: Go]}",
      "block: {width: 80, height: 30, radius: 6}"
    ),
    ("progress: {value: 40%, height: 4}", "block: {height: 4, radius: 4}"),
    ("dots: {height: 12, derive: block}", "block: {width: 40, height: 12, radius: 4}"),
    // What is out of sight is as large as what comes.
    (
      "scroll: {height: 44, view: {vstack: [circle: 44, progress]}}",
      "scroll: {height: 44, view: {vstack: [{circle: 44}, {block: {height: 4, radius: 4}}]}}"
    ),
    // One that grows with its words keeps them, unseen.
    (
      "hstack: {background: accent, padding: 6, children: [text: Go]}",
      "hstack:\n    padding: 6\n    background: shimmer\n    radius: 4\n"
        + "    children: [{text: {value: Go, opacity: 0}}]"
    ),
    (
      "button: {label: More, action: retry}",
      "text: {value: More, alignment: center, radius: 4, redacted: true}"
    ),
    // What moves takes its room; where it takes none, it is not there.
    ("spinner: 20", "spinner: {size: 20, opacity: 0}"),
    ("spinner: {size: 20, opacity: 50%}", "spinner: {size: 20, opacity: 0}"),
    (
      "zstack: [circle: 40, text: {value: A, font: {size: 9, dynamicTypeSize: large}}]",
      "zstack: [{circle: 40}]"
    ),
    // Branches and rows that have become alike are one.
    (
      "when: {if: {appearance: dark}, then: {icon: heart}, else: {icon: wifi.slash}}",
      "block: {width: 20, height: 20, radius: 4}"
    ),
    (
      "vstack: [repeat: {count: 4, cycle: [icon: heart, icon: wifi.slash]}]",
      "vstack:\n    - repeat: {count: 4, view: {block: {width: 20, height: 20, radius: 4}}}"
    ),
    ("divider", "divider"),
  ]

  @Test(arguments: rows.indices) func isWritten(_ index: Int) throws {
    let (content, skeleton) = Self.rows[index]
    let derived = try Self.derived("content: {\(content)}")
    let lines = "\nskeleton:\n  \(skeleton)\ncontent: {"
    let line = "\nskeleton: {\(skeleton)}\ncontent: {"
    #expect(
      derived.text.contains(lines) || derived.text.contains(line)
        || derived.text.contains("\nskeleton: \(skeleton)\ncontent: {"), "\(derived.text)")
    #expect(derived.notes == [])
  }

  private static let row = """
    components:
      row:
        parameters: {name: null, tint: accent}
        view: {hstack: [{circle: {size: 9, fill: $tint}}, {text: $name}]}

    """

  /// A component has a skeleton of its own, with the parameters that are left.
  @Test func aComponentHasASkeletonOfItsOwn() throws {
    let derived = try Self.derived(
      Self.row + "content: {use: {component: row, with: {name: Ada, tint: label}}}")
    #expect(
      derived.text.contains(
        """
        components:
          row:
            parameters: {name: null, tint: accent}
            view: {hstack: [{circle: {size: 9, fill: $tint}}, {text: $name}]}
          rowSkeleton:
            parameters: {name: null}
            view: {hstack: [{circle: 9}, {text: {value: $name, radius: 4, redacted: true}}]}
        skeleton: {use: {component: rowSkeleton, with: {name: Ada}}}
        content: {use: {component: row, with: {name: Ada, tint: label}}}
        """), "\(derived.text)")
  }

  /// A mere word that is given to a component is a node, where the component has one.
  @Test func aWordThatIsANodeBecomesOne() throws {
    let derived = try Self.derived(
      """
      components:
        row: {parameters: {slot: null, name: null}, view: {hstack: [$slot, {text: $name}]}}
      content: {use: {component: row, with: {slot: spinner, name: spinner}}}
      """)
    #expect(
      derived.text.contains("with: {slot: {spinner: {opacity: 0}}, name: spinner}"),
      "\(derived.text)")
    #expect(derived.notes == [])
  }

  /// What a theme says of texts is not said of the labels of buttons.
  @Test func aLabelKeepsItsFont() throws {
    let derived = try Self.derived("theme: agora\ncontent: {button: {label: More}}")
    #expect(
      derived.text.contains("text: {value: More, font: body, radius: 4, redacted: true}"),
      "\(derived.text)")
    #expect(derived.notes == [])
  }

  /// All else stays as it is written: comments, line ends, the order of keys.
  @Test func allElseStaysAsItIsWritten() throws {
    let text = """
      # Mine.
      skeleton: {circle: 3} # old
      # What comes.
      content: {text: Ada}
      snapshots: {type: [large]}   # only

      """
    let derived = try Self.derived(text)
    let expected = text.replacing(
      "skeleton: {circle: 3} # old",
      with: "skeleton: {text: {value: Ada, radius: 4, redacted: true}}")
    #expect(derived.text.hasSuffix(expected + "\n"), "\(derived.text)")
    let windows = try Self.derived(text.replacing("\n", with: "\r\n"))
    #expect(windows.text.contains("redacted: true}}\r\n# What comes.\r\n"))
    #expect(!windows.text.replacing("\r\n", with: "").contains("\r"))
  }

  @Test(arguments: [
    (
      "parameters: {is: row}\ncomponents: {row: {circle: 9}}\ncontent: {use: $is}",
      "which component this is"
    )
  ])
  func whatCannotBeWrittenIsAWarning(_ body: String, _ message: String) throws {
    let derived = try? Self.derived(body)
    let notes = derived?.notes.map(\.message) ?? []
    #expect(notes.contains { $0.contains(message) }, "\(notes)")
  }

  @Test func withoutAContentThereIsNothing() {
    #expect(throws: DescriptionError.self) { try Self.derived("skeleton: {circle: 3}") }
  }
}
