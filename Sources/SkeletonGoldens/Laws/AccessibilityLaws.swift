import SkeletonFrames
import SkeletonLanguage
import SkeletonModel

/// What a screen reader finds in a state: no placeholder, nothing without words, all in the order in
/// which it is seen, and a place for the focus where an error stands.
///
/// - Parameter position: Where the tree is written.
func accessibilityFaults(
  _ screen: AccessibilityScreen, at position: TextPosition
) -> [Fault] {
  let found = screen.found
  var faults: [Fault] = []
  for element in found {
    if element.isInPlaceholder {
      faults.append(
        screen.fault(
          .exposed, element, element.role.rawValue,
          "a screen reader finds \(element.name) in a placeholder; hide it, or say it outside"))
    }
    if element.needsLabel, element.label.isBlank {
      faults.append(screen.fault(.labels, element, element.role.rawValue, element.lack))
    }
  }
  for (first, second) in zip(found, found.dropFirst()) {
    if let fault = orderFault(first, second, screen) { faults.append(fault) }
  }
  if case .error = screen.state, screen.focus == nil {
    faults.append(
      Fault(
        law: .focus, tree: screen.state.tree, node: "", subject: screen.state.name, excess: 0,
        variant: screen.variant.slug,
        message: "nothing that a screen reader finds can take the focus as the error comes",
        position: position))
  }
  return faults
}

/// Of two that are read one after the other, the second is above the first, or before it in its row.
///
/// What lies in two layers of a `zstack` has no order to see, and what is above and further on is
/// the top of the next column.
private func orderFault(
  _ first: AccessibilityElement, _ second: AccessibilityElement, _ screen: AccessibilityScreen
) -> Fault? {
  guard first.role != .group, second.role != .group, first.role != .busy, second.role != .busy,
    !first.isLayered(with: second)
  else { return nil }
  let isRTL = screen.variant.direction == .rtl
  let (one, other) = (first.frame, second.frame)
  /// How far the second begins before the first ends, and ends before the first begins, in the
  /// direction of reading.
  let reach = isRTL ? other.maxX - one.x : one.maxX - other.x
  let gap = isRTL ? other.x - one.maxX : one.x - other.maxX
  let common = min(one.maxY, other.maxY) - max(one.y, other.y)
  let isInRow = common >= min(one.height, other.height) / 2 && common > 0
  let words: String
  if one.y - other.maxY >= -tolerance, reach > tolerance {
    words = "which is above it"
  } else if isInRow, gap >= -tolerance {
    words = "which is before it in the row"
  } else {
    return nil
  }
  return screen.fault(
    .order, second, words,
    "a screen reader reads \(first.name) and then \(second.name), \(words)")
}

/// A rounding of points.
private let tolerance = 0.5

extension AccessibilityScreen {
  fileprivate func fault(
    _ law: Law, _ element: AccessibilityElement, _ subject: String, _ message: String
  ) -> Fault {
    Fault(
      law: law, tree: state.tree, node: element.path, subject: subject, excess: 0,
      variant: variant.slug, message: message, position: element.position)
  }
}

extension AccessibilityElement {
  /// `the button 'Retry'`
  fileprivate var name: String {
    let what =
      switch role {
      case .text, .button, .image, .progress, .group: "the \(role.rawValue)"
      case .inProgress: "something in progress"
      case .busy: "the busy element"
      case .combined: "the element"
      }
    guard !label.isEmpty else { return what }
    return "\(what) '\(printable(label.excerpt))'"
  }

  /// What it needs.
  fileprivate var lack: String {
    switch role {
    case .busy: "the words that announce loading are empty, and so is what says that it loads"
    case .button:
      (icons.isEmpty ? "a button" : "a button of the icon '\(icons.joined(separator: "', '"))'")
        + " has no label: a screen reader says nothing but 'button'"
    case .progress, .inProgress, .image, .combined, .group, .text:
      "\(role == .image ? "an image" : name) has no label: a screen reader cannot say what it is"
    }
  }

  /// Whether they are in two layers of one `zstack`.
  fileprivate func isLayered(with other: AccessibilityElement) -> Bool {
    for (one, another) in zip(layers, other.layers) where one != another {
      return one.stack == another.stack
    }
    return false
  }
}
