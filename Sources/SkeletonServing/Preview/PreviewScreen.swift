import SkeletonFrames
import SkeletonGoldens
import SkeletonLanguage
import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

/// One state, or one load, of a document in a variant, ready to be painted at any time.
struct PreviewScreen {
  enum Subject: Hashable {
    /// - Parameter isDerived: Whether it is the skeleton that would be derived from the content.
    case state(ScreenState, isDerived: Bool = false)
    case load(String)

    static let derived = Subject.state(.skeleton, isDerived: true)

    /// - Parameter name: As a page names it: `error.timeout`, `derived`, `scenario:slow`.
    init?(name: String) {
      if name.hasPrefix(Self.mark) {
        self = .load(String(name.dropFirst(Self.mark.count)))
      } else if name == Self.derived.name {
        self = .derived
      } else if let state = ScreenState(name: name) {
        self = .state(state)
      } else {
        return nil
      }
    }

    var name: String {
      switch self {
      case .state(let state, let isDerived): isDerived ? "derived" : state.name
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
  /// The instants of a load that the painter is prepared for.
  private let instants: Set<Microseconds>
  /// What other instants are painted from.
  private let load: (run: LoadingRun, screens: LoadingScreens)?
  private let frame: Case
  private let document: Document

  /// How many instants of a second are prepared, because a page plays them; of a load that is
  /// longer than two minutes fewer, since all are kept.
  private static let rate = 25
  private static let mostInstants = 3000

  init(
    _ subject: Subject, of document: Document, in variant: Variant, _ shaper: TextShaper,
    folder: String
  ) throws {
    self.folder = folder
    switch subject {
    case .state(let state, let isDerived):
      guard let document = isDerived ? document.derivingSkeleton : document else {
        throw Failure("\(document.name) has no content to derive a skeleton from")
      }
      self.document = document
      let placed = try place(document.screen(state, in: variant), shaper: shaper)
      let source = FrameSource(placed, shaper)
      duration = source.staging.cycle ?? 0
      painter = FramePainter(source)
      self.source = source
      load = nil
      instants = []
      frame = Case(document: document.name, state: state, variant: variant, phase: nil)
    case .load(let name):
      self.document = document
      guard let scenario = document.scenario(name) else {
        throw Failure("\(document.name) has no scenario '\(name)'")
      }
      let screens = LoadingScreens(document, in: variant, shaper: shaper)
      let run = LoadingRun(try screens.checkedPlan(for: scenario.script), scenario.script)
      // What comes last is seen for a second.
      duration = run.end + 1_000_000
      // Those that a page asks for, or every second, third or fourth of them.
      let own = 1_000_000 / Self.rate
      let step = own * (duration / (own * Self.mostInstants) + 1)
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
      one.subject = .instant(scenario: scenario, instant)
      if let load, !instants.contains(instant) {
        var painter = FramePainter(try ScenarioSource(load.run, at: [instant], load.screens))
        return try painter.paint(one).file
      }
    }
    return try painter.paint(one).file
  }

  /// The nodes that stand there: at a phase with their frames, at an instant of a load with what is
  /// painted of them.
  func nodes(at time: Double) throws -> [JSON] {
    guard let placed = source?.staging.placements(at: [time]).first else {
      return try paintedNodes(at: Microseconds((time * 1000).rounded()))
    }
    var written = WrittenNodes(in: folder)
    written.add(
      placed.root.node, document.scopes(of: placed.screen.state, in: frame.variant))
    var nodes: [JSON] = []
    var waiting = [placed.root]
    while let placed = waiting.popLast() {
      if let path = placed.node.path, placed.node.kind.isListed,
        let node = written.json(path, placed.frame)
      {
        nodes.append(node)
      }
      waiting += placed.children.reversed()
    }
    return nodes
  }
}

// What moves when the skeleton gives way.
extension PreviewScreen {
  /// How far named nodes of the skeleton are from where the tree has them that takes its place: the
  /// one that is shown or, of a skeleton, the content; nil where no tree takes another's place.
  func shift(_ shaper: TextShaper) throws -> JSON? {
    guard case .state(let state, _) = frame.subject else { return nil }
    let others = document.statesAfterSkeleton
    let other = state == .skeleton ? others.first { $0 == .content } ?? others.first : state
    guard let other, others.contains(other),
      let shift = try document.layoutShifts(to: [other], in: frame.variant, shaper: shaper).first
    else { return nil }
    return [
      "state": .string(other.name), "score": .number(shift.score),
      "compared": .integer(shift.compared),
      "nodes": .array(
        shift.nodes.map { node in
          [
            "name": .string(printable(node.path)), "off": .number(node.excess),
            "cause": node.cause.map { .string(printable($0)) } ?? .null,
            "before": node.before.json, "after": node.after.json,
          ]
        }),
    ]
  }
}

extension Frame {
  fileprivate var json: JSON {
    [
      "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height),
    ]
  }
}

// Loads, which show several trees, moved and faded.
extension PreviewScreen {
  private func paintedNodes(at instant: Microseconds) throws -> [JSON] {
    guard let load else { return [] }
    let written = writtenNodes(at: instant, of: load.run)
    var painter = InstantPainter(
      try ScenarioSource(load.run, at: [instant], load.screens))
    let scene = painter.scene(atInstant: instant)
    let canvas = Frame(x: 0, y: 0, width: Double(scene.width), height: Double(scene.height))
    var names: [String] = []
    var frames: [String: Frame] = [:]
    for mark in scene.marks {
      let seen = mark.clips.reduce(mark.shape.bounds.intersection(canvas)) {
        $0.intersection($1.bounds)
      }
      guard seen.width > 0, seen.height > 0, written.has(mark.node) else { continue }
      if let known = frames[mark.node] {
        frames[mark.node] = known.union(seen)
      } else {
        names.append(mark.node)
        frames[mark.node] = seen
      }
    }
    let scale = Double(scene.scale)
    return names.compactMap { name in
      guard let frame = frames[name] else { return nil }
      return written.json(
        name,
        Frame(
          x: frame.x / scale, y: frame.y / scale, width: frame.width / scale,
          height: frame.height / scale))
    }
  }

  /// The nodes of all trees. Of two with the same path, it is that of the tree which is seen best.
  private func writtenNodes(at instant: Microseconds, of run: LoadingRun) -> WrittenNodes {
    var written = WrittenNodes(in: folder)
    let layers = run.frame(at: instant).standingLayers.sorted { $0.opacity > $1.opacity }
    let standing = layers.compactMap { layer in
      layer.tree == .error ? .error(layer.error?.name) : ScreenState(name: layer.tree.rawValue)
    }
    for state in standing + document.states {
      if let screen = try? document.screen(state, in: frame.variant) {
        written.add(screen.root, document.scopes(of: state, in: frame.variant))
      }
    }
    return written
  }
}
