import SkeletonModel

/// The size that a parent proposes to a child, in points.
///
/// As in SwiftUI, a nil side asks for the ideal length, 0 for the minimum, infinity for the
/// maximum.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  /// What a length may lack that is to fit. Insets are added to a length and taken from it again,
  /// and that rounding must not cost a text its line, nor a grid its column.
  static let tolerance = 0.001
}

extension Proposal {
  /// The length along an axis, so that the same code lays out rows and columns.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The same proposal with another length along one axis.
  func with(_ axis: Axis, _ length: Double?) -> Proposal {
    var copy = self
    copy[axis] = length
    return copy
  }

  /// The proposal less insets, at least 0.
  func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max($0 - insets[.horizontal], 0) },
      height: height.map { max($0 - insets[.vertical], 0) })
  }

  /// The size of a shape that fills the proposal; 10 where nothing is proposed.
  var filled: Extent { Extent(width: width ?? 10, height: height ?? 10) }
}

/// What a node needs to know about its container, beside the proposal.
struct Surroundings: Hashable {
  /// The proposal for the container, less its padding: percentages refer to it.
  var container: Proposal
  /// The viewport of the nearest scroll view less its content margins, or else the canvas.
  var viewport: Proposal
  /// The axis of the stack around it, which spacers and dividers follow.
  var axis: Axis?
}

extension Surroundings {
  /// The surroundings of the children of a container with this proposal.
  func inside(_ container: Proposal, axis: Axis? = nil) -> Surroundings {
    Surroundings(container: container, viewport: viewport, axis: axis)
  }
}
