import TestSupport
import Testing

@testable import SkeletonLanguage
@testable import SkeletonModel

/// What `motion` makes of nodes.
struct MotionReadingTests {
  private static func walk(_ node: Node) -> [Node] { [node] + node.children.flatMap(walk) }

  private static func nodes(_ text: String, change: (inout Variant) -> Void = { _ in }) throws
    -> [Node]
  {
    walk(try Screen.reading(text, change: change).root)
  }

  /// The fixture moves every kind by all keys that the grammar lets it move by, and each key is one
  /// that the model has something between of.
  @Test func everyKeyMovesSomething() throws {
    let document = try DocumentFixtureTests.read("accepted", "motion.skel.yaml")
    var moved: [Kind: Set<String>] = [:]
    for node in Self.walk(try document.screen(.skeleton, in: Variant()).root) {
      #expect(node.motionProblems.isEmpty)
      moved[node.kind, default: []].formUnion(node.motionEnds.map(\.key))
    }
    #expect(moved[.block]?.isSuperset(of: Box.movingKeys.filter { $0 != "position" }) == true)
    #expect(moved[.circle]?.contains("position") == true)
    for kind in Kind.allCases where KindForm[kind].hasBox {
      let own = Set(kind.movingKeys).subtracting(Box.movingKeys)
      #expect(moved[kind, default: []].isSuperset(of: own), "\(kind): \(own)")
      for key in own { #expect(KindForm[kind].map.key(key) != nil, "\(kind) \(key)") }
    }
  }

  @Test func timingIsAsItIsWritten() throws {
    let document = try DocumentFixtureTests.read("accepted", "motion.skel.yaml")
    let root = try document.screen(.skeleton, in: Variant()).root
    let block = try #require(root.children.first?.motion)
    #expect(block.duration == 1_500_000)
    #expect(block.delay == 250_000)
    #expect(block.start == 10_000)
    #expect(block.easing == .easeInOut)
    #expect(block.repetition == .restart)
    #expect(block.whenReduced == .moves)
    let column = try #require(root.motion)
    #expect(column.duration == 1_200_000)
    #expect((column.delay, column.start) == (0, 0))
    #expect(column.easing == .linear)
    #expect(column.repetition == .never)
    // What moves once is at its end for those who want less motion, what repeats as it is written.
    #expect(column.whenReduced == .end)
  }

  @Test func eachTurnOfARepeatHasItsOwnEnd() throws {
    let nodes = try Self.nodes(
      """
      skelsnap: 1
      parameters: {far: 5}
      skeleton:
        vstack:
          children:
            - repeat:
                values: [{way: 10}, {way: 20}]
                view: {block: {motion: {to: {offset: {x: $way, y: $far}}, duration: 1s}}}
      """)
    #expect(nodes.compactMap { $0.motion?.box.offset } == [.init(x: 10, y: 5), .init(x: 20, y: 5)])
  }

  @Test func whatIsNotNamedStays() throws {
    let node = try #require(
      try Self.nodes(
        """
        skelsnap: 1
        skeleton:
          circle: {size: 20, opacity: 0.5, motion: {to: {size: 30}, duration: 1s}}
        """
      ).first)
    #expect(node.motionEnds.map(\.key) == ["size"])
    #expect(node.motion?.box.opacity == 0.5)
  }

  @Test func colorsEndAsTheVariantHasThem() throws {
    let text = """
      skelsnap: 1
      skeleton:
        block: {fill: label, motion: {to: {fill: {light: "#ff0000", dark: "#00ff00"}}, duration: 1s}}
      """
    #expect(try Self.nodes(text)[0].motionEnds.map(\.last) == ["#ff0000"])
    #expect(
      try Self.nodes(text) { $0.appearance = .dark }[0].motionEnds.map(\.last) == ["#00ff00"])
  }

  /// A size that grows with type does so at both ends.
  @Test func endsGrowWithType() throws {
    let text = """
      skelsnap: 1
      skeleton:
        circle: {size: 20, relativeTo: body, motion: {to: {size: 30}, duration: 1s}}
      """
    let nodes = try Self.nodes(text) { $0.type = .ax3 }
    guard case .circle(let start?, _) = nodes[0].content,
      case .circle(let end?, _)? = nodes[0].motion?.content
    else {
      Issue.record("no circle")
      return
    }
    #expect(start > 20)
    #expect(abs(end / start - 1.5) < 1e-9)
  }

  struct Cases: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let motion: String
    let full: Int
    let reduced: Int
  }

  /// A golden for each phase only where phases differ.
  @Test(arguments: [
    Cases(testDescription: "none", motion: "", full: 1, reduced: 1),
    Cases(testDescription: "once", motion: "duration: 1s", full: 1, reduced: 1),
    Cases(
      testDescription: "again and again", motion: "duration: 1s, repeat: reverse", full: 3,
      reduced: 1),
    Cases(
      testDescription: "where motion is reduced, too",
      motion: "duration: 1s, repeat: restart, whenReduced: moves", full: 3, reduced: 3),
  ])
  func frames(_ row: Cases) throws {
    let motion = row.motion.isEmpty ? "" : ", motion: {to: {opacity: 0}, \(row.motion)}"
    let document = try Document.reading(
      """
      skelsnap: 1
      snapshots: {phases: [0, 0.25, 0.5], motion: [full, reduced]}
      skeleton: {block: {fill: label\(motion)}}
      """)
    for cases in [
      try document.cases(document.snapshots),
      try document.plan(document.snapshots).flatMap(\.cases),
    ] {
      #expect(cases.count { $0.variant.motion == .full } == row.full)
      #expect(cases.count { $0.variant.motion == .reduced } == row.reduced)
    }
  }
}
