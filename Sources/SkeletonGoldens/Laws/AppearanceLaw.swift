import SkeletonLayout
import SkeletonModel

/// Nodes that exist in both appearances, or in both contrasts, have equal frames: colours must not
/// move anything.
func appearanceFaults(
  _ first: PlacedScreen, _ second: PlacedScreen, on axis: ConditionAxis
) -> [Fault] {
  let twins = Twins(first, second, leavingOut: axis)
  let (one, other) = (first.screen.variant, second.screen.variant)
  let words =
    axis == .contrast
    ? ("at \(one.contrast.rawValue) contrast", "at \(other.contrast.rawValue)")
    : ("in \(one.appearance.rawValue)", "in \(other.appearance.rawValue)")
  return Displacement(of: twins) { $0.first.frame }.causes.map { cause in
    let changes = cause.changes.map { name, due, found in
      "\(name) is \(due.threeDecimals) \(words.0) and \(found.threeDecimals) \(words.1)"
    }
    return Fault(
      law: .appearance, second, cause.twin, subject: axis.rawValue, excess: cause.excess,
      changes.joined(separator: ", ") + cause.followersWords)
  }
}
