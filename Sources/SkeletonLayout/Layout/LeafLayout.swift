import SkeletonModel

/// The size of a leaf, in a stack along `axis` or outside of any stack; nil for a container or a
/// text, which are not measured by themselves.
func leafExtent(of content: Node.Content, in proposal: Proposal, along axis: Axis?) -> Extent? {
  switch content {
  case .block: return proposal.filled
  case .circle(let size, _):
    return Extent(square: size ?? proposal.shorterSide)
  case .lines(let lines):
    return Extent(width: proposal.filled.width, height: lines.height)
  case .drawing(let drawing):
    return drawing.extent ?? proposal.filled
  case .divider(_, let thickness):
    // A divider is perpendicular to its stack, and horizontal outside of any.
    return axis == .horizontal
      ? Extent(width: thickness, height: proposal.filled.height)
      : Extent(width: proposal.filled.width, height: thickness)
  case .spinner(let size, _): return Extent(square: size)
  case .progress(let progress):
    switch progress.style {
    case .linear: return Extent(width: proposal.width ?? 100, height: progress.lineWidth)
    case .circular: return Extent(square: progress.size)
    }
  case .dots(let dots): return dots.extent
  case .spacer(let minLength):
    var extent = Extent(
      width: max(proposal.width ?? minLength, minLength),
      height: max(proposal.height ?? minLength, minLength))
    if let axis { extent[axis.other] = 0 }
    return extent
  case .stack, .layers, .grid, .scroll, .wrapped, .text, .redacted: return nil
  }
}

extension Element {
  /// The parts with frames of their own, for a content of this size.
  func parts(
    in extent: Extent, proposed proposal: Proposal, _ surroundings: Surroundings
  ) -> [Placed.Part] {
    switch node.content {
    case .lines(let lines): return lines.bars(in: extent.width).map(Placed.Part.bar)
    case .dots(let dots): return dots.circles.map(Placed.Part.dot)
    case .redacted(_, _, let last):
      return text?.bars(in: extent.width, proposed: proposal, last: last) ?? []
    case .text: return text?.lines(in: extent.width, proposed: proposal) ?? []
    case .stack(let stack):
      guard let separator = stack.separator else { return [] }
      return rules(separator, in: extent, proposed: proposal, surroundings)
    case .layers, .grid, .scroll, .wrapped, .block, .circle, .drawing, .divider, .spinner,
      .progress, .spacer:
      return []
    }
  }
}

extension Element {
  /// A line in the middle of each gap, but for those beside a spacer.
  private func rules(
    _ separator: Node.Separator, in extent: Extent, proposed proposal: Proposal,
    _ surroundings: Surroundings
  ) -> [Placed.Part] {
    let arrangement = placedArrangement(in: proposal, surroundings)
    return children.indices.dropLast().compactMap { index in
      guard !children[index].isSpacer, !children[index + 1].isSpacer else { return nil }
      let slot = arrangement.slots[index]
      let height = children[index].extent(in: slot.proposal, arrangement.surroundings).height
      let middle = (slot.origin.y + height + arrangement.slots[index + 1].origin.y) / 2
      return .rule(
        Frame(
          x: separator.leading, y: middle - separator.thickness / 2,
          width: max(extent.width - separator.leading - separator.trailing, 0),
          height: separator.thickness))
    }
  }
}

extension Node.Lines {
  fileprivate var height: Double {
    LineBox(height: lineHeight, pitch: pitch).height(ofLines: Double(widths.count))
  }

  /// One bar centred in each line box, of a width of at least 0.
  fileprivate func bars(in width: Double) -> [Frame] {
    widths.enumerated().map { index, length in
      let bar: Double
      switch length {
      case .points(let points): bar = points
      case .share(let share): bar = share * width
      }
      return Frame(
        x: (width - bar) * alignment.share,
        y: pitch * Double(index) + (lineHeight - barHeight) / 2,
        width: bar, height: barHeight)
    }
  }
}

extension Node.Dots {
  fileprivate var extent: Extent {
    Extent(width: max(size * Double(count) + spacing * Double(max(count - 1, 0)), 0), height: size)
  }

  fileprivate var circles: [Frame] {
    (0..<max(count, 0)).map { index in
      Frame(x: (size + spacing) * Double(index), y: 0, width: size, height: size)
    }
  }
}

extension Proposal {
  /// The shorter side of the proposal; 10 if nothing is proposed.
  fileprivate var shorterSide: Double {
    switch (width, height) {
    case (nil, nil): 10
    case (let side?, nil), (nil, let side?): side
    case (let width?, let height?): min(width, height)
    }
  }
}

extension Extent {
  fileprivate init(square side: Double) { self.init(width: side, height: side) }
}
