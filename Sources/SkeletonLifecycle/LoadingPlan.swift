import SkeletonModel

/// All that the machine has to know of a screen.
package struct LoadingPlan: Hashable, Sendable {
  package var lifecycle: Lifecycle
  package var announcements: Announcements
  /// What a timeout is.
  package var timeout: LoadingError
  package var trees: Set<LoadingTree>
  package var geometry: LoadingGeometry
  package var isMotionReduced: Bool
  /// The length of the shimmer's cycle; nil where nothing shimmers.
  package var shimmerCycle: Microseconds?
  /// Whether a tap beside an error on top of the rest closes it.
  package var tapDismisses: Bool

  package init(
    lifecycle: Lifecycle = Lifecycle(), announcements: Announcements = Announcements(),
    timeout: LoadingError = LoadingError(name: "timeout", isRetryable: true),
    trees: Set<LoadingTree> = Set(LoadingTree.allCases),
    geometry: LoadingGeometry = LoadingGeometry(), isMotionReduced: Bool = false,
    shimmerCycle: Microseconds? = nil, tapDismisses: Bool = true
  ) {
    self.lifecycle = lifecycle
    self.announcements = announcements
    self.timeout = timeout
    self.trees = trees
    self.geometry = geometry
    self.isMotionReduced = isMotionReduced
    self.shimmerCycle = shimmerCycle
    self.tapDismisses = tapDismisses
  }

  /// Whether rows arrive one by one.
  package var hasRows: Bool { lifecycle.items != nil && geometry.rows.count > 0 }
}

/// The trees of a document.
package enum LoadingTree: String, Hashable, Sendable, CaseIterable {
  case skeleton, content, empty, error
}

/// Where things stand that the machine's rules ask for, in points from the top of the canvas.
package struct LoadingGeometry: Hashable, Sendable {
  /// From a top to a bottom.
  package struct Span: Hashable, Sendable {
    package var top: Double
    package var bottom: Double

    package init(top: Double, bottom: Double) {
      self.top = top
      self.bottom = bottom
    }

    func moved(by distance: Double) -> Span {
      Span(top: top + distance, bottom: bottom + distance)
    }

    func meets(_ other: Span) -> Bool { top < other.bottom && bottom > other.top }
  }

  /// A group of the skeleton that shimmers.
  package struct Group: Hashable, Sendable {
    /// The row it is in.
    package var row: Int?
    package var span: Span
    /// Whether it moves as the user scrolls.
    package var scrolls: Bool

    package init(row: Int?, span: Span, scrolls: Bool) {
      self.row = row
      self.span = span
      self.scrolls = scrolls
    }
  }

  /// In paint order: those that can be seen when everything is scrolled to.
  package var groups: [Group]
  /// How many rows the skeleton has.
  package var placeholders: Int
  /// The rows of the content.
  package var rows: [Span]
  /// What can be seen of what scrolls; nil means all of it.
  package var viewport: Span?

  package init(
    groups: [Group] = [], placeholders: Int = 0, rows: [Span] = [], viewport: Span? = nil
  ) {
    self.groups = groups
    self.placeholders = placeholders
    self.rows = rows
    self.viewport = viewport
  }
}
