import SkeletonModel

extension YAMLTrouble {
  /// libyaml's complaint in our words, where it is to be mended.
  var inOurWords: DescriptionError {
    if context.contains("quoted scalar") { return inQuotes }
    if context.contains("block scalar") { return inBlockText }
    if context.contains("directive") || problem.contains("directive")
      || problem.contains("incompatible YAML")
    {
      return DescriptionError(
        place, "a line that begins with '%' is a directive of YAML, and this is none that it knows")
    }
    switch problem {
    case let words where words.hasPrefix("did not find expected ',' or"): return inBrackets
    case "could not find expected ':'":
      return DescriptionError(contextPlace, "a ':' is missing in '\(rest(from: contextPlace))'")
    case "did not find expected key", "did not find expected '-' indicator": return inBlock
    case "did not find expected node content":
      return DescriptionError(place, "a value is missing here")
    case "did not find expected <document start>":
      return DescriptionError(
        place, "the document ends before this; is this line indented as far as its neighbours?")
    case "mapping keys are not allowed in this context":
      return DescriptionError(
        place, "'?' begins a key of several lines, which cannot stand here; quote the text")
    case "found undefined tag handle":
      return DescriptionError(
        contextPlace, "text cannot begin with '!' unless it is quoted; quote it")
    case let words where words.contains("tab character"):
      return DescriptionError(place, "a tab in the indentation; YAML indents with spaces")
    case "found unexpected ':'": return DescriptionError(place, "quote text that holds ':'")
    default: return DescriptionError(place, "this cannot be read as YAML")
    }
  }

  /// What is never closed is reported where it was opened.
  private var inQuotes: DescriptionError {
    let sentence =
      switch problem {
      case "found unknown escape character":
        "'\(escape)' is no escape of text in double quotes; write '\\\(escape)', or take single quotes"
      case "did not find expected hexdecimal number":
        "after '\\x' two hexadecimal digits are due, after '\\u' four, after '\\U' eight"
      case "found invalid Unicode character escape code":
        "an escape in it is the number of no character; write the character itself"
      default: "the quote that begins here is not closed"
      }
    let isOpen = sentence.hasSuffix("is not closed")
    return DescriptionError(isOpen ? contextPlace : place, sentence)
  }

  /// The backslash that libyaml stopped at, and the letter after it.
  private var escape: String {
    String(line(place.line).dropFirst(Int(place.column) - 1).prefix(2))
  }

  /// After `|` or `>`.
  private var inBlockText: DescriptionError {
    let sentence =
      problem.contains("tab character")
      ? "a tab in the indentation; YAML indents with spaces"
      : "after '|' or '>' only an indentation from 1 to 9 and '+' or '-' can stand on the line"
    return DescriptionError(place, sentence)
  }

  private var inBrackets: DescriptionError {
    let isList = context.contains("sequence")
    let (open, close) = isList ? ("[", "]") : ("{", "}")
    // What is never closed is told where it was opened: the text ends in it, or goes on by lines.
    func indentation(_ number: Int32) -> Int { line(number).prefix { $0 == " " }.count }
    if place.line > contextPlace.line,
      source.line(Int(place.line)) == nil
        || indentation(place.line) <= indentation(contextPlace.line)
    {
      return DescriptionError(contextPlace, "'\(open)' is not closed: a '\(close)' is missing")
    }
    return DescriptionError(
      place, "a ',' is missing before this, or the '\(close)' that closes '\(open)'")
  }

  /// In a map or a list by lines.
  private var inBlock: DescriptionError {
    let isList = problem.contains("'-'")
    if let bracket = line(place.line).dropFirst(Int(place.column) - 1).first,
      "]}".contains(bracket)
    {
      return DescriptionError(place, "nothing opens this '\(bracket)'")
    }
    guard isFirst(place) else {
      return DescriptionError(
        place, "the value before '\(rest(from: place))' is complete; quote the whole text")
    }
    if place.column != contextPlace.column {
      let due = Set([indentationAbove, Int(contextPlace.column) - 1]).sorted(by: >)
      return DescriptionError(
        place,
        "this line is indented by \(place.column - 1), where "
          + due.map(String.init).joined(separator: " or ") + " \(due.count == 1 ? "is" : "are") due"
      )
    }
    return DescriptionError(
      place,
      isList
        ? "'- ' is due here: the list that begins at line \(contextPlace.line) has not ended"
        : "a key is due here, in the map that begins at line \(contextPlace.line)")
  }

  /// Of the last line above that says anything: where its key begins, behind the signs of items.
  private var indentationAbove: Int {
    var number = place.line - 1
    func says(_ number: Int32) -> Bool { ![nil, "#"].contains(line(number).first { $0 != " " }) }
    while number > contextPlace.line, !says(number) { number -= 1 }
    let isItem = line(place.line).dropFirst(Int(place.column) - 1).first == "-"
    return line(number).prefix { $0 == " " || $0 == "-" && !isItem }.count
  }

  private func isFirst(_ spot: Spot) -> Bool {
    line(spot.line).prefix(max(Int(spot.column) - 1, 0)).allSatisfy { $0 == " " }
  }

  /// What is left of a line, shortened.
  private func rest(from spot: Spot) -> String {
    let rest = line(spot.line).dropFirst(max(Int(spot.column) - 1, 0))
    let text = String(rest.prefix(40)).trimmed
    return rest.count > 40 ? text + "…" : text
  }
}

extension String {
  /// Without spaces at its end.
  fileprivate var trimmed: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
