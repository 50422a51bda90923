import SkeletonModel

/// How large something came out, and where its text stands in it.
struct Measured: Hashable {
  var extent: Extent
  /// From the top down to the first line's baseline; nil where there is no text.
  var firstBaseline: Double?
  var lastBaseline: Double?
}

/// How far something reaches to either side of the line it is aligned on.
struct Reach {
  var before: Double
  var after: Double

  /// What holds both, hung on one line.
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

  /// What has no text stands on its bottom edge, as in SwiftUI.
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

  /// The reach along an axis, so that a single routine lays out rows and columns alike.
  func reach(_ alignment: Alignment, along axis: Axis) -> Reach {
    axis == .horizontal ? reach(alignment.horizontal) : reach(alignment.vertical)
  }

  /// Where this stands in a frame of another size; what is larger overflows evenly about the guide.
  func place(in outer: Extent, by alignment: Alignment) -> Offset {
    let frame = Measured(extent: outer)
    func distance(_ axis: Axis) -> Double {
      frame.reach(alignment, along: axis).before - reach(alignment, along: axis).before
    }
    return Offset(x: distance(.horizontal), y: distance(.vertical))
  }

  /// Takes over the baselines of something that stands inside, so far down.
  ///
  /// The topmost first baseline and the lowest last one win, as SwiftUI combines guides. In
  /// endless room there is no middle, and what stands there hands up nothing.
  mutating func adoptBaselines(of inner: Measured, at y: Double) {
    if let first = inner.firstBaseline, (first + y).isFinite {
      firstBaseline = min(firstBaseline ?? .infinity, first + y)
    }
    if let last = inner.lastBaseline, (last + y).isFinite {
      lastBaseline = max(lastBaseline ?? -.infinity, last + y)
    }
  }
}
