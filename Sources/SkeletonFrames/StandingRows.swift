import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// Where the rows stand that arrive one by one, and how they look, at an instant.
struct StandingRows {
  let skeleton: RowLooks
  let content: RowLooks
  /// What can be seen of what scrolls; nil where that is all of the screen.
  let viewport: Frame?
  private let scroll: Double
  private let places: RowPlaces

  /// nil where no rows arrive one by one.
  ///
  /// - Parameter find: Where rows of an id stand in both trees.
  init?(
    _ frame: LoadingFrame, _ plan: LoadingPlan,
    _ find: (String, ScreenChanges) throws -> TreeRows?
  ) rethrows {
    guard plan.hasRows, let items = plan.lifecycle.items,
      let rows = try find(items, ScreenChanges(parameters: frame.parameters))
    else { return nil }
    places = RowPlaces(rows, above: frame.rows.filter { $0.row < 0 })
    var looks: (skeleton: [Int: [RowLook]], content: [Int: [RowLook]]) = ([:], [:])
    for row in frame.rows {
      if row.skeleton > 0, let shift = places.shiftOfPlaceholder(row) {
        looks.skeleton[row.template, default: []].append(
          RowLook(
            opacity: row.skeleton, shift: shift,
            pause: row.elapsed == frame.elapsed ? nil : row.elapsed))
      }
      if row.content > 0, let shift = places.shiftOfContent(row) {
        looks.content[row.row < 0 ? row.template : row.row, default: []].append(
          RowLook(opacity: row.content, shift: shift))
      }
    }
    skeleton = RowLooks(items: items, looks: looks.skeleton)
    content = RowLooks(items: items, looks: looks.content)
    scroll = rows.scrolls ? frame.scroll : 0
    viewport = rows.viewport
  }

  /// The frame on the screen of the first row of the skeleton.
  var firstFrame: Frame? {
    places.skeleton[0]?.moved(by: Offset(x: 0, y: -scroll))
  }

  /// The frame on the screen of a row.
  func frame(of row: LoadingFrame.Row) -> Frame? {
    places.frame(of: row)?.moved(by: Offset(x: 0, y: -scroll))
  }
}

/// The frames of rows in their trees, and where the rows are that stand elsewhere: those that a
/// refresh puts above, which push the others down, and placeholders of pages, which stand where the
/// content will.
private struct RowPlaces {
  let skeleton: [Int: Frame]
  let content: [Int: Frame]
  /// How far below the first row's place each row above stands.
  private var starts: [Int: Double] = [:]
  /// How far the others are pushed down.
  private var push = 0.0

  init(_ rows: TreeRows, above: [LoadingFrame.Row]) {
    skeleton = rows.skeleton
    content = rows.content
    for row in above {
      starts[row.row] = push
      push += pitch(of: row.template)
    }
  }

  /// From a row's top to the next one's; of the last, as from the one before.
  private func pitch(of row: Int) -> Double {
    guard let own = skeleton[row] else { return 0 }
    if let next = skeleton[row + 1], next.y > own.y { return next.y - own.y }
    guard let before = skeleton[row - 1], own.y > before.maxY else { return own.height }
    return own.height + own.y - before.maxY
  }

  private var top: Double { skeleton[0]?.y ?? content[0]?.y ?? 0 }

  func frame(of row: LoadingFrame.Row) -> Frame? {
    if let start = starts[row.row] {
      return skeleton[row.template].map { Frame($0, top: top + start) }
    }
    let own = row.row == row.template ? skeleton[row.row] ?? content[row.row] : content[row.row]
    return own?.moved(by: Offset(x: 0, y: push))
  }

  func shiftOfPlaceholder(_ row: LoadingFrame.Row) -> Offset? {
    guard let own = skeleton[row.template], let there = frame(of: row) else { return nil }
    return there.origin - own.origin
  }

  func shiftOfContent(_ row: LoadingFrame.Row) -> Offset? {
    guard let start = starts[row.row] else { return Offset(x: 0, y: push) }
    return content[row.template].map { Offset(x: 0, y: top + start - $0.y) }
  }
}

extension Frame {
  fileprivate init(_ frame: Frame, top: Double) {
    self.init(x: frame.x, y: top, width: frame.width, height: frame.height)
  }
}
