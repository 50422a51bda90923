import Foundation
@testable import SkeletonPainting

import SkeletonLifecycle
@testable import SkeletonModel

/// One proof as `facts.md` writes it.
enum Proof {
  /// Every node of the path stands there; nil: anywhere.
  case frame(Shot, path: String, [Double?])
  /// So many nodes have the path.
  case count(Shot, path: String, Int)
  /// Every node of the path has this field in the layout golden.
  case says(Shot, path: String, key: String, value: String)
  /// Every node of the path is a button, which stands for this action.
  case acts(Shot, path: String, Node.Action)
  /// Every node of the path has the same frame in skeleton and content.
  case paired(Shot, path: String)
  /// No node moves that the skeleton and a tree that takes its place share.
  case steady(Shot)
  case pixel(Shot, x: Double, y: Double, Pixel, tolerance: Int)
  case equal(Shot, Shot)
  case differ(Shot, Shot)
  /// Of the kinds that these lines name, and of those that are absent, the scenario's log has these
  /// lines and no others.
  case log(Play, [LogLine], absent: [String])
  /// What is seen so many milliseconds into a scenario.
  case shows(Play, Int, [Sight])
  /// What a screen reader meets so many milliseconds into a scenario: these elements, and perhaps
  /// more after them.
  case reads(Play, Int, [String], more: Bool)
  /// A built-in theme, or a file, has this scalar there.
  case written(source: String, keys: [String], value: String)
  /// Lint's rule finds nothing in the document, in any of its variants; nil: at the rule's limit.
  case lint(LintRule, document: String, limit: Double?)
  case test(suite: String, name: String)
  case impossible(String)

  /// A frame of a document, by the words after `@`.
  struct Shot: Hashable {
    var document: String
    var state = ScreenState.skeleton
    var variant = Variant()
    var phase = 0.5
    /// So many milliseconds after everything began to move; nil: at the phase.
    var instant: Int?
    /// Points at the top that are ignored.
    var top = 0
  }
}

struct ProofMistake: Error {
  var message: String
}

extension Proof {
  /// Whether it is something that can fail.
  var isAssertion: Bool {
    switch self {
    case .frame, .count, .says, .acts, .paired, .steady, .pixel, .equal, .differ, .log, .shows,
      .reads, .written, .lint, .test:
      true
    case .impossible: false
    }
  }

  /// Whether it holds once a document says something of how it loads, whatever comes of that.
  var isWordAlone: Bool {
    guard case .written(_, let keys, _) = self else { return false }
    return ["lifecycle", "scenarios", "announcements"].contains(keys[0])
  }

  /// Whether it runs something, and so may stand beside a word alone.
  var isBehaviour: Bool {
    switch self {
    case .log, .shows, .reads, .test: true
    // The budget of shimmers has its effect in every frame.
    case .pixel, .equal, .differ: true
    case .frame, .count, .says, .acts, .paired, .steady, .written, .lint, .impossible: false
    }
  }

  init(_ text: String) throws(ProofMistake) {
    func mistake(_ why: String) -> ProofMistake { ProofMistake(message: "'\(text)' \(why)") }
    if text.hasPrefix("impossible: ") {
      guard text.count > 20 else { throw mistake("says no reason") }
      self = .impossible(String(text.dropFirst(12)))
      return
    }
    guard let space = text.firstIndex(of: " ") else { throw mistake("is no proof") }
    let rest = String(text[space...].dropFirst())
    let (body, shotWords) = Self.parted(rest)
    let words = body.split(separator: " ").map(String.init)
    func shot() throws(ProofMistake) -> Shot {
      guard let document = words.first else { throw mistake("names no document") }
      return try Shot(document: document, words: shotWords)
    }
    func numbers(_ words: ArraySlice<String>) throws(ProofMistake) -> [Double?] {
      var numbers: [Double?] = []
      for word in words {
        guard word == "·" || Double(word) != nil else {
          throw mistake("has '\(word)' for a number")
        }
        numbers.append(Double(word))
      }
      return numbers
    }
    switch text[..<space] {
    case "frame":
      guard words.count == 6 else { throw mistake("needs a document, a path and four numbers") }
      let sides = try numbers(words[2...])
      guard sides.contains(where: { $0 != nil }) else { throw mistake("asserts nothing") }
      self = .frame(try shot(), path: words[1], sides)
    case "count":
      guard words.count == 3, let count = Int(words[2]) else {
        throw mistake("needs a document, a path and a number")
      }
      self = .count(try shot(), path: words[1], count)
    case "says":
      guard words.count >= 4 else { throw mistake("needs a document, a path, a key and a value") }
      self = .says(
        try shot(), path: words[1], key: words[2], value: words[3...].joined(separator: " "))
    case "acts":
      guard words.count == 3, let action = Node.Action(rawValue: words[2]) else {
        throw mistake("needs a document, a path and an action")
      }
      self = .acts(try shot(), path: words[1], action)
    case "paired":
      guard words.count == 2 else { throw mistake("needs a document and a path") }
      self = .paired(try shot(), path: words[1])
    case "steady":
      guard words.count == 1 else { throw mistake("needs a document") }
      self = .steady(try shot())
    case "pixel":
      guard words.count == 4 || words.count == 5, let x = Double(words[1]),
        let y = Double(words[2]),
        let pixel = Pixel(digits: words[3]),
        let tolerance = words.count == 5 ? Int(words[4].drop { $0 == "±" }) : 0
      else { throw mistake("needs a document, two numbers and a colour") }
      self = .pixel(try shot(), x: x, y: y, pixel, tolerance: tolerance)
    case "equal", "differ":
      let sign = text[..<space] == "equal" ? " == " : " != "
      let sides = rest.components(separatedBy: sign)
      guard sides.count == 2 else { throw mistake("needs two frames with\(sign)between") }
      let first = try Shot(sides[0])
      let second = try Shot(sides[1])
      guard first != second else { throw mistake("compares a frame with itself") }
      self = sign == " == " ? .equal(first, second) : .differ(first, second)
    case "written":
      let words = rest.split(separator: " ").map(String.init)
      guard words.count >= 3 else { throw mistake("needs a source, keys and a value") }
      self = .written(
        source: words[0], keys: words[1].components(separatedBy: "/"),
        value: words[2...].joined(separator: " "))
    case "lint":
      let limit = words.count == 3 ? Double(words[2]) : nil
      guard let rule = words.first.flatMap(LintRule.init), words.count == 2 || limit != nil,
        limit == nil || rule.limit != nil
      else { throw mistake("needs a rule, a document and perhaps a limit") }
      self = .lint(rule, document: words[1], limit: limit)
    case "log": self = try Self.log(rest)
    case "shows": self = try Self.shows(rest)
    case "reads": self = try Self.reads(rest)
    case "test":
      let parts = rest.components(separatedBy: ".")
      guard parts.count == 2 else { throw mistake("needs a suite and a test") }
      self = .test(suite: parts[0], name: parts[1])
    default: throw mistake("is no form of proof")
    }
  }

  /// What comes before the last ` @ `, and the words after it.
  static func parted(_ text: String) -> (String, [String]) {
    guard let mark = text.range(of: " @ ", options: .backwards) else { return (text, []) }
    let words = text[mark.upperBound...].split(separator: " ").map(String.init)
    return (String(text[..<mark.lowerBound]), words)
  }
}

extension Proof.Shot {
  fileprivate init(_ text: String) throws(ProofMistake) {
    let (document, words) = Proof.parted(text.trimmingCharacters(in: .whitespaces))
    try self.init(document: document, words: words)
  }

  init(document: String, words: [String]) throws(ProofMistake) {
    self.init(document: document)
    for word in words {
      if let state = ScreenState(name: word) {
        self.state = state
      } else if let value = Appearance(rawValue: word) {
        variant.appearance = value
      } else if let value = Contrast(rawValue: word) {
        variant.contrast = value
      } else if let value = MotionPreference(rawValue: word) {
        variant.motion = value
      } else if let value = TypeSize(rawValue: word) {
        variant.type = value
      } else if let value = LayoutDirection(rawValue: word) {
        variant.direction = value
      } else if word.hasPrefix("w"), let size = CanvasSize(word.dropFirst()) {
        variant.width = size
      } else if word.hasSuffix("ms"), let instant = Int(word.dropLast(2)), instant >= 0 {
        self.instant = instant
      } else if word.hasPrefix("y"), let top = Int(word.dropFirst()) {
        self.top = top
      } else if word.hasSuffix("x"), let scale = Int(word.dropLast()), (1...4).contains(scale) {
        variant.scale = scale
      } else if let phase = Double(word), (0...1).contains(phase) {
        self.phase = phase
      } else {
        throw ProofMistake(message: "'\(word)' says nothing about a frame of \(document)")
      }
    }
  }
}

extension CanvasSize {
  fileprivate init?(_ text: Substring) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count < 3, let width = sides[0] else { return nil }
    if sides.count == 2, sides[1] == nil { return nil }
    self.init(width: width, height: sides.count == 2 ? sides[1] : nil)
  }
}

extension Pixel {
  /// `#1e293b`, opaque.
  fileprivate init?(digits: String) {
    guard digits.count == 7, digits.hasPrefix("#"),
      let number = UInt32(digits.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255),
      alpha: 255)
  }

  var digits: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
