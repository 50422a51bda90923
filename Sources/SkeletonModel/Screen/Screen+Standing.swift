/// Screens whose nodes move by themselves.
extension Screen {
  /// Whether any node moves by itself, once or again and again, or is not as it is written.
  package var hasMotions: Bool { root.hasMotions(isReduced: isReduced) }

  /// How long the longest round takes of what moves by itself again and again; nil if nothing does.
  package var longestRound: Microseconds? { root.longestRound(isReduced: isReduced) }

  /// The screen as it stands at a time: with nothing in it that moves by itself any more.
  ///
  /// - Parameter ownTime: The time of a node and of all in it, if it is not that of the screen.
  package func standing(
    at time: FrameTime, ownTime: (Node) -> FrameTime? = { _ in nil }
  ) -> Screen {
    guard let root = root.standing(at: time, isReduced: isReduced, ownTime) else { return self }
    var screen = self
    screen.root = root
    return screen
  }

  private var isReduced: Bool { variant.motion == .reduced }
}

extension Node {
  /// Why it cannot be between what it is and its end, by the keys of documents.
  package var motionProblems: [(key: String, problem: MixingProblem)] {
    guard let motion else { return [] }
    var mixing = Mixing(at: 0.5)
    _ = box.mixed(with: motion.box, by: &mixing)
    _ = content.mixed(with: motion.content, by: &mixing)
    return mixing.problems
  }

  /// What its motion ends at, in words, by the keys of documents.
  package var motionEnds: [(key: String, last: String)] {
    guard let motion else { return [] }
    var listing = Mixing(at: 0, isListing: true)
    _ = box.mixed(with: motion.box, by: &listing)
    _ = content.mixed(with: motion.content, by: &listing)
    return listing.entries.compactMap { entry in entry.last.map { (entry.key, $0) } }
  }

  /// Its motion, unless it stands as it is written for those who want less motion.
  package func motion(isReduced: Bool) -> NodeMotion? {
    motion.flatMap { isReduced && $0.whenReduced == .still ? nil : $0 }
  }

  /// Whether it is ever more than transparent.
  package func mayBeSeen(isReduced: Bool) -> Bool {
    box.opacity > 0 || (motion(isReduced: isReduced)?.box.opacity ?? 0) > 0
  }

  fileprivate func hasMotions(isReduced: Bool) -> Bool {
    motion(isReduced: isReduced) != nil
      || children.contains { $0.hasMotions(isReduced: isReduced) }
      || box.hasEffects && box.effects.mask?.view.hasMotions(isReduced: isReduced) == true
  }

  fileprivate func longestRound(isReduced: Bool) -> Microseconds? {
    let own = motion.flatMap { $0.moves(isReduced: isReduced) ? $0.round : nil }
    let mask = box.hasEffects ? box.effects.mask.map { [$0.view] } ?? [] : []
    return (children + mask).reduce(own) { longest, child in
      guard let round = child.longestRound(isReduced: isReduced) else { return longest }
      return max(longest ?? 0, round)
    }
  }

  /// nil if it stands as it is.
  fileprivate func standing(
    at time: FrameTime, isReduced: Bool, _ ownTime: (Node) -> FrameTime?
  ) -> Node? {
    let time = ownTime(self) ?? time
    let children = children
    var changed: [Node]?
    for (index, child) in children.enumerated() {
      guard let standing = child.standing(at: time, isReduced: isReduced, ownTime) else {
        continue
      }
      changed = changed ?? children
      changed?[index] = standing
    }
    let motion = motion(isReduced: isReduced)
    let mask = box.hasEffects ? box.effects.mask : nil
    let view = mask?.view.standing(at: time, isReduced: isReduced, ownTime)
    guard changed != nil || motion != nil || view != nil else { return nil }
    var node = self
    if let changed { node.content = node.content.with(children: changed) }
    if let motion {
      var mixing = Mixing(at: motion.progress(at: time, isReduced: isReduced))
      node.box = node.box.mixed(with: motion.box, by: &mixing)
      node.content = node.content.mixed(with: motion.content, by: &mixing)
      node.motion = nil
    }
    if let view { node.box.effects.mask?.view = view }
    return node
  }
}

extension Node.Content {
  /// The same with other children, as many as it has.
  fileprivate func with(children: [Node]) -> Node.Content {
    switch self {
    case .stack(var stack):
      stack.children = children
      return .stack(stack)
    case .layers(let alignment, _): return .layers(alignment, children)
    case .grid(var grid):
      grid.children = children
      return .grid(grid)
    case .scroll(var scroll):
      scroll.view = children[0]
      return .scroll(scroll)
    case .wrapped: return .wrapped(children[0])
    case .block, .circle, .lines, .drawing, .text, .redacted, .divider, .spinner, .progress, .dots,
      .spacer:
      return self
    }
  }
}
