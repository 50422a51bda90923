import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel

extension LoadingScreens {
  /// What a screen reader finds, an element a line. What fades out is not there any more, what
  /// fades in already is; placeholders are one element that says that the screen is busy.
  package func elements(of frame: LoadingFrame, _ plan: LoadingPlan) throws -> [String] {
    let items = plan.hasRows ? plan.lifecycle.items : nil
    let rows = Dictionary(frame.rows.map { ($0.row, $0) }) { first, _ in first }
    var lines: [String] = []
    let waits =
      frame.layers.contains { $0.tree == .skeleton && $0.stays }
      || frame.rows.contains { $0.outcome == .skeleton }
    // A title stands in the skeleton, too; where the content stays below it, it is that one's.
    let hasContent = frame.layers.contains { $0.tree != .skeleton && $0.stays }
    for layer in frame.layers where layer.tree == .skeleton && layer.stays && !hasContent {
      lines += try root(.init(.skeleton, in: frame)).elements
    }
    if waits { lines.append("busy \(quoted(plan.announcements.loading))") }
    for layer in frame.standingLayers where layer.tree != .skeleton {
      let root = try root(.init(ScreenState(layer), in: frame, of: layer.error))
      guard let items, layer.tree == .content else {
        lines += layer.stays ? root.elements : []
        continue
      }
      for row in frame.rows where row.row < 0 && row.outcome == .content {
        lines += root.row(row.template, of: items)?.elements ?? []
      }
      lines += try root.elements { node in
        if let row = node.row(of: items).flatMap({ rows[$0] }) {
          return try elements(of: row, node, frame)
        }
        // Of a tree that stands there for its rows alone, nothing else is.
        return layer.stays || node.kind != .button && !node.children.isEmpty ? nil : []
      }
    }
    return lines
  }

  private func root(_ key: LaidOutScreens.Key) throws -> Node { try placed(key).root.node }

  private func elements(
    of row: LoadingFrame.Row, _ node: Node, _ frame: LoadingFrame
  ) throws -> [String] {
    switch row.outcome {
    case .content: return node.elements
    case .error:
      guard let failure = row.failure else { return [] }
      return try root(.init(.error(failure.name), in: frame, of: failure)).elements
    case .skeleton, .empty, nil: return []
    }
  }
}

extension Node {
  fileprivate var elements: [String] { elements { _ in nil } }

  /// - Parameter others: finds the elements of a node that has others than its own.
  fileprivate func elements<Refusal>(
    _ others: (Node) throws(Refusal) -> [String]?
  ) throws(Refusal) -> [String] {
    guard box.opacity > 0 else { return [] }
    if let found = try others(self) { return found }
    if kind == .button {
      let label = words.joined(separator: ", ")
      return ["button \(quoted(label))" + (action.map { ", \($0.rawValue)" } ?? "")]
    }
    switch content {
    case .text(let text): return text.value.isEmpty ? [] : ["text \(quoted(text.value))"]
    case .spinner, .dots: return ["in progress"]
    case .progress(let progress):
      return [progress.value.map { "progress \(($0 * 100).threeDecimals)%" } ?? "in progress"]
    case .stack, .layers, .grid, .scroll, .wrapped, .block, .circle, .lines, .drawing, .divider,
      .spacer:
      var lines: [String] = []
      for child in children { lines += try child.elements(others) }
      return lines
    }
  }

  /// All texts inside.
  private var words: [String] {
    if case .text(let text) = content { return text.value.isEmpty ? [] : [text.value] }
    return children.flatMap(\.words)
  }

  /// The row of this number inside, of those named `items`.
  fileprivate func row(_ number: Int, of items: String) -> Node? {
    if row(of: items) == number { return self }
    return children.lazy.compactMap { $0.row(number, of: items) }.first
  }
}

private func quoted(_ text: String) -> String { JSON.string(text).text() }
