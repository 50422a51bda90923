import SkeletonModel

/// Objects that stand in for any that conform to a protocol of the app's: services are taken as such, and
/// who gives them is not here.
extension SourceCut {
  /// Has one made that does nothing; false where none can be, or is already.
  mutating func makeConformer(to number: Int) -> Bool {
    guard made[number] == nil, !unmade.contains(number) else { return false }
    guard conformer(to: number) != nil else {
      unmade.insert(number)
      return false
    }
    made[number] = ""
    return true
  }

  /// The protocols that the program has such objects of.
  var conformers: [String] {
    made.keys.filter { items[$0].declaration.kind == .protocolType && items[$0].reach > .none }
      .map(path).sorted()
  }

  static func conformerName(of name: String) -> String {
    "_Made" + name.filter { $0 != "." }
  }

  /// A class with all that a protocol asks for; nil where something of it is not known.
  func conformer(to number: Int) -> String? {
    guard let members = demands(of: number, []) else { return nil }
    let name = path(of: number)
    return "final class \(Self.conformerName(of: name)): \(name) { "
      + (["init() {}"] + members).joined(separator: "; ") + " }"
  }

  /// What a protocol and those that it refines ask for, as code that gives it.
  private func demands(of number: Int, _ outer: Set<Int>) -> [String]? {
    let item = items[number]
    guard !outer.contains(number), !item.declaration.isPrivate, item.parent == nil else {
      return nil
    }
    var found: [String] = []
    for name in item.declaration.inheritance where !Self.demandless.contains(name) {
      guard
        let refined = items.indices.first(where: {
          items[$0].declaration.kind == .protocolType && items[$0].declaration.name == name
            && items[$0].reach > .none
        })
      else {
        // What is not here is left out of what it refines.
        if isReplaced(inheritanceOf: number) { continue }
        return nil
      }
      guard let more = demands(of: refined, outer.union([number])) else { return nil }
      found += more
    }
    let parser = SwiftParser(bytes(of: item.file))
    for member in item.members ?? [] where items[member].reach == .whole {
      guard let text = meeting(member, parser) else { return nil }
      if !found.contains(text) { found.append(text) }
    }
    return found
  }

  private static let demandless: Set<String> = [
    "AnyObject", "Sendable", "ObservableObject", "class", "Actor",
  ]

  private func isReplaced(inheritanceOf number: Int) -> Bool {
    guard let range = items[number].declaration.inheritanceRange else { return false }
    return (edits[items[number].file] ?? []).contains { range.overlaps($0.range) }
  }

  /// What meets one demand.
  private func meeting(_ member: Int, _ parser: SwiftParser) -> String? {
    let declaration = items[member].declaration
    let inside = parser.tokenRange(of: declaration.range)
    let words = inside.map(parser.word)
    guard let first = inside.first, !words.contains("associatedtype"), !words.contains("optional")
    else { return nil }
    let depth = parser.tokens[first].depth
    let accessors = inside.first {
      parser.tokens[$0].depth == depth && parser.isMark($0, "{")
    }
    let end = accessors.map { parser.tokens[$0].range.lowerBound } ?? parser.end(of: declaration)
    let head = text(of: declaration.range.lowerBound..<end, in: items[member].file, parser)
      .replacing("mutating ", with: "")
    if declaration.kind == .alias { return "" }
    if let accessors {
      let demanded = (accessors..<inside.upperBound).map(parser.word)
      let effects = ["async", "throws"].filter(demanded.contains).map { " " + $0 }.joined()
      return head + " { get\(effects) { _standIn() }"
        + (demanded.contains("set") ? " set {} }" : " }")
    }
    if declaration.keyword == "init" { return head.hasPrefix("init") ? "required \(head) {}" : nil }
    guard declaration.kind == .function else { return nil }
    let isNothing = !zip(words, words.dropFirst()).contains { $0 == "-" && $1 == ">" }
    return head + (isNothing ? " {}" : " { _standIn() }")
  }

  /// Source without comments, in one line, with what stands in for parts of it.
  private func text(of range: Range<Int>, in file: Int, _ parser: SwiftParser) -> String {
    let edits = (edits[file] ?? []).filter {
      range.overlaps($0.range) || range.contains($0.range.lowerBound)
    }
    var text = ""
    var end = range.lowerBound
    var written: Set<Range<Int>> = []
    for token in parser.tokenRange(of: range).map({ parser.tokens[$0].range }) {
      if token.lowerBound > end { text += " " }
      end = token.upperBound
      if let edit = edits.first(where: { $0.range.contains(token.lowerBound) }) {
        if written.insert(edit.range).inserted { text += edit.text }
      } else {
        text += String(decoding: parser.bytes[token], as: UTF8.self)
      }
    }
    return text
  }
}
