import SkeletonGenerate
import SkeletonLanguage
import SkeletonModel
import Testing

/// What is written of a document, by its parts; that it has the document's pixels is for
/// `GenerateTests` of the command.
struct SwiftUIGeneratorTests {
  private static func code(_ body: String, name: String = "feed") throws -> GeneratedCode {
    let text = "skelsnap: 1\ncanvas: {width: 300, height: fit}\n" + body
    let document = try Document.read(
      file: "feed.skel.yaml", bytes: Array(text.utf8), name: name,
      themes: { _, _ in .refused("there are no themes here") })
    return try generateSwiftUI(document)
  }

  @Test(arguments: [
    ("feed", "FeedSkeleton"), ("apps/conversation-list", "ConversationListSkeleton"),
    ("skeleton-view", "SkeletonView"), ("feed skeleton", "FeedSkeleton"),
    ("2x", "Screen2xSkeleton"),
  ])
  func aScreenIsNamedByItsDocument(_ document: String, _ view: String) throws {
    let code = try Self.code("skeleton: {block: {height: 10}}", name: document)
    #expect(code.text.contains("\nstruct \(view): View {"), "\(code.text)")
  }

  /// Lines are as long as others of Swift: 100 columns.
  @Test func linesAreBroken() throws {
    let code = try Self.code(
      """
      theme:
        shimmer:
          pulse: {stops: [systemGray5, systemGray3], duration: 1.8s, easing: easeInOut}
      skeleton:
        path:
          data: M0 0 C1.123456789 2.123456789 3.123456789 4.123456789 5.123456789 6.123456789 Z
          viewBox: [0, 0, 24, 24]
          height: 24
          background: {stops: [systemIndigo, systemTeal, systemPurple, systemRed], angle: 90}
      """)
    for line in code.text.split(separator: "\n") { #expect(line.count <= 100) }
    #expect(code.text.contains("control1: CGPoint(x: 1.123456789"))
    #expect(code.text.contains("isPast = true"))
  }

  private static let row = """
    components:
      row:
        parameters: {width: 120}
        view: {block: {width: $width, height: 16, radius: 4}}

    """

  /// Each with what is in the code, and what is not.
  static let rows: [(body: String, has: [String], lacks: [String])] = [
    ("skeleton: {scroll: {block: {height: 9}}}", ["ScrollView"], ["scrollClipDisabled"]),
    (
      "skeleton: {scroll: {scrollClipDisabled: true, view: {block: {height: 9}}}}",
      [".scrollClipDisabled()"], []
    ),
    // What is alike is one view, and what repeats a loop.
    (
      row + "skeleton: {vstack: {children: [{repeat: {count: 3, view: {use: row}}}]}}",
      ["ForEach(0..<3, id: \\.self) { _ in Row() }", ".frame(width: 120, height: 16)"],
      ["var width"]
    ),
    // What differs is an argument.
    (
      row
        + "skeleton: {vstack: {children: [{use: row}, {use: {component: row, with: {width: 80}}}]}}",
      [
        "Row(width: 120)", "Row(width: 80)", "  var width: CGFloat",
        ".frame(width: width, height: 16)",
      ],
      []
    ),
    // A place by coordinates, and by shares of the room.
    (
      """
      skeleton:
        zstack:
          height: 40
          children:
            - block: {width: 20, height: 9, position: {x: 4, y: 7, anchor: topLeading}}
            - block: {width: 60%, height: 9, position: {x: 10%, y: 50%, anchor: leading}}
            - circle: {size: 9, position: {x: 100%, y: 7}}
      """,
      [
        ".frame(width: 0, height: 0, alignment: .topLeading)", ".position(x: 4, y: 7)",
        ".frame(width: room.size.width * 0.6, height: 9)",
        ".position(x: room.size.width * 0.1, y: room.size.height * 0.5)",
        ".position(x: room.size.width, y: 7)", "GeometryReader { room in",
      ], []
    ),
    // What is as high at each size of type as no style grows: a factor of its own, and no conditions.
    (
      "skeleton: {lines: {count: 2, font: headline}}",
      [
        "bar: 12.6 * typeSize.line", "line: 21 * typeSize.line", "spacing: 1 * typeSize.gap",
        "fileprivate var gap: CGFloat {",
      ], ["typeSize <"]
    ),
    // The light crosses the screen, and not what reaches beyond it.
    (
      """
      theme: {shimmer: {gradient: {stops: [white, black], space: screen}}}
      skeleton: {block: {width: 400, height: 9}}
      """,
      [".frame(minWidth: 0, maxWidth: .infinity)"], []
    ),
    // Corners that are parts of ellipses.
    (
      "skeleton: {block: {height: 9, radius: {x: 4, y: 2}}}",
      ["RoundedRectangle(cornerSize: CGSize(width: 4, height: 2), style: .circular)"], []
    ),
    // What grows with the type, and what is there at some sizes only.
    (
      "skeleton: {block: {width: 100, height: 22, relativeTo: body}}",
      [
        ".frame(idealWidth: 100 * typeSize.body, maxWidth: 100 * typeSize.body)",
        ".frame(height: 22 * typeSize.body)", "\\.dynamicTypeSize) private var typeSize",
      ], []
    ),
    (
      """
      skeleton:
        when:
          if: {type: accessibility}
          then: {block: {height: 30}}
          else: {circle: {size: 20}}
      """,
      ["typeSize.isAccessibilitySize {", "} else {"], []
    ),
    // Colours: iOS's own, one for all, one for each appearance.
    (
      "skeleton: {block: {height: 9, fill: systemGray5}}", [".fill(Color(.systemGray5))"],
      ["Palette"]
    ),
    (
      "theme: {colors: {card: \"#102030\"}}\nskeleton: {block: {height: 9, fill: card}}",
      [
        ".fill(Palette.card)",
        "static let card = Color(red: 0x10 / 255, green: 0x20 / 255, blue: 0x30 / 255)",
      ], ["traits"]
    ),
    (
      "skeleton: {block: {id: bar, height: 9, fill: {light: \"#102030\", dark: white}}}",
      ["Palette.barFill", "dark: .white", "traits.userInterfaceStyle"], []
    ),
    // Part of a width, wherever its column has it.
    (
      "skeleton: {vstack: {alignment: trailing, children: [{block: {width: 60%, height: 8}}]}}",
      ["room.size.width * 0.6", "alignment: .trailing"], []
    ),
    ("skeleton: {block: {height: 9}}", [".accessibilityHidden(true)"], ["import skelsnap"]),
  ]

  @Test(arguments: rows.indices) func isWritten(_ index: Int) throws {
    let row = Self.rows[index]
    let code = try Self.code(row.body)
    for part in row.has { #expect(code.text.contains(part), "\(part) in:\n\(code.text)") }
    for part in row.lacks { #expect(!code.text.contains(part), "\(part) in:\n\(code.text)") }
    #expect(code.notes == [])
  }

  /// A movement that is linear goes on past its end for as long as it rests.
  @Test func aRestAfterALinearMovementIsPartOfIt() throws {
    let code = try Self.code(
      """
      theme:
        shimmer: {gradient: {stops: [systemGray5, systemGray4], duration: 1s, rest: 500ms}}
      skeleton: {block: {height: 9}}
      """)
    #expect(code.text.contains(".linear(duration: 1.5)"))
    #expect(code.text.contains("x: isPast ? 2 : -1"))
    #expect(code.notes == [])
  }

  /// A derived skeleton has bars for its texts, as long as these usually are.
  @Test func aTextOfADerivedSkeletonIsBars() throws {
    let code = try Self.code("skeleton: {from: content}\ncontent: {text: Ada Bell}")
    #expect(code.text.contains("[.points(61.49)]"))
    #expect(code.text.contains("line: 21 * typeSize.body"))
    #expect(!code.text.contains("Ada Bell"))
    #expect(code.notes.map(\.position.line) == [4])
  }

  /// The frame that keeps its bar no wider than its words is round its padding.
  @Test func aTextWithRoomRoundItKeepsTheRoom() throws {
    let code = try Self.code(
      "skeleton: {from: content}\ncontent: {text: {value: Ada Bell, padding: {horizontal: 12}}}")
    #expect(code.text.contains(".frame(idealWidth: 86, maxWidth: 86)"), "\(code.text)")
  }
}
