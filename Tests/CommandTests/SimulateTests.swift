import Foundation
import Testing

/// `simulate` as a process: what programs and people read of a run.
struct SimulateTests {
  private static let feed = """
    skelsnap: 1
    canvas: {width: 200, height: 300}
    theme:
      extends: ios
      shimmer: {gradient: {stops: [clear, white @ 0.5, clear]}}
      announcements: {loaded: loaded}
      errors:
        poor:
          retryable: false
          codes: {NO_MONEY: {resource: money}, NO_TIME: {resource: time}}
          message: You need $required $resource
          required: 0
    skeleton: {vstack: [{repeat: {count: 2, id: row, view: {use: placeholder}}}]}
    content: {vstack: [{repeat: {count: 2, id: row, view: {block: {height: 40, fill: accent}}}}]}
    components:
      placeholder: {view: {block: {height: 40, shimmerGroup: true, fill: shimmer}}}
    empty: {block: {height: 20, fill: accent}}
    error: {block: {height: 20, fill: accent}}
    lifecycle: {items: row, minimumDisplay: 200ms, timeout: 10s}
    scenarios:
      quick: {script: {50ms: data}, instants: [16.667ms, 275ms]}
    """

  private static func run(
    _ arguments: [String], changed: (String) -> String = { $0 }
  ) throws -> Skelsnap.Outcome {
    let scratch = try Scratch()
    try scratch.write(changed(feed), to: "feed.skel.yaml")
    return try Skelsnap.run(["simulate", "feed.skel.yaml"] + arguments, in: scratch.path)
  }

  @Test func theJSONIsExact() throws {
    let outcome = try Self.run(["--scenario", "quick", "--json"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error == "")
    #expect(
      outcome.output == """
        {
          "version": 1,
          "document": "feed",
          "scenario": "quick",
          "states": [
            {"at": 0, "state": "loading"},
            {"at": 200, "state": "loaded"}
          ],
          "events": [
            {"at": 0, "kind": "appear"},
            {"at": 0, "kind": "load.start"},
            {"at": 0, "kind": "attempt.start", "attempt": 1},
            {"at": 0, "kind": "skeleton.show", "rows": [0, 1]},
            {"at": 0, "kind": "row.show", "rows": [0, 1]},
            {"at": 0, "kind": "shimmer.start", "groups": 2},
            {"at": 0, "kind": "announce", "text": "Loading"},
            {"at": 50, "kind": "data", "rows": [0, 1]},
            {"at": 200, "kind": "skeleton.hide", "rows": [0, 1], "reason": "minimumDisplay"},
            {"at": 200, "kind": "shimmer.stop", "groups": 2, "reason": "state"},
            {"at": 200, "kind": "transition.start", "to": "content", "rows": [0, 1], "duration": 300},
            {"at": 200, "kind": "row.reveal", "rows": [0, 1]},
            {"at": 200, "kind": "announce", "text": "loaded"},
            {"at": 200, "kind": "analytics", "name": "first_contentful_row", "row": 0},
            {"at": 500, "kind": "skeleton.gone", "rows": [0, 1]},
            {"at": 500, "kind": "transition.end", "to": "content", "rows": [0, 1]},
            {"at": 500, "kind": "analytics", "name": "time_to_interactive"}
          ],
          "frames": [
            {"at": 16.667, "layers": [{"tree": "skeleton", "opacity": 1, "phase": 0.0111}], "rows": \
        [{"row": 0, "skeleton": 1, "content": 0}, {"row": 1, "skeleton": 1, "content": 0}], \
        "shimmering": 2},
            {"at": 275, "layers": [{"tree": "skeleton", "opacity": 0.8708, "phase": 0.1333}, \
        {"tree": "content", "opacity": 0.1292}], "rows": [{"row": 0, "skeleton": 0.8708, \
        "content": 0.1292}, {"row": 1, "skeleton": 0.8708, "content": 0.1292}], "shimmering": 0}
          ],
          "end": 500,
          "timers": 0
        }

        """)
  }

  @Test func eventsOfTheCommandLineAreThoseOfAScenario() throws {
    let scenario = try Self.run(["--scenario", "quick"])
    let events = try Self.run(["--event", "50ms:data", "--at", "16.667ms,275ms"])
    #expect(events.status == 0)
    func log(_ outcome: Skelsnap.Outcome) -> [Substring] {
      Array(outcome.output.split(separator: "\n").dropFirst())
    }
    #expect(log(events) == log(scenario))
    #expect(log(events).contains("at 275 ms: skeleton 0.871 at phase 0.133, content 0.129"))
    #expect(log(events).contains("  rows 0 to 1: skeleton 0.871, content 0.129"))
    #expect(log(events).last == "ends at 500 ms")
  }

  /// Events of one instant, in the order given; a list stands for several.
  @Test func eventsOfOneInstantKeepTheirOrder() throws {
    let outcome = try Self.run([
      "--event", "1s: [{fail: failed}, retry]", "--event", "500ms:refresh", "--event", "1s:data",
      "--json",
    ])
    let states = outcome.output.split(separator: "\n").filter { $0.contains("\"state\":") }
    #expect(
      states.map { $0.filter { $0 != " " && $0 != "," } } == [
        #"{"at":0"state":"loading"}"#, #"{"at":1000"state":"error"}"#,
        #"{"at":1000"state":"loading"}"#, #"{"at":1200"state":"loaded"}"#,
      ])
  }

  @Test func aServersMessageBringsItsFields() throws {
    let outcome = try Self.run([
      "--event", "1s: {server: {type: error, error_code: NO_TIME, required: 5}}", "--event",
      "2s: {server: {type: pong}}", "--json",
    ])
    #expect(
      outcome.output.contains(
        #"{"at": 1000, "kind": "error.show", "case": "poor", "retryable": false, "#
          + #""message": "You need 5 time", "required": 5, "resource": "time"}"#),
      "\(outcome.output)")
    #expect(outcome.output.contains(#"{"at": 2000, "kind": "ignored", "event": "server"}"#))
  }

  @Test func aRunMayBeCutShort() throws {
    let outcome = try Self.run(["--until", "1s"])
    #expect(outcome.output.hasSuffix("ends at 1000 ms, 1 timer left\n"))
  }

  @Test func nothingMovesWhereMotionIsReduced() throws {
    let outcome = try Self.run(["--motion", "reduced", "--at", "0", "--json"])
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("shimmer.start"))
    #expect(outcome.output.contains(#"[{"tree": "skeleton", "opacity": 1}]"#))
  }

  /// What has no effect is warned of, at its place, and the run goes on.
  @Test(arguments: [
    (
      "timeout: 10s", "dismissAfter: 3s", [],
      "feed.skel.yaml:19:48: warning: 'dismissAfter' has no effect: errors are not on top"
    ),
    (
      "items: row, ", "stagger: {reveal: 50ms}, ", [],
      "feed.skel.yaml:19:13: warning: 'stagger' has no effect: no 'items' arrive one by one"
    ),
    (
      "timeout: 10s", "refresh: {opacity: 0.5}", [],
      "feed.skel.yaml:19:58: warning: 'refresh.opacity' has no effect: it is of an overlay"
    ),
    (
      "empty: {block: {height: 20, fill: accent}}\n", "", ["--event", "1s:empty"],
      "--event:1:4: warning: the document has no tree 'empty': what was there stays"
    ),
  ])
  func whatIsInVainIsWarnedOf(
    old: String, new: String, arguments: [String], message: String
  ) throws {
    let outcome = try Self.run(arguments) { $0.replacingOccurrences(of: old, with: new) }
    #expect(outcome.status == 0)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.output.contains("ends at"))
  }

  @Test(arguments: [
    (
      ["--event", "50:data"], 2,
      "--event:1:1: error: '--event' needs a duration: 300ms, or 1.5s, found '50'; it has a unit: 50ms, or 50s"
    ),
    (
      ["--event", "50ms"], 2,
      "--event:1:1: error: an instant and an event are due, as in 50ms:data, found '50ms'"
    ),
    (["--event", "50ms:"], 2, "--event:1:1: error: '50ms:' has no event after the instant"),
    (
      ["--event", "50ms:dat"], 2,
      "--event:1:6: error: there is no event 'dat'; did you mean 'data'?"
    ),
    (["--event", "1s: {fail: nope}"], 2, "--event:1:12: error: the theme has no error 'nope'"),
    (
      ["--event", "1s: {data: [2]}"], 2,
      "--event:1:6: error: 'data' is of item 2, and 'row' has 2, counted from 0"
    ),
    (
      ["--event", "1s: {tap: button}"], 2,
      "--event:1:11: error: 'place' needs background, found 'button'"
    ),
    (
      ["--event", "1s: {server: {error_code: NO_TIME}}"], 2,
      "--event:1:6: error: server needs 'type': text"
    ),
    (["--scenario", "quik"], 2, "error: feed has no scenario 'quik'; did you mean 'quick'?"),
    (["--scenario", "slow"], 2, "error: feed has no scenario 'slow'; it has 'quick'"),
    (["--scenario", "quick", "--event", "1s:data"], 64, "'--event' does not go with '--scenario'"),
    (
      ["--at", "350"], 64,
      "invalid value '350' for '--at <instant>': a duration is due: 300ms, or 1.5s; it has a unit: 350ms, or 350s"
    ),
    (
      ["--until=-1s"], 64,
      "'--until <instant>': a duration is due: 300ms, or 1.5s; time does not run backwards"
    ),
    (["--appearance", "light,dark"], 64, "'simulate' runs one document, in one variant"),
  ])
  func mistake(arguments: [String], status: Int32, sentence: String) throws {
    let outcome = try Self.run(arguments)
    #expect(outcome.status == status, "\(outcome.error)")
    #expect(outcome.output == "")
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }
}
