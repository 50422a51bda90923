import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// A skeleton that is derived from the content is one that could have been written.
struct DerivedSkeletonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let says: String
    let content: String
    let skeleton: String

    init(_ says: String, _ content: String, _ skeleton: String) {
      self.says = says
      self.content = content
      self.skeleton = skeleton
    }

    var testDescription: String { says }
  }

  static let rows = [
    Row(
      "a text becomes bars as long as its lines",
      "text: {value: Two words, font: headline, lineLimit: 2}",
      "text: {value: Two words, font: headline, lineLimit: 2, redacted: true, radius: 4}"),
    Row(
      "containers keep what lies in and between them",
      "vstack: {spacing: 3, padding: 5, alignment: leading, children: [text: a, spacer: 7, divider]}",
      """
      vstack:
        spacing: 3
        padding: 5
        alignment: leading
        children: [text: {value: a, redacted: true, radius: 4}, spacer: 7, divider]
      """),
    Row(
      "an icon becomes a block in its frame",
      "icon: {name: heart, size: 18, padding: 2}",
      "icon: {name: heart, size: 18, padding: 2, color: clear, background: shimmer, radius: 4}"),
    Row(
      "a symbol in a circle becomes a circle",
      "icon: {name: {symbol: person.circle.fill}, size: 18}",
      """
      icon:
        name: {symbol: person.circle.fill}
        size: 18
        color: clear
        background: shimmer
        radius: capsule
      """),
    Row(
      "a shape stays the shape it is",
      "hstack: [circle: {size: 9, fill: accent}, block: {width: 5, height: 6, radius: 2, fill: label}]",
      "hstack: [circle: 9, block: {width: 5, height: 6, radius: 2}]"),
    Row(
      "a chip is its shape, whatever holds its words",
      "hstack: {background: secondarySystemFill, padding: 4, children: [text: New]}",
      """
      hstack:
        background: shimmer
        padding: 4
        radius: 4
        children: [text: {value: New, opacity: 0}]
      """),
    Row(
      "a card stays, and what is on it does not",
      """
      vstack:
        background: systemBackground
        border: separator
        radius: 12
        maxWidth: fill
        children: [text: a, text: b, text: c]
      """,
      """
      vstack:
        background: systemBackground
        border: separator
        radius: 12
        maxWidth: fill
        children:
          - text: {value: a, redacted: true, radius: 4}
          - text: {value: b, redacted: true, radius: 4}
          - text: {value: c, redacted: true, radius: 4}
      """),
    Row(
      "a picture takes with it what lies on it",
      "zstack: [block: {fill: {stops: [accent, systemPink]}, radius: 8}, vstack: [text: a, text: b]]",
      "zstack: [block: {radius: 8}, vstack: {opacity: 0, children: [text: a, text: b]}]"),
    Row(
      "a ground of the screen's own colours stays below what it bears",
      "zstack: [block: {fill: secondarySystemBackground}, text: a]",
      """
      zstack:
        - block: {fill: secondarySystemBackground}
        - text: {value: a, redacted: true, radius: 4}
      """),
    Row(
      "an avatar's letters go with it",
      "zstack: [circle: {size: 40, fill: accent}, text: AB]",
      "zstack: [circle: 40, text: {value: AB, opacity: 0}]"),
    Row(
      "what is only busy is not seen, and keeps its room",
      "hstack: [spinner, dots, progress: {style: circular}]",
      "hstack: [spinner: {opacity: 0}, dots: {opacity: 0}, progress: {style: circular, opacity: 0}]"
    ),
    Row(
      "what moves stands still",
      "block: {width: 5, motion: {to: {opacity: 0.5}, duration: 1s}}", "block: {width: 5}"),
    Row(
      "what is to stay stays",
      "text: {value: Inbox, font: largeTitle, derive: keep}",
      "text: {value: Inbox, font: largeTitle}"),
    Row(
      "what is to go keeps its room", "text: {value: a, derive: hide}",
      "text: {value: a, opacity: 0}"),
    Row(
      "a block may stand for all that is inside",
      "vstack: {derive: block, children: [text: a, text: b, text: c]}",
      """
      vstack:
        background: shimmer
        radius: 4
        children:
          - text: {value: a, opacity: 0}
          - text: {value: b, opacity: 0}
          - text: {value: c, opacity: 0}
      """),
    Row(
      "a text may be said to have other lines than it has",
      "text: {value: a, font: body, derive: {lines: 3, ratio: 40%}}",
      "lines: {widths: [100%, 100%, 40%], font: body, radius: 4}"),
  ]

  @Test("what becomes of the content", arguments: rows)
  func rule(_ row: Row) throws {
    let head = "skelsnap: 1\ntheme: ios\n"
    let derived = try Document.reading(
      head + "skeleton: {from: content}\ncontent:\n" + row.content.indented)
    let written = try Document.reading(head + "skeleton:\n" + row.skeleton.indented)
    for variant in [Variant(), Self.dark] {
      let found = try derived.screen(.skeleton, in: variant).root
      let wanted = try written.screen(.skeleton, in: variant).root
      #expect(found.plain == wanted.plain, "\(variant.appearance)")
    }
  }

  private static let dark: Variant = {
    var variant = Variant()
    variant.appearance = .dark
    return variant
  }()
}

extension Node {
  /// Without what tells where and how it was written.
  fileprivate var plain: Node {
    var node = self
    node.position = TextPosition(file: "", line: 1, column: 1)
    node.path = nil
    node.box.derivation = nil
    node.content.changeChildren { $0 = $0.plain }
    return node
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
