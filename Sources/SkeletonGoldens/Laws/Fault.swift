import SkeletonModel

/// A breach found in one pair of variants, not yet merged with equal ones of other pairs.
struct Fault {
  var law: Law
  /// The tree that it is in: `skeleton`, `error`.
  var tree: String
  var node: String
  /// The kind of fault, without the amount: `cut`, `leaves bottom`.
  var subject: String
  /// The amount: the variant with the largest represents the others.
  var excess: Double
  var variant: String
  var message: String
  var position: TextPosition
}

extension [Fault] {
  /// One breach for all variants with the fault, and for all rows or placeholders that share it.
  func breaches(of document: String) -> [LawBreach] {
    let families = grouped(by: NodeKey.init).grouped { FamilyKey($0[0]) }
    return families.map { nodes in
      let breaches = nodes.map { $0.breach(of: document) }
      var family = breaches[0]
      family.alike = breaches.dropFirst().map(\.node)
      family.variants = breaches.flatMap(\.variants).withoutRepeats
      return family
    }.sorted { $0.law.place < $1.law.place }
  }

  /// Faults of one node and one kind, in several variants.
  private func breach(of document: String) -> LawBreach {
    let worst = self.max { $0.excess < $1.excess } ?? self[0]
    let isOneVoice = allSatisfy { $0.message == worst.message }
    let trees = map(\.tree).withoutRepeats
    var message = trees == ["skeleton"] ? "" : "in \(trees.joined(separator: ", ")): "
    message += worst.message
    if !isOneVoice { message += " (in \(worst.variant))" }
    return LawBreach(
      law: worst.law, document: document, node: worst.node, variants: map(\.variant).withoutRepeats,
      message: message, position: worst.position)
  }
}

private struct NodeKey: Hashable {
  var law: Law
  var node: String
  var subject: String

  init(_ fault: Fault) {
    law = fault.law
    node = fault.node
    subject = fault.subject
  }
}

private struct FamilyKey: Hashable {
  var law: Law
  var node: String
  var subject: String

  init(_ fault: Fault) {
    law = fault.law
    switch fault.law {
    // All motion comes from the one shimmer of the screen.
    case .still, .loop, .sweep: node = ""
    case .appearance, .mirror, .type, .exposed, .labels, .order, .focus, .blank, .rows, .crossfade,
      .minimumDisplay, .timeout, .leaving, .timers, .budget, .generated:
      node = fault.node.withoutNumbers
    }
    subject = fault.subject.withoutNumbers
  }
}

extension String {
  /// A path without the row numbers, which are in brackets; digits in names stay.
  fileprivate var withoutNumbers: String {
    var text = ""
    var isInside = false
    for character in self {
      if character == "[" || character == "]" { isInside = character == "[" }
      if !isInside || !character.isNumber { text.append(character) }
    }
    return text
  }
}

extension Law {
  fileprivate var place: Int { Law.allCases.firstIndex(of: self) ?? 0 }
}
