import SkeletonModel
import SkeletonPainting

/// What a screen reader stops at, or would if it were not hidden from it.
package struct AccessibilityElement: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case text, button, image, progress
    /// Something turns, and nobody knows how long.
    case inProgress
    /// Stands for all placeholders of a screen.
    case busy
    /// Several that are read as one.
    case combined
    /// Has a name, and others inside.
    case group
  }

  /// Why it is not found.
  package enum Hiding: String, Hashable, Sendable, CaseIterable {
    case accessibilityHidden
    /// An icon without a label.
    case decoration
    /// Something turns in a skeleton, and the busy element says so already.
    case busy
    case transparent
    /// Something modal is in front of it.
    case modal

    package var words: String {
      switch self {
      case .accessibilityHidden: "accessibilityHidden"
      case .decoration: "decoration"
      case .busy: "the busy element says it"
      case .transparent: "transparent"
      case .modal: "behind something modal"
      }
    }
  }

  /// Of a layer of a `zstack`: layers lie over each other, so there is no order among them to see.
  package struct Layer: Hashable, Sendable {
    package var stack: Int
    package var index: Int
  }

  package var role: Role
  /// Of its node, or of the nearest one around it with a path.
  package var path: String
  /// Empty if it has none.
  package var label = ""
  package var value: String?
  /// The icons that it shows.
  package var icons: [String] = []
  /// What its buttons stand for.
  package var actions: [Node.Action] = []
  package var traits: AccessibilityTraits = []
  /// Where it is seen: an offset moves it.
  package var frame: Frame
  package var hiding: Hiding?
  package var position: TextPosition
  /// How many groups are around it.
  package var depth = 0
  /// Whether it is a placeholder, or in one: it should not be found at all.
  package var isInPlaceholder = false
  /// The layers that it is in, outermost first.
  package var layers: [Layer] = []
  /// The modal thing that it is in, counted from 1 in paint order; 0 if there is none.
  package var modal = 0
  /// Whose place it keeps, while a tree is read without its rows.
  var slot: Int?

  package init(role: Role, path: String, frame: Frame, position: TextPosition) {
    self.role = role
    self.path = path
    self.frame = frame
    self.position = position
  }
}

extension AccessibilityElement {
  /// Its line in text goldens: `button "Retry", retry`.
  package var line: String {
    var words = role == .inProgress ? "in progress" : role.rawValue
    if !label.isEmpty { words += " \(JSON.string(label).text())" }
    var rest: [String] = []
    if let value { rest.append(role == .progress ? value : "value \(JSON.string(value).text())") }
    rest += icons.map { "icon \($0)" } + actions.map(\.rawValue) + traits.words
    guard !rest.isEmpty else { return words }
    // `progress 40%` has nothing to set apart.
    return words + (role == .progress && label.isEmpty && value != nil ? " " : ", ")
      + rest.joined(separator: ", ")
  }

  /// What VoiceOver says on it: label, value, and what it is.
  package var spoken: String {
    var words = [label, value ?? ""].filter { !$0.isEmpty }
    if traits.contains(.isSelected) { words.insert("selected", at: 0) }
    if role == .inProgress { words.append("in progress") }
    if role == .button || traits.contains(.isButton) { words.append("button") }
    if traits.contains(.isLink) { words.append("link") }
    if role == .image || traits.contains(.isImage) { words.append("image") }
    if traits.contains(.isHeader) { words.append("heading") }
    return words.joined(separator: ", ")
  }

  /// Whether it is there to be used, or tells how something goes, or is a picture: without words it
  /// means nothing.
  package var needsLabel: Bool {
    switch role {
    case .button, .image, .progress, .inProgress, .busy, .combined: true
    case .text: false
    case .group: true
    }
  }
}
