import SkeletonLanguage
import SkeletonModel

extension Draft {
  /// With the colours of an appearance, whichever the variant has.
  func inAppearance(_ appearance: Appearance) -> Draft {
    var draft = self
    for (key, color) in Self.usualColors[kind] ?? [] where !has(key) {
      draft.set(key, .word(color))
    }
    // A symbol may be called like a colour.
    draft.change { field in
      guard field.key != "name" else { return }
      field.value = field.value.map { $0.inAppearance(appearance) }
    }
    draft.children = children.map { $0.inAppearance(appearance) }
    draft.mask = mask.map { $0.inAppearance(appearance) }
    return draft
  }

  /// What nodes are drawn in that say nothing of it.
  private static let usualColors = [
    "text": [("color", "label")], "icon": [("color", "label")], "divider": [("color", "separator")],
    "spinner": [("color", "secondaryLabel")],
    "progress": [("tint", "accent"), ("track", "systemGray5")],
  ]
}

extension Draft.Written {
  fileprivate func inAppearance(_ appearance: Appearance) -> Self {
    switch self {
    case .word(let word):
      // What follows is its alpha. What is in an appearance of its own stays in that.
      let name = String(word.prefix { $0 != " " })
      guard BaseTokens.colorNames.contains(name), !Self.alike.contains(name) else { return self }
      return .word("\(name).\(appearance.rawValue)\(word.dropFirst(name.count))")
    case .list(let items): return .list(items.map { $0.inAppearance(appearance) })
    case .map(let entries):
      return .map(entries.map { Entry($0.key, $0.value.inAppearance(appearance)) })
    case .text, .number, .bool: return self
    }
  }

  /// Colours that are the same in both.
  private static let alike: Set<String> = ["black", "clear", "white"]
}
