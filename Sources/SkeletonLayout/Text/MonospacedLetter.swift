import SkeletonModel

/// How a letter of Inter's is drawn in a place as wide as every letter's: SF Mono fills the places of
/// narrow ones with bars at their stems' ends.
///
/// Read off pictures of iOS at 11 and 13 points; in shares of the size, from the place's left edge.
struct MonospacedLetter: Hashable, Sendable {
  private enum Edge { case left, middle, right }

  private enum Height { case foot, middle, top }

  private struct Bar: Hashable {
    var height: Height
    var left, right: Double
  }

  /// Which edge of its ink stands where.
  private let edge: Edge
  private let place: Double
  /// Where what is beside its stem ends; nil for as far as it does.
  private var end: Double?
  private let bars: [Bar]
  /// How wide its stem is, and how thick its bars are.
  private let stem, thickness: Double

  /// - Parameter weight: How far from regular to bold, from 0 to 1, and beyond.
  /// - Returns: nil for what stands as it is in the middle of its place.
  init?(_ letter: Unicode.Scalar, weight: Double) {
    stem = max(0.084 + 0.06 * weight, 0.02)
    thickness = max(0.08 + 0.06 * weight, 0.02)
    switch letter {
    case "i", "l":
      (edge, place) = (.middle, 0.317)
      bars = [
        Bar(height: .foot, left: 0.09, right: 0.533),
        Bar(height: letter == "i" ? .middle : .top, left: 0.09, right: 0.317),
      ]
    case "r":
      (edge, place, end) = (.left, 0.17 - stem / 2, 0.497)
      bars = [
        Bar(height: .foot, left: 0.027, right: 0.39),
        Bar(height: .middle, left: 0.027, right: 0.17),
      ]
    case "t":
      (edge, place) = (.middle, 0.214)
      bars = [
        Bar(height: .foot, left: 0.21, right: 0.455),
        Bar(height: .middle, left: -0.015, right: 0.455),
      ]
    case "1":
      (edge, place) = (.right, 0.26 + stem / 2)
      bars = [Bar(height: .foot, left: 0.012, right: 0.52)]
    default: return nil
    }
  }

  /// How the letter that stands for it is drawn, by its ink in shares of the size.
  ///
  /// - Parameter middle: How high letters without ascenders are.
  func filled(_ ink: Frame, middle: Double) -> Filled {
    let own =
      switch edge {
      case .left: ink.x
      case .middle: ink.center.x
      case .right: ink.maxX
      }
    let arm = ink.x + stem
    let length = ink.maxX - arm
    let longer = end.map { length > 0 ? ($0 - place + own - arm) / length : 1 } ?? 1
    let areas = bars.map { bar in
      let bottom =
        switch bar.height {
        case .foot: 0.0
        case .middle: middle - thickness
        case .top: -ink.y - thickness
        }
      return Frame(
        x: bar.left, y: -bottom - thickness, width: bar.right - bar.left, height: thickness)
    }
    return Filled(move: place - own, arm: arm, longer: max(longer, 0), bars: areas)
  }

  struct Filled {
    fileprivate let move: Double
    /// From where on in the letter that stands for it, and how many times, it is as long.
    fileprivate let arm, longer: Double
    let bars: [Frame]

    /// Where a point of the letter that stands for it is drawn.
    func x(of x: Double) -> Double { move + (x > arm ? arm + (x - arm) * longer : x) }
  }
}

extension Path {
  /// The outlines of bars that a letter has beside its own; y grows downwards.
  ///
  /// - Parameter turnsLeft: As the letter's own outline does: what both cover is filled then.
  static func bars(_ bars: [Frame], turningLeft turnsLeft: Bool) -> Path {
    var path = Path()
    for bar in bars {
      let corners = [
        Offset(x: bar.x, y: bar.maxY), Offset(x: bar.maxX, y: bar.maxY),
        Offset(x: bar.maxX, y: bar.y), Offset(x: bar.x, y: bar.y),
      ]
      for (number, corner) in (turnsLeft ? corners : corners.reversed()).enumerated() {
        path.elements.append(number == 0 ? .move(corner) : .line(corner))
      }
      path.elements.append(.close)
    }
    return path
  }
}
