import SkeletonExport
import SkeletonFrames
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// A screen, or a load, in a variant, to be shown.
struct Reel: Sendable {
  enum Subject: Sendable {
    case state(PlannedScreen)
    case scenario(Scenario, instants: [Microseconds])
  }

  var document: Document
  var variant: Variant
  var subject: Subject

  /// As files are named: `skeleton`, `error-timeout`, `scenario-slow`.
  var name: String {
    switch subject {
    case .state(let planned): planned.screen.state.fileName
    case .scenario(let scenario, _): GoldenName.folder(ofScenario: scenario.name)
    }
  }

  /// The folder of its document in its variant.
  var folder: String { "\(document.name)/\(variant.slug)" }
}

extension Export {
  /// What is shown of a document.
  ///
  /// - Parameters:
  ///   - showsAll: All variants that the axes leave, else a single one.
  ///   - isWhole: Every state and every scenario, unless some are named.
  func reels(of document: Document, showsAll: Bool, isWhole: Bool) throws(Stop) -> [Reel] {
    if let scenario { return try reels(of: document, scenario, showsAll: showsAll) }
    let isWhole = isWhole && states.isEmpty
    var snapshots = showsAll ? axes.snapshots(of: document) : axes.single(document)
    if !phases.isEmpty { snapshots.phases = phases.withoutRepeats }
    let states =
      isWhole
      ? document.states : try Selection.states(states, of: document) ?? document.usualStates
    let plan = try Selection.plan(
      of: document, snapshots, states: states, filter: CaseFilter([]), console)
    var reels = plan.map {
      Reel(document: document, variant: $0.screen.variant, subject: .state($0))
    }
    for name in isWhole ? document.scenarioNames : [] {
      reels += try self.reels(of: document, name, showsAll: showsAll)
    }
    return reels
  }

  private func reels(
    of document: Document, _ name: String, showsAll: Bool
  ) throws(Stop) -> [Reel] {
    let found = try Selection.scenario(name, of: document)
    let variants = try console.attempt { try axes.variants(of: found, in: document, all: showsAll) }
    return variants.map {
      Reel(document: document, variant: $0, subject: .scenario(found, instants: found.instants))
    }
  }

  /// All frames of a reel.
  func film(_ reel: Reel, _ shaper: TextShaper) throws -> Film {
    try filmAndScreen(reel, shaper).film
  }

  /// All frames of a reel, and the screen if that is one all the time.
  func filmAndScreen(
    _ reel: Reel, _ shaper: TextShaper
  ) throws -> (film: Film, screen: PlacedScreen?) {
    switch reel.subject {
    case .state(let planned):
      let placed = try place(planned.screen, shaper: shaper)
      let film = try Film(
        loopOf: FrameSource(placed, shaper), planned.cases[0], framesPerSecond: framesPerSecond,
        mounted: mounting(of: reel, placed, shaper))
      return (film, placed)
    case .scenario(let scenario, _):
      let (run, screens) = try self.run(scenario, reel, shaper)
      let end = until ?? run.end + 1_000_000
      let shots = try Film.load(
        Case(
          document: reel.document.name, variant: reel.variant,
          subject: .instant(scenario: scenario.name, 0)),
        until: end, framesPerSecond: framesPerSecond)
      let source = try ScenarioSource(run, at: shots.map(\.start), screens)
      let film = Film(
        shots, of: InstantPainter(source), mounted: mounting(of: reel, nil, shaper))
      return (film, nil)
    }
  }

  /// What is shown of a reel to those who want less motion: the screen as it is then, or the end of
  /// the load.
  func still(_ reel: Reel, in film: Film, _ shaper: TextShaper) throws -> Scene {
    var calm = reel
    calm.variant.motion = .reduced
    if case .state(let planned) = reel.subject {
      let screen = try reel.document.screen(planned.screen.state, in: calm.variant)
      return film.mounting.mounted(Staging(try place(screen, shaper: shaper)).scene(at: 0))
    }
    let calmFilm = try self.film(calm, shaper)
    return calmFilm.scene(calmFilm.shots.count - 1)
  }

  /// The frames that a sheet shows of a reel, with what each is called.
  func stills(_ reel: Reel, _ shaper: TextShaper) throws -> [ContactSheet.Cell] {
    let shots: [Film.Shot]
    let source: any SceneSource
    var placed: PlacedScreen?
    switch reel.subject {
    case .state(let planned):
      var screen = planned.screen
      if screen.variant != reel.variant {
        screen = try reel.document.screen(screen.state, in: reel.variant)
      }
      let screenPlaced = try place(screen, shaper: shaper)
      source = FrameSource(screenPlaced, shaper)
      placed = screenPlaced
      shots = planned.cases.map { Film.Shot(frame: $0) }
    case .scenario(let scenario, let instants):
      guard !instants.isEmpty else {
        throw Stop.failure(
          "the scenario '\(scenario.name)' lists no instants for a sheet; make a film of it, or "
            + "list some")
      }
      let (run, screens) = try self.run(scenario, reel, shaper)
      source = InstantPainter(try ScenarioSource(run, at: instants, screens))
      shots = reel.document.plan(scenario, in: reel.variant, at: instants).cases.map {
        Film.Shot(frame: $0)
      }
    }
    let bare = Film(shots, of: source, mounted: mounting(of: reel, nil, shaper))
    let marked = Film(shots, of: source, mounted: mounting(of: reel, placed, shaper))
    return shots.indices.map { index in
      // Measures are the same at all phases.
      let film = index == 0 ? marked : bare
      return ContactSheet.Cell(
        label: shots[index].frame.caption, scene: film.scene(index), under: film.mounting.overlay)
    }
  }

  /// - Parameter placed: The screen that is measured, if that is asked for; nil if there is no one
  ///   screen.
  private func mounting(
    of reel: Reel, _ placed: PlacedScreen?, _ shaper: TextShaper
  ) -> Mounting {
    // On another canvas a device's cutouts would be where they are on none.
    let bezel = hasBezel && reel.variant.width == nil ? reel.document.bezel : nil
    var mounting = Mounting(on: background, behind: bezel)
    if hasRedlines, let placed {
      mounting.overlay = Overlay(
        Redlines(placed, measure: shaper.measure), scale: placed.screen.variant.scale,
        measure: shaper.measure)
    }
    return mounting
  }

  private func run(
    _ scenario: Scenario, _ reel: Reel, _ shaper: TextShaper
  ) throws -> (LoadingRun, LoadingScreens) {
    let screens = LoadingScreens(reel.document, in: reel.variant, shaper: shaper)
    return (
      LoadingRun(try screens.checkedPlan(for: scenario.script), scenario.script), screens
    )
  }
}

extension Case {
  /// What a frame is called on a sheet: `phase 0.25`, `350 ms`.
  fileprivate var caption: String {
    switch subject {
    case .state(_, nil): ""
    case .state(_, let phase?): "phase \(phase.threeDecimals)"
    case .instant(_, let instant): "\((Double(instant) / 1000).threeDecimals) ms"
    }
  }
}
