import Testing

@testable import SkeletonGoldens
@testable import SkeletonModel

struct LineChangesTests {
  private func text(_ changes: LineChanges) -> String {
    changes.hunks.map { hunk in
      "@\(hunk.before),\(hunk.after)" + hunk.lines.map { " " + $0.kind.rawValue + $0.text }.joined()
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb\n", ""),
    ("a\nb\nc\n", "a\nB\nc\n", "@1,1  a -b +B  c"),
    ("", "a\n", "@1,1 +a"),
    ("a\n", "", "@1,1 -a"),
    ("a\nb", "a\nb\n", ""),
    ("a\nb\nc\nd\n", "a\nB\nC\nd\n", "@1,1  a -b +B -c +C  d"),
    ("a\nb\nc\nd\n", "a\nB\nd\n", "@1,1  a -b -c +B  d"),
    ("1\n2\n3\n4\n5\n6\n7\n8\n", "1\nx\n3\n4\n5\n6\ny\n8\n", "@1,1  1 -2 +x  3 @6,6  6 -7 +y  8"),
    ("é\n", "e\u{301}\n", "@1,1 -é +e\u{301}"),
  ])
  func hunksHaveLinesAround(before: String, after: String, expected: String) {
    #expect(text(LineChanges(from: before, to: after, around: 1)) == expected)
  }

  @Test(arguments: 0..<40)
  func linesLeadFromOneTextToTheOther(seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    let before = (0..<next(30)).map { _ in "line \(next(6))" }
    let after = (0..<next(30)).map { _ in "line \(next(6))" }
    let changes = LineChanges(
      from: before.map { $0 + "\n" }.joined(), to: after.map { $0 + "\n" }.joined(), around: 100)
    let lines = changes.hunks.flatMap(\.lines)
    if before == after {
      #expect(lines == [])
    } else {
      #expect(lines.filter { $0.kind != .added }.map(\.text) == before)
      #expect(lines.filter { $0.kind != .removed }.map(\.text) == after)
    }
  }

  @Test func longListsAreCutAndCounted() {
    let after = (0..<50).map { "\($0)\n" }.joined()
    let changes = LineChanges(from: "", to: after, limit: 20)
    #expect(changes.hunks.map(\.lines.count) == [20])
    #expect(changes.left == 30)
  }

  /// Finding the shortest difference would take minutes.
  @Test func textsWithoutALikenessAreExchangedWhole() {
    let texts = [7, 11].map { step in (0..<30_000).map { "\($0 * step) \(step)\n" }.joined() }
    let changes = LineChanges(from: texts[0], to: texts[1])
    #expect(changes.hunks.count == 1)
    #expect(changes.left == 60_000 - 400)
  }
}
