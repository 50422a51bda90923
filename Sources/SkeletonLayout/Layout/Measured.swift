import SkeletonModel

/// The size of a node or its content, and the baselines of its text if they were asked for.
struct Measured: Hashable {
  var extent: Extent
  /// The distance from the top to the baseline of the first line; nil if there is no text.
  var firstBaseline: Double?
  var lastBaseline: Double?
}

/// How far a view extends to both sides of its alignment guide.
struct Reach {
  var before: Double
  var after: Double

  /// What two views need that are aligned on one guide.
  func union(_ other: Reach) -> Reach {
    Reach(before: max(before, other.before), after: max(after, other.after))
  }
}

extension Measured {
  func reach(_ alignment: HorizontalAlignment) -> Reach {
    let width = extent.width
    switch alignment {
    case .leading: return Reach(before: 0, after: width)
    case .center: return Reach(before: width / 2, after: width / 2)
    case .trailing: return Reach(before: width, after: 0)
    }
  }

  /// A view without text is aligned by its bottom edge, as in SwiftUI.
  func reach(_ alignment: VerticalAlignment) -> Reach {
    let height = extent.height
    func hung(_ baseline: Double?) -> Reach {
      let baseline = baseline ?? height
      return Reach(before: baseline, after: baseline == height ? 0 : height - baseline)
    }
    switch alignment {
    case .top: return Reach(before: 0, after: height)
    case .center: return Reach(before: height / 2, after: height / 2)
    case .bottom: return Reach(before: height, after: 0)
    case .firstTextBaseline: return hung(firstBaseline)
    case .lastTextBaseline: return hung(lastBaseline)
    }
  }

  /// The reach along an axis, so that the same code lays out rows and columns.
  func reach(_ alignment: Alignment, along axis: Axis) -> Reach {
    axis == .horizontal ? reach(alignment.horizontal) : reach(alignment.vertical)
  }

  /// The position in a frame of another size. A larger view overflows according to its alignment.
  func place(in outer: Extent, by alignment: Alignment) -> Offset {
    let frame = Measured(extent: outer)
    func distance(_ axis: Axis) -> Double {
      frame.reach(alignment, along: axis).before - reach(alignment, along: axis).before
    }
    return Offset(x: distance(.horizontal), y: distance(.vertical))
  }

  /// Takes over the baselines of a child at this vertical position.
  ///
  /// The topmost first baseline and the lowest last baseline win, as SwiftUI combines guides. In an
  /// infinite height a child has no finite position, and contributes no baseline.
  mutating func adoptBaselines(of inner: Measured, at y: Double) {
    if let first = inner.firstBaseline, (first + y).isFinite {
      firstBaseline = min(firstBaseline ?? .infinity, first + y)
    }
    if let last = inner.lastBaseline, (last + y).isFinite {
      lastBaseline = max(lastBaseline ?? -.infinity, last + y)
    }
  }
}

extension VerticalAlignment {
  /// Whether it needs the baselines of the texts inside a view.
  var isBaseline: Bool {
    switch self {
    case .firstTextBaseline, .lastTextBaseline: true
    case .top, .center, .bottom: false
    }
  }
}
