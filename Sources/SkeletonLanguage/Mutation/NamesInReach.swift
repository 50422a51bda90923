import SkeletonModel

/// The entries of themes that a document can come to use: those that it names, those that these
/// name, and so on.
///
/// A name may be spelt for another reason, so more may be in reach than is used; nothing else can be
/// used.
struct NamesInReach: Sendable {
  private var names: Set<String>

  /// The sections whose entries are used by their names alone.
  private static let sections: Set<String> = Set(TokenSpace.allCases.map(\.rawValue))
    .union(["components"])

  init(of document: Tree, themes: [Tree]) {
    var entries: [String: [Tree]] = [:]
    var waiting = [document]
    for theme in themes {
      for section in theme.entries ?? [] {
        guard Self.sections.contains(section.key) else {
          waiting.append(section.value)
          continue
        }
        for entry in section.value.entries ?? [] {
          entries[entry.key, default: []].append(entry.value)
        }
      }
    }
    var found = Self.unspelt
    names = []
    func take(_ new: Set<String>) {
      for name in new where names.insert(name).inserted { waiting += entries[name] ?? [] }
    }
    take(found)
    while let tree = waiting.popLast() {
      found = []
      var starts: [String] = []
      tree.addNames(to: &found, &starts)
      for start in starts { found.formUnion(entries.keys.filter { $0.hasPrefix(start) }) }
      take(found)
    }
  }

  /// Whether a document can come to use the entry of a theme that a place is in.
  func include(_ place: [TreeStep], of theme: Tree) -> Bool {
    guard case .entry(let index)? = place.first, let section = theme.entries?[index],
      Self.sections.contains(section.key), place.count > 1, case .entry(let number) = place[1],
      let entry = section.value.entries?[number]
    else { return true }
    return names.contains(entry.key)
  }

  /// What stands where a document says nothing.
  private static let unspelt: Set<String> = {
    var names: Set<String> = ["placeholder", "background"]
    for form in Grammar.maps + Grammar.kinds.map(\.map) {
      for key in form.keys { names.formUnion(words(key.fallback)) }
    }
    return names
  }()
}

/// The parts of a text that could be names.
private func words(_ text: String) -> [String] {
  text.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }.map(String.init)
}

extension Tree {
  /// - Parameter starts: What names begin with whose end is a parameter's value.
  fileprivate func addNames(to names: inout Set<String>, _ starts: inout [String]) {
    switch value {
    case .scalar(let scalar):
      names.formUnion(words(scalar.text))
      for word in scalar.text.split(separator: " ") {
        if let dollar = word.firstIndex(of: "$"), dollar > word.startIndex {
          starts.append(String(word[..<dollar]))
        }
      }
    case .list(let items): for item in items { item.addNames(to: &names, &starts) }
    case .map(let entries):
      for entry in entries {
        names.insert(entry.key)
        entry.value.addNames(to: &names, &starts)
      }
    }
  }
}
