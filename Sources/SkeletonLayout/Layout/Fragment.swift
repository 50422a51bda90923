import SkeletonModel

/// A node that is placed with a proposal: its size, and the rectangles within it that are painted.
struct Fragment {
  /// The size of the whole node, including margins.
  var measured: Measured
  /// The rectangle that the background fills.
  var frame: Frame
  /// The rectangle of the content.
  var content: Frame
  /// The proposal for the content, after all modifiers are applied.
  var contentProposal: Proposal
}

extension Fragment {
  init(content: Measured, proposal: Proposal) {
    measured = content
    frame = Frame(extent: content.extent)
    self.content = frame
    contentProposal = proposal
  }

  /// Adds insets around it; negative ones reduce the size, at most to 0.
  mutating func pad(_ insets: Insets) {
    guard insets != .zero else { return }
    let inner = measured
    place(
      inner, at: Offset(x: insets.leading, y: insets.top),
      in: inner.extent.padded(by: insets))
  }

  /// Aligns it in a frame of this size.
  mutating func enclose(in extent: Extent, by alignment: Alignment) {
    guard extent != measured.extent else { return }
    place(measured, at: measured.place(in: extent, by: alignment), in: extent)
  }

  /// Puts it into a room of this size, which it takes.
  mutating func stand(at position: Box.Position, in room: Extent) {
    func distance(_ length: Length, _ anchor: Double, _ own: Double, in room: Double) -> Double {
      let point: Double
      switch length {
      case .points(let points): point = points
      case .share(let share): point = share * room
      }
      let distance = point - anchor * own
      // In a room without end, as a stack proposes to ask for the longest.
      return distance.isFinite ? distance : 0
    }
    let (x, y, anchor) = (position.x, position.y, position.anchor)
    place(
      measured,
      at: Offset(
        x: distance(x, anchor.x, measured.extent.width, in: room.width),
        y: distance(y, anchor.y, measured.extent.height, in: room.height)),
      in: room)
  }

  /// Makes the current size the rectangle that the background fills.
  mutating func markFrame() {
    frame = Frame(extent: measured.extent)
  }

  private mutating func place(_ inner: Measured, at origin: Offset, in extent: Extent) {
    measured = Measured(extent: extent)
    measured.adoptBaselines(of: inner, at: origin.y)
    frame = frame.moved(by: origin)
    content = content.moved(by: origin)
  }
}

extension Extent {
  /// With insets around it; negative ones reduce the size, at most to 0.
  func padded(by insets: Insets) -> Extent {
    Extent(
      width: max(width + insets[.horizontal], 0), height: max(height + insets[.vertical], 0))
  }
}

/// The response of a node's content to a proposal: its size, and the positions of its children.
struct Arrangement {
  var extent: Extent
  /// One for each child, in reading order; empty for a leaf.
  var slots: [Slot] = []
  /// The surroundings of the children.
  var surroundings: Surroundings

  /// The position of a child, from the content's top leading corner, and the size proposed to it.
  struct Slot {
    var origin: Offset
    var proposal: Proposal
  }
}
