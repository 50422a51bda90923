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
    /// The number of what is inserted here: it is no mark, whatever it is.
    var inserted: Int?
    var style: Style = []
    /// Of a link.
    var address: String?

    func isMark(_ mark: Character) -> Bool { inserted == nil && character == mark }
  }

  static func hasMarks(_ text: String) -> Bool { text.contains { "*_`[~".contains($0) } }

  static func applyingMarks(to units: [Unit]) -> [Unit] {
    var units = units
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
            var unit = unit
            unit.style.formUnion(style)
            result.append(unit)
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
      && zip(mark, units[place...]).allSatisfy { $1.isMark($0) }
  }

  /// An underscore within a word is part of the word.
  private static func followsWord(_ units: [Unit], _ place: Int, _ mark: [Character]) -> Bool {
    guard mark[0] == "_", place > 0 else { return false }
    let before = units[place - 1].character
    return before.isLetter || before.isNumber
  }

  private static func precedesWord(_ units: [Unit], _ place: Int, _ mark: [Character]) -> Bool {
    guard mark[0] == "_", place + mark.count < units.count else { return false }
    let behind = units[place + mark.count].character
    return behind.isLetter || behind.isNumber
  }

  private static func end(of mark: [Character], from start: Int, in units: [Unit]) -> Int? {
    var place = start + 1
    while place < units.count {
      if stands(mark, at: place, in: units), !units[place - 1].character.isWhitespace,
        !precedesWord(units, place, mark)
      {
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
    let last = units.lastIndex { $0.isMark(")") } ?? -1
    var place = 0
    while place < units.count {
      if units[place].isMark("[") { open = result.count }
      if units[place].isMark("]"), let first = open, place + 1 < last,
        units[place + 1].isMark("("),
        let close = units[(place + 2)...].firstIndex(where: { $0.isMark(")") })
      {
        result.remove(at: first)
        let address = String(units[place + 2..<close].map(\.character))
        for index in first..<result.count {
          result[index].style.insert(.link)
          result[index].address = address
        }
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
