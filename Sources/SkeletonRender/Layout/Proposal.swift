import SkeletonModel

/// The room a parent offers a child, in points.
///
/// A nil side asks for the ideal length, 0 for the least, infinity for the most.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  static let ideal = Proposal(width: nil, height: nil)
}

extension Proposal {
  /// One side, so that a single routine lays out rows and columns alike.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The same room with another length along one axis.
  func with(_ axis: Axis, _ length: Double?) -> Proposal {
    var copy = self
    copy[axis] = length
    return copy
  }

  /// What is left inside insets; insets wider than the room leave nothing.
  func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max($0 - insets[.horizontal], 0) },
      height: height.map { max($0 - insets[.vertical], 0) })
  }

  /// What a shape makes of it: all that is offered, and 10 where nothing is.
  var filled: Extent { Extent(width: width ?? 10, height: height ?? 10) }
}

/// What a node must know of the places it stands in, beside the room it is offered.
struct Surroundings: Hashable {
  /// What was proposed to the container, its padding off: percents are of this.
  var container: Proposal
  /// The nearest scroll's viewport less its content margins, else the canvas.
  var viewport: Proposal
  /// The direction of the stack around it: spacers and dividers have none of their own.
  var axis: Axis?
}

extension Surroundings {
  /// What a container that was proposed so much tells its children.
  func inside(_ container: Proposal, axis: Axis? = nil) -> Surroundings {
    Surroundings(container: container, viewport: viewport, axis: axis)
  }
}
