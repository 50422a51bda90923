/// What a node says of itself to a screen reader, by the names of SwiftUI's modifiers.
package struct Accessibility: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
  /// What becomes of the elements inside; nil leaves them as they are.
  package var children: Children?
  /// nil means 0, or the priority of what it is in.
  package var sortPriority: Double?

  package init() {}

  package enum Children: String, Hashable, Sendable, CaseIterable { case combine, ignore, contain }
}

extension Accessibility {
  /// What is said of a component, laid over what its own root says.
  package func laid(over inner: Accessibility) -> Accessibility {
    var both = inner
    both.label = label ?? inner.label
    both.value = value ?? inner.value
    both.isHidden = isHidden || inner.isHidden
    both.traits.formUnion(traits)
    both.children = children ?? inner.children
    both.sortPriority = sortPriority ?? inner.sortPriority
    return both
  }
}

/// What a screen reader takes an element for, beside what it is.
package struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let isButton = AccessibilityTraits(rawValue: 1)
  package static let isHeader = AccessibilityTraits(rawValue: 2)
  package static let isImage = AccessibilityTraits(rawValue: 4)
  package static let isLink = AccessibilityTraits(rawValue: 8)
  package static let isModal = AccessibilityTraits(rawValue: 16)
  package static let isSelected = AccessibilityTraits(rawValue: 32)

  /// By the words of documents, which are SwiftUI's.
  package static let named: [(word: String, trait: AccessibilityTraits)] = [
    ("isButton", .isButton), ("isHeader", .isHeader), ("isImage", .isImage), ("isLink", .isLink),
    ("isModal", .isModal), ("isSelected", .isSelected),
  ]

  package var words: [String] { Self.named.filter { contains($0.trait) }.map(\.word) }
}
