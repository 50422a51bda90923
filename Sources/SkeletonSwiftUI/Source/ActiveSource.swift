/// Takes the parts of a file away that are for another system: what remains is what an iPhone runs.
enum ActiveSource {
  /// The modules of Apple's that have a counterpart here.
  static let modules: Set<String> = Set(ModuleLibrary.sources.map(\.module)).union([
    "Foundation", "Observation", "Dispatch", "Synchronization",
  ]).subtracting([ModuleLibrary.standIns, "Program", "Packages"])

  /// The same bytes, with spaces in place of inactive parts and of the directives themselves; lines
  /// stay where they are.
  static func text(of bytes: [UInt8]) -> [UInt8] { withoutObjectiveC(active(bytes)) }

  /// What only Objective-C's runtime has is left out: attributes, `#selector(a)`, which becomes a call
  /// of the same length, and `#keyPath(A.b)`, which becomes a text.
  private static func withoutObjectiveC(_ bytes: [UInt8]) -> [UInt8] {
    guard hasObjectiveC(bytes) else { return bytes }
    var result = bytes
    let tokens = SwiftLexer.tokens(of: bytes)
    for (index, mark) in tokens.enumerated().dropLast()
    where mark.kind == .mark && mark.range.upperBound == tokens[index + 1].range.lowerBound {
      let word = tokens[index + 1]
      let name = String(decoding: bytes[word.range], as: UTF8.self)
      if bytes[mark.range.lowerBound] == UInt8(ascii: "#"), name == "selector" {
        result.replaceSubrange(
          mark.range.lowerBound..<word.range.upperBound, with: " Selector".utf8)
      } else if bytes[mark.range.lowerBound] == UInt8(ascii: "#"), name == "keyPath",
        let end = end(ofCallAt: index + 2, tokens, bytes), end > word.range.upperBound + 2
      {
        let path = bytes[(word.range.upperBound + 1)..<(end - 1)].split(
          separator: UInt8(ascii: "."))
        let quote = UInt8(ascii: "\"")
        let text = [quote] + (path.last ?? []) + [quote]
        let isPlain = text.allSatisfy { $0 > 32 && $0 != UInt8(ascii: "\\") }
        guard isPlain else { continue }
        let blanks = Array(
          repeating: UInt8(ascii: " "), count: end - mark.range.lowerBound - text.count)
        result.replaceSubrange(mark.range.lowerBound..<end, with: blanks + text)
      } else if bytes[mark.range.lowerBound] == UInt8(ascii: "@"), objectiveC.contains(name) {
        // `@objc(name)`
        let isCall = bytes[word.range.upperBound...].first == UInt8(ascii: "(")
        let end = (isCall ? end(ofCallAt: index + 2, tokens, bytes) : nil) ?? word.range.upperBound
        for index in mark.range.lowerBound..<end where result[index] != UInt8(ascii: "\n") {
          result[index] = UInt8(ascii: " ")
        }
      }
    }
    return result
  }

  /// Whether any of that may be there; most files have none, and are not read for it again.
  private static func hasObjectiveC(_ bytes: [UInt8]) -> Bool {
    let words =
      objectiveC.map { Array("@\($0)".utf8) } + [Array("#selector".utf8), Array("#keyPath".utf8)]
    // Byte by byte, of all that an app has.
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"),
        words.contains(where: { bytes[index...].starts(with: $0) })
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static let objectiveC: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "NSCopying",
  ]

  private static func active(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "#")) else { return bytes }
    var result = bytes
    func blank(_ range: Range<Int>) {
      for index in range where result[index] != UInt8(ascii: "\n") {
        result[index] = UInt8(ascii: " ")
      }
    }
    var open: [Part] = []
    /// Where an inactive part begins.
    var inactive: Int?
    // Neither a comment nor a text has tokens that begin with the mark of a directive.
    let tokens = SwiftLexer.tokens(of: bytes)
    for (index, mark) in tokens.enumerated().dropLast()
    where mark.kind == .mark && bytes[mark.range.lowerBound] == UInt8(ascii: "#") {
      let word = tokens[index + 1]
      guard word.range.lowerBound == mark.range.upperBound else { continue }
      let name = String(decoding: bytes[word.range], as: UTF8.self)
      if name == "sourceLocation" {
        // Messages name the file that the author sees, whatever made it.
        if let end = end(ofCallAt: index + 2, tokens, bytes) { blank(mark.range.lowerBound..<end) }
        continue
      }
      guard mark.startsLine else { continue }
      let end = bytes[word.range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      func holds() -> Bool { Condition.holds(Array(bytes[word.range.upperBound..<end])) }
      switch name {
      case "if":
        let isOuterActive = open.last?.isActive ?? true
        let isActive = isOuterActive && holds()
        open.append(
          Part(isActive: isActive, wasActive: isActive, isOuterActive: isOuterActive))
      case "elseif", "else":
        guard let last = open.indices.last else { continue }
        let isNext = open[last].isOuterActive && !open[last].wasActive
        open[last].isActive = isNext && (name == "else" || holds())
        open[last].wasActive = open[last].wasActive || open[last].isActive
      case "endif": _ = open.popLast()
      default: continue
      }
      blank((inactive ?? mark.range.lowerBound)..<end)
      inactive = open.last?.isActive ?? true ? nil : end
    }
    if let inactive { blank(inactive..<bytes.count) }
    return result
  }

  /// Of an `#if` that is open.
  private struct Part {
    var isActive: Bool
    /// Whether it or one before it was.
    var wasActive: Bool
    var isOuterActive: Bool
  }

  /// Where `(file: "A.swift", line: 1)` or `(tableView:didSelectRowAt:)` ends; nil if it is no such
  /// thing.
  private static func end(
    ofCallAt start: Int, _ tokens: [SwiftLexer.Token], _ bytes: [UInt8]
  ) -> Int? {
    let longest = 64
    guard start < tokens.count, bytes[tokens[start].range.lowerBound] == UInt8(ascii: "(") else {
      return nil
    }
    let depth = tokens[start].depth
    return tokens[start...].prefix(longest).dropFirst().first { $0.depth <= depth }?.range
      .upperBound
  }
}

/// What an `#if` asks.
private struct Condition {
  private let words: [String]
  private var place = 0
  private var nesting = 0
  /// Nobody asks more, and each takes room on the stack.
  private static let mostNesting = 100

  static func holds(_ bytes: [UInt8]) -> Bool {
    var condition = Condition(bytes)
    return condition.either()
  }

  private init(_ bytes: [UInt8]) {
    words = SwiftLexer.tokens(of: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private var word: String { place < words.count ? words[place] : "" }

  private mutating func take(_ expected: String...) -> Bool {
    guard words[min(place, words.count)...].starts(with: expected) else { return false }
    place += expected.count
    return true
  }

  private mutating func either() -> Bool {
    var holds = both()
    while take("|", "|") {
      let other = both()
      holds = holds || other
    }
    return holds
  }

  private mutating func both() -> Bool {
    var holds = single()
    while take("&", "&") {
      let other = single()
      holds = holds && other
    }
    return holds
  }

  private mutating func single() -> Bool {
    guard nesting < Self.mostNesting else { return false }
    nesting += 1
    defer { nesting -= 1 }
    if take("!") { return !single() }
    if take("(") {
      let holds = either()
      _ = take(")")
      return holds
    }
    let name = word
    place += 1
    guard take("(") else { return name == "true" || name == "DEBUG" }
    var argument: [String] = []
    while place < words.count, word != ")" {
      argument.append(word)
      place += 1
    }
    _ = take(")")
    let first = argument.first ?? ""
    switch name {
    case "os": return first == "iOS"
    case "canImport": return ActiveSource.modules.contains(first)
    case "targetEnvironment": return first == "simulator"
    case "swift", "compiler": return first == ">"
    default: return false
    }
  }
}
