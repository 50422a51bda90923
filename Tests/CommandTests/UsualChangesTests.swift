import Foundation
import Testing

/// What one usual change to a project comes to: one finding, which names what was changed, however
/// many documents, variants and rows show it.
struct UsualChangesTests {
  private static let theme = """
    skelsnap: 1
    extends: ios
    colors:
      surface: {light: "#f2f2f7", dark: "#1c1c1e"}
      card: surface
    spacing: {sm: 8, md: 12}
    sizes: {avatar: 44}
    fonts:
      title: {size: 17, weight: semibold}
      caption: {size: 13}
    components:
      person:
        hstack:
          spacing: md
          padding: {horizontal: 16, vertical: md}
          children:
            - circle: {id: avatar, size: avatar}
            - vstack:
                alignment: leading
                spacing: sm
                children:
                  - block: {id: name, width: 120, height: 16, radius: 4}
                  - block: {id: role, width: 180, height: 12, radius: 4}
            - spacer
            - block: {id: time, width: 40, height: 12, radius: 4}
      tag:
        parameters: {shade: surface, count: 2}
        view:
          hstack:
            children:
              - repeat: {count: $count, id: dot, view: {circle: {size: 10, fill: $shade}}}
              - block: {id: word, width: 60, height: 10, fill: $shade}
      band:
        parameters: {top: "#000000", bottom: "#ffffff"}
        view:
          block: {width: 30, height: 10, fill: {stops: [$top, $bottom], angle: 90}}

    """

  private static let list = """
    skelsnap: 1
    canvas: {width: 393, height: fit, background: surface}
    skeleton:
      vstack:
        id: list
        spacing: 0
        children:
          - text: {id: heading, value: TITLE, font: title}
          - repeat: {count: 3, id: row, view: {use: person}}

    """

  private static let cards = """
    skelsnap: 1
    canvas: {width: 393, height: fit}
    skeleton:
      vstack:
        id: list
        spacing: 16
        padding: 16
        children:
          - repeat:
              count: 3
              id: card
              view:
                vstack:
                  alignment: leading
                  spacing: 10
                  padding: {horizontal: 16, vertical: 12}
                  background: card
                  children:
                    - block: {id: title, width: 160, height: 18, radius: 4}
                    - lines: {id: body, count: 2, font: caption}
                    - hstack:
                        id: foot
                        spacing: 6
                        children:
                          - circle: {id: dot, size: 14}
                          - block: {id: by, width: 60, height: 10, radius: 3}

    """

  private static let tags = """
    skelsnap: 1
    canvas: {width: 393, height: fit}
    skeleton:
      vstack:
        id: list
        children:
          - use: {component: tag, id: first, with: {shade: "#ff0000"}}
          - use:
              component: tag
              id: second
              with:
                shade: "#00ff00"
                count: 4
          - use:
              component: band
              id: band
              with:
                top: "#100000"
                bottom: "#200000"

    """

  private static let project = """
    skelsnap: 1
    documents: [documents]
    theme: app.theme.yaml
    snapshots:
      phases: [0.5]
      appearance: [light, dark]

    """

  /// A change to the files of a project.
  enum Edit: Sendable {
    case replace(String, String, with: String)
    case move(String, to: String)
    case remove(String)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edits: [Edit]
    /// The one annotation that it comes to.
    let told: String
  }

  private static let rows: [Row] = [
    Row(
      testDescription: "a token",
      edits: [.replace("app.theme.yaml", "f2f2f7", with: "e5e5ea")],
      told: "file=app.theme.yaml,line=4,col=3,title=colour 'surface'::colour 'surface': "
        + "background #f2f2f7ff → #e5e5eaff (3 documents, 6 cases)"),
    Row(
      testDescription: "a padding",
      edits: [.replace("documents/cards.skel.yaml", "vertical: 12", with: "vertical: 10")],
      told: "file=documents/cards.skel.yaml,line=16,col=15,title=cards%3A list/card[*]::"
        + "list/card[*]: padding vertical 12 → 10, 3 nodes (light, dark)"),
    Row(
      testDescription: "the number of rows",
      edits: [.replace("documents/cards.skel.yaml", "count: 3", with: "count: 4")],
      told: "file=documents/cards.skel.yaml,line=10,col=11,title=cards%3A list/card::"
        + "list/card: count 3 → 4 (light, dark)"),
    Row(
      testDescription: "a renamed row",
      edits: [.replace("documents/feed.skel.yaml", "id: row", with: "id: someone")],
      told: "file=documents/feed.skel.yaml,line=9,col=28,title=feed%3A list/row[*] → "
        + "list/someone[*]::list/row[*] → list/someone[*]: renamed, 3 nodes (light, dark)"),
    Row(
      testDescription: "a moved document",
      edits: [.move("documents/cards.skel.yaml", to: "documents/home/tiles.skel.yaml")],
      told: "title=cards → home/tiles::cards → home/tiles: the document was moved, and looks the "
        + "same (2 documents, 12 cases)"),
    Row(
      testDescription: "a deleted document",
      edits: [.remove("documents/cards.skel.yaml")],
      told: "title=cards%3A cards::cards: the document is gone, its goldens are left "),
    Row(
      testDescription: "the size of a font",
      edits: [.replace("app.theme.yaml", "size: 17", with: "size: 20")],
      told: "file=app.theme.yaml,line=9,col=3,title=type style 'title'::type style 'title': font "
        + "Inter semibold 17/22 → Inter semibold 20/25.882 (2 documents, 8 cases)"),
    Row(
      testDescription: "a variant more",
      edits: [.replace("skelsnap.yaml", "dark]", with: "dark]\n  type: [large, ax1]")],
      told: "title=dark-ax1%2C light-ax1::dark-ax1, light-ax1: new variants, without goldens "
        + "(3 documents, 18 cases)"),
    Row(
      testDescription: "the id of a node",
      edits: [.replace("documents/cards.skel.yaml", "id: by", with: "id: author")],
      told: "file=documents/cards.skel.yaml,line=26,col=33,title=cards%3A list/card[*]/foot/by → "
        + "list/card[*]/foot/author::list/card[*]/foot/by → list/card[*]/foot/author: renamed, "
        + "3 nodes (light, dark)"),
    Row(
      testDescription: "a component",
      edits: [.replace("app.theme.yaml", "width: 120", with: "width: 140")],
      told: "file=app.theme.yaml,line=22,col=35,title=list/row[*]/name::list/row[*]/name: "
        + "width 120 → 140 (+20), 3 nodes (2 documents, 8 cases)"),
    Row(
      testDescription: "a node more in a component",
      edits: [
        .replace(
          "app.theme.yaml", "        - spacer",
          with: "        - block: {id: badge, width: 20, height: 60}\n        - spacer")
      ],
      told: "title=list/row[*]/badge::list/row[*]/badge: added, 3 nodes (2 documents, 12 cases)"),
    Row(
      testDescription: "a colour that nothing names",
      edits: [.replace("app.theme.yaml", "colors:", with: "colors:\n  placeholder: \"#d0d0d0\"")],
      told:
        "file=app.theme.yaml,line=4,col=3,title=colour 'placeholder'::colour 'placeholder': stops "),
    Row(
      testDescription: "a default of a kind",
      edits: [
        .replace("app.theme.yaml", "colors:", with: "defaults: {circle: {fill: card}}\ncolors:")
      ],
      told: "file=app.theme.yaml,line=3,col=21,title=the default 'fill' of circle::"),
    Row(
      testDescription: "a component that is used once more",
      edits: [
        .replace(
          "documents/feed.skel.yaml", "      - repeat", with: "      - use: person\n      - repeat")
      ],
      told:
        "file=documents/feed.skel.yaml,line=9,col=9,title=feed%3A list/person[0]::list/person[0]: added"
    ),
    Row(
      testDescription: "other words of the same width",
      edits: [.replace("documents/feed.skel.yaml", "Title of feed", with: "Title of deef")],
      told:
        "file=documents/feed.skel.yaml,line=8,col=29,title=feed%3A list/heading::list/heading: says "
        + "'Title of deef', and said 'Title of feed' (light, dark)"),
    Row(
      testDescription: "a margin",
      edits: [
        .replace(
          "documents/cards.skel.yaml", "id: foot", with: "id: foot\n                    margin: 4")
      ],
      told: "file=documents/cards.skel.yaml,line=23,col=21,title=cards%3A list/card[*]/foot::"
        + "list/card[*]/foot: margin 0 → 4, 3 nodes"),
    Row(
      testDescription: "what no layout tells",
      edits: [
        .replace(
          "documents/cards.skel.yaml", "id: foot",
          with: "id: foot\n                    minHeight: 40")
      ],
      told: "line=23,col=21,title=cards%3A list/card[*]/foot::"
        + "list/card[*]/foot: minHeight none → 40, 3 nodes (light, dark)"),
    Row(
      testDescription: "a state more",
      edits: [
        .replace(
          "documents/feed.skel.yaml", "skeleton:\n", with: "empty: {text: None}\nskeleton:\n")
      ],
      told: "file=documents/feed.skel.yaml,line=3,col=9,title=feed%3A empty::"
        + "empty: a new state (light, dark)"),
    Row(
      testDescription: "a phase more",
      edits: [.replace("skelsnap.yaml", "[0.5]", with: "[0.25, 0.5]")],
      told: "title=phase-0250::phase-0250: new, without goldens (3 documents, 6 cases)"),
  ]

  /// What a component is given is told where it is given.
  private static let rowsOfTags: [Row] = [
    Row(
      testDescription: "a colour that is given",
      edits: [.replace("documents/tags.skel.yaml", "ff0000", with: "0000ff")],
      told: "file=documents/tags.skel.yaml,line=7,"),
    Row(
      testDescription: "a number that is given",
      edits: [.replace("documents/tags.skel.yaml", "count: 4", with: "count: 3")],
      told: "file=documents/tags.skel.yaml,line=13,"),
    Row(
      testDescription: "a colour that is given to a part of a value",
      edits: [.replace("documents/tags.skel.yaml", "#200000", with: "#300000")],
      told: "file=documents/tags.skel.yaml,line=19,"),
    Row(
      testDescription: "what is given where nothing is",
      edits: [.replace("app.theme.yaml", "count: 2}", with: "count: 5}")],
      told: "file=app.theme.yaml,line=27,"),
    Row(
      testDescription: "the name of a use",
      edits: [.replace("documents/tags.skel.yaml", "id: second", with: "id: other")],
      told: "file=documents/tags.skel.yaml,line=10,"),
  ]

  @Test(arguments: rowsOfTags)
  func isToldWhereItIsGiven(_ row: Row) throws {
    let scratch = try Scratch()
    try scratch.write(Self.project, to: "skelsnap.yaml")
    try scratch.write(Self.theme, to: "app.theme.yaml")
    try scratch.write(Self.tags, to: "documents/tags.skel.yaml")
    try expectOneFinding(row, in: scratch)
  }

  @Test(arguments: rows)
  func isOneFinding(_ row: Row) throws {
    let scratch = try Scratch()
    try scratch.write(Self.project, to: "skelsnap.yaml")
    try scratch.write(Self.theme, to: "app.theme.yaml")
    for name in ["feed", "people"] {
      try scratch.write(
        Self.list.replacing("TITLE", with: "Title of \(name)"), to: "documents/\(name).skel.yaml")
    }
    try scratch.write(Self.cards, to: "documents/cards.skel.yaml")
    try expectOneFinding(row, in: scratch)
  }

  /// Another name is told where it is read, and not for what something else has moved.
  @Test func aNewNameAndAnotherPaddingAreTwo() throws {
    let scratch = try Scratch()
    try scratch.write(Self.project, to: "skelsnap.yaml")
    try scratch.write(Self.theme, to: "app.theme.yaml")
    try scratch.write(Self.cards, to: "documents/cards.skel.yaml")
    try #expect(Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    for (old, new) in [("id: card", "id: tile"), ("vertical: 12", "vertical: 10")] {
      try scratch.apply(.replace("documents/cards.skel.yaml", old, with: new))
    }
    let outcome = try Skelsnap.run(
      ["verify", "--reporter", "github", "--reporter", "junit:run.xml"], in: scratch.path)
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    let all = lines.joined(separator: "\n")
    #expect(lines.count == 2, "\(all)")
    #expect(all.contains("line=16,col=15,title=cards%3A list/tile[*]::list/tile[*]: padding"))
    let renamed = try #require(lines.last)
    #expect(renamed.contains("line=11,col=11,"), "\(all)")
    #expect(renamed.hasSuffix("list/card[*] → list/tile[*]: renamed, 3 nodes (light, dark)"))
    #expect(
      try scratch.text(of: "run.xml").contains(
        "message=\"resized: list/tile[*]: padding vertical 12 → 10, 3 nodes\""))
  }

  private func expectOneFinding(_ row: Row, in scratch: Scratch) throws {
    try #expect(Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    for edit in row.edits { try scratch.apply(edit) }
    let outcome = try Skelsnap.run(
      ["verify", "--reporter", "github"], in: scratch.path)
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains(row.told) == true, "\(lines)")
  }
}

extension Scratch {
  fileprivate func apply(_ edit: UsualChangesTests.Edit) throws {
    let manager = FileManager.default
    switch edit {
    case .replace(let file, let old, let new):
      let text = try String(contentsOf: URL(fileURLWithPath: path + "/" + file), encoding: .utf8)
      #expect(text.contains(old))
      try write(text.replacing(old, with: new), to: file)
    case .move(let file, let place):
      try manager.createDirectory(
        at: URL(fileURLWithPath: path + "/" + place).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try manager.moveItem(
        at: URL(fileURLWithPath: path + "/" + file), to: URL(fileURLWithPath: path + "/" + place))
    case .remove(let file): try manager.removeItem(at: URL(fileURLWithPath: path + "/" + file))
    }
  }
}
