import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// With reduced motion, the scene is the same at every phase.
func stillFaults(_ screen: Screen, _ stage: Stage) -> [Fault] {
  let moving = stage.moving
  if moving.isEmpty { return [] }
  let first = stage.looks(at: 0)
  var faults: [Fault] = []
  var met: Set<Int> = []
  for step in 1...16 {
    let phase = Double(step) / 16
    for (index, look) in stage.looks(at: phase).enumerated() where !met.contains(index) {
      guard look.difference(from: first[index]) != nil else { continue }
      met.insert(index)
      faults.append(
        Fault(
          law: .still, screen, mark: moving[index], subject: "moves",
          "it looks otherwise at phase \(phase.threeDecimals) than at 0, though motion is reduced"))
    }
  }
  return faults
}

/// Likewise of nodes that move by themselves.
func stillFaults(_ placed: PlacedScreen) -> [Fault] {
  let screen = placed.screen
  guard screen.longestRound != nil else { return [] }
  let staging = Staging(placed)
  var faults: [Fault] = []
  var met: Set<String> = []
  for step in 1...16 {
    let phase = Double(step) / 16
    for difference in staging.differences(at: phase, from: 0)
    where met.insert(difference.node).inserted {
      faults.append(
        Fault(
          law: .still, screen, node: difference.node, subject: "moves by itself",
          "it looks otherwise at phase \(phase.threeDecimals) than at 0, though motion is reduced; "
            + "leave 'whenReduced' out of its motion"))
    }
  }
  return faults
}
