import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel

/// A run of a document's loading in one variant, with all that its instants show laid out.
package struct ScenarioSource: Sendable {
  package let run: LoadingRun
  /// All that any of the instants shows.
  private let screens: LaidOutScreens
  private let width: Int
  private let height: Int
  private let scale: Int
  private let ground: Color
  /// The fonts of each screen, as they are written into pictures.
  private let fonts: [LaidOutScreens.Key: [String]]

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
    var fonts: [LaidOutScreens.Key: [String]] = [:]
    for instant in instants {
      _ = try Self.sheets(run.frame(at: instant), run.plan, rows: screens.rows) { key in
        let placed = try screens.placed(key)
        if fonts[key] == nil { fonts[key] = screens.shaper.stamped(placed.screen.fonts) }
        return placed
      }
    }
    self.fonts = fonts
    self.screens = screens.laidOut
  }
}

/// One tree, or the error of one row, as it stands at an instant.
private struct Sheet: Sendable {
  var placed: PlacedScreen
  var key: LaidOutScreens.Key
  /// Where it stands, if it is the error of rows, and the edges it ends at.
  var place: Frame?
  var clip: Frame?
  var look: TreeLook
  /// How long what moves has been moving.
  var elapsed: Microseconds

  func isStagedLike(_ other: Sheet) -> Bool {
    key == other.key && place == other.place && clip == other.clip && look == other.look
  }
}

extension ScenarioSource {
  private static func sheets(
    _ frame: LoadingFrame, _ plan: LoadingPlan,
    rows: (String, ScreenChanges) throws -> TreeRows?,
    placed: (LaidOutScreens.Key) throws -> PlacedScreen?
  ) rethrows -> [Sheet] {
    let standing = try StandingRows(frame, plan, rows)
    var sheets: [Sheet] = []
    func add(
      _ key: LaidOutScreens.Key, _ look: TreeLook, after elapsed: Microseconds,
      in place: Frame? = nil
    ) throws {
      guard let screen = try placed(key) else { return }
      sheets.append(
        Sheet(
          placed: screen, key: key, place: place,
          clip: place == nil ? nil : standing?.viewport, look: look, elapsed: elapsed))
    }
    // What lies over the whole screen lies over the errors of rows, too.
    let layers = frame.standingLayers
    let top = layers.firstIndex { $0.tree == .error } ?? layers.endIndex
    for (index, layer) in layers.enumerated() {
      if index == top { try addErrorsOfRows() }
      var look = TreeLook(opacity: layer.opacity)
      var elapsed = frame.instant
      var place: Frame?
      switch layer.tree {
      case .skeleton:
        elapsed = frame.elapsed
        look.isShimmerStill = frame.isShimmerStill
        look.scroll = frame.scroll
        look.rows = standing?.skeleton
      case .content:
        look.scroll = frame.scroll
        look.rows = standing?.content
      case .empty: break
      case .error:
        // One error stands for all rows, where the first of them stood.
        if plan.lifecycle.errorPlacement == .items { place = standing?.firstFrame }
      }
      try add(
        .init(ScreenState(layer), in: frame, of: layer.error, on: place?.extent), look,
        after: elapsed, in: place)
    }
    if top == layers.endIndex { try addErrorsOfRows() }
    return sheets

    func addErrorsOfRows() throws {
      for row in frame.rows where row.error > 0 {
        guard let failure = row.failure, let place = standing?.frame(of: row) else { continue }
        try add(
          .init(.error(failure.name), in: frame, of: failure, on: place.extent),
          TreeLook(opacity: row.error),
          after: frame.instant, in: place)
      }
    }
  }
}

/// Paints the instants of a scenario, one after the other.
package struct InstantPainter: SceneSource {
  private let source: ScenarioSource
  /// The last instant's sheets: while only light moves, the next has the same stages.
  private var staged: [StagedSheet] = []

  package init(_ source: ScenarioSource) {
    self.source = source
  }

  package var fonts: [String] { source.fonts(of: staged.map(\.sheet)) }

  package mutating func scene(of one: Case) -> Scene { scene(atInstant: one.instant ?? 0) }

  package mutating func scene(atInstant instant: Microseconds) -> Scene {
    let (scene, staged) = source.scene(at: instant, after: staged)
    self.staged = staged
    return scene
  }
}

private struct StagedSheet: Sendable {
  var sheet: Sheet
  var stage: Stage
}

extension ScenarioSource {
  fileprivate func fonts(of sheets: [Sheet]) -> [String] {
    sheets.flatMap { fonts[$0.key] ?? [] }.withoutRepeats
  }

  fileprivate func scene(
    at instant: Microseconds, after last: [StagedSheet]
  ) -> (Scene, [StagedSheet]) {
    let sheets = Self.sheets(
      run.frame(at: instant), run.plan, rows: { screens.rows[$1] }, placed: { screens.placed[$0] })
    let staged = sheets.map { sheet in
      let known = last.first { $0.sheet.isStagedLike(sheet) }
      return StagedSheet(sheet: sheet, stage: known?.stage ?? sheet.stage)
    }
    let marks = staged.flatMap { $0.stage.marks(at: .instant($0.sheet.elapsed)) }
    let scene = Scene(width: width, height: height, scale: scale, ground: ground, marks: marks)
    return (scene, staged)
  }
}

extension Sheet {
  fileprivate var stage: Stage {
    guard let place else { return Stage(placed, look) }
    return Stage(placed, look, at: place.origin, clippedTo: clip)
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
