import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonLanguage

/// What a lifecycle says in vain, and what it nearly does.
struct IdleSettingsTests {
  private static let trees = [
    "skeleton", "content", "empty", "error",
  ]

  /// - Parameters:
  ///   - rows: whether rows arrive one by one.
  ///   - missing: a tree that there is none of.
  private static func found(
    _ lifecycle: String, rows: Bool = true, missing: String? = nil
  ) throws -> [String] {
    let node = "{vstack: [{repeat: {count: 3, id: row, view: {block: {}}}}]}"
    let trees = trees.filter { $0 != missing }.map { "\($0): \(node)\n" }.joined()
    let isPaired = rows && missing != "skeleton" && missing != "content"
    return try Document.reading(
      "skelsnap: 1\n" + trees
        + "lifecycle: {\(isPaired ? "items: row, " : "")\(lifecycle)}\n"
    ).idleSettings.map(\.message)
  }

  @Test(arguments: [
    (
      "retry: {maxAttempts: 1, initialDelay: 2s}",
      "'retry.initialDelay' has no effect: there is one attempt, and so no delay"
    ),
    (
      "retry: {maxAttempts: 2, factor: 3}", "'retry.factor' has no effect: there is one delay only"
    ),
    (
      "stagger: {limit: 3}",
      "'stagger.limit' has no effect: neither 'appear' nor 'reveal' has items wait"
    ),
    (
      "transitions: {content: {duration: 1s, easing: {spring: {response: 0.4s, dampingFraction: 1}}}}",
      "'transitions.content.duration' has no effect: a spring takes as long as it takes"
    ),
    (
      "errorPlacement: over, transitions: {error: {mode: over}}",
      "'transitions.error.mode' has no effect: what lies on top of the rest replaces nothing"
    ),
    (
      "dismissAfter: 3s",
      "'dismissAfter' has no effect: errors are not on top of the rest; 'errorPlacement: over' lays "
        + "them there"
    ),
  ])
  func isSaidInVain(lifecycle: String, message: String) throws {
    #expect(try Self.found(lifecycle) == [message])
  }

  @Test(arguments: [
    ("skeleton", "budget: {appearWithin: 200ms}", "'budget.appearWithin'"),
    ("skeleton", "budget: {shift: 0}", "'budget.shift'"),
    ("content", "budget: {shift: 0}", "'budget.shift'"),
    ("skeleton", "refresh: overlay", "'refresh'"),
    ("error", "errorPlacement: over", "'errorPlacement'"),
    ("error", "errorPlacement: over, dismissAfter: 3s", "'errorPlacement'"),
    ("error", "transitions: {error: 1s}", "'transitions.error'"),
  ])
  func needsATree(missing: String, lifecycle: String, key: String) throws {
    #expect(
      try Self.found(lifecycle, missing: missing).first
        == "\(key) has no effect: there is no tree '\(missing)'")
    #expect(try Self.found(lifecycle, rows: false) == [])
  }

  @Test(arguments: [
    "retry: {maxAttempts: 2, initialDelay: 2s, maxDelay: 1s}", "retry: {maxAttempts: 3, factor: 3}",
    "stagger: {appear: 50ms, limit: 3}", "stagger: {reveal: 50ms, limit: 3}",
    "transitions: {content: {duration: 1s, easing: easeIn}}",
    "transitions: {error: {mode: over}}", "errorPlacement: over, dismissAfter: 3s",
    "budget: {appearWithin: 200ms, shift: 0, shimmers: 3}", "refresh: newRows",
  ])
  func hasAnEffect(lifecycle: String) throws {
    #expect(try Self.found(lifecycle) == [])
  }

  @Test(arguments: [
    ("{block: {}}", "{text: {value: a, derive: keep}}", "{block: {}}", 1),
    ("{from: content}", "{text: {value: a, derive: keep}}", "{block: {}}", 0),
    ("{from: content}", "{block: {}}", "{vstack: [{block: {derive: hide}}]}", 1),
    ("{block: {derive: block}}", "{block: {}}", "{block: {}}", 1),
    ("{from: content}", "{use: {component: c, with: {derive: a}}}", "{block: {}}", 0),
  ])
  func whatIsNotDerivedFromSaysSo(
    skeleton: String, content: String, empty: String, count: Int
  ) throws {
    let found = try Document.reading(
      """
      skelsnap: 1
      components: {c: {parameters: {derive: b}, view: {text: $derive}}}
      skeleton: \(skeleton)
      content: \(content)
      empty: \(empty)

      """
    ).idleSettings
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message.hasPrefix("'derive' has no effect: ") })
  }
}
