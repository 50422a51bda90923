import SkeletonModel

/// What becomes of each node that is written, found by holding the content against the skeleton that
/// is derived from it.
struct SkeletonParts {
  enum Part: Hashable {
    /// It stays, and what is inside becomes something.
    case around
    /// It stays, with all that is inside.
    case kept
    case hidden
    case bars
    /// Bars that shimmer instead of what they are painted with.
    case filled
    /// As many lines as it says itself.
    case lines(Int, last: Double?)
    case shape(isRound: Bool)
  }

  private(set) var parts: [TextPosition: Part] = [:]
  /// Nodes that become one thing here and another there, and those that cannot be written.
  private(set) var notes: [Diagnostic] = []

  subscript(position: TextPosition) -> Part? { parts[position] }

  mutating func add(_ before: Node, _ after: Node) {
    let part = Part(before, after)
    if let known = parts.updateValue(part, forKey: before.position), known != part {
      parts[before.position] = known
      note(
        before.position,
        "this node becomes something else in different places; it is written as in the first")
    }
    if before.kind == .swiftui {
      note(
        before.position,
        "a view of an app's source is not written out inside a document: derive it by itself, as in "
          + "'skelsnap derive SOURCE#VIEW'")
    }
    // Parts of a button are written as the button is.
    guard case .around = part, before.kind != .button, before.kind != .swiftui else { return }
    for (old, new) in zip(before.children, after.children) { add(old, new) }
  }

  private mutating func note(_ position: TextPosition, _ message: String) {
    let note = Diagnostic(.warning, at: position, message)
    if !notes.contains(note) { notes.append(note) }
  }
}

extension SkeletonParts.Part {
  fileprivate init(_ before: Node, _ after: Node) {
    switch after.box.derivation?.shape {
    case .keep: self = .kept
    case .hide: self = .hidden
    case .block:
      self = .shape(isRound: after.box.radius == .capsule && before.box.radius == .none)
    case nil:
      switch (before.content, after.content) {
      case (.text, .redacted), (.redacted, .redacted): self = .bars
      case (.text, .lines(let lines)), (.redacted, .lines(let lines)):
        self = .lines(lines.widths.count, last: before.box.derivation?.ratio)
      case (.lines, _): self = .filled
      default: self = .around
      }
    }
  }
}
