import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

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
  /// The screens in which nodes move by themselves.
  private let moving: Set<LaidOutScreens.Key>

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
    var moving: Set<LaidOutScreens.Key> = []
    for instant in instants {
      _ = try Self.sheets(run, at: instant, rows: screens.rows) { key in
        let placed = try screens.placed(key)
        if fonts[key] == nil {
          fonts[key] = screens.shaper.stamped(placed.screen.fonts)
          if placed.screen.hasMotions { moving.insert(key) }
        }
        return placed
      }
    }
    self.fonts = fonts
    self.moving = moving
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
  /// How long the tree has been there, from which the motions of its nodes count; nil if none of
  /// them moves by itself.
  var age: Microseconds?

  func isStagedLike(_ other: Sheet) -> Bool {
    key == other.key && place == other.place && clip == other.clip && look == other.look
      && age == other.age
  }
}

extension ScenarioSource {
  private static func sheets(
    _ run: LoadingRun, at instant: Microseconds,
    rows: (String, ScreenChanges) throws -> TreeRows?,
    placed: (LaidOutScreens.Key) throws -> PlacedScreen?
  ) rethrows -> [Sheet] {
    let (frame, plan) = (run.frame(at: instant), run.plan)
    let standing = try StandingRows(frame, plan, rows)
    var sheets: [Sheet] = []
    func add(
      _ key: LaidOutScreens.Key, _ look: TreeLook, after elapsed: Microseconds,
      age: Microseconds, in place: Frame? = nil
    ) throws {
      guard let screen = try placed(key) else { return }
      sheets.append(
        Sheet(
          placed: screen, key: key, place: place,
          clip: place == nil ? nil : standing?.viewport, look: look, elapsed: elapsed, age: age))
    }
    // What lies over the whole screen lies over the errors of rows, too.
    let layers = frame.standingLayers
    let top = layers.firstIndex { $0.tree == .error } ?? layers.endIndex
    for (index, layer) in layers.enumerated() {
      if index == top { try addErrorsOfRows() }
      var look = TreeLook(opacity: layer.opacity)
      var elapsed = frame.instant
      var age = run.age(of: layer.tree, layer.error, at: instant)
      var place: Frame?
      switch layer.tree {
      case .skeleton:
        elapsed = frame.elapsed
        age = elapsed
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
        .init(ScreenState(layer), frame.parameters, of: layer.error, on: place?.extent), look,
        after: elapsed, age: age, in: place)
    }
    if top == layers.endIndex { try addErrorsOfRows() }
    return sheets

    func addErrorsOfRows() throws {
      for row in frame.rows where row.error > 0 {
        guard let failure = row.failure, let place = standing?.frame(of: row) else { continue }
        try add(
          .init(.error(failure.name), frame.parameters, of: failure, on: place.extent),
          TreeLook(opacity: row.error),
          after: frame.instant, age: run.age(ofErrorInRow: row.row, at: instant), in: place)
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

/// What is shown, and where.
private struct SheetPlace: Hashable {
  private let key: LaidOutScreens.Key
  private let place: Frame?

  init(_ sheet: Sheet) {
    (key, place) = (sheet.key, sheet.place)
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
      run, at: instant, rows: { screens.rows[$1] }, placed: { screens.placed[$0] })
    // Each row that failed has a sheet of its own.
    let places = Dictionary(grouping: last) { SheetPlace($0.sheet) }
    let staged = sheets.map { sheet in
      var sheet = sheet
      if !moving.contains(sheet.key) { sheet.age = nil }
      let known = places[SheetPlace(sheet)]?.first { $0.sheet.isStagedLike(sheet) }
      return StagedSheet(sheet: sheet, stage: known?.stage ?? sheet.stage)
    }
    let marks = staged.flatMap { $0.stage.marks(at: .instant($0.sheet.elapsed)) }
    let scene = Scene(width: width, height: height, scale: scale, ground: ground, marks: marks)
    return (scene, staged)
  }
}

extension Sheet {
  fileprivate var stage: Stage {
    let placed = standing
    guard let place else { return Stage(placed, look) }
    return Stage(placed, look, at: place.origin, clippedTo: clip)
  }

  /// The tree with its nodes where they are by now. A row that is shown several times, as the
  /// placeholder of several rows, moves as the first of them.
  private var standing: PlacedScreen {
    guard let age else { return placed }
    return placed.standing(at: .instant(age)) { [look] node in
      guard let rows = look.rows, let row = node.row(of: rows.items) else { return nil }
      return rows.looks[row]?.first?.pause.map { .instant($0) }
    }
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
