import SkeletonModel

/// A node during layout, with a cache of the sizes it has computed.
///
/// It is a class because of that cache: a stack asks each child up to three times, so without a
/// cache n nested stacks would ask 3ⁿ times. Nothing else in it changes.
final class Element {
  /// The node is accessed in its array: a copy in each of 100,000 elements would take 50 MB.
  private let siblings: [Node]
  private let index: Int
  let children: [Element]
  /// What masks it, which has no part in its size.
  let mask: Element?
  /// The layout priority within a stack; a wrapper has that of the view inside.
  let priority: Double
  /// Whether it is a spacer, or wrappers around one that add no padding or margin.
  let isSpacer: Bool
  let text: TextFitting?
  let sizing: Sizing
  let setting: TextSetting
  /// What the content's top and bottom want, once asked for.
  var topSpacing: EdgeSpacing?
  var bottomSpacing: EdgeSpacing?
  private let content: Node.Content
  private var answers = Answers()
  /// How many more times its baselines are those of the placing pass.
  ///
  /// Each such question places everything inside with new proposals, and rows in rows ask it while
  /// sizing: in contrived trees the proposals double with each level. After that many questions the
  /// baselines are those of the sizing pass, which asks nothing new. No screen comes near.
  private var patience = 64

  init(_ siblings: [Node], _ index: Int, setting: TextSetting) {
    self.siblings = siblings
    self.setting = setting
    self.index = index
    let content = siblings[index].content
    let inside = content.children
    let sizing = Sizing(siblings[index].box)
    children = inside.indices.map { Element(inside, $0, setting: setting) }
    let box = siblings[index].box
    mask =
      box.hasEffects ? box.effects.mask.map { Element([$0.view], 0, setting: setting) } : nil
    var ownPriority = 0.0
    var isSpacer = false
    var text: TextFitting?
    switch content {
    case .spacer:
      ownPriority = -.infinity
      isSpacer = true
    case .wrapped:
      ownPriority = children[0].priority
      isSpacer =
        children[0].isSpacer && sizing.padding == .zero && sizing.margin == .zero
        && sizing.frames?.position == nil
    case .text(let content), .redacted(let content, _, _):
      text = TextFitting(content, setting: setting)
    case .stack, .layers, .grid, .scroll, .block, .circle, .lines, .drawing, .divider, .spinner,
      .progress, .dots:
      break
    }
    priority = siblings[index].box.layoutPriority ?? ownPriority
    self.content = content
    self.sizing = sizing
    self.isSpacer = isSpacer
    self.text = text
  }
}

extension Element {
  var node: Node { siblings[index] }

  /// The size of the whole node, and its baselines if they are asked for.
  func measured(
    in proposal: Proposal, _ surroundings: Surroundings, baselines: Bool
  ) -> Measured {
    guard baselines else { return Measured(extent: extent(in: proposal, surroundings)) }
    patience -= 1
    return fragment(in: proposal, surroundings, baselines: true).measured
  }

  /// Whether its baselines are from now on those of the sizing pass.
  var isOutOfPatience: Bool { patience < 0 }

  /// The size of the content in a proposal.
  func contentExtent(in proposal: Proposal, _ surroundings: Surroundings) -> Extent {
    if let text { return text.measured(in: proposal).extent }
    if children.isEmpty,
      let extent = leafExtent(of: content, in: proposal, along: surroundings.axis)
    {
      return extent
    }
    return arrangement(in: proposal, surroundings).extent
  }

  /// The size of the content in a proposal, and its baselines if they are asked for.
  func measuredContent(
    in proposal: Proposal, _ surroundings: Surroundings, baselines: Bool
  ) -> Measured {
    if let text { return text.measured(in: proposal) }
    if baselines, case .drawing(let drawing) = content, let extent = drawing.extent,
      let share = drawing.baseline
    {
      let baseline = extent.height * share
      return Measured(extent: extent, firstBaseline: baseline, lastBaseline: baseline)
    }
    guard baselines, !children.isEmpty else {
      return Measured(extent: contentExtent(in: proposal, surroundings))
    }
    let question = SizeQuestion(proposal: proposal, viewport: surroundings.viewport)
    if let known = answers.place(of: question).flatMap({ answers[$0].measured }) { return known }
    var measured = Measured(extent: contentExtent(in: proposal, surroundings))
    let placed =
      isOutOfPatience
      ? arrangement(in: proposal, surroundings) : placedArrangement(in: proposal, surroundings)
    for (child, slot) in zip(children, placed.slots) {
      measured.adoptBaselines(
        of: child.measured(in: slot.proposal, placed.surroundings, baselines: true),
        at: slot.origin.y)
    }
    if let place = answers.place(of: question) { answers[place].measured = measured }
    return measured
  }

  /// The positions of the content's children when the content is placed with a proposal.
  ///
  /// A stack that was offered nothing across its axis then proposes the size it took there, so that
  /// a divider in a row is as high as the row.
  func placedArrangement(in proposal: Proposal, _ surroundings: Surroundings) -> Arrangement {
    let arrangement = arrangement(in: proposal, surroundings)
    guard case .stack(let stack) = content, proposal[stack.axis.other] == nil else {
      return arrangement
    }
    let across = stack.axis.other
    return self.arrangement(
      in: proposal.with(across, arrangement.extent[across]), surroundings)
  }

  /// The positions of the content's children in a proposal.
  ///
  /// Containers keep their answers: sizing asks for them several times, and placing once more.
  private func arrangement(in proposal: Proposal, _ surroundings: Surroundings) -> Arrangement {
    switch content {
    case .stack, .layers, .grid:
      let question = SizeQuestion(proposal: proposal, viewport: surroundings.viewport)
      if let place = answers.place(of: question) { return answers[place].arrangement }
      let arrangement = freshArrangement(in: proposal, surroundings)
      answers.add(SizeAnswer(arrangement: arrangement), to: question)
      return arrangement
    case .scroll, .wrapped, .block, .circle, .lines, .drawing, .text, .redacted, .divider,
      .spinner, .progress, .dots, .spacer:
      // These ask at most one child, once.
      return freshArrangement(in: proposal, surroundings)
    }
  }

  private func freshArrangement(in proposal: Proposal, _ surroundings: Surroundings) -> Arrangement
  {
    switch content {
    case .stack(let stack):
      return stack.arrangement(of: children, in: proposal, surroundings)
    case .layers(let alignment, _):
      return layersArrangement(by: alignment, in: proposal, surroundings)
    case .grid(let grid):
      return grid.arrangement(of: children, in: proposal, surroundings)
    case .scroll(let scroll):
      return scroll.arrangement(of: children[0], in: proposal, surroundings)
    case .wrapped:
      return Arrangement(
        extent: children[0].extent(in: proposal, surroundings),
        slots: [Arrangement.Slot(origin: .zero, proposal: proposal)], surroundings: surroundings)
    case .block, .circle, .lines, .drawing, .text, .redacted, .divider, .spinner, .progress, .dots,
      .spacer:
      return Arrangement(
        extent: leafExtent(of: content, in: proposal, along: surroundings.axis) ?? .zero,
        surroundings: surroundings)
    }
  }
}
