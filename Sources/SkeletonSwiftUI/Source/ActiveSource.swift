/// Takes the parts of a file away that are for another system: what remains is what an iPhone runs.
enum ActiveSource {
  /// The modules of Apple's that have a counterpart here.
  static let modules: Set<String> = Set(ModuleLibrary.sources.map(\.module)).union([
    "Foundation", "Observation", "Dispatch",
  ])

  /// The same bytes, with spaces in place of inactive parts and of the directives themselves; lines
  /// stay where they are.
  static func text(of bytes: [UInt8]) -> [UInt8] { withoutObjectiveC(active(bytes)) }

  /// What only Objective-C's runtime has is left out: attributes, and `#selector(a)`, which becomes a
  /// call of the same length.
  private static func withoutObjectiveC(_ bytes: [UInt8]) -> [UInt8] {
    guard
      bytes.firstRange(of: Array("#selector".utf8)) != nil
        || objectiveC.contains(where: { bytes.firstRange(of: Array("@\($0)".utf8)) != nil })
    else { return bytes }
    var result = bytes
    let tokens = SwiftLexer.tokens(of: bytes)
    for (mark, word) in zip(tokens, tokens.dropFirst())
    where mark.kind == .mark && mark.range.upperBound == word.range.lowerBound {
      let name = String(decoding: bytes[word.range], as: UTF8.self)
      if bytes[mark.range.lowerBound] == UInt8(ascii: "#"), name == "selector" {
        result.replaceSubrange(
          mark.range.lowerBound..<word.range.upperBound, with: " Selector".utf8)
      } else if bytes[mark.range.lowerBound] == UInt8(ascii: "@"), objectiveC.contains(name) {
        var end = word.range.upperBound
        // `@objc(name)`
        if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
          end = bytes[end...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? end
        }
        for index in mark.range.lowerBound..<end where result[index] != UInt8(ascii: "\n") {
          result[index] = UInt8(ascii: " ")
        }
      }
    }
    return result
  }

  private static let objectiveC: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "NSManaged", "NSCopying",
  ]

  private static func active(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "#")) else { return bytes }
    var result = bytes
    /// For each `#if` that is open: whether its part is active, whether one of its parts was, and
    /// whether the outer part is active.
    var open: [(isActive: Bool, wasActive: Bool, isOuterActive: Bool)] = []
    var start = 0
    var isInComment = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      let words = line.drop { $0 == " " || $0 == "\t" }
      let isOuterActive = open.last?.isActive ?? true
      var isDirective = !isInComment
      if isInComment {
      } else if words.hasPrefix("#if ") || words.hasPrefix("#if(") || words.hasPrefix("#if!") {
        let holds = isOuterActive && Condition.holds(String(words.dropFirst(3)))
        open.append((holds, holds, isOuterActive))
      } else if words.hasPrefix("#elseif"), let last = open.indices.last {
        let holds =
          open[last].isOuterActive && !open[last].wasActive
          && Condition.holds(String(words.dropFirst(7)))
        open[last].isActive = holds
        open[last].wasActive = open[last].wasActive || holds
      } else if words.hasPrefix("#else"), let last = open.indices.last {
        open[last].isActive = open[last].isOuterActive && !open[last].wasActive
        open[last].wasActive = true
      } else if words.hasPrefix("#endif") {
        _ = open.popLast()
      } else {
        isDirective = false
      }
      if isDirective || !(open.last?.isActive ?? true) {
        for index in start..<end { result[index] = UInt8(ascii: " ") }
      }
      isInComment = isLeftOpen(line, isInComment)
      start = end + 1
    }
    return result
  }

  /// Whether a line leaves a comment of several lines open.
  private static func isLeftOpen(_ line: String, _ wasOpen: Bool) -> Bool {
    guard wasOpen || line.contains("/*") else { return false }
    var isOpen = wasOpen
    var last: Character = " "
    for character in line {
      if !isOpen, last == "/", character == "/" { return false }
      if !isOpen, last == "/", character == "*" { isOpen = true }
      if isOpen, last == "*", character == "/" { isOpen = false }
      last = character
    }
    return isOpen
  }
}

/// What an `#if` asks.
private struct Condition {
  private let words: [String]
  private var place = 0
  private var nesting = 0
  /// Nobody asks more, and each takes room on the stack.
  private static let mostNesting = 100

  static func holds(_ text: String) -> Bool {
    var condition = Condition(text)
    return condition.either()
  }

  private init(_ text: String) {
    let bytes = Array(text.utf8)
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
