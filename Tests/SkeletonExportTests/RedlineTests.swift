import Foundation
import SkeletonLayout
import SkeletonModel
import SkeletonPainting
import TestSupport
import Testing

@testable import SkeletonExport
@testable import SkeletonLanguage

struct RedlineTests {
  private static func placed(
    _ text: String, _ state: ScreenState = .skeleton, change: (inout Variant) -> Void = { _ in }
  ) throws -> PlacedScreen {
    try place(try Screen.reading(text, state, change: change), shaper: TextShaper())
  }

  private static let rows = """
    skelsnap: 1
    canvas: {width: 320, height: 200, alignment: top}
    skeleton:
      vstack:
        spacing: 8
        children:
          - repeat:
              count: 5
              id: row
              view:
                hstack:
                  spacing: 12
                  padding: {horizontal: 16, top: 4}
                  children:
                    - circle: {id: avatar, size: 50}
                    - vstack: [{lines: {id: text, count: 2, lineHeight: 20, barHeight: 10}}]
                    - spacer
                    - block: {id: time, width: 40, height: 12, radius: 4}
                    - block: {id: tag, width: 10, height: 12, radius: {topLeading: 4}}
                    - block: {width: 1, height: 60, opacity: 0}

    """

  /// What a designer would write beside the first of five rows; the fifth is not on the screen.
  @Test func everyRowIsSaidOnce() throws {
    let survey = RedlineSurvey(try Self.placed(Self.rows))
    let said = survey.notes.map {
      ([$0.name] + $0.facts).joined(separator: " | ") + " ×\($0.count)"
    }
    #expect(
      said == [
        "row[*] | 320 × 64 | at 0, 0 ×3", "avatar | 50 × 50 | r 25 | at 16, 9 ×3",
        "text | 119 × 40 | 2 bars of 10 | at 78, 14 ×3",
        "time | 40 × 12 | r 4 | at 229, 28 ×3",
        "tag | 10 × 12 | r 4 0 0 0 | at 281, 28 ×3",
      ])
    let gaps = survey.gaps.map { "\($0.axis.rawValue) \($0.length.threeDecimals)" }
    // Between rows, then of a row: left, right, top, and between what is seen.
    #expect(
      gaps == [
        "vertical 8", "horizontal 16", "horizontal 16", "vertical 4", "horizontal 12",
        "horizontal 12",
      ])
  }

  /// From right to left, leading is right.
  @Test func measuresAreWhereTheyAreSeen() throws {
    let text = """
      skelsnap: 1
      canvas: {width: 100, height: 40}
      skeleton: {block: {id: bar, width: 40, height: 10, padding: {leading: 6, trailing: 0}}}

      """
    for direction in LayoutDirection.allCases {
      let survey = RedlineSurvey(try Self.placed(text) { $0.direction = direction })
      let gap = try #require(survey.gaps.first)
      #expect(survey.gaps.count == 1)
      let frame = try #require(survey.notes.first).frame
      #expect(gap.start.x == (direction == .ltr ? frame.x : frame.maxX - 6))
    }
  }

  /// Whether cells are as high as their row or stand in the middle of it.
  @Test(arguments: [
    "view: {block: {height: 10}}", "cycle: [{block: {height: 10}}, {block: {height: 4}}]",
  ])
  func aGridIsMeasuredBothWays(cells: String) throws {
    let text = """
      skelsnap: 1
      canvas: {width: 100, height: 100}
      skeleton:
        grid:
          columns: [{fixed: 20}, {fixed: 20}]
          spacing: {horizontal: 5, vertical: 7}
          children: [{repeat: {count: 4, id: cell, \(cells)}}]

      """
    let survey = RedlineSurvey(try Self.placed(text))
    #expect(survey.gaps.filter { $0.axis == .horizontal }.map(\.length) == [5])
    let between = survey.gaps.filter { $0.axis == .vertical }.map(\.length)
    #expect(between == (cells.hasPrefix("view") ? [7] : [7, 13]))
  }

  @Test(
    arguments: [
      ([], []), ([-5], [0.0]), ([10, 10, 10], [0, 10, 20.0]), ([50, 52, 90], [46, 56, 90.0]),
      ([3, 4, 60, 61], [0, 10, 55.5, 65.5]),
      ([20, 25, 28], [14 + 1 / 3.0, 24 + 1 / 3.0, 34 + 1 / 3.0]),
    ] as [([Double], [Double])])
  func linesAreStackedNearWhereTheyAreWanted(wanted: [Double], due: [Double]) {
    let places = stacked(wanted, height: 10)
    #expect(places.count == due.count)
    for (place, due) in zip(places, due) { #expect(abs(place - due) < 1e-9) }
  }

  /// However dense a screen is, no word covers another, and all have room.
  @Test func everyWordCanBeRead() throws {
    let folder = Repository.root.appending(path: "examples")
    var texts = [Self.rows]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".skel.yaml") {
      texts.append(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
    var words = 0
    for text in texts {
      // Some have themes in files of their own.
      guard let document = try? Document.reading(text) else { continue }
      for (state, type) in zip(document.states, [TypeSize.large, .ax5, .xSmall]) {
        var variant = Variant()
        variant.type = type
        let screen = try place(document.screen(state, in: variant), shaper: TextShaper())
        let lines = Redlines(screen, measure: TextShaper().measure)
        words += lines.words.count
        for (index, word) in lines.words.enumerated() {
          let (frame, room) = (word.frame, lines.room)
          #expect(frame.x >= -room.leading && frame.maxX <= screen.extent.width + room.trailing)
          #expect(frame.y >= 0 && frame.maxY <= screen.extent.height + room.bottom)
          for other in lines.words[(index + 1)...] {
            let shared = frame.intersection(other.frame)
            #expect(shared.width <= 0 || shared.height <= 0, "\(word.text), \(other.text)")
          }
        }
      }
    }
    #expect(words > 300)
  }

  /// A picture has the frame with the lines over it, and no pixel of the frame is elsewhere.
  @Test func thePaperHasRoomForThem() throws {
    let placed = try Self.placed(Self.rows) { $0.scale = 2 }
    let shaper = TextShaper()
    let overlay = Overlay(
      Redlines(placed, measure: shaper.measure), scale: 2, measure: shaper.measure)
    let bare = Stage(placed).scene(at: 0)
    let paper = bare.onPaper(for: overlay)
    #expect(paper.width > bare.width && paper.height == bare.height)
    let sheet = ContactSheet(
      title: "T", [.init(label: "l", cells: [.init(label: "", scene: paper, under: overlay)])],
      scale: 2, measure: shaper.measure)
    #expect(sheet.overlay.count == overlay.marks.count)
    #expect(sheet.labels.contains { $0.text == "avatar ×3" })
    let text = String(
      decoding: try pdf([PDFPage(sheet), PDFPage(bare)], title: "T").map { $0 < 128 ? $0 : 63 },
      as: UTF8.self)
    #expect(text.contains("/Type /OCG") && text.contains("/OCProperties"))
    // The page without them has no layer.
    #expect(text.components(separatedBy: "/Properties").count == 2)
    let plain = String(
      decoding: try pdf([PDFPage(bare)], title: "T").map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    #expect(!plain.contains("/OC"))
  }
}
