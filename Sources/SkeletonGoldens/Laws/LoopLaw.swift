import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// The end of a cycle looks like its beginning; otherwise the loop jumps.
func loopFaults(_ screen: Screen, _ stage: Stage) -> [Fault] {
  let moving = stage.moving
  let first = stage.looks(at: 0)
  let last = stage.looks(at: 1)
  // Closer to the end than any picture: at 1 itself, an easing that is cut off looks different.
  let almost = stage.looks(at: 1 - 1e-9)
  return moving.indices.compactMap { index in
    func fault(_ colors: (Color, Color), _ remedy: String) -> Fault {
      Fault(
        law: .loop, screen, mark: moving[index], subject: remedy,
        "a cycle ends with \(colors.0.written) and begins with \(colors.1.written); \(remedy)")
    }
    if let colors = last[index].difference(from: first[index]) {
      return fault(colors, "give the shimmer's last stop the colour of its first")
    }
    // Spinners and dots move in steps; only light moves continuously.
    guard moving[index].shimmers, let colors = almost[index].difference(from: first[index]) else {
      return nil
    }
    return fault(colors, "its easing is still on the way then; give it more time, or damp it more")
  }
}

/// Likewise of nodes that move by themselves.
///
/// - Parameter light: What is wrong with the light, which is not said twice.
func loopFaults(_ placed: PlacedScreen, besides light: [Fault]) -> [Fault] {
  let screen = placed.screen
  guard screen.longestRound != nil else { return [] }
  let said = Set(light.map(\.node))
  return Staging(placed).differences(at: 1, from: 0).filter { !said.contains($0.node) }.map {
    difference in
    let colors = difference.colors
    let remedy = "say 'repeat: reverse', or let the motion end where nothing is seen of it"
    return Fault(
      law: .loop, screen, node: difference.node, subject: remedy,
      "a round ends with \(colors.0.written) and begins with \(colors.1.written)"
        + (colors.0 == colors.1 ? " elsewhere" : "") + "; \(remedy)")
  }
}
