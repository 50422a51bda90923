import SkeletonModel

/// A node's answer to a proposal: its size, and where its painted parts are in it.
struct Fragment {
  /// The whole node, margin included.
  var measured: Measured
  /// What the background fills.
  var frame: Frame
  /// What the node itself is painted in.
  var content: Frame
  /// What was left for the content when all of the box was applied.
  var contentProposal: Proposal
}

extension Fragment {
  init(content: Measured, proposal: Proposal) {
    measured = content
    frame = Frame(extent: content.extent)
    self.content = frame
    contentProposal = proposal
  }

  /// Puts room around it; negative insets take some away, though never more than there is.
  mutating func pad(_ insets: Insets) {
    guard insets != .zero else { return }
    let inner = measured
    settle(
      inner, at: Offset(x: insets.leading, y: insets.top),
      in: Extent(
        width: max(inner.extent.width + insets[.horizontal], 0),
        height: max(inner.extent.height + insets[.vertical], 0)))
  }

  /// Stands it in a frame.
  mutating func enclose(in extent: Extent, by alignment: Alignment) {
    guard extent != measured.extent else { return }
    settle(measured, at: measured.place(in: extent, by: alignment), in: extent)
  }

  /// From here on the node's edges are what the background fills.
  mutating func markFrame() {
    frame = Frame(extent: measured.extent)
  }

  private mutating func settle(_ inner: Measured, at origin: Offset, in extent: Extent) {
    measured = Measured(extent: extent)
    measured.adoptBaselines(of: inner, at: origin.y)
    frame = frame.moved(by: origin)
    content = content.moved(by: origin)
  }
}

/// A content's answer to a proposal: its size, and where its children stand in it.
struct Arrangement {
  var measured: Measured
  /// One for each child, in reading order; a leaf has none.
  var slots: [Slot] = []
  /// What the children are told.
  var surroundings: Surroundings

  /// A child's place from the content's top leading corner, and the room it was offered.
  struct Slot {
    var origin: Offset
    var proposal: Proposal
  }
}
