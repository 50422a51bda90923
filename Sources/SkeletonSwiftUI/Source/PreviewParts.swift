import SkeletonModel

/// One of several previews that a provider has: Xcode shows each by itself.
struct PreviewPart: Hashable, Sendable {
  /// As `previewDisplayName` has it, or its number.
  var name: String
  /// Which it is, of how many.
  var number: Int
  var count: Int
  /// Bytes of the file.
  var range: Range<Int>
}

extension SwiftParser {
  /// The previews of a provider, `Group { … }` or one beneath the other; none where it has one alone, or
  /// where only running it tells how many there are.
  func previewParts(of provider: SwiftDeclaration) -> [PreviewPart] {
    guard let member = members(of: provider).first(where: { $0.name == "previews" }),
      let code = code(of: member)
    else { return [] }
    var views = views(in: tokenRange(of: code))
    while views.count == 1, let inside = groupInterior(of: views[0]) {
      views = self.views(in: inside)
    }
    let isKnown = views.allSatisfy { !Self.several.contains(word($0.lowerBound)) }
    guard views.count > 1, isKnown else { return [] }
    var names: Set<String> = []
    return views.enumerated().map { number, view in
      var name = displayName(in: view) ?? "\(number + 1)"
      if !names.insert(name).inserted {
        name += " \(number + 1)"
        names.insert(name)
      }
      return PreviewPart(name: name, number: number, count: views.count, range: bytes(view))
    }
  }

  /// What makes any number of views.
  private static let several: Set<String> = ["if", "switch", "for", "ForEach", "guard", "#if"]

  /// The statements of a body that are views, without `return`.
  private func views(in body: Range<Int>) -> [Range<Int>] {
    guard let first = body.first else { return [] }
    let starts = body.filter {
      tokens[$0].depth == tokens[first].depth && isBeginning($0, first: first)
    }
    return zip(starts, starts.dropFirst() + [body.upperBound]).compactMap { start, end in
      if ["let", "var", "func", "defer"].contains(word(start)) || isAssigned(start..<end) {
        return nil
      }
      let from = word(start) == "return" ? start + 1 : start
      return from < end ? from..<end : nil
    }
  }

  /// `store.items = []`
  private func isAssigned(_ statement: Range<Int>) -> Bool {
    statement.contains {
      tokens[$0].depth == tokens[statement.lowerBound].depth && isAssignment($0)
    }
  }

  /// What stands between the braces of `Group { … }`.
  private func groupInterior(of view: Range<Int>) -> Range<Int>? {
    let open = view.lowerBound + 1
    guard word(view.lowerBound) == "Group", isMark(open, "{"), after(open) - 1 > open + 1 else {
      return nil
    }
    return open + 1..<after(open) - 1
  }

  private func displayName(in view: Range<Int>) -> String? {
    let name = view.last { word($0) == "previewDisplayName" && isMark($0 - 1, ".") }
    guard let name, isMark(name + 1, "("), tokens[name + 2].kind == .text else { return nil }
    let text = word(name + 2).trimming("\"")
    return text.isEmpty || text.contains("\\") ? nil : text
  }
}

extension String {
  fileprivate func trimming(_ mark: Character) -> String {
    var text = self[...]
    while text.first == mark { text.removeFirst() }
    while text.last == mark { text.removeLast() }
    return String(text)
  }
}
