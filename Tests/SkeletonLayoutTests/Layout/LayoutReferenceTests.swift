import Foundation
import Testing

@testable import SkeletonModel
@testable import SkeletonLayout

/// Compares layout with a second implementation of the rules, on random trees.
///
/// That implementation was written independently, in another language, with a view for each
/// modifier instead of a box. A line is `width height|tree|frame;frame;…`, with frames in reading
/// order.
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
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "layout-reference.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Case.init)
  }()

  @Test func thereAreCases() {
    #expect(Self.cases.count >= 60)
  }

  @Test("two models agree", arguments: cases)
  func agreement(_ row: Case) {
    let placed = Sketch.place(row.tree, width: row.width, height: row.height, alignment: .center)
    let found = Sketch.all(placed.root).map {
      [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
    }
    #expect(found.count == row.frames.count)
    let worst = zip(found.joined(), row.frames.joined()).map { abs($0 - $1) }.max() ?? 0
    // The expected values have three decimals.
    #expect(worst <= 0.001, "worst difference \(worst)")
  }
}
