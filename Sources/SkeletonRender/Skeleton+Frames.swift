import SkeletonFrames
import SkeletonLanguage
import SkeletonModel
import SkeletonPainting

extension Skeleton {
  /// The frames of the document, or of other variants: those that `skelsnap list` names and
  /// `skelsnap render --all` paints, in the same order.
  ///
  /// Each argument replaces one list of the document's `snapshots`; if it is nil, the document's
  /// list is used. Values that the document does not list are allowed.
  ///
  /// ```swift
  /// let all = try bars.frames()
  /// let large = try bars.frames(phases: [0.5], typeSizes: [.accessibility3], scales: [3])
  /// let dark = try bars.frames().filter { $0.appearance == .dark }
  /// ```
  ///
  /// - Parameters:
  ///   - states: `skeleton`, `content`, `empty`, `error`, or one error of the theme, as in
  ///     `error.timeout`.
  ///   - phases: Phases of the shimmer's loop, from 0 to 1. A state in which nothing moves has one
  ///     frame, whatever the phases are.
  ///   - appearances: Light or dark.
  ///   - contrasts: The Increase Contrast setting.
  ///   - motions: The Reduce Motion setting.
  ///   - typeSizes: Dynamic Type sizes.
  ///   - directions: Reading directions; right to left mirrors the screen.
  ///   - canvases: Canvases that replace the document's own.
  ///   - scales: Pixels per point, from 1 to 4.
  /// - Throws: If the document has no such state, a number is out of range, or there would be more
  ///   than 10,000 variants.
  public func frames(
    states: [String]? = nil, phases: [Double]? = nil,
    appearances: [SkeletonFrame.Appearance]? = nil, contrasts: [SkeletonFrame.Contrast]? = nil,
    motions: [SkeletonFrame.Motion]? = nil, typeSizes: [SkeletonFrame.TypeSize]? = nil,
    directions: [SkeletonFrame.Direction]? = nil, canvases: [SkeletonFrame.Canvas]? = nil,
    scales: [Int]? = nil
  ) throws(SkeletonError) -> [SkeletonFrame] {
    // An empty list does not mean the document's own list: it makes the product empty.
    let counts = [
      states?.count, phases?.count, appearances?.count, contrasts?.count, motions?.count,
      typeSizes?.count, directions?.count, canvases?.count, scales?.count,
    ]
    if counts.contains(0) { return [] }
    var choice = AxisChoice()
    choice.appearance = appearances?.map(\.model) ?? []
    choice.contrast = contrasts?.map(\.model) ?? []
    choice.motion = motions?.map(\.model) ?? []
    choice.type = typeSizes?.map(\.model) ?? []
    choice.direction = directions?.map(\.model) ?? []
    choice.width = try canvases?.map(Self.checked) ?? []
    choice.scale = try scales?.map(Self.checked) ?? []
    let asked = document.onCanvas(choice)
    var snapshots = choice.snapshots(of: document)
    if let states { snapshots.states = try states.map(state).withoutRepeats }
    if let phases { snapshots.phases = try phases.map(Self.checked).withoutRepeats }
    let plan = Dictionary(grouping: try plan(snapshots), by: \.screen.variant)
    // A choice of states or phases is one of no scenarios.
    let hasScenarios = states == nil && phases == nil
    let others = document.scenarioVariants.filter { hasScenarios && asked.fits($0) }
    return (snapshots.variants + others).flatMap { variant in
      frames(of: plan[variant] ?? []) + (hasScenarios ? scenarioFrames(in: variant) : [])
    }
  }

  /// One frame, as `skelsnap render` paints it. The default is the skeleton halfway through the
  /// shimmer, in the document's first variant.
  ///
  /// ```swift
  /// let frame = try bars.frame(phase: 0.25, appearance: .dark)
  /// let picture = try frame.picture()
  /// ```
  ///
  /// - Parameters:
  ///   - state: `skeleton`, `content`, `empty`, `error`, or one error of the theme, as in
  ///     `error.timeout`. If nil, the skeleton, or the document's first state if it has no
  ///     skeleton.
  ///   - phase: A phase of the shimmer's loop, from 0 to 1; ignored if nothing moves.
  ///   - appearance: Light or dark.
  ///   - contrast: The Increase Contrast setting.
  ///   - motion: The Reduce Motion setting.
  ///   - typeSize: The Dynamic Type size.
  ///   - direction: The reading direction; right to left mirrors the screen.
  ///   - canvas: A canvas that replaces the document's own.
  ///   - scale: Pixels per point, from 1 to 4.
  /// - Throws: If the document has no such state, or a number is out of range.
  public func frame(
    state: String? = nil, phase: Double = 0.5, appearance: SkeletonFrame.Appearance? = nil,
    contrast: SkeletonFrame.Contrast? = nil, motion: SkeletonFrame.Motion? = nil,
    typeSize: SkeletonFrame.TypeSize? = nil, direction: SkeletonFrame.Direction? = nil,
    canvas: SkeletonFrame.Canvas? = nil, scale: Int? = nil
  ) throws(SkeletonError) -> SkeletonFrame {
    var choice = AxisChoice()
    choice.appearance = appearance.map { [$0.model] } ?? []
    choice.contrast = contrast.map { [$0.model] } ?? []
    choice.motion = motion.map { [$0.model] } ?? []
    choice.type = typeSize.map { [$0.model] } ?? []
    choice.direction = direction.map { [$0.model] } ?? []
    if let canvas { choice.width = [try Self.checked(canvas)] }
    if let scale { choice.scale = [try Self.checked(scale)] }
    var snapshots = choice.single(document)
    snapshots.phases = [try Self.checked(phase)]
    snapshots.states =
      try state.map { name throws(SkeletonError) in [try self.state(name)] }
      ?? document.usualStates
    let frames = frames(of: try plan(snapshots))
    precondition(frames.count == 1, "one value for each axis makes one frame")
    return frames[0]
  }

  /// An instant of a scenario, as `skelsnap render --scenario --at` paints it.
  ///
  /// ```swift
  /// let frame = try thread.frame(scenario: "fullMemory", at: 350)
  /// ```
  ///
  /// - Parameters:
  ///   - scenario: One of the document's scenarios.
  ///   - milliseconds: The time since the screen appeared.
  ///   - appearance: Light or dark.
  ///   - contrast: The Increase Contrast setting.
  ///   - motion: The Reduce Motion setting.
  ///   - typeSize: The Dynamic Type size.
  ///   - direction: The reading direction.
  ///   - canvas: A canvas that replaces the document's own.
  ///   - scale: Pixels per point, from 1 to 4.
  /// - Throws: If the document has no such scenario, or a number is out of range.
  public func frame(
    scenario: String, at milliseconds: Double, appearance: SkeletonFrame.Appearance? = nil,
    contrast: SkeletonFrame.Contrast? = nil, motion: SkeletonFrame.Motion? = nil,
    typeSize: SkeletonFrame.TypeSize? = nil, direction: SkeletonFrame.Direction? = nil,
    canvas: SkeletonFrame.Canvas? = nil, scale: Int? = nil
  ) throws(SkeletonError) -> SkeletonFrame {
    guard let found = document.scenario(scenario) else {
      throw SkeletonError(
        "\(name) has no scenario '\(scenario)'; it has "
          + document.scenarioNames.joined(separator: ", "))
    }
    guard (0...1e9).contains(milliseconds) else {
      throw SkeletonError(
        "an instant is from 0 to 1,000,000,000 ms, found \(milliseconds.shortestDecimal)")
    }
    let variant = try frame(
      appearance: appearance, contrast: contrast, motion: motion, typeSize: typeSize,
      direction: direction, canvas: canvas, scale: scale
    ).variant
    let instant = Microseconds((milliseconds * 1000).rounded())
    let planned = document.plan(found, in: variant, at: [instant])
    return SkeletonFrame(
      planned.cases[0], of: SharedScreen(found, of: document, in: variant, at: [instant]))
  }

  private func scenarioFrames(in variant: Variant) -> [SkeletonFrame] {
    document.plannedScenarios(variant).flatMap { planned in
      let screen = SharedScreen(
        planned.scenario, of: document, in: variant, at: planned.cases.compactMap(\.instant))
      return planned.cases.map { SkeletonFrame($0, of: screen) }
    }
  }

  private func plan(_ snapshots: Snapshots) throws(SkeletonError) -> [PlannedScreen] {
    if let problem = snapshots.problems.first { throw SkeletonError("\(name): \(problem)") }
    return try SkeletonError.insteadOfOthers { try document.plan(snapshots) }
  }

  /// Frames of one screen share its layout.
  private func frames(of plan: [PlannedScreen]) -> [SkeletonFrame] {
    plan.flatMap { planned in
      let screen = SharedScreen(planned.screen)
      return planned.cases.map { SkeletonFrame($0, of: screen) }
    }
  }
}

// Checks of the arguments.
extension Skeleton {
  private func state(_ name: String) throws(SkeletonError) -> ScreenState {
    if let state = ScreenState(name: name), document.has(state) { return state }
    let errors = document.has(.error(nil)) ? document.errorCases.map { "error." + $0 } : []
    let known = (document.states.map(\.name) + errors).joined(separator: ", ")
    throw SkeletonError("\(self.name) has no state '\(name)'; it has \(known)")
  }

  private static func checked(_ phase: Double) throws(SkeletonError) -> Double {
    guard (0...1).contains(phase) else {
      throw SkeletonError("a phase runs from 0 to 1, found \(phase.shortestDecimal)")
    }
    return phase
  }

  private static func checked(_ scale: Int) throws(SkeletonError) -> Int {
    guard (1...4).contains(scale) else {
      throw SkeletonError("a scale runs from 1 to 4, found \(scale)")
    }
    return scale
  }

  private static func checked(_ canvas: SkeletonFrame.Canvas) throws(SkeletonError) -> CanvasSize {
    let size = CanvasSize(width: canvas.width, height: canvas.height)
    let range = 1...Double(Limits.side)
    guard range.contains(size.width), size.height.map(range.contains) ?? true else {
      throw SkeletonError("a canvas has 1 to \(Limits.side) points a side, found \(size.name)")
    }
    return size
  }
}
