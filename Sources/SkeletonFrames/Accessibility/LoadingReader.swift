import SkeletonLanguage
import SkeletonLifecycle
import SkeletonModel

/// What a screen reader finds at an instant of a load.
package struct LoadingElements: Sendable {
  /// What is read in one go: a row, or what stands between rows. What stays as it is from one instant
  /// to the next stays the same object.
  package final class Part: Sendable {
    package let elements: [AccessibilityElement]

    static let nothing = Part([])

    init(_ elements: [AccessibilityElement]) {
      self.elements = elements.filter { $0.hiding == nil }
    }

    var isModal: Bool { elements.contains { $0.modal > 0 } }
  }

  /// In reading order.
  package var parts: [Part]
  /// What takes the focus while an error stands in place of the screen, or over it: its first
  /// element that the skeleton does not have as well. An error in the place of a row takes nothing
  /// from whoever reads the others.
  package var focus: AccessibilityElement?

  package var elements: [AccessibilityElement] { parts.flatMap(\.elements) }
}

/// Reads a load as a screen reader does, from one instant to the next. What fades out is not there any
/// more, what fades in already is; placeholders are one element that says that the screen is busy.
///
/// From a cause to the next few rows of many change, and only those are read again: a list whose rows
/// arrive one by one is not read as often as it has rows.
package struct LoadingReader {
  private let screens: LoadingScreens
  private let plan: LoadingPlan
  private var outline: LoadingOutline?
  private var rows = StagedRows()
  /// Of each piece of the outline.
  private var parts: [LoadingElements.Part] = []
  /// Which of them is the first of the tree that has the rows.
  private var first = 0
  /// How many of them lie in front of others.
  private var modals = 0

  package init(_ screens: LoadingScreens, _ plan: LoadingPlan) {
    self.screens = screens
    self.plan = plan
  }

  package mutating func elements(
    of stage: LoadingStage, at instant: Microseconds
  ) throws -> LoadingElements {
    let cast = LoadingCast(stage, at: instant, plan)
    let outline: LoadingOutline
    if let known = self.outline, known.cast == cast, known.isApart {
      outline = known
    } else {
      outline = try LoadingOutline(cast, after: self.outline, stage.rows, screens, plan)
      take(outline)
    }
    try readChanged(stage.rows, outline)
    if modals > 0 { return outline.behindModals(parts) }
    return LoadingElements(parts: parts, focus: outline.focus)
  }

  /// What is round the rows; these stay as they were where they stand in the same tree, or are yet to be
  /// read.
  private mutating func take(_ next: LoadingOutline) {
    let kept = next.keepsContent ? parts[first...].prefix(next.contentTree?.pieces.count ?? 0) : nil
    if kept == nil { rows = StagedRows() }
    parts = []
    for (index, tree) in next.trees.enumerated() {
      let isContent = index == next.content?.tree
      if isContent { first = parts.count }
      parts += isContent ? kept ?? tree.parts[...] : tree.parts[...]
    }
    modals = parts.count(where: \.isModal)
    outline = next
  }

  private mutating func readChanged(_ next: StagedRows, _ outline: LoadingOutline) throws {
    guard let tree = outline.contentTree else { return }
    for index in next.indices(changedSince: rows).joined() {
      let row = next[index]
      if next.count == rows.count, row.reads(like: rows[index]) { continue }
      for place in tree.places[row.id] ?? [] {
        guard case .row(let slot) = tree.pieces[place] else { continue }
        let part = LoadingElements.Part(try screens.elements(of: row, in: slot, outline.cast))
        modals += (part.isModal ? 1 : 0) - (parts[first + place].isModal ? 1 : 0)
        parts[first + place] = part
      }
    }
    rows = next
  }
}

extension LoadingStage.Row {
  /// Whether what is found of it is that of another.
  fileprivate func reads(like other: Self) -> Bool {
    outcome == other.outcome && failure == other.failure && template == other.template
  }
}

/// What of an instant decides what is found round the rows: not how opaque it is.
struct LoadingCast: Equatable {
  let layers: [LoadingFrame.Layer]
  let parameters: [LoadingEvent.Field]
  /// Whether a row is waited for.
  let waits: Bool
  /// Their numbers, without gaps.
  let rows: Range<Int>

  init(_ stage: LoadingStage, at instant: Microseconds, _ plan: LoadingPlan) {
    layers = stage.standingLayers(at: max(instant, 0), plan)
    parameters = stage.parameters
    waits = stage.rows.contains(.placeholder)
    let first = stage.rows.first?.id ?? 0
    rows = first..<first + stage.rows.count
  }
}
