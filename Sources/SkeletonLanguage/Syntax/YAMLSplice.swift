import SkeletonModel

/// A YAML text in which some entries of the outermost map are written anew.
struct YAMLSplice {
  private let outline: YAMLOutline
  private let scalars: [Unicode.Scalar]
  private let tree: Tree
  private var edits: [(range: Range<Int>, text: String)] = []

  /// nil for what is not written as a map.
  init?(_ tree: Tree) {
    guard let outline = YAMLReader.outline(of: tree.spot.source) else { return nil }
    self.outline = outline
    self.tree = tree
    scalars = Array(tree.spot.source.text.unicodeScalars)
  }

  /// Gives a key a value; where it has none, above another key.
  ///
  /// - Returns: Whether this can be written.
  mutating func set(_ key: String, _ value: Tree, before other: String) -> Bool {
    guard let old = entry(key) else { return insert(key, value, before: other) }
    if outline.isFlow {
      edits.append((old.value, flow(value, old)))
      return true
    }
    guard let section = section(of: old) else { return false }
    edits.append((section, block([(key, value)], in: section, margin: margin(of: old))))
    return true
  }

  /// Adds entries to the map that a key has.
  ///
  /// - Parameters:
  ///   - gone: Entries that it has and is not to have.
  ///   - isLaidOut: Whether a map in one line becomes one of several. It must have no comments and
  ///     no anchors.
  mutating func add(
    _ more: [(key: String, value: Tree)], without gone: Set<String>, to key: String,
    before other: String, isLaidOut: Bool
  ) -> Bool {
    guard let old = entry(key), let inside = tree[key], !inside.isNull else {
      return set(key, .map(more, at: tree.spot), before: other)
    }
    let all =
      (inside.entries ?? []).filter { !gone.contains($0.key) }.map { ($0.key, $0.value) } + more
    if all.isEmpty { return set(key, .map(all, at: tree.spot), before: other) }
    switch old.style {
    case .block:
      guard let section = section(of: old), let first = inside.entries?.first,
        remove(gone, from: inside, in: section)
      else { return false }
      if more.isEmpty { return true }
      let margin = String(repeating: " ", count: Int(first.keySpot.column) - 1)
      let text = margin + block(more, in: section, margin: margin)
      edits.append(
        (
          section.upperBound..<section.upperBound,
          endsWithLine(section) ? text : lineEnd + text
        ))
    case .flow where !outline.isFlow && isLaidOut:
      guard let section = section(of: old),
        !scalars[section].contains(where: "#&\r\n".unicodeScalars.contains)
      else { return false }
      edits.append(
        (section, block([(key, .map(all, at: tree.spot))], in: section, margin: margin(of: old))))
    case .flow where !gone.isEmpty:
      // What stands between the entries would go with them.
      guard !scalars[old.value].contains("#") else { return false }
      return set(key, .map(all, at: tree.spot), before: other)
    case .flow:
      let text = more.map { Tree.map([$0], at: tree.spot).flow.dropFirst().dropLast() }
        .joined(separator: ", ")
      let isEmpty = inside.entries?.isEmpty ?? true
      edits.append((old.lastInside..<old.lastInside, (isEmpty ? "" : ", ") + text))
    case .plain, .alias:
      return set(key, .map(all, at: tree.spot), before: other)
    }
    return true
  }

  /// The text; nil if what it says of anchors cannot be.
  var text: String? {
    var all = edits
    // What an anchor stood for that is gone stands at its first use.
    var moved: Set<Int> = []
    for alias in outline.aliases where !isReplaced(alias.range.lowerBound) {
      guard isReplaced(alias.anchor), moved.insert(alias.anchor).inserted else { continue }
      all.append((alias.range, "&\(alias.name) \(alias.tree.flow)"))
    }
    var result = scalars
    // Those of one place are written in their order.
    for (range, text) in all.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }).map(\.element) {
      guard range.upperBound <= result.count else { return nil }
      result.replaceSubrange(range, with: text.unicodeScalars)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: result)
    return String(text)
  }

  private func isReplaced(_ place: Int) -> Bool { edits.contains { $0.range.contains(place) } }

  private func entry(_ key: String) -> YAMLOutline.Entry? {
    outline.entries.first { $0.key == key }
  }
}

// MARK: - Places

extension YAMLSplice {
  private mutating func insert(_ key: String, _ value: Tree, before other: String) -> Bool {
    // What is to stand above something that is new stands where that does.
    guard let next = entry(other) ?? entry(DocumentForm.content.name) else { return false }
    if outline.isFlow {
      let name = next.isKeyQuoted ? "\"\(key)\"" : key
      let line = lineStart(next.keyStart)
      let isAlone = scalars[line..<next.keyStart].allSatisfy { $0 == " " || $0 == "\t" }
      let gap =
        isAlone
        ? lineEnd + String(String.UnicodeScalarView(scalars[line..<next.keyStart])) : " "
      edits.insert(
        (next.keyStart..<next.keyStart, "\(name): \(flow(value, next)),\(gap)"), at: 0)
      return true
    }
    guard let margin = checkedMargin(of: next) else { return false }
    // Comments stay with the key that they stand above; those that the file begins with are its own.
    var place = commentsStart(above: lineStart(next.keyStart), margin: margin.count)
    if place == 0 { place = lineStart(next.keyStart) }
    edits.insert(
      (place..<place, margin + block([(key, value)], margin: margin) + lineEnd), at: 0)
    return true
  }

  /// Removes entries of a map whose keys stand below one another, each with the lines of its own.
  private mutating func remove(
    _ names: Set<String>, from map: Tree, in section: Range<Int>
  ) -> Bool {
    let entries = map.entries ?? []
    for (index, entry) in entries.enumerated() where names.contains(entry.key) {
      guard let start = lineStart(ofLine: entry.keySpot) else { return false }
      var end = section.upperBound
      if index + 1 < entries.count {
        let next = entries[index + 1].keySpot
        guard let line = lineStart(ofLine: next) else { return false }
        end = commentsStart(above: line, margin: Int(next.column) - 1)
      }
      // Its line's end is the one before it, so that what follows stays in a line of its own.
      let isLine = end > start && scalars[end - 1].endsLine
      edits.append((lineEnd(before: start)..<(isLine ? lineEnd(before: end) : end), ""))
    }
    return true
  }

  /// Where the line of a key begins; nil if something stands before that in it.
  private func lineStart(ofLine spot: Spot) -> Int? {
    var start = 0
    for _ in 1..<max(Int(spot.line), 1) {
      guard let end = scalars[start...].firstIndex(where: \.endsLine) else { return nil }
      start = afterLineEnd(end)
    }
    let margin = scalars[start...].prefix { $0 == " " }.count
    return margin == Int(spot.column) - 1 ? start : nil
  }

  /// Where the comments begin that belong to the line below them.
  private func commentsStart(above line: Int, margin: Int) -> Int {
    var place = line
    while place > 0 {
      let above = lineStart(place - 1)
      let text = scalars[above..<place].drop { $0 == " " }
      guard text.first == "#", scalars[above..<place].count - text.count == margin else { break }
      place = above
    }
    return place
  }

  /// Where the end of the line stands that the next one begins behind.
  private func lineEnd(before start: Int) -> Int {
    let isPair = start > 1 && scalars[start - 1] == "\n" && scalars[start - 2] == "\r"
    return max(start - (isPair ? 2 : 1), 0)
  }

  /// From a key to the end of the last line that belongs to its value; nil if something else stands
  /// in one of these lines.
  private func section(of entry: YAMLOutline.Entry) -> Range<Int>? {
    guard checkedMargin(of: entry) != nil else { return nil }
    var end = entry.value.upperBound
    if end == 0 || scalars[end - 1] != "\n" || end <= entry.keyStart {
      let rest = scalars[end...].prefix { !$0.endsLine }
      let first = rest.first { $0 != " " && $0 != "\t" }
      guard first == nil || first == "#" else { return nil }
      end += rest.count
    }
    // Comments that are indented further than the key are inside.
    var line = end
    while line < scalars.count {
      let start = scalars[line].endsLine ? afterLineEnd(line) : line
      let text = scalars[start...].prefix { !$0.endsLine }
      let inner = text.drop { $0 == " " || $0 == "\t" }
      line = start + text.count
      if inner.first == "#", text.count - inner.count > margin(of: entry).count {
        end = line
      } else if inner.first != nil || start >= scalars.count {
        break
      }
    }
    return entry.keyStart..<end
  }

  /// What stands before a key in its line; nil if that is more than spaces.
  private func checkedMargin(of entry: YAMLOutline.Entry) -> String? {
    let before = scalars[lineStart(entry.keyStart)..<entry.keyStart]
    return before.allSatisfy { $0 == " " } ? margin(of: entry) : nil
  }

  private func margin(of entry: YAMLOutline.Entry) -> String {
    String(repeating: " ", count: entry.keyStart - lineStart(entry.keyStart))
  }

  private func lineStart(_ place: Int) -> Int {
    (scalars[..<place].lastIndex { $0.endsLine } ?? -1) + 1
  }

  private func afterLineEnd(_ place: Int) -> Int {
    let isPair = scalars[place] == "\r" && place + 1 < scalars.count && scalars[place + 1] == "\n"
    return place + (isPair ? 2 : 1)
  }

  private var lineEnd: String {
    guard let end = scalars.firstIndex(where: \.endsLine) else { return "\n" }
    return scalars[end] == "\r" ? (afterLineEnd(end) == end + 2 ? "\r\n" : "\r") : "\n"
  }

  /// Whether the next line has begun where a section ends, as behind a block of text.
  private func endsWithLine(_ section: Range<Int>) -> Bool {
    section.last.map { scalars[$0].endsLine } ?? false
  }

  /// Entries in place of a section, or behind it.
  private func block(
    _ entries: [(key: String, value: Tree)], in section: Range<Int>, margin: String
  ) -> String {
    block(entries, margin: margin) + (endsWithLine(section) ? lineEnd : "")
  }

  /// Entries without the margin of the first line, and without the end of the last one.
  private func block(_ entries: [(key: String, value: Tree)], margin: String) -> String {
    Tree.map(entries, at: tree.spot).block().split(separator: "\n")
      .joined(separator: lineEnd + margin)
  }

  private func flow(_ value: Tree, _ entry: YAMLOutline.Entry) -> String {
    entry.isKeyQuoted ? value.json.text(.line) : value.flow
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" }
}
