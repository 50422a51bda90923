import Foundation
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Compares layout with a second implementation of the rules, on random trees.
///
/// That implementation is `layout-model.py` in this folder, written independently, in another
/// language, with a view for each modifier instead of a box. A line is
/// `width height|tree|frame;frame;…`, with frames in reading order. The environment variable
/// `SKELSNAP_LAYOUT_CASES` names a file with more of them; `make layout-peer` makes thousands.
struct LayoutReferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let width: Double
    let height: Double?
    let tree: String
    let frames: [[Double]]

    var testDescription: String { tree }

    init?(_ line: Substring) {
      let parts = line.split(separator: "|")
      guard parts.count == 3 else { return nil }
      let sides = parts[0].split(separator: " ")
      guard let width = Double(sides[0]) else { return nil }
      self.width = width
      height = Double(sides[1])
      tree = String(parts[1])
      frames = parts[2].split(separator: ";").map {
        $0.split(separator: " ").compactMap { Double($0) }
      }
    }
  }

  static let cases: [Case] = {
    read(
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "layout-reference.txt"))
  }()

  /// The file that `SKELSNAP_LAYOUT_CASES` names.
  static let more = ProcessInfo.processInfo.environment["SKELSNAP_LAYOUT_CASES"]

  private static func read(_ file: URL) -> [Case] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Case.init)
  }

  @Test func thereAreCases() {
    #expect(Self.cases.count >= 60)
  }

  @Test("two models agree", arguments: cases)
  func agreement(_ row: Case) {
    let worst = Self.difference(row)
    // The expected values have three decimals.
    #expect(worst <= 0.001, "worst difference \(worst)")
  }

  /// One test for all of them, because thousands of arguments are slow to report.
  @Test(.enabled(if: more != nil)) func moreCases() throws {
    let rows = Self.read(URL(filePath: try #require(Self.more)))
    #expect(!rows.isEmpty)
    let wrong = rows.filter { Self.difference($0) > 0.001 }
    print("\(rows.count - wrong.count) of \(rows.count) trees agree")
    for row in wrong {
      let height = row.height?.threeDecimals ?? "fit"
      let frames = Self.placed(row).map(Sketch.text).joined(separator: ";")
      Issue.record("\(row.width.threeDecimals) \(height)|\(row.tree)|\(frames)")
    }
  }

  private static func placed(_ row: Case) -> [Frame] {
    let placed = Sketch.place(row.tree, width: row.width, height: row.height, alignment: .center)
    return Sketch.all(placed.root).map(\.frame)
  }

  /// The largest difference of a coordinate; infinite if the number of frames differs.
  private static func difference(_ row: Case) -> Double {
    let found = placed(row).map { [$0.x, $0.y, $0.width, $0.height] }
    guard found.count == row.frames.count else { return .infinity }
    return zip(found.joined(), row.frames.joined()).map { abs($0 - $1) }.max() ?? 0
  }
}
