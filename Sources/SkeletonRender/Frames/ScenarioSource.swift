import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel

/// A run of a document's loading in one variant, with all that its instants show laid out.
package struct ScenarioSource: Sendable {
  package let run: LoadingRun
  /// What stands at each instant that is asked for, from the bottom up.
  private var sheets: [Microseconds: [Sheet]] = [:]
  private let width: Int
  private let height: Int
  private let scale: Int
  private let ground: Color
  let fonts: [String]

  /// - Parameter instants: all that may be asked for.
  package init(
    _ run: LoadingRun, at instants: [Microseconds], _ screens: LoadingScreens
  ) throws {
    self.run = run
    let usual = try screens.placed(screens.document.states[0])
    let extent = try screens.extent()
    let grid = PixelGrid(
      scale: Double(usual.screen.variant.scale),
      isMirrored: usual.screen.variant.direction == .rtl)
    width = grid.side(extent.width)
    height = grid.side(extent.height)
    scale = usual.screen.variant.scale
    ground = usual.screen.canvas.background
    var fonts: [Font] = []
    for instant in instants {
      let own = try Self.sheets(run.frame(at: instant), run.plan, screens)
      fonts += own.flatMap(\.placed.screen.fonts)
      sheets[instant] = own
    }
    self.fonts = screens.shaper.stamped(fonts.withoutRepeats)
  }
}

/// One tree, or the error of one row, as it stands at an instant.
private struct Sheet: Sendable {
  var placed: PlacedScreen
  /// The same for sheets of one layout.
  var layout: Layout
  var look: TreeLook
  /// How long what moves has been moving.
  var elapsed: Microseconds

  struct Layout: Hashable {
    var state: ScreenState
    var changes: ScreenChanges
    /// Where it stands, if it is the error of a row, and the edges it ends at.
    var frame: Frame?
    var clip: Frame?
  }
}

extension ScenarioSource {
  private static func sheets(
    _ frame: LoadingFrame, _ plan: LoadingPlan, _ screens: LoadingScreens
  ) throws -> [Sheet] {
    let standing = try StandingRows(frame, plan, screens)
    var sheets: [Sheet] = []
    for layer in frame.standingLayers {
      let changes = ScreenChanges(
        parameters: frame.parameters, errorFields: layer.error?.overrides ?? [])
      let state = ScreenState(layer)
      if layer.tree == .error, plan.lifecycle.errorPlacement == .items,
        let place = standing?.firstFrame
      {
        // One error stands for all rows, where the first of them stood.
        sheets.append(
          Sheet(
            placed: try screens.placed(state, changes, on: place.extent),
            layout: Sheet.Layout(
              state: state, changes: changes, frame: place, clip: standing?.viewport),
            look: TreeLook(opacity: layer.opacity), elapsed: frame.instant))
        continue
      }
      var look = TreeLook(opacity: layer.opacity)
      var elapsed = frame.instant
      switch layer.tree {
      case .skeleton:
        elapsed = frame.elapsed
        look.isShimmerStill = frame.isShimmerStill
        look.scroll = frame.scroll
        look.rows = standing?.skeleton
      case .content:
        look.scroll = frame.scroll
        look.rows = standing?.content
      case .empty, .error: break
      }
      sheets.append(
        Sheet(
          placed: try screens.placed(state, changes),
          layout: Sheet.Layout(state: state, changes: changes), look: look, elapsed: elapsed))
    }
    guard let standing else { return sheets }
    let chips = try frame.rows.compactMap { row -> Sheet? in
      guard row.error > 0, let failure = row.failure, let frame = standing.frame(of: row) else {
        return nil
      }
      let changes = ScreenChanges(
        parameters: standing.parameters, errorFields: failure.overrides)
      let state = ScreenState.error(failure.name)
      return Sheet(
        placed: try screens.placed(state, changes, on: frame.extent),
        layout: Sheet.Layout(
          state: state, changes: changes, frame: frame, clip: standing.viewport),
        look: TreeLook(opacity: row.error), elapsed: standing.instant)
    }
    // What lies over the whole screen lies over them, too.
    let top = sheets.firstIndex { $0.layout.state.tree == "error" } ?? sheets.endIndex
    sheets.insert(contentsOf: chips, at: top)
    return sheets
  }
}

/// Paints the instants of a scenario, one after the other.
struct InstantPainter: SceneSource {
  private let source: ScenarioSource
  /// The stages of the last instant's sheets: while only light moves, the next has the same.
  private var stages: [(layout: Sheet.Layout, look: TreeLook, stage: Stage)] = []

  init(_ source: ScenarioSource) {
    self.source = source
  }

  var fonts: [String] { source.fonts }

  mutating func scene(of one: Case) -> Scene {
    source.scene(at: one.instant ?? 0, &stages)
  }
}

extension ScenarioSource {
  fileprivate func scene(
    at instant: Microseconds,
    _ stages: inout [(layout: Sheet.Layout, look: TreeLook, stage: Stage)]
  ) -> Scene {
    let sheets = sheets[instant] ?? []
    let last = stages
    stages = sheets.map { sheet in
      let known = last.first { $0.layout == sheet.layout && $0.look == sheet.look }
      return (sheet.layout, sheet.look, known?.stage ?? sheet.stage)
    }
    let marks = zip(sheets, stages).flatMap { $1.stage.marks(at: .instant($0.elapsed)) }
    return Scene(width: width, height: height, scale: scale, ground: ground, marks: marks)
  }
}

extension Sheet {
  fileprivate var stage: Stage {
    guard let frame = layout.frame else { return Stage(placed, look) }
    return Stage(placed, look, at: frame.origin, clippedTo: layout.clip)
  }
}

extension ScreenState {
  init(_ layer: LoadingFrame.Layer) {
    switch layer.tree {
    case .skeleton: self = .skeleton
    case .content: self = .content
    case .empty: self = .empty
    case .error: self = .error(layer.error?.name)
    }
  }
}
