import SkeletonModel

extension Skeleton {
  /// The frames the document asks for, or those of other variants: what `skelsnap list` names and
  /// `skelsnap render --all` paints, in the same order.
  ///
  /// Each argument takes the place of one list of the document's `snapshots`; where it is nil, the
  /// document's own holds. Values the document does not list are as good as those it does.
  ///
  /// ```swift
  /// let all = try bars.frames()
  /// let large = try bars.frames(phases: [0.5], typeSizes: [.accessibility3], scales: [3])
  /// let dark = try bars.frames().filter { $0.appearance == .dark }
  /// ```
  ///
  /// - Parameters:
  ///   - states: `skeleton`, `content`, `empty`, `error`, or one error of the theme's, as in
  ///     `error.timeout`.
  ///   - phases: Moments of the shimmer's loop, from 0 to 1. A state in which nothing moves has one
  ///     frame whatever they are.
  ///   - appearances: Light or dark.
  ///   - contrasts: The Increase Contrast setting.
  ///   - motions: The Reduce Motion setting.
  ///   - typeSizes: Dynamic Type sizes.
  ///   - directions: Of reading; right to left mirrors the screen.
  ///   - canvases: Canvases in place of the document's own.
  ///   - scales: Pixels a point, from 1 to 4.
  /// - Throws: Where the document has no such state, a number is out of its range, or there would
  ///   be more than 10,000 variants.
  public func frames(
    states: [String]? = nil, phases: [Double]? = nil,
    appearances: [SkeletonFrame.Appearance]? = nil, contrasts: [SkeletonFrame.Contrast]? = nil,
    motions: [SkeletonFrame.Motion]? = nil, typeSizes: [SkeletonFrame.TypeSize]? = nil,
    directions: [SkeletonFrame.Direction]? = nil, canvases: [SkeletonFrame.Canvas]? = nil,
    scales: [Int]? = nil
  ) throws(SkeletonError) -> [SkeletonFrame] {
    // An empty list is not "whatever the document says", but a product with nothing in it.
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
    var snapshots = choice.snapshots(of: document)
    if let states { snapshots.states = try states.map(state).withoutRepeats }
    if let phases { snapshots.phases = try phases.map(Self.checked).withoutRepeats }
    return try frames(snapshots)
  }

  /// One frame, what `skelsnap render` paints: the skeleton halfway through the shimmer, in the
  /// document's first variant where nothing else is asked for.
  ///
  /// ```swift
  /// let frame = try bars.frame(phase: 0.25, appearance: .dark)
  /// let picture = try frame.picture()
  /// ```
  ///
  /// - Parameters:
  ///   - state: `skeleton`, `content`, `empty`, `error`, or one error of the theme's, as in
  ///     `error.timeout`; nil: the skeleton, or the first state there is.
  ///   - phase: A moment of the shimmer's loop, from 0 to 1; where nothing moves, it is left out.
  ///   - appearance: Light or dark.
  ///   - contrast: The Increase Contrast setting.
  ///   - motion: The Reduce Motion setting.
  ///   - typeSize: The Dynamic Type size.
  ///   - direction: Of reading; right to left mirrors the screen.
  ///   - canvas: A canvas in place of the document's own.
  ///   - scale: Pixels a point, from 1 to 4.
  /// - Throws: Where the document has no such state, or a number is out of its range.
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
    let frames = try frames(snapshots)
    precondition(frames.count == 1, "one value for each axis makes one frame")
    return frames[0]
  }

  /// The frames these axes ask for; those of one screen share its layout.
  private func frames(_ snapshots: Snapshots) throws(SkeletonError) -> [SkeletonFrame] {
    if let problem = snapshots.problems.first { throw SkeletonError("\(name): \(problem)") }
    let cases = try SkeletonError.insteadOfOthers { try document.cases(snapshots) }
    return cases.grouped(by: \.still).flatMap { cases in
      let screen = SharedScreen(of: cases[0], in: document)
      return cases.map { SkeletonFrame($0, of: screen) }
    }
  }
}

// What is asked for, as far as there is such a thing.
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
