import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What a screen reader finds on a screen in one state.
package struct AccessibilityScreen: Sendable {
  package var document: String
  package var state: ScreenState
  package var variant: Variant
  /// What is said as the screen begins to show.
  package var announcement: String?
  /// In reading order, with those that are hidden.
  package var elements: [AccessibilityElement]
  /// How many placeholders the busy element stands for.
  package var placeholders: Int
  /// What takes the focus as an error comes: what is read first of all that the skeleton does not
  /// have as well, such as a title above both.
  package var focus: AccessibilityElement?

  /// - Parameters:
  ///   - announcement: nil if nothing is said.
  ///   - loading: The words of the busy element; nil for none.
  ///   - skeleton: What an error stands in place of.
  package init(
    _ placed: PlacedScreen, announcement: String?, loading: String?, after skeleton: PlacedScreen?
  ) {
    let screen = placed.screen
    let isBusy = screen.state == .skeleton
    var reader = AccessibilityReader(isBusy: isBusy)
    reader.read(placed.root)
    document = screen.document
    state = screen.state
    variant = screen.variant
    self.announcement = announcement
    placeholders = reader.placeholders
    elements = reader.elements
    if isBusy, let loading {
      var busy = AccessibilityElement.busy(loading)
      busy.position = placed.root.node.position
      busy.frame = Frame(x: 0, y: 0, width: placed.extent.width, height: placed.extent.height)
      elements.append(busy)
    }
    AccessibilityElement.hideBehindModals(&elements)
    guard case .error = state else { return }
    var known = AccessibilityReader(isBusy: true)
    if let skeleton { known.read(skeleton.root) }
    focus = AccessibilityElement.focus(in: found, after: known.elements)
  }

  /// What a screen reader stops at.
  package var found: [AccessibilityElement] { elements.filter { $0.hiding == nil } }
}

extension AccessibilityScreen {
  /// - Parameter skeleton: Looked for where an error has to know what stood there before.
  package init<Refusal>(
    _ placed: PlacedScreen, of document: Document,
    after skeleton: () throws(Refusal) -> PlacedScreen?
  ) throws(Refusal) {
    let state = placed.screen.state
    var before: PlacedScreen?
    if case .error = state, document.has(.skeleton) { before = try skeleton() }
    self.init(
      placed, announcement: document.announcement(of: state),
      loading: document.announcements.loading, after: before)
  }
}

extension AccessibilityElement {
  static func busy(_ words: String) -> AccessibilityElement {
    var busy = AccessibilityElement(
      role: .busy, path: "", frame: Frame(x: 0, y: 0, width: 0, height: 0),
      position: TextPosition(file: "", line: 1, column: 1))
    busy.label = words
    return busy
  }
}

extension AccessibilityElement {
  /// The first that is not known from before.
  static func focus(
    in found: [AccessibilityElement], after known: [AccessibilityElement]
  ) -> AccessibilityElement? {
    let places = Set(known.map { [$0.path, $0.line] })
    return found.first { $0.role != .group && !places.contains([$0.path, $0.line]) }
  }

  /// What is modal lets nothing be found that lies behind it; what says that the screen is busy lies
  /// in front of its own tree.
  static func hideBehindModals(_ elements: inout [AccessibilityElement]) {
    let front = elements.reduce(0) { $1.hiding == nil ? max($0, $1.modal) : $0 }
    guard front > 0 else { return }
    for index in elements.indices where elements[index].modal != front {
      if elements[index].role != .busy {
        elements[index].hiding = elements[index].hiding ?? .modal
      }
    }
  }
}
