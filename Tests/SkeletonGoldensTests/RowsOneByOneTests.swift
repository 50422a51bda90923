import Foundation
import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonGoldens

/// What a screen reader finds while the rows of a list come one by one.
@Suite("Rows that a screen reader finds one by one")
struct RowsOneByOneTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var above = "text: {value: Title, accessibilityAddTraits: isHeader}"
    var row = "text: Row $index"
    var around = ""
    var lifecycle = ""
    let script: String
  }

  private static let reversed = reversed(30)

  private static func reversed(_ count: Int) -> String {
    (0..<count).map { "\(500 + 10 * $0)ms: {data: [\(count - 1 - $0)]}" }.joined(separator: ", ")
  }

  static let rows = [
    Row(testDescription: "from the last to the first", script: reversed),
    Row(
      testDescription: "page by page", lifecycle: "pages: {size: 8}",
      script: "500ms: data, 1s: {scroll: 400}, 2s: data, 3s: {scroll: 2000}, 4s: {fail: failed}"),
    Row(
      testDescription: "above the others", lifecycle: "refresh: {mode: newRows}",
      script: "500ms: data, 1s: refresh, 2s: data"),
    Row(
      testDescription: "with errors in their places", lifecycle: "errorPlacement: items",
      script: "500ms: {data: [3]}, 700ms: {data: [9]}, 900ms: {fail: failed}, 2s: retry, 3s: data"),
    Row(
      testDescription: "and an error over all", lifecycle: "errorPlacement: over",
      script: "500ms: {data: [3]}, 900ms: {fail: failed}"),
    Row(
      testDescription: "in a group that is one", around: "accessibilityElement: combine",
      script: reversed),
    Row(
      testDescription: "in a group with a name",
      around: "accessibilityElement: contain, accessibilityLabel: Messages", script: reversed),
    Row(
      testDescription: "read before what is above them", above: "text: Title",
      around: "accessibilitySortPriority: 1", script: reversed),
    Row(
      testDescription: "of which each lies in front of all else",
      row: "text: {value: Row $index, accessibilityAddTraits: isModal}", script: reversed),
    Row(
      testDescription: "hidden", around: "accessibilityHidden: true", script: reversed),
  ]

  private func load(_ row: Row, count: Int = 30) throws -> (LoadingRun, LoadingScreens) {
    let around = row.around.isEmpty ? "" : "\(row.around), "
    let document = try Document.reading(
      """
      skelsnap: 1
      canvas: {width: 300, height: 400}
      skeleton: {scroll: {view: {repeat: {count: \(count), id: row, view: {block: {height: 20}}}}}}
      content:
        scroll:
          view:
            vstack:
              children:
                - \(row.above)
                - vstack:
                    {\(around)children: [{repeat: {count: \(count), id: row, view: {\(row.row)}}}]}
      error: {vstack: {children: [{text: No}, {text: Again}]}}
      lifecycle: {items: row, \(row.lifecycle)}
      scenarios: {one: {script: {\(row.script)}}}
      """)
    let screens = LoadingScreens(document, in: Variant(), shaper: TextShaper())
    let script = try #require(document.scenario("one")).script
    return (LoadingRun(try screens.checkedPlan(for: script), script), screens)
  }

  private func text(_ run: LoadingRun, _ screens: LoadingScreens) throws -> String {
    try accessibilityText(
      of: run, screens, document: "d", scenario: "one", variant: Variant())
  }

  @Test("What is read on from the instant before is what is read at once", arguments: rows)
  func readOn(_ row: Row) throws {
    let (run, screens) = try load(row)
    var reader = LoadingReader(screens, run.plan)
    var found: Set<[String]> = []
    for (instant, stage) in run.stages {
      let elements = try reader.elements(of: stage, at: instant)
      var fresh = LoadingReader(screens, run.plan)
      let expected = try fresh.elements(of: stage, at: instant)
      #expect(elements.elements == expected.elements, "at \(instant.milliseconds)")
      #expect(elements.focus == expected.focus)
      found.insert(elements.elements.map(\.line))
    }
    // Nothing is read of what is hidden.
    #expect(found.count > 1 || row.testDescription == "hidden")
  }

  /// Lines that are counted stand for those of the instant before, in their order.
  @Test("Each listing has all lines, those that are counted spelled out", arguments: rows)
  func listings(_ row: Row) throws {
    let (run, screens) = try load(row)
    let text = try text(run, screens)
    var before: [String] = []
    for (instant, stage) in run.stages {
      var fresh = LoadingReader(screens, run.plan)
      let lines = try fresh.elements(of: stage, at: instant).elements.map { $0.textLine }
      guard let head = text.range(of: "\n\(instant.milliseconds)\n") else {
        #expect(lines == before, "at \(instant.milliseconds)")
        continue
      }
      var spelled: [String] = []
      var rest = before[...]
      for line in text[head.upperBound...].split(separator: "\n").prefix(while: { $0.first == " " })
      where !line.hasPrefix("  focus ") && line != "  nothing" {
        guard line.hasPrefix("  … "), let count = Int(line.dropFirst(4).prefix { $0.isNumber })
        else {
          spelled.append("\(line)\n")
          continue
        }
        let kept = lines[spelled.count...].prefix(count)
        let place = try #require(
          (rest.startIndex...rest.endIndex - count).first { rest[$0..<$0 + count] == kept })
        rest = rest[(place + count)...]
        spelled += kept
      }
      #expect(spelled == lines, "at \(instant.milliseconds)")
      before = lines
    }
  }

  @Test("A row more is as many lines more, however many there are")
  func lines() throws {
    func lines(_ count: Int) throws -> Int {
      let row = Row(testDescription: "", script: Self.reversed(count))
      let (run, screens) = try load(row, count: count)
      return try text(run, screens).split(separator: "\n").count
    }
    #expect(try lines(60) - lines(40) == lines(40) - lines(20))
  }
}
