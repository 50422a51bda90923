import SkeletonModel

extension Reading {
  /// Replaces the references of a value, then reads it; nil if it is wrong or not known yet.
  func read<Value>(_ tree: Tree, as form: Form<Value>) -> Value? {
    #if DEBUG || TESTABLE
      DecodeCount.note(tree, as: form.name)
    #endif
    guard let scalar = tree.scalar, scalar.text.mayRefer else {
      return form.decode(tree, self)
    }
    guard let (found, inner) = dereference(tree, scalar) else { return nil }
    return within(inner) { form.decode(found, self) }
  }

  /// A tree with its references replaced, and the scope of the result; nil if a reference is wrong
  /// or not known yet.
  func dereference(_ tree: Tree) -> (Tree, Scope)? {
    guard let scalar = tree.scalar, scalar.text.mayRefer else { return (tree, scope) }
    return dereference(tree, scalar)
  }

  private func dereference(_ tree: Tree, _ scalar: Scalar) -> (Tree, Scope)? {
    noteOpen()
    // A few lines of references to references can require 2¹²⁸ replacements.
    let pieces = Reference.parse(scalar.text)
    guard budget.take(references: pieces.count) else {
      exhaust(
        tree.spot, "more than \(Limits.references.grouped) references are to be replaced")
      return nil
    }
    if case .reference(let reference) = pieces[0], pieces.count == 1 {
      guard let (found, inner) = target(of: reference, at: tree) else { return nil }
      let origin = Tree.Origin(spot: found.origin?.spot ?? found.spot, reference: scalar.text)
      let landed = Tree(found.value, at: tree.spot, origin: origin)
      return (landed, inner)
    }
    var text = ""
    var isKnown = true
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .reference(let reference):
        guard let inserted = self.text(of: reference, at: tree) else {
          isKnown = false
          if isFilledIn { return nil }
          continue
        }
        text += inserted
      }
      guard text.utf8.count <= 100_000 else {
        complain(tree, "the text grows beyond 100000 bytes as its references are replaced")
        return nil
      }
    }
    guard isKnown else { return nil }
    guard budget.take(madeText: text) else {
      exhaust(
        tree.spot, "more than \(Limits.references.grouped) references are to be replaced")
      return nil
    }
    return (
      Tree(
        .scalar(Scalar(text: text, isPlain: scalar.isPlain)), at: tree.spot, origin: tree.origin),
      .empty
    )
  }

  /// The value of a reference, with the references that it consists of followed to their end.
  private func target(of reference: Reference, at tree: Tree) -> (Tree, Scope)? {
    guard let bound = scope.bindings[reference.name] else {
      if scope.others == .missing { unknownReference(reference, at: tree) }
      return nil
    }
    guard var (found, inner) = bound.map({ ($0.tree, $0.scope) }) else { return nil }
    var steps = 0
    func settle() -> Bool {
      // A parameter that is given as a reference: follow it in its own scope.
      while found.scalar?.text.mayRefer == true {
        steps += 1
        guard steps < 1000, let next = within(inner, { dereference(found) }) else { return false }
        (found, inner) = next
        if inner === Scope.empty { break }
      }
      return true
    }
    guard settle() else { return nil }
    for field in reference.fields {
      guard found.entries != nil else {
        complain(tree, "'$\(reference.name)' is no record, so it has no '.\(field)'")
        return nil
      }
      guard let value = found[field] else {
        let hint = nearestWord(to: field, among: found.entries?.map(\.key) ?? [])
        complain(
          tree,
          "'$\(reference.name)' has no '.\(field)'"
            + (hint.map { "; did you mean '.\($0)'?" } ?? ""))
        return nil
      }
      found = value
      guard settle() else { return nil }
    }
    return (found, inner)
  }

  private func text(of reference: Reference, at tree: Tree) -> String? {
    if case .some(.some(let binding)) = scope.bindings[reference.name],
      binding.tree.entries == nil, !reference.fields.isEmpty,
      let plain = text(of: Reference(name: reference.name, fields: []), at: tree)
    {
      // `$title.now`, where the title is a text without fields: the dot is part of the text.
      return plain + "." + reference.fields.joined(separator: ".")
    }
    if scope.bindings[reference.name] == nil, scope.others == .givenLater {
      return "$" + ([reference.name] + reference.fields).joined(separator: ".")
    }
    guard let (found, _) = target(of: reference, at: tree) else { return nil }
    guard let scalar = found.scalar else {
      complain(tree, "'$\(reference.name)' is \(found.found); only a scalar can stand within text")
      return nil
    }
    return scalar.text
  }

  private func unknownReference(_ reference: Reference, at tree: Tree) {
    let names = scope.bindings.keys.sorted()
    let hint =
      nearestWord(to: reference.name, among: names).map { "; did you mean '$\($0)'?" }
      ?? (names.isEmpty
        ? "; there are no parameters here ('$$' is a dollar)"
        : "; there are \(names.map { "$" + $0 }.joined(separator: ", "))")
    complain(tree, "no parameter '$\(reference.name)' can be seen here\(hint)")
  }
}
