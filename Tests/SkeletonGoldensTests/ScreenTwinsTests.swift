import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import Testing

@testable import SkeletonGoldens

@Suite("Two screens that should look alike")
struct ScreenTwinsTests {
  private func twins(_ first: String, _ second: String) throws -> ScreenTwins {
    let shaper = TextShaper()
    let placed = try [first, second].map { tree in
      let source = "skelsnap: 1\ncanvas: {width: 40, height: fit}\nskeleton: \(tree)\n"
      let document = try Document.read(
        file: "d.skel.yaml", bytes: Array(source.utf8), name: "d"
      ) { _, _ in .refused("none") }
      return try place(document.screen(.skeleton, in: Variant()), shaper: shaper)
    }
    return try ScreenTwins(placed[0], placed[1], phases: [0], shaper: shaper)
  }

  private static let block = "{block: {id: a, height: 10, fill: systemRed}}"

  @Test("Nodes and pixels are the same, whatever they are called")
  func same() throws {
    let twins = try twins(
      Self.block, "{vstack: {children: [{block: {height: 10, fill: systemRed}}]}}")
    #expect(twins.findings.isEmpty)
    #expect(twins.differingPixels == 0)
  }

  @Test("What is painted of one alone differs, though no node is there")
  func sizes() throws {
    let higher = "{vstack: {padding: {bottom: 5}, children: [\(Self.block)]}}"
    for (first, second) in [(Self.block, higher), (higher, Self.block)] {
      let twins = try twins(first, second)
      #expect(twins.findings.isEmpty)
      #expect(twins.differingPixels == 40 * 5 * Variant().scale * Variant().scale)
    }
  }

  @Test("The node that lies on top is the one that is painted otherwise")
  func paint() throws {
    func stack(_ fill: String) -> String {
      "{zstack: {children: [\(Self.block), {block: {id: b, width: 10, height: 10, fill: \(fill)}}]}}"
    }
    let twins = try twins(stack("systemGreen"), stack("systemBlue"))
    #expect(twins.findings.map(\.isPaint) == [true])
    #expect(twins.findings.first?.before?.path == "b")
    #expect(twins.differingPixels == 100 * Variant().scale * Variant().scale)
  }

  @Test("Lines are their bars, whoever draws them")
  func lines() throws {
    let bars = "{lines: {widths: [100%, 50%], lineHeight: 20, barHeight: 10, fill: systemRed}}"
    let block = "{block: {height: 10, fill: systemRed}}"
    func stack(_ width: String) -> String {
      "{vstack: {padding: {vertical: 5}, spacing: 10, alignment: leading, children: [\(block), "
        + "{block: {width: \(width), height: 10, fill: systemRed}}]}}"
    }
    #expect(try twins(bars, stack("50%")).findings.isEmpty)
    let findings = try twins(bars, stack("40%")).findings
    #expect(findings.map { $0.before?.path } == ["lines, line 2"])
  }

  @Test("Nodes of one place are paired one by one, and what is left with the nearest")
  func pairs() throws {
    func stack(_ widths: Int...) -> String {
      let blocks = widths.map { "{block: {width: \($0), height: 10, fill: systemRed}}" }
      return "{zstack: {children: [\(blocks.joined(separator: ", "))]}}"
    }
    let twins = try twins(stack(10, 10, 20), stack(10, 20, 24))
    let widths = twins.findings.map { [$0.before?.frame.width, $0.after?.frame.width] }
    #expect(widths == [[10, 24]])
  }
}
