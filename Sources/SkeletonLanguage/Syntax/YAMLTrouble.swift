import SkeletonModel

/// An error of libyaml, and the mistake that usually causes it.
struct YAMLTrouble {
  let source: SourceText
  let problem: String
  let context: String
  let place: Spot
  let contextPlace: Spot

  var explained: DescriptionError {
    tab ?? comment ?? emptyFlowValue ?? braces ?? colonInText ?? reserved ?? dash
      ?? inOurWords
  }

  /// `text: - dash`
  private var dash: DescriptionError? {
    guard problem.contains("block sequence entries are not allowed") else { return nil }
    return DescriptionError(
      place, "a list begins on a line of its own; quote text that begins with '- '")
  }

  func line(_ number: Int32) -> [Character] {
    Array((source.line(Int(number)) ?? "").unicodeScalars.map(Character.init))
  }

  private var tab: DescriptionError? {
    let characters = line(place.line)
    let indentation = characters.prefix { $0 == " " || $0 == "\t" }
    guard let column = indentation.firstIndex(of: "\t") else { return nil }
    return DescriptionError(
      Spot(source, line: Int(place.line), column: column + 1),
      "a tab in the indentation; YAML indents with spaces")
  }

  var isInFlow: Bool { context.contains("flow") }

  /// `{width: 4, fill: #1e293b}`: the comment swallows the closing brace, and libyaml complains a
  /// line or more later.
  private var comment: DescriptionError? {
    guard isInFlow else { return nil }
    var depth = 0
    var quote: Character?
    var found: DescriptionError?
    for number in 1...place.line {
      let characters = line(number)
      for index in characters.indices {
        let character = characters[index]
        let before = index > 0 ? characters[index - 1] : " "
        if let open = quote {
          if character == open { quote = nil }
        } else if character == "#", before == " " || before == "\t" {
          if depth > 0 {
            let word = String(characters[index...].prefix { !" ,}]".contains($0) })
            found = DescriptionError(
              Spot(source, line: Int(number), column: index + 1),
              "' #' begins a comment; quote it: \"\(word)\"")
          }
          break
        } else if character == "\"" || character == "'", " {[,:".contains(before) {
          quote = character
        } else if character == "{" || character == "[" {
          depth += 1
        } else if character == "}" || character == "]" {
          depth = max(depth - 1, 0)
        }
      }
    }
    return found
  }

  /// `{content:, detent: 65%}`
  private var emptyFlowValue: DescriptionError? {
    guard isInFlow || problem.contains("plain scalar") || problem.contains("':'") else {
      return nil
    }
    for number in contextPlace.line...max(place.line, contextPlace.line) {
      let characters = line(number)
      for index in characters.indices.dropLast()
      where characters[index] == ":"
        && (characters[index + 1] == "," || characters[index + 1] == "}")
      {
        let key = characters[..<index].reversed().prefix { !" {,\"'".contains($0) }
        guard !key.isEmpty else { continue }
        let name = String(key.reversed())
        return DescriptionError(
          Spot(source, line: Int(number), column: index - key.count + 1),
          "'\(name)' has no value; write '\(name): null'")
      }
    }
    return nil
  }

  /// `{time: row[2]/avatar}`, `{count: ${n}}`
  private var braces: DescriptionError? {
    guard isInFlow else { return nil }
    let characters = line(contextPlace.line)
    let text = String(characters)
    if let dollar = characters.indices.dropLast().first(where: {
      characters[$0] == "$" && characters[$0 + 1] == "{"
    }) {
      return DescriptionError(
        Spot(source, line: Int(contextPlace.line), column: dollar + 1),
        "a reference has no braces: write '$name'")
    }
    guard
      let bracket = characters.indices.dropFirst().first(where: {
        characters[$0] == "[" && (characters[$0 - 1].isLetter || characters[$0 - 1].isNumber)
      }), !text.isEmpty
    else { return nil }
    let word = characters[..<bracket].reversed().prefix { !" {,[:".contains($0) }
    return DescriptionError(
      Spot(source, line: Int(contextPlace.line), column: bracket - word.count + 1),
      "quote text that holds brackets: \"\(String(word.reversed()))[…]\"")
  }

  /// `text: Error: try again`
  private var colonInText: DescriptionError? {
    guard problem.contains("mapping values are not allowed") else { return nil }
    let characters = line(place.line)
    let text = String(characters)
    guard let first = text.range(of: ": "),
      case let value = text[first.upperBound...].drop(while: { $0 == " " }),
      value.contains(": ") || value.hasSuffix(":")
    else {
      return DescriptionError(
        place, "a key cannot stand here; is this line indented as far as its neighbours?")
    }
    let column = text.unicodeScalars.distance(from: text.startIndex, to: value.startIndex) + 1
    return DescriptionError(
      Spot(source, line: Int(place.line), column: column),
      "quote text that holds ': ' or ' #': \"\(value)\"")
  }

  /// `@token`, `%50`, `` `x` `` at the start of a value.
  private var reserved: DescriptionError? {
    guard
      problem.contains("cannot start any token") || problem.contains("while scanning")
        || context.contains("next token") || context.contains("anchor") || context.contains("alias")
        || context.contains("tag") || context.contains("directive")
    else { return nil }
    for spot in [contextPlace, place] {
      let characters = line(spot.line)
      let index = Int(spot.column) - 1
      guard characters.indices.contains(index), "@%`*&!|>".contains(characters[index]) else {
        continue
      }
      return DescriptionError(
        spot, "text cannot begin with '\(characters[index])' unless it is quoted; quote it")
    }
    return nil
  }
}

extension String {
  /// The first place another text begins.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(other) {
        return index..<self.index(index, offsetBy: other.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
