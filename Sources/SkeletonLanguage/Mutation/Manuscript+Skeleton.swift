import SkeletonModel

// A document with another skeleton, and components for it.

extension Manuscript {
  private static let skeleton = DocumentForm.skeleton.name
  private static let components = DocumentForm.components.name
  private static let content = DocumentForm.content.name

  /// What stands there once it is loaded, as it is written.
  package var content: Tree? { tree[Self.content] }

  /// Whether somebody has written its skeleton, and it is not derived.
  package var hasWrittenSkeleton: Bool {
    tree[Self.skeleton] != nil && !document.hasDerivedSkeleton
  }

  /// A component as it is written, the document's own before the theme's.
  package func component(_ name: String) -> (parameters: [Tree.Entry], view: Tree)? {
    guard let tree = tree[Self.components]?[name] ?? document.theme.components[name] else {
      return nil
    }
    let isNode = NodeEntry(tree) != nil
    let view = isNode ? tree : tree[ComponentForm.view.name]
    return view.map { (tree[ComponentForm.parameters.name]?.entries ?? [], $0) }
  }

  /// The names of all components that there are.
  package var componentNames: Set<String> {
    Set((tree[Self.components]?.entries ?? []).map(\.key)).union(document.theme.components.keys)
  }

  /// The document with another skeleton.
  ///
  /// - Parameter components: More components, which the skeleton uses.
  package func document(
    skeleton: Tree, components: [(key: String, value: Tree)]
  ) throws(DescriptionError) -> Document {
    try reading(changed(skeleton, components))
  }

  private func changed(_ skeleton: Tree, _ components: [(key: String, value: Tree)]) -> Tree {
    var entries: [(key: String, value: Tree, spot: Spot)] = []
    for entry in tree.entries ?? [] where entry.key != Self.skeleton {
      var value = entry.value
      if entry.key == Self.components, !components.isEmpty { value = merged(components) }
      if entry.key == Self.content {
        entries.append((Self.skeleton, skeleton, entry.keySpot))
      }
      entries.append((entry.key, value, entry.keySpot))
    }
    if !components.isEmpty, tree[Self.components] == nil {
      let place = entries.firstIndex { $0.key == Self.skeleton } ?? entries.count
      entries.insert((Self.components, merged(components), tree.spot), at: place)
    }
    return .map(entries, at: tree.spot)
  }

  private func merged(_ more: [(key: String, value: Tree)]) -> Tree {
    .map(
      (tree[Self.components]?.entries ?? []).map { ($0.key, $0.value, $0.keySpot) }
        + more.map { ($0.key, $0.value, tree.spot) }, at: tree.spot)
  }

  /// The document's text with another skeleton; all else stays as it is written, but in a text that
  /// is JSON, or has its keys in one line.
  ///
  /// - Parameter content: What is there once it is loaded, if that is not to stay either.
  package func text(
    skeleton: Tree, components: [(key: String, value: Tree)], content: Tree? = nil
  ) -> String {
    let source = tree.spot.source
    let whole = changed(skeleton, components)
    if source.name.hasSuffix(".json") { return whole.json.document() }
    let text = source.text.replacing("\r\n", with: "\n")
    var lines = SectionedText(text)
    guard (tree.entries ?? []).allSatisfy({ lines.lines(of: $0.key) != nil }) else {
      return whole.block()
    }
    let own = Tree.map([(Self.skeleton, skeleton)], at: tree.spot).block()
    if let old = lines.lines(of: Self.skeleton) {
      lines.replace(old, by: own)
    } else {
      lines.insert(own, before: Self.content)
    }
    if !components.isEmpty {
      if let old = lines.lines(of: Self.components) {
        let isBlock = tree[Self.components]?.entries?.first.map { $0.keySpot.line } ?? 0
        if isBlock > old.lowerBound + 1 {
          let depth = lines.depth(below: old)
          lines.append(Tree.map(components, at: tree.spot).block(), to: old, indentedBy: depth)
        } else {
          lines.replace(
            old, by: Tree.map([(Self.components, merged(components))], at: tree.spot).block())
        }
      } else {
        lines.insert(
          Tree.map([(Self.components, .map(components, at: tree.spot))], at: tree.spot).block(),
          before: Self.skeleton)
      }
    }
    if let content, let old = lines.lines(of: Self.content) {
      lines.replace(old, by: Tree.map([(Self.content, content)], at: tree.spot).block())
    }
    return source.text.contains("\r\n") ? lines.text.replacing("\n", with: "\r\n") : lines.text
  }
}

/// A YAML text by the keys at its margin.
private struct SectionedText {
  private var lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String { lines.joined(separator: "\n") }

  /// The lines that a key and what stands under it take; nil if it is not at the margin.
  func lines(of key: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return nil }
    var end = start + 1
    for (number, line) in lines.enumerated().dropFirst(start + 1) {
      // An item of a list may stand at the margin, too.
      if line.first == " " || line.hasPrefix("- ") || line == "-" {
        end = number + 1
      } else if let first = line.first, first != "#" {
        break
      }
    }
    return start..<end
  }

  mutating func replace(_ old: Range<Int>, by text: String) {
    lines.replaceSubrange(old, with: Self.split(text))
  }

  /// Comments stay with the key that they stand above.
  mutating func insert(_ text: String, before key: String) {
    var place = lines(of: key)?.lowerBound ?? lines.endIndex
    while place > 0, lines[place - 1].hasPrefix("#") { place -= 1 }
    lines.insert(contentsOf: Self.split(text), at: place)
  }

  /// How far what stands under a key is indented.
  func depth(below section: Range<Int>) -> Int {
    let first = lines[section].dropFirst().first {
      !$0.allSatisfy(\.isWhitespace) && $0.first { $0 != " " } != "#"
    }
    return first?.prefix { $0 == " " }.count ?? 2
  }

  mutating func append(_ text: String, to section: Range<Int>, indentedBy depth: Int) {
    let margin = String(repeating: " ", count: depth)
    lines.insert(contentsOf: Self.split(text).map { margin + $0 }, at: section.upperBound)
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      text.hasSuffix("\n") ? 1 : 0)
  }
}
