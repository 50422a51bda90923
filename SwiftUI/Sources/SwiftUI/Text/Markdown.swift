/// The inline Markdown that a localised text may have.
enum Markdown {
  struct Style: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let strong = Style(rawValue: 1)
    static let emphasis = Style(rawValue: 2)
    static let struck = Style(rawValue: 4)
    static let code = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
  }

  /// A character without the marks around it, and what they say of it.
  struct Unit {
    let character: Character
    var style: Style = []
  }

  static func hasMarks(_ text: String) -> Bool { text.contains { "*_`[~".contains($0) } }

  static func units(of text: String) -> [Unit] {
    var units = text.map { Unit(character: $0) }
    guard hasMarks(text) else { return units }
    let marks: [(String, Style)] = [
      ("**", .strong), ("__", .strong), ("~~", .struck), ("*", .emphasis), ("_", .emphasis),
      ("`", .code),
    ]
    for (mark, style) in marks { units = applying(Array(mark), style, to: units) }
    return linking(units)
  }

  /// Takes away pairs of a mark that stand directly before and after something, as emphasis does.
  private static func applying(_ mark: [Character], _ style: Style, to units: [Unit]) -> [Unit] {
    var result: [Unit] = []
    var place = 0
    // Where nothing closes a mark, nothing closes a later one.
    var isOver = false
    while place < units.count {
      let inner = place + mark.count
      if !isOver, stands(mark, at: place, in: units), inner < units.count,
        !units[inner].character.isWhitespace, !followsWord(units, place, mark)
      {
        if let close = end(of: mark, from: inner, in: units) {
          for unit in units[inner..<close] {
            result.append(Unit(character: unit.character, style: unit.style.union(style)))
          }
          place = close + mark.count
          continue
        }
        isOver = true
      }
      result.append(units[place])
      place += 1
    }
    return result
  }

  private static func stands(_ mark: [Character], at place: Int, in units: [Unit]) -> Bool {
    place + mark.count <= units.count
      && zip(mark, units[place...]).allSatisfy { $0 == $1.character }
  }

  /// An underscore within a word is part of the word.
  private static func followsWord(_ units: [Unit], _ place: Int, _ mark: [Character]) -> Bool {
    guard mark[0] == "_", place > 0 else { return false }
    let before = units[place - 1].character
    return before.isLetter || before.isNumber
  }

  private static func end(of mark: [Character], from start: Int, in units: [Unit]) -> Int? {
    var place = start + 1
    while place < units.count {
      if stands(mark, at: place, in: units), !units[place - 1].character.isWhitespace {
        return place
      }
      place += 1
    }
    return nil
  }

  /// `[words](address)` shows its words.
  private static func linking(_ units: [Unit]) -> [Unit] {
    var result: [Unit] = []
    // The nearest one: others are brackets like any.
    var open: Int?
    let last = units.lastIndex { $0.character == ")" } ?? -1
    var place = 0
    while place < units.count {
      let character = units[place].character
      if character == "[" { open = result.count }
      if character == "]", let first = open, place + 1 < last,
        units[place + 1].character == "(",
        let close = units[place...].firstIndex(where: { $0.character == ")" })
      {
        result.remove(at: first)
        for index in first..<result.count { result[index].style.insert(.link) }
        open = nil
        place = close + 1
        continue
      }
      result.append(units[place])
      place += 1
    }
    return result
  }
}
