import SkeletonModel

/// The stacks of a plan, and how their colours change from pixel to pixel.
struct Stacks: Sendable {
  let below: [Int32]
  let groups: [Int32]
  let shares: [UInt8]
  let changesAcross: [Bool]
  let changesDown: [Bool]
  /// The number of layers that change from pixel to pixel; one that does not change along a line
  /// counts as two.
  let changingLayers: [UInt8]
  /// How the uppermost layer of each is mixed with those below.
  let blends: [BlendMode]

  init(_ table: StackTable, _ traits: [InkGroups.Traits]) {
    below = table.below
    groups = table.groups
    shares = table.shares
    var across: [Bool] = []
    var down: [Bool] = []
    var layers: [UInt8] = []
    var blends: [BlendMode] = []
    // A stack lies on one with a smaller number.
    for stack in 0..<table.count {
      let lower = Int(table.below[stack])
      let group = Int(table.groups[stack])
      let changes = group >= 0 ? traits[group] : nil
      let isOn = lower >= 0
      across.append((changes?.changesAcross ?? false) || isOn && across[lower])
      down.append((changes?.changesDown ?? false) || isOn && down[lower])
      let own: UInt8 =
        changes.map { $0.changesAcross || $0.changesDown ? ($0.isCurved ? 2 : 1) : 0 } ?? 0
      blends.append(changes?.blend ?? .normal)
      layers.append(min(own + (isOn ? layers[lower] : 0), 2))
    }
    changesAcross = across
    changesDown = down
    changingLayers = layers
    self.blends = blends
  }

  /// Whether the stack has one colour in a frame.
  func isEven(_ stack: Int) -> Bool { !changesAcross[stack] && !changesDown[stack] }
}
