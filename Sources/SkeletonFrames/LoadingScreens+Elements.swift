import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// What a screen reader finds at an instant of a load.
package struct LoadingElements: Hashable, Sendable {
  /// In reading order.
  package var elements: [AccessibilityElement]
  /// What takes the focus while an error stands in place of the screen, or over it: its first
  /// element that the skeleton does not have as well. An error in the place of a row takes nothing
  /// from whoever reads the others.
  package var focus: AccessibilityElement?
}

/// What of an instant decides what a screen reader finds: which trees and rows are there, and not how
/// opaque they are.
package struct LoadingCast: Hashable, Sendable {
  private let layers: [LoadingFrame.Layer]
  private let standing: [LoadingFrame.Layer]
  private let rows: [LoadingFrame.Row]
  private let parameters: [LoadingEvent.Field]

  package init(_ frame: LoadingFrame) {
    layers = frame.layers.map(\.withoutLook)
    standing = frame.standingLayers.map(\.withoutLook)
    rows = frame.rows.map(\.withoutLook)
    parameters = frame.parameters
  }
}

extension LoadingFrame.Layer {
  fileprivate var withoutLook: Self {
    var layer = self
    layer.opacity = 0
    layer.phase = nil
    return layer
  }
}

extension LoadingFrame.Row {
  fileprivate var withoutLook: Self {
    var row = self
    (row.skeleton, row.content, row.error) = (0, 0, 0)
    row.elapsed = 0
    return row
  }
}

extension LoadingScreens {
  /// What fades out is not there any more, what fades in already is; placeholders are one element
  /// that says that the screen is busy.
  package func elements(
    of frame: LoadingFrame, _ plan: LoadingPlan
  ) throws -> LoadingElements {
    let items = plan.hasRows ? plan.lifecycle.items : nil
    let rows = Dictionary(frame.rows.map { ($0.row, $0) }) { first, _ in first }
    var all = Gathering()
    let waits =
      frame.layers.contains { $0.tree == .skeleton && $0.stays }
      || frame.rows.contains { $0.outcome == .skeleton }
    // A title stands in the skeleton, too; where the content stays below it, it is that one's.
    let hasContent = frame.layers.contains { $0.tree != .skeleton && $0.stays }
    for layer in frame.layers where layer.tree == .skeleton && layer.stays && !hasContent {
      var reader = AccessibilityReader(isBusy: true)
      reader.read(try root(.init(.skeleton, in: frame)))
      all.add(reader.elements)
    }
    if waits, let words = plan.announcements.loading { all.add([.busy(words)]) }
    for layer in frame.standingLayers where layer.tree != .skeleton {
      let root = try root(.init(ScreenState(layer), in: frame, of: layer.error))
      var reader = AccessibilityReader()
      guard let items, layer.tree == .content else {
        if !layer.stays { continue }
        reader.read(root)
        all.add(reader.elements, isError: layer.tree == .error)
        continue
      }
      let above = frame.rows.filter { $0.row < 0 && $0.outcome == .content }
      let templates = above.isEmpty ? [:] : root.rows(of: items)
      for row in above {
        if let template = templates[row.template] { reader.read(template) }
      }
      try reader.read(root) { placed throws(any Error) in
        if let row = placed.row(of: items).flatMap({ rows[$0] }) {
          return try elements(of: row, placed, frame)
        }
        // Of a tree that stands there for its rows alone, nothing else is.
        return layer.stays || placed.holdsRow(of: items) ? nil : []
      }
      all.add(reader.elements)
    }
    all.hideBehindModals()
    var found = LoadingElements(elements: all.found)
    if frame.layers.contains(where: { $0.tree == .error && $0.stays }) {
      var known = AccessibilityReader(isBusy: true)
      if document.has(.skeleton) { known.read(try root(.init(.skeleton, in: frame))) }
      found.focus = AccessibilityElement.focus(in: all.foundOfError, after: known.elements)
    }
    return found
  }

  private func root(_ key: LaidOutScreens.Key) throws -> Placed { try placed(key).root }

  private func elements(
    of row: LoadingFrame.Row, _ placed: Placed, _ frame: LoadingFrame
  ) throws -> [AccessibilityElement] {
    var reader = AccessibilityReader()
    switch row.outcome {
    case .content: reader.read(placed)
    case .error:
      guard let failure = row.failure else { return [] }
      reader.read(try root(.init(.error(failure.name), in: frame, of: failure)))
    case .skeleton, .empty, nil: break
    }
    return reader.elements
  }
}

/// The elements of several trees, from the bottom up.
private struct Gathering {
  private var elements: [AccessibilityElement] = []
  private var errors: [Bool] = []

  mutating func add(_ others: [AccessibilityElement], isError: Bool = false) {
    // What is modal in one tree lies in front of all of the trees before it.
    let above = elements.reduce(0) { max($0, $1.modal) }
    elements += others.map { element in
      var element = element
      if element.modal > 0 { element.modal += above }
      return element
    }
    errors += others.map { _ in isError }
  }

  mutating func hideBehindModals() { AccessibilityElement.hideBehindModals(&elements) }

  var found: [AccessibilityElement] { elements.filter { $0.hiding == nil } }

  var foundOfError: [AccessibilityElement] {
    zip(elements, errors).filter { $0.hiding == nil && $1 }.map(\.0)
  }
}
