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

  /// The keys that a kind's nodes have where they do not say, by the theme.
  package func usualKeys(of kind: Kind) -> [String] {
    (document.theme.defaults[kind.rawValue] ?? []).map(\.key)
  }

  /// The names of all components that there are.
  package var componentNames: Set<String> {
    Set((tree[Self.components]?.entries ?? []).map(\.key)).union(document.theme.components.keys)
  }

  /// What a component's own skeleton is called; where that is taken, with twos behind it.
  package static func skeletonName(of component: String) -> String {
    component + (component.contains("-") ? "-skeleton" : "Skeleton")
  }

  /// Components that are parts of the written skeleton: called as skeletons of others are, and used by
  /// nothing else.
  package var componentsOfSkeleton: Set<String> {
    guard hasWrittenSkeleton, let skeleton = tree[Self.skeleton],
      let own = tree[Self.components]?.entries
    else { return [] }
    func used(by trees: [Tree]) -> Set<String> {
      var found: Set<String> = []
      var waiting = trees
      while let tree = waiting.popLast() {
        for entry in own where !found.contains(entry.key) && tree.says(entry.key) {
          found.insert(entry.key)
          waiting.append(entry.value)
        }
      }
      return found
    }
    let names = Set(componentNames.map(Self.skeletonName))
    let parts = used(by: [skeleton]).filter { names.contains($0.withoutTwos) }
    let others =
      own.filter { !parts.contains($0.key) }
      + (tree.entries ?? []).filter { ![Self.skeleton, Self.components].contains($0.key) }
    return parts.subtracting(used(by: others.map(\.value)))
  }

  /// The document with another skeleton, without the components that were the old one's alone.
  ///
  /// - Parameter components: More components, which the skeleton uses.
  package func document(
    skeleton: Tree, components: [(key: String, value: Tree)]
  ) throws(DescriptionError) -> Document {
    try reading(changed(skeleton, components))
  }

  private func changed(
    _ skeleton: Tree, _ components: [(key: String, value: Tree)], content: Tree? = nil
  ) -> Tree {
    var entries: [(key: String, value: Tree, spot: Spot)] = []
    let gone = componentsOfSkeleton
    for entry in tree.entries ?? [] where entry.key != Self.skeleton {
      var value = entry.value
      if entry.key == Self.components, !components.isEmpty || !gone.isEmpty {
        value = merged(components, without: gone)
      }
      if entry.key == Self.content {
        entries.append((Self.skeleton, skeleton, entry.keySpot))
        value = content ?? value
      }
      entries.append((entry.key, value, entry.keySpot))
    }
    if !components.isEmpty, tree[Self.components] == nil {
      let place = entries.firstIndex { $0.key == Self.skeleton } ?? entries.count
      entries.insert((Self.components, merged(components, without: []), tree.spot), at: place)
    }
    return .map(entries, at: tree.spot)
  }

  private func merged(
    _ more: [(key: String, value: Tree)], without gone: Set<String>
  ) -> Tree {
    .map(
      (tree[Self.components]?.entries ?? []).filter { !gone.contains($0.key) }
        .map { ($0.key, $0.value, $0.keySpot) }
        + more.map { ($0.key, $0.value, tree.spot) }, at: tree.spot)
  }

  /// The document's text with another skeleton; all else stays as it is written, but in JSON.
  ///
  /// - Parameter content: What is there once it is loaded, if that is not to stay either.
  /// - Returns: The text, and whether comments were lost, because it had to be written anew.
  package func text(
    skeleton: Tree, components: [(key: String, value: Tree)], content: Tree? = nil
  ) -> (text: String, isAnew: Bool) {
    let source = tree.spot.source
    let whole = changed(skeleton, components, content: content)
    if source.name.hasSuffix(".json") { return (whole.json.document(), false) }
    // A component's skeleton that is what it was stays where and as it is.
    let old = componentsOfSkeleton
    let same = components.filter { name, value in
      old.contains(name) && tree[Self.components]?[name]?.json == value.json
    }.map(\.key)
    let gone = old.subtracting(same)
    let more = components.filter { !same.contains($0.key) }
    // A short map between braces is easier read with a line for each entry.
    for isLaidOut in [true, false] {
      guard var splice = YAMLSplice(tree) else { break }
      var isDone = splice.set(Self.skeleton, skeleton, before: Self.content)
      if isDone, !more.isEmpty || !gone.isEmpty {
        isDone = splice.add(
          more, without: gone, to: Self.components, before: Self.skeleton, isLaidOut: isLaidOut)
      }
      if let content, isDone { isDone = splice.set(Self.content, content, before: Self.content) }
      guard isDone, let text = splice.text, means(text, whole) else { continue }
      return (byteOrderMark + text, false)
    }
    return (byteOrderMark + whole.block(), true)
  }

  /// Whether a text says what it should: splicing is by places, and what stands there is others'.
  private func means(_ text: String, _ whole: Tree) -> Bool {
    guard let tree = try? Syntax.read(Array(text.utf8), file: tree.spot.source.name) else {
      return false
    }
    return tree.inOrder == whole.inOrder
  }
}

extension String {
  fileprivate var withoutTwos: String {
    String(self[..<(lastIndex { $0 != "2" }.map(index(after:)) ?? startIndex)])
  }
}

extension Tree {
  /// Whether a word stands anywhere in it, as a key or a value.
  fileprivate func says(_ word: String) -> Bool {
    if let scalar { return scalar.text == word }
    if let list { return list.contains { $0.says(word) } }
    return (entries ?? []).contains { $0.key == word || $0.value.says(word) }
  }

  /// Two documents that say the same are the same here, whatever the order of their parts.
  fileprivate var inOrder: JSON {
    .object(
      (entries ?? []).map { entry in
        guard entry.key == DocumentForm.components.name, case .object(let parts) = entry.value.json
        else { return JSON.Member(entry.key, entry.value.json) }
        return JSON.Member(entry.key, .object(parts.sorted { $0.key < $1.key }))
      }.sorted { $0.key < $1.key })
  }
}
