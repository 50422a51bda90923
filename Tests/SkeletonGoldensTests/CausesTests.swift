import Testing
@testable import SkeletonPainting

@testable import SkeletonGoldens
@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel

/// What a golden's text and the present document tell of what was changed.
struct CausesTests {
  private static let theme = """
    skelsnap: 1
    extends: ios
    colors:
      surface: {light: "#f2f2f7", dark: "#1c1c1e"}
      card: surface
      alone: "#102030"
    spacing: {sm: 8, md: 12}
    sizes: {avatar: 40}
    radii: {soft: 6}
    fonts: {title: {size: 17}}
    components:
      row:
        hstack:
          spacing: md
          padding: {horizontal: 16, vertical: md}
          background: card
          radius: soft
          children:
            - circle: {id: avatar, size: avatar}
            - vstack:
                alignment: leading
                spacing: 6
                children:
                  - text: {id: name, value: A name, font: title}
                  - block: {id: role, width: 80, height: 12}
            - spacer
            - block: {id: time, width: 30, height: 12}
      chip:
        block: {width: 20, height: 20}

    """

  private static let document = """
    skelsnap: 1
    canvas: {width: 300, height: fit, background: surface}
    theme: app.theme.yaml
    skeleton:
      vstack:
        id: list
        spacing: 0
        children:
          - repeat: {count: 3, id: row, view: {use: row}}
          - lines: {id: note, count: 2, padding: 10}
          - block: {id: rule, height: 2, fill: alone}

    """

  struct Row: Sendable, CustomTestStringConvertible {
    var change: (from: String, to: String)
    /// Each cause: the node's pattern, the words, the line, the tokens.
    var causes: Set<String>
    var variant = Variant()

    var testDescription: String { "\(change.from) → \(change.to)" }

    init(_ from: String, _ to: String, _ causes: Set<String>, rtl: Bool = false) {
      change = (from, to)
      self.causes = causes
      if rtl { variant.direction = .rtl }
    }
  }

  private static let rows: [Row] = [
    Row(
      "f2f2f7", "e5e5ea",
      [
        "row[*]: background #f2f2f7ff → #e5e5eaff, theme 16, colour 'card', colour 'surface'",
        "canvas: background #f2f2f7ff → #e5e5eaff, document 2, colour 'surface'",
      ]),
    // The canvas has it unchanged.
    Row(
      "card: surface", "card: alone",
      [
        "row[*]: background #f2f2f7ff → #102030ff, theme 16, colour 'card'"
      ]),
    Row(
      "md: 12", "md: 14",
      [
        "row[*]: padding vertical 12 → 14, theme 15, spacing token 'md'",
        "row[*]: spacing 12 → 14, theme 14, spacing token 'md'",
      ]),
    // Another place has the token unchanged.
    Row("vertical: md", "vertical: 10", ["row[*]: padding vertical 12 → 10, theme 15"]),
    Row("spacing: md", "spacing: 20", ["row[*]: spacing 12 → 20, theme 14"]),
    Row(
      "horizontal: 16", "leading: 16, trailing: 20", ["row[*]: padding trailing 16 → 20, theme 15"]),
    Row(
      "horizontal: 16", "leading: 16, trailing: 20", ["row[*]: padding trailing 16 → 20, theme 15"],
      rtl: true),
    Row(
      "avatar: 40", "avatar: 44",
      [
        "row[*]/avatar: size 40 → 44 (+4), theme 19, sizes token 'avatar'"
      ]),
    Row("soft: 6", "soft: 9", ["row[*]: radius 6 → 9, theme 17, radii token 'soft'"]),
    Row("width: 80", "width: 90", ["row[*]/role: width 80 → 90 (+10), theme 25"]),
    Row(
      "alignment: leading", "alignment: trailing",
      [
        "row[*]/vstack[*]: alignment leading → trailing, theme 21"
      ]),
    Row("count: 3", "count: 5", ["row[*]: count 3 → 5, document 9"]),
    Row("count: 3", "count: 2", ["row[*]: count 3 → 2, document 9"]),
    Row("id: role", "id: job", ["row[*]/job: , theme 25"]),
    Row("id: row,", "id: person,", ["person[*]: , document 9"]),
    Row("count: 2, padding", "count: 4, padding", ["note: count 2 → 4, document 10"]),
    Row("padding: 10", "padding: 4", ["note: padding 10 → 4, document 10"]),
    Row("height: 2,", "height: 3,", ["rule: height 2 → 3 (+1), document 11"]),
    Row(
      "fill: alone", "fill: card",
      [
        "rule: fill #102030ff → #f2f2f7ff, document 11"
      ]),
    Row(
      "value: A name", "value: Another",
      [
        "row[*]/name: says 'Another', and said 'A name', theme 24"
      ]),
    Row(
      "    - lines:", "    - block: {id: new, height: 5}\n      - lines:", ["new: , document 10"]),
    Row("      - block: {id: rule, height: 2, fill: alone}\n", "", ["rule: , document 5"]),
    Row("width: 300", "width: 320", ["canvas: width 300 → 320, document 2"]),
    Row("id: note,", "id: note, offset: {y: 3},", ["note: y +3, document 10"]),
  ]

  private static let containers = """
    skelsnap: 1
    canvas: {width: 300, height: fit}
    theme: app.theme.yaml
    skeleton:
      vstack:
        id: list
        spacing: 10
        padding: 16
        alignment: leading
        children:
          - block: {id: title, height: 20}
          - hstack:
              id: head
              spacing: 6
              children:
                - circle: {id: avatar, size: 40}
                - spacer
                - block: {id: badge, width: 40, height: 16}
          - block: {id: hero, height: 60, margin: {top: 4}}
          - zstack:
              id: layers
              alignment: topLeading
              children:
                - block: {id: large, width: 100, height: 80}
                - block: {id: small, width: 20, height: 20}
          - spacer: {minLength: 24}
          - dots: {id: dots, size: 8, spacing: 8}
          - grid:
              id: tiles
              columns: 3
              spacing: sm
              children:
                - repeat: {count: 7, id: tile, view: {block: {height: 40}}}
          - vstack:
              id: rows
              spacing: 0
              children:
                - repeat: {count: 3, id: row, view: {block: {height: 10, margin: 4}}}
          - text: {id: end, value: The end, width: 120}
          - text: {id: longer, value: Words in more than one line of text, width: 130}

    """

  private static let arrangements: [Row] = [
    Row("spacing: 10", "spacing: 14", ["list: spacing 10 → 14, document 7"]),
    Row("minLength: 24", "minLength: 30", ["list: spacer 24 → 30, document 26"]),
    Row("{top: 4}", "{top: 9}", ["hero: margin top 4 → 9, document 19"]),
    Row("{top: 4}", "{vertical: 4}", ["hero: margin bottom 0 → 4, document 19"]),
    // The spacer gives way.
    Row("id: avatar,", "id: avatar, margin: {trailing: 6},", []),
    // Of a node that has not moved.
    Row(
      "height: 20}\n      - hstack", "height: 20, margin: {bottom: 7}}\n      - hstack",
      ["title: margin bottom 0 → 7, document 11"]),
    Row(
      "id: title,", "id: title, margin: {leading: 12},",
      ["title: margin leading 0 → 12, document 11"]),
    Row(
      "id: title,", "id: title, margin: {leading: 12},",
      ["title: margin leading 0 → 12, document 11"], rtl: true),
    Row("id: end,", "id: end, margin: 5,", ["end: margin 0 → 5, document 39"]),
    Row(
      "height: 10, margin: 4", "height: 10, margin: 6", ["rows/row[*]: margin 4 → 6, document 38"]),
    Row(
      "spacing: 0\n          children:\n            - repeat: {count: 3",
      "spacing: 3\n          children:\n            - repeat: {count: 3",
      ["rows: spacing 0 → 3, document 36"]),
    Row(
      "height: 80}\n            - block: {id: small, width: 20, height: 20}",
      "height: 80}\n            - block: {id: small, width: 20, height: 20}\n"
        + "            - block: {id: other, width: 5, height: 5}",
      ["layers/other: , document 26"]),
    Row(
      "- block: {id: large, width: 100, height: 80}\n"
        + "            - block: {id: small, width: 20, height: 20}",
      "- block: {id: small, width: 20, height: 20}\n"
        + "            - block: {id: large, width: 100, height: 80}",
      ["layers/small: now before 'large', document 24"]),
    Row(
      "topLeading", "bottomTrailing",
      ["layers: alignment topLeading → bottomTrailing, document 22"]),
    Row("topLeading", "top", ["layers: alignment topLeading → top, document 22"], rtl: true),
    Row("size: 8, spacing: 8", "size: 8, spacing: 12", ["dots: spacing 8 → 12, document 27"]),
    Row("size: 8, spacing: 8", "size: 10, spacing: 8", ["dots: size 8 → 10, document 27"]),
    Row("columns: 3", "columns: 2", ["tiles: columns 3 → 2, document 30"]),
    Row("spacing: sm\n", "spacing: 5\n", ["tiles: spacing 8 → 5, document 31"], rtl: true),
    Row("sm: 8", "sm: 6", ["tiles: spacing 8 → 6, document 31, spacing token 'sm'"]),
    Row(
      "spacing: sm\n", "spacing: {horizontal: 4, vertical: sm}\n",
      ["tiles: spacing horizontal 8 → 4, document 31"]),
    Row(
      "of text,", "of text, alignment: trailing,",
      ["longer: alignment leading → trailing, document 40"], rtl: true),
    // A spacing does not move the first.
    Row(
      "height: 10, margin: 4", "height: 10",
      ["rows/row[*]: x −4, y −4, width 260 → 268, document 38"]),
    Row(
      "id: rows\n          spacing: 0", "id: rows\n          spacing: 2",
      ["rows: spacing 0 → 2, document 36"]),
    Row(
      "size: 8, spacing: 8", "size: 10, spacing: 12",
      ["dots: size 8 → 10, document 27", "dots: spacing 8 → 12, document 27"]),
    // Nor does a spacing take all the room.
    Row("            - spacer\n", "", ["head/badge: x −182, document 17"]),
    Row(
      "longer, value", "longer, frameAlignment: trailing, value", ["longer: content, document 40"]),
    // What only follows is no cause.
    Row("The end, width: 120}", "The end, width: 90}", ["end: width 120 → 90 (-30), document 39"]),
    Row("width: 300", "width: 320", ["canvas: width 300 → 320, document 2"]),
  ]

  @Test(arguments: arrangements)
  func whatWasChangedAmongNeighbours(_ row: Row) throws {
    try expect(row, in: Self.containers)
  }

  /// The room to spare in a frame is no padding.
  private static let spare = """
    skelsnap: 1
    canvas: {width: 300, height: 300, alignment: top}
    theme: app.theme.yaml
    skeleton:
      zstack:
        id: list
        alignment: bottomTrailing
        children:
          - block: {id: ground, height: 200}
          - vstack:
              id: card
              maxWidth: fill
              frameAlignment: leading
              padding: 12
              separator: {color: separator}
              children:
                - block: {id: a, width: 50, height: 20}
                - block: {id: b, width: 90, height: 20}
          - block: {id: chip, width: 60, height: 20, margin: 6}
          - circle: {id: dot, size: 10, offset: {x: 2}}
          - use: {component: chip, id: first, margin: 4}
          - lines: {id: bars, count: 2, width: 80}

    """

  @Test(arguments: [
    Row("frameAlignment: leading", "frameAlignment: trailing", ["card: content, document 10"]),
    Row("          maxWidth: fill\n", "", ["card: x +186, width 300 → 114, document 10"]),
    Row("padding: 12", "padding: 10", ["card: padding 12 → 10, document 14"]),
    Row(
      "padding: 12\n", "padding: 12\n          spacing: 11\n", ["card: spacing 8 → 11, document 15"]
    ),
    Row(
      "bottomTrailing", "topLeading", ["list: alignment bottomTrailing → topLeading, document 7"]),
    Row("bottomTrailing", "bottom", ["list: alignment bottomTrailing → bottom, document 7"]),
    Row(
      "bottomTrailing", "topLeading", ["list: alignment bottomTrailing → topLeading, document 7"],
      rtl: true),
    Row(
      "count: 2, width: 80", "count: 2, width: 80, alignment: trailing",
      ["bars: alignment leading → trailing, document 22"]),
  ])
  func whatHasRoomToSpare(_ row: Row) throws { try expect(row, in: Self.spare) }

  private static let small = """
    skelsnap: 1
    canvas: {width: 300, height: 400, alignment: topLeading, safeArea: {top: 40}}
    theme: app.theme.yaml
    skeleton:
      block: {id: list, width: 80, height: 20, margin: 6}

    """

  @Test(arguments: [
    Row(
      "topLeading", "bottomTrailing",
      ["list: alignment topLeading → bottomTrailing in the canvas, document 2"]),
    Row(
      "topLeading", "top", ["list: alignment topLeading → top in the canvas, document 2"], rtl: true
    ),
    Row("width: 80", "width: 82", ["list: width 80 → 82 (+2), document 5"]),
    Row("margin: 6", "margin: 9", ["list: x +3, y +3, document 5"]),
  ])
  func whereTheScreenStands(_ row: Row) throws { try expect(row, in: Self.small) }

  @Test(arguments: rows)
  func whatWasChanged(_ row: Row) throws {
    try expect(row, in: Self.document)
  }

  private func expect(_ row: Row, in document: String) throws {
    let before = try screen(document, Self.theme, row.variant)
    let after = try screen(
      document.replacing(row.change.from, with: row.change.to),
      Self.theme.replacing(row.change.from, with: row.change.to), row.variant)
    let old = try #require(LayoutPage(LayoutText([before.placed], fonts: []).text)["skeleton"])
    let new = try #require(LayoutPage(LayoutText([after.placed], fonts: []).text)["skeleton"])
    let nodes = LayoutNodes(
      after.placed, after.document.valueSources,
      after.document.scopes(of: .skeleton, in: after.placed.screen.variant))
    let changes = LayoutChanges(from: old, to: new, knowing: nodes).nodes
    #expect(Set(changes.flatMap(\.told)) == row.causes)
    // A cause comes before what follows from it.
    let first = changes.firstIndex(where: \.causes.isEmpty) ?? changes.count
    let rest = changes[first...].filter { !$0.causes.isEmpty }
    #expect(rest.isEmpty)
    #expect(LayoutChanges(from: new, to: new, knowing: nodes).nodes.isEmpty)
  }

  private func screen(
    _ document: String, _ theme: String, _ variant: Variant
  ) throws -> (document: Document, placed: PlacedScreen) {
    let document = try Document.read(
      file: "document", bytes: Array(document.utf8), name: "d"
    ) { _, _ in .text(file: "theme", bytes: Array(theme.utf8)) }
    let screen = try document.screen(.skeleton, in: variant)
    return (document, try place(screen, shaper: TextShaper()))
  }
}

extension NodeChange {
  fileprivate var told: [String] {
    causes.map { cause in
      let place = (cause.line ?? cause.position).map { "\($0.file) \($0.line)" } ?? "nowhere"
      let pattern = cause.property == "frame" ? delta : cause.words
      return
        (["\(path.withoutRowNumbers.replacing("list/", with: "")): \(pattern)", place]
        + cause.tokens.map(\.name)).joined(separator: ", ")
    }
  }
}
