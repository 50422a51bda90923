import Foundation
import Testing
@testable import SkeletonPainting

/// `shift` from outside.
struct ShiftTests {
  /// A red and a blue box, of which the blue one moves from (20, 40) to (60, 90), and a green one that
  /// is covered by nothing and stays.
  private static func document(_ more: String = "") -> String {
    func tree(_ blue: String) -> String {
      """
      zstack:
          alignment: topLeading
          frameAlignment: topLeading
          width: 200
          height: 160
          children:
            - block: {id: green, width: 30, height: 10, fill: "#00ff00"}
            - block: {id: red, width: 60, height: 50, fill: "#ff0000", margin: {top: 20, leading: 110}}
            - block: {id: blue, width: 80, height: 40, fill: "#0000ff", margin: \(blue)}
      """
    }
    return """
      skelsnap: 1
      canvas: {width: 200, height: 160, background: "#ffffff"}
      skeleton:
        \(tree("{top: 40, leading: 20}"))
      content:
        \(tree("{top: 90, leading: 60}"))
      empty: {spacer: {}}
      snapshots: {phases: [0.5]}
      \(more)

      """
  }

  struct Report: Decodable {
    struct Variant: Decodable {
      var variant: String
      var score: Double
      var broken: Bool
      var trees: [Tree]
    }
    struct Tree: Decodable {
      var state: String
      var score: Double
      var impact: Double
      var distance: Double
      var compared: Int
      var nodes: [Node]
    }
    struct Node: Decodable {
      var path: String
      var dx: Double
      var dy: Double
      var distance: Double
      var line: Int
    }
    var version: Int
    var variants: [Variant]
  }

  @Test func theScoreIsThatOfThePicturesAlone() throws {
    let project = try GoldenProject(document: Self.document())
    func picture(_ state: String) throws -> Bitmap {
      let outcome = try project.run(
        ["render", "row.skel.yaml", "--state", state, "-o", state + ".png"])
      try #require(outcome.status == 0, "\(outcome.error)")
      return try Picture(reading: Array(Data(contentsOf: project.url(state + ".png")))).bitmap
    }
    let (before, after) = try (picture("skeleton"), picture("content"))
    // Where each colour is, from its pixels; what moved, and how many pixels it was or is on.
    func pixels(_ color: [UInt8], _ bitmap: Bitmap) -> [[Int]] {
      (0..<bitmap.height).flatMap { y in
        (0..<bitmap.width).compactMap { x in
          let (red, green, blue, _) = bitmap[x, y].straight
          return [red, green, blue] == color ? [x, y] : nil
        }
      }
    }
    var affected: Set<[Int]> = []
    var farthest = 0
    for color: [UInt8] in [[255, 0, 0], [0, 255, 0], [0, 0, 255]] {
      let (old, new) = (pixels(color, before), pixels(color, after))
      let x = try #require(new.map { $0[0] }.min()) - #require(old.map { $0[0] }.min())
      let y = try #require(new.map { $0[1] }.min()) - #require(old.map { $0[1] }.min())
      if x == 0, y == 0 { continue }
      farthest = max(farthest, abs(x), abs(y))
      affected.formUnion(old + new)
    }
    // 80 × 40 before and after, one over the other nowhere.
    #expect(affected.count == 6400)
    #expect(farthest == 50)

    let outcome = try project.run(["shift", "row.skel.yaml", "--json"])
    #expect(outcome.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.version == 1)
    let tree = try #require(report.variants.first?.trees.first)
    #expect(abs(tree.impact - Double(affected.count) / 32_000) < 1e-9)
    #expect(abs(tree.distance - Double(farthest) / 200) < 1e-9)
    #expect(abs(tree.score - 0.05) < 1e-9)
    #expect(report.variants.first?.score == tree.score)
    #expect(tree.nodes.map(\.path) == ["blue"])
    #expect(tree.nodes.first.map { [$0.dx, $0.dy, $0.distance] } == [40, 50, 50])
    #expect(tree.nodes.first?.line == 22)
    #expect(tree.compared == 3)
  }

  @Test func textSaysWhatMoved() throws {
    let project = try GoldenProject(document: Self.document())
    let outcome = try project.run(["shift"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        row  light
          content  0.05 = 0.2 × 0.25  1 of 3 nodes moves or grows
            blue: x 20 → 60 (+40), y 40 → 90 (+50)
              at row.skel.yaml:22:9
          empty  0  no name is in both trees

        """)
  }

  @Test func aBudgetThatIsBrokenFails() throws {
    let project = try GoldenProject(document: Self.document("lifecycle: {budget: {shift: 50}}"))
    try #expect(project.run(["shift"]).status == 0)
    try project.write(Self.document("lifecycle: {budget: {shift: 49}}"))
    let broken = try project.run(["shift"])
    #expect(broken.status == 1)
    #expect(
      broken.output.contains("1 of 3 nodes moves or grows; the budget has a shift of 49\n"),
      "\(broken.output)")
    // 'verify' finds the same.
    let verify = try project.run(["verify"])
    #expect(verify.status == 1)
    #expect(
      verify.output.contains("blue: x is 20 in the skeleton and 60 in the content, y is 40"),
      "\(verify.output)")
    try project.write(
      Self.document("lifecycle: {budget: {shift: 49}}\nwaive: {rows: it slides in}"))
    let waived = try project.run(["shift"])
    #expect(waived.status == 0)
    #expect(waived.output.contains("; waived\n"), "\(waived.output)")
  }

  @Test func axesNameVariantsThatNoSnapshotShows() throws {
    let project = try GoldenProject(
      document: Self.document("lifecycle: {budget: {shift: 0}}")
        .replacingOccurrences(of: "top: 90, leading: 60", with: "top: 40, leading: 20"))
    let own = try project.run(["shift"])
    #expect(own.status == 0)
    #expect(own.output.hasPrefix("row  light\n"))
    let others = try project.run(["shift", "--type", "ax5,large", "--direction", "rtl"])
    #expect(others.output.hasPrefix("row  light-ax5-rtl, light-rtl\n"), "\(others.output)")
    try #expect(project.run(["shift", "--width", "0"]).status == 64)
  }

  @Test func withoutASkeletonThereIsNothingToMeasure() throws {
    let project = try GoldenProject()
    let outcome = try project.run(["shift"])
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "error: nothing to measure: no document has both a 'skeleton' and a tree that "
        + "takes its place, 'content', 'empty' or 'error'\n")
    try project.write("skelsnap: 1\nskeleton: {blok: {}}\n")
    let bad = try project.run(["shift"])
    #expect(bad.status == 2)
    #expect(bad.error.hasPrefix("row.skel.yaml:2:12: error: "), "\(bad.error)")
  }

  @Test func whatCannotBeLaidOutLeavesTheRest() throws {
    let project = try GoldenProject(document: Self.document())
    try project.scratch.write(
      """
      skelsnap: 1
      canvas: {width: 200, height: fit}
      skeleton: {block: {height: 10}}
      content: {block: {height: 100000}}
      snapshots: {type: [large, ax5]}

      """, to: "high.skel.yaml")
    let outcome = try project.run(["shift"])
    #expect(outcome.status == 2)
    #expect(outcome.output.hasPrefix("row  light\n  content  0.05"), "\(outcome.output)")
    #expect(
      outcome.error.hasPrefix("high.skel.yaml:4:11: error: the frame would be"),
      "\(outcome.error)")
    // Once for all variants.
    #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
  }

  @Test func quietLeavesOutWhatKeepsTheLaw() throws {
    let project = try GoldenProject(document: Self.document())
    let kept = try project.run(["shift", "-q"])
    #expect(kept.status == 0)
    #expect(kept.output.isEmpty, "\(kept.output)")
    // Files have it all.
    let json = try project.run(["shift", "-q", "--json"])
    #expect(json.output.contains("\"blue\""))
    try project.write(Self.document("lifecycle: {budget: {shift: 49}}"))
    let broken = try project.run(["shift", "-q"])
    #expect(broken.status == 1)
    #expect(broken.output.hasPrefix("row  light\n  content  0.05"), "\(broken.output)")
    #expect(!broken.output.contains("  empty"), "\(broken.output)")
  }
}
