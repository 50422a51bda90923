import SkeletonGenerate
import SkeletonLanguage
import SkeletonModel
import Testing

/// What is written of a document as a page, by its parts; that it has the document's pixels is for the
/// tests in a browser.
struct CSSGeneratorTests {
  private static func code(_ body: String, name: String = "feed") throws -> GeneratedCode {
    let text = "skelsnap: 1\ncanvas: {width: 300, height: fit}\n" + body
    let document = try Document.read(
      file: "feed.skel.yaml", bytes: Array(text.utf8), name: name,
      themes: { _, _ in .refused("there are no themes here") })
    return try generateCSS(document)
  }

  /// Each with what is in the page, and what is not.
  static let rows: [(body: String, has: [String], lacks: [String])] = [
    // What is declared alike is one class, by the name of the first.
    (
      "skeleton: {vstack: [{repeat: {count: 3, id: row, view: {block: {height: 9}}}}]}",
      [".feed-skeleton__row {", "<div class=\"feed-skeleton__bone feed-skeleton__row\"></div>"],
      ["__row-2"]
    ),
    (
      "skeleton: {hstack: {spacing: 12, padding: {leading: 4}, children: [{circle: 40}, {block: {height: 9}}]}}",
      [
        "gap: 12px;", "padding-inline: 4px 0;", "inline-size: 40px;", "flex: 1 1 0;",
        "border-radius: 50%;",
      ], ["padding-left", "margin-left"]
    ),
    // What scrolls hides what is outside, unless it is told not to or clips by itself.
    (
      "skeleton: {scroll: {height: 40, view: {block: {height: 90}}}}", ["overflow: hidden;"],
      ["min-inline-size: 0;"]
    ),
    (
      "skeleton: {scroll: {scrollClipDisabled: true, height: 40, view: {block: {height: 90}}}}",
      ["min-inline-size: 0;", "min-block-size: 0;"], ["overflow: hidden;", "overflow: visible"]
    ),
    (
      "skeleton: {scroll: {scrollClipDisabled: true, clip: true, minHeight: 40, view: {block: {height: 90}}}}",
      ["overflow: hidden;", "min-block-size: 40px;"], ["min-block-size: 0;"]
    ),
    // Shares of a row are without margins and padding, as a browser counts them.
    (
      "skeleton: {hstack: [{block: {height: 9, margin: {leading: 12}}}, {block: {height: 9}}]}",
      ["flex: 134 1 0;", "flex: 146 1 0;"], ["flex: 1 1 0;"]
    ),
    // What lies on others does so in a browser.
    (
      "skeleton: {hstack: [{block: {width: 9, height: 9, zIndex: 0.5}}, {circle: 9}]}",
      ["z-index: 500;"], ["z-index: 0"]
    ),
    // A border goes round the frame.
    (
      "skeleton: {circle: {size: 40, border: separator}}",
      ["__circle-shape {\n  block-size: 100%;\n  border-radius: 50%;"], []
    ),
    // Spacers leave the room to what fills it.
    (
      "skeleton: {hstack: [spacer: 20, {block: {height: 9}}]}", ["__gap", "inline-size: 20px;"],
      ["__spacer"]
    ),
    // Colours by the theme's names, for those who see them otherwise.
    (
      "theme: {colors: {card: {light: \"#102030\", dark: {normal: white, increased: black}}}}\n"
        + "skeleton: {block: {height: 9, fill: card}}",
      [
        "--card: #102030;", "(prefers-color-scheme: dark) {\n  .feed-skeleton {\n",
        "--card: #ffffff;",
        "(prefers-color-scheme: dark) and (prefers-contrast: more)", "--card: #000000;",
        "background: var(--card);",
      ], ["__bone"]
    ),
    (
      "theme: {shimmer: {gradient: {stops: [systemGray5, systemGray4, systemGray5], rest: 500ms}}}\n"
        + "skeleton: {block: {height: 9}}",
      [
        "@property --feed-skeleton-shimmer", "animation: feed-skeleton-shimmer 2s infinite;",
        "75%, 100% { --feed-skeleton-shimmer: 100%; }", "@media (prefers-reduced-motion: reduce)",
        ":dir(rtl)",
      ], []
    ),
    (
      "theme: {shimmer: {gradient: {stops: [black @ 0.4, black], mask: true, direction: fixed}}}\n"
        + "skeleton: {block: {height: 9}}",
      ["color-mix(in srgb, ", " 40%, transparent)"], ["{\n  background: linear-gradient(270deg"]
    ),
    // One light crosses a group, in which each has its place.
    (
      """
      theme: {shimmer: {gradient: {stops: [white, black], space: group}}}
      skeleton:
        zstack:
          width: 90
          height: 40
          shimmerGroup: true
          children: [block: {width: 20, height: 9, position: {x: 10%, y: 7, anchor: topLeading}}]
      """,
      [
        "style=\"--w: 90px; --h: 40px\"", "style=\"--x: -9px; --y: -7px\"",
        "left var(--x, 0px) top var(--y, 0px) / var(--w, 100%) var(--h, 100%)",
        "inset-inline-start: 10%",
      ], ["zstack-content"]
    ),
    // What another value of an axis would show is not.
    ("skeleton: {block: {height: 9}}", ["aria-hidden=\"true\""], ["<script", "http"]),
  ]

  @Test(arguments: rows.indices) func isWritten(_ index: Int) throws {
    let row = Self.rows[index]
    let code = try Self.code(row.body)
    for part in row.has { #expect(code.text.contains(part), "\(part) in:\n\(code.text)") }
    for part in row.lacks { #expect(!code.text.contains(part), "\(part) in:\n\(code.text)") }
    #expect(code.notes == [])
  }

  /// What a page cannot say, and the line that is warned of.
  @Test(arguments: [
    ("skeleton: {spinner: {}}", "spinner that move are not generated"),
    ("skeleton: {text: Wait}", "set in the reader's own font"),
    (
      "skeleton: {hstack: [{vstack: [{block: {width: 50%, height: 9}}]}]}",
      "a part of a width that depends on what is in it"
    ),
    (
      "skeleton: {when: {if: {type: accessibility}, then: {circle: 9}, else: {circle: 8}}}",
      "what depends on 'type' is written as it is for the usual size of type"
    ),
    (
      "theme: {shimmer: {pulse: {stops: [white, black, white]}}}\nskeleton: {circle: 9}",
      "a pulse of more than two colours"
    ),
    ("skeleton: {vstack: [{circle: {}}]}", "a circle without a 'size'"),
    ("skeleton: {hstack: [{block: {}}, {block: {height: 9}}]}", "without a 'height'"),
    ("skeleton: {hstack: [divider, {block: {height: 9}}]}", "this line is as long as"),
    ("skeleton: {zstack: [{block: {height: 9}}, spacer]}", "a spacer is for rows and columns"),
    (
      "skeleton: {hstack: [{block: {width: 9, height: 9, position: {x: 4, y: 4}}}]}",
      "a 'position' outside of a 'zstack'"
    ),
    ("skeleton: {lines: {border: separator}}", "the border of lines has the corners"),
    (
      "skeleton: {zstack: {opacity: 0.5, children: [{block: {height: 9}}, {circle: 9}]}}",
      "its parts are not seen through one another"
    ),
    (
      "skeleton: {hstack: {width: 40, children: [{block: {width: 60, height: 9}}]}}",
      "what is in it is larger than the room for it"
    ),
    (
      "skeleton: {grid: {columns: 3, children: [{hstack: [{block: {width: 140, height: 9}}]}, {circle: 9}]}}",
      "what is in it is larger than the room for it"
    ),
  ])
  func whatCannotBeSaidIsAWarning(_ body: String, _ message: String) throws {
    let notes = try Self.code(body).notes.map(\.message)
    #expect(notes.contains { $0.contains(message) }, "\(notes)")
  }

  /// What a document says is text, and no markup.
  @Test func textIsNoMarkup() throws {
    let code = try Self.code("title: \"</style><b>&\"\nskeleton: {text: \"<script>1</script>\"}")
    #expect(!code.text.contains("<script>") && !code.text.contains("<b>"))
    #expect(code.text.contains("&lt;script>1&lt;/script>"))
  }

  @Test(arguments: [
    ("apps/conversation-list", "conversation-list-skeleton"), ("SkeletonView", "skeleton-view"),
    ("2x", "part-2x-skeleton"), ("茶", "part-skeleton"),
  ])
  func aPageIsNamedByItsDocument(_ document: String, _ block: String) throws {
    let code = try Self.code("skeleton: {block: {height: 10}}", name: document)
    #expect(code.text.contains("<div class=\"\(block)\" aria-hidden"), "\(code.text)")
  }
}
