/// The layers of ink over the canvas, bottom first, that pixels have.
///
/// A stack is one layer on top of another stack.
struct StackTable {
  /// For each stack, what it lies on; -1 for nothing.
  private(set) var below: [Int32] = [-1]
  /// The group of the layer's ink; -1 for the canvas.
  private(set) var groups: [Int32] = [-1]
  /// How much of a pixel the layer covers.
  private(set) var shares: [UInt8] = [255]
  /// Open addressing: for each slot a stack, or -1.
  private var slots = [Int32](repeating: -1, count: 1024)

  /// The canvas without any mark.
  static let canvas: Int32 = 0

  var count: Int { groups.count }

  /// The number of the stack with one more layer.
  mutating func stack(on lower: Int32, _ group: Int32, _ share: UInt8) -> Int32 {
    var slot = slot(lower, group, share)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if below[known] == lower, groups[known] == group, shares[known] == share {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(count)
    below.append(lower)
    groups.append(group)
    shares.append(share)
    slots[slot] = number
    if count * 2 > slots.count { grow() }
    return number
  }

  private func slot(_ lower: Int32, _ group: Int32, _ share: UInt8) -> Int {
    let key =
      UInt64(UInt32(bitPattern: lower)) << 32 ^ UInt64(UInt32(bitPattern: group)) << 8
      ^ UInt64(share)
    return Int((key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in 1..<count {
      var slot = slot(below[number], groups[number], shares[number])
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
