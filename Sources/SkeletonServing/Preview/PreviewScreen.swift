import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// One state, or one load, of a document in a variant, ready to be painted at any time.
struct PreviewScreen {
  enum Subject: Hashable {
    case state(ScreenState)
    case load(String)

    /// - Parameter name: As a page names it: `error.timeout`, `scenario:slow`.
    init?(name: String) {
      if name.hasPrefix(Self.mark) {
        self = .load(String(name.dropFirst(Self.mark.count)))
      } else if let state = ScreenState(name: name) {
        self = .state(state)
      } else {
        return nil
      }
    }

    var name: String {
      switch self {
      case .state(let state): state.name
      case .load(let name): Self.mark + name
      }
    }

    private static let mark = "scenario:"
  }

  /// How long one round or the whole load takes; 0 if nothing moves.
  let duration: Microseconds
  private let source: FrameSource?
  private let folder: String
  private var painter: FramePainter
  /// What a load is painted from at instants that nobody has asked for before.
  private let load: (run: LoadingRun, screens: LoadingScreens)?
  private var instants: Set<Microseconds> = []
  private let frame: Case

  /// How many instants of a second are prepared, because a page plays them.
  private static let rate = 25
  /// A load is followed so long at most.
  private static let longest: Microseconds = 120_000_000

  init(
    _ subject: Subject, of document: Document, in variant: Variant, _ shaper: TextShaper,
    folder: String
  ) throws {
    self.folder = folder
    switch subject {
    case .state(let state):
      let placed = try place(document.screen(state, in: variant), shaper: shaper)
      let source = FrameSource(placed, shaper)
      duration = source.staging.cycle ?? 0
      painter = FramePainter(source)
      self.source = source
      load = nil
      frame = Case(document: document.name, state: state, variant: variant, phase: nil)
    case .load(let name):
      guard let scenario = document.scenario(name) else {
        throw Failure("\(document.name) has no scenario '\(name)'")
      }
      let screens = LoadingScreens(document, in: variant, shaper: shaper)
      let run = LoadingRun(
        try screens.checkedPlan(for: scenario.script), scenario.script, until: Self.longest)
      // What comes last is seen for a second.
      duration = run.end + 1_000_000
      let step = 1_000_000 / Self.rate
      instants = Set(stride(from: 0, through: duration, by: step)).union(scenario.instants)
      painter = FramePainter(try ScenarioSource(run, at: instants.sorted(), screens))
      source = nil
      load = (run, screens)
      frame = Case(
        document: document.name, variant: variant, subject: .instant(scenario: name, 0))
    }
  }

  /// The picture at a phase, or so many milliseconds after the beginning of a load.
  mutating func picture(at time: Double) throws -> [UInt8] {
    var one = frame
    switch frame.subject {
    case .state(let state, _):
      one.subject = .state(state, phase: duration > 0 ? time : nil)
    case .instant(let scenario, _):
      let instant = Microseconds((time * 1000).rounded())
      if let load, instants.insert(instant).inserted {
        painter = FramePainter(try ScenarioSource(load.run, at: instants.sorted(), load.screens))
      }
      one.subject = .instant(scenario: scenario, instant)
    }
    return try painter.paint(one).file
  }

  /// The nodes that stand there at a phase: nothing of a load, which shows several screens.
  func nodes(at time: Double) -> [JSON] {
    guard let placed = source?.staging.placements(at: [time]).first else { return [] }
    var nodes: [JSON] = []
    var waiting = [placed.root]
    while let placed = waiting.popLast() {
      if let path = placed.node.path, placed.node.kind.isListed {
        let (frame, position) = (placed.frame, placed.node.position)
        nodes.append([
          "name": .string(printable(path)), "kind": .string(placed.node.kind.rawValue),
          "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
          "height": .number(frame.height), "file": .string(printable(position.file)),
          "path": .string(FilePath.joined(folder, position.file)),
          "line": .integer(position.line), "column": .integer(position.column),
        ])
      }
      waiting += placed.children.reversed()
    }
    return nodes
  }
}
