import Foundation

@testable import SkeletonLifecycle
@testable import SkeletonModel

extension Proof {
  /// A scenario of a document, in a variant.
  struct Play: Hashable {
    var document: String
    var scenario: String
    var variant = Variant()

    var name: String { "\(document) \(scenario) \(variant.slug)" }
  }

  /// A line of a log, as the ledger writes it: `200 skeleton.hide rows=0..7 reason=minimumDisplay`.
  struct LogLine: Hashable {
    /// In milliseconds.
    var instant: String
    /// A kind of the log, `state`, or `end`.
    var kind: String
    /// Those that matter, by name.
    var fields: [String: String]

    var name: String {
      ([instant, kind] + fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        .joined(separator: " ")
    }
  }

  /// What stands on the screen: `skeleton=0.5`, `row[0..4].content=1`, `phase=0.25`.
  struct Sight: Hashable {
    enum Thing: Hashable {
      case tree(String)
      case rows(ClosedRange<Int>, String)
      case phase, shimmering
      /// A parameter of the document, as it was last set.
      case parameter(String)
    }
    var thing: Thing
    var value: Double
  }
}

extension Proof {
  /// `DOCUMENT SCENARIO @ VARIANT: 0 load.start; 200 state loaded; no timeout`
  static func log(_ text: String) throws(ProofMistake) -> Proof {
    let (play, words, body) = try play(text)
    guard words.isEmpty else { throw ProofMistake(message: "'\(text)' has a word too many") }
    var lines: [LogLine] = []
    var absent: [String] = []
    for part in body.components(separatedBy: "; ") {
      let words = part.split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "no" {
        absent.append(words[1])
        continue
      }
      guard words.count >= 2, Double(words[0]) != nil else {
        throw ProofMistake(message: "'\(part)' is no line of a log")
      }
      var line = LogLine(instant: words[0], kind: words[1], fields: [:])
      var rest = words[2...]
      if line.kind == "state", let name = rest.popFirst() { line.fields["state"] = name }
      var last: String?
      for word in rest {
        let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if sides.count == 2 {
          last = String(sides[0])
          line.fields[String(sides[0])] = String(sides[1])
        } else if let last {
          // A text goes on.
          line.fields[last]? += " " + word
        } else {
          throw ProofMistake(message: "'\(word)' of '\(part)' is no field")
        }
      }
      lines.append(line)
    }
    let known = Set(LogKind.allCases.map(\.rawValue) + ["state", "end"])
    for kind in lines.map(\.kind) + absent where !known.contains(kind) {
      throw ProofMistake(message: "the log has no kind '\(kind)'")
    }
    return .log(play, lines, absent: absent)
  }

  /// `DOCUMENT SCENARIO INSTANT @ VARIANT: skeleton=0.5 content=0.5`
  static func shows(_ text: String) throws(ProofMistake) -> Proof {
    let (play, instant, body) = try moment(text)
    var sights: [Sight] = []
    for word in body.split(separator: " ") {
      guard
        let match = word.wholeMatch(
          of: /([a-z]+)(?:\[(-?\d+)(?:\.\.(-?\d+))?\])?(?:\.([a-z]+))?=([\d.]+)/),
        let value = Double(match.5)
      else { throw ProofMistake(message: "'\(word)' is nothing that is seen") }
      let thing: Sight.Thing
      let trees = ["skeleton", "content", "empty", "error"]
      switch String(match.1) {
      case "row":
        guard let first = match.2.flatMap({ Int($0) }), let part = match.4,
          ["skeleton", "content", "error"].contains(part)
        else { throw ProofMistake(message: "'\(word)' is no row") }
        let last = match.3.flatMap { Int($0) } ?? first
        guard first <= last else { throw ProofMistake(message: "'\(word)' has no rows") }
        thing = .rows(first...last, String(part))
      case "set":
        guard let name = match.4 else { throw ProofMistake(message: "'\(word)' has no name") }
        thing = .parameter(String(name))
      case "phase": thing = .phase
      case "shimmering": thing = .shimmering
      case let tree where trees.contains(tree): thing = .tree(tree)
      default: throw ProofMistake(message: "'\(word)' is nothing that is seen")
      }
      sights.append(Sight(thing: thing, value: value))
    }
    guard !sights.isEmpty else { throw ProofMistake(message: "'\(text)' sees nothing") }
    return .shows(play, instant, sights)
  }

  /// `DOCUMENT SCENARIO INSTANT @ VARIANT: busy "Loading"; text "Inbox"; …`
  static func reads(_ text: String) throws(ProofMistake) -> Proof {
    let (play, instant, body) = try moment(text)
    var elements = body.components(separatedBy: "; ")
    let more = elements.last == "…"
    if more { elements.removeLast() }
    guard !elements.isEmpty else { throw ProofMistake(message: "'\(text)' reads nothing") }
    return .reads(play, instant, elements, more: more)
  }

  private static func moment(_ text: String) throws(ProofMistake) -> (Play, Int, String) {
    let (play, words, body) = try play(text)
    guard words.count == 1, words[0].hasSuffix("ms"), let instant = Int(words[0].dropLast(2)),
      instant >= 0
    else { throw ProofMistake(message: "'\(text)' needs an instant such as 350ms") }
    return (play, instant, body)
  }

  /// The scenario that comes before the colon, further words there, and what follows.
  private static func play(_ text: String) throws(ProofMistake) -> (Play, [String], String) {
    guard let colon = text.range(of: ": ") else {
      throw ProofMistake(message: "'\(text)' has no colon, and so no claim")
    }
    let (head, variant) = parted(String(text[..<colon.lowerBound]))
    var words = head.split(separator: " ").map(String.init)
    guard words.count >= 2 else {
      throw ProofMistake(message: "'\(text)' needs a document and a scenario")
    }
    let shot = try Shot(document: words.removeFirst(), words: variant)
    let play = Play(
      document: shot.document, scenario: words.removeFirst(), variant: shot.variant)
    return (play, words, String(text[colon.upperBound...]))
  }
}
