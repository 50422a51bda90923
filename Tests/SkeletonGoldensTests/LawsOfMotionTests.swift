@testable import SkeletonPainting
import TestSupport
import Testing

@testable import SkeletonGoldens
import SkeletonLayout
@testable import SkeletonModel

/// Laws on what moves.
struct LawsOfMotionTests {
  private static func gradient(_ keys: String) -> String {
    "{extends: ios, shimmer: {gradient: {stops: [\"#000\", \"#fff\", \"#000\"], \(keys)}}}"
  }

  static let bar = "block: {id: bar, width: 100, height: 10}"

  static let rows = [
    LawRow(
      "a comet whose tail is not its head jumps",
      theme: "{extends: ios, shimmer: {gradient: {stops: [\"#000\", \"#fff\"]}}}", "{phases: [0]}",
      "hstack: [{block: {id: a, width: 20, height: 10}}, {block: {id: b, width: 20, height: 10}}]",
      finds: "loop a + b [light]: a cycle ends with #000000 and begins with #ffffff; give the "
        + "shimmer's last stop the colour of its first"),
    LawRow("ends alike close the loop", theme: gradient("width: 50"), "{phases: [0]}", bar),
    LawRow(
      "light that is wholly off at both ends closes the loop, on a leaf between two pixels too",
      theme: """
        {extends: ios, shimmer: {gradient: {stops: [systemGray4 @ 0, systemGray4, systemGray4 @ 0], \
        base: systemGray6, width: 50%}}}
        """,
      "{phases: [0], scale: [1, 2, 3]}",
      "zstack: {margin: {leading: 0.5}, children: [{block: {id: bar, width: 40, height: 10}}]}"),
    LawRow(
      "a comet that comes back ends where it began",
      theme: "{extends: ios, shimmer: {gradient: {stops: [\"#000\", \"#fff\"], reverse: true}}}",
      "{phases: [0]}", bar),
    LawRow(
      "a comet clears the screen for those who rest their eyes",
      theme: "{extends: ios, shimmer: {gradient: {stops: [\"#000\", \"#fff\"]}}}",
      "{motion: [reduced]}", bar),
    LawRow(
      "a pulse goes there and back",
      theme: "{extends: ios, shimmer: {pulse: {stops: [\"#000\", \"#fff\"], rest: 1s}}}",
      "{phases: [0]}", bar),
    LawRow(
      "a spring that is cut off jumps to its end",
      theme: gradient(
        "duration: 1s, easing: {spring: {response: 4s, dampingFraction: 1}}"),
      "{phases: [0]}", bar,
      finds: "loop bar [light]: a cycle ends with #ffffff and begins with #000000; its easing is "
        + "still on the way then; give it more time, or damp it more"),
    LawRow(
      "one that comes to rest in time does not",
      theme: gradient(
        "duration: 2s, easing: {spring: {response: 0.5s, dampingFraction: 1}}"),
      "{phases: [0]}", bar),
    LawRow(
      "an easing that swings back turns the light round",
      theme: gradient("easing: [0.5, 0, 0.5, 2]"), "{phases: [0]}", bar,
      finds:
        "sweep bar [light]: the light turns back at phase 0.75, by 55.995 points; a light that "
        + "is to come back says 'reverse: true'"),
    LawRow(
      "one that is to come back may", theme: gradient("easing: [0.5, 0, 0.5, 2], reverse: true"),
      "{phases: [0]}", bar),
    LawRow(
      "an easing that stands still a while", theme: gradient("easing: [0.9, 0, 0.1, 1]"),
      "{phases: [0]}", bar),
    LawRow(
      "light turns round, fixed light does not", theme: gradient("angle: 20, direction: fixed"),
      "{direction: [ltr, rtl]}", bar),
    LawRow(
      "light that runs down has no side to turn to", theme: gradient("angle: 90"),
      "{direction: [ltr, rtl]}", bar),
    LawRow(
      "all moving parts close their loops", "{direction: [ltr, rtl], motion: [full, reduced]}",
      """
      vstack:
        - spinner
        - dots: {count: 5}
        - progress: {width: 100}
        - progress: {style: circular}
        - block: {width: 50, height: 10}
      """),
    LawRow(
      "waived", theme: "{extends: ios, shimmer: {gradient: {stops: [\"#000\", \"#fff\"]}}}",
      "{phases: [0]}", waive: "{loop: it is a radar}", bar),
  ]

  @Test(arguments: rows) func law(_ row: LawRow) throws { try row.check() }

  private func placed(
    _ keys: String = "angle: 0", change: (inout Variant) -> Void = { _ in }
  ) throws -> PlacedScreen {
    let screen = try Screen.reading(
      """
      skelsnap: 1
      theme: \(Self.gradient(keys))
      canvas: {width: 200, height: 100}
      skeleton: {vstack: [{block: {id: bar, width: 100, height: 10}}, {dots: {id: dots}}]}
      """, change: change)
    return layout(screen, measure: TextShaper().measure)
  }

  /// No document can break this law: it checks the stage.
  @Test func reducedMotionThatMovesIsFound() throws {
    let reduced = try placed { $0.motion = .reduced }
    #expect(stillFaults(reduced.screen, Stage(reduced)).isEmpty)
    let faults = stillFaults(reduced.screen, Stage(try placed()))
    #expect(Set(faults.map(\.node)) == ["bar", "dots"])
    #expect(
      faults.first?.message
        == "it looks otherwise at phase 0.063 than at 0, though motion is reduced")
    #expect(faults.first?.variant == "light-reduced")
  }

  /// Nor this one.
  @Test func lightThatDoesNotTurnRoundIsFound() throws {
    let ltr = Stage(try placed())
    let rtl = try placed { $0.direction = .rtl }
    #expect(turnFaults(ltr: ltr, rtl.screen, rtl: Stage(rtl)).isEmpty)
    let faults = turnFaults(ltr: ltr, rtl.screen, rtl: ltr)
    #expect(
      faults.map(\.message) == [
        "the light runs the same way as at ltr; one that is not to turn round says "
          + "'direction: fixed'"
      ])
    let fixed = try placed("direction: fixed") { $0.direction = .rtl }
    #expect(
      turnFaults(ltr: ltr, fixed.screen, rtl: Stage(rtl)).map(\.message) == [
        "the light turns round, though its direction is fixed"
      ])
  }
}

/// Laws on nodes that move by themselves.
struct LawsOfNodeMotionTests {
  private static func block(_ keys: String, _ motion: String) -> String {
    "block: {id: bar, width: 20, height: 10, fill: \"#000\", \(keys), motion: {\(motion)}}"
  }

  static let rows = [
    LawRow(
      "a round that ends elsewhere than it began jumps", "{phases: [0]}",
      block("offset: {x: 0}", "to: {offset: {x: 40}}, duration: 1s, repeat: restart"),
      finds: "loop bar [light]: a round ends with #000000 and begins with #000000 elsewhere; say "
        + "'repeat: reverse', or let the motion end where nothing is seen of it"),
    LawRow(
      "one that ends in another colour, too", "{phases: [0]}",
      block("opacity: 1", "to: {opacity: 0}, duration: 1s, repeat: restart"),
      finds: "loop bar [light]: a round ends with #000000 @ 0 and begins with #000000; say "
        + "'repeat: reverse', or let the motion end where nothing is seen of it"),
    LawRow(
      "what goes back the way it came does not", "{phases: [0]}",
      block("offset: {x: 0}", "to: {offset: {x: 40}}, duration: 1s, repeat: reverse")),
    LawRow(
      "what begins and ends unseen does not", "{phases: [0]}",
      block("offset: {x: -2000}", "to: {offset: {x: 2000}}, duration: 1s, repeat: restart")),
    LawRow(
      "what moves once has no round", "{phases: [0]}",
      block("offset: {x: 0}", "to: {offset: {x: 40}}, duration: 1s")),
    LawRow(
      "waived", "{phases: [0]}", waive: "{loop: it is a radar}",
      block("opacity: 1", "to: {opacity: 0}, duration: 1s, repeat: restart")),
    LawRow(
      "reduced motion that moves by itself", "{phases: [0], motion: [reduced]}",
      block(
        "opacity: 1", "to: {opacity: 0.5}, duration: 1s, repeat: reverse, whenReduced: moves"),
      finds:
        "still bar [light-reduced]: it looks otherwise at phase 0.063 than at 0, though motion "
        + "is reduced; leave 'whenReduced' out of its motion"),
    LawRow(
      "motion that stops where it is to be reduced", "{phases: [0], motion: [full, reduced]}",
      block("opacity: 1", "to: {opacity: 0.5}, duration: 1s, repeat: reverse")),
  ]

  @Test(arguments: rows) func law(_ row: LawRow) throws { try row.check() }
}
